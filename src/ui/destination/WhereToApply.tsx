import type { ReactNode } from 'react';
import type { WhereToApply as Where, WhereToApplyLine } from '../../content/where-to-apply';
import classes from './WhereToApply.module.css';

interface WhereToApplyProps {
  readonly where: Where;
  readonly className?: string | undefined;
  /** The question that the state answers. */
  readonly children?: ReactNode;
}

function Line({ line: { value, age, districts, note, link } }: { line: WhereToApplyLine }) {
  return (
    <dd>
      {value !== '' && <span>{value}</span>}
      {age !== undefined && <span className={classes.age}>{` (${age})`}</span>}
      {districts && (
        <ul className={classes.districts}>
          {districts.map(({ place, states }) => (
            <li key={place}>
              <strong>{`${place}: `}</strong>
              <span>{states}</span>
            </li>
          ))}
        </ul>
      )}
      {note !== undefined && <p>{note}</p>}
      {link && (
        <a className={classes.site} href={link.href} target="_blank" rel="noopener noreferrer">
          {link.label}
        </a>
      )}
    </dd>
  );
}

/** Who takes the application in India, in which cities and for whom, and what is different for this country. */
export function WhereToApply({
  where: { mainPurpose, lines, special, site },
  className,
  children,
}: WhereToApplyProps) {
  return (
    <section className={className} aria-labelledby="where-to-apply">
      <h2 id="where-to-apply">Where you apply in India</h2>
      {mainPurpose !== undefined && <p className={classes.purpose}>{mainPurpose}</p>}
      {children}
      <dl className={classes.lines}>
        {lines.map((line) => (
          <div key={line.label}>
            <dt>{line.label}</dt>
            <Line line={line} />
          </div>
        ))}
      </dl>
      {special.length > 0 && (
        <ul className={classes.special}>
          {special.map((words) => (
            <li key={words}>{words}</li>
          ))}
        </ul>
      )}
      <p>
        <a className={classes.site} href={site.href} target="_blank" rel="noopener noreferrer">
          {`Check before you book: ${site.label}`}
        </a>
      </p>
    </section>
  );
}
