/**
 * The form of the trip cost estimator: what can be chosen, how one answer changes a trip, and how a trip
 * travels in a shared link. Specification §2, Trip cost estimator, §3, Trip estimator form, §4 and §5, Trip estimator.
 */
import * as v from 'valibot';
import { checkedBy } from '../kept';
import { isOneOf, oneOf, type Option } from '../options';
import type { StorageKey } from '../ports';
import type { Prefill } from '../site/trip-folder/prefill';

export const destinations = [
  { value: 'uae', label: 'United Arab Emirates' },
  { value: 'uk', label: 'United Kingdom' },
  { value: 'schengen', label: 'Schengen Area (Europe)' },
  { value: 'usa', label: 'USA' },
  { value: 'canada', label: 'Canada' },
  { value: 'thailand', label: 'Thailand' },
  { value: 'singapore', label: 'Singapore' },
  { value: 'malaysia', label: 'Malaysia' },
  { value: 'australia', label: 'Australia' },
] as const satisfies readonly Option[];

export const tripVisaTypes = [
  { value: 'tourist', label: 'Tourist' },
  { value: 'business', label: 'Business' },
  { value: 'transit', label: 'Transit' },
] as const satisfies readonly Option[];

export const flightClasses = [
  { value: 'economy', label: 'Economy' },
  { value: 'premium', label: 'Premium' },
  { value: 'business', label: 'Business' },
] as const satisfies readonly Option[];

export const accommodationTypes = [
  { value: 'budget', label: 'Budget stay' },
  { value: '3star', label: '3-star hotel' },
  { value: '5star', label: '5-star hotel' },
] as const satisfies readonly Option[];

/** How much is spent on food and transport. */
export const dailyExpenseLevels = [
  { value: 'budget', label: 'Budget' },
  { value: 'standard', label: 'Standard' },
  { value: 'luxury', label: 'Luxury' },
] as const satisfies readonly Option[];

export const addOns = [
  { value: 'travelInsurance', label: 'Travel insurance' },
  { value: 'airportTransfer', label: 'Airport transfer' },
  { value: 'cityTour', label: 'City tour' },
  { value: 'simCard', label: 'SIM card' },
] as const satisfies readonly Option[];

export type Destination = (typeof destinations)[number]['value'];
export type VisaType = (typeof tripVisaTypes)[number]['value'];
export type FlightClass = (typeof flightClasses)[number]['value'];
export type AccommodationType = (typeof accommodationTypes)[number]['value'];
export type DailyExpenseLevel = (typeof dailyExpenseLevels)[number]['value'];
export type AddOn = (typeof addOns)[number]['value'];

/**
 * A trip as the form holds it and a link or storage may give it back: the days are text as typed, a
 * destination or visa type that is not chosen is `''`. Refuses unknown ids.
 */
export const estimatorFormSchema = v.object({
  destinationCountry: v.union([v.literal(''), oneOf(destinations)]),
  visaType: v.union([v.literal(''), oneOf(tripVisaTypes)]),
  durationDays: v.string(),
  flightClass: oneOf(flightClasses),
  accommodationType: oneOf(accommodationTypes),
  dailyExpenses: oneOf(dailyExpenseLevels),
  addOns: v.object({
    travelInsurance: v.boolean(),
    airportTransfer: v.boolean(),
    cityTour: v.boolean(),
    simCard: v.boolean(),
  }),
});

export type EstimatorForm = v.InferOutput<typeof estimatorFormSchema>;

/** The form before the first answer. Specification §3. */
export const defaultEstimatorForm: EstimatorForm = {
  destinationCountry: '',
  visaType: 'tourist',
  durationDays: '7',
  flightClass: 'economy',
  accommodationType: '3star',
  dailyExpenses: 'standard',
  addOns: { travelInsurance: true, airportTransfer: false, cityTour: false, simCard: false },
};

/** The days that the slider can show. Specification §5. */
export const sliderRange = { min: 1, max: 30 } as const;

/** The days that the number field declares; more are honoured all the same. Specification §5. */
export const inputRange = { min: 1, max: 90 } as const;

