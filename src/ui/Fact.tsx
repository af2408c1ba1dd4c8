import type { FactWords } from '../content/fact-words';
import classes from './Fact.module.css';

/**
 * A dated figure inside a sentence: what holds now, and in brackets since when and what our list says. It is handed
 * its words, so that an article does not start with every figure of the site. Specification §9, Guide facts.
 */
export function Fact({ value, note }: FactWords) {
  if (note === undefined) return <span>{value}</span>;
  return (
    <span>
      <span>{value}</span> <span className={classes.note}>{`(${note})`}</span>
    </span>
  );
}
