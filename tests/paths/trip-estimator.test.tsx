import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { EventFrom } from 'xstate';
import { defaultTrip, type Trip } from '../../machines/trip-estimator/trip';
import {
  selectScreen,
  tripEstimatorMachine,
  type TripEstimatorEvent,
  type TripEstimatorSnapshot,
} from '../../machines/trip-estimator/trip-estimator.machine';
import { createToolDialogs } from '../../src/flows/tool-dialogs/ToolDialogs';
import { useToolDialogs } from '../../src/flows/tool-dialogs/tool-dialogs';
import EstimatorDialog from '../../src/flows/trip-estimator/EstimatorDialog';
import { choose, press, tick, type } from '../support/hands';
import { walkPaths } from '../support/paths';
import { World } from '../support/world';

// The events that the view can cause: one careful visitor, one in a hurry, and a few odd numbers of days.

/** What a shared link brings. */
const shared: Trip = {
  destinationCountry: 'usa',
  visaType: 'business',
  durationDays: '45',
  flightClass: 'business',
  accommodationType: '5star',
  dailyExpenses: 'luxury',
  addOns: { travelInsurance: true, airportTransfer: true, cityTour: true, simCard: true },
};
const sharedAddress =
  '/?trip=usa&visa=business&days=45&class=business&stay=5star&daily=luxury&extras=travelInsurance.airportTransfer.cityTour.simCard';

const oddDays = ['', '2.5', '-3', '1e9', 'a week'];

/** The choices of the careful visitor, in the order of the fields. */
const plan = {
  tripDetails: [
    { type: 'destination.chosen', destination: 'uk' },
    { type: 'field.changed', field: 'visaType', value: 'business' },
    { type: 'duration.slid', days: 30 },
  ],
  flightsAndStay: [
    { type: 'field.changed', field: 'flightClass', value: 'premium' },
    { type: 'field.changed', field: 'accommodationType', value: '5star' },
  ],
  dailyBudget: [
    { type: 'field.changed', field: 'dailyExpenses', value: 'luxury' },
    { type: 'addOn.toggled', addOn: 'cityTour' },
  ],
} as const satisfies Record<string, readonly TripEstimatorEvent[]>;

function isDone(event: TripEstimatorEvent, trip: Trip): boolean {
  switch (event.type) {
    case 'destination.chosen':
      return trip.destinationCountry === event.destination;
    case 'field.changed':
      return trip[event.field] === event.value;
    case 'duration.slid':
      return trip.durationDays === String(event.days);
    case 'addOn.toggled':
      return trip.addOns[event.addOn];
    default:
      return false;
  }
}

const leadFields = [
  { type: 'lead.changed', field: 'leadName', value: 'Asha Rao&bcc=x@y' },
  { type: 'lead.changed', field: 'leadContact', value: '+91 98765 43210' },
  { type: 'lead.changed', field: 'leadTravelDate', value: 'mid June' },
] as const satisfies readonly TripEstimatorEvent[];

function inAHurry(at: ReturnType<typeof selectScreen>): readonly TripEstimatorEvent[] {
  switch (at) {
    case 'tripDetails':
      return [
        ...plan.tripDetails.slice(0, 1),
        { type: 'choices.found', trip: shared },
        ...oddDays.map((text) => ({ type: 'duration.typed' as const, text })),
        { type: 'next.pressed' },
        { type: 'closed' },
      ];
    case 'flightsAndStay':
      return [{ type: 'previous.pressed' }, { type: 'next.pressed' }, { type: 'closed' }];
    case 'dailyBudget':
      return [
        { type: 'addOn.toggled', addOn: 'travelInsurance' },
        { type: 'previous.pressed' },
        { type: 'estimate.pressed' },
        { type: 'closed' },
      ];
    case 'summary':
      return [
        { type: 'quote.requested' },
        { type: 'share.pressed' },
        { type: 'print.pressed' },
        { type: 'expert.pressed' },
        { type: 'start-new.pressed' },
        { type: 'finished' },
        { type: 'closed' },
      ];
    case 'requestingQuote':
      return [{ type: 'quote.sent' }, { type: 'back.pressed' }, { type: 'closed' }];
    case 'mailOpened':
      return [
        { type: 'copy.chosen' },
        { type: 'copy.refused' },
        { type: 'back.pressed' },
        { type: 'closed' },
      ];
    case 'sharing':
      return [
        { type: 'link.copied' },
        { type: 'copy.refused' },
        { type: 'back.pressed' },
        { type: 'closed' },
      ];
  }
}

