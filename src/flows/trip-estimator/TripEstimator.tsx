import { useCallback, useRef, type ComponentType, type RefObject } from 'react';
import type { ChoiceField, EstimatorForm, TripStep } from '../../../machines/trip-estimator/estimator-form';
import {
  selectFields,
  selectProgress,
  selectRequest,
  selectResult,
  selectScreen,
  selectSharedLink,
  stepCount,
  type ResultPanel,
  type TripEstimatorEvent,
  type TripEstimatorSnapshot,
  type TripResult,
} from '../../../machines/trip-estimator/trip-estimator.machine';
import { quoteRequest } from '../../content/quote-words';
import { Button } from '../../ui/Button';
import { StepForm } from '../../ui/forms/StepForm';
import { focusSoon } from '../focus-soon';
import { useFlow } from '../running';
import { EstimateResult } from './EstimateResult';
import { LeadForm } from './LeadForm';
import { MailOpened } from './MailOpened';
import { SharePanel } from './SharePanel';
import type { TripStepProps } from './step-props';
import { DailyBudgetStep } from './steps/DailyBudgetStep';
import { FlightsAndStayStep } from './steps/FlightsAndStayStep';
import { TripDetailsStep } from './steps/TripDetailsStep';
import { tripEstimatorFlow } from './trip-estimator.flow';
import classes from './TripEstimator.module.css';

interface StepScreen {
  title: string;
  forward: string;
  Fields: ComponentType<TripStepProps>;
}

/** Specification §2, Trip cost estimator: the three steps by name. */
const stepScreens = {
  tripDetails: { title: 'Destination & Trip Details', forward: 'Next', Fields: TripDetailsStep },
  flightsAndStay: { title: 'Flights & Stay', forward: 'Next', Fields: FlightsAndStayStep },
  dailyBudget: { title: 'Daily Budget & Extras', forward: 'Estimate Cost', Fields: DailyBudgetStep },
} as const satisfies Record<TripStep, StepScreen>;

interface PanelProps {
  snapshot: TripEstimatorSnapshot;
  result: TripResult;
  heading: RefObject<HTMLHeadingElement | null>;
  send: (event: TripEstimatorEvent) => void;
}

/** The estimate, and what may stand in its place. */
const panels = {
  summary: EstimateResult,
  requestingQuote: ({ snapshot, heading, send }) => (
    <LeadForm lead={snapshot.context.lead} heading={heading} send={send} />
  ),
  mailOpened: ({ snapshot, result, heading, send }) => {
    const request = selectRequest(snapshot);
    const { lead } = snapshot.context;
    return (
      request !== undefined && (
        <MailOpened
          result={result}
          lead={lead}
          request={quoteRequest(request).body}
          heading={heading}
          send={send}
        />
      )
    );
  },
  sharing: ({ snapshot, heading, send }) => {
    const link = selectSharedLink(snapshot);
    return link !== undefined && <SharePanel link={link} heading={heading} send={send} />;
  },
} satisfies Record<ResultPanel, ComponentType<PanelProps>>;

function isStep(screen: TripStep | ResultPanel): screen is TripStep {
  return screen in stepScreens;
}

interface TripEstimatorProps {
  /** The choices that a shared link brings. */
  sharedTrip: EstimatorForm | undefined;
}

/** The trip cost estimator: three steps and the estimate. Specification §2, §4, §5 and §9. */
export function TripEstimator({ sharedTrip }: TripEstimatorProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { snapshot, send } = useFlow(
    tripEstimatorFlow,
    { sharedTrip },
    { 'heading.entered': () => focusSoon(() => heading.current) },
  );

  const onAnswer = useCallback(
    (field: ChoiceField, value: string) => send({ type: 'field.changed', field, value }),
    [send],
  );
  const screen = selectScreen(snapshot);
  const progress = selectProgress(snapshot);
  const result = selectResult(snapshot);

  if (result && !isStep(screen)) {
    const Panel = panels[screen];
    return (
      <div className={classes.estimator}>
        <Panel snapshot={snapshot} result={result} heading={heading} send={send} />
      </div>
    );
  }
  if (!isStep(screen) || !progress) return null;

  const fields = selectFields(snapshot);
  const shared = (field: ChoiceField) => ({ field, value: fields.form[field], onAnswer });
  const { title, forward, Fields } = stepScreens[screen];
  return (
    <StepForm
      className={classes.estimator}
      label="Trip cost estimator"
      step={progress.step}
      count={stepCount}
      beside={
        fields.isTouched && (
          <Button variant="subtle" size="sm" onClick={() => send({ type: 'start-new.pressed' })}>
            Start over
          </Button>
        )
      }
      onForward={() => send({ type: screen === 'dailyBudget' ? 'estimate.pressed' : 'next.pressed' })}
    >
      <h2 ref={heading} className={classes.title} tabIndex={-1}>
        {title}
      </h2>
      <div className={classes.fields}>
        <Fields {...fields} shared={shared} send={send} />
      </div>
      <div className={classes.buttons}>
        <Button type="submit" size="lg" className={classes.forward}>
          {forward}
        </Button>
        <Button
          variant="default"
          size="lg"
          disabled={screen === 'tripDetails'}
          onClick={() => send({ type: 'previous.pressed' })}
        >
          Previous
        </Button>
        <Button variant="subtle" size="lg" onClick={() => send({ type: 'cancel.pressed' })}>
          Cancel
        </Button>
      </div>
    </StepForm>
  );
}
