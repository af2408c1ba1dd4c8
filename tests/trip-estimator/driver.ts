import { createEmptyActor } from 'xstate';
import type { SiteRef } from '../../machines/site/events';
import {
  defaultEstimatorForm,
  emptyLead,
  tripSteps,
  type EstimatorForm,
} from '../../machines/trip-estimator/estimator-form';
import {
  selectScreen,
  tripEstimatorMachine,
  type TripEstimatorEvent,
  type TripEstimatorSnapshot,
} from '../../machines/trip-estimator/trip-estimator.machine';
import type { FlowPaths, Held } from '../support/flow-paths';
import { copyEnds, type CopyEnded, type Stage } from '../support/stage';
import { sharedTrip as shared, untouchedCosts } from '../support/trip';

// The events that the view can cause: one careful visitor, one in a hurry, and a few odd numbers of days.

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
    { type: 'add-on.toggled', addOn: 'cityTour' },
  ],
} as const satisfies Record<string, readonly TripEstimatorEvent[]>;

function isDone(event: TripEstimatorEvent, form: EstimatorForm): boolean {
  switch (event.type) {
    case 'destination.chosen':
      return form.destinationCountry === event.destination;
    case 'field.changed':
      return form[event.field] === event.value;
    case 'duration.slid':
      return form.durationDays === String(event.days);
    case 'add-on.toggled':
      return form.addOns[event.addOn];
    default:
      return false;
  }
}

const leadFields = [
  { type: 'lead.changed', field: 'leadName', value: 'Asha Rao&bcc=x@y' },
  { type: 'lead.changed', field: 'leadContact', value: '+91 98765 43210' },
  { type: 'lead.changed', field: 'leadTravelDate', value: 'mid June' },
] as const satisfies readonly TripEstimatorEvent[];

function inAHurry(at: ReturnType<typeof selectScreen>): readonly WalkedEvent[] {
  switch (at) {
    case 'tripDetails':
      return [
        ...plan.tripDetails.slice(0, 1),
        { type: 'choices.found', form: shared },
        {
          type: 'trip.prefilled',
          prefill: { destinationCountry: 'uk', visaType: 'business', durationDays: '30' },
        },
        { type: 'trip.known', trip: { destination: 'Japan' } },
        ...tripSteps.map((step) => ({
          type: 'draft.found' as const,
          draft: { trip: shared, lead: emptyLead, step },
        })),
        ...oddDays.map((text) => ({ type: 'duration.typed' as const, text })),
        { type: 'next.pressed' },
        { type: 'cancel.pressed' },
      ];
    case 'flightsAndStay':
      return [{ type: 'previous.pressed' }, { type: 'next.pressed' }, { type: 'cancel.pressed' }];
    case 'dailyBudget':
      return [
        { type: 'add-on.toggled', addOn: 'travelInsurance' },
        { type: 'previous.pressed' },
        { type: 'estimate.pressed' },
        { type: 'cancel.pressed' },
      ];
    case 'summary':
      return [
        { type: 'quote.requested' },
        { type: 'share.pressed' },
        { type: 'print.pressed' },
        { type: 'expert.pressed' },
        { type: 'start-new.pressed' },
        { type: 'finish.pressed' },
        { type: 'cancel.pressed' },
      ];
    case 'requestingQuote':
      return [{ type: 'quote.sent' }, { type: 'back.pressed' }, { type: 'cancel.pressed' }];
    case 'mailOpened':
      return [
        { type: 'copy.pressed', what: 'request' },
        { type: 'back.pressed' },
        { type: 'cancel.pressed' },
      ];
    case 'sharing':
      return [{ type: 'copy.pressed', what: 'link' }, { type: 'back.pressed' }, { type: 'cancel.pressed' }];
  }
}

