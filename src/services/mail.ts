import { mailLink } from '../../machines/mail';
import type { OutgoingMail } from '../../machines/ports';
import { site } from '../site';

const recipients: Record<OutgoingMail['to'], string> = {
  contact: site.contactEmail,
  quotes: site.quotesEmail,
};

/** Opens the visitor's mail program with a mail. A mail too long for a link is copied, to be pasted. */
export function openMail({ to, subject, body }: OutgoingMail): void {
  const { href, isShortened } = mailLink({ to: recipients[to], subject, body });
  if (isShortened) void copyText(body);
  location.href = href;
}

/** Copies text for the visitor. Gives false when the browser does not allow it. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch (error) {
    console.warn('The text could not be copied.', error);
    return false;
  }
}
