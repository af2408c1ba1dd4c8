import { site } from '../../site';
import { PageSection } from '../../ui/PageSection';
import classes from './Reasons.module.css';

/** Specification §1, Home sections. */
const reasons = [
  {
    title: 'Reliability and security',
    text: 'We ask for a document only when it is needed, and pass it on only to those who handle your case.',
  },
  {
    title: 'Expert guidance',
    text: 'Someone who knows the rules of your destination reads your case, line by line.',
  },
  {
    title: 'Client-centric approach',
    text: 'Your dates, your budget, your family: the plan follows them, not the other way round.',
  },
  {
    title: 'Transparent communication',
    text: 'We explain your costs and chances before you pay. If we can’t help, we say so.',
  },
] as const;

/** Why travellers choose the agency. */
export function Reasons() {
  return (
    <PageSection label="why-choose">
      <h2 id="why-choose">{`Why travellers choose ${site.name}`}</h2>
      <ul className={classes.reasons}>
        {reasons.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </PageSection>
  );
}
