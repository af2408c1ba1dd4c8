interface TimeTravelProps {
  /** Where one can stop: after each message and what followed from it. */
  stops: readonly number[];
  /** The moment that is shown; nothing while the display is live. */
  moment: number | undefined;
  onMove: (moment: number) => void;
  onLive: () => void;
}

/** Steps the display back and forth through what was recorded. The site itself stays where it is. */
export function TimeTravel({ stops, moment, onMove, onLive }: TimeTravelProps) {
  const last = Math.max(0, stops.length - 1);
  const later = moment === undefined ? last : stops.findIndex((stop) => stop >= moment);
  const place = later < 0 ? 0 : later;
  const isLive = moment === undefined;
  const go = (to: number) => {
    const stop = stops[Math.min(Math.max(0, to), last)];
    if (stop !== undefined) onMove(stop);
  };
  return (
    <div className="time" role="group" aria-label="Time travel">
      <button type="button" aria-label="One step back" disabled={place === 0} onClick={() => go(place - 1)}>
        ←
      </button>
      <input
        type="range"
        aria-label="Moment"
        aria-valuetext={isLive ? 'live' : `step ${place + 1} of ${stops.length}`}
        min={0}
        max={last}
        value={place}
        onChange={({ target }) => go(Number(target.value))}
      />
      <button type="button" aria-label="One step forth" disabled={isLive} onClick={() => go(place + 1)}>
        →
      </button>
      <span className="place">
        {place + 1} of {stops.length}
      </span>
      <button
        type="button"
        className="live"
        aria-pressed={isLive}
        onClick={() => (isLive ? go(last - 1) : onLive())}
      >
        {isLive ? 'Live' : 'Back to live'}
      </button>
    </div>
  );
}
