import { act, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { Route, Routes } from 'react-router-dom';
import { createEmptyActor } from 'xstate';
import { DeliveryFailure, type DeliveryFailureReason } from '../../../machines/ports';
import {
  deliveriesMachine,
  type ApplicationRecorded,
  type DeliveriesEvent,
  type DeliveriesSnapshot,
} from '../../../machines/site/deliveries/deliveries.machine';
import { isToBeAnnounced } from '../../../machines/site/deliveries/known-deliveries';
import {
  deliveryMachine,
  type DeliveryOrder,
  type DeliveryOutput,
} from '../../../machines/site/deliveries/delivery.machine';
import { forDeliveries, forNavigation } from '../../../machines/site/events';
import { applicationPayload } from '../../../machines/visa-application/application';
import { ApplicationTicket } from '../../../src/flows/application-ticket/ApplicationTicket';
import TicketView from '../../../src/flows/application-ticket/TicketView';
import { CountryListing } from '../../../src/flows/country-listing/CountryListing';
import { VisaApplication } from '../../../src/flows/visa-application/VisaApplication';
import { application as form } from '../../support/application';
import { press, wait } from '../../support/hands';
import { walkPaths } from '../../support/paths';
import { World } from '../../support/world';

/* What becomes of a submission, seen where it was sent from: the form, and the listing that it leads to. */

const sentAt = '2026-01-15T04:30:00.000Z';

const view = (
  <Routes>
    <Route
      path="/apply-visa"
      element={
        <div id="walked">
          <VisaApplication countryNames={['France', 'Japan']} listedCountries={[]} />
        </div>
      }
    />
    <Route
      path="/services"
      element={
        <>
          <div id="walked">
            <ApplicationTicket places={[]} nextId="next" loadTicket={() => Promise.resolve(TicketView)} />
            <h2 id="next" tabIndex={-1}>
              Choose your destination
            </h2>
          </div>
          <CountryListing countries={[]} asOf="May 2025" />
        </>
      }
    />
  </Routes>
);

/** In ms. The focus follows after the screen. */
const settled = () => wait(20);

async function openForm(world: World): Promise<void> {
  vi.stubEnv('TZ', 'Asia/Kolkata');
  world.region = '#walked';
  Object.assign(world.applicationDraft, { value: { form } });
  await world.open(view, '/apply-visa');
  await settled();
}

/** Goes to a page of the site as a link does. */
async function goTo(world: World, to: string): Promise<void> {
  await act(async () => world.site?.actor.send(forNavigation({ type: 'navigation.requested', to })));
  await settled();
}

type Standing = 'filling' | 'sending' | 'arrived' | 'not sent' | 'in doubt' | 'put away';

const troubles: Partial<Record<Standing, string>> = {
  'not sent': 'Your application was not sent',
  'in doubt': 'We could not confirm that it arrived',
};

const wentWrong = 'error: Something went wrong. Please try again.';
const submitting = 'loading: Submitting your application...';

/** What stands on the screen of an application. Specification §8. */
function screenOf(at: Standing) {
  const ticket = ['Your application has arrived', 'What happens next', 'Have ready for the call', 'Reach us'];
  if (at === 'arrived' || at === 'put away') {
    return {
      address: '/services',
      headings: [...(at === 'arrived' ? ticket : []), 'Choose your destination'],
      buttons: at === 'arrived' ? ['Print this ticket', 'Put this ticket away'] : [],
    };
  }
  const trouble = troubles[at];
  return {
    address: '/apply-visa',
    headings: trouble === undefined ? [] : [trouble],
    buttons: [
      ...(at === 'sending' ? [] : ['Apply Now']),
      ...(trouble === undefined ? [] : ['Send by e-mail', 'Copy my details']),
    ],
    disabledButtons: at === 'sending' ? ['Submitting...'] : [],
  };
}

// One submission on its way, and each of its ends.

type Answered =
  | { type: 'xstate.done.actor.deliver' }
  | { type: 'xstate.error.actor.deliver'; error: DeliveryFailure };

interface Sent {
  at: Standing;
  notices: readonly string[];
  /** What the receiver asked us to wait, as it is said. */
  wait?: string;
}

/** What may be said of each failure, and in which words. Specification §7 and §8. */
const ends: Readonly<Record<DeliveryFailureReason, Sent>> = {
  unconfigured: { at: 'not sent', notices: ['error: Webhook URL is not configured.'] },
  offline: {
    at: 'not sent',
    notices: ['error: You are offline. Nothing was sent, and your details are kept here.'],
  },
  rejected: { at: 'not sent', notices: [wentWrong] },
  failing: { at: 'in doubt', notices: [wentWrong] },
  redirected: { at: 'in doubt', notices: [wentWrong] },
  unreadable: { at: 'in doubt', notices: [wentWrong] },
  timeout: { at: 'in doubt', notices: [wentWrong] },
  interrupted: { at: 'in doubt', notices: [wentWrong] },
  unreachable: { at: 'in doubt', notices: [wentWrong] },
};

/** What is said of the seconds that the receiver asks for. */
const waits: Readonly<Record<number, string>> = {
  60: 'a minute',
  61: '2 minutes',
  7_140: '119 minutes',
  7_141: '2 hours',
  7_201: '3 hours',
  86_400: '24 hours',
};
const failures = [
  ...(Object.keys(ends) as DeliveryFailureReason[]).map((reason) => new DeliveryFailure(reason)),
  ...Object.keys(waits).map((seconds) => new DeliveryFailure('rejected', Number(seconds))),
];
const waitOf = ({ retryAfterSeconds = 0 }: DeliveryFailure) => {
  const wait = waits[retryAfterSeconds];
  return wait === undefined ? {} : { wait };
};
const order: DeliveryOrder = { kind: 'application', submissionId: 'application', payload: form };

walkPaths<typeof deliveryMachine, Answered, Sent>({
  flow: 'Delivery',
  states: 'tests/site/deliveries/delivery-states.txt',
  machine: deliveryMachine,
  input: { order },
  events: ({ value }) =>
    value === 'sending'
      ? [
          { type: 'xstate.done.actor.deliver' },
          ...failures.map((error) => ({ type: 'xstate.error.actor.deliver' as const, error })),
        ]
      : [],
  key: ({ value, context: { failure } }) => JSON.stringify([value, failure]),
  open: async (world) => {
    await openForm(world);
    await press('Apply Now');
  },
  act: {
    'xstate.done.actor.deliver': async (_, world) => {
      await world.settleDelivery();
      await settled();
    },
    'xstate.error.actor.deliver': ({ error }, world) => world.settleDelivery(error),
  },
  say: {
    'xstate.done.actor.deliver': () => 'it arrives',
    'xstate.error.actor.deliver': ({ error: { reason, retryAfterSeconds: wait } }) =>
      wait === undefined ? `it fails as ${reason}` : `it fails as ${reason}, with ${wait} s to wait`,
  },
  start: { at: 'sending', notices: [submitting] },
  after: {
    'xstate.done.actor.deliver': () => ({
      at: 'arrived',
      notices: ['success: Application submitted successfully!'],
    }),
    'xstate.error.actor.deliver': (_, { error }) => ({ ...ends[error.reason], ...waitOf(error) }),
  },
  see: ({ at, notices }) => ({ ...screenOf(at), notices }),
  alsoExpect: ({ at, wait }, world) => {
    const asked = /Please wait (.*) before you try again/.exec(document.body.textContent);
    expect(asked?.[1]).toBe(wait);
    expect(world.sent).toHaveLength(1);
    expect(world.applicationDraft.value === undefined).toBe(at === 'arrived');
    expect(world.openDeliveries.value ?? []).toHaveLength(at === 'in doubt' ? 1 : 0);
    expect(world.applications.value ?? []).toHaveLength(at === 'arrived' ? 1 : 0);
  },
});

// All of a tab: an application, an assessment, and what an earlier page left.

const ofApplication = 'xstate.done.actor.application';
const ofAssessment = 'xstate.done.actor.assessment';
const applicationBroke = 'xstate.error.actor.application';
const assessmentBroke = 'xstate.error.actor.assessment';

type Met =
  | Exclude<DeliveriesEvent, ApplicationRecorded>
  | { type: typeof ofApplication; actorId: 'application'; output: DeliveryOutput }
  | { type: typeof ofAssessment; actorId: 'assessment'; output: DeliveryOutput }
  | { type: typeof applicationBroke; actorId: 'application' }
  | { type: typeof assessmentBroke; actorId: 'assessment' };

type ApplicationEnds = Extract<Met, { type: typeof ofApplication }>;

const arrived: DeliveryOutput = { status: 'accepted', failure: undefined };
const lost: DeliveryOutput = {
  status: 'inDoubt',
  failure: { reason: 'unreachable', retryAfterSeconds: undefined },
};
const cleared: Met = { type: 'device.cleared' };
const assessment: DeliveryOrder = { kind: 'assessment', submissionId: 'assessment', payload: { age: 30 } };

function metIn({ context: { known, tickets } }: DeliveriesSnapshot): Met[] {
  const statusOf = (id: string) => known.find((delivery) => delivery.id === id)?.status;
  const application = statusOf('application');
  const orders: Met = { type: 'delivery.ordered', order, sentAt };
  if (statusOf('assessment') === 'sending') {
    return [
      { type: ofAssessment, actorId: 'assessment', output: arrived },
      { type: ofAssessment, actorId: 'assessment', output: lost },
      { type: assessmentBroke, actorId: 'assessment' },
    ];
  }
  if (tickets.length > 0) return [{ type: 'tickets.dismissed' }, cleared];
  if (application === 'sending') {
    return [
      orders,
      { type: ofApplication, actorId: 'application', output: arrived },
      { type: ofApplication, actorId: 'application', output: lost },
      { type: applicationBroke, actorId: 'application' },
    ];
  }
  if (application === 'accepted') return [];
  const settles: Met = { type: 'page.loaded', pathname: '/terms' };
  if (known.some(isToBeAnnounced)) return [orders, settles];
  if (application !== undefined) return [orders];
  const first: Met[] = [
    orders,
    { type: 'deliveries.found', open: [{ id: 'application', sentAt }], tickets: [] },
  ];
  return known.length > 0 ? [orders] : [...first, { type: 'delivery.ordered', order: assessment, sentAt }];
}

interface Situation extends Sent {
  /** What was sent, in turn. */
  sent: readonly DeliveryOrder['kind'][];
}

/** Fails in a way that no delivery should: what it says of itself cannot be read. */
function breakdown(): DeliveryFailure {
  return Object.defineProperty(new DeliveryFailure('unreachable'), 'reason', {
    get: () => {
      throw new Error('The delivery broke down.');
    },
  });
}

const broke: Pick<Situation, 'at' | 'notices'> = { at: 'in doubt', notices: [wentWrong] };

walkPaths<typeof deliveriesMachine, Met, Situation>({
  flow: 'Deliveries',
  states: 'tests/site/deliveries/states.txt',
  machine: deliveriesMachine,
  input: { site: createEmptyActor() as never },
  events: metIn,
  key: ({ context: { known, tickets } }) =>
    JSON.stringify([known.map((each) => [each.id, each.status, isToBeAnnounced(each)]), tickets.length]),
  open: openForm,
  act: {
    'delivery.ordered': async ({ order: { kind } }, world) => {
      const isUnderWay = screen.queryByRole('button', { name: 'Submitting...' }) !== null;
      if (kind === 'application' && !isUnderWay) return press('Apply Now');
      // The checker in the dialog over the page, or the same application from elsewhere in the tab.
      const submissionId = kind === 'assessment' ? 'sid-of-checker' : world.sent.at(-1)?.submissionId;
      const again = { kind, payload: {}, submissionId: submissionId ?? '' };
      await act(async () =>
        world.site?.actor.send(forDeliveries({ type: 'delivery.ordered', order: again, sentAt })),
      );
    },
    'deliveries.found': async (_, world) => {
      world.close();
      // As the world names what is sent.
      const id = `sid-of-${JSON.stringify(applicationPayload(form))}`;
      Object.assign(world.openDeliveries, { value: [{ id, sentAt }] });
      await openForm(world);
    },
    // Another page of the site, which says it as well.
    'page.loaded': async (event, world) => {
      await act(async () => world.site?.actor.send(forDeliveries(event)));
    },
    // As "Clear my data" on the privacy page says it.
    'device.cleared': async (event, world) => {
      await goTo(world, '/privacy');
      await act(async () => world.site?.actor.send(forDeliveries(event)));
      await goTo(world, '/services');
    },
    'tickets.dismissed': async (_, world) => {
      if (world.address !== '/services') await goTo(world, '/services');
      await press('Put this ticket away');
      await settled();
    },
    [ofApplication]: async ({ output: { failure } }: ApplicationEnds, world: World) => {
      await world.settleDelivery(failure?.reason);
      await settled();
    },
    [ofAssessment]: ({ output: { failure } }: { output: DeliveryOutput }, world: World) =>
      world.settleDelivery(failure?.reason),
    [applicationBroke]: (_: unknown, world: World) => world.settleDelivery(breakdown()),
    [assessmentBroke]: (_: unknown, world: World) => world.settleDelivery(breakdown()),
  },
  say: {
    'delivery.ordered': ({ order: { kind } }) => `sends the ${kind}`,
    'deliveries.found': () => 'comes back to one that was under way',
    'page.loaded': () => 'another page says that it is in doubt',
    'device.cleared': () => 'has the device’s data removed',
    'tickets.dismissed': () => 'puts the ticket away',
    [ofApplication]: ({ output }: ApplicationEnds) =>
      output.failure ? 'the application is lost on the way' : 'the application arrives',
    [ofAssessment]: ({ output }: { output: DeliveryOutput }) =>
      output.failure ? 'the assessment is lost on the way' : 'the assessment arrives',
    [applicationBroke]: () => 'its delivery breaks down',
    [assessmentBroke]: () => 'its delivery breaks down',
  },
  start: { at: 'filling', notices: [], sent: [] },
  after: {
    'delivery.ordered': (situation, { order: { kind } }) => {
      if (kind === 'assessment') return { ...situation, sent: [...situation.sent, kind] };
      if (situation.at === 'sending') return situation;
      return { at: 'sending', notices: [submitting], sent: [...situation.sent, kind] };
    },
    'deliveries.found': (situation) => ({ ...situation, at: 'in doubt' }),
    'page.loaded': (situation) => ({
      ...situation,
      notices: [
        'error: We could not confirm that it arrived. Sending the same details again will not make a second one.',
      ],
    }),
    'device.cleared': (situation) => ({ ...situation, at: 'put away' }),
    'tickets.dismissed': (situation) => ({ ...situation, at: 'put away' }),
    [ofApplication]: (situation: Situation, { output }: ApplicationEnds): Situation =>
      output.failure
        ? { ...situation, ...broke }
        : {
            ...situation,
            at: 'arrived',
            notices: ['success: Application submitted successfully!'],
          },
    // Its checker says what became of it; the form says nothing of it.
    [ofAssessment]: (situation: Situation) => situation,
    [applicationBroke]: (situation: Situation): Situation => ({ ...situation, ...broke }),
    [assessmentBroke]: (situation: Situation) => situation,
  },
  see: ({ at, notices }) => ({ ...screenOf(at), notices }),
  alsoExpect: ({ sent }, world) => {
    expect(world.sent.map(({ to }) => to)).toEqual(sent);
    // The same content goes under the same id, however often.
    const ids = world.sent.filter(({ to }) => to === 'application').map(({ submissionId }) => submissionId);
    expect(new Set(ids).size).toBe(Math.min(ids.length, 1));
  },
});

it('the same details sent again stand once in the list of this browser, others beside them', async () => {
  vi.useFakeTimers();
  const world = new World();
  Object.assign(world.ports, { nameSubmission: ({ fullName }: { fullName: string }) => fullName });
  await openForm(world);
  for (const fullName of ['Asha Rao', 'Asha Rao', 'Ravi Iyer']) {
    if (world.sent.length > 0) {
      world.close();
      Object.assign(world.applicationDraft, { value: { form: { ...form, fullName } } });
      await world.open(view, '/apply-visa');
    }
    await press('Apply Now');
    await world.settleDelivery();
    await settled();
  }
  expect(world.sent.map(({ submissionId }) => submissionId)).toEqual(['Asha Rao', 'Asha Rao', 'Ravi Iyer']);
  expect(world.applications.value?.map(({ fullName, reference }) => [fullName, reference])).toEqual([
    ['Ravi Iyer', 'Ravi Iye'],
    ['Asha Rao', 'Asha Rao'],
  ]);
  world.close();
  vi.useRealTimers();
  vi.unstubAllEnvs();
});
