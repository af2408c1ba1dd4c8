import { describe, expect, it } from 'vitest';
import type { AnyEventObject } from 'xstate';
import type { NoticeCode } from '../../machines/site/notices/codes';
import { source } from '../../machines/source';
import {
  defaultEstimatorForm,
  emptyLead,
  estimatorDraftStorageKey,
  type EstimatorForm,
  type EstimatorDraft,
} from '../../machines/trip-estimator/estimator-form';
import {
  selectDraft,
  selectFields,
  selectProgress,
  selectRequest,
  selectResult,
  selectScreen,
  selectSharedLink,
  tripEstimatorMachine,
  type QuoteFacts,
  type TripEstimatorEvent,
} from '../../machines/trip-estimator/trip-estimator.machine';
import { countedChoices, workingOf } from '../../src/content/estimate-result';
import { quoteRequest } from '../../src/content/quote-words';
import { answeredByHand, answersArrive, trial } from '../support/trial';
import { sharedTrip as shared, untouchedCosts } from '../support/trip';
import { siteListener } from '../support/site-recorder';

type EventType = TripEstimatorEvent['type'];

/** One of each kind of event. */
const events: { readonly [Type in EventType]: Extract<TripEstimatorEvent, { type: Type }> } = {
  'choices.found': { type: 'choices.found', form: shared },
  'draft.found': { type: 'draft.found', draft: { trip: shared, lead: emptyLead, step: 'flightsAndStay' } },
  'trip.prefilled': { type: 'trip.prefilled', prefill: { destinationCountry: 'uk' } },
  'trip.known': { type: 'trip.known', trip: { destination: 'Japan' } },
  'destination.chosen': { type: 'destination.chosen', destination: 'uae' },
  'field.changed': { type: 'field.changed', field: 'flightClass', value: 'premium' },
  'duration.typed': { type: 'duration.typed', text: '10' },
  'duration.slid': { type: 'duration.slid', days: 21 },
  'add-on.toggled': { type: 'add-on.toggled', addOn: 'cityTour' },
  'next.pressed': { type: 'next.pressed' },
  'previous.pressed': { type: 'previous.pressed' },
  'estimate.pressed': { type: 'estimate.pressed' },
  'start-new.pressed': { type: 'start-new.pressed' },
  'quote.requested': { type: 'quote.requested' },
  'lead.changed': { type: 'lead.changed', field: 'leadName', value: 'Asha Rao' },
  'quote.sent': { type: 'quote.sent' },
  'share.pressed': { type: 'share.pressed' },
  'copy.pressed': { type: 'copy.pressed' },
  'back.pressed': { type: 'back.pressed' },
  'print.pressed': { type: 'print.pressed' },
  'expert.pressed': { type: 'expert.pressed' },
  'finish.pressed': { type: 'finish.pressed' },
  'cancel.pressed': { type: 'cancel.pressed' },
};

const eventTypes = Object.keys(events) as EventType[];

const wayTo = {
  tripDetails: [],
  flightsAndStay: ['next.pressed'],
  dailyBudget: ['next.pressed', 'next.pressed'],
  summary: ['next.pressed', 'next.pressed', 'estimate.pressed'],
  requestingQuote: ['next.pressed', 'next.pressed', 'estimate.pressed', 'quote.requested'],
  mailOpened: ['next.pressed', 'next.pressed', 'estimate.pressed', 'quote.requested', 'quote.sent'],
  sharing: ['next.pressed', 'next.pressed', 'estimate.pressed', 'share.pressed'],
} as const satisfies Record<string, readonly EventType[]>;

type Screen = keyof typeof wayTo;

const screens = Object.keys(wayTo) as Screen[];

const baseUrl = 'https://deshantar.example';

