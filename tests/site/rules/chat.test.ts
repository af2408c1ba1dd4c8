import { describe, expect, it } from 'vitest';
import { chatLink } from '../../../machines/chat';

describe('the chat link', () => {
  it.each<[chat: { to?: string; text?: string }, link: string]>([
    [{ to: '+911234567890' }, 'https://wa.me/911234567890'],
    [{ to: '+91 12345-67890', text: '' }, 'https://wa.me/911234567890'],
    [
      { to: '+911234567890', text: 'Name: Asha\nHi & bye' },
      'https://wa.me/911234567890?text=Name%3A%20Asha%0AHi%20%26%20bye',
    ],
    [{ to: '+911234567890', text: 'a\uD83D' }, 'https://wa.me/911234567890?text=a%EF%BF%BD'],
    [{ text: 'a & b\n☐ 100% #1?' }, 'https://wa.me/?text=a%20%26%20b%0A%E2%98%90%20100%25%20%231%3F'],
    [{ text: '\uDE00b 😀' }, 'https://wa.me/?text=%EF%BF%BDb%20%F0%9F%98%80'],
  ])('of %j is %s', (chat, link) => {
    expect(chatLink(chat)).toBe(link);
  });

  const longestText = 1_800 - 'https://wa.me/911234567890?text='.length;

  it.each<[to: string, length: number, carriesText: boolean]>([
    ['+911234567890', longestText, true],
    ['+911234567890', longestText + 1, false],
    ['+911234567890', 10_000, false],
    // Without a number and a text there would be nothing to open.
    ['', 10_000, true],
  ])('to %j with %i letters carries them: %s', (to, length, carriesText) => {
    expect(chatLink({ to, text: 'x'.repeat(length) }).includes('?text=')).toBe(carriesText);
  });
});
