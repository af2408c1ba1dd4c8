import '@mantine/core/styles/Progress.layer.css';
import { Progress } from '@mantine/core';
import { useCallback, useRef, type ComponentType, type RefObject } from 'react';
import { keptTrip, type ChoiceField, type Trip, type TripStep } from '../../../machines/trip-estimator/trip';
import {
  selectDraft,
  selectFields,
  selectProgress,
  selectRequest,
  selectResult,
  selectScreen,
  selectSharedQuery,
  selectTripAnswers,
  stepCount,
  tripEstimatorMachine,
  type ResultPanel,
  type TripEstimatorEvent,
  type TripEstimatorSnapshot,
  type TripResult,
} from '../../../machines/trip-estimator/trip-estimator.machine';
import { Button } from '../../ui/Button';
import { useCopyText } from '../copying';
import { useFlow } from '../flow';
import { keepDraft } from '../keep-draft';
import { focusSoon, usePageEffects } from '../page-effects';
import { usePorts } from '../ports';
import { useTrip, whenAnswered } from '../trip';
import { EstimateResult } from './EstimateResult';
import { LeadForm } from './LeadForm';
import { MailOpened } from './MailOpened';
import { SharePanel, sharedLink } from './SharePanel';
import type { TripStepProps } from './step-props';
import { DailyBudgetStep } from './steps/DailyBudgetStep';
import { FlightsAndStayStep } from './steps/FlightsAndStayStep';
import { TripDetailsStep } from './steps/TripDetailsStep';
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
        <MailOpened result={result} lead={lead} request={request} heading={heading} send={send} />
      )
    );
  },
  sharing: ({ snapshot, heading, send }) => {
    const query = selectSharedQuery(snapshot);
    return (
      query && (
        <SharePanel
          query={query}
          heading={heading}
          onCopy={(link) => send({ type: 'link-copy.chosen', link })}
          onBack={() => send({ type: 'back.pressed' })}
        />
      )
    );
  },
} satisfies Record<ResultPanel, ComponentType<PanelProps>>;

function isStep(screen: TripStep | ResultPanel): screen is TripStep {
  return screen in stepScreens;
}

interface TripEstimatorProps {
  /** The choices that a shared link brings. */
  sharedTrip: Trip | undefined;
  onClose: () => void;
}

/** The trip cost estimator: three steps and the estimate. Specification §2, §4, §5 and §9. */
export function TripEstimator({ sharedTrip, onClose }: TripEstimatorProps) {
  const ports = usePorts();
  const drafts = ports.storedValue(keptTrip);
  const heading = useRef<HTMLHeadingElement>(null);
  const visitorsTrip = useTrip();
  const { snapshot, send } = useFlow(tripEstimatorMachine.provide({ actors: { copyText: useCopyText() } }), {
    on: {
      ...usePageEffects(),
      'heading.entered': () => focusSoon(() => heading.current),
      'share.requested': ({ query }) => ports.share({ title: 'Trip cost estimate', url: sharedLink(query) }),
      'print.requested': ports.printPage,
      'dialog.closed': onClose,
    },
    started: (actor) => {
      const draft = drafts.read();
      if (sharedTrip) actor.send({ type: 'choices.found', trip: sharedTrip });
      else if (draft) actor.send({ type: 'draft.found', draft });
      const stopSaying = whenAnswered(actor, selectTripAnswers, (answers) =>
        visitorsTrip.tell({ type: 'estimator.answered', answers }),
      );
      const stopWaiting = visitorsTrip.offer('estimator', (offered) =>
        actor.send({ type: 'trip.offered', offered }),
      );
      const stopKeeping = keepDraft(actor, drafts, selectDraft);
      return () => {
        stopSaying();
        stopWaiting();
        stopKeeping();
      };
    },
  });

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
  const shared = (field: ChoiceField) => ({ field, value: fields.trip[field], onAnswer });
  const { title, forward, Fields } = stepScreens[screen];
  return (
    <form
      className={classes.estimator}
      aria-label="Trip cost estimator"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        send({ type: screen === 'dailyBudget' ? 'estimate.pressed' : 'next.pressed' });
      }}
    >
      <div className={classes.progress}>
        <div className={classes.where}>
          <p>{`Step ${progress.step} of ${stepCount}`}</p>
          {fields.isTouched && (
            <Button variant="subtle" size="sm" onClick={() => send({ type: 'start-new.pressed' })}>
              Start over
            </Button>
          )}
        </div>
        <Progress.Root size={6}>
          <Progress.Section
            value={Math.round(progress.progress * 100)}
            aria-label="Progress"
            color="marigold.5"
          />
        </Progress.Root>
      </div>
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
    </form>
  );
}