/** A running flow at the end of a way, what it says from there on, in order, and its copies. */
function running(way: readonly TripEstimatorEvent[], chart = tripEstimatorMachine) {
  const copies = answeredByHand<QuoteFacts | { link: string }>();
  /** What is emitted, and what the site and the device are told. */
  const emitted: AnyEventObject[] = [];
  const { site, listener } = siteListener((event) => emitted.push(event));
  const told = listener;
  const machine = chart.provide({
    actors: { copyText: copies.service, mail: told, share: told, printer: told },
  });
  const input = { site, baseUrl, sharedTrip: undefined };
  const { actor, send } = trial(machine, { input });
  actor.on('*', (event) => emitted.push(event));
  send(...way);
  emitted.length = 0;
  return { actor, emitted, copies, input };
}

const runningAt = (screen: Screen) => running(wayTo[screen].map((type) => events[type]));

const heading = 'heading.entered';
const same = (emitted: string[] = []) => ({ to: undefined, emitted });
const go = (to: Screen, ...emitted: string[]) => ({ to, emitted });

type Outcome = { to: Screen | undefined; emitted: string[] };
type Outcomes = Partial<Record<EventType, Outcome>>;

const onEachScreen: Outcomes = {
  'start-new.pressed': go('tripDetails', heading),
  'finish.pressed': go('tripDetails', 'dialog.closed'),
  'cancel.pressed': same(['dialog.closed']),
  'trip.known': same(),
};

const onEachStep: Outcomes = {
  ...onEachScreen,
  'destination.chosen': same(['estimator.answered']),
  'field.changed': same(),
  'duration.typed': same(),
  'duration.slid': same(),
  'add-on.toggled': same(),
};

const onEachPanel: Outcomes = {
  ...onEachScreen,
  'quote.requested': go('requestingQuote', heading),
  'share.pressed': go('sharing', 'share.requested', heading),
  'print.pressed': same(['print.requested']),
  'expert.pressed': same(['navigation.requested', 'dialog.closed']),
};

/** What each event does on each screen; an event that is not in the row does nothing there. */
const table: Record<Screen, Outcomes> = {
  tripDetails: {
    ...onEachStep,
    'choices.found': same(),
    'trip.prefilled': same(),
    'draft.found': go('flightsAndStay'),
    'next.pressed': go('flightsAndStay', heading),
  },
  flightsAndStay: {
    ...onEachStep,
    'previous.pressed': go('tripDetails', heading),
    'next.pressed': go('dailyBudget', heading),
  },
  dailyBudget: {
    ...onEachStep,
    'previous.pressed': go('flightsAndStay', heading),
    'estimate.pressed': go('summary', heading),
  },
  summary: onEachPanel,
  requestingQuote: {
    ...onEachPanel,
    'lead.changed': same(),
    'quote.sent': go('mailOpened', 'mail.requested', heading),
    'back.pressed': go('summary', heading),
  },
  mailOpened: {
    ...onEachPanel,
    'copy.pressed': same(),
    'back.pressed': go('summary', heading),
  },
  sharing: {
    ...onEachPanel,
    'copy.pressed': same(),
    'back.pressed': go('summary', heading),
  },
};

describe.each(screens)('on %s', (screen) => {
  it.each(eventTypes)('%s', (type) => {
    const outcome = table[screen][type];
    const { actor, emitted } = runningAt(screen);
    const before = actor.getSnapshot().context;
    actor.send(events[type]);
    expect(selectScreen(actor.getSnapshot())).toBe(outcome?.to ?? screen);
    expect(emitted.map((event) => event.type)).toEqual(outcome?.emitted ?? []);
    if (!outcome) expect(actor.getSnapshot().context).toEqual(before);
  });
});

describe('the steps', () => {
  it.each<[Screen, step: number | undefined, progress: number | undefined]>([
    ['tripDetails', 1, 1 / 3],
    ['flightsAndStay', 2, 2 / 3],
    ['dailyBudget', 3, 1],
    ['summary', undefined, undefined],
    ['requestingQuote', undefined, undefined],
    ['mailOpened', undefined, undefined],
    ['sharing', undefined, undefined],
  ])('%s is step %s, %s of the bar; a step has no result', (screen, step, progress) => {
    const snapshot = runningAt(screen).actor.getSnapshot();
    expect(selectProgress(snapshot)).toEqual(step === undefined ? undefined : { step, progress });
    expect(snapshot.matches('planning')).toBe(step !== undefined);
    expect(snapshot.hasTag('result')).toBe(step === undefined);
    expect(selectResult(snapshot) === undefined).toBe(step !== undefined);
    expect(selectSharedLink(snapshot) === undefined).toBe(screen !== 'sharing');
    expect(selectRequest(snapshot) === undefined).toBe(screen !== 'mailOpened');
  });
});

