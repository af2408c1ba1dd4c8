import { mailLink } from '../../machines/mail';
import type { OutgoingMail } from '../../machines/ports';
import { agency } from '../site';
import { copyText } from './clipboard';

const recipients: Record<OutgoingMail['to'], string> = {
  contact: agency.contactEmail,
  quotes: agency.quotesEmail,
};

/**
 * Opens the visitor's mail program with a mail. A mail too long for a link is copied, to be pasted. Where nothing
 * opens, only the console says so: what was typed is still on the page. `pasteBody` asks to paste. Specification §7.
 */
export function openMail({ to, subject, body }: OutgoingMail, pasteBody: string): void {
  const { href, isShortened } = mailLink({ to: recipients[to], subject, body }, pasteBody);
  if (isShortened) void copyText(body);
  try {
    location.href = href;
  } catch (error) {
    console.warn('The mail program could not be opened.', error);
  }
}
