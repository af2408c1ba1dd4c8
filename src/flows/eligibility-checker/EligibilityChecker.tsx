import { useCallback, useRef, type ComponentType } from 'react';
import type { AnswerField } from '../../../machines/eligibility-checker/answers';
import type { AssessmentField } from '../../../machines/eligibility-checker/assessment';
import { stepCount, type AssessmentStep } from '../../../machines/eligibility-checker/steps';
import { dateWords } from '../../../machines/date-words';
import { optionOf, type Option } from '../../../machines/options';
import {
  destinations,
  occupations,
  visaTypesByDestination,
  type Destination,
} from '../../../machines/eligibility-checker/choices';
import {
  selectAdvice,
  selectCanSendAgain,
  selectMissing,
  selectPrefills,
  selectProblems,
  selectProgress,
  selectResult,
  selectScreen,
  selectStep,
  selectVisaTypes,
  selectWhatIf,
  type CheckerTripField,
} from '../../../machines/eligibility-checker/eligibility-checker.machine';
import { Button } from '../../ui/Button';
import { StepForm } from '../../ui/forms/StepForm';
import { fieldId } from '../field-id';
import type { ToolData } from '../../content/tool-data';
import { focusSoon } from '../focus-soon';
import { useFlow } from '../running';
import { eligibilityCheckerFlow } from './eligibility-checker.flow';
import classes from './EligibilityChecker.module.css';
import { ResultScreen } from './ResultScreen';
import type { StepProps } from './step-props';
import { StepButtons } from './StepButtons';
import { DestinationStep } from './steps/DestinationStep';
import { DocumentsStep } from './steps/DocumentsStep';
import { FinancesStep } from './steps/FinancesStep';
import { GetStartedStep } from './steps/GetStartedStep';
import { ProfileStep } from './steps/ProfileStep';
import { TravelHistoryStep } from './steps/TravelHistoryStep';

interface StepScreen {
  title: string;
  hint: string;
  Fields: ComponentType<StepProps>;
}

/** What the trip has for a question, as the question's choices call it. */
function tripWords(field: CheckerTripField, value: string | undefined): string | undefined {
  if (value === undefined) return undefined;
  if (field === 'passportValidity') return dateWords(value);
  const choices: readonly Option[] =
    field === 'destinationCountry'
      ? destinations
      : field === 'occupation'
        ? occupations
        : Object.values(visaTypesByDestination).flat();
  return optionOf(choices, value)?.label ?? value;
}

/** Specification §2, Eligibility checker: the six steps by name. */
const stepScreens = {
  getStarted: {
    title: 'Get Started',
    hint: 'Your name and how we reach you.',
    Fields: GetStartedStep,
  },
  destination: {
    title: 'Destination & Visa',
    hint: 'Where you want to go and from where in India you apply.',
    Fields: DestinationStep,
  },
  profile: { title: 'Personal Profile', hint: 'About you.', Fields: ProfileStep },
  travelHistory: {
    title: 'Travel History',
    hint: 'Earlier trips show that you return home.',
    Fields: TravelHistoryStep,
  },
  finances: {
    title: 'Financial Background',
    hint: 'Officers look at whether you can pay for the trip.',
    Fields: FinancesStep,
  },
  documents: {
    title: 'Document Check',
    hint: 'What you have. Check Eligibility sends your answers and score to us.',
    Fields: DocumentsStep,
  },
} as const satisfies Record<AssessmentStep, StepScreen>;

interface EligibilityCheckerProps {
  /** What is said first of destinations that need no visa. */
  visaFreeNotes: ToolData['visa-free-notes'];
  /** In a dialog: the destination that it was asked for with. */
  destination?: Destination | undefined;
  /** In a dialog: how it is left. */
  onCancel?: () => void;
}

/** The visa eligibility checker, on its page or in a dialog. Specification §2, §4 and §5. */
export function EligibilityChecker({ visaFreeNotes, destination, onCancel }: EligibilityCheckerProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { snapshot, send, id } = useFlow(
    eligibilityCheckerFlow,
    { destination },
    {
      'heading.entered': () => focusSoon(() => heading.current),
      'focus.requested': ({ field }) => focusSoon(() => document.getElementById(idOf(field))),
    },
  );
  const idOf = (field: AssessmentField) => fieldId(id, field);

  const onAnswer = useCallback(
    (field: AnswerField, value: string) => send({ type: 'answer.changed', field, value }),
    [send],
  );
  const screen = selectScreen(snapshot);
  const result = selectResult(snapshot);
  const whatIf = selectWhatIf(snapshot);

  if (result && whatIf) {
    return (
      <div className={classes.checker}>
        <ResultScreen
          result={result}
          advice={selectAdvice(snapshot)}
          whatIf={whatIf}
          draft={snapshot.context.draft}
          visaFreeNotes={visaFreeNotes}
          heading={heading}
          onToggle={(rule) => send({ type: 'improvement.toggled', rule })}
          onSendAgain={selectCanSendAgain(snapshot) ? () => send({ type: 'send-again.pressed' }) : undefined}
          onStartNew={() => send({ type: 'start-new.pressed' })}
          onConsult={() => send({ type: 'expert.pressed' })}
          onPrint={() => send({ type: 'print.pressed' })}
        />
      </div>
    );
  }
  if (screen === 'result') return null;

  const { step } = selectProgress(snapshot);
  const { title, hint, Fields } = stepScreens[selectStep(snapshot)];
  const isBusy = snapshot.hasTag('busy');
  const { draft } = snapshot.context;
  const problems = selectProblems(snapshot);
  const shared = (field: AnswerField) => ({
    field,
    id: idOf(field),
    value: draft[field],
    error: problems[field],
    disabled: isBusy,
    onAnswer,
  });
  const prefills = selectPrefills(snapshot);
  const fromTrip = (field: CheckerTripField, label: string) => ({
    label,
    fieldId: idOf(field),
    value: draft[field],
    prefill: prefills[field],
    prefillWords: tripWords(field, prefills[field]),
    onUse: (value: string) => onAnswer(field, value),
  });
  const submit = () => {
    if (screen === 'getStarted') send({ type: 'start.pressed' });
    else if (screen === 'documents') send({ type: 'check.pressed' });
    else send({ type: 'next.pressed' });
  };

  return (
    <StepForm
      className={classes.checker}
      label="Visa eligibility checker"
      isBusy={isBusy}
      step={step}
      count={stepCount}
      onForward={submit}
    >
      {snapshot.matches({ answers: 'restored' }) && (
        <p className={classes.restored}>
          <span>Your answers from before are still here.</span>
          <Button
            variant="subtle"
            size="sm"
            disabled={isBusy}
            onClick={() => send({ type: 'start-over.pressed' })}
          >
            Start over
          </Button>
        </p>
      )}
      <div className={classes.intro}>
        <h2 ref={heading} tabIndex={-1}>
          {title}
        </h2>
        <p>{hint}</p>
      </div>
      <div className={classes.fields}>
        <Fields
          draft={draft}
          visaTypes={selectVisaTypes(snapshot)}
          problems={problems}
          idOf={idOf}
          shared={shared}
          fromTrip={fromTrip}
          send={send}
        />
      </div>
      <StepButtons
        screen={screen}
        missing={selectMissing(snapshot)}
        onPrevious={() => send({ type: 'previous.pressed' })}
        onCancel={onCancel}
      />
    </StepForm>
  );
}