describe('the answers', () => {
  const fieldsAfter = (...sent: TripEstimatorEvent[]) => selectFields(running(sent).actor.getSnapshot());

  it('start as specified', () => {
    expect(fieldsAfter()).toEqual({
      form: defaultEstimatorForm,
      prefill: {},
      duration: { days: 7 },
      sliderDays: 7,
      unrated: undefined,
      isTouched: false,
    });
  });

  it('take what the trip has, but not once the visitor has started over', () => {
    const offer = events['trip.prefilled'];
    expect(fieldsAfter(offer).form.destinationCountry).toBe('uk');
    expect(fieldsAfter(events['start-new.pressed'], offer)).toMatchObject({
      form: defaultEstimatorForm,
      prefill: {},
    });
  });

  it.each<[why: string, way: TripEstimatorEvent[]]>([
    ['starts over', [events['start-new.pressed']]],
    ['comes back to the first step', [events['next.pressed'], events['previous.pressed']]],
  ])('are left alone once the visitor %s, whatever comes only then', (_why, way) => {
    for (const type of ['choices.found', 'draft.found', 'trip.prefilled'] as const) {
      expect(fieldsAfter(...way, events[type])).toMatchObject({ form: defaultEstimatorForm, prefill: {} });
    }
  });

  it.each<[name: string, sent: TripEstimatorEvent[], changes: Partial<EstimatorForm>]>([
    [
      'a destination clears the visa type',
      [events['destination.chosen']],
      { destinationCountry: 'uae', visaType: '' },
    ],
    ['a choice', [events['field.changed']], { flightClass: 'premium' }],
    ['typed days', [{ type: 'duration.typed', text: '2.5' }], { durationDays: '2.5' }],
    ['slid days', [events['duration.slid']], { durationDays: '21' }],
    [
      'an add-on',
      [events['add-on.toggled']],
      { addOns: { travelInsurance: true, airportTransfer: false, cityTour: true, simCard: false } },
    ],
    ['the choices of a link', [events['choices.found']], shared],
    [
      'steps keep them',
      [events['duration.typed'], events['next.pressed'], events['field.changed'], events['previous.pressed']],
      { durationDays: '10', flightClass: 'premium' },
    ],
    [
      'the choices of a link come too late on the second step',
      [events['next.pressed'], events['choices.found']],
      {},
    ],
  ])('%s', (_name, sent, changes) => {
    expect(fieldsAfter(...sent).form).toEqual({ ...defaultEstimatorForm, ...changes });
  });

  it('an odd duration is explained', () => {
    expect(fieldsAfter({ type: 'duration.typed', text: '-3' })).toMatchObject({
      duration: { days: 1, note: 'too-few' },
      sliderDays: 1,
    });
    expect(fieldsAfter({ type: 'duration.typed', text: '45' })).toMatchObject({
      duration: { days: 45 },
      sliderDays: 30,
    });
  });
});

describe('what the estimator begins with', () => {
  const link = source<Extract<TripEstimatorEvent, { type: 'choices.found' }>>(({ sendBack }) =>
    sendBack({ type: 'choices.found', form: { ...shared, destinationCountry: 'usa' } }),
  ) as never;
  const draft = source<Extract<TripEstimatorEvent, { type: 'draft.found' }>>(({ sendBack }) =>
    sendBack({
      type: 'draft.found',
      draft: { trip: { ...shared, destinationCountry: 'canada' }, lead: emptyLead, step: 'tripDetails' },
    }),
  ) as never;
  const tripPrefill = source<Extract<TripEstimatorEvent, { type: 'trip.prefilled' }>>(({ sendBack }) =>
    sendBack({ type: 'trip.prefilled', prefill: { destinationCountry: 'uk' } }),
  );

  it.each<[why: string, actors: object, destination: string]>([
    ['the trip is for who has nothing else', { tripPrefill }, 'uk'],
    ['what was kept stands over the trip', { draft, tripPrefill }, 'canada'],
    ['a shared link stands over both', { sharedLink: link, draft, tripPrefill }, 'usa'],
  ])('%s', (_why, actors, destination) => {
    const { actor } = running([], tripEstimatorMachine.provide({ actors }));
    expect(selectFields(actor.getSnapshot()).form.destinationCountry).toBe(destination);
  });
});

