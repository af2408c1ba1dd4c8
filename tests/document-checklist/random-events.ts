import fc from 'fast-check';
import { createEmptyActor } from 'xstate';
import {
  documentChecklistMachine,
  selectChecklist,
} from '../../machines/document-checklist/document-checklist.machine';
import { type Play, nothing, playOf } from '../support/arbitraries';
import { count, implies, notices } from '../support/random-values';

const listed = ['passport', 'photo', 'booking'];

const documentId = fc.constantFrom(...listed, 'unlisted', '__proto__');

export const randomEvents: Play = playOf(documentChecklistMachine, {
  input: {
    site: createEmptyActor() as never,
    checklist: {
      title: 'Tourist visa',
      documents: listed.map((id) => ({ id, text: `A ${id}` })),
      asOf: 'May 2025',
      officialSite: { label: 'Official site', href: 'https://official.example' },
      address: 'https://deshantar.example/visa/dubai-tourist-visa',
    },
  },
  events: {
    'ready.found': fc.record({ ids: fc.array(documentId, { maxLength: 5 }) }),
    'item.toggled': fc.record({ id: documentId }),
    'clear.pressed': nothing,
    'undo.pressed': nothing,
    'copy.pressed': nothing,
    'print.pressed': nothing,
    'print.ended': nothing,
  },
  answers: { copyText: fc.constant(undefined) },
  holds: ({ snapshot, events, emitted }) => {
    const { ready, cleared } = snapshot.context;
    const view = selectChecklist(snapshot);
    return {
      'the ready ones are on the list, each once, in its order':
        ready.join() === listed.filter((id) => ready.includes(id)).join(),
      'a cleared list has no ticks and can have its old ones back': implies(
        snapshot.matches({ ticks: 'cleared' }),
        ready.length === 0 && cleared.length > 0,
      ),
      'the ticks that are shown are the ready ones': view.ready.size === ready.length,
      'the list is complete with every tick': view.isComplete === (ready.length === 3),
      'every copy is asked for and told once':
        notices(emitted, 'success') + notices(emitted, 'error') <= count(events, 'copy.pressed'),
      'it prints only when asked': count(emitted, 'print.requested') <= count(events, 'print.pressed'),
    };
  },
});