function withCare(
  at: ReturnType<typeof selectScreen>,
  { trip, lead }: TripEstimatorSnapshot['context'],
): readonly TripEstimatorEvent[] {
  switch (at) {
    case 'tripDetails':
    case 'flightsAndStay':
    case 'dailyBudget': {
      const next = plan[at].find((event) => !isDone(event, trip));
      const forward = { type: at === 'dailyBudget' ? 'estimate.pressed' : 'next.pressed' } as const;
      const changesMind = { type: 'destination.chosen', destination: 'uae' } as const;
      if (next?.type === 'duration.slid') return [next, changesMind];
      return [next ?? forward];
    }
    case 'summary':
      return [
        { type: 'quote.requested' },
        { type: lead.leadName === '' ? 'share.pressed' : 'start-new.pressed' },
      ];
    case 'requestingQuote':
      return [leadFields.find(({ field }) => lead[field] === '') ?? { type: 'quote.sent' }];
    case 'mailOpened':
      return [{ type: 'back.pressed' }];
    case 'sharing':
      return [];
  }
}

function eventsOf(snapshot: TripEstimatorSnapshot): readonly TripEstimatorEvent[] {
  const at = selectScreen(snapshot);
  const { trip } = snapshot.context;
  if (JSON.stringify(trip) === JSON.stringify(defaultTrip)) return inAHurry(at);
  if (trip.destinationCountry === 'uk') return withCare(at, snapshot.context);
  if (at === 'dailyBudget') {
    return trip.addOns.travelInsurance ? [{ type: 'estimate.pressed' }] : [];
  }
  return at === 'tripDetails' || at === 'flightsAndStay' ? [{ type: 'next.pressed' }] : [];
}

function keyOf({ value, context }: TripEstimatorSnapshot): string {
  return JSON.stringify([value, context]);
}

// The oracle: written from the specification, without the machine.

type At =
  | 'tripDetails'
  | 'flightsAndStay'
  | 'dailyBudget'
  | 'summary'
  | 'requestingQuote'
  | 'mailOpened'
  | 'sharing'
  | 'closed';

interface Situation {
  at: At;
  destination: string;
  visaType: string;
  days: string;
  flights: string;
  stay: string;
  daily: string;
  addOns: readonly string[];
  lead: { Name: string; 'E-mail or phone': string; 'Travel date (optional)': string };
  /** The heading of the step or panel has just been entered. */
  entered: boolean;
  address: string;
  notices: readonly string[];
  mails: readonly { subject: string; body: string }[];
  copied: readonly string[];
  shared: readonly string[];
  printed: number;
}

const nothingChosen = {
  destination: 'Not decided yet',
  visaType: 'Tourist',
  days: '7',
  flights: 'Economy',
  stay: '3-star hotel',
  daily: 'Standard',
  addOns: ['Travel insurance (₹1,500)'],
  lead: { Name: '', 'E-mail or phone': '', 'Travel date (optional)': '' },
};

const fresh: Situation = {
  ...nothingChosen,
  at: 'tripDetails',
  entered: false,
  address: '/',
  notices: [],
  mails: [],
  copied: [],
  shared: [],
  printed: 0,
};

const allAddOns = [
  'Travel insurance (₹1,500)',
  'Airport transfer (₹2,000)',
  'City tour (₹3,500)',
  'SIM card (₹1,000)',
];

const shownAs: Record<string, string> = {
  uk: 'United Kingdom',
  uae: 'United Arab Emirates',
  business: 'Business',
  premium: 'Premium',
  '5star': '5-star hotel',
  luxury: 'Luxury',
};

