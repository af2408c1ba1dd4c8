import { useId, type ReactNode, type Ref } from 'react';
import classes from './TicketCard.module.css';

interface StampWords {
  /** What is pressed in the middle, in a word or two. */
  readonly word: string;
  readonly above: string;
  readonly below: string;
  /** An inked stamp says that something was done; an outlined one waits for the visitor. */
  readonly look: 'inked' | 'outlined';
}

/** A rubber stamp, drawn: it repeats what stands beside it in words. */
function Stamp({ word, above, below, look }: StampWords) {
  const id = useId();
  return (
    <svg className={classes.stamp} data-look={look} viewBox="0 0 120 120" aria-hidden="true">
      <defs>
        <path id={`${id}above`} d="M19 60a41 41 0 0 1 82 0" />
        <path id={`${id}below`} d="M11.5 60a48.5 48.5 0 0 0 97 0" />
      </defs>
      <circle className={classes.rim} cx="60" cy="60" r="57" />
      <circle className={classes.rim} data-thin cx="60" cy="60" r="36" />
      <g className={classes.small}>
        <text>
          <textPath href={`#${id}above`} startOffset="50%" textAnchor="middle">
            {above}
          </textPath>
        </text>
        <text>
          <textPath href={`#${id}below`} startOffset="50%" textAnchor="middle">
            {below}
          </textPath>
        </text>
      </g>
      <path className={classes.bars} d="M30 48h60M30 72h60" />
      <text className={classes.word} x="60" y="66.5" textAnchor="middle">
        {word}
      </text>
    </svg>
  );
}

export interface TicketFact {
  readonly term: string;
  readonly value: ReactNode;
  /** A line of its own on a narrow ticket: an address would break within a word. */
  readonly isLong?: true;
}

interface TicketCardProps {
  readonly kicker: string;
  readonly title: string;
  readonly titleId?: string;
  readonly titleRef?: Ref<HTMLHeadingElement>;
  readonly lead: string;
  readonly stamp: StampWords;
  /** A stamp of what it is about, beside the one of what was done. For the eye alone. */
  readonly besideStamp?: ReactNode;
  readonly facts: readonly TicketFact[];
  /** What stands below the line where the ticket is torn off. */
  readonly children?: ReactNode;
}

/**
 * What a visitor goes away with after applying, asking for a quote or writing: what was done, in words that promise only that,
 * its facts and the ways on. The title takes the focus when the flow asks for it.
 */
export function TicketCard({
  kicker,
  title,
  titleId,
  titleRef,
  lead,
  stamp,
  besideStamp,
  facts,
  children,
}: TicketCardProps) {
  return (
    <div className={classes.ticket} data-look={stamp.look}>
      <div className={classes.head}>
        <div className={classes.words}>
          <p className={classes.kicker}>{kicker}</p>
          <h2 id={titleId} ref={titleRef} className={classes.title} tabIndex={-1}>
            {title}
          </h2>
          <p>{lead}</p>
        </div>
        <div className={classes.stamps} aria-hidden="true">
          <Stamp {...stamp} />
          {besideStamp}
        </div>
      </div>
      <dl className={classes.facts}>
        {facts.map(({ term, value, isLong }) => (
          <div key={term} data-long={isLong}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {children !== undefined && <div className={classes.stub}>{children}</div>}
    </div>
  );
}
