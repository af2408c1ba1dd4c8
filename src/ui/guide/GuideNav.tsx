import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { chatLink } from '../../../machines/chat';
import { agency } from '../../site';
import type { StripFact } from './FactStrip';
import classes from './GuideNav.module.css';

interface Contents {
  readonly contents: readonly { readonly id: string; readonly label: string }[];
}

/** What most readers come for, by the word of its chip. */
const asked: Readonly<Record<string, string>> = {
  documents: 'Documents',
  steps: 'Steps',
  processing: 'Fees',
};

function SectionLinks({ contents, className }: Contents & { className?: string | undefined }) {
  return (
    <ul className={className}>
      {contents.map(({ id, label }) => (
        <li key={id}>
          <Link to={`#${id}`}>{label}</Link>
        </li>
      ))}
    </ul>
  );
}

/** "On this page" on phones and tablets: the sections that are asked for most as chips, the others behind one more. */
export function GuideChips({ contents }: Contents) {
  return (
    <nav className={classes.chips} aria-label="On this page">
      <SectionLinks
        contents={contents.flatMap(({ id }) => {
          const label = asked[id];
          return label === undefined ? [] : [{ id, label }];
        })}
      />
      <details>
        <summary>More</summary>
        <SectionLinks contents={contents.filter(({ id }) => asked[id] === undefined)} />
      </details>
    </nav>
  );
}

interface GuideRailProps extends Contents {
  /** The figure that readers come for. */
  readonly fact: StripFact | undefined;
  /** What the visitor asks about: it begins the chat. */
  readonly topic: string;
  readonly children: ReactNode;
}

/**
 * Beside the text on wide screens: the fee, the one primary action, two ways to a person, and "On this page" with the
 * section being read marked. The mark is the browser's; one that knows none shows the list without it.
 */
export function GuideRail({ contents, fact, topic, children }: GuideRailProps) {
  return (
    <div className={classes.rail}>
      <div className={classes.ticket}>
        {fact && (
          <p>
            <span>{fact.label}</span> <strong>{fact.now.value}</strong> <span>{fact.now.rupees}</span>
          </p>
        )}
        {children}
        <p className={classes.reach}>
          <a href={`tel:${agency.phone.dial}`}>{`Call ${agency.phone.shown}`}</a>
          <a
            href={chatLink({
              to: agency.phone.dial,
              text: `Hello ${agency.name}, I have a question about: ${topic}`,
            })}
            target="_blank"
            rel="noopener noreferrer"
          >
            Chat
          </a>
        </p>
      </div>
      <nav aria-label="On this page">
        <p className={classes.title}>On this page</p>
        <SectionLinks contents={contents} className={classes.marked} />
      </nav>
    </div>
  );
}
