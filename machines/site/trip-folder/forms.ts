/**
 * What the forms of the site say of the trip (patches), and what the trip has for them (prefills): each asks in its own words. A form
 * is given only what it has a word for.
 */
import { daysBetween, isCalendarDate } from '../../calendar';
import {
  visaTypesByDestination,
  type Destination as CheckerDestination,
} from '../../eligibility-checker/choices';
import { isOneOf } from '../../options';
import { isSameDestination, isSchengen, schengenArea } from '../../schengen';
import type { Traveller } from '../../traveller-documents/documents';
import { destinations as estimatorDestinations } from '../../trip-estimator/estimator-form';
import type { TripFolder } from './folder';

/** The answers of the apply form that are about the trip. */
export interface ApplicationAnswers {
  readonly country: string;
  readonly visaType: string;
}

/** The answers of the checker that are about the trip, as ids; nothing chosen is `''`. */
export interface CheckerAnswers {
  readonly destinationCountry: string;
  readonly visaType: string;
  /** YYYY-MM-DD. */
  readonly passportValidity: string;
}

/** Who travels, as the checker asks. */
export interface CheckerProfile {
  readonly occupation: string;
  readonly age: number;
  readonly traveledAbroad: string;
}

/** The choices of the estimator that are about the trip. */
export interface EstimatorAnswers {
  readonly destinationCountry: string;
  readonly visaType: string;
}

const namesById: ReadonlyMap<string, string> = new Map([
  ['schengen', schengenArea],
  ['usa', 'United States'],
  ['uk', 'United Kingdom'],
  ['uae', 'United Arab Emirates'],
  ['canada', 'Canada'],
  ['australia', 'Australia'],
  ['singapore', 'Singapore'],
  ['malaysia', 'Malaysia'],
  ['thailand', 'Thailand'],
]);

/** The id of a destination in the checker and the estimator; nothing where they have none of its own. */
function idOf(destination: string): string | undefined {
  if (isSchengen(destination)) return 'schengen';
  return [...namesById].find(([, name]) => name === destination)?.[0];
}

const tourist = 'Tourist Visa';
const business = 'Business Visa';
const family = 'Family Visit Visa';
const transit = 'Transit Visa';

/** The visa types of the checker by destination, as the apply form calls them. A type that is not here is not said. */
const checkerTypes: Readonly<Partial<Record<CheckerDestination, Readonly<Record<string, string>>>>> = {
  schengen: { tourist, business, transit, family_visit: family },
  usa: { c1: transit },
  uk: { transit },
  uae: { transit_48h: transit, transit_96h: transit, tourist_30: tourist, tourist_60: tourist },
  canada: { transit },
  australia: { visitor_600_tourist: tourist, visitor_600_business: business, transit_771: transit },
  singapore: { tourist, business },
  malaysia: { evisa_tourist: tourist },
  thailand: { tourist_voa: tourist, tourist_evisa: tourist },
  other: { general_tourist: tourist, general_business: business },
};

/** Visas that are one for several purposes: offered for each of them, and said for none. */
const visitorTypes: Readonly<Partial<Record<CheckerDestination, string>>> = {
  usa: 'b1_b2',
  uk: 'standard_visitor',
  canada: 'visitor',
};

function checkerTypeFor(id: CheckerDestination, visaType: string | undefined): string | undefined {
  if (visaType === undefined) return undefined;
  const visitor = visitorTypes[id];
  if (visitor !== undefined && [tourist, business, family].includes(visaType)) return visitor;
  // Where one purpose has several visas, which of them is the visitor's to say.
  const meant = Object.entries(checkerTypes[id] ?? {}).filter(([, name]) => name === visaType);
  return meant.length === 1 ? meant[0]?.[0] : undefined;
}

const estimatorTypes: Readonly<Record<string, string>> = { tourist, business, transit };

/** A destination as the visitor's trip calls it: a country that is known stays, when the area around it is said. */
function destinationPatch(name: string | undefined, { destination }: TripFolder): TripFolder {
  if (name === undefined) return {};
  const isKnown = destination !== undefined && name === schengenArea && isSameDestination(destination, name);
  return { destination: isKnown ? destination : name };
}

function known<Field extends keyof TripFolder>(field: Field, value: TripFolder[Field] | ''): TripFolder {
  return value === '' || value === undefined ? {} : { [field]: value };
}

