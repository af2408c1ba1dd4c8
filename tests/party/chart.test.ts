import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { partyMachine, type PartyEvent } from '../../machines/party/party.machine';
import { withAge, withNumbers, type Party } from '../../machines/party/party';
import { forTripFolder } from '../../machines/site/events';
import { estimateLine } from '../../src/content/estimate-words';
import { partyCost, partyWords } from '../../src/content/party-words';
import { siteRecorder } from '../support/site-recorder';
import { trial } from '../support/trial';

const adult: PartyEvent = { type: 'adult.added' };
const noAdult: PartyEvent = { type: 'adult.removed' };
const child: PartyEvent = { type: 'child.added' };
const noChild: PartyEvent = { type: 'child.removed' };
const aged = (index: number, age: number | null): PartyEvent => ({ type: 'age.chosen', child: index, age });
const known = (party?: Party): PartyEvent => ({ type: 'trip.known', trip: party ? { party } : {} });

it.each<[why: string, events: readonly PartyEvent[], party: Party, state: 'one' | 'several', told: number]>([
  ['at first', [], { adults: 1, children: [] }, 'one', 0],
  ['a second adult', [adult], { adults: 2, children: [] }, 'several', 1],
  ['and not after all', [adult, noAdult], { adults: 1, children: [] }, 'one', 2],
  ['a third adult, and not after all', [adult, adult, noAdult], { adults: 2, children: [] }, 'several', 3],
  ['nobody is not a party', [noAdult, noChild], { adults: 1, children: [] }, 'one', 0],
  ['a child', [child], { adults: 1, children: [null] }, 'several', 1],
  ['its age', [child, aged(0, 7)], { adults: 1, children: [7] }, 'several', 2],
  ['its age taken back', [child, aged(0, 7), aged(0, null)], { adults: 1, children: [null] }, 'several', 3],
  ['a baby', [child, aged(0, 0)], { adults: 1, children: [0] }, 'several', 2],
  ['the oldest child', [child, aged(0, 17)], { adults: 1, children: [17] }, 'several', 2],
  ['an age that no child has', [child, aged(0, 18)], { adults: 1, children: [null] }, 'several', 2],
  ['an age of no child', [child, aged(3, 7)], { adults: 1, children: [null] }, 'several', 2],
  ['an age of no child at all', [aged(0, 7)], { adults: 1, children: [] }, 'one', 0],
  [
    'the last child goes first',
    [child, aged(0, 7), child, noChild],
    { adults: 1, children: [7] },
    'several',
    4,
  ],
  ['nine adults at most', Array(12).fill(adult), { adults: 9, children: [] }, 'several', 8],
  [
    'nine children at most',
    Array(12).fill(child),
    { adults: 1, children: Array(9).fill(null) },
    'several',
    9,
  ],
  ['what the trip has', [known({ adults: 2, children: [4] })], { adults: 2, children: [4] }, 'several', 0],
  [
    'a trip that was cleared',
    [known({ adults: 2, children: [] }), known()],
    { adults: 1, children: [] },
    'one',
    0,
  ],
])('%s', (_why, events, party, state, told) => {
  const { site, told: said } = siteRecorder();
  const { actor, send } = trial(partyMachine, { input: { site } });
  send(...events);
  expect(actor.getSnapshot().context.party).toEqual(party);
  expect(actor.getSnapshot().value).toBe(state);
  expect(said).toHaveLength(told);
  if (told > 0) expect(said.at(-1)).toEqual(forTripFolder({ type: 'trip.patched', patch: { party } }));
});

describe('in words', () => {
  it.each<[Party, string]>([
    [{ adults: 1, children: [] }, '1 adult'],
    [{ adults: 2, children: [] }, '2 adults'],
    [{ adults: 1, children: [null] }, '1 adult and 1 child'],
    [{ adults: 2, children: [3, 12] }, '2 adults and 2 children'],
  ])('%j is %s', (party, words) => expect(partyWords(party)).toBe(words));

  // Worked out by hand.
  it('four people pay four times the total', () => {
    expect(partyCost({ adults: 2, children: [3, 12] }, 102_500)).toBe(
      'For 2 adults and 2 children: about ₹4,10,000.',
    );
  });

  it('the folder says what one pays', () => {
    const estimate = { total: 102_500, days: 7 };
    expect(estimateLine(estimate)).toBe('₹1,02,500 for one traveller, 7 days.');
  });
});

it('whatever numbers and ages are asked for, a party stays one', () => {
  const number = fc.oneof(fc.integer({ min: -5, max: 20 }), fc.double());
  fc.assert(
    fc.property(number, number, number, number, (adults, children, index, age) => {
      const party = withAge(withNumbers({ adults: 1, children: [] }, { adults, children }), index, age);
      expect(party.adults).toBeGreaterThanOrEqual(1);
      expect(party.adults).toBeLessThanOrEqual(9);
      expect(party.children.length).toBeLessThanOrEqual(9);
      for (const one of party.children)
        expect(one === null || (Number.isInteger(one) && one >= 0 && one < 18)).toBe(true);
    }),
  );
});
