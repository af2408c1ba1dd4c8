import { describe, expect, it } from 'vitest';
import { fromTransition } from 'xstate';
import { DeliveryFailure, type DeliveryFailureReason } from '../../../machines/ports';
import {
  deliveriesMachine,
  selectLastAccepted,
  selectTickets,
  type RecordRequested,
  type ApplicationRecorded,
  type DeliveriesEvent,
  type DeliveriesFound,
  type DeliveriesSnapshot,
} from '../../../machines/site/deliveries/deliveries.machine';
import { acceptedNotice, doubtNotice } from '../../../machines/site/deliveries/notices';
import {
  deliveryMachine,
  type DeliveryKind,
  type DeliveryOrder,
} from '../../../machines/site/deliveries/delivery.machine';
import {
  openDeliveries,
  referenceOf,
  type DeliveryStatus,
} from '../../../machines/site/deliveries/known-deliveries';
import type { NoticeCode } from '../../../machines/site/notices/codes';
import { forNotices, forTripFolder } from '../../../machines/site/events';
import { source, type ReadableActor } from '../../../machines/source';
import { application, kept } from '../../support/application';
import { knownDelivery } from '../known-delivery';
import { answeredByHand, answersArrive, trial } from '../../support/trial';
import { noticesIn, requestsIn, siteRecorder } from '../../support/site-recorder';

const noon = '2026-01-15T12:00:00.000Z';
const later = '2026-01-15T12:01:00.000Z';
const payload = { fullName: 'Asha Rao' };
const ordered = (id: string, kind: DeliveryKind = 'application', sentAt = noon): DeliveriesEvent => ({
  type: 'delivery.ordered',
  order: { kind, submissionId: id, payload },
  sentAt,
});
const foundOpen = (...ids: string[]): DeliveriesEvent => ({
  type: 'deliveries.found',
  open: ids.map((id) => ({ id, sentAt: noon })),
  tickets: [],
});

const patch = {
  destination: 'Japan',
  visaType: 'Tourist Visa',
  sent: { reference: 'a', on: '2026-01-15' },
};

function deliveries(...events: DeliveriesEvent[]) {
  const posts = answeredByHand<DeliveryOrder>();
  const { site, told, takeTold } = siteRecorder();
  const delivery = deliveryMachine.provide({ actors: { deliver: posts.service } });
  const accepted: RecordRequested[] = [];
  const keptDeliveries = source<
    DeliveriesFound | ApplicationRecorded,
    ReadableActor<Pick<DeliveriesSnapshot, 'context'>>,
    RecordRequested
  >(({ receive, sendBack }) =>
    receive((event) => {
      accepted.push(event);
      sendBack({ type: 'application.recorded', patch });
    }),
  );
  const logic = deliveriesMachine.provide({ actors: { delivery, keptDeliveries } });
  const walk = trial(logic, { input: { site } });
  walk.send(...events);
  const snapshot = () => walk.actor.getSnapshot();
  const answer = async (give: () => void) => {
    give();
    await answersArrive();
  };
  return {
    ...walk,
    ...posts,
    accepted,
    told,
    takeTold,
    snapshot,
    statusOf: (id: string) => knownDelivery(snapshot(), id)?.status,
    children: () => Object.keys(snapshot().children).filter((id) => id !== 'keptDeliveries'),
    accept: (index = 0) => answer(posts.call(index).resolve),
    fail: (failure: unknown, index = 0) => answer(() => posts.call(index).reject(failure)),
  };
}

const submitting = { id: 'visa-application', kind: 'loading', says: 'application.sending' };
const failed = (says: NoticeCode) => ({ id: 'visa-application', kind: 'error', says });
const wentWrong = 'application.failed';

