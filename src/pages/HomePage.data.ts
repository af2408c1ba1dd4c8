import { linkOf } from '../../machines/blog-list/posts';
import type { CountryCategory } from '../../machines/country-listing/listing';
import { countries } from '../content/countries';
import { home } from '../content/destination-coordinates';
import { shownFactsOn } from '../content/fact-words';
import { guides } from '../content/guides/guides';
import { factDays } from '../content/fact-age';
import { listedChecks, mapDatesLineOn } from '../content/listed-answers';
import { mappedDestinations } from '../content/mapped-destinations';
import { posts } from '../content/post-list';
import type { PageRequest } from './page-request';

/** How many posts the home page shows. */
const latestCount = 3;

function countOf(region: CountryCategory): number {
  return countries.filter(({ category }) => category === region).length;
}

/** The figures, the newest posts, the map and the guides of the home page. */
export function load({ day }: PageRequest) {
  const { agencyClients, agencyDestinations, agencyVisaSuccess, passportValidity } = shownFactsOn(day);
  return {
    claims: {
      clients: agencyClients.now.value,
      destinations: agencyDestinations.now.value,
      visaSuccess: agencyVisaSuccess.now.value,
    },
    facts: { passportValidity: { words: passportValidity.words } },
    posts: posts.slice(0, latestCount).map(linkOf),
    home,
    destinations: mappedDestinations(day),
    regionCounts: {
      schengen: countOf('schengen'),
      north_america: countOf('north_america'),
      uk_oceania: countOf('uk_oceania'),
      asia: countOf('asia'),
      middle_east_africa: countOf('middle_east_africa'),
      other: countOf('other'),
    } satisfies Record<CountryCategory, number>,
    mapDates: mapDatesLineOn(day),
    age: factDays(listedChecks, day),
    guidePlaces: guides.map(({ guide, metadata }) => ({ to: guide.path, label: metadata.place })),
  };
}

export type HomeData = ReturnType<typeof load>;
