import type { EstimatorForm } from '../../machines/trip-estimator/estimator-form';

/** What a shared link brings. */
export const sharedTrip: EstimatorForm = {
  destinationCountry: 'usa',
  visaType: 'business',
  durationDays: '45',
  flightClass: 'business',
  accommodationType: '5star',
  dailyExpenses: 'luxury',
  addOns: { travelInsurance: true, airportTransfer: true, cityTour: true, simCard: true },
};

/** What the untouched form costs, as a request for a quote begins. Specification §7 and §9. */
export const untouchedCosts = [
  'Total: ₹1,02,500',
  '',
  'Visa, tourist: ₹5,000',
  'Flights, economy: ₹40,000',
  'Accommodation, 3-star hotel, 7 nights: ₹28,000',
  'Daily expenses, standard, 7 days: ₹28,000',
  'Add-ons: ₹1,500',
  '- Travel insurance: ₹1,500',
  '',
];
