/** How the search finds what the site holds: by the beginnings of words, and past one slip of the finger. Specification §2, Search. */

/** In the order in which they come where nothing else decides. */
export const foundKinds = ['destination', 'tool', 'question', 'guide', 'article', 'page'] as const;
export type FoundKind = (typeof foundKinds)[number];

/** Something that can be found. */
export interface Findable {
  readonly kind: FoundKind;
  readonly title: string;
  /** Its other names, parted by spaces: they count as its title does. */
  readonly called?: string;
  /** Where it is; absent for the estimator, which opens over any page. */
  readonly path?: string;
  /** What people call it besides, parted by spaces. */
  readonly words: string;
  /** What it has, as others of its kind have: such a word alone is no reason to lead there. */
  readonly besides?: string;
  /** What is said at once where it is the first that is found. */
  readonly answer?: string;
}

/** Everything that can be found, and the words of a question that say nothing of what is looked for. */
export interface Searched {
  readonly everything: readonly Findable[];
  readonly smallWords: readonly string[];
}

/** At most this many of a kind, so that every kind has a place on the screen. */
const mostOfKind = 6;

/** Longer texts are no question: what is beyond is not read. */
const longestText = 200;

/** The words of a text without accents, in lower case. */
export function plainWords(text: string): readonly string[] {
  return (
    text
      .normalize('NFD')
      .replace(/\p{M}+/gu, '')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}

const wordsOf = new WeakMap<
  Findable,
  { readonly title: readonly string[]; readonly rest: readonly string[]; readonly besides: readonly string[] }
>();

function indexed(findable: Findable) {
  const known = wordsOf.get(findable);
  if (known) return known;
  const { title, called = '', words: other, besides = '' } = findable;
  const words = {
    title: plainWords(`${title} ${called}`),
    rest: plainWords(other),
    besides: plainWords(besides),
  };
  wordsOf.set(findable, words);
  return words;
}

const fitNamed = 8;
const fitWord = 5;
const fitBesides = 1;

/** How well a word fits: a word of the title counts for more than another name, a whole word for more than a beginning. */
function fit(word: string, findable: Findable): number {
  const { title, rest, besides } = indexed(findable);
  if (title.includes(word)) return fitNamed;
  if (rest.includes(word)) return fitWord;
  if (word.length < 2) return 0;
  if (title.some((one) => one.startsWith(word))) return 4;
  if (word.length > 2 && rest.some((one) => one.startsWith(word))) return 2;
  return besides.some((one) => one === word || (word.length > 2 && one.startsWith(word))) ? fitBesides : 0;
}

/** How well all words together fit: what it has besides counts in full once a word names it. */
function scoreOf(fits: readonly number[]): number {
  const isNamed = fits.some((one) => one === fitNamed);
  return fits.reduce((sum, one) => sum + (isNamed && one === fitBesides ? fitWord : one), 0);
}

/** Whether one letter put in, left out or exchanged, or two neighbours the other way round, make one word of the other. */
export function isOneSlipFrom(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (long.length - short.length > 1 || short === long) return false;
  let at = 0;
  while (at < short.length && short[at] === long[at]) at += 1;
  if (short.length < long.length) return short.slice(at) === long.slice(at + 1);
  const isExchanged = short.slice(at + 1) === long.slice(at + 1);
  const isTurned =
    short[at] === long[at + 1] && short[at + 1] === long[at] && short.slice(at + 2) === long.slice(at + 2);
  return isExchanged || isTurned;
}

/** Shorter words have too many neighbours. */
const shortestSlip = 4;

/** The word that somebody meant who wrote one that occurs nowhere. */
function meant(word: string, everything: readonly Findable[]): string {
  if (word.length < shortestSlip || everything.some((findable) => fit(word, findable) > 0)) return word;
  for (const findable of everything) {
    const { title, rest } = indexed(findable);
    const near = [...title, ...rest].find(
      (one) =>
        one.length >= shortestSlip &&
        (isOneSlipFrom(word, one) || isOneSlipFrom(word, one.slice(0, word.length))),
    );
    if (near !== undefined) return near;
  }
  return word;
}

interface Ranked {
  readonly findable: Findable;
  readonly matched: number;
  readonly score: number;
}

/**
 * What a text finds, the kinds one after the other and the best first: what fits the most of its words. Nothing for a text
 * without words.
 */
export function find({ everything, smallWords }: Searched, text: string): readonly Findable[] {
  const said = plainWords(text.slice(0, longestText));
  const telling = said.filter((word) => !smallWords.includes(word));
  const words = [...new Set(telling.length > 0 ? telling : said)].map((word) => meant(word, everything));
  const ranked = everything
    .map((findable): Ranked => {
      const fits = words.map((word) => fit(word, findable)).filter((one) => one > 0);
      return { findable, matched: fits.length, score: scoreOf(fits) };
    })
    .filter(({ matched }) => matched > 0);
  const most = Math.max(0, ...ranked.map(({ matched }) => matched));
  const best = ranked
    .filter(({ matched }) => matched === most)
    .sort(
      (one, other) =>
        other.score - one.score ||
        foundKinds.indexOf(one.findable.kind) - foundKinds.indexOf(other.findable.kind),
    )
    .map(({ findable }) => findable);
  const kinds = [...new Set(best.map(({ kind }) => kind))];
  return kinds.flatMap((kind) => best.filter((one) => one.kind === kind).slice(0, mostOfKind));
}
