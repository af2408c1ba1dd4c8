import { expect, it } from 'vitest';
import { facts } from '../../../src/content/facts';
import { savings } from '../../../src/content/savings';

const free = [
  ['Fiji', facts.onArrivalFijiEntry, facts.onArrivalFijiCost],
  ['Jamaica', facts.onArrivalJamaicaEntry, facts.onArrivalJamaicaCost],
  ['the Maldives', facts.onArrivalMaldivesEntry, facts.onArrivalMaldivesCost],
] as const;

it('names as free only where no visa and no fee is asked for', () => {
  const { text = '' } = savings.find(({ title }) => title === 'Places without a visa fee') ?? {};
  const [named = ''] = text.split(' are ');
  expect(named).toBe(`${free[0][0]}, ${free[1][0]} and ${free[2][0]}`);
  for (const [name, entry, cost] of free) {
    expect(entry.current?.value, name).toBe('visa-free');
    expect((cost.current ?? cost.listed)?.value, name).toBe('free');
  }
});