/** What the slider shows, and the line below the number. */
const durations: Record<string, { slider: string; note: string }> = {
  '7': { slider: '7', note: 'From 1 to 90 days' },
  '30': { slider: '30', note: 'From 1 to 90 days' },
  '45': { slider: '30', note: 'From 1 to 90 days' },
  '': { slider: '7', note: 'From 1 to 90 days' },
  '2.5': { slider: '2', note: 'From 1 to 90 days' },
  '-3': { slider: '1', note: 'A trip takes at least a day, so 1 day is counted.' },
  '1e9': { slider: '30', note: 'From 1 to 90 days' },
  'a week': { slider: '7', note: 'This is not a number of days, so 7 days are counted.' },
};

interface Printed {
  ticket: string;
  /** In the table's order, the total last. */
  rows: readonly string[];
  tips: readonly string[];
}

const untouched: Printed = {
  ticket: 'Estimated total ₹1,02,500₹14,643 a dayNot decided yet 7 days Economy 3-star hotel',
  rows: [
    'Visa, tourist Default rate ₹5,000',
    'Flights, economy Default rate ₹40,000',
    'Accommodation, 3-star hotel, 7 nights ₹4,000 × 7 nights ₹28,000',
    'Daily expenses, standard, 7 days ₹4,000 × 7 days ₹28,000',
    'Add-ons Travel insurance ₹1,500 ₹1,500',
    'Total ₹5,000 + ₹40,000 + ₹28,000 + ₹28,000 + ₹1,500 ₹1,02,500',
  ],
  tips: [
    'Budget stay instead of 3-star hotel saves ₹17,500',
    'Budget instead of standard daily expenses saves ₹14,000',
    'One day less saves ₹8,000',
  ],
};

