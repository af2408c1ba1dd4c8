import { describe, expect, it } from 'vitest';
import { DeliveryFailure, type Submission } from '../../machines/ports';
import type { ApplicationForm, ApplicationPayload } from '../../machines/visa-application/application';
import {
  selectDraft,
  selectProblems,
  visaApplicationMachine,
  type VisaApplicationEvent,
} from '../../machines/visa-application/visa-application.machine';
import { answeredByHand, answersArrive, trial } from '../support/trial';

const empty: ApplicationForm = {
  fullName: '',
  mobileNumber: '',
  email: '',
  stateOfApplication: '',
  country: '',
  visaType: '',
  agreedToTerms: false,
};
const complete: ApplicationForm = {
  fullName: 'Asha Rao',
  mobileNumber: '+91 98765 43210',
  email: 'asha@example.in',
  stateOfApplication: 'Karnataka',
  country: 'Japan',
  visaType: 'Tourist Visa',
  agreedToTerms: true,
};

const found = (form: ApplicationForm, submissionId = ''): VisaApplicationEvent => ({
  type: 'draft.found',
  draft: { form, submissionId },
});
const submitted = (submissionId = 'sid-1'): VisaApplicationEvent => ({
  type: 'application.submitted',
  submissionId,
});
const changed = (field: 'fullName' | 'country', value: string): VisaApplicationEvent => ({
  type: 'field.changed',
  field,
  value,
});
const terms: VisaApplicationEvent = { type: 'terms.toggled' };
const notice = (kind: string, message: string) => ({ type: 'notice.raised', notice: { kind, message } });
const submitting = notice('loading', 'Submitting your application...');
const toListing = {
  type: 'navigation.requested',
  to: '/services',
  isLate: true,
  state: { applicationSubmitted: true },
};

function application(...events: VisaApplicationEvent[]) {
  const deliveries = answeredByHand<Submission<ApplicationPayload>>();
  const remembered: ApplicationForm[] = [];
  const walk = trial(
    visaApplicationMachine.provide({
      actors: { deliverApplication: deliveries.service },
      actions: { rememberApplication: (_, { form }) => void remembered.push(form) },
    }),
    {},
  );
  walk.send(...events);
  return { ...deliveries, ...walk, remembered };
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
    ['offers no e-mail before a failure', [{ type: 'email.chosen' }, { type: 'copy.chosen' }], empty],
  ])('%s', (_why, events, form) => {
    const { actor, calls, emitted } = application(...events);
    expect(actor.getSnapshot().context.form).toEqual(form);
    expect(actor.getSnapshot().matches('editing')).toBe(true);
    expect(selectProblems(actor.getSnapshot())).toEqual({});
    expect([calls, emitted]).toEqual([[], []]);
  });
});

describe('submitting with something missing (Specification §5)', () => {
  it.each<[form: Partial<ApplicationForm>, field: keyof ApplicationForm, message: string]>([
    [{ fullName: '' }, 'fullName', 'Full Name is required'],
    [{ mobileNumber: ' ' }, 'mobileNumber', 'Mobile Number is required'],
    [{ email: '' }, 'email', 'Email is required'],
    [{ email: 'asha' }, 'email', 'Email is invalid'],
    [{ stateOfApplication: '' }, 'stateOfApplication', 'State of Application is required'],
    [{ country: '' }, 'country', 'Country is required'],
    [{ visaType: '' }, 'visaType', 'Visa Type is required'],
    [{ agreedToTerms: false }, 'agreedToTerms', 'You must agree to the Terms and Conditions'],
    [empty, 'fullName', 'Full Name is required'],
  ])('%j says one message, about %s: %s', (form, field, message) => {
    const { actor, calls, emitted } = application(found({ ...complete, ...form }), submitted());
    expect(emitted).toMatchObject([notice('error', message), { type: 'focus.requested', field }]);
    expect(emitted).toHaveLength(2);
    expect(selectProblems(actor.getSnapshot())).toMatchObject({ [field]: message });
    expect(actor.getSnapshot().matches('editing')).toBe(true);
    expect(calls).toEqual([]);
  });

  it('the message beside a field goes when it is right', () => {
    const { actor, send } = application(found({ ...complete, fullName: '' }), submitted());
    send(changed('fullName', 'Asha'));
    expect(selectProblems(actor.getSnapshot())).toEqual({});
  });

  it('is followed by a submission once all is right', () => {
    const { calls, send } = application(found({ ...complete, agreedToTerms: false }), submitted(), terms);
    send(submitted('sid-2'));
    expect(calls).toHaveLength(1);
  });
});

