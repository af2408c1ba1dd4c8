import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import {
  applicationPayload,
  applicationRecordSchema,
  applicationSchema,
  emptyApplication,
  firstProblem,
  problemsOf,
  recordOf,
  applicationVisaTypes,
  type ApplicationField,
  type ApplicationForm,
} from '../../machines/visa-application/application';
import { applicationByEmail } from '../../src/content/application-words';
import { application } from '../support/application';

const complete: ApplicationForm = { ...application, stateOfApplication: 'Karnataka' };

describe('the messages of Specification §5', () => {
  it('fault 16: come one by one in their order, from an empty form to a complete one', () => {
    const answers: readonly [message: string, answer: Partial<ApplicationForm>][] = [
      ['Full Name is required', { fullName: 'Asha Rao' }],
      ['Mobile Number is required', { mobileNumber: '+91 98765 43210' }],
      ['Email is required', { email: 'asha' }],
      ['Email is invalid', { email: 'asha@example.in' }],
      ['State of Application is required', { stateOfApplication: 'Karnataka' }],
      ['Country is required', { country: 'Japan' }],
      ['Visa Type is required', { visaType: 'Tourist Visa' }],
      ['You must agree to the Terms and Conditions', { agreedToTerms: true }],
    ];
    let form = emptyApplication;
    for (const [message, answer] of answers) {
      expect(firstProblem(form)?.message).toBe(message);
      form = { ...form, ...answer };
    }
    expect(firstProblem(form)).toBeUndefined();
  });

  it.each<[why: string, changes: Partial<ApplicationForm>, field: ApplicationField, message: string]>([
    ['blanks', { fullName: '   ' }, 'fullName', 'Full Name is required'],
    ['tabs and line ends', { fullName: '\t\r\n' }, 'fullName', 'Full Name is required'],
    ['a no-break space', { fullName: '\u00A0' }, 'fullName', 'Full Name is required'],
    ['blanks', { mobileNumber: '  ' }, 'mobileNumber', 'Mobile Number is required'],
    ['blanks', { email: '  ' }, 'email', 'Email is required'],
    ['no dot', { email: 'a@b' }, 'email', 'Email is invalid'],
    [
      'an unlisted state',
      { stateOfApplication: 'Bavaria' },
      'stateOfApplication',
      'State of Application is required',
    ],
    [
      'a state in other letters',
      { stateOfApplication: 'karnataka' },
      'stateOfApplication',
      'State of Application is required',
    ],
    ['blanks', { country: ' ' }, 'country', 'Country is required'],
    ['an unlisted type', { visaType: 'Student Visa' }, 'visaType', 'Visa Type is required'],
    ['a type in other letters', { visaType: 'tourist visa' }, 'visaType', 'Visa Type is required'],
    ['a name of the language', { visaType: 'constructor' }, 'visaType', 'Visa Type is required'],
  ])('fault 16: fault 21: %s: %j', (_why, changes, field, message) => {
    expect(firstProblem({ ...complete, ...changes })).toEqual({ field, message });
    expect(problemsOf({ ...complete, ...changes })).toEqual({ [field]: message });
  });

  it('stand beside every field at once, one each', () => {
    expect(problemsOf(emptyApplication)).toEqual({
      fullName: 'Full Name is required',
      mobileNumber: 'Mobile Number is required',
      email: 'Email is required',
      stateOfApplication: 'State of Application is required',
      country: 'Country is required',
      visaType: 'Visa Type is required',
      agreedToTerms: 'You must agree to the Terms and Conditions',
    });
    expect(problemsOf(complete)).toEqual({});
  });

  it.each(['Tourist Visa', 'Business Visa', 'Family Visit Visa', 'Transit Visa', 'Other'])(
    'accept the type "%s"',
    (visaType) => {
      expect(firstProblem({ ...complete, visaType })).toBeUndefined();
    },
  );

  it('know five visa types', () => {
    expect(applicationVisaTypes).toHaveLength(5);
  });
});