/** What an empty number of days counts as. Specification §5. */
const assumedDays = 7;

/** The longest trip that is counted: up to here the sum of the dearest choices is exact in whole rupees. */
const longestTripDays = 100_000_000_000;

/** Why other days are counted than those that were typed. `src/content/estimate-result.ts` says it. */
export type DurationNote = 'no-number' | 'too-few' | 'too-many';

/** The days that are counted, and why when they are not what was typed. */
export interface Duration {
  readonly days: number;
  readonly note?: DurationNote;
}

const decimalNumber = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?$/i;

function numberIn(text: string): number {
  return decimalNumber.test(text) ? Number(text) : NaN;
}

/**
 * The whole days that a typed text or a number counts as, from 1 to a hundred billion. Nothing counts
 * as 7, decimals are cut, less than 1 counts as 1, and what is no decimal number counts as 7.
 */
export function daysOf(duration: string | number | undefined): Duration {
  const typed = typeof duration === 'string' ? duration.trim() : (duration ?? '');
  if (typed === '') return { days: assumedDays };
  const days = Math.trunc(typeof typed === 'string' ? numberIn(typed) : typed);
  if (Number.isNaN(days)) return { days: assumedDays, note: 'no-number' };
  if (days < 1) return { days: 1, note: 'too-few' };
  if (days > longestTripDays) return { days: longestTripDays, note: 'too-many' };
  return { days };
}

/** Where the slider rests for a typed text: 1 to 30 days, at 30 for any longer trip. */
export function sliderPosition(text: string): number {
  return Math.min(daysOf(text).days, sliderRange.max);
}

/** The fields that are answered with one choice. The destination is not among them: it clears the visa type. */
export type ChoiceField = 'visaType' | 'flightClass' | 'accommodationType' | 'dailyExpenses';

/** The form with one choice changed. A value that the field does not offer changes nothing. */
export function withChoice(form: EstimatorForm, field: ChoiceField, value: string): EstimatorForm {
  const changed = { ...form, [field]: value };
  return v.is(estimatorFormSchema, changed) ? changed : form;
}

/** The form for another destination, or to none for `''`; the visa type is cleared. Specification §4. */
export function withDestination(form: EstimatorForm, destination: string): EstimatorForm {
  if (destination === form.destinationCountry) return form;
  const changed = { ...form, destinationCountry: destination, visaType: '' };
  return v.is(estimatorFormSchema, changed) ? changed : form;
}

/** The form with the days exactly as typed. */
export function withDuration(form: EstimatorForm, text: string): EstimatorForm {
  return { ...form, durationDays: text };
}

/** The form with one add-on ticked or no longer ticked. An unknown add-on changes nothing. */
export function withAddOnToggled(form: EstimatorForm, addOn: AddOn): EstimatorForm {
  if (!isOneOf(addOns, addOn)) return form;
  return { ...form, addOns: { ...form.addOns, [addOn]: !form.addOns[addOn] } };
}

/** The parameters of a shared link's address, before they are encoded. */
export type EstimatorQuery = Readonly<Record<string, string>>;

/** The choices of a form for a link to share: the days as counted, nothing that was typed freely. */
export function formToQuery(form: EstimatorForm): EstimatorQuery {
  return {
    trip: form.destinationCountry,
    visa: form.visaType,
    days: String(daysOf(form.durationDays).days),
    class: form.flightClass,
    stay: form.accommodationType,
    daily: form.dailyExpenses,
    extras: addOns
      .map(({ value }) => value)
      .filter((addOn) => form.addOns[addOn])
      .join('.'),
  };
}

/** The link that opens the estimator with the same choices, and nothing personal in it. */
export function sharedLink(baseUrl: string, form: EstimatorForm): string {
  const query = Object.entries(formToQuery(form)).map(
    ([name, value]) => `${name}=${encodeURIComponent(value)}`,
  );
  return `${baseUrl}/?${query.join('&')}`;
}

function choiceFrom<Value extends string>(
  schema: v.GenericSchema<Value>,
  text: string | undefined,
  otherwise: Value,
): Value {
  return v.is(schema, text) ? text : otherwise;
}

