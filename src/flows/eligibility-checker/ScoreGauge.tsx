import { formatScore, statusThresholds } from '../../../machines/eligibility-checker/scoring';
import classes from './ScoreGauge.module.css';

interface ScoreGaugeProps {
  /** 0 to 100. */
  score: number;
  tone: string;
}

/** The score as a half circle; the same figure stands in it as text. */
export function ScoreGauge({ score, tone }: ScoreGaugeProps) {
  return (
    <div className={classes.gauge} data-tone={tone}>
      <svg viewBox="0 0 200 112" aria-hidden="true">
        <path className={classes.track} pathLength={100} d="M14 100a86 86 0 0 1 172 0" />
        <path
          className={classes.value}
          pathLength={100}
          strokeDasharray={`${score} 200`}
          d="M14 100a86 86 0 0 1 172 0"
        />
        {Object.values(statusThresholds).map((limit) => (
          <path
            key={limit}
            className={classes.limit}
            d="M4 100h20"
            transform={`rotate(${(limit / 100) * 180} 100 100)`}
          />
        ))}
      </svg>
      <p className={classes.score}>{`${formatScore(score)}%`}</p>
    </div>
  );
}
