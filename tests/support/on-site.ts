import type { AnyEventObject, AnyStateMachine } from 'xstate';
import { countries } from '../../src/content/countries';
import { listedAnswerOn } from '../../src/content/listed-answers';
import { todayInIndia } from '../../src/content/today';
import type { FlowPaths } from './flow-paths';
import { contactFormPaths } from '../contact-form/driver';
import { countryListingPaths } from '../country-listing/driver';
import { eligibilityCheckerPaths } from '../eligibility-checker/driver';
import { staffSessionPaths } from '../site/staff-session/driver';
import { tripEstimatorPaths } from '../trip-estimator/driver';
import { visaApplicationPaths } from '../visa-application/driver';

export type AnyPaths = FlowPaths<AnyStateMachine, AnyEventObject, unknown>;

/** The flows whose paths can be walked on the whole site: by `npm run test:paths -- --chromium`, and in the atlas. */
export const flowsOnSite = [
  eligibilityCheckerPaths,
  visaApplicationPaths,
  countryListingPaths(
    countries.map((country) => ({ ...country, answer: listedAnswerOn(country, todayInIndia()) })),
  ),
  contactFormPaths,
  staffSessionPaths,
  tripEstimatorPaths,
] as unknown as readonly AnyPaths[];
