/** A trip in the fragment of an address, which no server is sent: `/trip#trip?to=France&from=2027-01-20`. */
import * as v from 'valibot';
import { isBefore, isCalendarDate } from '../calendar';
import { queryValue } from '../query';
import type { TripFolder } from '../site/trip-folder/folder';
import { applicationVisaTypes } from '../visa-application/application';

/** What is handed on of a trip: nothing of who travels, of a passport or of a profile. */
export type SharedTrip = Pick<TripFolder, 'visaType' | 'entry' | 'exit'> & { readonly destination: string };

const prefix = '#trip?';

/** In characters; a longer fragment is not read. */
export const longestHash = 2000;

const parameters = { destination: 'to', visaType: 'visa', entry: 'from', exit: 'until' } as const;

const date = v.pipe(v.string(), v.check(isCalendarDate));

/** As a query writes it: a link in a message ends at a blank. */
function encoded(value: string): string {
  return encodeURIComponent(value).replaceAll('%20', '+');
}

/** The fragment that carries a trip; nothing where its destination is not known. */
export function hashOfTrip({ destination, visaType, entry, exit }: TripFolder): string {
  if (!destination) return '';
  const query = Object.entries({ destination, visaType, entry, exit })
    .filter(([, value]) => value)
    .map(([field, value = '']) => `${parameters[field as keyof typeof parameters]}=${encoded(value)}`)
    .join('&');
  return `${prefix}${query}`;
}

/** Whether a fragment is meant to carry a trip. */
export function carriesTrip(hash: string): boolean {
  return hash.startsWith(prefix);
}

/**
 * The trip in a fragment, read as what a stranger wrote: a destination that we know, and of the rest what fits. Nothing where there is
 * no such destination, or the fragment is too long.
 */
export function tripInHash(hash: string, destinations: readonly string[]): SharedTrip | undefined {
  if (!carriesTrip(hash) || hash.length > longestHash) return undefined;
  const query = hash.slice(prefix.length);
  const read = <Value>(schema: v.GenericSchema<unknown, Value>, parameter: string): Value | undefined => {
    const { success, output } = v.safeParse(schema, queryValue(query, parameter));
    return success ? output : undefined;
  };
  const destination = read(v.picklist(destinations), parameters.destination);
  if (destination === undefined) return undefined;
  const visaType = read(v.picklist(applicationVisaTypes), parameters.visaType);
  const entry = read(date, parameters.entry);
  const exit = read(date, parameters.exit);
  return {
    destination,
    ...(visaType !== undefined && { visaType }),
    ...(entry !== undefined && { entry }),
    ...(exit !== undefined && !(entry !== undefined && isBefore(exit, entry)) && { exit }),
  };
}

/** What taking a shared trip does to the visitor's own: nothing yet is there, it is the same, it changes, or another takes its place. */
export type Effect = 'begins' | 'nothing' | 'changes' | 'replaces';

export function effectOf(shared: SharedTrip, own: TripFolder): Effect {
  if (own.destination === undefined) return 'begins';
  if (own.destination !== shared.destination) return 'replaces';
  const fields = ['visaType', 'entry', 'exit'] as const;
  const isSame = fields.every((field) => shared[field] === undefined || shared[field] === own[field]);
  return isSame ? 'nothing' : 'changes';
}
