import { fromPromise } from 'xstate';
import type { Ports } from '../ports';

/** Asks in the browser's own dialog; gives whether the visitor agrees. */
export function confirmBy(ports: Ports, question: string) {
  return fromPromise<boolean>(() => ports.confirm(question));
}
