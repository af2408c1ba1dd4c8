import fc from 'fast-check';
import { createEmptyActor } from 'xstate';
import { keptWith } from '../../machines/document-checklist/checklist';
import { documentsOf } from '../../machines/traveller-documents/documents';
import {
  anyTraveller,
  selectDocuments,
  travellerDocumentsMachine,
} from '../../machines/traveller-documents/traveller-documents.machine';
import { documentLists } from '../../src/content/documents/document-lists';
import { type Play, playOf } from '../support/arbitraries';

const visit = documentLists['united-states'];

const visitIds = documentsOf(visit).map(({ id }) => id);

export const randomEvents: Play = playOf(travellerDocumentsMachine, {
  input: { site: createEmptyActor() as never, list: visit },
  events: {
    'trip.known': fc.record({
      folder: fc.constantFrom(
        {},
        { traveller: anyTraveller },
        {
          traveller: { ...anyTraveller, occupation: 'retired' as const },
        },
      ),
    }),
    'ready.found': fc.record({
      ids: fc.constantFrom([], ['dubai-passport'], visitIds),
    }),
    'answer.changed': fc.constantFrom(
      { field: 'occupation' as const, value: 'student' as const },
      { field: 'payer' as const, value: 'host' as const },
      { field: 'purpose' as const, value: 'business' as const },
      { field: 'age' as const, value: 'minor' as const },
      { field: 'trips' as const, value: 'first' as const },
    ),
    'item.toggled': fc.record({
      id: fc.constantFrom('dubai-passport', ...visitIds),
    }),
  },
  holds: ({ snapshot }) => {
    const { documents, ready } = selectDocuments(snapshot);
    return {
      'complete means that everything listed is ready':
        snapshot.matches('complete') === documents.every(({ id }) => ready.has(id)),
      'only listed documents are ticked': [...ready].every((id) => visitIds.includes(id)),
      'ticks of other lists are kept': keptWith(
        ['dubai-passport'],
        { documents: documentsOf(visit) },
        snapshot.context.ready,
      ).includes('dubai-passport'),
    };
  },
});
