/** The places that the chooser knows: how they are found by what people call them. */
import { isCalled, meaningOf, nameInQuestion, namesBeginningWith, otherNameOf } from '../place-names';
import type { FoundPlace, Place } from './place';

/** More would not be read while somebody types. */
const shownMost = 5;

function closeness(name: string, wanted: string): number {
  const own = name.toLowerCase();
  if (own === wanted || isCalled(name, wanted)) return 0;
  if (own.startsWith(wanted)) return 1;
  return own.split(/[\s-]/).some((word) => word.startsWith(wanted)) ? 2 : 3;
}

function byName(places: readonly Place[], text: string): readonly FoundPlace[] {
  const wanted = text.toLowerCase();
  return places
    .map((place) => ({ place, rank: closeness(place.name, wanted) }))
    .filter(({ place, rank }) => rank < 3 || (wanted.length > 2 && place.name.toLowerCase().includes(wanted)))
    .sort((one, other) => one.rank - other.rank)
    .map(({ place }) => place);
}

function byOtherName(places: readonly Place[], text: string): readonly FoundPlace[] {
  const exact = otherNameOf(text);
  return (exact ? [exact] : namesBeginningWith(text)).flatMap((other) =>
    places
      .filter(({ name }) => name === other.country)
      .map((place) => ({ ...place, meaning: meaningOf(other) })),
  );
}

/** Who asks for the documents of a place is led to them. */
function atDocuments(place: FoundPlace, text: string): FoundPlace {
  if (place.path === undefined || !/\b(?:documents?|papers?|checklist)\b/i.test(text)) return place;
  return { ...place, path: `${place.path}#documents` };
}

/** The places that a text may mean, the likeliest first, at most five. */
export function placesMeant(places: readonly Place[], text: string): readonly FoundPlace[] {
  for (const wanted of new Set([text.trim(), nameInQuestion(text)])) {
    if (wanted === '') continue;
    const isOther = otherNameOf(wanted) !== undefined;
    const named = byName(places, wanted);
    const called = byOtherName(places, wanted);
    const found = isOther ? [...called, ...named] : [...named, ...called];
    const once = found.filter(({ name }, at) => found.findIndex((other) => other.name === name) === at);
    if (once.length > 0) return once.slice(0, shownMost).map((place) => atDocuments(place, text));
  }
  return [];
}
