import { describe, expect, it } from 'vitest';
import type { AnyEventObject } from 'xstate';
import type { NoticeCode } from '../../machines/site/notices/codes';
import { outcomeOf, type DeliveryFailureReason } from '../../machines/ports';
import type { DeliveryStatus, KnownDelivery } from '../../machines/site/deliveries/known-deliveries';
import type { ApplicationForm } from '../../machines/visa-application/application';
import {
  selectDraft,
  selectProblems,
  selectFailedDelivery,
  visaApplicationMachine,
  type ApplicationDetails,
  type VisaApplicationEvent,
} from '../../machines/visa-application/visa-application.machine';
import { applicationByEmail } from '../../src/content/application-words';
import { answeredByHand, answersArrive, trial } from '../support/trial';
import { siteListener } from '../support/site-recorder';
import { application as fromKerala } from '../support/application';

const empty: ApplicationForm = {
  fullName: '',
  mobileNumber: '',
  email: '',
  stateOfApplication: '',
  country: '',
  visaType: '',
  agreedToTerms: false,
};
const complete: ApplicationForm = { ...fromKerala, stateOfApplication: 'Karnataka' };

const found = (form: ApplicationForm, submissionId = ''): VisaApplicationEvent => ({
  type: 'draft.found',
  draft: { form },
  submissionId,
});
const submitted: VisaApplicationEvent = { type: 'application.submitted' };
const changed = (
  field: 'fullName' | 'country' | 'stateOfApplication',
  value: string,
): VisaApplicationEvent => ({
  type: 'field.changed',
  field,
  value,
});
const terms: VisaApplicationEvent = { type: 'terms.toggled' };
const notice = (kind: string, message: string) => ({ type: 'notice.raised', notice: { kind, message } });

const noon = '2026-01-15T12:00:00.000Z';

/** What is said of a delivery that stands so. */
function reported(
  status: DeliveryStatus,
  { id = 'sid-1', failure }: { id?: string; failure?: KnownDelivery['failure'] } = {},
): VisaApplicationEvent {
  return {
    type: 'delivery.reported',
    delivery: { id, kind: 'application', status, sentAt: noon, failure },
  };
}

/** What is said of a delivery that failed for a reason. */
const failedFor = (reason: DeliveryFailureReason, retryAfterSeconds?: number): VisaApplicationEvent =>
  reported(outcomeOf(reason), { failure: { reason, retryAfterSeconds } });

const arrived = reported('accepted');

/** Details of Asha are the first submission, other ones the second. */
const submissionIdOf = ({ fullName }: { fullName: string }): string =>
  fullName === 'Asha Rao' ? 'sid-1' : 'sid-2';

function application(...events: VisaApplicationEvent[]) {
  return applicationNamed(submissionIdOf, ...events);
}

function applicationNamed(nameOf: typeof submissionIdOf, ...events: VisaApplicationEvent[]) {
  return applicationAfter(0, nameOf, ...events);
}

/** So many seconds after noon. */
function applicationAfter(seconds: number, nameOf: typeof submissionIdOf, ...events: VisaApplicationEvent[]) {
  const copies = answeredByHand<ApplicationDetails>();
  /** What is emitted, and what is told to the site and the mail, in order. */
  const emitted: AnyEventObject[] = [];
  const { site, listener } = siteListener((event) => emitted.push(event));
  const walk = trial(
    visaApplicationMachine.provide({ actors: { copyText: copies.service, mail: listener } }),
    {
      input: {
        site,
        submissionIdOf: nameOf,
        now: () => noon,
        secondsSince: () => seconds,
        countryNames: [],
        listedCountries: [],
      },
    },
  );
  walk.actor.on('*', (event) => emitted.push(event));
  walk.send(...events);
  return {
    ...walk,
    copies,
    emitted,
    takeEmitted: () => emitted.splice(0),
    at: () => walk.actor.getSnapshot().value,
    /** What was given to be delivered, in order. */
    orders: () => emitted.flatMap((event) => (event.type === 'delivery.ordered' ? event['order'] : [])),
  };
}

