import type { VisaNeed } from '../country-listing/listing';

/** What the marks of the map can be narrowed to; several together narrow it further. */
export const mapFilters = ['no-visa', 'in-ten-days', 'under-five-thousand'] as const;
export type MapFilter = (typeof mapFilters)[number];

/** A destination as the filters see it. What is absent is not known, and no filter that asks for it lets it through. */
export interface Filtered {
  readonly need?: VisaNeed;
  /** The most calendar days that the authorities take. */
  readonly days?: number;
  /** The government's fee, ₹. */
  readonly rupees?: number;
}

const tests: Readonly<Record<MapFilter, (destination: Filtered) => boolean>> = {
  'no-visa': ({ need }) => need === 'none',
  'in-ten-days': ({ days }) => days !== undefined && days <= 10,
  'under-five-thousand': ({ rupees }) => rupees !== undefined && rupees < 5000,
};

/** Whether a destination is what every one of the filters asks for. Specification §2, Home. */
export function passes(destination: Filtered, filters: readonly MapFilter[]): boolean {
  return filters.every((filter) => tests[filter](destination));
}
