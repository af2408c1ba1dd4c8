import { describe, expect, it } from 'vitest';
import { transitAnswers, waysOf, type Onward, type TransitJourney } from '../../machines/transit/rules';
import type { HeldVisa } from '../../machines/visas-held/held';
import { transitPlaces } from '../../src/content/transit-places';

const today = '2026-11-26';

const visa = (issuer: HeldVisa['issuer'], more: Partial<HeldVisa> = {}): HeldVisa => ({
  issuer,
  kind: 'visa',
  ...more,
});
const residence = (issuer: HeldVisa['issuer']): HeldVisa => ({ issuer, kind: 'residence' });

/** "visa", or "exempt" with the visa that frees, or "perhaps" where it frees on a condition. */
function answersAt(id: string, journey: TransitJourney, visas: readonly HeldVisa[]): string[] {
  const place = transitPlaces.find((one) => one.id === id);
  if (!place) throw new Error(`There is no place ${id}.`);
  return transitAnswers(place.rules, journey, visas, today).map(({ rule, exempt }) => {
    if (!exempt) return `${rule.way}: ${rule.need}`;
    const { held, conditions } = exempt.opening;
    return `${rule.way}: ${conditions.length > 0 ? 'perhaps' : 'exempt'} by ${held.issuer}`;
  });
}

const inside = (onward?: Onward): TransitJourney => ({
  bookings: 'one',
  route: 'inside',
  ...(onward && { onward }),
});
const out = (onward?: Onward): TransitJourney => ({ route: 'out', ...(onward && { onward }) });

