/** The countries that license who may advise travellers on their visas for a fee. */
export const licensingPlaces = ['Canada', 'New Zealand', 'Australia', 'United Kingdom'] as const;
export type LicensingPlace = (typeof licensingPlaces)[number];

/** A licence of the agency, or of somebody who works for it, to advise on one country's visas. */
export interface Licence {
  readonly place: LicensingPlace;
  /** Whose it is, as in the country's register. */
  readonly holder: string;
  /** Its number in the register. */
  readonly number: string;
}

/** What the agency may do for an application to a country that licenses advice. */
export interface LicensedHelp {
  readonly place: LicensingPlace;
  /** The licence that lets an adviser review a case; without one nobody does. */
  readonly licence?: Licence;
  /** Whether the traveller's own answers may be written into the form, as they are said. */
  readonly writesForms: boolean;
}

function isLicensingPlace(place: string): place is LicensingPlace {
  return licensingPlaces.some((licensing) => licensing === place);
}

/**
 * What the agency may offer for a country; nothing for one that does not license advice. Specification §6, Licensed advice:
 * without a licence no case is reviewed, and for Canada no form is filled in either.
 */
export function licensedHelpFor(place: string, licences: readonly Licence[]): LicensedHelp | undefined {
  if (!isLicensingPlace(place)) return undefined;
  const licence = licences.find((held) => held.place === place);
  return {
    place,
    ...(licence && { licence }),
    writesForms: licence !== undefined || place !== 'Canada',
  };
}

/** The countries whose cases nobody here may review. */
export function placesWithoutReview(licences: readonly Licence[]): readonly LicensingPlace[] {
  return licensingPlaces.filter((place) => !mayReview(place, licences));
}

/** Whether cases of a country may be reviewed: its own law does not ask for a licence, or there is one. */
export function mayReview(place: string, licences: readonly Licence[]): boolean {
  const help = licensedHelpFor(place, licences);
  return help === undefined || help.licence !== undefined;
}
