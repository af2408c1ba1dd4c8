import { daysBetween } from '../../machines/calendar';
import { dateWords, dayCount } from '../../machines/date-words';
import {
  selectCounted,
  selectIsWantedWrong,
  type CountedStays,
  type StayCounterSnapshot,
} from '../../machines/stay-counter/stay-counter.machine';
import {
  stayLimit,
  windowLength,
  type Stay,
  type StayCheck,
  type StayPlan,
  type StayProblem,
} from '../../machines/stay-counter/stays';
import type { WindowPicture } from '../../machines/stay-counter/window';

/** What the counter says of a counted list. */
export interface StayResult {
  /** Each with what it means, most important first. */
  readonly sentences: readonly string[];
  readonly isOverstay: boolean;
  /** The numbers of a new stay, where one is asked about. */
  readonly plan?: readonly { readonly label: string; readonly value: string }[];
  readonly picture?: WindowPicture & {
    /** What the slider says of the day that it stands on. */
    readonly words: string;
    /** Where the slider stands, in days from its first, and how far it goes. */
    readonly offset: number;
    readonly reach: number;
  };
}

/** What keeps a stay from being counted, with the row as a person counts it. */
export function stayProblemWords({ row, field, problem, typed }: StayProblem): string {
  const said: Readonly<Record<StayProblem['problem'], string>> = {
    missing: `the day of ${field} is missing.`,
    'no-day': `there is no day "${typed}".`,
    'before-entry': 'the exit is before the entry.',
    'too-long': 'it is longer than ten years.',
  };
  return `Stay ${row + 1}: ${said[problem]}`;
}

function checkSentence({ peak, overstay }: StayCheck): string {
  return overstay
    ? `These stays break the rule: from ${dateWords(overstay.from)} on, ${dayCount(overstay.days)} ${overstay.days === 1 ? 'is' : 'are'} beyond the ${stayLimit}.`
    : `These stays keep the rule: at most ${dayCount(peak)} in any ${windowLength}.`;
}

function planSentence({ entry, stay, lastExit, earliestEntry }: StayPlan & { entry: string }): string {
  return lastExit === undefined
    ? `You cannot enter on ${dateWords(entry)}: the first day is ${dateWords(earliestEntry)}.`
    : `If you enter on ${dateWords(entry)}, you may stay ${dayCount(stay)}, to ${dateWords(lastExit)}.`;
}

function wantedSentence({ entry, exit }: Stay, today: string | undefined): string {
  const when = entry === today ? 'today' : dateWords(entry);
  return `You could stay ${dayCount(daysBetween(entry, exit) + 1)} from ${when} on: to ${dateWords(exit)}.`;
}

const morePlan = `That is more than ${stayLimit} minus the days used, because old days drop out of the ${windowLength} while you are there.`;

function planNumbers({ used, stay, lastExit, earliestEntry }: StayPlan): NonNullable<StayResult['plan']> {
  return [
    { label: 'Days used before you enter', value: String(used) },
    { label: 'Longest stay from that day', value: dayCount(stay) },
    ...(lastExit === undefined
      ? [{ label: 'First day of a new stay', value: dateWords(earliestEntry) }]
      : [{ label: 'Last day to leave', value: dateWords(lastExit) }]),
  ];
}

function pictureWords(picture: WindowPicture): NonNullable<StayResult['picture']> {
  const { first, last, window, used } = picture;
  return {
    ...picture,
    offset: daysBetween(first, window.to),
    reach: daysBetween(first, last),
    words: `${dateWords(window.to)}: ${used} of ${stayLimit} days in the ${windowLength} since ${dateWords(window.from)}`,
  };
}

function resultOf({ check, plan, wanted, picture, today }: CountedStays): StayResult {
  return {
    sentences: [
      ...(wanted ? [wantedSentence(wanted, today)] : []),
      ...(plan ? [planSentence(plan)] : []),
      ...(check ? [checkSentence(check)] : []),
      ...(plan && plan.stay > stayLimit - plan.used ? [morePlan] : []),
    ],
    isOverstay: check?.overstay !== undefined,
    ...(plan && { plan: planNumbers(plan) }),
    ...(picture && { picture: pictureWords(picture) }),
  };
}

/** The results, once the list can be counted. */
export function selectResult(snapshot: StayCounterSnapshot): StayResult | undefined {
  const counted = selectCounted(snapshot);
  return counted && resultOf(counted);
}

/** What is wrong with the days that a stay is to last. */
export function selectWantedProblem(snapshot: StayCounterSnapshot): string | undefined {
  return selectIsWantedWrong(snapshot) ? `Enter a number of days from 1 to ${stayLimit}.` : undefined;
}
