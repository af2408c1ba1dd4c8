import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, SimulatedClock, type AnyActorRef, type SnapshotFrom } from 'xstate';
import { DeliveryFailure } from '../../machines/ports';
import {
  deliveriesMachine,
  type ApplicationRecorded,
  type DeliveriesFound,
  type DeliveriesSnapshot,
  type RecordRequested,
} from '../../machines/site/deliveries/deliveries.machine';
import { deliveryMachine, type DeliveryOrder } from '../../machines/site/deliveries/delivery.machine';
import { forDeliveries, forHeader, forNavigation, forNotices, forTools } from '../../machines/site/events';
import { selectMenuIsOpen, type HeaderSnapshot } from '../../machines/site/header/header.machine';
import { navigationMachine, type HistoryRequested } from '../../machines/site/navigation/navigation.machine';
import type { Location } from '../../machines/site/navigation/location';
import { source, type ReadableActor } from '../../machines/source';
import {
  noticesMachine,
  selectShown,
  type NoticesSnapshot,
} from '../../machines/site/notices/notices.machine';
import type { FetchedPart } from '../../machines/site/parts';
import { siteMachine, type PartCode } from '../../machines/site/site.machine';
import {
  selectTool,
  toolsMachine,
  type Tool,
  type ToolsSnapshot,
} from '../../machines/site/tools/tools.machine';
import { noticeWords } from '../../src/content/notice-words';
import { accepted as submitted, failed as wentWrong, loading as submitting } from '../support/application';
import { knownDelivery } from './known-delivery';
import { location } from '../support/location';
import { answeredByHand, answersArrive } from '../support/trial';

/** The whole site on one clock, with a browser that shows each page as soon as it is there. */
async function visit(pathname: string) {
  const clock = new SimulatedClock();
  const posts = answeredByHand<DeliveryOrder>();
  const pages = answeredByHand<{ pathname: string }, unknown>();
  const start = location(pathname);
  const history: HistoryRequested[] = [];
  const site = createActor(
    siteMachine.provide({
      actors: {
        navigation: navigationMachine.provide({
          actors: {
            loadPage: pages.service,
            history: source(({ sendBack, receive }) =>
              receive((request) => {
                history.push(request);
                sendBack({ type: 'address.changed', location: location(request.to, '', '', request.state) });
              }),
            ),
          },
        }),
        tools: toolsMachine.provide({
          actors: { loadTool: fromPromise<unknown, { tool: Tool }>(async () => 'code') },
        }),
        loadPart: fromPromise<PartCode, { part: FetchedPart }>(async () => ({
          logic: noticesMachine,
          views: undefined,
        })),
      },
    }),
    { clock, input: { location: start, page: pathname } },
  );
  const failures: unknown[] = [];
  site.on('child.restarted', (event) => {
    failures.push(event);
  });
  const accepted: string[] = [];
  site.start();
  const child = (id: string) => (site.getSnapshot().children as Record<string, AnyActorRef>)[id];
  const navigation = () => child('navigation')?.getSnapshot() as SnapshotFrom<typeof navigationMachine>;
  const render = () =>
    site.send(forNavigation({ type: 'location.rendered', key: navigation().context.shown.key }));
  const go = (to: Location) => site.send(forNavigation({ type: 'address.changed', location: to }));
  site.send({
    type: 'part.registered',
    part: 'deliveries',
    logic: deliveriesMachine.provide({
      actors: {
        delivery: deliveryMachine.provide({ actors: { deliver: posts.service } }),
        keptDeliveries: source<
          DeliveriesFound | ApplicationRecorded,
          ReadableActor<Pick<DeliveriesSnapshot, 'context'>>,
          RecordRequested
        >(({ receive, sendBack }) =>
          receive(({ submissionId }) => {
            accepted.push(submissionId);
            sendBack({
              type: 'application.recorded',
              patch: { destination: '', visaType: '', sent: { reference: '', on: '' } },
            });
          }),
        ),
      },
    }),
  });
  render();
  const notices = () => selectShown(child('notices')?.getSnapshot() as NoticesSnapshot, 'task');
  return {
    clock,
    site,
    accepted,
    failures,
    history,
    go,
    send: site.send,
    submit: async (id = 'sid-1') => {
      const order = { kind: 'application', submissionId: id, payload: { fullName: 'Asha Rao' } } as const;
      site.send(forDeliveries({ type: 'delivery.ordered', order, sentAt: '2026-01-15T12:00:00.000Z' }));
      await answersArrive();
      for (const notice of notices()) site.send(forNotices({ type: 'notice.drawn', id: notice.id }));
    },
    answer: async (failure?: unknown, index = 0) => {
      if (failure === undefined) posts.call(index).resolve();
      else posts.call(index).reject(failure);
      await answersArrive();
    },
    pageComes: async () => {
      pages.calls.at(-1)?.resolve('a page');
      await answersArrive();
      render();
    },
    said: () => notices().map((notice) => noticeWords(notice).message),
    shownAt: () => navigation().context.shown.pathname,
    isSettled: () => navigation().matches('settled'),
    statusOf: (id = 'sid-1') => knownDelivery(child('deliveries')?.getSnapshot(), id)?.status,
    menuIsOpen: () => selectMenuIsOpen(child('header')?.getSnapshot() as HeaderSnapshot),
    tool: () => selectTool(child('tools')?.getSnapshot() as ToolsSnapshot),
  };
}