describe('what the visitor’s trip is told', () => {
  it.each<[why: string, way: TripEstimatorEvent[], told: AnyEventObject[]]>([
    [
      'a destination, with the visa type that it leaves',
      [events['destination.chosen']],
      [{ type: 'estimator.answered', answers: { destinationCountry: 'uae', visaType: '' } }],
    ],
    ['nothing of the other choices', [events['field.changed'], events['duration.typed']], []],
    [
      'nothing of what it has prefill itself, nor of what was kept or shared',
      [events['choices.found'], events['draft.found'], events['trip.prefilled']],
      [],
    ],
  ])('%s', (_why, way, told) => {
    const { actor, emitted } = running([]);
    for (const event of way) actor.send(event);
    expect(emitted).toEqual(told);
  });
});

describe('the result', () => {
  it('is what the answers cost', () => {
    const { actor } = running([
      events['destination.chosen'],
      events['duration.typed'],
      ...wayTo.summary.map((type) => events[type]),
    ]);
    const result = selectResult(actor.getSnapshot());
    expect(result).toMatchObject({
      estimate: {
        totalCost: 6500 + 20000 + 10 * 4000 + 10 * 4000 + 1500,
        currency: 'INR',
        breakdown: { visa: { label: 'Visa, tourist (assumed)' } },
      },
      perDay: 10800,
    });
    expect(result && countedChoices(result.form)).toEqual([
      { label: 'Destination', value: 'United Arab Emirates' },
      { label: 'Duration', value: '10 days' },
      { label: 'Flights', value: 'Economy' },
      { label: 'Stay', value: '3-star hotel' },
    ]);
    expect(result && workingOf(result.form).at(-1)).toEqual({
      label: 'Total',
      working: '₹6,500 + ₹20,000 + ₹40,000 + ₹40,000 + ₹1,500',
      value: 108000,
    });
  });

  it('Talk to a Travel Expert goes to the contact page and closes', () => {
    const { actor, emitted } = runningAt('summary');
    actor.send({ type: 'expert.pressed' });
    expect(emitted).toEqual([{ type: 'navigation.requested', to: '/contact' }, { type: 'dialog.closed' }]);
  });
});

/** An estimator with the choices of a link, on a screen; where the lead is asked for, with a name. */
function begunAt(screen: Screen) {
  const way = wayTo[screen].map((type) => events[type]);
  return running([events['choices.found'], ...way, events['lead.changed']]);
}

const afresh = { form: defaultEstimatorForm, lead: emptyLead, prefill: {}, tripDestination: undefined };

it('Start New Estimation returns to the defaults', () => {
  const { actor, input } = begunAt('requestingQuote');
  actor.send({ type: 'start-new.pressed' });
  expect(actor.getSnapshot().context).toEqual({ ...input, ...afresh });
});

describe('fault 41: whatever was begun, a finished estimator starts afresh', () => {
  it.each(screens)('from %s', (screen) => {
    const { actor, emitted, input } = begunAt(screen);
    actor.send({ type: 'finish.pressed' });
    expect(actor.getSnapshot().value).toEqual({ planning: { tripDetails: 'choosing' } });
    expect(actor.getSnapshot().context).toEqual({ ...input, ...afresh });
    expect(emitted).toEqual([{ type: 'dialog.closed' }]);
  });
});

