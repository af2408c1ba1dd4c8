import { createEmptyActor } from 'xstate';
import type { SiteRef } from '../../machines/site/events';
import { defaultAssessment, type AssessmentDraft } from '../../machines/eligibility-checker/assessment';
import {
  eligibilityCheckerMachine,
  selectScreen,
  type EligibilityCheckerEvent,
  type EligibilityCheckerSnapshot,
} from '../../machines/eligibility-checker/eligibility-checker.machine';
import type { FlowPaths } from '../support/flow-paths';
import type { Stage } from '../support/stage';
import { answeredDraft } from '../support/traveller';

const complete: AssessmentDraft = { ...answeredDraft, passportValidity: '2030-01-31' };

const withoutIncome: AssessmentDraft = { ...complete, monthlyIncome: '' };

type Answered = {
  type: 'answer.changed';
  field: Exclude<keyof AssessmentDraft, 'consentGiven' | 'countriesVisited'>;
  value: string;
};

/** The questions without an answer from the start, in their order. */
const labels: Record<string, string> = {
  fullName: 'Full Name',
  email: 'Email',
  phone: 'Phone',
  destinationCountry: 'Destination Country',
  visaType: 'Visa Type',
  stateOfApplication: 'State of Application',
  age: 'Age',
  passportValidity: 'Passport Expiry Date',
  occupation: 'Occupation',
  maritalStatus: 'Marital Status',
  monthlyIncome: 'Monthly Income',
  bankBalance: 'Bank Balance',
};

/** The next answer that a careful visitor gives in each step. */
const canonicalAnswers = (Object.keys(labels) as Answered['field'][]).map((field): Answered => ({
  type: 'answer.changed',
  field,
  value: complete[field],
}));

const careless = 'asha@';

/** The first question that has no answer yet, or the careless one; which that is, the walk knows by itself. */
function owedIn(draft: AssessmentDraft): Answered | undefined {
  return canonicalAnswers.find(
    ({ field }) => draft[field] === '' || (field === 'email' && draft.email === careless),
  );
}

const check: WalkedEvent = { type: 'check.pressed' };
/** How the delivery of the checked answers ends. */
const reported = (status: 'accepted' | 'refused'): WalkedEvent => ({
  type: 'delivery.reported',
  delivery: { id: 'sid-1', kind: 'assessment', status, sentAt: '', failure: undefined },
});
const reports = [reported('accepted'), reported('refused')];
const tired = { type: 'xstate.after.longestCheck.eligibilityChecker.form.calculating' } as const;

const drafts: readonly WalkedEvent[] = [
  { type: 'draft.found', draft: complete, step: 'documents' },
  { type: 'draft.found', draft: withoutIncome, step: 'documents' },
  { type: 'draft.found', draft: complete, step: 'getStarted' },
  { type: 'draft.found', draft: complete, step: 'destination' },
  { type: 'draft.found', draft: complete, step: 'profile' },
  { type: 'draft.found', draft: complete, step: 'travelHistory' },
  { type: 'draft.found', draft: complete, step: 'finances' },
];

const tripOffered: WalkedEvent = {
  type: 'trip.prefilled',
  prefill: { destinationCountry: 'usa', visaType: 'b1_b2', passportValidity: '2030-01-31' },
};

