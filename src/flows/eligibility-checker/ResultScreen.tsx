import { IconAlertTriangle, IconCircleCheck, IconCircleX, IconInfoCircle } from '@tabler/icons-react';
import type { RefObject } from 'react';
import {
  formatScore,
  type EligibilityResult,
  type EligibilityStatus,
} from '../../../machines/eligibility-checker/scoring';
import { Button } from '../../ui/Button';
import { Ledger } from './Ledger';
import classes from './ResultScreen.module.css';
import { ScoreGauge } from './ScoreGauge';

type Tone = 'high' | 'good' | 'concerns' | 'low';

const tones: Record<EligibilityStatus, Tone> = {
  'High Chance of Approval': 'high',
  'Good Chance, Some Areas to Improve': 'good',
  'May Face Issues, Significant Improvements Needed': 'concerns',
  'Likely Rejection, Requires Major Profile Strengthening': 'low',
};

const icons: Record<Tone, typeof IconCircleCheck> = {
  high: IconCircleCheck,
  good: IconInfoCircle,
  concerns: IconAlertTriangle,
  low: IconCircleX,
};

interface ResultScreenProps {
  result: EligibilityResult;
  heading: RefObject<HTMLHeadingElement | null>;
  onStartNew: () => void;
  onConsult: () => void;
}

/** The score, what it means, what to do and how it came about. Specification §2, Eligibility checker. */
export function ResultScreen({ result, heading, onStartNew, onConsult }: ResultScreenProps) {
  const { score, status, tips, factors } = result;
  const tone = tones[status];
  const Icon = icons[tone];
  return (
    <section className={classes.result} data-tone={tone} aria-labelledby="eligibility-result">
      <div className={classes.summary}>
        <ScoreGauge score={score} tone={tone} />
        <div className={classes.verdict}>
          <p className={classes.kicker}>Your profile score</p>
          <h2 id="eligibility-result" ref={heading} tabIndex={-1}>
            <Icon className={classes.icon} aria-hidden size={30} stroke={1.75} />
            <span>{status}</span>
          </h2>
          <p className={classes.meaning}>
            <span>{`Your answers reach ${formatScore(score)}%. `}</span>
            <span>The score rates your profile; it is not a probability of approval.</span>
          </p>
        </div>
      </div>
      {tips.length > 0 && (
        <div className={classes.tips}>
          <h3>What to do next</h3>
          <ol>
            {tips.map((tip) => (
              <li key={tip}>{tip}</li>
            ))}
          </ol>
        </div>
      )}
      <Ledger result={result} factors={factors} />
      <div className={classes.actions}>
        <Button size="lg" onClick={onConsult}>
          Consult an Expert
        </Button>
        <Button size="lg" variant="default" onClick={onStartNew}>
          Start New Assessment
        </Button>
      </div>
      <p className={classes.disclaimer}>
        This result is general guidance from the answers you gave. It is not legal advice and no guarantee of
        approval; only the embassy or consulate decides.
      </p>
    </section>
  );
}
