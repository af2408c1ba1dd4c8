import { readyDocumentsStorageKey } from '../../../machines/document-checklist/checklist';
import { documentChecklistMachine } from '../../../machines/document-checklist/document-checklist.machine';
import { source } from '../../../machines/source';
import { checklistText } from '../../content/checklist-words';
import { defineFlow } from '../running';
import { copyTextBy } from '../sources/copy-text';
import { regionPrinter } from '../sources/printer';
import { storedTicks } from '../sources/stored-ticks';

/** A guide's documents in the site: every place that shows a list shows the ticks that this browser keeps. */
export const documentChecklistFlow = defineFlow(({ site, ports }) => {
  const kept = ports.storedValue(readyDocumentsStorageKey);
  return {
    input: { site },
    logic: documentChecklistMachine.provide({
      actors: {
        copyText: copyTextBy(ports, checklistText),
        printer: regionPrinter(ports),
        storedTicks: storedTicks(ports),
        earlyTicks: source(({ sendBack, input: { listId } }) => {
          const known = kept.read() ?? [];
          const list = document.getElementById(listId);
          for (const box of list?.querySelectorAll<HTMLInputElement>('input:checked') ?? []) {
            if (!known.includes(box.value)) sendBack({ type: 'item.toggled', id: box.value });
          }
        }),
      },
    }),
  };
});
