import { describe, expect, it } from 'vitest';
import {
  checklistText,
  keptWith,
  progressLine,
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
  it.each<[why: string, ids: string[], ready: string[], line: string]>([
    ['nothing', [], [], '0 of 3 ready'],
    ['one', ['hong-kong-slip'], ['hong-kong-slip'], '1 of 3 ready'],
    ['all, in the order of the list', all.toReversed(), all, '3 of 3 ready'],
    ['named twice', ['hong-kong-slip', 'hong-kong-slip'], ['hong-kong-slip'], '1 of 3 ready'],
    ['of another guide', ['dubai-passport', 'hong-kong-stay'], ['hong-kong-stay'], '1 of 3 ready'],
  ])('%s', (_why, ids, ready, line) => {
    expect(readyOf(checklist, ids)).toEqual(ready);
    expect(progressLine(checklist, readyOf(checklist, ids))).toBe(line);
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

const official = [
  '',
  'From our list of May 2025 and the sources on the page. Check before you apply:',
  'Hong Kong Immigration: https://www.immd.gov.hk/',
  '',
  'The whole guide:',
  'https://deshantar.example/visa/hong-kong-par',
];

describe('the list as a message', () => {
  it.each<[why: string, ready: string[], lines: string[]]>([
    [
      'nothing ready',
      [],
      [
        'Hong Kong pre-arrival registration (PAR)',
        '0 of 3 ready',
        '',
        'Still to get:',
        '☐ Passport valid for at least 6 months',
        '☐ Notification slip & photo',
        '☐ Hotel booking',
        ...official,
      ],
    ],
    [
      'one ready',
      ['hong-kong-slip'],
      [
        'Hong Kong pre-arrival registration (PAR)',
        '1 of 3 ready',
        '',
        'Ready:',
        '☑ Notification slip & photo',
        '',
        'Still to get:',
        '☐ Passport valid for at least 6 months',
        '☐ Hotel booking',
        ...official,
      ],
    ],
    [
      'all ready',
      all,
      [
        'Hong Kong pre-arrival registration (PAR)',
        '3 of 3 ready',
        '',
        'Ready:',
        '☑ Passport valid for at least 6 months',
        '☑ Notification slip & photo',
        '☑ Hotel booking',
        ...official,
      ],
    ],
  ])('%s', (_why, ready, lines) => expect(checklistText(checklist, ready)).toBe(lines.join('\n')));
});