function withCare(
  at: ReturnType<typeof selectScreen>,
  { form, lead }: TripEstimatorSnapshot['context'],
): readonly WalkedEvent[] {
  switch (at) {
    case 'tripDetails':
    case 'flightsAndStay':
    case 'dailyBudget': {
      const next = plan[at].find((event) => !isDone(event, form));
      const forward = { type: at === 'dailyBudget' ? 'estimate.pressed' : 'next.pressed' } as const;
      const changesMind = { type: 'destination.chosen', destination: 'uae' } as const;
      if (next?.type === 'duration.slid') return [next, changesMind];
      const startsOver = { type: 'start-new.pressed' } as const;
      return at === 'dailyBudget' && next === plan.dailyBudget[0] ? [next, startsOver] : [next ?? forward];
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

function isCopying({ value }: TripEstimatorSnapshot): boolean {
  const panel = 'result' in value && typeof value.result === 'object' ? value.result : {};
  return Object.values(panel).includes('copying');
}

function eventsOf(snapshot: TripEstimatorSnapshot): readonly WalkedEvent[] {
  if (isCopying(snapshot)) return copyEnds;
  const at = selectScreen(snapshot);
  const { form, prefill, tripDestination } = snapshot.context;
  if (tripDestination !== undefined) {
    if (at === 'dailyBudget') return [{ type: 'estimate.pressed' }];
    return at === 'tripDetails' || at === 'flightsAndStay' ? [{ type: 'next.pressed' }] : [];
  }
  if (Object.keys(prefill).length > 0) {
    return at === 'tripDetails'
      ? [
          { type: 'duration.slid', days: 30 },
          { type: 'destination.chosen', destination: 'uae' },
          { type: 'next.pressed' },
        ]
      : [];
  }
  if (JSON.stringify(form) === JSON.stringify(defaultEstimatorForm)) return inAHurry(at);
  if (form.destinationCountry === 'uk') return withCare(at, snapshot.context);
  if (at === 'dailyBudget') {
    return form.addOns.travelInsurance ? [{ type: 'estimate.pressed' }] : [];
  }
  return at === 'tripDetails' || at === 'flightsAndStay' ? [{ type: 'next.pressed' }] : [];
}

function keyOf({ value, context }: TripEstimatorSnapshot): string {
  const { form, lead, prefill, tripDestination } = context;
  return JSON.stringify([value, form, lead, prefill, tripDestination]);
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
  /** The labels of what the visitor's trip has filled in. */
  fromTrip: readonly string[];
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
  fromTrip: [],
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

const toUsa = {
  destination: 'USA',
  visaType: 'Business',
  days: '45',
  flights: 'Business',
  stay: '5-star hotel',
  daily: 'Luxury',
  addOns: allAddOns,
};

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

const assumption = 'Without a choice a tourist visa is assumed';

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

/** A destination without rates of its own: the sums of none, under its name. */
const japan = 'Japan · our default rates';

/** The estimates of these walks, by destination and days, worked out by hand. Specification §9. */
const estimates: Record<string, Printed> = {
  'Not decided yet, 7': untouched,
  [`${japan}, 7`]: { ...untouched, ticket: untouched.ticket.replace('Not decided yet', japan) },
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
  'United Arab Emirates, 30': {
    ticket: 'Estimated total ₹2,68,000₹8,933 a dayUnited Arab Emirates 30 days Economy 3-star hotel',
    rows: [
      'Visa, tourist (assumed) Rate for United Arab Emirates ₹6,500',
      'Flights, economy Rate for United Arab Emirates ₹20,000',
      'Accommodation, 3-star hotel, 30 nights ₹4,000 × 30 nights ₹1,20,000',
      'Daily expenses, standard, 30 days ₹4,000 × 30 days ₹1,20,000',
      'Add-ons Travel insurance ₹1,500 ₹1,500',
      'Total ₹6,500 + ₹20,000 + ₹1,20,000 + ₹1,20,000 + ₹1,500 ₹2,68,000',
    ],
    tips: [
      'Budget stay instead of 3-star hotel saves ₹75,000',
      'Budget instead of standard daily expenses saves ₹60,000',
      'One day less saves ₹8,000',
    ],
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
    lines: [...untouchedCosts, 'Name: N/A', 'Contact: N/A', 'Travel date: N/A'],
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

/** What the ticket says of a request: the days, the visa, the travel date as given, the total. */
const ticketsOf: Record<string, readonly string[]> = {
  'Not decided yet': ['7 days', 'tourist', 'N/A', '₹1,02,500'],
  'United Kingdom': ['30 days', 'business', 'mid June', '₹6,47,000'],
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
    'One adult fewer',
    'One adult more',
    'One child fewer',
    'One child more',
    'Get Detailed Quote',
    'Talk to a Travel Expert',
    'Share',
    'Print',
    'Start New Estimation',
    'Close & Finish',
  ],
  requestingQuote: ['Close', 'Send request by e-mail', 'Back to the estimate'],
  mailOpened: ['Close', 'Copy the request', 'Back to the estimate', 'Print'],
  sharing: ['Close', 'Copy link', 'Back to the estimate'],
  closed: ['Trip Cost Estimator'],
};

/** What can be started over: a step with anything chosen. */
function isTouched({
  at,
  destination,
  visaType,
  days,
  flights,
  stay: hotel,
  daily,
  addOns,
}: Situation): boolean {
  return (
    stepNumbers[at] !== undefined &&
    [destination, visaType, days, flights, hotel, daily, ...addOns].join() !==
      `${destination === japan ? japan : 'Not decided yet'},Tourist,7,Economy,3-star hotel,Standard,Travel insurance (₹1,500)`
  );
}

function buttonsOf(situation: Situation): string[] {
  const [close = '', ...others] = buttonsAt[situation.at];
  const fromTrip = situation.at === 'tripDetails' ? situation.fromTrip : [];
  return [
    close,
    ...(isTouched(situation) ? ['Start over'] : []),
    ...fromTrip.map((label) => `change ${label}`),
    ...others,
  ];
}

const stepNumbers: Partial<Record<At, number>> = { tripDetails: 1, flightsAndStay: 2, dailyBudget: 3 };

function without(labels: readonly string[], label: string): readonly string[] {
  return labels.filter((other) => other !== label);
}

function go(situation: Situation, at: At): Situation {
  return { ...situation, at, entered: true };
}

function stay(situation: Situation, changes: Partial<Situation>): Situation {
  return { ...situation, entered: false, ...changes };
}

const refusal = 'error: Your browser does not allow copying. Please select the text and copy it.';

function estimateHeld(situation: Situation): Held {
  const { destination, flights, stay: hotel } = situation;
  const { ticket, rows, tips } = estimateOf(situation);
  const [, amounts = '', length = ''] = /^(.+ a day)\D*?([\d,]+ days?) /.exec(ticket) ?? [];
  return {
    rows,
    items: tips,
    terms: [destination, length, flights, hotel],
    says: [amounts, 'This estimate is for information. It is based on average rates'],
  };
}

// The driver.

/** Whether a button is offered on the screen as it is. */
async function offers(stage: Stage, button: string): Promise<boolean> {
  return (await stage.screen()).buttons.includes(button);
}

async function copy(stage: Stage, button: string): Promise<void> {
  await stage.holdCopies();
  await stage.press(button);
}

/** Which of the two texts is copied is said for who reads the paths. */
type WalkedEvent =
  | Exclude<TripEstimatorEvent, { type: 'copy.pressed' }>
  | { type: 'copy.pressed'; what: 'request' | 'link' }
  | CopyEnded;

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

/** Specification §2, §7 and §9: the trip cost estimator, opened from the footer. */
export const tripEstimatorPaths: FlowPaths<typeof tripEstimatorMachine, WalkedEvent, Situation> = {
  flow: 'Trip cost estimator',
  states: 'tests/trip-estimator/states.txt',
  machine: tripEstimatorMachine,
  input: {
    site: createEmptyActor() as SiteRef,
    baseUrl: 'https://deshantar.example',
    sharedTrip: undefined,
  },
  address: '/',
  region: '[aria-labelledby="footer-tools"] li:nth-child(2)',
  enter: (stage) => stage.press('Trip Cost Estimator'),
  events: eventsOf,
  key: keyOf,
  act: {
    'choices.found': (_, stage) => stage.open({ address: sharedAddress }),
    'draft.found': async ({ draft }, stage) => {
      await stage.open({ kept: { tripDraft: draft } });
      await stage.press('Trip Cost Estimator');
    },
    'trip.prefilled': async (_, stage) => {
      await stage.open({
        kept: {
          trip: {
            destination: 'United Kingdom',
            visaType: 'Business Visa',
            entry: '2027-06-01',
            exit: '2027-06-30',
          },
        },
      });
      await stage.press('Trip Cost Estimator');
    },
    'trip.known': async ({ trip }, stage) => {
      await stage.open({ kept: { trip } });
      await stage.press('Trip Cost Estimator');
    },
    'destination.chosen': ({ destination }, stage) =>
      stage.choose('Destination', shownAs[destination] ?? destination),
    'field.changed': ({ field, value }, stage) => {
      const option = shownAs[value] ?? value;
      return field === 'visaType'
        ? stage.choose('Visa Type', option)
        : stage.pick(groupLabels[field], option);
    },
    'duration.typed': ({ text }, stage) => stage.type('Duration (days)', text),
    'duration.slid': (_, stage) => stage.strike('Duration in days', 'End'),
    'add-on.toggled': ({ addOn }, stage) => stage.tick(addOnLabels[addOn] ?? addOn),
    'next.pressed': (_, stage) => stage.press('Next'),
    'previous.pressed': (_, stage) => stage.press('Previous'),
    'estimate.pressed': (_, stage) => stage.press('Estimate Cost'),
    'start-new.pressed': async (_, stage) =>
      stage.press((await offers(stage, 'Start over')) ? 'Start over' : 'Start New Estimation'),
    'quote.requested': (_, stage) => stage.press('Get Detailed Quote'),
    'lead.changed': ({ field, value }, stage) => stage.type(leadLabels[field], value),
    'quote.sent': (_, stage) => stage.press('Send request by e-mail'),
    'copy.pressed': ({ what }, stage) => copy(stage, what === 'request' ? 'Copy the request' : 'Copy link'),
    'share.pressed': (_, stage) => stage.press('Share'),
    'xstate.done.actor.copyText': (_, stage) => stage.answerCopy('allowed'),
    'xstate.error.actor.copyText': (_, stage) => stage.answerCopy('refused'),
    'back.pressed': (_, stage) => stage.press('Back to the estimate'),
    'print.pressed': (_, stage) => stage.press('Print'),
    'expert.pressed': (_, stage) => stage.press('Talk to a Travel Expert'),
    'finish.pressed': (_, stage) => stage.press('Close & Finish'),
    'cancel.pressed': async (_, stage) => stage.press((await offers(stage, 'Cancel')) ? 'Cancel' : 'Close'),
  },
  say: {
    'choices.found': () => 'follows a shared link',
    'draft.found': ({ draft }) => `comes back to what was left at ${draft.step}`,
    'trip.prefilled': () => 'comes with a trip to the United Kingdom',
    'trip.known': () => 'comes with a trip to Japan',
    'destination.chosen': ({ destination }) => `goes to ${shownAs[destination] ?? destination}`,
    'field.changed': ({ value }) => `chooses ${shownAs[value] ?? value}`,
    'duration.typed': ({ text }) => `types "${text}" days`,
    'duration.slid': ({ days }) => `slides to ${days} days`,
    'add-on.toggled': ({ addOn }) => `ticks ${addOn}`,
    'next.pressed': () => 'goes on',
    'previous.pressed': () => 'goes back',
    'estimate.pressed': () => 'estimates',
    'start-new.pressed': () => 'starts anew',
    'quote.requested': () => 'wants a quote',
    'lead.changed': ({ field, value }) => `gives "${value}" as ${leadLabels[field]}`,
    'quote.sent': () => 'sends the request',
    'copy.pressed': ({ what }) => `copies the ${what}`,
    'share.pressed': () => 'shares',
    'xstate.done.actor.copyText': () => 'it is copied',
    'xstate.error.actor.copyText': () => 'copying is not allowed',
    'back.pressed': () => 'returns to the estimate',
    'print.pressed': () => 'prints',
    'expert.pressed': () => 'asks an expert',
    'finish.pressed': () => 'finishes',
    'cancel.pressed': () => 'closes',
  },
  start: fresh,
  after: {
    'choices.found': () => ({ ...fresh, ...toUsa }),
    'draft.found': (_, { draft }) => ({ ...fresh, ...toUsa, at: draft.step }),
    'trip.prefilled': () => ({
      ...fresh,
      destination: 'United Kingdom',
      visaType: 'Business',
      days: '30',
      fromTrip: ['Destination', 'Duration (days)'],
    }),
    'trip.known': () => ({ ...fresh, destination: japan }),
    'destination.chosen': (situation, { destination }) =>
      stay(situation, {
        fromTrip: without(situation.fromTrip, 'Destination'),
        destination: shownAs[destination] ?? '',
        visaType: 'Choose a visa type',
      }),
    'field.changed': (situation, { field, value }) =>
      stay(situation, { [chosenAs[field]]: shownAs[value] ?? value }),
    'duration.typed': (situation, { text }) =>
      stay(situation, { days: text, fromTrip: without(situation.fromTrip, 'Duration (days)') }),
    'duration.slid': (situation) =>
      stay(situation, { days: '30', fromTrip: without(situation.fromTrip, 'Duration (days)') }),
    'add-on.toggled': (situation, { addOn }) => {
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
    'copy.pressed': (situation, { what }) =>
      stay(situation, { copied: [what === 'request' ? requestOf(situation).body : linkOf(situation)] }),
    'share.pressed': (situation) =>
      go({ ...situation, shared: [...situation.shared, linkOf(situation)] }, 'sharing'),
    'xstate.done.actor.copyText': (situation) =>
      stay(situation, {
        notices: [situation.at === 'sharing' ? 'success: Link copied.' : 'success: Request copied.'],
      }),
    'xstate.error.actor.copyText': (situation) => stay(situation, { notices: [refusal] }),
    'back.pressed': (situation) => go(situation, 'summary'),
    'print.pressed': (situation) => stay(situation, { printed: situation.printed + 1 }),
    'expert.pressed': (situation) => stay(situation, { at: 'closed', address: '/contact' }),
    'finish.pressed': (situation) => stay(situation, { at: 'closed' }),
    'cancel.pressed': (situation) => stay(situation, { at: 'closed' }),
  },
  see: (situation) => ({
    address: situation.address,
    headings: headingsOf(situation),
    fields: fieldsAt(situation),
    problems: {},
    buttons: buttonsOf(situation),
    disabledButtons: situation.at === 'tripDetails' ? ['Previous'] : [],
    notices: situation.notices,
    dialog: situation.at === 'closed' ? undefined : 'Trip Cost Estimator',
  }),
  alsoExpect: (situation) => {
    const {
      at,
      entered,
      destination,
      days,
      visaType,
      mails,
      copied,
      shared: sharedLinks,
      printed,
    } = situation;
    const step = stepNumbers[at];
    const duration = durations[days];
    return {
      mails: mails.map((mail) => ({ to: 'quotes', ...mail })),
      copied,
      shared: sharedLinks,
      prints: printed,
      ...(entered && { focus: headingsOf(situation)[1] }),
      ...(step !== undefined && { says: [`Step ${step} of 3`] }),
      ...(at === 'tripDetails' && {
        gauges: { 'Duration in days': duration?.slider ?? '' },
        says: [
          'Step 1 of 3',
          duration?.note ?? '',
          ...(visaType === 'Choose a visa type' ? [assumption] : []),
        ],
      }),
      ...(at === 'summary' && estimateHeld(situation)),
      ...(at === 'mailOpened' && {
        terms: [destination, ...(ticketsOf[destination] ?? []), 'info@deshantar.example'],
        says: ['We receive nothing until you press send there.', 'NOT SENT YET'],
      }),
      ...(at === 'sharing' && {
        links: { WhatsApp: `https://wa.me/?text=${encodeURIComponent(linkOf(situation))}` },
      }),
    };
  },
};
