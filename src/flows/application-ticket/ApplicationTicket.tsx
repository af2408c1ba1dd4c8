import type { ComponentType } from 'react';
import { selectShownTickets } from '../../../machines/application-ticket/application-ticket.machine';
import { Button } from '../../ui/Button';
import { ButtonRow } from '../../ui/Panel';
import { fieldId } from '../field-id';
import { focusSoon } from '../focus-soon';
import { useLocationState } from '../location-state';
import { useFlow } from '../running';
import { applicationTicketFlow } from './application-ticket.flow';
import classes from './ApplicationTicket.module.css';
import type { TicketPlace, TicketViewProps } from './TicketView';

type View = ComponentType<TicketViewProps>;

function fetchTicket(): Promise<View> {
  return import('./TicketView').then((module) => module.default);
}

interface ApplicationTicketProps {
  /** The destinations that have a page of their own. */
  places: readonly TicketPlace[];
  /** The heading that the page goes on with. */
  nextId: string;
  /** Fetches the ticket's view. */
  loadTicket?: typeof fetchTicket;
}

/** The ticket of what this tab has applied for, until it is put away. */
export function ApplicationTicket({ places, nextId, loadTicket = fetchTicket }: ApplicationTicketProps) {
  // At the first render: the listing takes it off the history's entry as soon as it hears of it.
  const isAwaited = useLocationState()?.applicationAccepted === true;
  const { snapshot, send, id } = useFlow(
    applicationTicketFlow,
    { load: loadTicket, isAwaited },
    {
      'focus.requested': ({ target }) =>
        focusSoon(() => document.getElementById(target === 'ticket' ? fieldId(id, 'title') : nextId)),
    },
  );
  const titleId = fieldId(id, 'title');

  const tickets = selectShownTickets(snapshot);
  if (!tickets) return null;
  const View = snapshot.matches('open') ? (snapshot.context.code as View) : undefined;
  const { reference, country, visaType } = tickets.last;
  return (
    <section id="ticket" className={classes.place} aria-labelledby={titleId}>
      {View ? (
        <View
          {...tickets}
          places={places}
          titleId={titleId}
          onPrint={() => send({ type: 'print.pressed' })}
          onDismiss={() => send({ type: 'dismiss.pressed' })}
        />
      ) : (
        <div className={classes.plain}>
          <h2 id={titleId} tabIndex={-1}>
            Your application has arrived
          </h2>
          <p>{`${country}, ${visaType}. Your reference: ${reference}`}</p>
          {snapshot.matches('failed') && (
            <ButtonRow className={classes.buttons}>
              <Button variant="default" onClick={() => send({ type: 'open.pressed' })}>
                Show the whole ticket
              </Button>
              <Button variant="subtle" onClick={() => send({ type: 'dismiss.pressed' })}>
                Put this ticket away
              </Button>
            </ButtonRow>
          )}
        </div>
      )}
    </section>
  );
}
