import classes from './illustrations.module.css';

const seats = [
  { x: 210, y: 66, turn: -4 },
  { x: 330, y: 150, turn: 6 },
  { x: 286, y: 290, turn: -7 },
  { x: 134, y: 290, turn: 5 },
  { x: 90, y: 150, turn: -6 },
] as const;

/** What each postcard shows: hills, a lake, a city, a palm, a temple. */
const pictures = [
  'M10 52l14-22 10 14 7-9 11 17M40 20a5 5 0 1 0 .1 0',
  'M10 46c6-4 10 4 16 0s10 4 16 0 6 2 8 1M10 54c6-4 10 4 16 0s10 4 16 0M20 36l8-18 8 18z',
  'M12 54V30h10v24M22 54V18h12v36M34 54V36h12v18M28 18v-6',
  'M30 54c0-14 1-22 3-28M33 26c-8-6-14-4-18 2M33 26c8-6 13-3 16 3M33 26c-2-8-8-10-14-8M33 26c3-7 9-9 14-6M12 54h38',
  'M12 54h38M16 54V38h30v16M12 38h38L31 26zM31 26v-8M24 54V44M38 54V44',
] as const;

/** Postcards in a circle, each with its own journey to the one place in the middle. */
export function CircleIllustration() {
  return (
    <svg className={classes.picture} viewBox="0 0 420 360" aria-hidden="true">
      <circle className={classes.route} cx="210" cy="186" r="126" />
      {seats.map(({ x, y }) => (
        <path
          key={x}
          className={classes.line}
          d={`M${x} ${y}L210 186`}
          strokeDasharray="1 7"
          strokeWidth="1.5"
        />
      ))}
      <circle className={classes.folder} cx="210" cy="186" r="40" />
      <path
        className={classes.marigold}
        d="M210 160a17 17 0 0 1 17 17c0 13-17 33-17 33s-17-20-17-33a17 17 0 0 1 17-17z"
      />
      <circle cx="210" cy="177" r="6" style={{ fill: 'var(--paper)' }} />
      {seats.map(({ x, y, turn }, seat) => (
        <g key={x} transform={`rotate(${turn} ${x} ${y}) translate(${x - 52} ${y - 35})`}>
          <rect className={classes.paper} width="104" height="70" rx="6" />
          <path className={classes.faint} d="M58 12v46" />
          <path className={classes.line} d="M68 40h24M68 50h18" />
          <rect
            className={seat % 2 === 0 ? classes.stamp : classes.stampRed}
            x="76"
            y="11"
            width="16"
            height="18"
            rx="2"
          />
          <path className={classes.line} d={pictures[seat]} />
        </g>
      ))}
    </svg>
  );
}