describe('an application on its way (Specification §7 and §8)', () => {
  it('is posted once, says so and is known as being sent', () => {
    const { call, calls, children, accepted, snapshot, told } = deliveries(ordered('a'));
    expect(calls).toHaveLength(1);
    expect(call(0).input).toMatchObject({ kind: 'application', submissionId: 'a', payload });
    expect(noticesIn(told)).toEqual([submitting]);
    expect(knownDelivery(snapshot(), 'a')).toEqual({
      id: 'a',
      kind: 'application',
      status: 'sending',
      sentAt: noon,
      failure: undefined,
    });
    expect(children()).toEqual(['a']);
    expect(accepted).toEqual([]);
  });

  it('ordered again while it is under way is not sent again, and says nothing', () => {
    const { calls, send, told } = deliveries(ordered('a'));
    send(ordered('a', 'application', later), ordered('a'));
    expect(calls).toHaveLength(1);
    expect(told).toHaveLength(1);
  });

  it('accepted: kept on the device, and the listing says so if the form is still open', async () => {
    const { accept, children, accepted, snapshot, statusOf, takeTold, told } = deliveries(ordered('a'));
    takeTold();
    await accept();
    expect(statusOf('a')).toBe('accepted');
    expect(accepted).toEqual([{ type: 'record.requested', submissionId: 'a', payload, sentAt: noon }]);
    expect(requestsIn(told)).toEqual([
      {
        to: '/services',
        state: { applicationAccepted: true },
        from: '/apply-visa',
        otherwise: forNotices({ type: 'notice.raised', notice: acceptedNotice }),
      },
    ]);
    expect(acceptedNotice).toEqual({
      id: submitting.id,
      kind: 'success',
      says: 'application.accepted',
    });
    expect(noticesIn(told)).toEqual([]);
    expect(children()).toEqual([]);
    expect(selectLastAccepted(snapshot())?.id).toBe('a');
  });

  it.each<[why: string, failure: unknown, status: DeliveryStatus, says: NoticeCode]>([
    ['no address', new DeliveryFailure('unconfigured'), 'notSent', 'application.unconfigured'],
    ['being offline', new DeliveryFailure('offline'), 'notSent', 'application.offline'],
    ['refusal', new DeliveryFailure('rejected'), 'refused', wentWrong],
    ['an error of the endpoint', new DeliveryFailure('failing'), 'inDoubt', wentWrong],
    ['a redirect', new DeliveryFailure('redirected'), 'inDoubt', wentWrong],
    ['an answer that is none', new DeliveryFailure('unreadable'), 'inDoubt', wentWrong],
    ['going offline on the way', new DeliveryFailure('interrupted'), 'inDoubt', wentWrong],
    ['15 s without an answer', new DeliveryFailure('timeout'), 'inDoubt', wentWrong],
    ['no connection', new DeliveryFailure('unreachable'), 'inDoubt', wentWrong],
    ['an unforeseen error', new TypeError('x'), 'inDoubt', wentWrong],
    ['no error at all', undefined, 'inDoubt', wentWrong],
  ])('after %s: one notice in place of the loading one', async (_why, failure, status, says) => {
    const { children, accepted, fail, statusOf, told } = deliveries(ordered('a'));
    await fail(failure);
    expect(noticesIn(told)).toEqual([submitting, failed(says)]);
    expect(requestsIn(told)).toEqual([]);
    expect(statusOf('a')).toBe(status);
    expect(accepted).toEqual([]);
    expect(children()).toEqual([]);
  });

  it('keeps the seconds that the receiver asks to be left alone', async () => {
    const { fail, snapshot } = deliveries(ordered('a'));
    await fail(new DeliveryFailure('failing', 30));
    expect(knownDelivery(snapshot(), 'a')?.failure).toEqual({ reason: 'failing', retryAfterSeconds: 30 });
  });

  it.each<DeliveryFailureReason>(['offline', 'rejected', 'timeout'])(
    'after %s it can be sent again under its id, and then arrive',
    async (reason) => {
      const { accept, call, calls, accepted, fail, send, snapshot, told } = deliveries(ordered('a'));
      await fail(new DeliveryFailure(reason));
      send(ordered('a', 'application', later));
      expect(knownDelivery(snapshot(), 'a')).toMatchObject({
        status: 'sending',
        sentAt: later,
        failure: undefined,
      });
      expect(calls).toHaveLength(2);
      expect(call(1).input.submissionId).toBe('a');
      await accept(1);
      expect(snapshot().context.known).toHaveLength(1);
      expect(accepted).toMatchObject([{ type: 'record.requested', sentAt: later }]);
      expect(noticesIn(told)).toEqual([submitting, expect.anything(), submitting]);
      expect(requestsIn(told)).toHaveLength(1);
    },
  );

  it.each<[again: DeliveryFailureReason, says: NoticeCode]>([
    ['offline', 'application.offline'],
    ['unconfigured', 'application.unconfigured'],
    ['timeout', wentWrong],
    ['rejected', wentWrong],
  ])('an attempt that may have arrived is in doubt until one is accepted: after %s', async (again, says) => {
    const { accept, fail, send, snapshot, statusOf, told } = deliveries(ordered('a'));
    await fail(new DeliveryFailure('timeout'));
    for (const attempt of [1, 2]) {
      send(ordered('a'));
      await fail(new DeliveryFailure(again), attempt);
      expect(statusOf('a')).toBe('inDoubt');
      expect(noticesIn(told).at(-1)).toEqual(failed(says));
    }
    expect(openDeliveries(snapshot().context.known)).toHaveLength(1);
    send(ordered('a'));
    await accept(3);
    expect(statusOf('a')).toBe('accepted');
  });

  it('once the device has recorded it, the trip hears of it', async () => {
    const { accept, told } = deliveries(ordered('a'));
    await accept();
    expect(told).toContainEqual(forTripFolder({ type: 'trip.patched', patch }));
  });

  it('two at once end each in their own way', async () => {
    const { accept, children, accepted, fail, statusOf } = deliveries(ordered('a'), ordered('b'));
    await fail(new DeliveryFailure('rejected'), 0);
    expect(children()).toEqual(['b']);
    await accept(1);
    expect([statusOf('a'), statusOf('b')]).toEqual(['refused', 'accepted']);
    expect(accepted).toMatchObject([{ submissionId: 'b' }]);
  });
});

