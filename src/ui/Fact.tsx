import type { FactWords } from '../content/fact-words';
import classes from './Fact.module.css';

/**
 * A dated figure inside a sentence: as published, and beside it what public sources report since. It is handed its
 * words, so that an article does not start with every figure of the site. Specification §9, Guide facts.
 */
export function Fact({ value, reported }: FactWords) {
  if (reported === undefined) return <span>{value}</span>;
  return (
    <span>
      <span>{value}</span> <span className={classes.reported}>{`(now reported: ${reported})`}</span>
    </span>
  );
}
