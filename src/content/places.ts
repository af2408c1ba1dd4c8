import type { Place } from '../../machines/destination-chooser/place';
import { checkedOn, publicationsOf } from '../../machines/evidence';
import { publicationWords } from '../../machines/publications';
import { destinationPath } from '../../machines/country-listing/listing';
import { answeredDestinations } from './further-destinations';
import { guidePaths } from './guides/guide-paths';
import { otherDestinations, shortAnswerFor, unknownDestinations } from './other-destinations';

function shortPlace(name: string): Place {
  const short = shortAnswerFor(name);
  if (!short) return { name };
  const { answer, note } = short;
  return {
    name,
    answer: {
      sentence: answer,
      ...(note !== undefined && { note }),
      sources: publicationsOf([short]).map(publicationWords),
      checked: checkedOn(short),
    },
  };
}

/** What people ask for as one place; the answer is the guide. */
const schengenArea: Place = { name: 'Schengen Area', path: guidePaths.schengen };

/** Every place that can be asked for: those with a page, the Schengen area, then the rest of the world with a short answer. */
export const places: readonly Place[] = [
  ...answeredDestinations.map(({ name }) => ({ name, path: destinationPath(name) })),
  schengenArea,
  ...[...otherDestinations, ...unknownDestinations].map(shortPlace),
];
