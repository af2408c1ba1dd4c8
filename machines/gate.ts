import { fromPromise } from 'xstate';

/** Brings the dialog of the question before an application: its code, which only the view knows how to draw. */
export const loadGate = fromPromise<unknown>(() => Promise.reject(new Error('loadGate is not provided')));
