/** A guide's documents as a message. Specification §2, Visa guides. */
import type { CheckedList } from '../../machines/document-checklist/document-checklist.machine';

/** "4 of 11 ready". */
export function progressLine(ready: number, total: number): string {
  return `${ready} of ${total} ready`;
}

/** The list as a message: what is ready, what is missing and where to check it. It holds nothing about the visitor. */
export function checklistText({
  checklist: { title, documents, asOf, officialSite, address },
  ready,
}: CheckedList): string {
  const isReady = ({ id }: { id: string }) => ready.includes(id);
  const section = (heading: string, lines: readonly string[]) =>
    lines.length > 0 ? [['', heading, ...lines].join('\n')] : [];
  return [
    title,
    progressLine(ready.length, documents.length),
    ...section(
      'Ready:',
      documents.filter(isReady).map(({ text }) => `☑ ${text}`),
    ),
    ...section(
      'Still to get:',
      documents.filter((document) => !isReady(document)).map(({ text }) => `☐ ${text}`),
    ),
    ...section(`From our list of ${asOf} and the sources on the page. Check before you apply:`, [
      `${officialSite.label}: ${officialSite.href}`,
    ]),
    ...section('The whole guide:', [address]),
  ].join('\n');
}
