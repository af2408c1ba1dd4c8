import type { WhereToApply as Where } from '../../content/where-to-apply';
import classes from './WhereToApply.module.css';

interface WhereToApplyProps {
  readonly where: Where;
  readonly className?: string | undefined;
}

/** Who takes the application in India, in which cities and for whom, and what is different for this country. */
export function WhereToApply({ where: { mainPurpose, lines, special, site }, className }: WhereToApplyProps) {
  return (
    <section className={className} aria-labelledby="where-to-apply">
      <h2 id="where-to-apply">Where you apply in India</h2>
      <p className={classes.purpose}>{mainPurpose}</p>
      <dl className={classes.lines}>
        {lines.map(({ label, value, age }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <span>{value}</span>
              {age !== undefined && <span className={classes.age}>{` (${age})`}</span>}
            </dd>
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
