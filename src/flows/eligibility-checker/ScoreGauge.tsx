import { formatScore, statusThresholds } from '../../../machines/eligibility-checker/scoring';
import classes from './ScoreGauge.module.css';

const arc = 'M24 104a86 86 0 0 1 172 0';

const { mayFaceIssues, goodChance, highChance } = statusThresholds;

/** The four statuses as parts of the arc, each with the word that stands for it. */
const bands = [
  { from: 0, to: mayFaceIssues, name: 'Weak' },
  { from: mayFaceIssues, to: goodChance, name: 'Issues' },
  { from: goodChance, to: highChance, name: 'Good' },
  { from: highChance, to: 100, name: 'High' },
] as const;

/** A place on a circle around the arc's centre, for a share of the half turn. */
function placeAt(percent: number, radius: number) {
  const angle = Math.PI * (1 - percent / 100);
  return { x: 110 + radius * Math.cos(angle), y: 104 - radius * Math.sin(angle) };
}

interface ScoreGaugeProps {
  /** 0 to 100. */
  score: number;
  /** What the score would be with the changes that are switched on, at least the score. */
  changed: number;
  /** What it would be with all changes, at least that. */
  reachable: number;
  tone: string;
}

/**
 * The score on a half circle with the bands of the four statuses and where they begin; a needle at what it would be with the
 * changes that are switched on, and as a dotted line how far it can go. All of it stands beside it as text.
 */
export function ScoreGauge({ score, changed, reachable, tone }: ScoreGaugeProps) {
  return (
    <div className={classes.gauge} data-tone={tone}>
      <svg viewBox="0 -8 220 138" aria-hidden="true">
        <path className={classes.track} pathLength={100} d={arc} />
        <path
          className={classes.changed}
          pathLength={100}
          style={{ strokeDasharray: `0 ${score} ${changed - score} 200` }}
          d={arc}
        />
        <path className={classes.value} pathLength={100} strokeDasharray={`${score} 200`} d={arc} />
        {reachable > score &&
          Array.from({ length: Math.floor((reachable - score) / 2) }, (_, index) => {
            const { x, y } = placeAt(score + 2 * index + 2, 86);
            return <circle key={index} className={classes.reachable} cx={x} cy={y} r={2} />;
          })}
        {bands.map(({ from, to, name }) => {
          const middle = placeAt((from + to) / 2, 61);
          const start = placeAt(from, 101);
          return (
            <g key={name}>
              <text className={classes.band} {...middle}>
                {name}
              </text>
              {from > 0 && (
                <>
                  <path
                    className={classes.limit}
                    d="M14 104h20"
                    transform={`rotate(${(from / 100) * 180} 110 104)`}
                  />
                  <text className={classes.start} {...start}>
                    {from}
                  </text>
                </>
              )}
            </g>
          );
        })}
        <path
          className={classes.needle}
          style={{ transform: `rotate(${(changed / 100) * 180}deg)` }}
          d="M12 104h28"
        />
      </svg>
      <p className={classes.score}>{`${formatScore(score)}%`}</p>
    </div>
  );
}