/** The estimates of these walks, by destination and days, worked out by hand. Specification §9. */
const estimates: Record<string, Printed> = {
  'Not decided yet, 7': untouched,
  'Not decided yet, ': untouched,
  'Not decided yet, a week': untouched,
  'Not decided yet, 2.5': {
    ticket: 'Estimated total ₹62,500₹31,250 a dayNot decided yet 2 days Economy 3-star hotel',
    rows: [
      'Visa, tourist Default rate ₹5,000',
      'Flights, economy Default rate ₹40,000',
      'Accommodation, 3-star hotel, 2 nights ₹4,000 × 2 nights ₹8,000',
      'Daily expenses, standard, 2 days ₹4,000 × 2 days ₹8,000',
      'Add-ons Travel insurance ₹1,500 ₹1,500',
      'Total ₹5,000 + ₹40,000 + ₹8,000 + ₹8,000 + ₹1,500 ₹62,500',
    ],
    tips: [
      'One day less saves ₹8,000',
      'Budget stay instead of 3-star hotel saves ₹5,000',
      'Budget instead of standard daily expenses saves ₹4,000',
    ],
  },
  'Not decided yet, -3': {
    ticket: 'Estimated total ₹54,500₹54,500 a dayNot decided yet 1 day Economy 3-star hotel',
    rows: [
      'Visa, tourist Default rate ₹5,000',
      'Flights, economy Default rate ₹40,000',
      'Accommodation, 3-star hotel, 1 night ₹4,000 × 1 night ₹4,000',
      'Daily expenses, standard, 1 day ₹4,000 × 1 day ₹4,000',
      'Add-ons Travel insurance ₹1,500 ₹1,500',
      'Total ₹5,000 + ₹40,000 + ₹4,000 + ₹4,000 + ₹1,500 ₹54,500',
    ],
    tips: [
      'Budget stay instead of 3-star hotel saves ₹2,500',
      'Budget instead of standard daily expenses saves ₹2,000',
    ],
  },
  'Not decided yet, 1e9': {
    ticket:
      'Estimated total ₹80,00,00,00,46,500₹8,000 a dayNot decided yet 1,00,00,00,000 days Economy 3-star hotel',
    rows: [
      'Visa, tourist Default rate ₹5,000',
      'Flights, economy Default rate ₹40,000',
      'Accommodation, 3-star hotel, 1,00,00,00,000 nights ₹4,000 × 1,00,00,00,000 nights ₹40,00,00,00,00,000',
      'Daily expenses, standard, 1,00,00,00,000 days ₹4,000 × 1,00,00,00,000 days ₹40,00,00,00,00,000',
      'Add-ons Travel insurance ₹1,500 ₹1,500',
      'Total ₹5,000 + ₹40,000 + ₹40,00,00,00,00,000 + ₹40,00,00,00,00,000 + ₹1,500 ₹80,00,00,00,46,500',
    ],
    tips: [
      'Budget stay instead of 3-star hotel saves ₹25,00,00,00,00,000',
      'Budget instead of standard daily expenses saves ₹20,00,00,00,00,000',
      'One day less saves ₹8,000',
    ],
  },
  'United Kingdom, 30': {
    ticket: 'Estimated total ₹6,47,000₹21,567 a dayUnited Kingdom 30 days Premium 5-star hotel',
    rows: [
      'Visa, business Rate for United Kingdom ₹12,000',
      'Flights, premium Rate for United Kingdom ₹90,000',
      'Accommodation, 5-star hotel, 30 nights ₹10,000 × 30 nights ₹3,00,000',
      'Daily expenses, luxury, 30 days ₹8,000 × 30 days ₹2,40,000',
      'Add-ons Travel insurance ₹1,500 + City tour ₹3,500 ₹5,000',
      'Total ₹12,000 + ₹90,000 + ₹3,00,000 + ₹2,40,000 + ₹5,000 ₹6,47,000',
    ],
    tips: [
      'Budget stay instead of 5-star hotel saves ₹2,55,000',
      'Budget instead of luxury daily expenses saves ₹1,80,000',
      'Economy instead of premium saves ₹35,000',
      'One day less saves ₹18,000',
    ],
  },
  'United Arab Emirates, 7': {
    ticket: 'Estimated total ₹84,000₹12,000 a dayUnited Arab Emirates 7 days Economy 3-star hotel',
    rows: [
      'Visa, tourist (assumed) Rate for United Arab Emirates ₹6,500',
      'Flights, economy Rate for United Arab Emirates ₹20,000',
      'Accommodation, 3-star hotel, 7 nights ₹4,000 × 7 nights ₹28,000',
      'Daily expenses, standard, 7 days ₹4,000 × 7 days ₹28,000',
      'Add-ons Travel insurance ₹1,500 ₹1,500',
      'Total ₹6,500 + ₹20,000 + ₹28,000 + ₹28,000 + ₹1,500 ₹84,000',
    ],
    tips: untouched.tips,
  },
  'USA, 45': {
    ticket: 'Estimated total ₹10,83,000₹24,067 a dayUSA 45 days Business 5-star hotel',
    rows: [
      'Visa, business Rate for USA ₹15,000',
      'Flights, business Rate for USA ₹2,50,000',
      'Accommodation, 5-star hotel, 45 nights ₹10,000 × 45 nights ₹4,50,000',
      'Daily expenses, luxury, 45 days ₹8,000 × 45 days ₹3,60,000',
      'Add-ons Travel insurance ₹1,500 + Airport transfer ₹2,000 + City tour ₹3,500 + SIM card ₹1,000 ₹8,000',
      'Total ₹15,000 + ₹2,50,000 + ₹4,50,000 + ₹3,60,000 + ₹8,000 ₹10,83,000',
    ],
    tips: [
      'Budget stay instead of 5-star hotel saves ₹3,82,500',
      'Budget instead of luxury daily expenses saves ₹2,70,000',
      'Economy instead of business saves ₹1,75,000',
      'One day less saves ₹18,000',
    ],
  },
};

function estimateOf({ destination, days }: Situation): Printed {
  const estimate = estimates[`${destination}, ${days}`];
  if (!estimate) throw new Error(`No estimate is written down for ${destination}, ${days}.`);
  return estimate;
}