/** What the view can cause in a state: the next careful answer, one careless one, and every button. */
function eventsOf(snapshot: EligibilityCheckerSnapshot): WalkedEvent[] {
  const screen = selectScreen(snapshot);
  const { draft } = snapshot.context;
  const isRestored = snapshot.matches({ answers: 'restored' });
  const showsProblems = snapshot.matches({ problems: 'shown' });
  // Who starts over walks as who has come for the first time.
  if (snapshot.matches({ answers: 'anew' })) return [];
  if (screen === 'calculating') return [...reports, tired];
  if (screen === 'result') {
    const isOnItsWay = snapshot.matches({ form: { result: 'delivering' } });
    const isNotStored = snapshot.matches({ form: { result: 'notStored' } });
    // With something switched on only what is sent matters; everything else is tried without it.
    if (isNotStored && snapshot.context.switchedOn.length > 0) return [{ type: 'send-again.pressed' }];
    return [
      ...(isOnItsWay ? reports : []),
      ...(isNotStored ? [{ type: 'send-again.pressed' } as const] : []),
      { type: 'improvement.toggled', rule: 'income-tax-returns' },
      // Beside the first, so that two are on at once; alone it would be more of the same.
      ...(snapshot.context.switchedOn.length > 0
        ? [{ type: 'improvement.toggled', rule: 'sponsor' } as const]
        : []),
      { type: 'print.pressed' },
      { type: 'start-new.pressed' },
      { type: 'expert.pressed' },
    ];
  }

  const owed = owedIn(draft);
  const events: WalkedEvent[] = [];
  if (owed && stepOfField[owed.field] === screen) {
    const isForUsa = owed.field === 'visaType' && draft.destinationCountry === 'usa';
    events.push(isForUsa ? { ...owed, value: 'b1_b2' } : owed);
  }
  if (draft === defaultAssessment && !isRestored) {
    events.push(...drafts, { type: 'destination.suggested', destination: 'usa' }, tripOffered);
  }
  if (isRestored) events.push({ type: 'start-over.pressed' });
  if (screen === 'getStarted') {
    if (owed?.field === 'email') events.push({ type: 'answer.changed', field: 'email', value: careless });
    if (draft.email === careless && draft.phone === '') {
      events.push({ type: 'answer.changed', field: 'phone', value: '+91 98765 43210' });
    }
    if (draft.phone !== '' && !draft.consentGiven) events.push({ type: 'consent.toggled' });
    const isFilled = [draft.fullName, draft.email, draft.phone].every((text) => text !== '');
    if (isFilled && draft.consentGiven) events.push({ type: 'start.pressed' });
    return events;
  }
  if (isRestored && !showsProblems) events.push({ type: 'previous.pressed' });
  if (screen === 'destination' && !owed && isRestored && !showsProblems) {
    events.push({ type: 'answer.changed', field: 'destinationCountry', value: 'usa' });
  }
  if (screen === 'travelHistory' && !showsProblems && isRestored && !owed) {
    events.push({ type: 'answer.changed', field: 'traveledAbroad', value: 'yes' });
  }
  if (screen === 'travelHistory' && draft.traveledAbroad === 'yes') {
    events.push({ type: 'country.toggled', country: 'usa' }, { type: 'country.toggled', country: 'none' });
  }
  events.push(screen === 'documents' ? check : { type: 'next.pressed' });
  return events;
}

/** The state value, what the guards read, and whether the countries can be chosen. */
function keyOf(snapshot: EligibilityCheckerSnapshot): string {
  const { draft, prefill, switchedOn } = snapshot.context;
  return JSON.stringify([
    Object.keys(prefill),
    snapshot.value,
    owedIn(draft)?.field,
    draft.phone === '',
    draft.consentGiven,
    draft === defaultAssessment,
    draft.email,
    draft.traveledAbroad,
    switchedOn.toSorted(),
  ]);
}

// The oracle: written from the specification, without the machine.

type Step = 'getStarted' | 'destination' | 'profile' | 'travelHistory' | 'finances' | 'documents';

interface Situation {
  at: Step | 'calculating' | 'result';
  answers: Record<string, string | boolean>;
  countries: readonly string[];
  showsProblems: boolean;
  restored: boolean;
  /** The questions that the visitor's trip has answered. */
  fromTrip: readonly string[];
  notices: readonly string[];
  address: string;
  printed: number;
  /** The rules of the improvements that are on. */
  on: readonly string[];
  /** Whether the last try to store the result has failed. */
  isNotStored: boolean;
  /** How often the result was sent. */
  tries: number;
  /** Whether the answers were just given up: the focus is on the first step's heading. */
  startsOver?: boolean;
  /** The field that has been given the focus; undefined where it does not matter. */
  focus?: string | undefined;
}

const shownAs: Record<string, string> = {
  schengen: 'Schengen Area (Europe)',
  usa: 'USA',
  b1_b2: 'B1/B2 visitor',
  tourist: 'Tourist',
  indian: 'Indian',
  salaried_private: 'Salaried, private sector',
  married: 'Married',
  '50k_100k': '₹50,000 – ₹1,00,000',
  '3L_5L': '₹3,00,000 – ₹5,00,000',
};

const nothingAnswered = {
  fullName: '',
  email: '',
  phone: '',
  consent: false,
  destinationCountry: '',
  visaType: '',
  stateOfApplication: '',
  age: '',
  passportValidity: '',
  occupation: '',
  maritalStatus: '',
  traveledAbroad: 'No',
  monthlyIncome: '',
  bankBalance: '',
};