/** What the apply form says of the trip. */
export function patchByApplication({ country, visaType }: ApplicationAnswers): TripFolder {
  return { ...known('destination', country), ...known('visaType', visaType) };
}

/** What the checker says of the trip. "Another country" says nothing, and neither does a date that no calendar has. */
export function patchByChecker(answers: CheckerAnswers, folder: TripFolder): TripFolder {
  const { destinationCountry, visaType, passportValidity } = answers;
  const types = checkerTypes[destinationCountry as CheckerDestination];
  return {
    ...destinationPatch(namesById.get(destinationCountry), folder),
    ...known('visaType', types?.[visaType]),
    ...known('passportExpiry', isCalendarDate(passportValidity) ? passportValidity : ''),
  };
}

const occupationsById: Readonly<Record<string, Traveller['occupation']>> = {
  salaried_private: 'salaried',
  salaried_govt: 'salaried',
  self_employed_business: 'self-employed',
  self_employed_professional: 'self-employed',
  student: 'student',
  homemaker: 'homemaker',
  retired: 'retired',
};

/** Who travels, as the checker was told; who pays is not among its questions. Nothing for an occupation that no list knows. */
export function travellerOf(
  { occupation, age, traveledAbroad }: CheckerProfile,
  { traveller }: TripFolder,
): TripFolder {
  const listed = occupationsById[occupation];
  if (!listed) return {};
  return {
    traveller: {
      occupation: listed,
      payer: traveller?.payer ?? 'self',
      ...(traveller?.purpose && { purpose: traveller.purpose }),
      age: age < 18 ? 'minor' : 'adult',
      trips: traveledAbroad === 'yes' ? 'again' : 'first',
    },
  };
}

/** Whether the estimator has rates of its own for a destination, as the trip calls it. */
export function hasRates(destination: string): boolean {
  return isOneOf(estimatorDestinations, idOf(destination));
}

/** What the estimator says of the trip. The visa type that it begins with is nobody's word. */
export function patchByEstimator({ destinationCountry }: EstimatorAnswers, folder: TripFolder): TripFolder {
  return destinationPatch(namesById.get(destinationCountry), folder);
}

/** What the trip has for each form, in the form's own words; only what is known. */
export interface TripPrefills {
  readonly application: Partial<Record<'country' | 'visaType' | 'stateOfApplication', string>>;
  readonly checker: Partial<
    Record<
      'destinationCountry' | 'visaType' | 'stateOfApplication' | 'passportValidity' | 'occupation',
      string
    >
  >;
  readonly estimator: Partial<Record<'destinationCountry' | 'visaType' | 'durationDays', string>>;
}

function withValues<Field extends string>(
  fields: Record<Field, string | undefined>,
): Partial<Record<Field, string>> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Partial<
    Record<Field, string>
  >;
}

const checkerOccupations: Readonly<Partial<Record<Traveller['occupation'], string>>> = {
  student: 'student',
  homemaker: 'homemaker',
  retired: 'retired',
};

/** What the trip has for the forms. The area has no place in the apply form, which asks for one country. */
export function prefillsOf({
  destination,
  visaType,
  entry,
  exit,
  passportExpiry,
  traveller,
  state,
}: TripFolder): TripPrefills {
  const id = destination === undefined ? undefined : idOf(destination);
  const checkerId = destination === undefined ? undefined : ((id ?? 'other') as CheckerDestination);
  const estimatorType = Object.entries(estimatorTypes).find(([, name]) => name === visaType)?.[0];
  const checkerType = checkerId && checkerTypeFor(checkerId, visaType);
  return {
    application: withValues({
      country: destination === schengenArea ? undefined : destination,
      visaType,
      stateOfApplication: state,
    }),
    checker: withValues({
      destinationCountry: checkerId,
      visaType:
        checkerId && isOneOf(visaTypesByDestination[checkerId], checkerType) ? checkerType : undefined,
      stateOfApplication: state,
      passportValidity: passportExpiry,
      occupation: traveller && checkerOccupations[traveller.occupation],
    }),
    estimator: withValues({
      destinationCountry: isOneOf(estimatorDestinations, id) ? id : undefined,
      visaType: estimatorType,
      durationDays:
        entry === undefined || exit === undefined ? undefined : String(daysBetween(entry, exit) + 1),
    }),
  };
}
