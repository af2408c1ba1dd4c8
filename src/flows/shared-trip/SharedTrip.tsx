import { useId, useRef } from 'react';
import { Link } from 'react-router-dom';
import { dateWords } from '../../../machines/date-words';
import { inSentence } from '../../../machines/in-sentence';
import { effectOf, type SharedTrip as Shared } from '../../../machines/shared-trip/trip-in-hash';
import type { EntryRules } from '../../../machines/travel-dates/rules';
import { nextStep } from '../../content/next-step';
import { effectWords, sharedTripLine } from '../../content/shared-trip-words';
import { Button } from '../../ui/Button';
import { ButtonRow, Panel } from '../../ui/Panel';
import { focusSoon } from '../focus-soon';
import { usePorts } from '../ports';
import { useFlow } from '../running';
import { sharedTripFlow } from './shared-trip.flow';
import classes from './SharedTrip.module.css';

interface SharedTripProps {
  readonly rules: (destination: string) => EntryRules | undefined;
  /** The page of a destination, where it has one. */
  readonly pageOf: (destination: string) => string | undefined;
}

/** The shared trip as it stands, with what would be next; nothing of it is in the folder. */
function Look({ trip, rules, pageOf }: SharedTripProps & { trip: Shared }) {
  const ports = usePorts();
  const { destination, visaType, entry, exit } = trip;
  const page = pageOf(destination);
  const step = nextStep({
    folder: trip,
    rules: rules(destination),
    today: ports.today(),
    documents: { ready: 0, total: 0 },
  });
  const facts = [
    ['Destination', destination],
    ['Arrive', entry === undefined ? undefined : dateWords(entry)],
    ['Leave', exit === undefined ? undefined : dateWords(exit)],
    ['Visa', visaType],
    ['Next step', `${step.title}. ${step.text}`],
  ] as const;
  return (
    <>
      <dl className={classes.facts}>
        {facts.map(([name, value]) =>
          value === undefined ? null : (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ),
        )}
      </dl>
      {page !== undefined && (
        <p>
          <Link to={page}>{`All about ${inSentence(destination)}`}</Link>
        </p>
      )}
    </>
  );
}

/** A trip that somebody shared by a link: taken into the folder, looked at, or put away. Specification §2, Trip page. */
export function SharedTrip({ rules, pageOf }: SharedTripProps) {
  const titleId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const { snapshot, send } = useFlow(
    sharedTripFlow,
    {},
    { 'focus.requested': () => focusSoon(() => title.current) },
  );
  const { shared, own } = snapshot.context;
  const close = (words: string) => (
    <Button variant="default" onClick={() => send({ type: 'close.pressed' })}>
      {words}
    </Button>
  );
  if (snapshot.matches('none')) return null;
  if (snapshot.matches('unreadable') || !shared) {
    return (
      <Panel tone="danger" className={classes.shared} aria-labelledby={titleId}>
        <h2 id={titleId} ref={title} tabIndex={-1}>
          This link holds no trip that we can read
        </h2>
        <p>It may have been cut on its way. Ask for it again, or begin your own below.</p>
        <ButtonRow className={classes.ways}>{close('Close')}</ButtonRow>
      </Panel>
    );
  }
  const effect = effectOf(shared, own);
  if (snapshot.matches('taken')) {
    return (
      <Panel tone="plain" className={classes.shared} aria-labelledby={titleId}>
        <h2 id={titleId} ref={title} tabIndex={-1}>
          It is in your folder
        </h2>
        <p>{`${sharedTripLine(shared)}. Add the rest below.`}</p>
        <ButtonRow className={classes.ways}>{close('Close')}</ButtonRow>
      </Panel>
    );
  }
  return (
    <Panel tone="plain" className={classes.shared} aria-labelledby={titleId}>
      <h2 id={titleId} ref={title} tabIndex={-1}>
        Somebody shared a trip with you
      </h2>
      {snapshot.matches('looking') ? (
        <Look trip={shared} rules={rules} pageOf={pageOf} />
      ) : (
        <p className={classes.trip}>{sharedTripLine(shared)}</p>
      )}
      <p>{effectWords(effect, own)}</p>
      <ButtonRow className={classes.ways}>
        {effect !== 'nothing' && (
          <Button onClick={() => send({ type: 'take.pressed' })}>
            {effect === 'replaces' ? 'Take it instead of mine' : 'Take it'}
          </Button>
        )}
        {snapshot.matches('offered') && (
          <Button variant="default" onClick={() => send({ type: 'look.pressed' })}>
            Just look
          </Button>
        )}
        {close('No, thanks')}
      </ButtonRow>
    </Panel>
  );
}
