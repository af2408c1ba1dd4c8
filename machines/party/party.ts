/** Who travels together. The estimate multiplies by it; nothing else of a trip depends on it. */
import * as v from 'valibot';

/** At most so many of each: more is a group, which asks for a quote. */
export const mostAdults = 9;
export const mostChildren = 9;

const oldestChild = 17;

/** Ages that a child can be given, in years. */
export const childAges = Array.from({ length: oldestChild + 1 }, (_, age) => age);

export const partySchema = v.object({
  adults: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(mostAdults)),
  /** Each child's age in years; null while nobody has said it. */
  children: v.pipe(
    v.array(v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(oldestChild)))),
    v.maxLength(mostChildren),
    v.readonly(),
  ),
});

export type Party = Readonly<v.InferOutput<typeof partySchema>>;

/** One adult, as every estimate counts. */
export const alone: Party = { adults: 1, children: [] };

/** How many people travel. */
export function travellersIn({ adults, children }: Party): number {
  return adults + children.length;
}

/** The party with other numbers of adults and children; what no party can be is cut. The last child goes first. */
export function withNumbers(party: Party, numbers: { adults?: number; children?: number }): Party {
  const within = (wanted: number, least: number, most: number) =>
    Number.isFinite(wanted) ? Math.min(Math.max(Math.trunc(wanted), least), most) : least;
  const adults = within(numbers.adults ?? party.adults, 1, mostAdults);
  const children = within(numbers.children ?? party.children.length, 0, mostChildren);
  return {
    adults,
    children: Array.from({ length: children }, (_, index) => party.children[index] ?? null),
  };
}

/** The party with the age of one child said, or not said any more. */
export function withAge(party: Party, child: number, age: number | null): Party {
  const aged = { ...party, children: party.children.map((known, index) => (index === child ? age : known)) };
  return v.is(partySchema, aged) ? aged : party;
}
