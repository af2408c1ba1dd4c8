import { describe, expect, it } from 'vitest';
import {
  keptWith,
  readyDocumentsStorageKey,
  readyOf,
  type Checklist,
} from '../../machines/document-checklist/checklist';

const checklist: Checklist = {
  title: 'Hong Kong pre-arrival registration (PAR)',
  documents: [
    { id: 'hong-kong-passport', text: 'Passport valid for at least 6 months' },
    { id: 'hong-kong-slip', text: 'Notification slip & photo' },
    { id: 'hong-kong-stay', text: 'Hotel booking' },
  ],
  asOf: 'May 2025',
  officialSite: { label: 'Hong Kong Immigration', href: 'https://www.immd.gov.hk/' },
  address: 'https://deshantar.example/visa/hong-kong-par',
};

const all = ['hong-kong-passport', 'hong-kong-slip', 'hong-kong-stay'];

describe('what is ready', () => {
  it.each<[why: string, ids: string[], ready: string[]]>([
    ['nothing', [], []],
    ['one', ['hong-kong-slip'], ['hong-kong-slip']],
    ['all, in the order of the list', all.toReversed(), all],
    ['named twice', ['hong-kong-slip', 'hong-kong-slip'], ['hong-kong-slip']],
    ['of another guide', ['dubai-passport', 'hong-kong-stay'], ['hong-kong-stay']],
  ])('%s', (_why, ids, ready) => {
    expect(readyOf(checklist, ids)).toEqual(ready);
  });
});

describe('what the browser keeps', () => {
  it.each<[why: string, kept: string[], ready: string[], after: string[]]>([
    ['the first tick', [], ['hong-kong-slip'], ['hong-kong-slip']],
    [
      'a tick beside those of another guide',
      ['usa-form', 'hong-kong-slip'],
      ['hong-kong-slip', 'hong-kong-stay'],
      ['usa-form', 'hong-kong-slip', 'hong-kong-stay'],
    ],
    ['a cleared list leaves the others', ['usa-form', 'hong-kong-slip'], [], ['usa-form']],
  ])('%s', (_why, kept, ready, after) => expect(keptWith(kept, checklist, ready)).toEqual(after));

  it.each<[why: string, stored: unknown, read: string[]]>([
    ['ids', ['usa-form', 'hong-kong-slip'], ['usa-form', 'hong-kong-slip']],
    ['an empty list', [], []],
    ['an id twice', ['usa-form', 'usa-form'], ['usa-form']],
    ['numbers and objects among them', [1, null, 'usa-form', { id: 'x' }, ['y']], ['usa-form']],
    ['text that is no id', ['<svg onload>', '', 'USA', 'a b', 'x'.repeat(61)], []],
  ])('%s', (_why, stored, read) => {
    expect(readyDocumentsStorageKey.check(stored)).toEqual(read);
  });
});
