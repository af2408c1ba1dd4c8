import { facts, type FactId } from '../content/facts';
import { textParts } from './fact-text';
import classes from './Fact.module.css';

interface FactProps {
  id: FactId;
  /** Leaves out what is reported since: for a figure that the page has already explained. */
  brief?: boolean;
}

/**
 * A dated figure inside a sentence: as published, and beside it what public sources report since.
 * Specification §9, Guide facts.
 */
export function Fact({ id, brief = false }: FactProps) {
  const { value, nowReported } = facts[id];
  if (nowReported === undefined || brief) return <span>{value}</span>;
  return (
    <span>
      <span>{value}</span>{' '}
      <span className={classes.reported}>{`(now reported: ${nowReported.value}, ${nowReported.asOf})`}</span>
    </span>
  );
}

/** A text whose `{fact:…}` markers show the figures they stand for. */
export function FactText({ text }: { text: string }) {
  return textParts(text).map((part, index) =>
    'text' in part ? <span key={index}>{part.text}</span> : <Fact key={index} id={part.factId} />,
  );
}