describe('the estimate and the trip', () => {
  const steps = wayTo.dailyBudget.map((type) => events[type]);
  const estimated = { type: 'trip.patched', patch: { estimate: { total: expect.any(Number), days: 7 } } };

  it.each<[why: string, before: TripEstimatorEvent[], told: object[]]>([
    ['a trip that has a destination is told it', [events['trip.known']], [estimated, { type: heading }]],
    ['without one nothing is told', [], [{ type: heading }]],
    [
      'nor where the destination is gone again',
      [events['trip.known'], { type: 'trip.known', trip: {} }],
      [{ type: heading }],
    ],
  ])('%s', (_why, before, told) => {
    const { actor, emitted } = running([...before, ...steps]);
    actor.send(events['estimate.pressed']);
    expect(emitted).toEqual(told);
  });
});

describe('the quote', () => {
  const askedBy = { leadName: 'Asha Rao', leadContact: 'asha@example.in' };
  const lead: TripEstimatorEvent[] = [
    { type: 'lead.changed', field: 'leadName', value: askedBy.leadName },
    { type: 'lead.changed', field: 'leadContact', value: askedBy.leadContact },
  ];
  const body = [...untouchedCosts, 'Name: Asha Rao', 'Contact: asha@example.in', 'Travel date: N/A'].join(
    '\n',
  );

  it('goes to the quotes address, once, however often it is sent', () => {
    const { actor, emitted } = runningAt('requestingQuote');
    for (const event of lead) actor.send(event);
    for (let press = 0; press < 3; press += 1) actor.send({ type: 'quote.sent' });
    const asked = { form: defaultEstimatorForm, lead: { ...emptyLead, ...askedBy } };
    expect(emitted).toEqual([
      { type: 'mail.requested', to: 'quotes', ...asked },
      { type: 'heading.entered' },
    ]);
    expect(quoteRequest(asked)).toEqual({ subject: 'Trip Cost Estimation Quote Request - N/A', body });
  });

  it('can be copied when no mail program opened', () => {
    const { actor, copies } = runningAt('requestingQuote');
    for (const event of [...lead, events['quote.sent'], events['copy.pressed'], events['copy.pressed']]) {
      actor.send(event);
    }
    const request = selectRequest(actor.getSnapshot());
    expect(copies.calls.map(({ input }) => input)).toEqual([request]);
    expect(request && quoteRequest(request).body).toBe(body);
  });

  it('keeps what was typed while the visitor looks elsewhere', () => {
    const { actor } = runningAt('requestingQuote');
    for (const event of lead) actor.send(event);
    for (const type of ['back.pressed', 'share.pressed', 'quote.requested'] as const) actor.send({ type });
    expect(actor.getSnapshot().context.lead).toEqual({
      leadName: 'Asha Rao',
      leadContact: 'asha@example.in',
      leadTravelDate: '',
    });
  });
});

describe('sharing', () => {
  const url =
    'https://deshantar.example/?trip=&visa=tourist&days=7&class=economy&stay=3star&daily=standard&extras=travelInsurance';

  it('hands the choices out and shows what the link carries, without the lead', () => {
    const { actor, emitted } = runningAt('requestingQuote');
    actor.send({ type: 'lead.changed', field: 'leadContact', value: 'asha@example.in' });
    actor.send({ type: 'share.pressed' });
    expect(emitted).toEqual([{ type: 'share.requested', url }, { type: 'heading.entered' }]);
    expect(selectSharedLink(actor.getSnapshot())).toEqual(url);
  });

  it.each<[screen: Screen, answer: 'resolve' | 'reject', kind: string, says: NoticeCode]>([
    ['sharing', 'resolve', 'success', 'copied.estimate-link'],
    ['mailOpened', 'resolve', 'success', 'copied.quote-request'],
    ['sharing', 'reject', 'error', 'not-copied.estimate'],
    ['mailOpened', 'reject', 'error', 'not-copied.estimate'],
  ])('on %s, %s: %s, %s', async (screen, answer, kind, says) => {
    const { actor, emitted, copies } = runningAt(screen);
    actor.send(events['copy.pressed']);
    if (answer === 'resolve') copies.call(0).resolve();
    else copies.call(0).reject(new Error('blocked'));
    await answersArrive();
    expect(emitted).toEqual([{ type: 'notice.raised', notice: { id: 'copy', kind, says } }]);
    actor.send(events['copy.pressed']);
    expect(copies.calls).toHaveLength(2);
  });

  it('copies the link that is shown', () => {
    const { actor, copies } = runningAt('sharing');
    actor.send(events['copy.pressed']);
    expect(copies.call(0).input).toEqual({ link: url });
  });

  it('a copy that comes late, after a new start, is not announced', async () => {
    const { actor, emitted, copies } = runningAt('sharing');
    actor.send(events['copy.pressed']);
    actor.send({ type: 'start-new.pressed' });
    copies.call(0).resolve();
    await answersArrive();
    expect(emitted).toEqual([{ type: 'heading.entered' }]);
  });
});

