import { IconBrandWhatsapp, IconCopy, IconPrinter } from '@tabler/icons-react';
import { chatLink } from '../../../machines/chat';
import { selectChecklist } from '../../../machines/document-checklist/document-checklist.machine';
import { checklistText, progressLine } from '../../content/checklist-words';
import type { ShownDocument, ShownList } from '../../content/documents/shown-list';
import type { VisaGuide } from '../../content/guides/guide';
import type { OfficialLink } from '../../content/official-links';
import { agency } from '../../site';
import { Button } from '../../ui/Button';
import { FactText } from '../../ui/FactText';
import { usePageFacts } from '../../ui/page-facts';
import { TickBox } from '../../ui/forms/TickBox';
import { useFlow } from '../running';
import { checklistOf } from './checklist-of';
import { documentChecklistFlow } from './document-checklist.flow';
import classes from './DocumentChecklist.module.css';

interface DocumentChecklistProps {
  guide: Pick<VisaGuide, 'title' | 'path'>;
  /** All documents of its visa. */
  documents: ShownList;
  /** Where the list can be checked. */
  officialSite: OfficialLink;
  /** Month and year of our own list of figures. */
  asOf: string;
}

const hasNote = ({ note, says }: ShownDocument) => note !== undefined || says !== undefined;

/**
 * A guide's documents with boxes to tick: kept in this browser, printed on one page, sent as text. Without
 * JavaScript it is a list with boxes that can be printed with the page.
 */
export function DocumentChecklist({ guide, documents, officialSite, asOf }: DocumentChecklistProps) {
  const checklist = checklistOf(guide, documents, usePageFacts(), officialSite, asOf);
  const { snapshot, send, id } = useFlow(documentChecklistFlow, { checklist });
  const { ready, isAnyReady, isComplete } = selectChecklist(snapshot);
  const isCleared = snapshot.matches({ ticks: 'cleared' });

  return (
    <div
      id={id}
      className={classes.checklist}
      data-printing={snapshot.matches({ paper: 'printing' }) || undefined}
    >
      <div className={classes.letterhead} aria-hidden>
        <p>{guide.title}</p>
        <p>{`${agency.name} · ${agency.phone.shown} · ${agency.contactEmail}`}</p>
      </div>
      <div className={classes.progress}>
        <p role="status">
          <strong>{progressLine(ready.size, checklist.documents.length)}</strong>
          <span>
            {isComplete
              ? ' You have everything on this list.'
              : ' Tick what you have. Tick anything that doesn’t apply to you, too.'}
          </span>
        </p>
        <progress value={ready.size} max={checklist.documents.length} aria-label="Documents ready" />
      </div>
      <div className={classes.groups}>
        {documents.groups.map(({ title, items }) => (
          <section key={title} className={classes.group}>
            <h3>{title}</h3>
            <ul>
              {items.map((item) => (
                <li key={item.id}>
                  <label className={classes.document}>
                    <TickBox
                      value={item.id}
                      checked={ready.has(item.id)}
                      aria-describedby={hasNote(item) ? `${item.id}-note` : undefined}
                      onChange={() => send({ type: 'item.toggled', id: item.id })}
                    />
                    <span>
                      <FactText text={item.text} />
                    </span>
                  </label>
                  {hasNote(item) && (
                    <p id={`${item.id}-note`} className={classes.note}>
                      {item.note !== undefined && <FactText text={`${item.note} `} />}
                      {item.says}
                    </p>
                  )}
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      <p className={classes.source}>
        <span>{`From our list of ${asOf} and the sources of this page. Check before you apply: `}</span>
        <a href={officialSite.href} target="_blank" rel="noopener noreferrer">
          {officialSite.label}
        </a>
      </p>
      <div className={classes.actions}>
        <Button
          className={classes.needsScript}
          variant="default"
          leftSection={<IconPrinter aria-hidden size={20} />}
          onClick={() => send({ type: 'print.pressed' })}
        >
          Print checklist
        </Button>
        <Button
          component="a"
          variant="default"
          href={chatLink({ text: checklistText(snapshot.context) })}
          target="_blank"
          rel="noopener noreferrer"
          leftSection={<IconBrandWhatsapp aria-hidden size={20} />}
        >
          Send by WhatsApp
        </Button>
        <Button
          className={classes.needsScript}
          variant="default"
          leftSection={<IconCopy aria-hidden size={20} />}
          onClick={() => send({ type: 'copy.pressed' })}
        >
          Copy list
        </Button>
        {(isAnyReady || isCleared) && (
          <Button
            variant="subtle"
            onClick={() => send({ type: isCleared ? 'undo.pressed' : 'clear.pressed' })}
          >
            {isCleared ? 'Undo' : 'Clear ticks'}
          </Button>
        )}
      </div>
      <p className={classes.privacy}>
        Your ticks stay in this browser. The text that you send holds the list and nothing about you.
      </p>
    </div>
  );
}
