import type { AnswerFact, AnswerLine } from '../../content/destination-answer';
import classes from './AnswerFacts.module.css';

function Line({ line: { value, rupees, for: whom, detail, when } }: { line: AnswerLine }) {
  return (
    <dd>
      <span className={classes.value}>{value}</span>
      {rupees !== undefined && <span className={classes.rupees}>{` ${rupees}`}</span>}
      {whom !== undefined && <span className={classes.whom}>{` ${whom}`}</span>}
      {detail !== undefined && <span className={classes.detail}>{detail}</span>}
      {when !== undefined && <span className={classes.when}>{when}</span>}
    </dd>
  );
}

/** A destination's stay, fee, time, days to apply and passport rule: a grid that a phone shows in one screen. */
export function AnswerFacts({ facts }: { facts: readonly AnswerFact[] }) {
  return (
    <dl className={classes.facts} data-facts={facts.length}>
      {facts.map(({ label, lines, listed, note, isUnknown }) => (
        <div key={label} className={classes.fact} data-unknown={isUnknown}>
          <dt>{label}</dt>
          {lines.map((line) => (
            <Line key={`${line.value}${line.for}${line.when}`} line={line} />
          ))}
          {listed !== undefined && <dd className={classes.listed}>{listed}</dd>}
          {note !== undefined && <dd className={classes.when}>{note}</dd>}
        </div>
      ))}
    </dl>
  );
}
