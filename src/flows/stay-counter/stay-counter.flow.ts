import { source } from '../../../machines/source';
import {
  staysStorageKey,
  selectDraft,
  stayCounterMachine,
} from '../../../machines/stay-counter/stay-counter.machine';
import { defineFlow } from '../running';
import { keptDraft } from '../sources/kept-draft';
import { knownTrip } from '../sources/trip';

/** The counter in the site: its list stays in the tab. */
export const stayCounterFlow = defineFlow(({ site, ports }) => ({
  input: {},
  logic: stayCounterMachine.provide({
    actors: {
      today: source(({ sendBack }) => sendBack({ type: 'today.found', today: ports.today() })),
      draft: keptDraft(ports.storedValue(staysStorageKey), selectDraft, (typed) => ({
        type: 'stays.found',
        typed,
      })),
      knownTrip: knownTrip(site, (folder) => ({ type: 'trip.known', folder })),
    },
  }),
}));
