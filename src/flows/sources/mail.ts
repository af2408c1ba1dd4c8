import type { MailRequested } from '../../../machines/ports';
import { source } from '../../../machines/source';
import type { Ports } from '../ports';

/** Opens the mails that a flow asks for. */
export function mailBy(ports: Ports) {
  return source<never, undefined, MailRequested>(({ receive }) =>
    receive(({ mail }) => ports.openMail(mail)),
  );
}
