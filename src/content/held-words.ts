import { dateWords } from '../../machines/date-words';
import type { HeldVisa, Issuer } from '../../machines/visas-held/held';
import type { Condition, OpenedBy } from '../../machines/visas-held/openings';

/** Whose visa it is, before "visa": "US visa". */
export const issuerNames: Readonly<Record<Issuer, string>> = {
  usa: 'US',
  uk: 'UK',
  schengen: 'Schengen',
  canada: 'Canadian',
  australia: 'Australian',
  japan: 'Japanese',
  'new-zealand': 'New Zealand',
  korea: 'South Korean',
};

/** Where it is a visa or residence permit of. */
export const issuerPlaces: Readonly<Record<Issuer, string>> = {
  usa: 'USA',
  uk: 'United Kingdom',
  schengen: 'Schengen area',
  canada: 'Canada',
  australia: 'Australia',
  japan: 'Japan',
  'new-zealand': 'New Zealand',
  korea: 'South Korea',
};

/** "US visa", "Canadian residence permit". */
export function heldName({ issuer, kind }: Pick<HeldVisa, 'issuer' | 'kind'>): string {
  return `${issuerNames[issuer]} ${kind === 'visa' ? 'visa' : 'residence permit'}`;
}

/** "valid until 31 January 2030"; nothing where no day was said. */
export function validityWords({ validUntil }: HeldVisa): string | undefined {
  return validUntil === undefined ? undefined : `valid until ${dateWords(validUntil)}`;
}

function conditionWords(condition: Condition, monthsLeft: number | undefined): string {
  switch (condition) {
    case 'multiple':
      return 'it is for several entries';
    case 'used':
      return 'you have used it once';
    case 'months-left':
      return `it is valid for ${monthsLeft ?? 6} more months`;
    case 'bivs':
      return 'it is a visitor visa marked BIVS, and you go to the UK first';
    case 'german-or-swiss':
      return 'Germany or Switzerland issued it';
    case 'tourist':
      return 'it is a tourist visa';
    case 'no-e-visa':
      return 'it is no e-visa';
  }
}

/** "Only if it is for several entries and you have used it once."; nothing where there is no condition. */
export function conditionsLine(
  conditions: readonly Condition[],
  openedBy: readonly OpenedBy[] = [],
): string | undefined {
  const monthsLeft = openedBy.find((rule) => rule.monthsLeft !== undefined)?.monthsLeft;
  const words = conditions.map((condition) => conditionWords(condition, monthsLeft));
  return words.length === 0 ? undefined : `Only if ${words.join(' and ')}.`;
}
