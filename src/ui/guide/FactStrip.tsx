import classes from './FactStrip.module.css';

interface Site {
  readonly label: string;
  readonly href: string;
}

export interface StripFact {
  readonly label: string;
  readonly value: string;
  /** Month and year in which the figure was published. */
  readonly asOf: string;
  readonly nowReported?: { readonly value: string; readonly asOf: string; readonly source?: Site };
  /** The official page to check; without one it is the agency's own figure. */
  readonly source?: Site;
}

function SourceLink({ label, href }: Site) {
  return (
    <a className={classes.source} href={href} target="_blank" rel="noopener noreferrer">
      {label}
    </a>
  );
}

function FactCell({ fact }: { fact: StripFact }) {
  const { label, value, asOf, nowReported, source } = fact;
  return (
    <div className={classes.fact}>
      <dt>{label}</dt>
      <dd>
        <span className={classes.value}>{value}</span>
        <span className={classes.asOf}>{`as of ${asOf}`}</span>
        {source ? <SourceLink {...source} /> : <span className={classes.own}>our own figure</span>}
        {nowReported && (
          <span className={classes.reported}>
            {`now reported: ${nowReported.value} (${nowReported.asOf})`}
          </span>
        )}
        {nowReported?.source && nowReported.source.href !== source?.href && (
          <SourceLink {...nowReported.source} />
        )}
      </dd>
    </div>
  );
}

/**
 * A guide's figures as a ticket, the first on its stub: as published, dated, with the page to check and what is
 * reported since.
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
