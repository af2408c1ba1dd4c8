import { inWords } from '../../machines/text';
import type { Bookings, Onward, Route, TransitWay } from '../../machines/transit/rules';

export const onwardChoices: readonly { readonly value: Onward; readonly label: string }[] = [
  { value: 'schengen', label: 'A Schengen country' },
  { value: 'uk', label: 'United Kingdom' },
  { value: 'usa', label: 'USA' },
  { value: 'canada', label: 'Canada' },
  { value: 'australia', label: 'Australia' },
  { value: 'new-zealand', label: 'New Zealand' },
  { value: 'india', label: 'India' },
  { value: 'latin-four', label: 'Mexico, Panama, Colombia or Venezuela' },
  { value: 'elsewhere', label: 'Somewhere else' },
];

/** "If you fly on to a Schengen country" */
export function onwardTitle(onward: readonly Onward[]): string {
  const named = onwardChoices.filter(({ value }) => onward.includes(value)).map(({ label }) => label);
  return `If you fly on to ${inWords(named.map((label) => label.replace(/^A /, 'a ')))}`;
}

export const bookingChoices: readonly { readonly value: Bookings; readonly label: string }[] = [
  { value: 'one', label: 'One, for all flights' },
  { value: 'two', label: 'Two or more' },
];

export const routeChoices: readonly { readonly value: Route; readonly label: string }[] = [
  { value: 'inside', label: 'I stay in the transit area' },
  { value: 'bags', label: 'I collect my bags' },
  { value: 'out', label: 'I leave it: another airport, a hotel, the city' },
];

/** The heading of the answer for a way. */
export const wayTitles: Readonly<Record<TransitWay, string>> = {
  airside: 'If you stay in the transit area',
  border: 'If you pass the border',
};

/** Said where bags may come out between two bookings. */
export const twoBookingsLine =
  'With two bookings, ask the first airline whether your bags go through to the last airport. If you have to collect them, you pass the border.';
