import { describe, expect, it } from 'vitest';
import type { Checklist } from '../../machines/document-checklist/checklist';
import { checklistText, progressLine } from '../../src/content/checklist-words';

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

it.each<[ready: number, line: string]>([
  [0, '0 of 3 ready'],
  [1, '1 of 3 ready'],
  [3, '3 of 3 ready'],
])('%i of 3: %s', (ready, line) => {
  expect(progressLine(ready, 3)).toBe(line);
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
  ])('%s', (_why, ready, lines) => expect(checklistText({ checklist, ready })).toBe(lines.join('\n')));
});
