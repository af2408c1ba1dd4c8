import { daysBetween } from '../../machines/calendar';
import { dateWords, dayCount } from '../../machines/date-words';
import { inSentence } from '../../machines/in-sentence';
import type { TripFolder } from '../../machines/site/trip-folder/folder';
import { nextStep } from './next-step';
import { entryRulesFor } from './entry-rules';
import type { PlanningToolId } from './planning-tools';

/** What the visitor's own trip answers where the tools are offered. */
export interface TripAnswers {
  /** "Your trip to France: apply by 9 December 2026, in 15 days". */
  readonly greeting: string;
  /** In place of a tool's own line. */
  readonly lines: Readonly<Partial<Record<PlanningToolId, string>>>;
}

function lowerFirst(words: string): string {
  return words.charAt(0).toLowerCase() + words.slice(1);
}

/** What a trip answers on a day, `YYYY-MM-DD`. It brings the entry rules along: to be loaded where somebody has a trip. */
export function tripAnswers(folder: TripFolder, today: string): TripAnswers {
  const { destination, score } = folder;
  if (destination === undefined) {
    return { greeting: 'Your trip: choose a destination', lines: profileLine(score) };
  }
  const rules = entryRulesFor(destination);
  const listed = folder.documents?.list === rules?.documents ? folder.documents : undefined;
  const step = nextStep({ folder, rules, today, documents: listed ?? { ready: 0, total: 0 } });
  const isDayNamed = step.date !== undefined && step.title.includes(dateWords(step.date));
  const wait = isDayNamed && step.date ? `, in ${dayCount(daysBetween(today, step.date))}` : '';
  const place = inSentence(destination);
  return {
    greeting: `Your trip to ${place}: ${lowerFirst(step.title)}${wait}`,
    lines: {
      when: `${step.title}.`,
      ...(listed && { documents: `${listed.ready} of ${listed.total} ready.` }),
      ...profileLine(score),
      trip: `To ${place}.`,
    },
  };
}

function profileLine(score: TripFolder['score']): TripAnswers['lines'] {
  return score ? { profile: `${score.score} out of 100: ${score.status}.` } : {};
}
