import { createEmptyActor } from 'xstate';
import {
  emptyApplication,
  type ApplicationForm,
  type ApplicationTextField,
} from '../../machines/visa-application/application';
import {
  visaApplicationMachine,
  type VisaApplicationEvent,
  type VisaApplicationSnapshot,
} from '../../machines/visa-application/visa-application.machine';
import type { DeliveryFailureReason } from '../../machines/ports';
import type { SiteRef } from '../../machines/site/events';
import type { DeliveryStatus } from '../../machines/site/deliveries/known-deliveries';
import { application as complete, applicationLabels as labels, kept } from '../support/application';
import type { FlowPaths } from '../support/flow-paths';
import type { Screen } from '../support/screen';
import { copyEnds, type CopyEnded } from '../support/stage';

const textFields = Object.keys(emptyApplication).filter(
  (field) => field !== 'agreedToTerms',
) as ApplicationTextField[];

const sentAt = '2026-01-15T04:30:00.000Z';
/** Marks the delivery that ends while the visitor is on the way to another page. */
const sentOnTheWay = '2026-01-15T04:31:00.000Z';

/** How the delivery of what the form holds stands. */
function reported(
  { context: { submissionId: id = '' } }: VisaApplicationSnapshot,
  status: DeliveryStatus,
  reason?: DeliveryFailureReason,
): VisaApplicationEvent {
  const failure = reason && { reason, retryAfterSeconds: undefined };
  return { type: 'delivery.reported', delivery: { id, kind: 'application', status, sentAt, failure } };
}

const onTheWay = (event: VisaApplicationEvent): VisaApplicationEvent =>
  event.type === 'delivery.reported'
    ? { ...event, delivery: { ...event.delivery, sentAt: sentOnTheWay } }
    : event;

type WalkedEvent = VisaApplicationEvent | CopyEnded;

const careless = 'asha@';

/** The first field that is empty, or holds the careless answer; which that is, the walk knows by itself. */
function owedIn(form: ApplicationForm): ApplicationTextField | undefined {
  return textFields.find((field) => form[field] === '' || (field === 'email' && form.email === careless));
}

/** Of a trip to another country only the state is the form's business. */
const tripElsewhere = { country: 'France', stateOfApplication: 'Kerala' };

/** Another country's Apply Now, while this application is being sent or in doubt. */
const askedMeanwhile: VisaApplicationEvent = { type: 'country.requested', country: 'France' };

function eventsOf(snapshot: VisaApplicationSnapshot): WalkedEvent[] {
  const { form } = snapshot.context;
  if (
    snapshot.matches({ editing: { notTaken: 'copying' } }) ||
    snapshot.matches({ editing: { inDoubt: 'copying' } })
  ) {
    return [...copyEnds];
  }
  if (snapshot.hasTag('busy')) {
    return [
      reported(snapshot, 'accepted'),
      onTheWay(reported(snapshot, 'accepted')),
      reported(snapshot, 'inDoubt', 'unreachable'),
      reported(snapshot, 'refused', 'rejected'),
      askedMeanwhile,
    ];
  }
  // The page has given way to the listing.
  if (snapshot.matches({ editing: 'accepted' })) return [];
  const events: WalkedEvent[] = [];
  const owed = owedIn(form);
  if (form === emptyApplication && snapshot.matches({ editing: 'filling' })) {
    events.push(
      { type: 'draft.found', draft: { form: complete }, submissionId: 'sid-kept' },
      { type: 'draft.found', draft: { form: { ...complete, email: '' } }, submissionId: 'sid-kept' },
      { type: 'country.requested', country: 'Japan' },
      { type: 'trip.prefilled', prefill: { country: 'Japan', visaType: 'Tourist Visa' } },
    );
  }
  const isJustAsked = snapshot.context.ownCountry === 'Japan' && owed === 'fullName';
  if (isJustAsked && form.stateOfApplication === '' && !form.agreedToTerms) {
    events.push({ type: 'trip.prefilled', prefill: tripElsewhere });
  }
  if (owed) events.push({ type: 'field.changed', field: owed, value: complete[owed] });
  if (owed === 'email') events.push({ type: 'field.changed', field: 'email', value: careless });
  if (owed === undefined || owed === 'mobileNumber') events.push({ type: 'terms.toggled' });
  if (form.agreedToTerms) events.push({ type: 'application.submitted' });
  const isUnchanged = owed === undefined && form.agreedToTerms && snapshot.context.submissionId !== undefined;
  if (snapshot.matches({ editing: 'filling' }) && isUnchanged) {
    events.push(reported(snapshot, 'sending'), reported(snapshot, 'inDoubt'));
  }
  if (snapshot.matches({ editing: 'inDoubt' })) {
    const value = form.fullName === 'Asha Rao' ? 'Asha Menon' : 'Asha Rao';
    events.push({ type: 'field.changed', field: 'fullName', value });
  }
  if (snapshot.matches({ editing: 'notTaken' }) || snapshot.matches({ editing: 'inDoubt' })) {
    events.push({ type: 'email.chosen' }, { type: 'copy.pressed' });
  }
  if (snapshot.matches({ editing: 'inDoubt' })) events.push(askedMeanwhile);
  return events;
}

