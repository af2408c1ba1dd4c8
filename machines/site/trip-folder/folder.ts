import * as v from 'valibot';
import { isBefore, isCalendarDate } from '../../calendar';
import { statesOfIndia } from '../../india';
import { partySchema, type Party } from '../../party/party';
import type { StorageKey } from '../../ports';
import { isSameDestination } from '../../schengen';
import { occupations, payers, purposes, type Traveller } from '../../traveller-documents/documents';
import { heldSchema, issuers, type HeldVisa } from '../../visas-held/held';
import { tripFolderKeys } from './keys';

/** What a visitor has said of one trip, anywhere on the site; what was not said is absent. Dates as YYYY-MM-DD. */
export interface TripFolder {
  readonly destination?: string;
  readonly visaType?: string;
  readonly entry?: string;
  readonly exit?: string;
  readonly passportIssued?: string;
  readonly passportExpiry?: string;
  readonly traveller?: Traveller;
  readonly party?: Party;
  /** The visas and residence permits in the passport. */
  readonly visas?: readonly HeldVisa[];
  /** The state or union territory that the visitor lives in; an empty text in a patch takes it back. */
  readonly state?: string;
  /** How many documents of a list are ready. */
  readonly documents?: { readonly list: string; readonly ready: number; readonly total: number };
  /** The checker's last result. */
  readonly score?: { readonly score: number; readonly status: string };
  /** The last estimate, for one traveller: in whole ₹, for so many days. */
  readonly estimate?: { readonly total: number; readonly days: number };
  /** The application that was sent. */
  readonly sent?: { readonly reference: string; readonly on: string };
  /** Where the visitor wants it kept, who was asked: no longer than the tab. */
  readonly keeping?: 'tab';
}

export const emptyFolder: TripFolder = {};

const date = v.pipe(v.string(), v.check(isCalendarDate));
const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100));
const words = v.pipe(v.string(), v.minLength(1), v.maxLength(80));

const entrySchemas = {
  destination: words,
  visaType: words,
  entry: date,
  exit: date,
  passportIssued: date,
  passportExpiry: date,
  traveller: v.object({
    occupation: v.picklist(occupations),
    // A trip that was kept before family and host were told apart says only that somebody else pays.
    payer: v.pipe(
      v.picklist([...payers, 'sponsor']),
      v.transform((payer) => (payer === 'sponsor' ? 'family' : payer)),
    ),
    age: v.picklist(['adult', 'minor']),
    trips: v.picklist(['first', 'again']),
    purpose: v.exactOptional(v.picklist(purposes)),
  }),
  party: partySchema,
  visas: v.pipe(v.array(heldSchema), v.maxLength(issuers.length), v.readonly()),
  state: v.picklist(statesOfIndia),
  documents: v.object({ list: words, ready: count, total: count }),
  score: v.object({ score: v.pipe(v.number(), v.minValue(0), v.maxValue(100)), status: words }),
  estimate: v.object({
    total: v.pipe(v.number(), v.integer(), v.minValue(0)),
    days: v.pipe(v.number(), v.integer(), v.minValue(1)),
  }),
  sent: v.object({ reference: words, on: date }),
  keeping: v.literal('tab'),
} satisfies { [Field in keyof TripFolder]-?: v.GenericSchema<unknown, Required<TripFolder>[Field]> };

/** What an entry was called in a folder that was kept before. */
const formerNames: Readonly<Partial<Record<keyof TripFolder, string>>> = { documents: 'papers' };

/**
 * The folder in what was read from somewhere, entry by entry: one that does not fit is left out, and the others stay. Nothing when
 * nothing is in it.
 */
export function checkFolder(stored: unknown): TripFolder | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined;
  const fitting = Object.entries(entrySchemas).flatMap(([field, schema]) => {
    const kept = stored as Record<string, unknown>;
    const former = formerNames[field as keyof TripFolder] ?? field;
    const { success, output } = v.safeParse(schema, kept[field] ?? kept[former]);
    return success ? [[field, output] as const] : [];
  });
  const folder = Object.fromEntries(fitting) as TripFolder;
  return isEmpty(folder) ? undefined : folder;
}

/** The trip until the tab is closed. */
export const tripInTabStorageKey: StorageKey<TripFolder> = {
  key: tripFolderKeys.inTab,
  lasts: 'tab',
  check: checkFolder,
};

/** The trip on the device, for who asks for that. */
export const tripOnDeviceStorageKey: StorageKey<TripFolder> = {
  key: tripFolderKeys.onDevice,
  lasts: 'device',
  check: checkFolder,
};

function without(folder: TripFolder, forgotten: readonly (keyof TripFolder)[]): TripFolder {
  const rest: { -readonly [Field in keyof TripFolder]: TripFolder[Field] } = { ...folder };
  for (const field of forgotten) delete rest[field];
  return rest;
}

/**
 * The folder after something was said. Another destination takes the visa type, the documents, the score, the estimate and what was sent with it,
 * unless they are said in the same breath; an exit before the entry is forgotten; an empty text takes its entry out.
 */
export function withPatch(folder: TripFolder, patch: TripFolder): TripFolder {
  const isElsewhere =
    patch.destination !== undefined &&
    folder.destination !== undefined &&
    !isSameDestination(patch.destination, folder.destination);
  const kept = isElsewhere ? without(folder, ['visaType', 'documents', 'score', 'estimate', 'sent']) : folder;
  const merged: TripFolder = { ...kept, ...patch };
  const isTurned = merged.entry && merged.exit && isBefore(merged.exit, merged.entry);
  const known = Object.entries(isTurned ? without(merged, ['exit']) : merged).filter(
    ([, value]) => value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0),
  );
  return Object.fromEntries(known) as TripFolder;
}

/** Whether anything of a trip is in it. */
export function isEmpty({ keeping: _, ...trip }: TripFolder): boolean {
  return Object.keys(trip).length === 0;
}

/** What an application needs to be known of a trip, in the order in which it is asked for. */
const asked = ['destination', 'entry', 'exit', 'passportExpiry', 'visaType', 'traveller'] as const;

export type AskedField = (typeof asked)[number];

/** What is still missing before an application can be sent; nothing once one was. */
export function missingFields(folder: TripFolder): readonly AskedField[] {
  return folder.sent ? [] : asked.filter((field) => folder[field] === undefined);
}
