/** The policy of the trip cost estimator: what each choice costs, and what a cheaper one saves. Specification §9. */
import {
  accommodationTypes,
  addOns,
  dailyExpenseLevels,
  daysOf,
  destinations,
  flightClasses,
  optionOf,
  visaTypes,
  type AccommodationType,
  type AddOn,
  type DailyExpenseLevel,
  type Destination,
  type FlightClass,
  type VisaType,
} from './trip';

/**
 * A trip from any source: the form, or another program. What is missing or unknown is priced by the default
 * rates, a tourist visa, 7 days, economy, budget stay and budget daily expenses, without the add-on.
 */
export interface AnyTrip {
  readonly destinationCountry?: string;
  readonly visaType?: string;
  /** Days as a number or as typed. */
  readonly durationDays?: number | string;
  readonly flightClass?: string;
  readonly accommodationType?: string;
  readonly dailyExpenses?: string;
  readonly addOns?: Readonly<Record<string, boolean>>;
}

/** An amount in ₹ and what it is for. */
export interface CostItem {
  readonly label: string;
  readonly value: number;
}

export interface Breakdown {
  readonly visa: CostItem;
  readonly flights: CostItem;
  readonly accommodation: CostItem;
  readonly dailyExpenses: CostItem;
  /** The sum of the ticked add-ons, and each of them. */
  readonly addOns: CostItem & { readonly items: readonly CostItem[] };
  readonly total: CostItem;
}

export interface Estimate {
  /** In whole ₹. */
  readonly totalCost: number;
  readonly currency: 'INR';
  readonly breakdown: Breakdown;
  /** One to four. */
  readonly smartTips: readonly string[];
}

/** How many smart tips an estimate holds at most. */
const smartTipLimit = 4;

/** In ₹. */
interface DestinationRates {
  readonly visa: Readonly<Record<VisaType, number>>;
  readonly flights: Readonly<Record<FlightClass, number>>;
}

const ratesByDestination: Readonly<Record<Destination, DestinationRates>> = {
  uae: {
    visa: { tourist: 6500, business: 10_000, transit: 3000 },
    flights: { economy: 20_000, premium: 35_000, business: 60_000 },
  },
  uk: {
    visa: { tourist: 10_000, business: 12_000, transit: 7000 },
    flights: { economy: 55_000, premium: 90_000, business: 150_000 },
  },
  schengen: {
    visa: { tourist: 7000, business: 7000, transit: 5000 },
    flights: { economy: 50_000, premium: 85_000, business: 140_000 },
  },
  usa: {
    visa: { tourist: 15_000, business: 15_000, transit: 10_000 },
    flights: { economy: 75_000, premium: 120_000, business: 250_000 },
  },
  canada: {
    visa: { tourist: 8500, business: 8500, transit: 6000 },
    flights: { economy: 70_000, premium: 110_000, business: 230_000 },
  },
  thailand: {
    visa: { tourist: 4000, business: 5000, transit: 2500 },
    flights: { economy: 18_000, premium: 30_000, business: 50_000 },
  },
  singapore: {
    visa: { tourist: 3000, business: 3000, transit: 2000 },
    flights: { economy: 22_000, premium: 38_000, business: 65_000 },
  },
  malaysia: {
    visa: { tourist: 2500, business: 3500, transit: 1500 },
    flights: { economy: 20_000, premium: 32_000, business: 55_000 },
  },
  australia: {
    visa: { tourist: 9000, business: 10_000, transit: 7000 },
    flights: { economy: 60_000, premium: 100_000, business: 180_000 },
  },
};

const defaultRates: DestinationRates = {
  visa: { tourist: 5000, business: 6000, transit: 3000 },
  flights: { economy: 40_000, premium: 70_000, business: 120_000 },
};

/** ₹ a night. */
export const nightlyRates: Readonly<Record<AccommodationType, number>> = {
  budget: 1500,
  '3star': 4000,
  '5star': 10_000,
};

/** ₹ a day for food and transport. */
export const dailyRates: Readonly<Record<DailyExpenseLevel, number>> = {
  budget: 2000,
  standard: 4000,
  luxury: 8000,
};

/** ₹ for the whole trip. */
export const addOnRates: Readonly<Record<AddOn, number>> = {
  travelInsurance: 1500,
  airportTransfer: 2000,
  cityTour: 3500,
  simCard: 1000,
};