function keyOf({ value, context: { form, prefill, submissionId } }: VisaApplicationSnapshot): string {
  return JSON.stringify([
    value,
    owedIn(form),
    form === emptyApplication,
    form.fullName,
    form.email,
    form.agreedToTerms,
    submissionId !== undefined,
    Object.keys(prefill),
  ]);
}

// The oracle: written from the specification, without the machine.

interface Situation {
  at: 'filling' | 'sent' | 'correcting' | 'submitting' | 'not sent' | 'in doubt' | 'submitted';
  /** Whether the details are those that were sent. */
  isSame: boolean;
  form: ApplicationForm;
  /** The fields that the visitor's trip has filled in. */
  fromTrip: readonly ApplicationTextField[];
  notices: readonly string[];
  sent: readonly ApplicationForm[];
  mails: readonly string[];
  copied: readonly string[];
  /** The field that has been given the focus; undefined where it does not matter. */
  focus?: string | undefined;
}

const prompts: Partial<Record<ApplicationTextField, string>> = {
  stateOfApplication: 'Choose a state or union territory',
  country: 'Choose a country',
  visaType: 'Choose a visa type',
};

const terms = 'I agree to the Terms and Conditions';

/** Specification §5, Apply-visa form: the messages in their order. */
function problemsIn(form: ApplicationForm): [label: string, message: string][] {
  const required: [ApplicationTextField, string][] = [
    ['fullName', 'Full Name is required'],
    ['mobileNumber', 'Mobile Number is required'],
    ['email', form.email === '' ? 'Email is required' : 'Email is invalid'],
    ['stateOfApplication', 'State of Application is required'],
    ['country', 'Country is required'],
    ['visaType', 'Visa Type is required'],
  ];
  const wrong = required.filter(([field]) => form[field] === '' || form[field] === 'asha@');
  const missing = wrong.map(([field, message]): [string, string] => [labels[field], message]);
  return form.agreedToTerms ? missing : [...missing, [terms, 'You must agree to the Terms and Conditions']];
}

function fieldsOf({ at, form }: Situation): Record<string, string | boolean> {
  const texts = textFields.map((field) => {
    const text = form[field] || prompts[field] || '';
    return [labels[field], at === 'submitting' ? `(${text})` : text];
  });
  return { ...(Object.fromEntries(texts) as Record<string, string>), [terms]: form.agreedToTerms };
}

/** The details as they are sent by e-mail or copied. Specification §8. */
function detailsOf({ form, isSame }: Situation): string {
  return [
    `Full Name: ${form.fullName}`,
    `Mobile Number: ${form.mobileNumber}`,
    `Email: ${form.email}`,
    `State of Application: ${form.stateOfApplication}`,
    `Country: ${form.country}`,
    `Visa Type: ${form.visaType}`,
    `Agreed to the Terms and Conditions: ${form.agreedToTerms ? 'Yes' : 'No'}`,
    ...(isSame ? ['Reference: (eight characters)'] : []),
  ].join('\n');
}

/** What the device keeps of a sent application. */
const record = { ...kept, timestamp: '2026-01-15T04:30', status: 'New' };

/** What the tab keeps of it until it is put away, besides the reference. */
const ticket = { ...kept, sentAt: '2026-01-15T04:30' };

/** What the form says of a delivery that did not end well. */
const troubles: Partial<Record<Situation['at'], string>> = {
  'not sent': 'Your application was not sent',
  'in doubt': 'We could not confirm that it arrived',
};

const elsewhere: Partial<Screen> = { headings: [], fields: {}, buttons: [], disabledButtons: [] };

const start: Situation = {
  at: 'filling',
  isSame: false,
  form: emptyApplication,
  fromTrip: [],
  notices: [],
  sent: [],
  mails: [],
  copied: [],
};