const everythingAnswered = {
  ...nothingAnswered,
  ...Object.fromEntries(canonicalAnswers.map(({ field, value }) => [field, value])),
  consent: true,
};

const order: readonly Step[] = [
  'getStarted',
  'destination',
  'profile',
  'travelHistory',
  'finances',
  'documents',
];

/** The specification's messages in their order, as far as these walks can cause them. */
const messages: readonly [step: Step, field: string, message: string, wrong?: string][] = [
  ['getStarted', 'email', 'Email is invalid', 'asha@'],
  ['destination', 'destinationCountry', 'Destination country is required'],
  ['destination', 'visaType', 'Visa type is required'],
  ['destination', 'stateOfApplication', 'State of Application is required'],
  ['profile', 'age', 'Age is required'],
  ['profile', 'passportValidity', 'Passport expiry date is required'],
  ['profile', 'occupation', 'Occupation is required'],
  ['profile', 'maritalStatus', 'Marital status is required'],
  ['finances', 'monthlyIncome', 'Monthly income is required'],
  ['finances', 'bankBalance', 'Bank balance information is required'],
];

function problemsAt({ answers }: Situation) {
  return messages.filter(([, field, , wrong = '']) => answers[field] === wrong);
}

function stepFields({ at, answers, countries, on }: Situation): Record<string, string | boolean> {
  const text = (field: string) => {
    const value = answers[field];
    return typeof value === 'string' ? (shownAs[value] ?? value) : '';
  };
  const choice = (field: string, prompt: string) => text(field) || prompt;
  const visaTypePrompt =
    answers.destinationCountry === '' ? '(Choose a destination first)' : 'Choose a visa type';
  const yesNo = { documents: (value: string) => value, calculating: (value: string) => `(${value})` };
  switch (at) {
    case 'getStarted':
      return {
        'Full Name': text('fullName'),
        Email: text('email'),
        Phone: text('phone'),
        'I agree to the Terms & Conditions and the Privacy Policy': answers.consent === true,
      };
    case 'destination':
      return {
        'Destination Country': choice('destinationCountry', 'Choose a destination'),
        'Visa Type': choice('visaType', visaTypePrompt),
        'State of Application': choice('stateOfApplication', 'Choose a state or union territory'),
      };
    case 'profile':
      return {
        Age: text('age'),
        Nationality: 'Indian',
        'Passport Expiry Date': text('passportValidity'),
        Occupation: choice('occupation', 'Choose an occupation'),
        'Marital Status': choice('maritalStatus', 'Choose a marital status'),
      };
    case 'travelHistory':
      return {
        'Have you travelled abroad?': text('traveledAbroad'),
        ...(answers.traveledAbroad === 'Yes' && {
          USA: countries.includes('usa'),
          'None of these': countries.includes('none'),
        }),
        'Have you ever been refused a visa?': 'No',
        'Do you have relatives or friends in the destination?': 'No',
      };
    case 'finances':
      return {
        'Monthly Income': choice('monthlyIncome', 'Choose a range'),
        'Have you filed income tax (IT) returns?': 'No',
        'Bank Balance': choice('bankBalance', 'Choose a range'),
        'Is a sponsor available?': 'No',
      };
    case 'documents':
    case 'calculating':
      return {
        'Do you have a valid passport?': yesNo[at]('Yes'),
        'Do you have a PAN card?': yesNo[at]('Yes'),
        'Do you have an invitation letter?': yesNo[at]('No'),
        'Do you have financial proof?': yesNo[at]('Yes'),
        'Do you have a flight or hotel booking?': yesNo[at]('No'),
      };
    case 'result':
      return Object.fromEntries(switches.map(({ rule, name }) => [name, on.includes(rule)]));
  }
}

/** Returns −5 become +5, a sponsor 0 becomes 5, a booking for Schengen or the USA 0 becomes 3. */
const switches = [
  { rule: 'income-tax-returns', name: 'File your income tax return +10 points', gain: 10 },
  { rule: 'sponsor', name: 'Show who pays for you +5 points', gain: 5 },
  { rule: 'flight-hotel-booking', name: 'Reserve flights and a place to stay +3 points', gain: 3 },
] as const;

