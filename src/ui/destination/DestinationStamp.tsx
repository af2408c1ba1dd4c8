import type { VisaNeed } from '../../../machines/country-listing/listing';
import { stampFrames, stampWords } from './stamp-shapes';
import shared from './stamp.module.css';
import classes from './DestinationStamp.module.css';

interface DestinationStampProps {
  /** The listing's short name, such as JPN. */
  code: string;
  need: VisaNeed;
  className?: string | undefined;
}

/** The face of a destination: an entry stamp, drawn from its code and what an Indian passport needs there. For the eye alone. */
export function DestinationStamp({ code, need, className }: DestinationStampProps) {
  const [outer, inner] = stampFrames[need];
  return (
    <svg
      className={`${shared.stamp} ${className ?? ''}`}
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
        {stampWords[need]}
      </text>
      <text className={classes.words} x="60" y="27">
        INDIA
      </text>
    </svg>
  );
}
