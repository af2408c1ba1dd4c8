import type { ShownFact, ShownFigure } from '../../content/fact-words';
import { sourcesId } from '../SourceList';
import classes from './FactStrip.module.css';

/** A fact of a guide with the name it has in the strip. */
export interface StripFact extends Pick<ShownFact, 'now' | 'listed' | 'check' | 'isCompared'> {
  readonly label: string;
}

/** The dates of a figure, which lead to the page's sources; where we have none, to the official page. */
function Dates({ fact: { now, check, isCompared } }: { fact: StripFact }) {
  if (isCompared)
    return (
      <a className={classes.when} href={`#${sourcesId}`}>
        {now.when}
      </a>
    );
  return (
    <>
      <span className={classes.when}>{now.when}</span>
      {check ? (
        <a className={classes.when} href={check.href} target="_blank" rel="noopener noreferrer">
          {check.label}
        </a>
      ) : (
        <span className={classes.when}>our own figure</span>
      )}
    </>
  );
}

/** "Our list of May 2025: €80", quiet below what holds now. */
function Listed({ figure: { value, when } }: { figure: ShownFigure }) {
  return <span className={classes.listed}>{`${when}: ${value}`}</span>;
}

function FactCell({ fact }: { fact: StripFact }) {
  const { label, now, listed } = fact;
  return (
    <div className={classes.fact}>
      <dt>{label}</dt>
      <dd>
        <span className={classes.value}>{now.value}</span>
        {now.rupees && <span className={classes.rupees}>{now.rupees}</span>}
        <Dates fact={fact} />
        {listed && <Listed figure={listed} />}
      </dd>
    </div>
  );
}

/**
 * A guide's figures as a ticket, the first on its stub: what holds now with its dates, and in one quiet line below it
 * what our list says where that differs. Specification §3, Facts.
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