describe('an assessment on its way', () => {
  it('tells nobody how it ended: the checker that ordered it looks', async () => {
    const { accept, accepted, fail, send, snapshot, statusOf, told } = deliveries(ordered('a', 'assessment'));
    expect(statusOf('a')).toBe('sending');
    await accept();
    send(ordered('b', 'assessment'));
    await fail(new DeliveryFailure('timeout'), 1);
    expect([statusOf('a'), statusOf('b')]).toEqual(['accepted', 'inDoubt']);
    expect([accepted, told]).toEqual([[], []]);
    expect(selectLastAccepted(snapshot())).toBeUndefined();
  });
});

describe('fault 80: after a reload', () => {
  it('what was under way is in doubt, and not sent again by itself', () => {
    const { calls, accepted, snapshot, statusOf, told } = deliveries(foundOpen('a', 'b'));
    expect([statusOf('a'), statusOf('b')]).toEqual(['inDoubt', 'inDoubt']);
    expect([calls, accepted, told]).toEqual([[], [], []]);
    expect(openDeliveries(snapshot().context.known)).toEqual([
      { id: 'a', sentAt: noon },
      { id: 'b', sentAt: noon },
    ]);
  });

  it('what this page knows better stays as it is', async () => {
    const { accept, send, snapshot, statusOf } = deliveries(ordered('a'));
    send(foundOpen('a'));
    expect(statusOf('a')).toBe('sending');
    await accept();
    send(foundOpen('a'));
    expect(statusOf('a')).toBe('accepted');
    expect(snapshot().context.known).toHaveLength(1);
  });

  it('sent again, it is no longer in doubt', async () => {
    const { accept, statusOf } = deliveries(foundOpen('a'), ordered('a', 'application', later));
    expect(statusOf('a')).toBe('sending');
    await accept();
    expect(statusOf('a')).toBe('accepted');
  });

  const settledAt = (pathname: string): DeliveriesEvent => ({ type: 'page.loaded', pathname });
  const foundTold: DeliveriesEvent = {
    type: 'deliveries.found',
    open: [{ id: 'a', sentAt: noon, isAnnounced: true }],
    tickets: [],
  };

  it.each<[why: string, events: DeliveriesEvent[], notices: object[]]>([
    ['on another page', [foundOpen('a', 'b'), settledAt('/terms')], [doubtNotice]],
    [
      'on the checker’s, whose code brought it',
      [foundOpen('a'), settledAt('/tools/visa-eligibility-checker')],
      [doubtNotice],
    ],
    ['twice on the same page', [foundOpen('a'), settledAt('/terms'), settledAt('/terms')], [doubtNotice]],
    ['on the form’s, which says it itself', [foundOpen('a'), settledAt('/apply-visa')], []],
    ['on a page after it was told', [foundTold, settledAt('/terms')], []],
    ['without anything open', [foundOpen(), settledAt('/terms')], []],
    ['while it is sent again', [foundOpen('a'), ordered('a'), settledAt('/terms')], [submitting]],
  ])('fault 116: the doubt is said once: %s', (_why, events, notices) => {
    expect(noticesIn(deliveries(...events).told)).toEqual(notices);
  });

  it('fault 116: its notice says so', () => {
    expect(doubtNotice).toMatchObject({
      id: submitting.id,
      kind: 'error',
      says: 'application.in-doubt',
    });
  });

  it('fault 116: that it was said is kept, until it is sent again', async () => {
    const { accept, fail, send, snapshot } = deliveries(foundOpen('a'), settledAt('/terms'));
    const open = () => openDeliveries(snapshot().context.known);
    expect(open()).toEqual([{ id: 'a', sentAt: noon, isAnnounced: true }]);
    send(ordered('a', 'application', later));
    expect(open()).toEqual([{ id: 'a', sentAt: later }]);
    await fail(new DeliveryFailure('timeout'));
    expect(open()).toEqual([{ id: 'a', sentAt: later }]);
    send(ordered('a', 'application', later));
    await accept(1);
    expect(open()).toEqual([]);
  });

  it('fault 116: what failed in this page has had its notice', async () => {
    const { fail, send, told } = deliveries(ordered('a'));
    await fail(new DeliveryFailure('timeout'));
    send(settledAt('/terms'));
    expect(noticesIn(told)).toEqual([submitting, failed(wentWrong)]);
  });

  it('what failed before another was accepted is no news after a reload', async () => {
    const { accept, fail, snapshot } = deliveries(foundOpen('before'), ordered('a'), ordered('b'));
    await fail(new DeliveryFailure('timeout'));
    await accept(1);
    expect(openDeliveries(snapshot().context.known)).toEqual([
      { id: 'before', sentAt: noon, isAnnounced: true },
      { id: 'a', sentAt: noon, isAnnounced: true },
    ]);
  });

  it('fault 116: what was corrected and accepted after a reload leaves no doubt to announce', async () => {
    const { accept, send, takeTold, told } = deliveries(foundOpen('before'), settledAt('/apply-visa'));
    send(ordered('corrected'));
    await accept();
    takeTold();
    send(settledAt('/terms'));
    expect(noticesIn(told)).toEqual([]);
  });

  it('an assessment that is saved says nothing of an application', async () => {
    const { accept, fail, snapshot } = deliveries(ordered('a'), ordered('b', 'assessment'));
    await fail(new DeliveryFailure('timeout'));
    await accept(1);
    expect(openDeliveries(snapshot().context.known)).toEqual([{ id: 'a', sentAt: noon }]);
  });

  it('only applications without a known end are kept', async () => {
    const { accept, fail, snapshot } = deliveries(
      ordered('arrives'),
      ordered('refused'),
      ordered('in doubt'),
      ordered('under way'),
      ordered('assessment', 'assessment'),
    );
    await accept(0);
    await fail(new DeliveryFailure('rejected'), 1);
    await fail(new DeliveryFailure('timeout'), 2);
    expect(openDeliveries(snapshot().context.known).map(({ id }) => id)).toEqual(['in doubt', 'under way']);
  });
});

