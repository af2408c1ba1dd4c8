/** Mails, and the links that carry their text. RFC 6068; Specification §7, Other outgoing actions. */
import { isFilled, wellFormed } from './text';

/** What a mail says of a field: its text, or that nothing was given. */
export function orNotGiven(text: string): string {
  return isFilled(text) ? text : 'N/A';
}

interface MailText {
  readonly to: string;
  readonly subject: string;
  readonly body: string;
}

/** Longer links are cut off by some mail programs. */
const linkLimit = 1800;

/** In characters: even four-byte ones, twelve signs each when encoded, leave room in the link. */
const subjectLimit = 100;

function encoded(text: string): string {
  return encodeURIComponent(wellFormed(text));
}

function withoutControls(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();
}

function withMailLineEnds(text: string): string {
  return text.replace(/\r\n|\r|\n/g, '\r\n');
}

function linkWith({ to, subject, body }: MailText): string {
  const recipient = encoded(to).replaceAll('%40', '@');
  return `mailto:${recipient}?subject=${encoded(withoutControls(subject))}&body=${encoded(withMailLineEnds(body))}`;
}

/**
 * The mail link of a text. A link too long for mail programs has `shortBody` in the place of the text, which asks to paste it, and says
 * so by `isShortened`: then the caller copies the text for the visitor.
 */
export function mailLink(mail: MailText, shortBody: string): { href: string; isShortened: boolean } {
  const href = linkWith(mail);
  if (href.length <= linkLimit) return { href, isShortened: false };
  return {
    href: linkWith({ ...mail, subject: [...mail.subject].slice(0, subjectLimit).join(''), body: shortBody }),
    isShortened: true,
  };
}