describe('what is posted (Specification §7, Call 1)', () => {
  it('has exactly the seven fields', () => {
    expect(Object.keys(applicationPayload(complete))).toEqual([
      'fullName',
      'mobileNumber',
      'email',
      'stateOfApplication',
      'country',
      'visaType',
      'agreedToTerms',
    ]);
    expect(v.is(applicationSchema, applicationPayload(complete))).toBe(true);
  });

  it.each([
    ['a long name', 'a'.repeat(10_000)],
    ['a joined emoji', '👩‍👩‍👧'],
    ['a right-to-left override', '\u202Eمرحبا'],
    ['control characters', 'A\u0000\u0007'],
    ['markup', '</script><img onerror=alert(1)>'],
    ['blanks around it', '  Asha  '],
  ])('fault 17: keeps %s exactly as typed', (_why, fullName) => {
    expect(applicationPayload({ ...complete, fullName }).fullName).toBe(fullName);
  });

  const withoutEmail = Object.fromEntries(Object.entries(complete).filter(([field]) => field !== 'email'));
  it.each<[why: string, payload: unknown]>([
    ['one more field', { ...complete, passport: 'X1' }],
    ['one field less', withoutEmail],
    ['terms not agreed to', { ...complete, agreedToTerms: false }],
    ['terms as text', { ...complete, agreedToTerms: 'true' }],
    ['a number for a text', { ...complete, mobileNumber: 9_876_543_210 }],
    ['an empty field', { ...complete, country: '' }],
    ['an unlisted state', { ...complete, stateOfApplication: 'Bavaria' }],
    ['nothing', undefined],
    ['a list', [complete]],
  ])('is refused with %s', (_why, payload) => {
    expect(v.is(applicationSchema, payload)).toBe(false);
  });
});

describe("what the browser's list keeps (Specification §3)", () => {
  const record = recordOf(complete, '2026-01-15T10:30:00.000Z');

  it('is six fields, the status always New', () => {
    expect(record).toEqual({
      fullName: 'Asha Rao',
      country: 'Japan',
      visaType: 'Tourist Visa',
      stateOfApplication: 'Karnataka',
      timestamp: '2026-01-15T10:30:00.000Z',
      status: 'New',
    });
    expect(v.is(applicationRecordSchema, record)).toBe(true);
  });

  it('holds neither phone nor e-mail', () => {
    expect(JSON.stringify(record)).not.toMatch(/98765|@/);
  });

  it.each<[why: string, changes: object]>([
    ['another status', { status: 'Approved' }],
    ['a time that is none', { timestamp: 'yesterday' }],
    ['a name that is a number', { fullName: 7 }],
  ])('is foreign with %s', (_why, changes) => {
    expect(v.is(applicationRecordSchema, { ...record, ...changes })).toBe(false);
  });
});

describe('the same details by e-mail', () => {
  it('hold everything that was filled in, a line each', () => {
    const { subject, body } = applicationByEmail({ form: complete, reference: '' });
    expect(subject).toBe(`Visa application: ${complete.country}`);
    expect(body.split('\n')).toEqual([
      `Full Name: ${complete.fullName}`,
      `Mobile Number: ${complete.mobileNumber}`,
      `Email: ${complete.email}`,
      `State of Application: ${complete.stateOfApplication}`,
      `Country: ${complete.country}`,
      `Visa Type: ${complete.visaType}`,
      'Agreed to the Terms and Conditions: Yes',
    ]);
  });

  it('say N/A for what is missing', () => {
    const { subject, body } = applicationByEmail({ form: emptyApplication, reference: '' });
    expect(subject).toBe('Visa application: N/A');
    expect(body.match(/N\/A/g)).toHaveLength(6);
    expect(body).toContain('Agreed to the Terms and Conditions: No');
  });
});