/** What the switches come to, from 81.5. */
function outcomeWith(on: readonly string[]): string {
  const gains = switches.filter(({ rule }) => on.includes(rule)).map(({ gain }) => gain);
  if (gains.length === 0) return 'Nothing switched on: 81.5 out of 100, as today.';
  const score = gains.reduce((sum, gain) => sum + gain, 81.5);
  const changes = gains.length === 1 ? 'this change' : `these ${gains.length} changes`;
  return `With ${changes}: ${score} out of 100, “High Chance of Approval”. Today: 81.5.`;
}

const titles: Record<Step, string> = {
  getStarted: 'Get Started',
  destination: 'Destination & Visa',
  profile: 'Personal Profile',
  travelHistory: 'Travel History',
  finances: 'Financial Background',
  documents: 'Document Check',
};

const stepOfField: Record<string, Step> = {
  fullName: 'getStarted',
  email: 'getStarted',
  phone: 'getStarted',
  destinationCountry: 'destination',
  visaType: 'destination',
  stateOfApplication: 'destination',
  age: 'profile',
  passportValidity: 'profile',
  occupation: 'profile',
  maritalStatus: 'profile',
  monthlyIncome: 'finances',
  bankBalance: 'finances',
};

function buttonsOf({ at, answers, restored, fromTrip, isNotStored }: Situation): {
  buttons: string[];
  disabledButtons: string[];
} {
  const startOver = restored ? ['Start over'] : [];
  if (at === 'result') {
    return {
      buttons: [
        'Consult an Expert',
        'Start New Assessment',
        'Print or save as PDF',
        ...(isNotStored ? ['Send again'] : []),
      ],
      disabledButtons: [],
    };
  }
  if (at === 'calculating') {
    return { buttons: [], disabledButtons: [...startOver, 'Calculating...', 'Previous'] };
  }
  if (at === 'getStarted') {
    const canStart =
      answers.fullName !== '' && answers.email !== '' && answers.phone !== '' && answers.consent === true;
    return canStart
      ? { buttons: [...startOver, 'Start Assessment'], disabledButtons: [] }
      : { buttons: startOver, disabledButtons: ['Start Assessment'] };
  }
  return {
    buttons: [
      ...startOver,
      ...fromTrip.filter((field) => stepOfField[field] === at).map((field) => `change ${labels[field]}`),
      at === 'documents' ? 'Check Eligibility' : 'Next',
      'Previous',
    ],
    disabledButtons: [],
  };
}

/** 50 + age 5 + passport 5 + occupation 5 + married 3 + income 5 - no returns 5 + balance 6 + documents 7.5 = 81.5 */
const resultHeadings = ['High Chance of Approval', 'What you can still do', 'What to do next'];

const fresh: Situation = {
  at: 'getStarted',
  answers: nothingAnswered,
  countries: [],
  showsProblems: false,
  restored: false,
  fromTrip: [],
  notices: [],
  on: [],
  printed: 0,
  isNotStored: false,
  tries: 0,
  address: '/tools/visa-eligibility-checker',
};

function stepBeside(at: Situation['at'], distance: number): Step {
  return order[order.indexOf(at as Step) + distance] ?? 'documents';
}

type WalkedEvent =
  // What the chart tells itself is no event of the visitor's.
  | Exclude<EligibilityCheckerEvent, { type: 'answers.restored' | 'problems.found' }>
  | { type: 'xstate.after.longestCheck.eligibilityChecker.form.calculating' };

function give({ field, value }: Answered, stage: Stage): Promise<void> {
  const label = labels[field] ?? '';
  if (field === 'traveledAbroad') {
    return stage.pick(/^Have you travelled abroad\?/, value === 'yes' ? 'Yes' : 'No');
  }
  const isChoice = [
    'destinationCountry',
    'visaType',
    'stateOfApplication',
    'occupation',
    'maritalStatus',
    'monthlyIncome',
    'bankBalance',
  ];
  if (isChoice.includes(field)) return stage.choose(label, shownAs[value] ?? value);
  return stage.type(label, value);
}