describe('filling the form', () => {
  it.each<[why: string, events: VisaApplicationEvent[], form: ApplicationForm]>([
    ['starts empty', [], empty],
    ['keeps text as typed', [changed('fullName', '  Asha ')], { ...empty, fullName: '  Asha ' }],
    [
      'keeps the last of two',
      [changed('fullName', 'A'), changed('fullName', 'B')],
      { ...empty, fullName: 'B' },
    ],
    ['ticks the terms', [terms], { ...empty, agreedToTerms: true }],
    ['ticks them off again', [terms, terms], empty],
    [
      'takes the country of the address',
      [{ type: 'country.requested', country: 'Japan' }],
      { ...empty, country: 'Japan' },
    ],
    [
      'lets it be changed',
      [{ type: 'country.requested', country: 'Japan' }, changed('country', 'Nepal')],
      { ...empty, country: 'Nepal' },
    ],
    ['restores a draft', [found(complete)], complete],
    [
      'prefers the country of the address',
      [found(complete), { type: 'country.requested', country: 'Nepal' }],
      { ...complete, country: 'Nepal' },
    ],
    [
      'what is said of a delivery that it knows nothing of changes nothing',
      [reported('sending'), reported('inDoubt'), arrived, failedFor('rejected')],
      empty,
    ],
  ])('%s', (_why, events, form) => {
    const { actor, at, emitted } = application(...events);
    expect(actor.getSnapshot().context.form).toEqual(form);
    expect(at()).toEqual({ editing: 'filling' });
    expect(selectProblems(actor.getSnapshot())).toEqual({});
    expect(emitted.filter(({ type }) => type !== 'application.answered')).toEqual([]);
  });
});

const asked = (country: string): VisaApplicationEvent => ({ type: 'country.requested', country });
const prefill = (country: string): VisaApplicationEvent => ({
  type: 'trip.prefilled',
  prefill: { country, visaType: 'Tourist Visa' },
});

describe('the form and the trip', () => {
  it.each<[why: string, events: VisaApplicationEvent[], form: Partial<ApplicationForm>, told: string[]]>([
    [
      'an empty form takes what the trip has',
      [prefill('Japan')],
      { country: 'Japan', visaType: 'Tourist Visa' },
      [],
    ],
    ['a draft is not the trip’s', [found({ ...empty, country: 'Nepal' })], { country: 'Nepal' }, []],
    ['a country that is given is', [changed('country', 'Nepal')], { country: 'Nepal' }, ['Nepal']],
    ['a name is not', [changed('fullName', 'Asha')], { country: '' }, []],
    ['a country that is asked for is', [asked('Nepal')], { country: 'Nepal' }, ['Nepal']],
    ['what is no country asks in vain', [asked(''), prefill('Japan')], { country: '', visaType: '' }, []],
    ['a trip elsewhere has nothing for it', [asked('Nepal'), prefill('Japan')], { visaType: '' }, ['Nepal']],
    ['a trip there has', [asked('Japan'), prefill('Japan')], { visaType: 'Tourist Visa' }, ['Japan']],
    [
      'the next application is not of this trip',
      [found(complete), submitted, arrived, prefill('Japan')],
      { country: '', visaType: '' },
      [],
    ],
  ])('%s', (_why, events, form, told) => {
    const { actor, emitted } = application(...events);
    expect(actor.getSnapshot().context.form).toMatchObject(form);
    const answers = emitted.filter(({ type }) => type === 'application.answered');
    expect(answers.map((event) => event['answers'].country)).toEqual(told);
  });
});

