import type { VisaNeed } from '../../machines/country-listing/listing';
import { dateWords } from '../../machines/date-words';
import type { TripFolder } from '../../machines/site/trip-folder/folder';
import { travelDatesOf } from '../../machines/site/trip-folder/next-step';
import { planDates, type DatePlan } from '../../machines/travel-dates/plan';
import { entryKindOn, needOn } from './entry-need';
import { entryRulesFor } from './entry-rules';
import { answeredDestinations } from './further-destinations';

/** What the picture of a trip says: no more than its link carries, and what follows from it. */
export interface TripCard {
  readonly title: string;
  readonly stamp?: { readonly code: string; readonly need: VisaNeed };
  readonly lines: readonly { readonly label: string; readonly value: string }[];
}

/** What the stamp of a destination says on a day, YYYY-MM-DD; nothing where it has none, or the rule that we know has ended. */
export function stampOn(destination: string, day: string): TripCard['stamp'] {
  const listed = answeredDestinations.find(({ name }) => name === destination);
  const need = listed && needOn(listed, day);
  return need && { code: listed.shortName, need };
}

/** The day by which one applies, while that is still to come. */
function applyBy({ state, sensibleLatest, legalLatest }: DatePlan): string | undefined {
  if (state === 'too-early' || state === 'open') return sensibleLatest ?? legalLatest;
  return state === 'hurry' ? legalLatest : undefined;
}

/** The card of a trip on a day, YYYY-MM-DD. */
export function tripCard(trip: TripFolder, today: string): TripCard {
  const { destination, visaType, entry, exit } = trip;
  const rules = destination === undefined ? undefined : entryRulesFor(destination);
  const arrival = entry ?? today;
  const stamp = destination === undefined ? undefined : stampOn(destination, arrival);
  const dates = travelDatesOf(trip);
  const by = rules && dates && applyBy(planDates(rules, dates, today));
  const travel =
    entry && (exit === undefined ? `from ${dateWords(entry)}` : `${dateWords(entry)} to ${dateWords(exit)}`);
  const lines: readonly (readonly [label: string, value: string | undefined])[] = [
    ['Travel', travel],
    ['Apply by', by && dateWords(by)],
    ['With an Indian passport', rules && entryKindOn(rules, arrival)],
    ['Visa', visaType],
  ];
  return {
    title: destination === undefined ? 'My trip' : `My trip to ${destination}`,
    ...(stamp && { stamp }),
    lines: lines.flatMap(([label, value]) => (value === undefined || value === '' ? [] : [{ label, value }])),
  };
}
