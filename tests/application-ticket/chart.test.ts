import { describe, expect, it } from 'vitest';
import type { AnyEventObject } from 'xstate';
import {
  applicationTicketMachine,
  selectShownTickets,
  type ApplicationTicketEvent,
} from '../../machines/application-ticket/application-ticket.machine';
import type { Ticket } from '../../machines/site/deliveries/ticket';
import { ticket as japan } from '../support/application';
import { answersArrive, trial } from '../support/trial';
import { siteListener } from '../support/site-recorder';

const nepal: Ticket = { ...japan, reference: 'a1b2c3d4', country: 'Nepal' };

const found = (tickets: readonly Ticket[], isAwaited = false): ApplicationTicketEvent => ({
  type: 'tickets.found',
  tickets,
  isAwaited,
});
const toTicket = { type: 'focus.requested', target: 'ticket' };
const toListing = { type: 'focus.requested', target: 'listing' };

/** The view can be had after that many failures. */
function ticket(failures = 0) {
  let left = failures;
  const load = () => (left-- > 0 ? Promise.reject(new Error('no connection')) : Promise.resolve('view'));
  /** What is emitted, told to the site and asked of the device, in order. */
  const emitted: AnyEventObject[] = [];
  const { site, listener } = siteListener((event) => {
    if (!event.type.startsWith('xstate.')) emitted.push(event);
  });
  const walk = trial(
    applicationTicketMachine.provide({
      actors: { tickets: listener, printer: listener },
    }),
    { input: { site, load, isAwaited: false } },
  );
  walk.actor.on('*', (event) => emitted.push(event));
  return {
    ...walk,
    emitted,
    at: () => walk.actor.getSnapshot().value,
    tickets: () => selectShownTickets(walk.actor.getSnapshot()),
    after: async (...events: ApplicationTicketEvent[]) => {
      walk.send(...events);
      await answersArrive();
    },
  };
}

describe('the ticket on the listing', () => {
  it('is absent until something was sent', async () => {
    const { after, at, emitted, tickets } = ticket();
    await after(
      found([], true),
      { type: 'print.pressed' },
      { type: 'dismiss.pressed' },
      { type: 'open.pressed' },
    );
    expect(at()).toBe('absent');
    expect(tickets()).toBeUndefined();
    expect(emitted).toEqual([]);
  });

  it.each<[why: string, isAwaited: boolean, failures: number, at: string, emitted: unknown[]]>([
    ['of what has just led here takes the focus', true, 0, 'open', [toTicket]],
    ['met again does not', false, 0, 'open', []],
    ['without its view stands in plain words', false, 1, 'failed', []],
    ['in plain words takes the focus too', true, 1, 'failed', [toTicket]],
  ])('%s', async (_why, isAwaited, failures, at, emitted) => {
    const walk = ticket(failures);
    await walk.after(found([japan], isAwaited));
    expect(walk.at()).toBe(at);
    expect(walk.tickets()).toEqual({ last: japan, earlier: [] });
    expect(walk.emitted).toEqual(emitted);
  });

  it.each<[failures: number, at: string]>([
    [1, 'open'],
    [2, 'failed'],
  ])(
    'in plain words can be asked for again, and takes the focus then (%i failures)',
    async (failures, at) => {
      const walk = ticket(failures);
      await walk.after(found([japan]));
      await walk.after({ type: 'open.pressed' });
      expect(walk.at()).toBe(at);
      expect(walk.emitted).toEqual([toTicket]);
    },
  );

  it.each<[why: string, failures: number, isEarly: boolean]>([
    ['while its view is fetched', 0, true],
    ['while it stands', 0, false],
    ['while it stands in plain words', 1, false],
  ])('another application may arrive %s', async (_why, failures, isEarly) => {
    const { after, emitted, send, tickets } = ticket(failures);
    if (isEarly) send(found([japan], true));
    else await after(found([japan], true));
    await after(found([nepal, japan]), found([]));
    expect(tickets()).toEqual({ last: nepal, earlier: [japan] });
    expect(emitted).toEqual([toTicket]);
  });

  it('prints', async () => {
    const { after, at, emitted } = ticket();
    await after(found([japan]), { type: 'print.pressed' });
    expect(emitted).toEqual([]);
    await after({ type: 'print.pressed' });
    expect(at()).toBe('open');
    expect(emitted).toEqual([{ type: 'print.requested' }]);
  });

  it.each([[0], [1]])('put away is forgotten, and the listing goes on (%i failures)', async (failures) => {
    const { after, at, emitted, tickets } = ticket(failures);
    await after(found([japan]));
    await after({ type: 'dismiss.pressed' }, { type: 'dismiss.pressed' });
    expect(at()).toBe('absent');
    expect(tickets()).toBeUndefined();
    expect(emitted).toEqual([{ type: 'clearing.requested' }, { type: 'tickets.dismissed' }, toListing]);
  });

  it('the next application has its ticket again, and leaves the focus where it is', async () => {
    const { after, at, emitted, tickets } = ticket();
    await after(found([japan], true));
    emitted.splice(0);
    await after({ type: 'dismiss.pressed' }, found([nepal]));
    expect(at()).toBe('open');
    expect(emitted.filter(({ type }) => type === 'focus.requested')).toEqual([toListing]);
    expect(tickets()).toEqual({ last: nepal, earlier: [] });
  });
});
