import { expect, it } from 'vitest';
import { visaCost } from '../../../src/content/visa-cost';

const fee = {
  label: 'Government fee',
  lines: [
    { value: '€90', rupees: '≈ ₹9,900', for: 'from 12 years' },
    { value: '€45', rupees: '≈ ₹4,950', for: 'from 6 to 11 years' },
  ],
} as const;
const charge = { label: 'Service charge', value: '₹1,900 at VFS Global' } as const;
const ours = 'Only if you want it: we tell you the price in writing before you pay.';

it.each([
  [
    'the government, the centre and us',
    [fee],
    charge,
    [],
    [
      ['Government', '€90 ≈\u00A0₹9,900 (from 12 years); €45 ≈\u00A0₹4,950 (from 6 to 11 years)'],
      ['Visa centre', '₹1,900 at VFS Global'],
      ['Our help', ours],
    ],
  ],
  [
    'no centre where nothing is handed in',
    [{ ...fee, lines: [{ value: 'Free' }] }],
    undefined,
    [],
    [
      ['Government', 'Free'],
      ['Our help', ours],
    ],
  ],
  [
    'no figure where none has a source, and the owner’s prices where there are some',
    [{ label: 'Government fee', lines: [{ value: 'Not confirmed' }], isUnknown: true } as const],
    undefined,
    [
      { service: 'Form', price: '₹999' },
      { service: 'Whole application', price: '₹3,499' },
    ],
    [
      ['Government', 'We found no fee with a source: the official site names it.'],
      ['Our help', 'Only if you want it: Form ₹999, Whole application ₹3,499.'],
    ],
  ],
  [
    'how old the centre’s charge is',
    [{ ...fee, lines: [{ value: '₹450' }] }],
    { ...charge, value: '₹800', age: 'published in 2015' } as const,
    [],
    [
      ['Government', '₹450'],
      ['Visa centre', '₹800 (published in 2015)'],
      ['Our help', ours],
    ],
  ],
  ['nothing where no fee is known of', [], charge, [], []],
])('who is paid for a visa: %s', (_why, facts, line, prices, rows) => {
  expect(visaCost(facts, line, prices).map(({ to, value }) => [to, value])).toEqual(rows);
});