describe('where the visitor lives', () => {
  const fromKerala = (country?: string): VisaApplicationEvent => ({
    type: 'trip.prefilled',
    prefill: { ...(country !== undefined && { country }), stateOfApplication: 'Kerala' },
  });

  it.each<[why: string, events: VisaApplicationEvent[], state: string, told: string[]]>([
    ['is taken from the trip', [fromKerala()], 'Kerala', []],
    ['is taken from a trip there', [asked('Nepal'), fromKerala('Nepal')], 'Kerala', []],
    ['is taken from a trip elsewhere', [asked('Nepal'), fromKerala('Japan')], 'Kerala', []],
    ['is taken where no country of ours is asked for', [asked(''), fromKerala('Japan')], 'Kerala', []],
    [
      'is never taken over what is given here',
      [changed('stateOfApplication', 'Goa'), fromKerala('Japan')],
      'Goa',
      ['Goa'],
    ],
    [
      'is never taken over a draft',
      [found({ ...empty, country: 'Nepal', stateOfApplication: 'Goa' }), fromKerala('Japan')],
      'Goa',
      [],
    ],
    ['is told to the trip', [changed('stateOfApplication', 'Goa')], 'Goa', ['Goa']],
    [
      'is not taken out of the trip by an emptied field',
      [changed('stateOfApplication', 'Goa'), changed('stateOfApplication', '')],
      '',
      ['Goa'],
    ],
    ['is not told by another answer', [fromKerala(), changed('country', 'Nepal')], 'Kerala', []],
    [
      'of the next application is not of this trip',
      [found(complete), submitted, arrived, fromKerala()],
      '',
      [],
    ],
  ])('%s', (_why, events, state, told) => {
    const { actor, emitted } = application(...events);
    expect(actor.getSnapshot().context.form.stateOfApplication).toBe(state);
    const patches = emitted.filter(({ type }) => type === 'trip.patched');
    expect(patches.map((event) => event['patch'])).toEqual(told.map((one) => ({ state: one })));
  });
});

describe('submitting with something missing (Specification §5)', () => {
  it.each<[form: Partial<ApplicationForm>, field: keyof ApplicationForm, message: string]>([
    [{ email: 'asha' }, 'email', 'Email is invalid'],
    [{ agreedToTerms: false }, 'agreedToTerms', 'You must agree to the Terms and Conditions'],
    [empty, 'fullName', 'Full Name is required'],
  ])('%j says one message, about %s: %s', (form, field, message) => {
    const { actor, emitted, orders } = application(found({ ...complete, ...form }), submitted);
    expect(emitted).toMatchObject([notice('error', message), { type: 'focus.requested', target: field }]);
    expect(emitted).toHaveLength(2);
    expect(selectProblems(actor.getSnapshot())).toMatchObject({ [field]: message });
    expect(actor.getSnapshot().matches('editing')).toBe(true);
    expect(orders()).toEqual([]);
  });

  it('the message beside a field goes when it is right', () => {
    const { actor, send } = application(found({ ...complete, fullName: '' }), submitted);
    send(changed('fullName', 'Asha'));
    expect(selectProblems(actor.getSnapshot())).toEqual({});
  });

  it('is followed by a submission once all is right', () => {
    const { orders, send } = application(found({ ...complete, agreedToTerms: false }), submitted, terms);
    send(submitted);
    expect(orders()).toHaveLength(1);
  });
});