/** Worked out from the publications by hand, without the table of the code. */
it.each<[place: string, journey: TransitJourney, visas: readonly HeldVisa[], answer: string]>([
  ['united-kingdom', inside(), [], 'airside: visa'],
  ['united-kingdom', inside('usa'), [], 'airside: visa'],
  ['united-kingdom', inside('elsewhere'), [visa('usa')], 'airside: exempt by usa'],
  ['united-kingdom', inside(), [visa('canada')], 'airside: exempt by canada'],
  ['united-kingdom', inside(), [visa('australia')], 'airside: exempt by australia'],
  ['united-kingdom', inside(), [visa('new-zealand')], 'airside: exempt by new-zealand'],
  ['united-kingdom', inside(), [residence('usa')], 'airside: exempt by usa'],
  ['united-kingdom', inside(), [residence('schengen')], 'airside: exempt by schengen'],
  ['united-kingdom', inside(), [visa('schengen')], 'airside: visa'],
  ['united-kingdom', inside(), [visa('japan')], 'airside: visa'],
  ['united-kingdom', inside(), [visa('usa', { validUntil: '2026-11-25' })], 'airside: visa'],
  ['united-kingdom', out('usa'), [visa('usa')], 'border: perhaps by usa'],
  ['united-kingdom', out('elsewhere'), [visa('usa')], 'border: visa'],
  ['united-kingdom', out(), [visa('usa')], 'border: visa'],
  ['united-kingdom', out(), [visa('uk')], 'border: exempt by uk'],
  // That which asks nothing more, whatever stands first.
  ['united-kingdom', out('usa'), [visa('usa'), visa('uk')], 'border: exempt by uk'],
  ['united-kingdom', out('usa'), [], 'border: visa'],
  ['germany', inside('usa'), [], 'airside: none'],
  ['germany', inside(), [], 'airside: none'],
  ['germany', inside('schengen'), [], 'airside: visa'],
  ['germany', inside('schengen'), [visa('schengen')], 'airside: exempt by schengen'],
  ['germany', out('usa'), [], 'border: visa'],
  ['germany', out('usa'), [visa('usa')], 'border: visa'],
  ['germany', out('usa'), [visa('schengen')], 'border: exempt by schengen'],
  ['france', inside('usa'), [], 'airside: unknown'],
  ['france', inside('usa'), [visa('schengen')], 'airside: exempt by schengen'],
  ['spain', inside('elsewhere'), [], 'airside: visa'],
  ['spain', inside('elsewhere'), [visa('usa')], 'airside: exempt by usa'],
  ['spain', inside('elsewhere'), [visa('japan')], 'airside: exempt by japan'],
  ['spain', inside('elsewhere'), [visa('uk')], 'airside: visa'],
  ['czech-republic', inside(), [], 'airside: unknown'],
  ['other-schengen', inside('canada'), [], 'airside: none'],
  ['other-schengen', inside('schengen'), [], 'airside: visa'],
  ['ireland', inside(), [], 'airside: none'],
  ['ireland', out(), [visa('uk')], 'border: perhaps by uk'],
  ['united-states', inside(), [], 'airside: visa'],
  ['united-states', inside(), [visa('usa')], 'airside: exempt by usa'],
  ['canada', inside('usa'), [visa('usa')], 'airside: visa'],
  ['canada', inside('usa'), [residence('usa')], 'airside: exempt by usa'],
  ['canada', inside('usa'), [visa('canada')], 'airside: exempt by canada'],
  ['australia', inside(), [], 'airside: visa'],
  ['australia', inside(), [visa('australia')], 'airside: exempt by australia'],
  ['new-zealand', inside('australia'), [visa('australia')], 'airside: exempt by australia'],
  ['new-zealand', inside('elsewhere'), [visa('australia')], 'airside: visa'],
  ['united-arab-emirates', inside(), [], 'airside: none'],
  ['united-arab-emirates', out(), [], 'border: visa'],
  ['united-arab-emirates', out(), [visa('usa', { validUntil: '2030-01-01' })], 'border: exempt by usa'],
  ['qatar', out(), [], 'border: none'],
  ['saudi-arabia', inside(), [], 'airside: none'],
  ['turkey', inside('usa'), [], 'airside: none'],
  ['turkey', inside('latin-four'), [], 'airside: visa'],
  ['singapore', out(), [], 'border: visa'],
  ['singapore', out(), [visa('usa', { validUntil: '2030-01-01' })], 'border: exempt by usa'],
  ['malaysia', out(), [], 'border: none'],
  ['thailand', inside(), [], 'airside: none'],
  ['hong-kong', out(), [], 'border: visa'],
  ['japan', inside(), [], 'airside: none'],
  ['japan', out(), [], 'border: visa'],
  ['south-korea', out('usa'), [visa('usa')], 'border: exempt by usa'],
  ['south-korea', out('elsewhere'), [visa('usa')], 'border: visa'],
  ['china', inside(), [], 'airside: none'],
  ['china', out(), [visa('usa')], 'border: visa'],
])('%s, %j, %j: %s', (place, journey, visas, answer) =>
  expect(answersAt(place, journey, visas)).toEqual([answer]),
);

describe('the way', () => {
  it.each<[journey: TransitJourney, ways: string]>([
    [{}, 'airside border'],
    [{ bookings: 'one' }, 'airside border'],
    [{ route: 'inside' }, 'airside border'],
    [{ bookings: 'one', route: 'inside' }, 'airside'],
    [{ bookings: 'two', route: 'inside' }, 'airside border'],
    [{ bookings: 'two' }, 'airside border'],
    [{ bookings: 'one', route: 'bags' }, 'border'],
    [{ bookings: 'two', route: 'out' }, 'border'],
  ])('%j: %s', (journey, ways) => expect(waysOf(journey).join(' ')).toBe(ways));
});

describe('the places', () => {
  it('say nothing of a way that no rule is about', () => {
    expect(transitAnswers([], {}, [], today)).toEqual([]);
  });

  it('each say something of both ways, whatever was said', () => {
    for (const { id } of transitPlaces) expect(answersAt(id, {}, []), id).toHaveLength(2);
  });

  it('never need a visa of which nobody says how it is had', () => {
    for (const { id, rules } of transitPlaces)
      for (const rule of rules)
        expect(rule.need !== 'visa' || rule.how !== undefined, `${id} ${rule.way}`).toBe(true);
  });

  it('say for each that is not known where to ask', () => {
    for (const { id, rules, official } of transitPlaces)
      expect(rules.every(({ need }) => need !== 'unknown') || official !== undefined, id).toBe(true);
  });
});