/** The requests of these walks, by destination. Specification §7, Trip quote request. */
const requests: Record<string, { subject: string; lines: readonly string[] }> = {
  'Not decided yet': {
    subject: 'Trip Cost Estimation Quote Request - N/A',
    lines: [
      'Total: ₹1,02,500',
      '',
      'Visa, tourist: ₹5,000',
      'Flights, economy: ₹40,000',
      'Accommodation, 3-star hotel, 7 nights: ₹28,000',
      'Daily expenses, standard, 7 days: ₹28,000',
      'Add-ons: ₹1,500',
      '- Travel insurance: ₹1,500',
      '',
      'Name: N/A',
      'Contact: N/A',
      'Travel date: N/A',
    ],
  },
  'United Kingdom': {
    subject: 'Trip Cost Estimation Quote Request - United Kingdom',
    lines: [
      'Total: ₹6,47,000',
      '',
      'Visa, business: ₹12,000',
      'Flights, premium: ₹90,000',
      'Accommodation, 5-star hotel, 30 nights: ₹3,00,000',
      'Daily expenses, luxury, 30 days: ₹2,40,000',
      'Add-ons: ₹5,000',
      '- Travel insurance: ₹1,500',
      '- City tour: ₹3,500',
      '',
      'Name: Asha Rao&bcc=x@y',
      'Contact: +91 98765 43210',
      'Travel date: mid June',
    ],
  },
};

function requestOf({ destination }: Situation): { subject: string; body: string } {
  const request = requests[destination];
  if (!request) throw new Error(`No request is written down for ${destination}.`);
  return { subject: request.subject, body: request.lines.join('\n') };
}

const links: Record<string, string> = {
  'Not decided yet':
    'https://deshantar.example/?trip=&visa=tourist&days=7&class=economy&stay=3star&daily=standard&extras=travelInsurance',
  'United Kingdom':
    'https://deshantar.example/?trip=uk&visa=business&days=30&class=premium&stay=5star&daily=luxury&extras=travelInsurance.cityTour',
};

function linkOf({ destination }: Situation): string {
  return links[destination] ?? '';
}

const titles: Record<Exclude<At, 'closed' | 'summary'>, string> = {
  tripDetails: 'Destination & Trip Details',
  flightsAndStay: 'Flights & Stay',
  dailyBudget: 'Daily Budget & Extras',
  requestingQuote: 'Get Detailed Quote',
  mailOpened: 'Your e-mail is ready to send',
  sharing: 'Share this estimate',
};

function headingsOf(situation: Situation): string[] {
  const { at } = situation;
  if (at === 'closed') return [];
  if (at !== 'summary') return ['Trip Cost Estimator', titles[at]];
  const [total = ''] = estimateOf(situation).ticket.match(/^Estimated total ₹[\d,]+/) ?? [];
  return ['Trip Cost Estimator', total, 'Smart tips'];
}

function fieldsAt(situation: Situation): Record<string, string | boolean> {
  const { destination, visaType, days, flights, stay, daily, addOns, lead } = situation;
  switch (situation.at) {
    case 'tripDetails':
      return { Destination: destination, 'Visa Type': visaType, 'Duration (days)': days };
    case 'flightsAndStay':
      return { 'Flight Class': flights, Accommodation: stay };
    case 'dailyBudget':
      return {
        'Daily Food & Transport': daily,
        ...Object.fromEntries(allAddOns.map((addOn) => [addOn, addOns.includes(addOn)])),
      };
    case 'requestingQuote':
      return lead;
    case 'mailOpened':
      return { 'Your request': requestOf(situation).body };
    case 'sharing':
      return { Link: linkOf(situation) };
    case 'summary':
    case 'closed':
      return {};
  }
}

const buttonsAt: Record<At, readonly string[]> = {
  tripDetails: ['Close', 'Next', 'Cancel'],
  flightsAndStay: ['Close', 'Next', 'Previous', 'Cancel'],
  dailyBudget: ['Close', 'Estimate Cost', 'Previous', 'Cancel'],
  summary: [
    'Close',
    'Get Detailed Quote',
    'Talk to a Travel Expert',
    'Share',
    'Print',
    'Start New Estimation',
    'Close & Finish',
  ],
  requestingQuote: ['Close', 'Send request by e-mail', 'Back to the estimate'],
  mailOpened: ['Close', 'Copy the request', 'Back to the estimate'],
  sharing: ['Close', 'Copy link', 'Back to the estimate'],
  closed: ['Trip Cost Estimator'],
};

const stepNumbers: Partial<Record<At, number>> = { tripDetails: 1, flightsAndStay: 2, dailyBudget: 3 };

function go(situation: Situation, at: At): Situation {
  return { ...situation, at, entered: true };
}

