import { describe, expect, it } from 'vitest';
import type { EntryKind } from '../../../machines/travel-dates/rules';
import { entryRulesFor } from '../../../src/content/entry-rules';
import { facts, type FactId } from '../../../src/content/facts';
import { otherDestinations, shortAnswerFor } from '../../../src/content/other-destinations';
import { visaOnArrivalRegions } from '../../../src/content/visa-on-arrival';
import { yellowFeverCountries, yellowFeverOnReturn } from '../../../src/content/yellow-fever';

/** The first sum in words: "€90", "CAD 100", "about €10.90", "BHD 10 for a two-week e-visa", "US$30 for the eTA". */
function sumIn(words: string): string {
  const [, before = '', number = '', after = ''] =
    /(US\$|€|£|₹|\b[A-Z]{3}\b)?\s?(\d[\d,]*(?:\.\d+)?)(?:\s([A-Z]{3})\b)?/.exec(words) ?? [];
  const currency = { US$: 'USD', '€': 'EUR', '£': 'GBP', '₹': 'INR' }[before] ?? (before || after);
  return `${currency} ${Number(number.replaceAll(',', ''))}`;
}

const valueOf = (id: FactId) => facts[id].current?.value ?? facts[id].listed?.value ?? '';

/** The sums of a country's entry rules, both ends of a range. */
const feesOf = (country: string) =>
  (entryRulesFor(country)?.fees ?? []).flatMap(({ currency, amount, upTo }) =>
    [amount, upTo].flatMap((sum) => (sum === undefined ? [] : [`${currency} ${sum}`])),
  );

describe('a sum that a fact and the entry rules both have', () => {
  it.each<[FactId, string]>([
    ['schengenFeeAdult', 'France'],
    ['schengenFeeChild', 'France'],
    ['ukFee', 'United Kingdom'],
    ['usBusinessVisaFee', 'United States'],
    ['canadaVisitorFee', 'Canada'],
    ['canadaBiometricsFee', 'Canada'],
    ['uaeFee', 'United Arab Emirates'],
    ['uaeOnArrivalFee', 'United Arab Emirates'],
    ['onArrivalKenyaCost', 'Kenya'],
    ['onArrivalBahrainCost', 'Bahrain'],
    ['onArrivalJordanCost', 'Jordan'],
  ])('%s is a fee of %s', (id, country) => {
    expect(feesOf(country)).toContain(sumIn(valueOf(id)));
  });

  it('the days that a visa of Canada took are those of the fact', () => {
    const days = (words: string | undefined) => (words?.match(/\d+(?= )/g) ?? []).map(Number);
    const told = days(entryRulesFor('Canada')?.time?.words);
    for (const day of [71, 83]) {
      expect(days(valueOf('canadaProcessing').replaceAll(/[,.]/g, ' '))).toContain(day);
      expect(told).toContain(day);
    }
  });

  it('the authorisation of Seychelles costs what the fact says', () => {
    expect(valueOf('onArrivalSeychellesCost')).toContain('about €10.90');
    expect(shortAnswerFor('Seychelles')?.note).toContain('about €10.90');
  });
});

/** What the words of a fact about the entry ask. */
function kindIn(words: string): EntryKind {
  if (words.startsWith('visa-free')) return 'visa-free';
  if (/^(?:visa|visitor permit) on arrival/.test(words)) return 'on-arrival';
  if (/\beTA\b|authorisation/.test(words)) return 'eta';
  return /\be-visa\b/.test(words) ? 'e-visa' : 'visa';
}

const cards = visaOnArrivalRegions.flatMap(({ countries }) => countries);

it.each(cards.map(({ name, entryFact }) => [name, valueOf(entryFact)]))(
  '%s: "%s" is what its answer says',
  (name, words) => {
    expect(shortAnswerFor(name)?.kind ?? entryRulesFor(name)?.kind).toBe(kindIn(words));
  },
);

describe('India’s yellow fever certificate', () => {
  it('every country on the list is told of it where its answer stands, and no other', () => {
    const told = [...otherDestinations, 'Argentina', 'Brazil', 'Kenya', 'Tanzania'].filter((name) => {
      const note = shortAnswerFor(name)?.note ?? '';
      const exceptions = entryRulesFor(name)?.exceptions ?? [];
      return [note, ...exceptions.map(({ words }) => words)].some((words) =>
        words.includes(yellowFeverOnReturn.words),
      );
    });
    expect(told.toSorted()).toEqual(yellowFeverCountries.toSorted());
  });

  it('a card of a country on the list names the certificate', () => {
    const silent = cards.filter(
      ({ name, requirements }) =>
        yellowFeverCountries.includes(name) &&
        !requirements.some((words) => /^Yellow fever certificate.*India/.test(words)),
    );
    expect(silent.map(({ name }) => name)).toEqual([]);
  });
});
