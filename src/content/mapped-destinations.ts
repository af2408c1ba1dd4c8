import type { Country, VisaNeed } from '../../machines/country-listing/listing';
import type { Filtered } from '../../machines/destination-map/filters';
import { countries } from './countries';
import { destinationCoordinates } from './destination-coordinates';
import { listedAnswerOn } from './listed-answers';
import { unbroken } from './unbroken';

/** A destination on the map: where its mark is, and what its tip says. */
export interface MappedDestination extends Filtered {
  readonly name: string;
  readonly shortName: string;
  readonly longitude: number;
  readonly latitude: number;
  readonly need?: VisaNeed;
  readonly kind: string;
  readonly fee: string;
  readonly time: string;
}

const calendarDays: Readonly<Record<string, (count: number) => number>> = {
  hour: (hours) => Math.ceil(hours / 24),
  day: (days) => days,
  // Begun on a Friday, a week's work has a weekend before it and one behind.
  'working day': (days) => days + 2 * Math.ceil(days / 5),
  week: (weeks) => 7 * weeks,
};

/** The most calendar days that the words for a time allow: "3-5 Working Days" is 7. Absent where they promise nothing. */
export function mostDays(words: string): number | undefined {
  if (/^(?:no waiting|on arrival)$/i.test(words)) return 0;
  if (words.includes('%')) return undefined;
  const spans = [...words.matchAll(/(\d+) (working day|day|week|hour)s?\b/gi)].map(
    ([, count, unit = '']) => calendarDays[unit.toLowerCase()]?.(Number(count)) ?? Infinity,
  );
  return spans.length === 0 ? undefined : Math.max(...spans);
}

/** The least rupees that the words for a fee name: "US$25 ≈ ₹2,400" is 2400, and free is 0. */
export function leastRupees(words: string): number | undefined {
  if (/^free\b/i.test(words)) return 0;
  const [, sum] = /₹([\d,]+)/.exec(words) ?? [];
  return sum === undefined ? undefined : Number(sum.replaceAll(',', ''));
}

function mapped(country: Country, day: string): MappedDestination {
  const { name, shortName } = country;
  const coordinates = destinationCoordinates.get(shortName);
  if (!coordinates)
    throw new Error(`${name} has no coordinates: see src/content/destination-coordinates.ts.`);
  const { need, kind, fee, time } = listedAnswerOn(country, day);
  const feeWords = [fee.value, fee.rupees && unbroken(fee.rupees)].filter(Boolean).join(' ');
  const days = mostDays(time.value);
  const rupees = leastRupees(feeWords);
  return {
    name,
    shortName,
    ...coordinates,
    ...(need && { need }),
    kind,
    fee: feeWords,
    time: time.value,
    ...(days !== undefined && { days }),
    ...(rupees !== undefined && { rupees }),
  };
}

/** Every destination of the listing as the map shows it on a day, `YYYY-MM-DD`. Specification §2, Home. */
export function mappedDestinations(day: string): readonly MappedDestination[] {
  return countries.map((country) => mapped(country, day));
}
