import { linkOf } from '../../machines/blog-list/posts';
import type { Country } from '../../machines/country-listing/listing';
import { countries } from '../content/countries';
import { destinationCoordinates, home } from '../content/destination-coordinates';
import { shownFactsOn } from '../content/fact-words';
import { guides } from '../content/guides/guides';
import { posts } from '../content/post-list';
import type { PageRequest } from './page-request';

/** How many posts the home page shows. */
const latestCount = 3;

function onTheMap({ name, shortName, category }: Country) {
  const coordinates = destinationCoordinates.get(shortName);
  if (!coordinates)
    throw new Error(`${name} has no coordinates: see src/content/destination-coordinates.ts.`);
  return { name, category, ...coordinates };
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
    destinations: countries.map(onTheMap),
    guidePlaces: guides.map(({ guide, metadata }) => ({ to: guide.path, label: metadata.place })),
  };
}

export type HomeData = ReturnType<typeof load>;
