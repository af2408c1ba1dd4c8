import { schengenArea } from '../../machines/schengen';
import { countryNames } from './country-names';

/** Where a trip can go, in the order in which it is asked: the Schengen area first. */
export const tripDestinations: readonly string[] = [schengenArea, ...countryNames];
