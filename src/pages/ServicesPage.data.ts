import type { Country } from '../../machines/country-listing/listing';
import { factDays } from '../content/fact-age';
import { countries } from '../content/countries';
import { asOf } from '../content/facts';
import { listedAnswerOn, listedChecks, listedDatesLineOn } from '../content/listed-answers';
import type { PageRequest } from './page-request';

/** The destinations of the visa listing, each with what its card answers. */
export function load({ day }: PageRequest) {
  return {
    asOf,
    countries: countries.map((country): Country => ({ ...country, answer: listedAnswerOn(country, day) })),
    dates: { line: listedDatesLineOn(day), publications: [] },
    age: factDays(listedChecks, day),
  };
}

export type ServicesData = ReturnType<typeof load>;