describe('submitting', () => {
  it('fault 15: is sent once, whatever is pressed meanwhile, and disables the fields', () => {
    const { actor, emitted, send } = application(found(complete), submitted);
    send(submitted, submitted, changed('fullName', 'Someone else'), terms);
    send({ type: 'country.requested', country: 'Nepal' }, found(empty), { type: 'email.chosen' });
    send({ type: 'copy.pressed' }, reported('sending'));
    const order = { kind: 'application', submissionId: 'sid-1', payload: complete };
    expect(emitted).toEqual([{ type: 'delivery.ordered', order, sentAt: noon }]);
    expect(actor.getSnapshot().hasTag('busy')).toBe(true);
    expect(actor.getSnapshot().value).toBe('sending');
    expect(actor.getSnapshot().context.form).toEqual(complete);
    expect(selectProblems(actor.getSnapshot())).toEqual({});
  });

  it('on success is empty, usable and keeps nothing', () => {
    const { actor, at, emitted } = application(found(complete), submitted, arrived);
    expect(at()).toEqual({ editing: 'accepted' });
    expect(actor.getSnapshot().context.form).toEqual(empty);
    expect(selectDraft(actor.getSnapshot())).toBeUndefined();
    expect(selectProblems(actor.getSnapshot())).toEqual({});
    expect(selectFailedDelivery(actor.getSnapshot())).toBeUndefined();
    expect(actor.getSnapshot().hasTag('busy')).toBe(false);
    expect(emitted).toHaveLength(1);
  });

  it('after success another application can be filled and sent', () => {
    const { orders, send } = application(found(complete), submitted, arrived);
    send(changed('fullName', 'Ravi Rao'), submitted);
    expect(orders()).toHaveLength(1);
    for (const field of ['mobileNumber', 'email', 'stateOfApplication', 'country', 'visaType'] as const) {
      send({ type: 'field.changed', field, value: complete[field] });
    }
    send(terms, submitted);
    expect(orders()).toMatchObject([
      { submissionId: 'sid-1', payload: complete },
      { submissionId: 'sid-2', payload: { ...complete, fullName: 'Ravi Rao' } },
    ]);
  });

  it.each<[reason: DeliveryFailureReason, at: 'notTaken' | 'inDoubt']>([
    ['offline', 'notTaken'],
    ['rejected', 'notTaken'],
    ['timeout', 'inDoubt'],
  ])('after %s it is %s: the form is kept, and not busy', (reason, at) => {
    const walk = application(found(complete), submitted, failedFor(reason));
    expect(walk.at()).toEqual({ editing: { [at]: 'offered' } });
    expect(walk.actor.getSnapshot().hasTag('busy')).toBe(false);
    expect(walk.actor.getSnapshot().context.form).toEqual(complete);
    expect(selectDraft(walk.actor.getSnapshot())).toEqual({ form: complete });
    expect(selectFailedDelivery(walk.actor.getSnapshot())).toEqual({
      isInDoubt: at === 'inDoubt',
      reference: 'sid-1',
      retryAfterSeconds: undefined,
    });
  });

  it('says how long to wait when the receiver said so, and names the submission by eight characters', () => {
    const id = '0f8fad5b-d9cb-469f-a165-70867728950e';
    const failure = { reason: 'rejected' as const, retryAfterSeconds: 30 };
    const { actor } = applicationNamed(
      () => id,
      found(complete),
      submitted,
      reported('refused', { id, failure }),
    );
    expect(selectFailedDelivery(actor.getSnapshot())).toEqual({
      isInDoubt: false,
      reference: '0f8fad5b',
      retryAfterSeconds: 30,
    });
  });

  it.each<DeliveryStatus>(['accepted', 'refused', 'notSent', 'inDoubt'])(
    'another delivery that ends %s is not its own',
    (status) => {
      const { at } = application(found(complete), submitted, reported(status, { id: 'sid-0' }));
      expect(at()).toBe('sending');
    },
  );
});

describe('fault 77: a form that is opened again knows how its delivery stands', () => {
  it.each<[why: string, events: VisaApplicationEvent[], at: unknown]>([
    ['still on its way', [reported('sending')], 'sending'],
    ['on its way, then arrived', [reported('sending'), arrived], { editing: 'accepted' }],
    [
      'on its way, then refused',
      [reported('sending'), failedFor('rejected')],
      { editing: { notTaken: 'offered' } },
    ],
    ['in doubt', [reported('inDoubt')], { editing: { inDoubt: 'offered' } }],
    ['other details than those sent', [reported('sending', { id: 'sid-0' })], { editing: 'filling' }],
    ['refused before, which was told then', [failedFor('rejected')], { editing: 'filling' }],
  ])('%s', (_why, events, at) => {
    const walk = application(found(complete, 'sid-1'), ...events);
    expect(walk.at()).toEqual(at);
    expect(walk.emitted.filter(({ type }) => type !== 'focus.requested')).toEqual([]);
  });

  it.each<[later: number, left: number | undefined]>([
    [0, 90],
    [60, 30],
    [90, undefined],
    [600, undefined],
  ])('of the 90 s that the receiver asked for are left after %i: %s', (later, left) => {
    const { actor } = applicationAfter(
      later,
      submissionIdOf,
      found(complete, 'sid-1'),
      failedFor('failing', 90),
    );
    expect(selectFailedDelivery(actor.getSnapshot())?.retryAfterSeconds).toBe(left);
  });

  it('in doubt, another country of the address is not taken: the address asks no longer', () => {
    const { actor, at } = application(found(complete, 'sid-1'), reported('inDoubt'), asked('Nepal'));
    expect(at()).toEqual({ editing: { inDoubt: 'offered' } });
    expect(actor.getSnapshot().context.form.country).toBe(complete.country);
  });

  it('fault 80: in doubt, the same details are sent again under the same id', () => {
    const { orders, send } = application(found(complete, 'sid-1'), reported('inDoubt'));
    send(submitted);
    expect(orders()).toMatchObject([{ submissionId: 'sid-1', payload: complete }]);
  });
});

