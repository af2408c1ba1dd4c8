import type { VisaNeed } from '../../../machines/country-listing/listing';
import classes from './DestinationStamp.module.css';

/** The shapes of the listing's needs, as the frame of a stamp: round, round and dashed, six-sided, square. */
const frames: Readonly<Record<VisaNeed, readonly [outer: string, inner: string]>> = {
  none: ['M60 4a56 40 0 1 0 .1 0z', 'M60 11a49 33 0 1 0 .1 0z'],
  'on-arrival': ['M60 4a56 40 0 1 0 .1 0z', 'M60 11a49 33 0 1 0 .1 0z'],
  online: ['M28 4h64l24 40-24 40H28L4 44z', 'M32 11h56l20 33-20 33H32L12 44z'],
  visa: ['M4 10h112v68H4z', 'M11 17h98v54H11z'],
};

/** What a stamp says of the need: the sentence beside it says it in full. */
const words: Readonly<Record<VisaNeed, string>> = {
  none: 'NO VISA',
  'on-arrival': 'ON ARRIVAL',
  online: 'ONLINE',
  visa: 'VISA',
};

interface DestinationStampProps {
  /** The listing's short name, such as JPN. */
  code: string;
  need: VisaNeed;
  className?: string | undefined;
}

/** The face of a destination: an entry stamp, drawn from its code and what an Indian passport needs there. For the eye alone. */
export function DestinationStamp({ code, need, className }: DestinationStampProps) {
  const [outer, inner] = frames[need];
  return (
    <svg
      className={`${classes.stamp} ${className ?? ''}`}
      data-need={need}
      viewBox="0 0 120 88"
      aria-hidden="true"
    >
      <path className={classes.outer} d={outer} />
      <path className={classes.inner} d={inner} />
      <text className={classes.code} x="60" y="49">
        {code}
      </text>
      <text className={classes.words} x="60" y="64">
        {words[need]}
      </text>
      <text className={classes.words} x="60" y="27">
        INDIA
      </text>
    </svg>
  );
}
