import type { CSSProperties } from 'react';
import type { MarkId, Timeline } from '../../machines/travel-dates/timeline';
import classes from './DatesLine.module.css';

interface DatesLineProps {
  readonly timeline: Timeline;
  readonly selectedMark?: MarkId | undefined;
  readonly onSelect?: (mark: MarkId) => void;
}

/** The days of a trip on a line, numbered in their order. What it shows stands in words beside it. */
export function DatesLine({
  timeline: { marks, todayAt, timeToApply, months },
  selectedMark,
  onSelect,
}: DatesLineProps) {
  const left = (at: number) => ({ left: `${at * 100}%` });
  const lanes = Math.max(...marks.map(({ lane }) => lane));
  return (
    <div className={classes.line} style={{ '--lanes': lanes } as CSSProperties} aria-hidden="true">
      <div className={classes.track}>
        {timeToApply && (
          <span
            className={classes.window}
            style={{ ...left(timeToApply.from), width: `${(timeToApply.to - timeToApply.from) * 100}%` }}
          />
        )}
        {months.map(({ name, at }) => (
          <span key={`${name}${at}`} className={classes.month} style={left(at)}>
            {name}
          </span>
        ))}
        <span className={classes.today} style={left(todayAt)}>
          <span className={classes.todayName} data-late={todayAt > 0.7 || undefined}>
            today
          </span>
        </span>
        {marks.map(({ id, at, lane }, index) => (
          <span
            key={id}
            className={classes.dot}
            style={{ ...left(at), '--lane': lane } as CSSProperties}
            data-mark={id}
            data-selected={selectedMark === id || undefined}
            data-selectable={onSelect !== undefined || undefined}
            onPointerDown={onSelect && (() => onSelect(id))}
          >
            {index + 1}
          </span>
        ))}
      </div>
    </div>
  );
}