/** Specification §2, §4 and §5: the checker on its page. */
export const eligibilityCheckerPaths: FlowPaths<typeof eligibilityCheckerMachine, WalkedEvent, Situation> = {
  flow: 'Eligibility checker',
  states: 'tests/eligibility-checker/states.txt',
  machine: eligibilityCheckerMachine,
  input: {
    site: createEmptyActor() as SiteRef,
    submissionIdOf: () => 'sid-1',
    today: () => '2026-01-15',
    now: () => '',
    destination: undefined,
  },
  address: '/tools/visa-eligibility-checker',
  region: 'form[aria-label="Visa eligibility checker"], section[aria-labelledby="eligibility-result"]',
  events: eventsOf,
  key: keyOf,
  act: {
    'draft.found': ({ draft, step }, stage) => stage.open({ kept: { assessmentDraft: { draft, step } } }),
    'destination.suggested': ({ destination }, stage) => stage.open({ state: { destination } }),
    'trip.prefilled': (_, stage) =>
      stage.open({
        kept: {
          trip: { destination: 'United States', visaType: 'Tourist Visa', passportExpiry: '2030-01-31' },
        },
      }),
    'answer.changed': (event, stage) => give(event as Answered, stage),
    'consent.toggled': (_, stage) => stage.tick(/^I agree/),
    'country.toggled': ({ country }, stage) => stage.tick(country === 'usa' ? 'USA' : 'None of these'),
    'start.pressed': (_, stage) => stage.press('Start Assessment'),
    'next.pressed': (_, stage) => stage.press('Next'),
    'previous.pressed': (_, stage) => stage.press('Previous'),
    'check.pressed': (_, stage) => stage.press('Check Eligibility'),
    'start-over.pressed': async (_, stage) => {
      await stage.press('Start over');
      await stage.settle();
    },
    'improvement.toggled': ({ rule }, stage) =>
      stage.tick(rule === 'sponsor' ? /^Show who pays for you/ : /^File your income tax return/),
    'start-new.pressed': (_, stage) => stage.press('Start New Assessment'),
    'expert.pressed': (_, stage) => stage.press('Consult an Expert'),
    'print.pressed': (_, stage) => stage.press('Print or save as PDF'),
    'send-again.pressed': (_, stage) => stage.press('Send again'),
    'delivery.reported': ({ delivery: { status } }, stage) =>
      stage.settleDelivery(status === 'accepted' ? undefined : 'rejected'),
    'xstate.after.longestCheck.eligibilityChecker.form.calculating': (_, stage) => stage.wait(3000),
  },
  say: {
    'draft.found': ({ draft, step }) =>
      `comes back at ${step}${draft.monthlyIncome === '' ? ' without an income' : ''}`,
    'destination.suggested': ({ destination }) => `comes from the listing for ${destination}`,
    'trip.prefilled': () => 'comes with a trip to the USA',
    'answer.changed': ({ field, value }) => `gives ${labels[field] ?? 'travelled abroad'} as ${value}`,
    'consent.toggled': () => 'agrees',
    'country.toggled': ({ country }) => `ticks ${country}`,
    'start.pressed': () => 'starts',
    'next.pressed': () => 'goes on',
    'previous.pressed': () => 'goes back',
    'check.pressed': () => 'checks',
    'start-over.pressed': () => 'starts over',
    'improvement.toggled': ({ rule }) => `switches ${rule}`,
    'start-new.pressed': () => 'starts a new assessment',
    'expert.pressed': () => 'asks an expert',
    'print.pressed': () => 'prints',
    'send-again.pressed': () => 'sends the result again',
    'delivery.reported': ({ delivery: { status } }) =>
      status === 'accepted' ? 'the result is stored' : 'the result is not stored',
    'xstate.after.longestCheck.eligibilityChecker.form.calculating': () => 'waits three seconds',
  },
  start: fresh,
  after: {
    'draft.found': (_, { draft, step }) => ({
      ...fresh,
      at: step,
      restored: true,
      answers: draft.monthlyIncome === '' ? { ...everythingAnswered, monthlyIncome: '' } : everythingAnswered,
    }),
    'destination.suggested': () => ({
      ...fresh,
      answers: { ...nothingAnswered, destinationCountry: 'usa' },
    }),
    'trip.prefilled': () => ({
      ...fresh,
      answers: {
        ...nothingAnswered,
        destinationCountry: 'usa',
        visaType: 'b1_b2',
        passportValidity: '2030-01-31',
      },
      fromTrip: ['destinationCountry', 'visaType', 'passportValidity'],
    }),
    'answer.changed': (situation, { field, value }) => ({
      ...situation,
      focus: undefined,
      fromTrip: situation.fromTrip.filter((other) => other !== field),
      answers: {
        ...situation.answers,
        [field]: field === 'traveledAbroad' ? 'Yes' : value,
        ...(field === 'destinationCountry' && { visaType: '' }),
      },
    }),
    'consent.toggled': (situation) => ({
      ...situation,
      focus: undefined,
      answers: { ...situation.answers, consent: !situation.answers.consent },
    }),
    'country.toggled': (situation, { country }) => ({
      ...situation,
      focus: undefined,
      countries: situation.countries.includes(country) ? [] : [country],
    }),
    'start.pressed': (situation) => ({ ...situation, focus: undefined, at: 'destination' }),
    'next.pressed': (situation) => ({ ...situation, focus: undefined, at: stepBeside(situation.at, 1) }),
    'previous.pressed': (situation) => ({ ...situation, focus: undefined, at: stepBeside(situation.at, -1) }),
    'check.pressed': (situation) => {
      const [first] = problemsAt(situation);
      if (!first) {
        return {
          ...situation,
          at: 'calculating',
          tries: 1,
          notices: ['loading: Calculating your eligibility...'],
          focus: undefined,
        };
      }
      const [at, field, message] = first;
      return { ...situation, at, showsProblems: true, notices: [`error: ${message}`], focus: labels[field] };
    },
    'start-over.pressed': ({ notices, printed }) => ({ ...fresh, notices, printed, startsOver: true }),
    'start-new.pressed': ({ notices, address, printed }) => ({
      ...fresh,
      printed,
      notices: notices.filter((notice) => !notice.startsWith('loading')),
      address,
    }),
    'improvement.toggled': (situation, { rule }) => ({
      ...situation,
      on: situation.on.includes(rule)
        ? situation.on.filter((other) => other !== rule)
        : [...situation.on, rule],
    }),
    'print.pressed': (situation) => ({ ...situation, printed: situation.printed + 1 }),
    'send-again.pressed': (situation) => ({
      ...situation,
      isNotStored: false,
      tries: situation.tries + 1,
      notices: ['loading: Sending your result again...'],
    }),
    'expert.pressed': (situation) => ({
      ...situation,
      notices: situation.notices.filter((notice) => !notice.startsWith('loading')),
      address: '/contact',
    }),
    'delivery.reported': (situation, { delivery: { status } }) => ({
      ...situation,
      at: 'result',
      isNotStored: status !== 'accepted',
      notices:
        status === 'accepted'
          ? ['success: Calculation complete!']
          : ['error: Could not save results, but here is your score.'],
    }),
    'xstate.after.longestCheck.eligibilityChecker.form.calculating': (situation) => ({
      ...situation,
      at: 'result',
    }),
  },
  see: (situation) => {
    const { at, notices, address } = situation;
    if (address !== fresh.address) return { address, headings: [], fields: {}, buttons: [], notices };
    const step = at === 'calculating' ? 'documents' : at;
    const problems = situation.showsProblems
      ? Object.fromEntries(
          problemsAt(situation)
            .filter(([owner]) => owner === step)
            .map(([, field, message]) => [labels[field], message]),
        )
      : {};
    return {
      address,
      headings: step === 'result' ? resultHeadings : [titles[step]],
      fields: stepFields(situation),
      problems,
      ...buttonsOf(situation),
      notices,
      dialog: undefined,
    };
  },
  alsoExpect: ({ at, answers, address, on, startsOver, printed, focus, tries }) => {
    // What is switched on beside the result is sent with no try.
    const payload = { fullName: 'Asha Rao', age: 30, eligibilityResult: { score: 81.5 } };
    const sent = Array.from({ length: tries }, () => ({ to: 'assessment' as const, payload }));
    if (at === 'calculating') return { prints: printed, sent };
    return {
      prints: printed,
      ...(at === 'result' && { sent }),
      // The specified score and status stay as they are.
      ...(at === 'result' &&
        address === fresh.address && {
          says: ['81.5%', 'Profile score: 81.5 out of 100.', outcomeWith(on)],
        }),
      ...(startsOver && answers === nothingAnswered && { focus: titles.getStarted }),
      ...(focus !== undefined && { focus }),
    };
  },
};