describe('an application sent from /apply-visa', () => {
  it('while its page is open: it goes to the listing, which has it said', async () => {
    const { accepted, answer, history, pageComes, said, shownAt, statusOf, submit } =
      await visit('/apply-visa');
    await submit();
    expect(said()).toEqual([submitting]);
    await answer();
    expect(history).toMatchObject([{ to: '/services', state: { applicationAccepted: true } }]);
    expect([accepted, statusOf()]).toEqual([['sid-1'], 'accepted']);
    await pageComes();
    expect(shownAt()).toBe('/services');
  });

  it('fault 78: the answer comes while another page loads: it is said there, and nobody is led away', async () => {
    const { accepted, answer, clock, go, history, pageComes, said, send, shownAt, submit } =
      await visit('/apply-visa');
    await submit();
    go(location('/faq'));
    clock.increment(150);
    await answer();
    expect(said()).toEqual([submitted]);
    expect(history).toEqual([]);
    await pageComes();
    expect([shownAt(), said()]).toEqual(['/faq', [submitted]]);
    expect(accepted).toEqual(['sid-1']);
    send(forNotices({ type: 'notice.drawn', id: 'visa-application' }));
    clock.increment(2000);
    expect(said()).toEqual([]);
  });

  it('fault 78: then Back before that page is there: the form is still reachable and everything works', async () => {
    const { answer, go, history, isSettled, pageComes, said, shownAt, statusOf, submit } =
      await visit('/apply-visa');
    await submit();
    go(location('/faq'));
    await answer();
    go(location('/apply-visa'));
    expect([shownAt(), isSettled(), statusOf(), said()]).toEqual([
      '/apply-visa',
      true,
      'accepted',
      [submitted],
    ]);
    await submit('sid-2');
    await answer(undefined, 1);
    await pageComes();
    expect(history).toHaveLength(1);
    expect(shownAt()).toBe('/services');
  });

  it('fault 77: the answer comes on another page: it is said there', async () => {
    const { accepted, answer, go, history, pageComes, said, shownAt, submit } = await visit('/apply-visa');
    await submit();
    go(location('/contact'));
    await pageComes();
    expect(said()).toEqual([submitting]);
    await answer();
    expect([shownAt(), said(), history, accepted]).toEqual(['/contact', [submitted], [], ['sid-1']]);
  });

  it.each(['/apply-visa', '/contact'])(
    'a failure is said on %s, and the loading words are gone',
    async (at) => {
      const { answer, go, history, pageComes, said, statusOf, submit } = await visit('/apply-visa');
      await submit();
      if (at !== '/apply-visa') {
        go(location(at));
        await pageComes();
      }
      await answer(new DeliveryFailure('timeout'));
      expect([said(), statusOf(), history]).toEqual([[wentWrong], 'inDoubt', []]);
    },
  );
});

describe('another page', () => {
  it('closes the menu and the tool over the page that is left, when it is there', async () => {
    const { failures, go, menuIsOpen, pageComes, send, tool } = await visit('/');
    send(forHeader({ type: 'menu.pressed' }));
    send(forTools({ type: 'checker.requested' }));
    await answersArrive();
    go(location('/faq'));
    expect([menuIsOpen(), tool()]).toEqual([true, 'checker']);
    await pageComes();
    expect([menuIsOpen(), tool()]).toEqual([false, undefined]);
    expect(failures).toEqual([]);
  });
});