/** The choices of a trip with every gap filled. */
interface Plan {
  readonly destination: (typeof destinations)[number] | undefined;
  readonly visaType: (typeof visaTypes)[number];
  readonly isVisaTypeAssumed: boolean;
  readonly days: number;
  readonly flightClass: (typeof flightClasses)[number];
  readonly accommodation: (typeof accommodationTypes)[number];
  readonly dailyExpenses: (typeof dailyExpenseLevels)[number];
  readonly addOns: readonly (typeof addOns)[number][];
}

/** What a missing or unknown choice counts as. */
const [tourist] = visaTypes;
const [economy] = flightClasses;
const [budgetStay] = accommodationTypes;
const [budgetExpenses] = dailyExpenseLevels;

function planOf(trip: AnyTrip): Plan {
  const visaType = optionOf(visaTypes, trip.visaType);
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

type Costs = Readonly<Record<Exclude<keyof Breakdown, 'total'>, number>>;

function ratesTo(destination: Plan['destination']): DestinationRates {
  return destination ? ratesByDestination[destination.value] : defaultRates;
}

function costsOf(plan: Plan): Costs {
  const rates = ratesTo(plan.destination);
  return {
    visa: rates.visa[plan.visaType.value],
    flights: rates.flights[plan.flightClass.value],
    accommodation: nightlyRates[plan.accommodation.value] * plan.days,
    dailyExpenses: dailyRates[plan.dailyExpenses.value] * plan.days,
    addOns: sum(plan.addOns.map(({ value }) => addOnRates[value])),
  };
}

function totalOf(plan: Plan): number {
  return sum(Object.values(costsOf(plan)));
}

function inIndianGroups(digits: string): string {
  return digits.replace(/(\d)(?=(?:\d\d)+\d$)/g, '$1,');
}

function counted(count: number, unit: string): string {
  return `${inIndianGroups(String(count))} ${unit}${count === 1 ? '' : 's'}`;
}

/**
 * An amount of ₹ in Indian grouping, `₹1,38,500`, rounded to whole rupees: the same text on every machine, and
 * all digits of however large an amount. The amount is finite and not negative.
 */
export function formatRupees(amount: number): string {
  return `₹${inIndianGroups(String(BigInt(Math.round(amount))))}`;
}

function breakdownOf(plan: Plan): Breakdown {
  const costs = costsOf(plan);
  const { visaType, flightClass, accommodation, dailyExpenses, days } = plan;
  const visaWords = visaType.label.toLowerCase() + (plan.isVisaTypeAssumed ? ' (assumed)' : '');
  return {
    visa: { label: `Visa, ${visaWords}`, value: costs.visa },
    flights: { label: `Flights, ${flightClass.label.toLowerCase()}`, value: costs.flights },
    accommodation: {
      label: `Accommodation, ${accommodation.label.toLowerCase()}, ${counted(days, 'night')}`,
      value: costs.accommodation,
    },
    dailyExpenses: {
      label: `Daily expenses, ${dailyExpenses.label.toLowerCase()}, ${counted(days, 'day')}`,
      value: costs.dailyExpenses,
    },
    addOns: {
      label: 'Add-ons',
      value: costs.addOns,
      items: plan.addOns.map(({ value, label }) => ({ label, value: addOnRates[value] })),
    },
    total: { label: 'Total', value: sum(Object.values(costs)) },
  };
}

interface Saving {
  readonly change: string;
  /** In ₹; 0 or less when the change saves nothing. */
  readonly amount: number;
}

function largest(savings: readonly Saving[]): Saving {
  return savings.reduce((best, next) => (next.amount > best.amount ? next : best));
}

/** The best change of each choice, of those that save anything. Travel insurance is never advised against. */
function savingsOf(plan: Plan): Saving[] {
  const total = totalOf(plan);
  const saving = (change: string, changed: Partial<Plan>): Saving => ({
    change,
    amount: total - totalOf({ ...plan, ...changed }),
  });
  const instead = (option: { label: string }, chosen: { label: string }) =>
    `${option.label} instead of ${chosen.label.toLowerCase()}`;
  const flights = flightClasses.map((flightClass) =>
    saving(instead(flightClass, plan.flightClass), { flightClass }),
  );
  const stays = accommodationTypes.map((accommodation) =>
    saving(instead(accommodation, plan.accommodation), { accommodation }),
  );
  const expenses = dailyExpenseLevels.map((dailyExpenses) =>
    saving(`${instead(dailyExpenses, plan.dailyExpenses)} daily expenses`, { dailyExpenses }),
  );
  const extras = plan.addOns
    .filter(({ value }) => value !== 'travelInsurance')
    .map((addOn) =>
      saving(`Leaving out “${addOn.label}”`, { addOns: plan.addOns.filter((other) => other !== addOn) }),
    );
  return [
    largest(flights),
    largest(stays),
    largest(expenses),
    saving('One day less', { days: Math.max(1, plan.days - 1) }),
    ...extras,
  ].filter(({ amount }) => amount > 0);
}

const generalTips: readonly string[] = [
  'Compare the fares of a few days before and after your date: they differ from day to day.',
  'Travel outside school holidays and long weekends, when flights and rooms cost more.',
  'Apply for the visa before you pay for anything that cannot be refunded.',
];

function smartTipsFor(plan: Plan): readonly string[] {
  const savings = savingsOf(plan);
  if (savings.length === 0) return generalTips;
  return savings
    .sort((a, b) => b.amount - a.amount)
    .slice(0, smartTipLimit)
    .map(({ change, amount }) => `${change} saves ${formatRupees(amount)}`);
}

/**
 * What a trip costs, in whole ₹. A smart tip names one change and what it saves, the largest saving first, at
 * most one tip for each choice; when nothing can be saved the tips are general. Never throws, never changes
 * what it is given.
 */
export function estimateTrip(trip: AnyTrip): Estimate {
  const plan = planOf(trip);
  const breakdown = breakdownOf(plan);
  return {
    totalCost: breakdown.total.value,
    currency: 'INR',
    breakdown,
    smartTips: smartTipsFor(plan),
  };
}

/** The total for one day of the trip, in whole ₹. */
export function costPerDay(trip: AnyTrip): number {
  const plan = planOf(trip);
  return Math.round(totalOf(plan) / plan.days);
}

/** What flying to a destination costs in each class, in ₹; the default rates without a known destination. */
export function flightRatesTo(destination: string | undefined): Readonly<Record<FlightClass, number>> {
  return ratesTo(optionOf(destinations, destination)).flights;
}

/** One choice of the trip as it is counted. */
export interface CountedChoice {
  readonly label: string;
  readonly value: string;
}

/** The trip that an estimate is for, with every gap filled. */
export function countedChoices(trip: AnyTrip): readonly CountedChoice[] {
  const { destination, days, flightClass, accommodation } = planOf(trip);
  return [
    { label: 'Destination', value: destination?.label ?? 'Not decided yet' },
    { label: 'Duration', value: counted(days, 'day') },
    { label: 'Flights', value: flightClass.label },
    { label: 'Stay', value: accommodation.label },
  ];
}

/** One line of the sum: what it is for, how it came about, and the amount in ₹. */
export interface WorkedItem extends CostItem {
  readonly working: string;
}

function joined(amounts: readonly string[]): string {
  return amounts.length > 0 ? amounts.join(' + ') : 'None chosen';
}

/** How an estimate was worked out, line by line, with the total last. */
export function workingOf(trip: AnyTrip): readonly WorkedItem[] {
  const plan = planOf(trip);
  const { visa, flights, accommodation, dailyExpenses, addOns: extras, total } = breakdownOf(plan);
  const rate = plan.destination ? `Rate for ${plan.destination.label}` : 'Default rate';
  const nightlyRate = formatRupees(nightlyRates[plan.accommodation.value]);
  const dailyRate = formatRupees(dailyRates[plan.dailyExpenses.value]);
  const parts = [visa, flights, accommodation, dailyExpenses, extras];
  return [
    { ...visa, working: rate },
    { ...flights, working: rate },
    { ...accommodation, working: `${nightlyRate} × ${counted(plan.days, 'night')}` },
    { ...dailyExpenses, working: `${dailyRate} × ${counted(plan.days, 'day')}` },
    {
      label: extras.label,
      value: extras.value,
      working: joined(extras.items.map(({ label, value }) => `${label} ${formatRupees(value)}`)),
    },
    { ...total, working: joined(parts.map(({ value }) => formatRupees(value))) },
  ];
}
