import { describe, expect, it } from 'vitest';
import { comparedDestinations, usualComparisons } from '../../src/content/compared-destinations';
import { entryRulesFor } from '../../src/content/entry-rules';
import { load } from '../../src/pages/DestinationPage.data';

/* A comparison says what the pages say: each of them is asked, and compared word by word. */

const day = '2026-11-26';
const compared = comparedDestinations(day);

it('every answered destination can be compared, once, by name', () => {
  expect(new Set(compared.map(({ id }) => id)).size).toBe(71);
  expect(compared[0]?.name).toBe('Argentina');
});

describe.each(compared.map((destination) => [destination.name, destination] as const))('%s', (_name, one) => {
  const page = load({ path: one.path, params: {}, day });
  const lines = (label: string) =>
    page?.facts.find((fact) => fact.label === label)?.lines.map(({ value }) => value.toLowerCase()) ?? [];

  it('needs what its page says', () => expect(one.kind).toBe(page?.kind));

  it('has a fee of its page, unless none is known that holds for everyone', () => {
    const fee = one.fee.value.toLowerCase().replace(/^from /, '');
    const isKnown = entryRulesFor(one.name)?.fees?.some(({ isConditional }) => !isConditional) ?? false;
    expect(one.fee.value === 'Not confirmed').toBe(!isKnown);
    if (isKnown) expect(lines('Government fee')).toContain(fee);
  });

  it('has the stay of its page', () => {
    if (one.stay === 'Not confirmed') expect(lines('Stay')).toEqual(['we couldn’t confirm this']);
    else expect(lines('Stay')).toEqual([one.stay.toLowerCase()]);
  });

  it('costs what its page says for a week', () =>
    expect(page?.week.sum).toContain(`About ${one.week.split(' ')[0]} for`));

  it('has a list of documents where its page has one', () => {
    expect(/^\d+ if you are salaried$/.test(one.documents)).toBe(
      page?.documents.listId !== undefined && page.isFreeToGo !== true,
    );
    const count = Number.parseInt(one.documents, 10);
    if (!Number.isNaN(count)) expect(count).toBeLessThanOrEqual(page?.documents.total ?? 0);
  });

  it('is compared with its neighbours from its page', () => {
    const ids = new URL(page?.comparison ?? '', 'https://site.example').searchParams.get('with')?.split(',');
    expect(ids?.[0]).toBe(one.id);
    expect(ids?.length).toBeGreaterThan(1);
    expect(ids?.every((id) => compared.some((other) => other.id === id))).toBe(true);
  });
});

it('what is offered at first can be compared', () => {
  const ids = compared.map(({ id }) => id);
  expect(usualComparisons.flat().filter((id) => !ids.includes(id))).toEqual([]);
  expect(usualComparisons.every(({ length }) => length >= 2 && length <= 3)).toBe(true);
});
