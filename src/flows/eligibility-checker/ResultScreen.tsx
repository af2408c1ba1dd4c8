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
  statusThresholds,
  type EligibilityResult,
  type EligibilityStatus,
} from '../../../machines/eligibility-checker/scoring';
import type { AssessmentDraft } from '../../../machines/eligibility-checker/assessment';
import { isForStudyOrWork } from '../../../machines/eligibility-checker/choices';
import type { WhatIf } from '../../../machines/eligibility-checker/eligibility-checker.machine';
import type { ImprovementRule } from '../../../machines/eligibility-checker/what-if';
import { inSentence } from '../../../machines/in-sentence';
import { mayReview, type LicensingPlace } from '../../../machines/licensed-help';
import type { ToolData } from '../../content/tool-data';
import { agency } from '../../site';
import { Button } from '../../ui/Button';
import { Improvements } from './Improvements';
import { Ledger } from './Ledger';
import steps from '../../ui/steps.module.css';
import classes from './ResultScreen.module.css';
import { ScoreGauge } from './ScoreGauge';

type Tone = 'high' | 'good' | 'concerns' | 'low';

const tones: Record<EligibilityStatus, Tone> = {
  'High Chance of Approval': 'high',
  'Good Chance, Some Areas to Improve': 'good',
  'May Face Issues, Significant Improvements Needed': 'concerns',
  'Likely Rejection, Requires Major Profile Strengthening': 'low',
};

/** The scores that a status is the name of. */
const bands: Record<Tone, string> = {
  high: `${statusThresholds.highChance} points and more`,
  good: `${statusThresholds.goodChance} points and more, below ${statusThresholds.highChance}`,
  concerns: `${statusThresholds.mayFaceIssues} points and more, below ${statusThresholds.goodChance}`,
  low: `fewer than ${statusThresholds.mayFaceIssues} points`,
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
  'Book early: appointments run out.',
] as const;

const studyAndWorkNote =
  'This score was made for visits. For study or work, the admission or employer’s documents matter more.';

/** The destinations that license who may advise on their visas. */
const licensing: Readonly<Partial<Record<AssessmentDraft['destinationCountry'], LicensingPlace>>> = {
  uk: 'United Kingdom',
  canada: 'Canada',
  australia: 'Australia',
};

/** Whom to ask where nobody here may review the case. */
function licenceNotes({ destinationCountry }: AssessmentDraft): readonly string[] {
  const place = licensing[destinationCountry];
  if (place === undefined || mayReview(place, agency.licences)) return [];
  return [
    `We hold no licence for ${inSentence(place)}: we can help with the trip, but don’t review your case. Our page about it links the official register of advisers.`,
  ];
}

type VisaFreeNotes = ToolData['visa-free-notes'];

/** What stands beside the status where the rubric does not fit, or our help ends. */
function notesOf(draft: AssessmentDraft, visaFreeNotes: VisaFreeNotes): readonly string[] {
  const { destinationCountry } = draft;
  const visaFree = destinationCountry && visaFreeNotes[destinationCountry];
  return [
    ...(visaFree ? [visaFree] : []),
    ...(isForStudyOrWork(draft.visaType) ? [studyAndWorkNote] : []),
    ...licenceNotes(draft),
  ];
}

interface ResultScreenProps {
  result: EligibilityResult;
  /** What stands beside the rules, by their ids. */
  advice: ReadonlyMap<string, string>;
  whatIf: WhatIf;
  draft: AssessmentDraft;
  visaFreeNotes: VisaFreeNotes;
  heading: RefObject<HTMLHeadingElement | null>;
  onToggle: (rule: ImprovementRule) => void;
  /** Where the result could not be stored. */
  onSendAgain: (() => void) | undefined;
  onStartNew: () => void;
  onConsult: () => void;
  onPrint: () => void;
}

/** The score, what it means, what to do and how it came about. Specification §2, Eligibility checker. */
export function ResultScreen({
  result,
  advice,
  whatIf,
  draft,
  visaFreeNotes,
  heading,
  onToggle,
  onSendAgain,
  onStartNew,
  onConsult,
  onPrint,
}: ResultScreenProps) {
  const { score, status, tips } = result;
  const notes = notesOf(draft, visaFreeNotes);
  const tone = tones[status];
  const Icon = icons[tone];
  return (
    <section className={classes.result} data-tone={tone} aria-labelledby="eligibility-result">
      <div className={classes.summary}>
        <ScoreGauge score={score} changed={whatIf.score} reachable={whatIf.all.score} tone={tone} />
        <div className={classes.verdict}>
          <p className={classes.kicker}>Your profile score</p>
          <h2 id="eligibility-result" ref={heading} tabIndex={-1}>
            <Icon className={classes.icon} aria-hidden size={30} stroke={1.75} />
            <span className={classes.status}>{status}</span>
          </h2>
          <p className={classes.meaning}>
            <span>{`Profile score: ${formatScore(score)} out of 100. `}</span>
            <span>{`Our scoring, not your chance of approval: this is our name for ${bands[tone]}.`}</span>
          </p>
        </div>
      </div>
      {notes.map((note) => (
        <p key={note} className={classes.note}>
          {note}
        </p>
      ))}
      <Improvements whatIf={whatIf} score={score} draft={draft} onToggle={onToggle} />
      <div className={classes.tips}>
        <h3>What to do next</h3>
        <ol className={`${steps.steps} ${steps.small}`}>
          {(tips.length > 0 ? tips : nextSteps).map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </div>
      <p className={classes.meaning}>
        These points are our own. No consulate scores age or marriage like this.
      </p>
      <Ledger result={result} advice={advice} />
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
      {onSendAgain && (
        <p className={classes.notStored}>
          <span>Your result may not have reached us. Sending it again will not make a second one.</span>
          <Button variant="subtle" size="sm" onClick={onSendAgain}>
            Send again
          </Button>
        </p>
      )}
      <p className={classes.disclaimer}>
        This result is general guidance from the answers you gave. It is neither legal advice nor a guarantee
        of approval; only the embassy or consulate decides.
      </p>
    </section>
  );
}
