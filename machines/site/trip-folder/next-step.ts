import { dateWords } from '../../date-words';
import { inSentence } from '../../in-sentence';
import { planDates, type TravelDates } from '../../travel-dates/plan';
import type { EntryRules } from '../../travel-dates/rules';
import { anyTimeWords, passportSentence } from '../../travel-dates/timeline';
import type { TripFolder } from './folder';

/** What leads on from the next step; the page knows where each is. */
export type NextAction = 'destination' | 'dates' | 'documents' | 'apply' | 'ask' | 'none';

export interface NextStep {
  readonly title: string;
  readonly text: string;
  /** By when, or from when, as YYYY-MM-DD. */
  readonly date?: string;
  readonly action: NextAction;
}

interface TripKnowledge {
  readonly folder: TripFolder;
  /** Of the destination; nothing where it is not among the listing's 62. */
  readonly rules: EntryRules | undefined;
  /** YYYY-MM-DD. */
  readonly today: string;
  readonly documents: { readonly ready: number; readonly total: number };
}

/** The dates of the trip as the planner asks for them; nothing until there is a day of arrival. */
export function travelDatesOf(folder: TripFolder): TravelDates | undefined {
  const { entry, exit, passportIssued, passportExpiry } = folder;
  if (entry === undefined) return undefined;
  return {
    entry,
    ...(exit !== undefined && { exit }),
    ...(passportIssued !== undefined && { passportIssued }),
    ...(passportExpiry !== undefined && { passportExpiry }),
  };
}

function documentsLeft({ ready, total }: TripKnowledge['documents']): string {
  const left = total - ready;
  if (total === 0 || left === 0) return '';
  return ` ${left === 1 ? '1 document is' : `${left} documents are`} still missing.`;
}

function sentStep({ folder, today }: TripKnowledge, reference: string, on: string): NextStep {
  const when = on === today ? 'today' : `on ${dateWords(on)}`;
  const isBehind = folder.exit !== undefined && folder.exit < today;
  return {
    title: isBehind ? 'This trip is over' : 'Your application is with us',
    text: isBehind
      ? 'Clear the folder to plan another.'
      : `Sent ${when}, reference ${reference}. We’ll call you. Have your documents ready.`,
    action: isBehind ? 'none' : 'documents',
  };
}

/** What to do next, and by when: the first thing that keeps the trip from going on. */
export function nextStep(known: TripKnowledge): NextStep {
  const { folder, rules, today, documents } = known;
  const { destination, sent } = folder;
  if (destination === undefined) {
    return {
      title: 'Choose a destination',
      text: 'Fees, documents and dates depend on it.',
      action: 'destination',
    };
  }
  if (sent) return sentStep(known, sent.reference, sent.on);
  const trip = travelDatesOf(folder);
  if (!trip) {
    return {
      title: 'Add your dates',
      text: `The day you arrive in ${inSentence(destination)} decides when you should apply.`,
      action: 'dates',
    };
  }
  if (!rules) {
    return {
      title: 'Ask us when to apply',
      text: `We don’t know when to apply for ${inSentence(destination)}.${documentsLeft(documents)}`,
      action: 'ask',
    };
  }
  const { state, earliest, legalLatest, sensibleLatest, passport } = planDates(rules, trip, today);
  if (trip.entry < today) {
    return {
      title: 'These dates have passed',
      text: 'Change them, or clear the folder.',
      action: 'dates',
    };
  }
  if (!passport.ok) {
    return { title: 'Renew your passport first', text: passportSentence(rules, trip, today), action: 'ask' };
  }
  const last = legalLatest ?? trip.entry;
  const left = documentsLeft(documents);
  switch (state) {
    case 'too-early':
      return {
        title: 'Get your documents ready',
        text: `You can apply from ${dateWords(earliest ?? trip.entry)}.${left}`,
        date: earliest ?? trip.entry,
        action: 'documents',
      };
    case 'open': {
      const by = sensibleLatest ?? last;
      return {
        title: by === today ? 'Apply today' : `Apply by ${dateWords(by)}`,
        text: left === '' ? 'You can apply now.' : `You can apply now.${left}`,
        date: by,
        action: 'apply',
      };
    }
    case 'hurry':
      return {
        title: 'Apply today',
        text: `You’re later than we advise.${legalLatest === undefined ? '' : ` You can still apply until ${dateWords(last)}.`}${left}`,
        date: last,
        action: 'apply',
      };
    case 'too-late':
      return {
        title: 'Too late for these dates',
        text: `As a rule, the last day to apply was ${dateWords(last)}. Change your dates, or ask whether an exception is made.`,
        date: last,
        action: 'ask',
      };
    case 'any-time':
      return {
        title: 'Book as soon as you can',
        text: `${anyTimeWords(rules)}${left}`,
        action: 'apply',
      };
    case 'not-needed':
      return {
        title: 'You don’t need a visa',
        text: `${rules.arrivalForm ? `Fill in the ${rules.arrivalForm.name} before you land. ` : ''}Have your documents with you on ${dateWords(trip.entry)}.${left}`,
        date: trip.entry,
        action: 'documents',
      };
    case 'unknown':
      return {
        title: 'Ask us when to apply',
        text: `We don’t know when to apply for this trip.${left}`,
        action: 'ask',
      };
  }
}
