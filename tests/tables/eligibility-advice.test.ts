import { describe, expect, it } from 'vitest';
import {
  adviceAt,
  adviceWithoutPoints,
  isForStudyOrWork,
  reachableScore,
  tipsByGain,
} from '../../machines/eligibility-checker/advice';
import { defaultAssessment, type AssessmentDraft } from '../../machines/eligibility-checker/assessment';
import { visaTypesByDestination } from '../../machines/eligibility-checker/choices';
import { scoreEligibility } from '../../machines/eligibility-checker/scoring';
import { visaFreeNotesOn } from '../../src/content/visa-free-notes';
import { traveller } from '../support/traveller';

const draft = (changes: Partial<AssessmentDraft>): AssessmentDraft => ({
  ...defaultAssessment,
  ...traveller,
  age: String(changes.age ?? traveller.age),
  ...changes,
});

describe('what stands at the rows of the ledger', () => {
  const rowsOf = (changes: Partial<AssessmentDraft>) => {
    const answers = draft(changes);
    const { factors } = scoreEligibility({ ...answers, age: Number(answers.age) }, '2026-11-21');
    return Object.fromEntries(factors.map((factor) => [factor.rule, adviceAt(factor, answers)]));
  };

  it.each<[rule: string, changes: Partial<AssessmentDraft>, words: RegExp]>([
    ['age', { age: '15' }, /consent letters/],
    ['age', { age: '70' }, /health insurance/],
    ['passport-validity', { passportValidity: '2026-12-01' }, /^Critical: renew/],
    ['occupation', { occupation: 'unemployed', sponsorAvailable: 'no' }, /who will pay/],
    ['visa-rejection', { visaRejections: 'yes' }, /earlier visa refusal/],
    [
      'bank-balance',
      { bankBalance: '0_50k', destinationCountry: 'usa' },
      /sudden deposit just before applying/,
    ],
    ['bank-balance', { bankBalance: '0_50k', destinationCountry: 'schengen' }, /sudden deposit just before/],
    ['financial-proof', { hasFinancialProof: 'no' }, /bank statements/],
  ])('%s with %j', (rule, changes, words) => {
    expect(rowsOf(changes)[rule]).toMatch(words);
  });

  it('a minor without income and with a refusal keeps the tip that the limit of four drops', () => {
    const rows = rowsOf({
      age: '16',
      occupation: 'unemployed',
      sponsorAvailable: 'no',
      passportValidity: '2026-12-01',
      traveledAbroad: 'no',
      countriesVisited: [],
      visaRejections: 'yes',
    });
    expect(rows['visa-rejection']).toMatch(/refusal/);
  });

  it('nothing stands where a rule adds points', () => {
    expect(Object.values(rowsOf({ bankBalance: '10L_plus' })).filter(Boolean)).toEqual([]);
  });
});

describe('what gives no points', () => {
  it.each<[changes: Partial<AssessmentDraft>, words: RegExp[]]>([
    [{ destinationCountry: 'schengen', hasFlightHotelBooking: 'no' }, [/you can cancel/]],
    [{ destinationCountry: 'uk', hasFlightHotelBooking: 'no' }, [/pay for nothing before the decision/]],
    [{ destinationCountry: 'usa', hasFlightHotelBooking: 'yes' }, []],
    [{ destinationCountry: 'thailand', traveledAbroad: 'no', hasFlightHotelBooking: 'no' }, [/first trip/]],
  ])('%j', (changes, words) => {
    expect(adviceWithoutPoints(draft({ traveledAbroad: 'yes', ...changes }))).toEqual(
      words.map((pattern) => expect.stringMatching(pattern)),
    );
  });
});

describe('the notes beside the status', () => {
  it('are there for the visa types of study and work, and no others', () => {
    const types = Object.values(visaTypesByDestination).flat();
    const found = types
      .filter(({ value }) => isForStudyOrWork({ visaType: value }))
      .map(({ label }) => label);
    expect(new Set(found)).toEqual(
      new Set(types.map(({ label }) => label).filter((label) => /student|study|work|H1B|J1/i.test(label))),
    );
  });

  it.each([
    ['2026-11-21', ['malaysia', 'thailand']],
    ['2027-01-01', ['thailand']],
  ])('on %s name the destinations that are visa-free: %j', (day, destinations) => {
    expect(Object.keys(visaFreeNotesOn(day)).toSorted()).toEqual(destinations);
  });
});

describe('what can be won back', () => {
  const resultOf = (changes: Partial<AssessmentDraft>) => {
    const answers = draft(changes);
    return { answers, ...scoreEligibility({ ...answers, age: Number(answers.age) }, '2026-11-21') };
  };
  const weak: Partial<AssessmentDraft> = {
    destinationCountry: 'schengen',
    visaType: 'tourist',
    passportValidity: '2026-12-01',
    visaRejections: 'yes',
    bankBalance: '0_50k',
    hasFlightHotelBooking: 'yes',
  };

  it('orders the same tips by the points that they take back', () => {
    const { answers, tips, factors } = resultOf(weak);
    const weighed = tipsByGain({ tips, factors }, answers);
    expect(weighed.map(({ tip }) => tip).toSorted()).toEqual([...tips].toSorted());
    expect(weighed.map(({ gain }) => gain)).toEqual([15, 10, 0, 0]);
    expect(tips[1]).toMatch(/refusal/);
    expect(weighed[0]?.tip).toMatch(/^Critical: renew/);
    expect(weighed[1]?.tip).toMatch(/bank balance/);
    expect(weighed[2]?.tip).toMatch(/refusal/);
  });

  it('promises nothing for what cannot be changed', () => {
    const { answers, tips, factors } = resultOf({ visaRejections: 'yes' });
    expect(tipsByGain({ tips, factors }, answers).find(({ tip }) => /refusal/.test(tip))?.gain).toBe(0);
  });

  it('adds to the score what the changeable rules cost, and no more than 100', () => {
    const { score, factors } = resultOf({ itReturnsFiled: 'no', hasFinancialProof: 'no' });
    expect(reachableScore(factors)).toBe(Math.min(100, score + 10));
    const row = { rule: 'a', label: '', points: -60, changeable: true };
    expect(reachableScore([row])).toBe(50);
    expect(reachableScore([{ ...row, changeable: false }])).toBe(0);
    expect(reachableScore([row, { ...row, rule: 'b', points: 70, changeable: false }])).toBe(100);
  });
});
