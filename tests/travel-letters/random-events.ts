import fc from 'fast-check';
import { createEmptyActor } from 'xstate';
import {
  type ChoiceField,
  type TextField,
  type TickField,
  letterChoices,
  letterKinds,
  letterTicks,
  noAnswers,
} from '../../machines/travel-letters/answers';
import { selectLetter, travelLettersMachine } from '../../machines/travel-letters/travel-letters.machine';
import { writeLetter } from '../../src/content/letter-text';
import { type Play, nothing, playOf } from '../support/arbitraries';
import { someFolder } from '../support/random-values';

const letterAnswer = fc.constantFrom('', 'Asha Rao', '2027-05-20', '2027-02-30');

export const randomEvents: Play = playOf(travelLettersMachine, {
  input: { site: createEmptyActor() as never },
  answers: { copyText: fc.constant(undefined) },
  events: {
    'today.found': fc.record({ today: fc.constant('2026-11-22') }),
    'answers.found': fc.record({
      answers: fc
        .record({ fullName: letterAnswer, leaveTo: letterAnswer })
        .map((some) => ({ ...noAnswers, ...some })),
    }),
    'trip.found': fc.record({ trip: someFolder.map(({ visaType: _, ...trip }) => trip) }),
    'letter.chosen': fc.record({ letter: fc.constantFrom(...letterKinds) }),
    'field.changed': fc.record({
      field: fc.constantFrom<TextField[]>(
        'fullName',
        'purpose',
        'leaveFrom',
        'leaveTo',
        'signer',
        'companionIs',
      ),
      value: letterAnswer,
    }),
    'choice.made': fc.record({
      field: fc.constantFrom(...(Object.keys(letterChoices) as ChoiceField[])),
      value: fc.constantFrom('', 'sold', ...Object.values(letterChoices).flat()),
    }),
    'tick.toggled': fc.record({
      field: fc.constantFrom(...(Object.keys(letterTicks) as TickField[])),
      id: fc.constantFrom('gold', ...Object.values(letterTicks).flat()),
    }),
    'copy.pressed': nothing,
    'print.pressed': nothing,
    'print.ended': nothing,
  },
  holds: ({ snapshot }) => {
    const { text, missing } = writeLetter(selectLetter(snapshot));
    return {
      'what is missing stands in the letter': missing.every((words) => text.includes(`[${words}]`)),
      'no letter says undefined': !text.includes('undefined'),
    };
  },
});