describe('after a failure', () => {
  function failed() {
    const walk = application(found(complete), submitted, failedFor('timeout'));
    walk.takeEmitted();
    return walk;
  }

  it('nothing is sent again by itself', () => {
    const { clock, emitted } = failed();
    clock.increment(3_600_000);
    expect(emitted).toEqual([]);
  });

  it.each<[why: string, events: VisaApplicationEvent[], isSame: boolean]>([
    ['the same details', [], true],
    ['a field filled in as it was', [changed('fullName', 'Asha Rao')], true],
    ['the same country of the address', [{ type: 'country.requested', country: 'Japan' }], true],
    ['another name', [changed('fullName', 'Asha R')], false],
    ['another country of the address', [{ type: 'country.requested', country: 'Nepal' }], true],
    ['terms that are no longer agreed to, which are no detail of it', [terms], true],
  ])('%s: still what was sent: %s', (_why, events, isSame) => {
    const { actor, send } = failed();
    send(...events);
    expect(actor.getSnapshot().context.submissionId).toBe(isSame ? 'sid-1' : undefined);
  });

  it('fails again, then succeeds: each attempt is one order', () => {
    const { at, orders, send } = failed();
    send(submitted, failedFor('failing'), submitted, arrived);
    expect(orders()).toHaveLength(2);
    expect(at()).toEqual({ editing: 'accepted' });
  });

  it('the messages beside the fields are those of what is missing now', () => {
    const { actor, send } = failed();
    expect(selectProblems(actor.getSnapshot())).toEqual({});
    send(changed('fullName', ''));
    expect(selectProblems(actor.getSnapshot())).toEqual({ fullName: 'Full Name is required' });
  });

  it('the details go by e-mail or by copy, with everything filled in and the reference', () => {
    const { copies, emitted, send } = failed();
    send({ type: 'email.chosen' }, { type: 'copy.pressed' });
    const everything = [
      'Asha Rao',
      '+91 98765 43210',
      'asha@example.in',
      'Karnataka',
      'Japan',
      'Tourist Visa',
      'sid-1',
    ];
    const [mail] = emitted;
    const { input: copied } = copies.call(0);
    expect(mail).toEqual({ type: 'mail.requested', to: 'contact', ...copied });
    for (const text of everything) expect(applicationByEmail(copied).body).toContain(text);
  });

  it.each<[why: string, fails: boolean, kind: string, says: NoticeCode]>([
    ['copied', false, 'success', 'copied.details'],
    ['not allowed', true, 'error', 'not-copied.details'],
  ])('a copy that is %s is said, and made once at a time', async (_why, fails, kind, says) => {
    const { copies, emitted, send } = failed();
    send({ type: 'copy.pressed' }, { type: 'copy.pressed' });
    if (fails) copies.call(0).reject(new Error('blocked'));
    else copies.call(0).resolve();
    await answersArrive();
    expect(copies.calls).toHaveLength(1);
    expect(emitted.at(-1)).toEqual({ type: 'notice.raised', notice: { id: 'copy', kind, says } });
    send({ type: 'copy.pressed' });
    expect(copies.calls).toHaveLength(2);
  });
});

describe('what the tab keeps', () => {
  it.each<[why: string, events: VisaApplicationEvent[], draft: object | undefined]>([
    ['nothing of an untouched form', [], undefined],
    ['what was typed', [changed('fullName', 'Asha')], { form: { ...empty, fullName: 'Asha' } }],
    ['an attempt under way', [found(complete), submitted], { form: complete }],
  ])('%s', (_why, events, draft) => {
    expect(selectDraft(application(...events).actor.getSnapshot())).toEqual(draft);
  });
});
