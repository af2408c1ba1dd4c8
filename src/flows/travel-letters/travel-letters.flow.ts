import { source } from '../../../machines/source';
import { lettersStorageKey } from '../../../machines/travel-letters/answers';
import { selectDraft, travelLettersMachine } from '../../../machines/travel-letters/travel-letters.machine';
import { writeLetter } from '../../content/letter-text';
import { defineFlow } from '../running';
import { copyTextBy } from '../sources/copy-text';
import { keptDraft } from '../sources/kept-draft';
import { regionPrinter } from '../sources/printer';
import { knownTrip } from '../sources/trip';

/** The letters in the site: they are about the visitor's trip. */
export const travelLettersFlow = defineFlow(({ site, ports }) => ({
  input: { site },
  logic: travelLettersMachine.provide({
    actors: {
      copyText: copyTextBy(ports, (facts) => writeLetter(facts).text),
      printer: regionPrinter(ports),
      today: source(({ sendBack }) => sendBack({ type: 'today.found', today: ports.today() })),
      draft: keptDraft(ports.storedValue(lettersStorageKey), selectDraft, (answers) => ({
        type: 'answers.found',
        answers,
      })),
      knownTrip: knownTrip(site, (trip) => ({ type: 'trip.found', trip })),
    },
  }),
}));