function addOnsFrom(extras: string): EstimatorForm['addOns'] {
  const ticked = extras.split('.');
  return {
    travelInsurance: ticked.includes('travelInsurance'),
    airportTransfer: ticked.includes('airportTransfer'),
    cityTour: ticked.includes('cityTour'),
    simCard: ticked.includes('simCard'),
  };
}

/**
 * The trip that an address shares, or nothing when it has no `trip` parameter. What is missing or unknown
 * falls back to the default; other parameters are ignored.
 */
export function formFromQuery(
  query: Readonly<Record<string, string | undefined>>,
): EstimatorForm | undefined {
  if (query.trip === undefined) return undefined;
  const { entries } = estimatorFormSchema;
  return {
    destinationCountry: choiceFrom(
      entries.destinationCountry,
      query.trip,
      defaultEstimatorForm.destinationCountry,
    ),
    visaType: choiceFrom(entries.visaType, query.visa, defaultEstimatorForm.visaType),
    durationDays: String(daysOf(query.days).days),
    flightClass: choiceFrom(entries.flightClass, query.class, defaultEstimatorForm.flightClass),
    accommodationType: choiceFrom(
      entries.accommodationType,
      query.stay,
      defaultEstimatorForm.accommodationType,
    ),
    dailyExpenses: choiceFrom(entries.dailyExpenses, query.daily, defaultEstimatorForm.dailyExpenses),
    addOns: query.extras === undefined ? defaultEstimatorForm.addOns : addOnsFrom(query.extras),
  };
}

/** The form before the first answer, with what the visitor's trip has for it; what is not offered here is left out. */
export function prefilledForm(
  prefill: Prefill<'destinationCountry' | 'visaType' | 'durationDays'>,
): EstimatorForm {
  const { entries } = estimatorFormSchema;
  return {
    ...defaultEstimatorForm,
    destinationCountry: choiceFrom(entries.destinationCountry, prefill.destinationCountry, ''),
    visaType: choiceFrom(entries.visaType, prefill.visaType, defaultEstimatorForm.visaType),
    durationDays: prefill.durationDays ?? defaultEstimatorForm.durationDays,
  };
}

const leadSchema = v.object({
  leadName: v.string(),
  /** An e-mail address or a phone number. */
  leadContact: v.string(),
  /** Free text. */
  leadTravelDate: v.string(),
});

/** Who asks for a detailed quote; anything may be left empty. Specification §3, Lead form. */
export type Lead = Readonly<v.InferOutput<typeof leadSchema>>;

export type LeadField = keyof Lead;

export const emptyLead: Lead = { leadName: '', leadContact: '', leadTravelDate: '' };

/** The steps of the estimator, in their order. Specification §2. */
export const tripSteps = ['tripDetails', 'flightsAndStay', 'dailyBudget'] as const;

export type TripStep = (typeof tripSteps)[number];

/** The form is kept as `trip`, under which tabs have kept it since the first version. */
const draftSchema = v.object({ trip: estimatorFormSchema, lead: leadSchema, step: v.picklist(tripSteps) });

/** What was chosen and where the visitor was; a result is worked out again, so the last step stands for it. */
export type EstimatorDraft = Readonly<v.InferOutput<typeof draftSchema>>;

export const estimatorDraftStorageKey: StorageKey<EstimatorDraft> = {
  key: 'deshantar:trip-draft:v1',
  lasts: 'tab',
  check: checkedBy(draftSchema),
};

/** Whether nothing has been chosen or typed that is worth keeping. */
export function isUntouched(form: EstimatorForm, lead: Lead): boolean {
  const { addOns: ticked, ...choices } = form;
  const { addOns: tickedAtFirst, ...firstChoices } = defaultEstimatorForm;
  return hasSame(choices, firstChoices) && hasSame(ticked, tickedAtFirst) && hasSame(lead, emptyLead);
}

function hasSame<Fields extends object>(some: Fields, others: Fields): boolean {
  return (Object.keys(others) as (keyof Fields)[]).every((field) => some[field] === others[field]);
}
