import { afterEach, expect, it } from 'vitest';
import { mailLink } from '../../../machines/mail';
import { pasteBody } from '../../../src/content/mail-words';
import { inOrder, inWords, wellFormed } from '../../../machines/text';
import { usableUrl } from '../../../src/webhook-address';

const newer = [
  [String.prototype, 'toWellFormed'],
  [URL, 'canParse'],
  [AbortSignal, 'timeout'],
] as const;
const kept = newer.map(([owner, name]) => Object.getOwnPropertyDescriptor(owner, name));

afterEach(() => {
  newer.forEach(([owner, name], index) => Object.defineProperty(owner, name, kept[index] ?? {}));
});

it.each([
  ['2027-06-15', '2027-06-16', -1],
  ['2027-06-16', '2027-06-15', 1],
  ['2027-06-15', '2027-06-15', 0],
])('%s beside %s: %i', (one, other, order) => {
  expect(inOrder(one, other)).toBe(order);
});

it.each([
  [[], ''],
  [['email'], 'email'],
  [['email', 'phone'], 'email and phone'],
  [['full name', 'email', 'phone'], 'full name, email and phone'],
])('%j in words is %j', (things, words) => {
  expect(inWords(things)).toBe(words);
  expect(inWords(things)).toBe(new Intl.ListFormat('en-IN').format(things));
});

it.each([
  ['', ''],
  ['Asha 👩‍👩‍👧 é नमस्ते', 'Asha 👩‍👩‍👧 é नमस्ते'],
  ['\ud83d', '\ufffd'],
  ['a\ude00b', 'a\ufffdb'],
  ['\ude00\ud83d', '\ufffd\ufffd'],
  ['\ud83d😀\ude00', '\ufffd😀\ufffd'],
])('fault 18: %j is well-formed as %j', (text, expected) => {
  expect(wellFormed(text)).toBe(expected);
  expect(wellFormed(text)).toBe(text.toWellFormed());
});

it('a phone from before 2023 writes mails and finds the webhook', () => {
  for (const [owner, name] of newer) Reflect.deleteProperty(owner, name);
  expect('toWellFormed' in String.prototype || 'canParse' in URL || 'timeout' in AbortSignal).toBe(false);
  const { href } = mailLink({ to: 'hello@deshantar.example', subject: 'Hi \ud83d', body: 'x' }, pasteBody);
  expect(href).toContain('subject=Hi%20%EF%BF%BD');
  expect(usableUrl('https://hooks.example/a', 'https://deshantar.example/')?.href).toBe(
    'https://hooks.example/a',
  );
  expect(usableUrl('https://', 'https://deshantar.example/')).toBeUndefined();
});