it('the device is cleared: nothing is known but what is under way', async () => {
  const { accept, fail, send, snapshot, statusOf } = deliveries(
    foundOpen('before'),
    ordered('a'),
    ordered('b'),
  );
  await fail(new DeliveryFailure('timeout'));
  send({ type: 'device.cleared' });
  expect(openDeliveries(snapshot().context.known).map(({ id }) => id)).toEqual(['b']);
  await accept(1);
  expect(statusOf('b')).toBe('accepted');
});

describe('a delivery that breaks down', () => {
  it.each<[kind: DeliveryKind, told: object[]]>([
    ['application', [submitting, failed(wentWrong)]],
    ['assessment', []],
  ])('an %s is in doubt, and the others go on', async (kind, expected) => {
    const { site, told } = siteRecorder();
    const broken = fromTransition((state: number, event: { type: string }) => {
      if (event.type === 'break') throw new Error('broken');
      return state;
    }, 0);
    const walk = trial(deliveriesMachine.provide({ actors: { delivery: broken as never } }), {
      input: { site },
    });
    walk.send(ordered('a', kind));
    walk.actor.getSnapshot().children['a']?.send({ type: 'break' } as never);
    await answersArrive();
    expect(knownDelivery(walk.actor.getSnapshot(), 'a')?.status).toBe('inDoubt');
    expect(noticesIn(told)).toEqual(expected);
    expect(walk.actor.getSnapshot().status).toBe('active');
    expect(Object.keys(walk.actor.getSnapshot().children)).toEqual(['keptDeliveries']);
    walk.send(ordered('b', kind));
    expect(knownDelivery(walk.actor.getSnapshot(), 'b')?.status).toBe('sending');
  });
});

