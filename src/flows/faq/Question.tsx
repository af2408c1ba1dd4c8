import { IconChevronDown } from '@tabler/icons-react';
import type { FaqEvent } from '../../../machines/faq/faq.machine';
import { questionId, type FaqItem } from '../../../machines/faq/questions';
import { FactText } from '../../ui/FactText';
import classes from './Faq.module.css';

interface QuestionProps {
  item: FaqItem;
  /** Not among what is searched for. */
  isHidden: boolean;
  isOpen: boolean;
  send: (event: FaqEvent) => void;
}

/**
 * One question. The element is the browser's own: it opens without JavaScript, before the app has started (so
 * that it may differ from the HTML) and for the browser's search in the page; it says so, and the flow follows.
 */
export function Question({ item, isHidden, isOpen, send }: QuestionProps) {
  const { value, question, answer } = item;
  return (
    <details
      className={classes.question}
      name="faq"
      data-question={value}
      open={isOpen}
      hidden={isHidden}
      suppressHydrationWarning
      onToggle={({ currentTarget: { open } }) =>
        send({ type: open ? 'question.opened' : 'question.closed', question: value })
      }
    >
      <summary>
        <h3>{question}</h3>
        <IconChevronDown aria-hidden size={22} stroke={1.75} />
      </summary>
      <div className={classes.answer}>
        <noscript>
          <span id={questionId(value)} />
        </noscript>
        <p>
          <FactText text={answer} />
        </p>
      </div>
    </details>
  );
}
