import { dateWords } from '../../machines/date-words';
import { inSentence } from '../../machines/in-sentence';
import {
  stepOf,
  type NextAction,
  type Step,
  type TripKnowledge,
} from '../../machines/site/trip-folder/next-step';
import { anyTimeWords, passportSentence } from './dates-answer';

export interface NextStep {
  readonly title: string;
  readonly text: string;
  /** By when, or from when, as YYYY-MM-DD. */
  readonly date?: string;
  readonly action: NextAction;
}

/** Begins with a space: it follows a sentence. */
function documentsLeft({ ready, total }: TripKnowledge['documents']): string {
  const left = total - ready;
  if (total === 0 || left === 0) return '';
  return ` ${left === 1 ? '1 document is' : `${left} documents are`} still missing.`;
}

function wordsOf(step: Step, today: string, left: string): { title: string; text: string } {
  switch (step.is) {
    case 'destination-missing':
      return { title: 'Choose a destination', text: 'Fees, documents and dates depend on it.' };
    case 'dates-missing':
      return {
        title: 'Add your dates',
        text: `The day you arrive in ${inSentence(step.destination)} decides when you should apply.`,
      };
    case 'rules-unknown':
      return {
        title: 'Ask us when to apply',
        text: `We don’t know when to apply for ${inSentence(step.destination)}.${left}`,
      };
    case 'over':
      return { title: 'This trip is over', text: 'Clear the folder to plan another.' };
    case 'sent': {
      const when = step.on === today ? 'today' : `on ${dateWords(step.on)}`;
      return {
        title: 'Your application is with us',
        text: `Sent ${when}, reference ${step.reference}. We’ll call you. Have your documents ready.`,
      };
    }
    case 'dates-passed':
      return { title: 'These dates have passed', text: 'Change them, or clear the folder.' };
    case 'passport-short':
      return { title: 'Renew your passport first', text: passportSentence(step.rules, step.trip, today) };
    case 'too-early':
      return {
        title: 'Get your documents ready',
        text: `You can apply from ${dateWords(step.date)}.${left}`,
      };
    case 'open':
      return {
        title: step.date === today ? 'Apply today' : `Apply by ${dateWords(step.date)}`,
        text: `You can apply now.${left}`,
      };
    case 'hurry': {
      const until = step.hasDeadline ? ` You can still apply until ${dateWords(step.date)}.` : '';
      return { title: 'Apply today', text: `You’re later than we advise.${until}${left}` };
    }
    case 'too-late':
      return {
        title: 'Too late for these dates',
        text: `As a rule, the last day to apply was ${dateWords(step.date)}. Change your dates, or ask whether an exception is made.`,
      };
    case 'any-time':
      return { title: 'Book as soon as you can', text: `${anyTimeWords(step.rules)}${left}` };
    case 'not-needed': {
      const form = step.rules.arrivalForm;
      return {
        title: 'You don’t need a visa',
        text: `${form ? `Fill in the ${form.name} before you land. ` : ''}Have your documents with you on ${dateWords(step.date)}.${left}`,
      };
    }
    case 'unknown':
      return { title: 'Ask us when to apply', text: `We don’t know when to apply for this trip.${left}` };
  }
}

/** What to do next, and by when, in words. */
export function nextStep(known: TripKnowledge): NextStep {
  const step = stepOf(known);
  return {
    ...wordsOf(step, known.today, documentsLeft(known.documents)),
    ...('date' in step && { date: step.date }),
    action: step.action,
  };
}
