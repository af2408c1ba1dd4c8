import { visaNeeds, type VisaNeed } from '../../../machines/country-listing/listing';
import { stampFrames } from './stamp-shapes';
import shared from './stamp.module.css';
import classes from './ListedStamp.module.css';

/** The frames of all stamps, drawn once on a page: each `ListedStamp` uses its own. */
export function StampFrames() {
  return (
    <svg className={classes.frames} aria-hidden="true">
      {visaNeeds.map((need) => {
        const [outer, inner] = stampFrames[need];
        return (
          <symbol key={need} id={`stamp-${need}`} viewBox="0 0 120 88">
            <path d={outer} strokeWidth="5" strokeDasharray={need === 'on-arrival' ? '14 8' : undefined} />
            <path d={inner} strokeWidth="2" />
          </symbol>
        );
      })}
    </svg>
  );
}

/** The stamp of a destination in a list: so small that it has its code alone. For the eye alone. */
export function ListedStamp({
  code,
  need,
  className,
}: {
  code: string;
  need: VisaNeed;
  className?: string | undefined;
}) {
  return (
    <svg
      className={`${shared.stamp} ${className ?? ''}`}
      data-need={need}
      viewBox="0 0 120 88"
      aria-hidden="true"
    >
      <use href={`#stamp-${need}`} />
      <text className={classes.code} x="60" y="57">
        {code}
      </text>
    </svg>
  );
}
