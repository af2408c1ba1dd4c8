/** Links that open a WhatsApp chat. Specification §7, Other outgoing actions. */
import { wellFormed } from './text';

interface Chat {
  /** The phone number, however it is written; without one the visitor chooses who gets the text. */
  readonly to?: string;
  readonly text?: string;
}

/** Longer links are refused by some phones; the text is then pasted by hand. */
const longestLink = 1800;

/** The link that opens a chat, with the text already typed; one that is too long opens the chat alone. */
export function chatLink({ to = '', text = '' }: Chat): string {
  const chat = `https://wa.me/${to.replace(/\D/g, '')}`;
  if (text === '') return chat;
  const withText = `${chat}?text=${encodeURIComponent(wellFormed(text))}`;
  return to === '' || withText.length <= longestLink ? withText : chat;
}
