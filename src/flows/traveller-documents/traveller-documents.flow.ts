import { travellerDocumentsMachine } from '../../../machines/traveller-documents/traveller-documents.machine';
import { defineFlow } from '../running';
import { storedTicks } from '../sources/stored-ticks';
import { knownTrip } from '../sources/trip';

/** The documents of one traveller in the site: who travels is part of the visitor's trip, and a tick stands in every list. */
export const travellerDocumentsFlow = defineFlow(({ site, ports }) => ({
  input: { site },
  logic: travellerDocumentsMachine.provide({
    actors: {
      knownTrip: knownTrip(site, (folder) => ({ type: 'trip.known', folder })),
      storedTicks: storedTicks(ports),
    },
  }),
}));
