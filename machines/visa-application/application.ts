/** The apply-visa form: what it asks, what is wrong with it, and what is sent and kept. Specification §2, §5 and §7. */
import * as v from 'valibot';
import { looksLikeEmail } from '../email';
import { statesOfIndia } from '../india';
import { checkedBy, fieldByField } from '../kept';
import type { StorageKey } from '../ports';
import { keptDetails } from '../site/deliveries/ticket';
import { asTyped, filled, firstProblemIn, problemsIn, type Problem } from '../problems';

export const applicationVisaTypes = [
  'Tourist Visa',
  'Business Visa',
  'Family Visit Visa',
  'Transit Visa',
  'Other',
] as const;

/** Text that is one of the choices that are offered. */
function oneOfTexts(choices: readonly string[], message: string) {
  return v.pipe(
    v.string(message),
    v.check((text) => choices.includes(text), message),
  );
}

/** What an application needs, in the order of the form. */
const completeFields = {
  fullName: filled('Full Name is required'),
  mobileNumber: filled('Mobile Number is required'),
  email: v.pipe(filled('Email is required'), v.check(looksLikeEmail, 'Email is invalid')),
  stateOfApplication: oneOfTexts(statesOfIndia, 'State of Application is required'),
  country: filled('Country is required'),
  visaType: oneOfTexts(applicationVisaTypes, 'Visa Type is required'),
  agreedToTerms: v.literal(true, 'You must agree to the Terms and Conditions'),
};

export type ApplicationField = keyof typeof completeFields;
export type ApplicationTextField = Exclude<ApplicationField, 'agreedToTerms'>;

/** The fields that hold text, in the form's order. */
export const applicationTextFields = Object.keys(completeFields).filter(
  (field) => field !== 'agreedToTerms',
) as ApplicationTextField[];

const formFields = { ...asTyped(applicationTextFields).entries, agreedToTerms: v.boolean() };

/** The form while it is filled; nothing chosen is `''`. */
export type ApplicationForm = v.InferOutput<v.ObjectSchema<typeof formFields, undefined>>;

export const emptyApplication: ApplicationForm = {
  fullName: '',
  mobileNumber: '',
  email: '',
  stateOfApplication: '',
  country: '',
  visaType: '',
  agreedToTerms: false,
};

/** A half-filled form as the tab keeps it. */
const applicationDraftSchema = v.object({ form: fieldByField(formFields, emptyApplication) });

export type ApplicationDraft = v.InferOutput<typeof applicationDraftSchema>;

export const applicationDraftStorageKey: StorageKey<ApplicationDraft> = {
  key: 'deshantar:application-draft:v1',
  lasts: 'tab',
  check: checkedBy(applicationDraftSchema),
};

/** The first thing that is missing or wrong, in the order and words of Specification §5. An answer that is not offered counts as missing. */
export function firstProblem(application: ApplicationForm): Problem<ApplicationField> | undefined {
  return firstProblemIn(completeFields, application);
}

/** Every field that is missing or wrong with its message. */
export function problemsOf(application: ApplicationForm): Partial<Record<ApplicationField, string>> {
  return problemsIn(completeFields, application);
}

/** What is posted: every field filled, the terms agreed to, and nothing besides. Specification §7, Call 1. */
export const applicationSchema = v.strictObject(completeFields);

export type ApplicationPayload = v.InferOutput<typeof applicationSchema>;

/** What is posted of a complete form: the text exactly as typed. */
export function applicationPayload(form: ApplicationForm): ApplicationPayload {
  return { ...form, agreedToTerms: true };
}

/** What the browser's own list keeps of an application. */
export const applicationRecordSchema = v.object({
  ...keptDetails,
  timestamp: v.pipe(v.string(), v.isoTimestamp()),
  status: v.literal('New'),
  /** By which the same application, sent again, is not taken for two. */
  reference: v.exactOptional(v.string()),
});

export type ApplicationRecord = v.InferOutput<typeof applicationRecordSchema>;

/** The record of an application sent at an ISO timestamp. Specification §3, Visa application record. */
export function recordOf(form: ApplicationForm, submittedAt: string): ApplicationRecord {
  const { fullName, country, visaType, stateOfApplication } = form;
  return { fullName, country, visaType, stateOfApplication, timestamp: submittedAt, status: 'New' };
}