describe('fault 91: what a lost page gives back', () => {
  const uk = { ...defaultEstimatorForm, destinationCountry: 'uk', visaType: '' } as const;
  const toUk: TripEstimatorEvent = { type: 'destination.chosen', destination: 'uk' };
  const draftAfter = (...sent: TripEstimatorEvent[]) => selectDraft(running(sent).actor.getSnapshot());

  it.each<[why: string, sent: TripEstimatorEvent[], draft: EstimatorDraft | undefined]>([
    ['nothing of an untouched estimator', [], undefined],
    ['nor of its steps', wayTo.dailyBudget.map((type) => events[type]), undefined],
    ['a choice', [toUk], { trip: uk, lead: emptyLead, step: 'tripDetails' }],
    ['nothing when it is taken back', [events['add-on.toggled'], events['add-on.toggled']], undefined],
    ['the step', [toUk, events['next.pressed']], { trip: uk, lead: emptyLead, step: 'flightsAndStay' }],
    [
      'the last step in place of a result',
      [toUk, ...wayTo.summary.map((type) => events[type])],
      { trip: uk, lead: emptyLead, step: 'dailyBudget' },
    ],
    [
      'who asks for a quote',
      [...wayTo.requestingQuote.map((type) => events[type]), events['lead.changed']],
      { trip: defaultEstimatorForm, lead: { ...emptyLead, leadName: 'Asha Rao' }, step: 'dailyBudget' },
    ],
    ['nothing after Start over', [toUk, events['next.pressed'], events['start-new.pressed']], undefined],
    [
      'nothing after Close & Finish',
      [toUk, ...wayTo.summary.map((type) => events[type]), events['finish.pressed']],
      undefined,
    ],
    [
      'everything after Cancel',
      [toUk, events['cancel.pressed']],
      { trip: uk, lead: emptyLead, step: 'tripDetails' },
    ],
  ])('%s', (_why, sent, draft) => {
    expect(draftAfter(...sent)).toEqual(draft);
  });

  it.each(['tripDetails', 'flightsAndStay', 'dailyBudget'] as const)('goes on at %s', (step) => {
    const draft = { trip: shared, lead: { ...emptyLead, leadName: 'Asha Rao' }, step };
    const { actor } = running([{ type: 'draft.found', draft }]);
    expect(selectScreen(actor.getSnapshot())).toBe(step);
    expect(selectDraft(actor.getSnapshot())).toEqual(draft);
    expect(estimatorDraftStorageKey.check(JSON.parse(JSON.stringify(draft)))).toEqual(draft);
  });

  it('comes too late on the second step', () => {
    const { actor } = running([events['next.pressed'], events['draft.found']]);
    expect(selectFields(actor.getSnapshot()).form).toEqual(defaultEstimatorForm);
  });

  it.each([
    ['nothing', undefined],
    ['a foreign step', { trip: defaultEstimatorForm, lead: emptyLead, step: 'summary' }],
    [
      'a foreign destination',
      { trip: { ...defaultEstimatorForm, destinationCountry: 'mars' }, lead: emptyLead, step: 'tripDetails' },
    ],
    ['no lead', { trip: defaultEstimatorForm, step: 'tripDetails' }],
  ])('%s in the storage is no draft', (_why, stored) => {
    expect(estimatorDraftStorageKey.check(stored)).toBeUndefined();
  });
});