describe('submitting', () => {
  it('fault 15: posts once, whatever is pressed meanwhile, and disables the fields', () => {
    const { actor, call, calls, emitted, send } = application(found(complete), submitted());
    send(submitted('sid-2'), submitted('sid-3'), changed('fullName', 'Someone else'), terms);
    send({ type: 'country.requested', country: 'Nepal' }, found(empty), { type: 'email.chosen' });
    expect(calls).toHaveLength(1);
    expect(call(0).input).toEqual({ submissionId: 'sid-1', payload: complete });
    expect(actor.getSnapshot().hasTag('busy')).toBe(true);
    expect(actor.getSnapshot().matches('editing')).toBe(false);
    expect(actor.getSnapshot().context.form).toEqual(complete);
    expect(emitted).toMatchObject([submitting]);
    expect(emitted).toHaveLength(1);
  });

  it('on success remembers it, withdraws the loading toast and goes to /services with the flag', async () => {
    const { actor, call, emitted, remembered } = application(found(complete), submitted());
    call(0).resolve();
    await answersArrive();
    expect(emitted).toMatchObject([submitting, { type: 'notice.withdrawn' }, toListing]);
    expect(remembered).toEqual([complete]);
    expect(selectDraft(actor.getSnapshot())).toBeUndefined();
    expect(actor.getSnapshot().hasTag('busy')).toBe(false);
  });

  it('shows no message beside a field after success', async () => {
    const { actor, call } = application(found(complete), submitted());
    call(0).resolve();
    await answersArrive();
    expect(selectProblems(actor.getSnapshot())).toEqual({});
  });

  it('is over after success: another submit sends nothing', async () => {
    const { call, calls, emitted, send } = application(found(complete), submitted());
    call(0).resolve();
    await answersArrive();
    send(submitted('sid-2'), changed('fullName', 'Asha'), terms);
    expect(calls).toHaveLength(1);
    expect(emitted).toHaveLength(3);
  });

  const wentWrong = 'Something went wrong. Please try again.';
  it.each<[why: string, failure: unknown, message: string | RegExp]>([
    ['no address', new DeliveryFailure('unconfigured'), 'Webhook URL is not configured.'],
    ['refusal', new DeliveryFailure('rejected'), wentWrong],
    ['an error of the endpoint', new DeliveryFailure('failing'), wentWrong],
    ['a redirect', new DeliveryFailure('redirected'), wentWrong],
    ['an answer that is none', new DeliveryFailure('unreadable'), wentWrong],
    ['going offline on the way', new DeliveryFailure('interrupted'), wentWrong],
    ['15 s without an answer', new DeliveryFailure('timeout'), wentWrong],
    ['no connection', new DeliveryFailure('unreachable'), wentWrong],
    ['an unforeseen error', new TypeError('x'), wentWrong],
    ['no error at all', undefined, wentWrong],
    ['being offline', new DeliveryFailure('offline'), /offline/i],
  ])('after %s says so in place of the loading toast and keeps the form', async (_why, failure, message) => {
    const { actor, call, emitted, remembered } = application(found(complete), submitted());
    call(0).reject(failure);
    await answersArrive();
    expect(emitted).toMatchObject([
      submitting,
      notice('error', typeof message === 'string' ? message : expect.stringMatching(message)),
    ]);
    const ids = emitted.map((event) => event.type === 'notice.raised' && event.notice.id);
    expect(ids[1]).toBe(ids[0]);
    expect(actor.getSnapshot().matches('editing')).toBe(true);
    expect(actor.getSnapshot().hasTag('busy')).toBe(false);
    expect(actor.getSnapshot().context.form).toEqual(complete);
    expect(remembered).toEqual([]);
  });

  it('an answer that comes after the form was left neither navigates nor is remembered', async () => {
    const { actor, call, emitted, remembered } = application(found(complete), submitted());
    actor.stop();
    call(0).resolve();
    await answersArrive();
    expect(emitted).toHaveLength(1);
    expect(remembered).toEqual([]);
  });
});