it('what keeps the deliveries breaks down: so do they, and the site starts them anew', async () => {
  const keptDeliveries = fromTransition((state: number, event: { type: string }) => {
    if (event.type === 'record.requested') throw new Error('broken');
    return state;
  }, 0);
  const posts = answeredByHand<DeliveryOrder>();
  const delivery = deliveryMachine.provide({ actors: { deliver: posts.service } });
  const actors = { delivery, keptDeliveries: keptDeliveries as never };
  const walk = trial(deliveriesMachine.provide({ actors }), { input: { site: siteRecorder().site } });
  const errors: unknown[] = [];
  walk.actor.subscribe({ error: (error) => errors.push(error) });
  walk.send(ordered('a'));
  posts.call(0).resolve();
  await answersArrive();
  expect(errors).toEqual([new Error('broken')]);
});

it.each([
  ['0f8fad5b-d9cb-469f-a165-70867728950e', '0f8fad5b'],
  ['short', 'short'],
])('%s is spoken of as %s', (id, reference) => {
  expect(referenceOf(id)).toBe(reference);
});

describe('the tickets of what has arrived', () => {
  const complete = (id: string, sentAt = noon): DeliveriesEvent => ({
    type: 'delivery.ordered',
    order: { kind: 'application', submissionId: id, payload: application },
    sentAt,
  });
  const ticket = (reference: string, sentAt = noon) => ({ ...kept, reference, sentAt });

  it('there is none before the answer, then one with the reference, and the last stands first', async () => {
    const { accept, send, snapshot } = deliveries(complete('0f8fad5b-d9cb'));
    expect(selectTickets(snapshot())).toEqual([]);
    await accept();
    expect(selectTickets(snapshot())).toEqual([ticket('0f8fad5b')]);
    send(complete('a1b2c3d4-d9cb', later));
    await accept(1);
    expect(selectTickets(snapshot())).toEqual([ticket('a1b2c3d4', later), ticket('0f8fad5b')]);
  });

  it.each<[why: string, failure: DeliveryFailure]>([
    ['refused', new DeliveryFailure('rejected')],
    ['not sent', new DeliveryFailure('offline')],
    ['in doubt', new DeliveryFailure('timeout')],
  ])('what is %s has none', async (_why, failure) => {
    const { fail, snapshot } = deliveries(complete('a'));
    await fail(failure);
    expect(selectTickets(snapshot())).toEqual([]);
  });

  it('those that the tab has kept stand again, until they are put away', async () => {
    const earlier = [ticket('b'), ticket('a')];
    const { accept, send, snapshot } = deliveries({ type: 'deliveries.found', open: [], tickets: earlier });
    expect(selectTickets(snapshot())).toEqual(earlier);
    send(complete('c'));
    await accept();
    expect(selectTickets(snapshot())).toEqual([ticket('c'), ...earlier]);
    send({ type: 'tickets.dismissed' });
    expect(selectTickets(snapshot())).toEqual([]);
    send(complete('d'), { type: 'device.cleared' });
    await accept(1);
    expect(selectTickets(snapshot())).toEqual([ticket('d')]);
    send({ type: 'device.cleared' });
    expect(selectTickets(snapshot())).toEqual([]);
  });
});
