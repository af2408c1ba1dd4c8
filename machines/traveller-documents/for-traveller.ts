/** What one traveller is asked for of a visa's one list. */
import { documentsOf, type Asked, type DocumentList, type Traveller, type VisaDocument } from './documents';

/** What holds of a traveller. A child has no occupation but school, and does not pay. */
function kindsOf({ occupation, payer, age, trips, purpose }: Traveller): ReadonlySet<Asked> {
  const isChild = age === 'minor';
  return new Set<Asked>([
    'everyone',
    isChild ? 'minor' : 'adult',
    ...(isChild && occupation !== 'student' ? [] : [occupation]),
    ...(payer === 'self' ? [] : ([payer, 'sponsored'] as const)),
    ...(isChild && payer === 'self' ? (['family', 'sponsored'] as const) : []),
    ...(payer === 'host' || purpose === 'visit' ? (['hosted'] as const) : []),
    ...(purpose === 'business' ? (['business'] as const) : []),
    trips === 'first' ? 'first-trip' : 'been-abroad',
  ]);
}

/** A document as one traveller is asked for it. */
export type AskedDocument = Pick<VisaDocument, 'id' | 'text' | 'note' | 'tag' | 'photo'>;

/** The documents that a traveller is asked for, in the list's order and in the words that fit them. */
export function documentsFor(list: DocumentList, traveller: Traveller): readonly AskedDocument[] {
  const kinds = kindsOf(traveller);
  return documentsOf(list)
    .filter(({ asked }) => asked.some((kind) => kinds.has(kind)))
    .map(({ id, text, note, tag, photo, words = {} }) => {
      const fitting = Object.entries(words).find(([kind]) => kinds.has(kind as Asked))?.[1];
      return {
        id,
        text: fitting ?? text,
        ...(fitting === undefined && note !== undefined && { note }),
        ...(tag && { tag }),
        ...(photo !== undefined && { photo }),
      };
    });
}

/** From this age on, in years, a child may be asked for papers of a school. */
const schoolAge = 5;

/** Whether a document is a child's own, not that of whoever pays: they travel with the child, and bring it themselves. */
const isOwn = ({ asked, isPayers }: VisaDocument) =>
  !isPayers && asked.some((kind) => kind === 'everyone' || kind === 'minor' || kind === 'student');

/**
 * What the children who travel along with somebody are asked for besides that traveller's own list. An age of null is not known, and
 * may be that of a pupil.
 */
export function documentsForChildren(
  list: DocumentList,
  traveller: Traveller,
  ages: readonly (number | null)[],
): readonly AskedDocument[] {
  if (ages.length === 0) return [];
  const isPupil = ages.some((age) => age === null || age >= schoolAge);
  const child: Traveller = {
    age: 'minor',
    occupation: isPupil ? 'student' : traveller.occupation,
    payer: traveller.payer === 'host' ? 'host' : 'family',
    trips: traveller.trips,
    purpose: traveller.purpose === 'visit' ? 'visit' : 'tourism',
  };
  const already = documentsFor(list, traveller).map(({ text }) => text);
  const ownIds = documentsOf(list)
    .filter(isOwn)
    .map(({ id }) => id);
  return documentsFor(list, child).filter(({ id, text }) => ownIds.includes(id) && !already.includes(text));
}
