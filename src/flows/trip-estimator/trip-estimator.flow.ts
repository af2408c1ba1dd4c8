import { source } from '../../../machines/source';
import { estimatorDraftStorageKey } from '../../../machines/trip-estimator/estimator-form';
import { selectDraft, tripEstimatorMachine } from '../../../machines/trip-estimator/trip-estimator.machine';
import { quoteRequest, sharedTitle } from '../../content/quote-words';
import { agency } from '../../site';
import { defineFlow } from '../running';
import { copyTextBy } from '../sources/copy-text';
import { keptDraft } from '../sources/kept-draft';
import { mailBy } from '../sources/mail';
import { pagePrinter } from '../sources/printer';
import { shareBy } from '../sources/share';
import { knownTrip, tripPrefill } from '../sources/trip';

/** The estimator in the site. Specification §2, §4 and §5, Trip estimator. */
export const tripEstimatorFlow = defineFlow(({ site, ports }) => ({
  input: { site, baseUrl: agency.baseUrl },
  logic: tripEstimatorMachine.provide({
    actors: {
      copyText: copyTextBy(ports, (given) => ('link' in given ? given.link : quoteRequest(given).body)),
      mail: mailBy(ports, ({ to, ...facts }) => ({ to, ...quoteRequest(facts) })),
      share: shareBy(ports, sharedTitle),
      printer: pagePrinter(ports),
      sharedLink: source(({ sendBack, input: { sharedTrip } }) => {
        if (sharedTrip) sendBack({ type: 'choices.found', form: sharedTrip });
      }),
      draft: keptDraft(ports.storedValue(estimatorDraftStorageKey), selectDraft, (draft) => ({
        type: 'draft.found',
        draft,
      })),
      knownTrip: knownTrip(site, (trip) => ({ type: 'trip.known', trip })),
      tripPrefill: tripPrefill(site, 'estimator', (prefill) => ({ type: 'trip.prefilled', prefill })),
    },
  }),
}));
