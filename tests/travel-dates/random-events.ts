import fc from 'fast-check';
import { selectAnswer } from '../../src/content/dates-answer';
import { createEmptyActor } from 'xstate';
import { isCalendarDate } from '../../machines/calendar';
import { noDates } from '../../machines/travel-dates/plan';
import { markWidth } from '../../machines/travel-dates/timeline';
import {
  selectProblems as selectDateProblems,
  validDates,
  travelDatesMachine,
} from '../../machines/travel-dates/travel-dates.machine';
import { entryRulesFor } from '../../src/content/entry-rules';
import { type Play, nothing, playOf } from '../support/arbitraries';
import { dateText, implies, today } from '../support/random-values';

function impossible(message: string): never {
  throw new Error(message);
}

export const randomEvents: Play = playOf(travelDatesMachine, {
  input: {
    site: createEmptyActor() as never,
    country: 'Malaysia',
    rules: entryRulesFor('Malaysia') ?? impossible('There are no rules for Malaysia.'),
    place: 'Malaysia',
    host: 'deshantar.example',
  },
  events: {
    'today.found': fc.record({ today }),
    'trip.known': fc.record({
      folder: fc.record({
        entry: dateText,
        exit: dateText,
        passportIssued: dateText,
        passportExpiry: dateText,
      }),
    }),
    'field.changed': fc.record({
      field: fc.constantFrom(...(Object.keys(noDates) as (keyof typeof noDates)[])),
      value: dateText,
    }),
    'mark.chosen': fc.record({
      mark: fc.constantFrom('entry' as const, 'exit' as const, 'passport' as const),
    }),
    'dates.cleared': nothing,
  },
  headStart: [
    { type: 'today.found', today: '2026-11-21' },
    { type: 'field.changed', field: 'entry', value: '2026-12-20' },
  ],
  holds: ({ snapshot }) => {
    const { typed, today: known } = snapshot.context;
    const answer = selectAnswer(snapshot);
    const problems = Object.keys(selectDateProblems(snapshot));
    return {
      'there is an answer when today, the entry and nothing wrong are there':
        (answer !== undefined) === (known !== undefined && typed.entry !== '' && problems.length === 0),
      'the days lie on the line, in order': implies(
        answer !== undefined,
        answer?.timeline.marks.every(
          ({ at }, index, marks) => at >= (marks[index - 1]?.at ?? 0) && at >= 0 && at <= 1,
        ) ?? false,
      ),
      'no mark stands over another': implies(
        answer !== undefined,
        answer?.timeline.marks.every(({ at, lane }, index, marks) =>
          marks.slice(index + 1).every((next) => next.lane !== lane || next.at - at >= markWidth),
        ) ?? false,
      ),
      'the trip is told days of the calendar only': Object.values(validDates(snapshot.context)).every(
        (date) => date === '' || isCalendarDate(date),
      ),
    };
  },
});
