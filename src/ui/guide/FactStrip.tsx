import type { ShownFact, ShownFigure } from '../../content/fact-words';
import classes from './FactStrip.module.css';

/** A fact of a guide with the name it has in the strip. */
export interface StripFact extends Pick<ShownFact, 'now' | 'listed' | 'check' | 'reportedBy'> {
  readonly label: string;
}

function Figure({ figure: { value, rupees, when } }: { figure: ShownFigure }) {
  return (
    <>
      <span className={classes.value}>{value}</span>
      {rupees && <span className={classes.rupees}>{rupees}</span>}
      <span className={classes.when}>{when}</span>
    </>
  );
}

function FactCell({ fact }: { fact: StripFact }) {
  const { label, now, listed, check, reportedBy } = fact;
  return (
    <div className={classes.fact}>
      <dt>{label}</dt>
      <dd>
        <Figure figure={now} />
        {reportedBy && <span className={classes.when}>{`source: ${reportedBy}`}</span>}
        {check ? (
          <a className={classes.source} href={check.href} target="_blank" rel="noopener noreferrer">
            {check.label}
          </a>
        ) : (
          <span className={classes.own}>our own figure</span>
        )}
        {listed && <Figure figure={listed} />}
      </dd>
    </div>
  );
}

/**
 * A guide's figures as a ticket, the first on its stub: what holds now with its dates and the page to check, and in
 * the same size what our list says where that differs.
 */
export function FactStrip({ facts }: { facts: readonly StripFact[] }) {
  return (
    <dl className={classes.ticket}>
      {facts.map((fact) => (
        <FactCell key={fact.label} fact={fact} />
      ))}
    </dl>
  );
}
