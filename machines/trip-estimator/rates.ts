/** What each choice of a trip costs. Specification §9. */
import { optionOf } from '../options';
import {
  destinations,
  type AccommodationType,
  type AddOn,
  type DailyExpenseLevel,
  type Destination,
  type FlightClass,
  type VisaType,
} from './estimator-form';

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

/** The rates of a destination; the default ones without a known destination. */
export function ratesTo(destination: string | undefined): DestinationRates {
  const known = optionOf(destinations, destination);
  return known ? ratesByDestination[known.value] : defaultRates;
}
