import { agency } from '../../site';
import { PageSection } from '../../ui/PageSection';
import classes from './Reasons.module.css';

/** Specification §1, Home sections. */
const reasons = [
  {
    title: 'Reliability and security',
    text: 'We ask for a document only when it is needed, and share it only with those who handle your application.',
  },
  {
    title: 'Expert guidance',
    text: 'For the fees, times and rules we have checked, you see the source and the date. An adviser answers your questions.',
  },
  {
    title: 'Client-centric approach',
    text: 'We ask about your dates, your budget and who is travelling before we suggest anything.',
  },
  {
    title: 'Transparent communication',
    text: 'You get our price in writing before you pay. If we can’t help, or you don’t need us, we say so.',
  },
] as const;

/** Why travellers choose the agency. */
export function Reasons() {
  return (
    <PageSection label="why-choose">
      <h2 id="why-choose">{`Why travellers choose ${agency.name}`}</h2>
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
