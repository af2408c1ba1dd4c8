import { describe, expect, it } from 'vitest';
import { dueOn, isDue } from '../../machines/fact-age/age';
import { factAgeMachine } from '../../machines/fact-age/fact-age.machine';
import { checkedFacts } from '../../src/content/checked-facts';
import { checksIn, factDays } from '../../src/content/fact-age';
import { facts } from '../../src/content/facts';
import { answeredDestinations } from '../../src/content/further-destinations';
import { trial } from '../support/trial';

describe('a check is good for six months', () => {
  it.each<[checked: string, due: string]>([
    ['2026-11-21', '2027-05-21'],
    ['2026-08-31', '2027-02-28'],
    ['2026-05-13', '2026-11-13'],
    ['2027-08-31', '2028-02-29'],
  ])('of %s until %s', (checked, due) => expect(dueOn(checked)).toBe(due));

  it.each<[checked: string, today: string, is: boolean]>([
    ['2026-11-21', '2026-11-21', false],
    ['2026-11-21', '2027-05-20', false],
    ['2026-11-21', '2027-05-21', true],
    ['2026-11-21', '2030-01-01', true],
  ])('of %s on %s: %s', (checked, today, is) => expect(isDue(checked, today)).toBe(is));
});

it.each<[why: string, built: string, days: readonly string[], state: string]>([
  ['built in time', '2026-12-01', [], 'good'],
  ['and read in time', '2026-12-01', ['2027-05-20'], 'good'],
  ['read too late', '2026-12-01', ['2027-05-21'], 'old'],
  ['read in time, and again too late', '2026-12-01', ['2027-01-01', '2027-06-01'], 'old'],
  ['built too late', '2027-06-01', [], 'old'],
  ['built too late, on a device whose clock is behind', '2027-06-01', ['2026-12-01'], 'old'],
])('%s', (_why, built, days, state) => {
  const { actor, send } = trial(factAgeMachine, { input: { checked: '2026-11-21', built } });
  send(...days.map((today) => ({ type: 'today.found' as const, today })));
  expect(actor.getSnapshot().value).toBe(state);
});

describe('what has to be looked up again', () => {
  it('is every fact with a source, every destination, and the rates', () => {
    const listed = checkedFacts();
    const looked = Object.entries(facts).filter(([, { current }]) => current);
    for (const [id] of looked)
      expect(
        listed.some(({ what }) => what.startsWith(`${id}: `)),
        id,
      ).toBe(true);
    for (const { name } of answeredDestinations)
      expect(
        listed.some(({ what }) => what.startsWith('Entry: ') && what.includes(name)),
        name,
      ).toBe(true);
    expect(listed.some(({ what }) => what === 'Exchange rates')).toBe(true);
  });

  it('begins with what was checked longest ago', () => {
    const days = checkedFacts().map(({ checked }) => checked);
    expect(days).toEqual([...days].sort());
    expect(days.every((day) => /^\d{4}-\d{2}-\d{2}$/.test(day))).toBe(true);
  });
});

it('a page is as old as its oldest figure, and has no age without one', () => {
  expect(factDays(['2026-11-24', '2026-11-21', '2026-11-22'], '2026-12-01')).toEqual({
    checked: '2026-11-21',
    built: '2026-12-01',
  });
  expect(factDays([], '2026-12-01')).toBeUndefined();
  expect(checksIn(['{fact:schengenFeeAdult}', 'nothing'], '2026-12-01')).toEqual([
    facts.schengenFeeAdult.current?.checked,
  ]);
});
