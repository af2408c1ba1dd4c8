import type { EventObject } from 'xstate';
import { source } from '../../../machines/source';
import { enteredBeforeHydration } from '../before-hydration';
import { fieldId } from '../field-id';

/** What was typed into a field while the app was on its way. */
export function earlyText<Told extends EventObject>(field: string, typed: (text: string) => Told) {
  return source<Told, { flowId: string }>(({ sendBack, input: { flowId } }) => {
    const text = enteredBeforeHydration(fieldId(flowId, field));
    if (text !== '') sendBack(typed(text));
  });
}
