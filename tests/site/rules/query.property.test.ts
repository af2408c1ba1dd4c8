import fc from 'fast-check';
import { expect, it } from 'vitest';
import { queryEntries, queryValue } from '../../../machines/query';
import { runs } from '../../support/part';

const text = fc.string({ unit: 'grapheme', maxLength: 12 });

it('reads what the browser writes, as the browser reads it', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(text, text), { maxLength: 6 }), (pairs) => {
      const search = new URLSearchParams(pairs).toString();
      expect(queryEntries(`?${search}`)).toEqual([...new URLSearchParams(search)]);
      for (const [name] of pairs)
        expect(queryValue(search, name)).toBe(new URLSearchParams(search).get(name));
    }),
    { numRuns: runs(500) },
  );
});

it.each([
  ['', 'status', null],
  ['?', 'status', null],
  ['?status=success&status=failure', 'status', 'success'],
  ['?status', 'status', ''],
  ['?tx_id=a=b', 'tx_id', 'a=b'],
  ['?tx_id=a+b%20c', 'tx_id', 'a b c'],
  ['?tx_id=%E0%A4%A', 'tx_id', '%E0%A4%A'],
  ['?__proto__=x', '__proto__', 'x'],
])('%s: %s is %s', (search, name, value) => {
  expect(queryValue(search, name)).toBe(value);
});
