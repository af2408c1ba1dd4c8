import { visaFreeNotes } from 'virtual:visa-free-notes';
import {
  IconAlertTriangle,
  IconCircleCheck,
  IconCircleX,
  IconInfoCircle,
  IconPrinter,
} from '@tabler/icons-react';
import type { RefObject } from 'react';
import {
  formatScore,
  type EligibilityResult,
  type EligibilityStatus,
} from '../../../machines/eligibility-checker/scoring';
import { isForStudyOrWork, reachableScore, tipsByGain } from '../../../machines/eligibility-checker/advice';
import type { AssessmentDraft } from '../../../machines/eligibility-checker/assessment';
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

const nextSteps = [
  'Read our guide to your destination, if there is one, and the official site as well.',
  'Tick off the documents in the checklist.',
  'Book the appointment early: dates run out before files do.',
] as const;

const studyAndWorkNote =
  'This score was made for visits. For study or work, the admission or employer’s documents matter more.';

/** What stands beside the status where the rubric does not fit. */
function notesOf(draft: AssessmentDraft): readonly string[] {
  const visaFree = visaFreeNotes[draft.destinationCountry];
  return [...(visaFree ? [visaFree] : []), ...(isForStudyOrWork(draft) ? [studyAndWorkNote] : [])];
}

interface ResultScreenProps {
  result: EligibilityResult;
  draft: AssessmentDraft;
  heading: RefObject<HTMLHeadingElement | null>;
  onStartNew: () => void;
  onConsult: () => void;
  onPrint: () => void;
}

/** The score, what it means, what to do and how it came about. Specification §2, Eligibility checker. */
export function ResultScreen({ result, draft, heading, onStartNew, onConsult, onPrint }: ResultScreenProps) {
  const { score, status, tips, factors } = result;
  const notes = notesOf(draft);
  const reachable = reachableScore(factors);
  const tone = tones[status];
  const Icon = icons[tone];
  return (
    <section className={classes.result} data-tone={tone} aria-labelledby="eligibility-result">
      <div className={classes.summary}>
        <ScoreGauge score={score} reachable={reachable} tone={tone} />
        <div className={classes.verdict}>
          <p className={classes.kicker}>Your profile score</p>
          <h2 id="eligibility-result" ref={heading} tabIndex={-1}>
            <Icon className={classes.icon} aria-hidden size={30} stroke={1.75} />
            <span>{status}</span>
          </h2>
          <p className={classes.meaning}>
            <span>{`Profile score: ${formatScore(score)}%. `}</span>
            <span>Our scoring, not your chance of approval.</span>
          </p>
          {reachable > score && (
            <p className={classes.reachable}>
              {`Within your reach: ${formatScore(reachable)}%, if you fix everything that you can change.`}
            </p>
          )}
        </div>
      </div>
      {notes.map((note) => (
        <p key={note} className={classes.note}>
          {note}
        </p>
      ))}
      {tips.length === 0 && (
        <div className={classes.tips}>
          <h3>What to do next</h3>
          <ol>
            {nextSteps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </div>
      )}
      {tips.length > 0 && (
        <div className={classes.tips}>
          <h3>What to do next</h3>
          <ol>
            {tipsByGain(result, draft).map(({ tip, gain }) => (
              <li key={tip}>
                <span>{tip}</span>
                {gain > 0 && <strong className={classes.gain}>{`+${formatScore(gain)} points`}</strong>}
              </li>
            ))}
          </ol>
        </div>
      )}
      <p className={classes.meaning}>
        These points are our own. No consulate scores age or marriage like this.
      </p>
      <Ledger result={result} draft={draft} factors={factors} />
      <div className={classes.actions}>
        <Button size="lg" onClick={onConsult}>
          Consult an Expert
        </Button>
        <Button size="lg" variant="default" onClick={onStartNew}>
          Start New Assessment
        </Button>
        <Button
          size="lg"
          variant="subtle"
          leftSection={<IconPrinter aria-hidden size={20} />}
          onClick={onPrint}
        >
          Print or save as PDF
        </Button>
      </div>
      <p className={classes.disclaimer}>
        This result is general guidance from the answers you gave. It is not legal advice and no guarantee of
        approval; only the embassy or consulate decides.
      </p>
    </section>
  );
}
