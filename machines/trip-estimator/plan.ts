/** A trip as it is priced: every gap filled, and the sum of each part. Specification §9. */
import { optionOf } from '../options';
import { addOnRates, dailyRates, nightlyRates, ratesTo } from './rates';
import {
  accommodationTypes,
  addOns,
  dailyExpenseLevels,
  daysOf,
  destinations,
  flightClasses,
  tripVisaTypes,
} from './estimator-form';

/**
 * A trip from any source: the form, or another program. What is missing or unknown is priced by the default
 * rates, a tourist visa, 7 days, economy, budget stay and budget daily expenses, without the add-on.
 */
export interface AnyTrip {
  readonly destinationCountry?: string | undefined;
  readonly visaType?: string | undefined;
  /** Days as a number or as typed. */
  readonly durationDays?: number | string | undefined;
  readonly flightClass?: string | undefined;
  readonly accommodationType?: string | undefined;
  readonly dailyExpenses?: string | undefined;
  readonly addOns?: Readonly<Record<string, boolean>> | undefined;
}

/** The choices of a trip with every gap filled. */
export interface Plan {
  readonly destination: (typeof destinations)[number] | undefined;
  readonly visaType: (typeof tripVisaTypes)[number];
  readonly isVisaTypeAssumed: boolean;
  readonly days: number;
  readonly flightClass: (typeof flightClasses)[number];
  readonly accommodation: (typeof accommodationTypes)[number];
  readonly dailyExpenses: (typeof dailyExpenseLevels)[number];
  readonly addOns: readonly (typeof addOns)[number][];
}

/** What a missing or unknown choice counts as. */
const [tourist] = tripVisaTypes;
const [economy] = flightClasses;
const [budgetStay] = accommodationTypes;
const [budgetExpenses] = dailyExpenseLevels;

/** The plan of a trip: what is missing or unknown is filled in. */
export function planOf(trip: AnyTrip): Plan {
  const visaType = optionOf(tripVisaTypes, trip.visaType);
  return {
    destination: optionOf(destinations, trip.destinationCountry),
    visaType: visaType ?? tourist,
    isVisaTypeAssumed: visaType === undefined,
    days: daysOf(trip.durationDays).days,
    flightClass: optionOf(flightClasses, trip.flightClass) ?? economy,
    accommodation: optionOf(accommodationTypes, trip.accommodationType) ?? budgetStay,
    dailyExpenses: optionOf(dailyExpenseLevels, trip.dailyExpenses) ?? budgetExpenses,
    addOns: addOns.filter(({ value }) => trip.addOns?.[value] === true),
  };
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}

/** The parts of an estimate, in its order. */
type Part = 'visa' | 'flights' | 'accommodation' | 'dailyExpenses' | 'addOns';

/** What each part of a plan costs, in ₹. */
export function costsOf(plan: Plan): Readonly<Record<Part, number>> {
  const rates = ratesTo(plan.destination?.value);
  return {
    visa: rates.visa[plan.visaType.value],
    flights: rates.flights[plan.flightClass.value],
    accommodation: nightlyRates[plan.accommodation.value] * plan.days,
    dailyExpenses: dailyRates[plan.dailyExpenses.value] * plan.days,
    addOns: sum(plan.addOns.map(({ value }) => addOnRates[value])),
  };
}

/** What a plan costs altogether, in ₹. */
export function totalOf(plan: Plan): number {
  return sum(Object.values(costsOf(plan)));
}