function stay(situation: Situation, changes: Partial<Situation>): Situation {
  return { ...situation, entered: false, ...changes };
}

const refusal = 'error: Your browser does not allow copying. Please select the text and copy it.';

function textsOf(elements: readonly Element[]): string[] {
  return elements.map((element) =>
    [...element.querySelectorAll('span,td')].map(({ textContent }) => textContent).join(' '),
  );
}

function expectEstimate(situation: Situation): void {
  const { ticket, rows, tips } = estimateOf(situation);
  const inDialog = (selector: string) => [...document.querySelectorAll(`[role="dialog"] ${selector}`)];
  const heading = document.getElementById('estimate-total');
  const facts = inDialog('dd').map(({ textContent }) => textContent);
  expect(`${heading?.parentElement?.textContent}${facts.join(' ')}`).toBe(ticket);
  expect(textsOf(inDialog('tbody tr'))).toEqual(rows);
  expect(inDialog('li').map(({ textContent }) => textContent)).toEqual(tips);
  expect(screen.getByText(/^This estimate is for information\. It is based on average rates/)).toBeDefined();
}

// The driver.

const ToolDialogs = createToolDialogs({
  checker: () => Promise.reject(new Error('The checker is not part of these walks.')),
  estimator: () => Promise.resolve({ default: EstimatorDialog }),
});

function Opener() {
  const send = useToolDialogs();
  return (
    <button type="button" onClick={() => send({ type: 'estimator.requested' })}>
      Trip Cost Estimator
    </button>
  );
}

const view = (
  <ToolDialogs>
    <Opener />
  </ToolDialogs>
);

const print = vi.fn();

async function openEstimator(world: World, inspect: World['inspect']): Promise<void> {
  print.mockClear();
  vi.stubGlobal('print', print);
  await world.open(view, '/', inspect);
  await press('Trip Cost Estimator');
}

async function pick(group: string, option: string): Promise<void> {
  const choices = within(screen.getByRole('radiogroup', { name: group }));
  await act(async () => fireEvent.click(choices.getByLabelText(option)));
}

async function refuse(world: World, button: string): Promise<void> {
  Object.assign(world.ports, { copyText: () => Promise.resolve(false) });
  await press(button);
}

async function closeDialog(): Promise<void> {
  await press(screen.queryByText('Cancel') ? 'Cancel' : 'Close');
}

type WalkedEvent =
  // What becomes of a copied request is told by the browser, right after it was asked for.
  Exclude<TripEstimatorEvent, { type: 'request.copied' }>;

const leadLabels = {
  leadName: 'Name',
  leadContact: 'E-mail or phone',
  leadTravelDate: 'Travel date (optional)',
} as const;

const groupLabels = {
  flightClass: 'Flight Class',
  accommodationType: 'Accommodation',
  dailyExpenses: 'Daily Food & Transport',
} as const;

const addOnLabels: Record<string, string> = {
  travelInsurance: 'Travel insurance (₹1,500)',
  cityTour: 'City tour (₹3,500)',
};

const chosenAs = {
  visaType: 'visaType',
  flightClass: 'flights',
  accommodationType: 'stay',
  dailyExpenses: 'daily',
} as const;

const order: readonly At[] = ['tripDetails', 'flightsAndStay', 'dailyBudget'];

function stepBeside({ at }: Situation, distance: number): At {
  return order[order.indexOf(at) + distance] ?? at;
}

