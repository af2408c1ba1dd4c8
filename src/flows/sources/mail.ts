import type { EventObject } from 'xstate';
import type { OutgoingMail } from '../../../machines/ports';
import { source } from '../../../machines/source';
import type { Ports } from '../ports';

/** Opens the mails that the words make of what a flow asks for. */
export function mailBy<Asked extends EventObject>(ports: Ports, mailOf: (asked: Asked) => OutgoingMail) {
  return source<never, undefined, Asked>(({ receive }) => receive((asked) => ports.openMail(mailOf(asked))));
}