/** Specification §2, §4, §5 and §8: the apply-visa form. */
export const visaApplicationPaths: FlowPaths<typeof visaApplicationMachine, WalkedEvent, Situation> = {
  flow: 'Visa application',
  states: 'tests/visa-application/states.txt',
  // Covers in the quick part what the trip hears of an application that was accepted.
  alsoQuick: [
    'comes back to a full form, it is sent from here, and the page loaded again, gives Full Name as Asha Menon, applies, sets out for another page, it arrives, comes back',
  ],
  machine: visaApplicationMachine,
  input: {
    site: createEmptyActor() as SiteRef,
    submissionIdOf: () => 'sid-new',
    now: () => sentAt,
    secondsSince: () => 0,
    countryNames: [],
    listedCountries: [],
  },
  address: '/apply-visa',
  region: 'form[aria-label="Visa application"]',
  events: eventsOf,
  key: keyOf,
  act: {
    'draft.found': ({ draft }, stage) => stage.open({ kept: { applicationDraft: draft } }),
    'country.requested': async (event, stage) => {
      if (event !== askedMeanwhile) return stage.open({ address: '/apply-visa?country=jpn' });
      await stage.goTo('/faq');
      await stage.goTo('/apply-visa?country=france');
    },
    'trip.prefilled': ({ prefill }, stage) =>
      prefill === tripElsewhere
        ? stage.open({
            address: '/apply-visa?country=jpn',
            kept: { trip: { destination: 'France', state: 'Kerala' } },
          })
        : stage.open({ kept: { trip: { destination: 'Japan', visaType: 'Tourist Visa' } } }),
    'field.changed': ({ field, value }, stage) =>
      prompts[field] ? stage.choose(labels[field], value) : stage.type(labels[field], value),
    'terms.toggled': (_, stage) => stage.tick(terms),
    'application.submitted': (_, stage) => stage.press('Apply Now'),
    'email.chosen': (_, stage) => stage.press('Send by e-mail'),
    'copy.pressed': async (_, stage) => {
      await stage.holdCopies();
      await stage.press('Copy my details');
    },
    'xstate.done.actor.copyText': (_, stage) => stage.answerCopy('allowed'),
    'xstate.error.actor.copyText': (_, stage) => stage.answerCopy('refused'),
    'delivery.reported': async ({ delivery: { status, failure, sentAt: at } }, stage) => {
      if (at === sentOnTheWay) {
        await stage.setOut('/about');
        await stage.settleDelivery();
        return stage.goBack();
      }
      if (status === 'accepted') return stage.settleDelivery();
      if (status === 'refused') return stage.settleDelivery('rejected');
      // Sent from here, and met again after a look at another page.
      if (status === 'sending') {
        await stage.press('Apply Now');
        await stage.goTo('/faq');
        return stage.goBack();
      }
      if (failure) return stage.settleDelivery('unreachable');
      // Sent from here, and the page loaded again before the answer.
      await stage.press('Apply Now');
      return stage.open();
    },
  },
  say: {
    'draft.found': ({ draft }) =>
      `comes back ${draft.form.email === '' ? 'without an e-mail' : 'to a full form'}`,
    'country.requested': (event) =>
      event === askedMeanwhile ? 'asks for France meanwhile' : 'comes from the card of Japan',
    'trip.prefilled': ({ prefill }) =>
      prefill === tripElsewhere
        ? 'comes from the card of Japan, with a trip to France from Kerala'
        : 'comes with a trip to Japan',
    'field.changed': ({ field, value }) => `gives ${labels[field]} as ${value}`,
    'terms.toggled': () => 'ticks the terms',
    'application.submitted': () => 'applies',
    'email.chosen': () => 'sends by e-mail',
    'copy.pressed': () => 'copies the details',
    'xstate.done.actor.copyText': () => 'they are copied',
    'xstate.error.actor.copyText': () => 'copying is not allowed',
    'delivery.reported': ({ delivery: { status, failure, sentAt: at } }) =>
      ({
        accepted: at === sentOnTheWay ? 'sets out for another page, it arrives, comes back' : 'it arrives',
        refused: 'it is refused',
        notSent: 'it is not sent',
        inDoubt: failure ? 'the connection is lost' : 'it is sent from here, and the page loaded again',
        sending: 'it is sent from here, and met again after a look at another page',
      })[status],
  },
  start,
  after: {
    'draft.found': (_, { draft }) => ({ ...start, form: draft.form }),
    'country.requested': (situation, event) =>
      event === askedMeanwhile
        ? { ...situation, fromTrip: [] }
        : { ...start, form: { ...emptyApplication, country: 'Japan' } },
    'trip.prefilled': (_, { prefill }) =>
      prefill === tripElsewhere
        ? {
            ...start,
            form: { ...emptyApplication, country: 'Japan', stateOfApplication: 'Kerala' },
            fromTrip: ['stateOfApplication'],
          }
        : {
            ...start,
            form: { ...emptyApplication, country: 'Japan', visaType: 'Tourist Visa' },
            fromTrip: ['country', 'visaType'],
          },
    'field.changed': (situation, { field, value }) => ({
      ...situation,
      fromTrip: situation.fromTrip.filter((other) => other !== field),
      at: situation.at === 'in doubt' ? 'correcting' : situation.at,
      isSame: false,
      form: { ...situation.form, [field]: value },
      focus: undefined,
    }),
    'terms.toggled': (situation) => ({
      ...situation,
      form: { ...situation.form, agreedToTerms: !situation.form.agreedToTerms },
      focus: undefined,
    }),
    'application.submitted': (situation) => {
      const [first] = problemsIn(situation.form);
      return first
        ? { ...situation, at: 'correcting', notices: [`error: ${first[1]}`], focus: first[0] }
        : {
            ...situation,
            at: 'submitting',
            isSame: true,
            sent: [...situation.sent, situation.form],
            notices: ['loading: Submitting your application...'],
            focus: undefined,
          };
    },
    'email.chosen': (situation) => ({
      ...situation,
      mails: [...situation.mails, detailsOf(situation)],
    }),
    'copy.pressed': (situation) => ({
      ...situation,
      copied: [...situation.copied, detailsOf(situation)],
    }),
    'xstate.done.actor.copyText': (situation) => ({
      ...situation,
      notices: [...situation.notices, 'success: Your details were copied.'],
    }),
    'xstate.error.actor.copyText': (situation) => ({
      ...situation,
      notices: [
        ...situation.notices,
        'error: Your browser does not allow copying. Please send them by e-mail or call us.',
      ],
    }),
    'delivery.reported': (situation, { delivery: { status, failure, sentAt: at } }) => {
      if (status === 'accepted') {
        return {
          ...situation,
          at: at === sentOnTheWay ? 'sent' : 'submitted',
          form: emptyApplication,
          fromTrip: [],
          notices: ['success: Application submitted successfully!'],
        };
      }
      if (status === 'sending') {
        return {
          ...situation,
          at: 'submitting',
          isSame: true,
          // Met again, what the draft holds is the visitor's own.
          fromTrip: [],
          sent: [...situation.sent, situation.form],
          notices: ['loading: Submitting your application...'],
        };
      }
      return {
        ...situation,
        fromTrip: failure ? situation.fromTrip : [],
        at: status === 'inDoubt' ? 'in doubt' : 'not sent',
        isSame: true,
        sent: failure ? situation.sent : [...situation.sent, situation.form],
        notices: failure ? ['error: Something went wrong. Please try again.'] : [],
      };
    },
  },
  see: (situation) => {
    const { at, form, fromTrip, notices } = situation;
    if (at === 'submitted') return { ...elsewhere, address: '/services', notices };
    const submit = at === 'submitting' ? 'Submitting...' : 'Apply Now';
    const isOpen = form.agreedToTerms && at !== 'submitting';
    return {
      headings: troubles[at] === undefined ? [] : [troubles[at]],
      fields: fieldsOf(situation),
      problems: at === 'correcting' || troubles[at] !== undefined ? Object.fromEntries(problemsIn(form)) : {},
      buttons: [
        ...fromTrip.map((field) => `change ${labels[field]}`),
        ...(isOpen ? [submit] : []),
        ...(troubles[at] !== undefined ? ['Send by e-mail', 'Copy my details'] : []),
      ],
      disabledButtons: isOpen ? [] : [submit],
      notices,
    };
  },
  alsoExpect: ({ at, sent, mails, copied, focus }) => ({
    sent: sent.map((payload) => ({ to: 'application', payload })),
    mails: mails.map((body) => ({ to: 'contact', subject: 'Visa application: Japan', body })),
    copied,
    ...(focus !== undefined && { focus }),
    ...((at === 'submitted' || at === 'sent') && {
      kept: {
        applications: [{ ...record, fullName: sent.at(-1)?.fullName }],
        tickets: [{ ...ticket, fullName: sent.at(-1)?.fullName }],
      },
    }),
    ...(at === 'sent' && {
      says: ['Your last application was sent. Reference: '],
      links: { 'Terms and Conditions': '/terms', 'See the ticket': '/services' },
    }),
  }),
};
