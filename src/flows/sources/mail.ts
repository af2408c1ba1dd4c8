import type { EventObject } from 'xstate';
import type { MailRequested, OutgoingMail } from '../../../machines/ports';
import { source } from '../../../machines/source';
import type { Ports } from '../ports';

/** Opens the mails that the words make of what a flow asks for. */
export function mailSaidBy<Asked extends EventObject>(ports: Ports, mailOf: (asked: Asked) => OutgoingMail) {
  return source<never, undefined, Asked>(({ receive }) => receive((asked) => ports.openMail(mailOf(asked))));
}

/** Opens the mails that a flow asks for. */
export function mailBy(ports: Ports) {
  return mailSaidBy<MailRequested>(ports, ({ mail }) => mail);
}
