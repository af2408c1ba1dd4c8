import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { DeliveryFailure, type DeliveryFailureReason, type Submission } from '../../machines/ports';
import {
  applicationByEmail,
  applicationSchema,
  firstProblem,
  problemsOf,
  recordOf,
  type ApplicationForm,
  type ApplicationPayload,
} from '../../machines/visa-application/application';
import { preselectedCountry } from '../../machines/visa-application/preselection';
import { visaApplicationMachine } from '../../machines/visa-application/visa-application.machine';
import { countries } from '../../src/content/countries';
import { countryNames } from '../../src/content/country-names';

const complete: ApplicationForm = {
  fullName: 'Asha Rao',
  mobileNumber: '+91 98765 43210',
  email: 'asha@example.in',
  stateOfApplication: 'Kerala',
  country: 'Japan',
  visaType: 'Tourist Visa',
  agreedToTerms: true,
};

/** Specification §5: the order of the messages; each row also lacks everything below it. */
const rows: readonly [keyof ApplicationForm, string | false, string][] = [
  ['fullName', ' ', 'Full Name is required'],
  ['mobileNumber', '', 'Mobile Number is required'],
  ['email', '\t', 'Email is required'],
  ['stateOfApplication', 'Atlantis', 'State of Application is required'],
  ['country', '', 'Country is required'],
  ['visaType', 'Student Visa', 'Visa Type is required'],
  ['agreedToTerms', false, 'You must agree to the Terms and Conditions'],
];

describe('validation', () => {
  it.each(rows)('%s as %j: %s', (field, value, message) => {
    expect(firstProblem({ ...complete, [field]: value })).toEqual({ field, message });
  });

  it('names the first of several, in order', () => {
    rows.forEach(([field, , message], index) => {
      const lacking = Object.fromEntries(rows.slice(index).map(([name, value]) => [name, value]));
      expect(firstProblem({ ...complete, ...lacking })).toEqual({ field, message });
    });
  });

  it.each(['a@b', 'a b@c.de', 'asha', '@x.in'])('%j is no e-mail', (email) => {
    expect(problemsOf({ ...complete, email })).toEqual({ email: 'Email is invalid' });
  });

  it('finds nothing wrong with a complete form', () => {
    expect(firstProblem(complete)).toBeUndefined();
  });
});

describe('what is sent and kept', () => {
  it('the receiver takes exactly the seven fields', () => {
    expect(v.is(applicationSchema, complete)).toBe(true);
    expect(v.is(applicationSchema, { ...complete, agreedToTerms: false })).toBe(false);
    expect(v.is(applicationSchema, { ...complete, extra: 1 })).toBe(false);
    expect(v.is(applicationSchema, { ...complete, country: '' })).toBe(false);
  });

  it('the browser keeps no phone and no e-mail', () => {
    expect(recordOf(complete, '2026-01-15T04:30:00.000Z')).toEqual({
      fullName: 'Asha Rao',
      country: 'Japan',
      visaType: 'Tourist Visa',
      stateOfApplication: 'Kerala',
      timestamp: '2026-01-15T04:30:00.000Z',
      status: 'New',
    });
  });

  it('the e-mail says everything, N/A for what is missing', () => {
    const { subject, body } = applicationByEmail({ ...complete, visaType: ' ' });
    expect(subject).toBe('Visa application: Japan');
    expect(body).toContain('Mobile Number: +91 98765 43210');
    expect(body).toContain('Visa Type: N/A');
  });
});

describe('?country=', () => {
  it.each([
    ['United Arab Emirates', 'United Arab Emirates'],
    ['united arab EMIRATES', 'United Arab Emirates'],
    [' dubai ', 'United Arab Emirates'],
    ['UAE', 'United Arab Emirates'],
    ['usa', 'United States'],
    ['uk', 'United Kingdom'],
    ['jpn', 'Japan'],
    ['Bhutan', 'Bhutan'],
    ['', ''],
    ['\0', ''],
    ['<svg onload=alert(1)>', ''],
    ['__proto__', ''],
    ['constructor', ''],
    ['x'.repeat(5000), ''],
  ])('%j preselects %j', (asked, country) => {
    expect(preselectedCountry(asked, countryNames, countries)).toBe(country);
  });
});

function running(deliver: () => Promise<void>) {
  const emitted: unknown[] = [];
  const actor = createActor(
    visaApplicationMachine.provide({
      actors: { deliverApplication: fromPromise<void, Submission<ApplicationPayload>>(deliver) },
    }),
  );
  actor.on('*', (event) => emitted.push(event));
  actor.start();
  actor.send({ type: 'draft.found', draft: { form: complete, submissionId: '' } });
  return { actor, emitted };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

describe('the flow', () => {
  const failures: readonly [DeliveryFailureReason, string][] = [
    ['unconfigured', 'Webhook URL is not configured.'],
    ['rejected', 'Something went wrong. Please try again.'],
    ['timeout', 'Something went wrong. Please try again.'],
    ['unreachable', 'Something went wrong. Please try again.'],
    ['offline', 'You are offline. Nothing was sent, and your details are kept here.'],
  ];

  it.each(failures)('a delivery that is %s says: %s', async (reason, message) => {
    const { actor, emitted } = running(() => Promise.reject(new DeliveryFailure(reason)));
    actor.send({ type: 'application.submitted', submissionId: 'sid-1' });
    await settled();
    expect(actor.getSnapshot().value).toEqual({ editing: 'failed' });
    expect(actor.getSnapshot().context.form).toEqual(complete);
    expect(emitted.at(-1)).toMatchObject({ type: 'notice.raised', notice: { kind: 'error', message } });
  });

  it('sends once, whatever is pressed meanwhile', async () => {
    let deliveries = 0;
    const { actor } = running(() => {
      deliveries += 1;
      return new Promise(() => {});
    });
    for (let press = 0; press < 10; press += 1)
      actor.send({ type: 'application.submitted', submissionId: `sid-${press}` });
    actor.send({ type: 'field.changed', field: 'fullName', value: 'Somebody else' });
    await settled();
    expect(deliveries).toBe(1);
    expect(actor.getSnapshot().context).toEqual({ form: complete, submissionId: 'sid-0' });
  });

  it('keeps its id for a retry and takes another one when the details change', async () => {
    const { actor } = running(() => Promise.reject(new DeliveryFailure('rejected')));
    actor.send({ type: 'application.submitted', submissionId: 'sid-1' });
    await settled();
    actor.send({ type: 'application.submitted', submissionId: 'sid-2' });
    expect(actor.getSnapshot().context.submissionId).toBe('sid-1');
    await settled();
    actor.send({ type: 'field.changed', field: 'country', value: 'France' });
    actor.send({ type: 'application.submitted', submissionId: 'sid-3' });
    expect(actor.getSnapshot().context.submissionId).toBe('sid-3');
    await settled();
  });
});