describe('after a failure', () => {
  async function failed() {
    const walk = application(found(complete), submitted());
    walk.call(0).reject(new DeliveryFailure('rejected'));
    await answersArrive();
    walk.takeEmitted();
    return walk;
  }

  it('nothing is sent again by itself', async () => {
    const { calls, clock } = await failed();
    clock.increment(3_600_000);
    expect(calls).toHaveLength(1);
  });

  it.each<[why: string, events: VisaApplicationEvent[], submissionId: string]>([
    ['the same details keep their id', [], 'sid-1'],
    ['so do terms ticked off and on', [terms, terms], 'sid-1'],
    ['changed details get a new one', [changed('fullName', 'Asha R')], 'sid-2'],
    ['so does another country of the address', [{ type: 'country.requested', country: 'Nepal' }], 'sid-2'],
  ])('a retry: %s', async (_why, events, submissionId) => {
    const { call, send } = await failed();
    send(...events, submitted('sid-2'));
    expect(call(1).input.submissionId).toBe(submissionId);
  });

  it('two failures, then success: one record, one navigation', async () => {
    const { call, emitted, remembered, send } = await failed();
    send(submitted('sid-2'));
    call(1).reject(new DeliveryFailure('timeout'));
    await answersArrive();
    send(submitted('sid-3'));
    call(2).resolve();
    await answersArrive();
    expect(remembered).toHaveLength(1);
    expect(emitted.filter(({ type }) => type === 'navigation.requested')).toEqual([toListing]);
    expect(call(2).input.submissionId).toBe('sid-1');
  });

  it('the details go by e-mail or by copy, with everything filled in', async () => {
    const { emitted, send } = await failed();
    send({ type: 'email.chosen' }, { type: 'copy.chosen' });
    const everything = [
      'Asha Rao',
      '+91 98765 43210',
      'asha@example.in',
      'Karnataka',
      'Japan',
      'Tourist Visa',
    ];
    const [mail, copy] = emitted;
    expect(mail).toMatchObject({ type: 'mail.requested', mail: { to: 'contact' } });
    expect(copy).toMatchObject({ type: 'copy.requested' });
    for (const text of everything) {
      expect(mail?.type === 'mail.requested' && mail.mail.body).toContain(text);
      expect(copy?.type === 'copy.requested' && copy.text).toContain(text);
    }
  });
});

describe('what the tab keeps', () => {
  it.each<[why: string, events: VisaApplicationEvent[], draft: object | undefined]>([
    ['nothing of an untouched form', [], undefined],
    [
      'what was typed',
      [changed('fullName', 'Asha')],
      { form: { ...empty, fullName: 'Asha' }, submissionId: '' },
    ],
    [
      'the id of an attempt under way',
      [found(complete), submitted('sid-9')],
      { form: complete, submissionId: 'sid-9' },
    ],
  ])('%s', (_why, events, draft) => {
    expect(selectDraft(application(...events).actor.getSnapshot())).toEqual(draft);
  });

  it('an attempt that may have arrived is repeated under its own id', () => {
    const { call } = application(found(complete, 'sid-before'), submitted('sid-new'));
    expect(call(0).input.submissionId).toBe('sid-before');
  });
});