walkPaths<typeof tripEstimatorMachine, WalkedEvent, Situation>({
  flow: 'Trip cost estimator',
  machine: tripEstimatorMachine,
  events: eventsOf as unknown as (
    snapshot: TripEstimatorSnapshot,
  ) => readonly EventFrom<typeof tripEstimatorMachine>[],
  key: keyOf,
  limit: 1000,
  open: (world, log) => openEstimator(world, log.observer),
  act: {
    'choices.found': async (_, world) => {
      world.close();
      await world.open(view, sharedAddress, world.inspect);
    },
    'destination.chosen': ({ destination }) => choose('Destination', shownAs[destination] ?? destination),
    'field.changed': ({ field, value }) => {
      const option = shownAs[value] ?? value;
      return field === 'visaType' ? choose('Visa Type', option) : pick(groupLabels[field], option);
    },
    'duration.typed': ({ text }) => type('Duration (days)', text),
    'duration.slid': async () => {
      await act(async () => fireEvent.keyDown(screen.getByRole('slider'), { key: 'End' }));
    },
    'addOn.toggled': ({ addOn }) => tick(addOnLabels[addOn] ?? addOn),
    'next.pressed': () => press('Next'),
    'previous.pressed': () => press('Previous'),
    'estimate.pressed': () => press('Estimate Cost'),
    'start-new.pressed': () => press('Start New Estimation'),
    'quote.requested': () => press('Get Detailed Quote'),
    'lead.changed': ({ field, value }) => type(leadLabels[field], value),
    'quote.sent': () => press('Send request by e-mail'),
    'copy.chosen': () => press('Copy the request'),
    'share.pressed': () => press('Share'),
    'link.copied': () => press('Copy link'),
    'copy.refused': (_, world) =>
      refuse(world, screen.queryByText('Copy link') ? 'Copy link' : 'Copy the request'),
    'back.pressed': () => press('Back to the estimate'),
    'print.pressed': () => press('Print'),
    'expert.pressed': () => press('Talk to a Travel Expert'),
    finished: () => press('Close & Finish'),
    closed: () => closeDialog(),
  },
  say: {
    'choices.found': () => 'follows a shared link',
    'destination.chosen': ({ destination }) => `goes to ${shownAs[destination] ?? destination}`,
    'field.changed': ({ value }) => `chooses ${shownAs[value] ?? value}`,
    'duration.typed': ({ text }) => `types "${text}" days`,
    'duration.slid': ({ days }) => `slides to ${days} days`,
    'addOn.toggled': ({ addOn }) => `ticks ${addOn}`,
    'next.pressed': () => 'goes on',
    'previous.pressed': () => 'goes back',
    'estimate.pressed': () => 'estimates',
    'start-new.pressed': () => 'starts anew',
    'quote.requested': () => 'wants a quote',
    'lead.changed': ({ field, value }) => `gives "${value}" as ${leadLabels[field]}`,
    'quote.sent': () => 'sends the request',
    'copy.chosen': () => 'copies the request',
    'share.pressed': () => 'shares',
    'link.copied': () => 'copies the link',
    'copy.refused': () => 'may not copy',
    'back.pressed': () => 'returns to the estimate',
    'print.pressed': () => 'prints',
    'expert.pressed': () => 'asks an expert',
    finished: () => 'finishes',
    closed: () => 'closes',
  },
  start: fresh,
  after: {
    'choices.found': () => ({
      ...fresh,
      destination: 'USA',
      visaType: 'Business',
      days: '45',
      flights: 'Business',
      stay: '5-star hotel',
      daily: 'Luxury',
      addOns: allAddOns,
    }),
    'destination.chosen': (situation, { destination }) =>
      stay(situation, { destination: shownAs[destination] ?? '', visaType: 'Choose a visa type' }),
    'field.changed': (situation, { field, value }) =>
      stay(situation, { [chosenAs[field]]: shownAs[value] ?? value }),
    'duration.typed': (situation, { text }) => stay(situation, { days: text }),
    'duration.slid': (situation) => stay(situation, { days: '30' }),
    'addOn.toggled': (situation, { addOn }) => {
      const label = addOnLabels[addOn] ?? addOn;
      const without = situation.addOns.filter((other) => other !== label);
      return stay(situation, {
        addOns: without.length < situation.addOns.length ? without : [...without, label],
      });
    },
    'next.pressed': (situation) => go(situation, stepBeside(situation, 1)),
    'previous.pressed': (situation) => go(situation, stepBeside(situation, -1)),
    'estimate.pressed': (situation) => go(situation, 'summary'),
    'start-new.pressed': (situation) => go({ ...situation, ...nothingChosen }, 'tripDetails'),
    'quote.requested': (situation) => go(situation, 'requestingQuote'),
    'lead.changed': (situation, { field, value }) =>
      stay(situation, { lead: { ...situation.lead, [leadLabels[field]]: value } }),
    'quote.sent': (situation) =>
      go({ ...situation, mails: [...situation.mails, requestOf(situation)] }, 'mailOpened'),
    'copy.chosen': (situation) =>
      stay(situation, { copied: [requestOf(situation).body], notices: ['success: Request copied.'] }),
    'share.pressed': (situation) =>
      go({ ...situation, shared: [...situation.shared, linkOf(situation)] }, 'sharing'),
    'link.copied': (situation) =>
      stay(situation, { copied: [linkOf(situation)], notices: ['success: Link copied.'] }),
    'copy.refused': (situation) => stay(situation, { notices: [refusal] }),
    'back.pressed': (situation) => go(situation, 'summary'),
    'print.pressed': (situation) => stay(situation, { printed: situation.printed + 1 }),
    'expert.pressed': (situation) => stay(situation, { at: 'closed', address: '/contact' }),
    finished: (situation) => stay(situation, { at: 'closed' }),
    closed: (situation) => stay(situation, { at: 'closed' }),
  },
  see: (situation) => ({
    address: situation.address,
    headings: headingsOf(situation),
    fields: fieldsAt(situation),
    problems: {},
    buttons: buttonsAt[situation.at],
    disabledButtons: situation.at === 'tripDetails' ? ['Previous'] : [],
    notices: situation.notices,
    dialog: situation.at === 'closed' ? undefined : 'Trip Cost Estimator',
  }),
  hold: (situation, world) => {
    const { at, entered } = situation;
    expect(world.mails).toEqual(situation.mails.map((mail) => ({ to: 'quotes', ...mail })));
    expect(world.copied).toEqual(situation.copied);
    expect(world.shared).toEqual(situation.shared);
    expect(print).toHaveBeenCalledTimes(situation.printed);

    vi.advanceTimersByTime(50);
    if (entered) expect(document.activeElement?.textContent).toBe(headingsOf(situation)[1]);

    const step = stepNumbers[at];
    const bar = document.querySelector('[role="progressbar"]');
    expect(bar !== null).toBe(step !== undefined);
    if (step !== undefined) {
      expect(screen.getByText(`Step ${step} of 3`)).toBeDefined();
      expect(Number(bar?.getAttribute('aria-valuenow'))).toBeCloseTo((step / 3) * 100, 5);
    }
    if (at === 'tripDetails') {
      const duration = durations[situation.days];
      const slider = document.querySelector('[role="slider"]');
      expect(slider?.getAttribute('aria-valuenow')).toBe(duration?.slider);
      expect(screen.getByText(duration?.note ?? '')).toBeDefined();
      const assumption = screen.queryByText('Without a choice a tourist visa is assumed');
      expect(assumption !== null).toBe(situation.visaType === 'Choose a visa type');
    }
    if (at === 'summary') expectEstimate(situation);
    if (at === 'sharing') {
      expect(screen.getByRole('link', { name: 'WhatsApp' }).getAttribute('href')).toBe(
        `https://wa.me/?text=${encodeURIComponent(linkOf(situation))}`,
      );
    }
  },
});

describe('fault 41: closed in the middle, opened again', () => {
  let world: World;
  beforeEach(() => {
    vi.useFakeTimers();
    world = new World();
  });
  afterEach(() => {
    world.close();
    vi.useRealTimers();
  });

  it.each([
    ['Cancel', ['Next']],
    ['Close', ['Next', 'Next']],
    ['Close', ['Next', 'Next', 'Estimate Cost', 'Get Detailed Quote']],
    ['Close & Finish', ['Next', 'Next', 'Estimate Cost']],
  ])('by %s after %j it has its defaults', async (way, presses) => {
    await openEstimator(world, undefined);
    await choose('Destination', 'United Kingdom');
    await type('Duration (days)', '12');
    for (const button of presses) await press(button);
    await press(way);
    expect(world.screen().dialog).toBeUndefined();
    await press('Trip Cost Estimator');
    expect(world.screen()).toMatchObject({
      headings: ['Trip Cost Estimator', 'Destination & Trip Details'],
      fields: { Destination: 'Not decided yet', 'Visa Type': 'Tourist', 'Duration (days)': '7' },
      dialog: 'Trip Cost Estimator',
    });
  });
});
