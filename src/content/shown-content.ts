import { publicationsOnce, type Publication } from '../../machines/publications';
import { textParts } from './fact-markers';
import {
  datesLine,
  publicationsOf,
  rupeesLineOn,
  shownFact,
  type PageFact,
  type PageFacts,
} from './fact-words';
import { facts, type FactId } from './facts';
import { textsOf } from './texts';

/** What a page says below its figures: the line that explains their dates, and what they rest on. */
export interface ShownSources {
  readonly line: string;
  readonly publications: readonly Publication[];
}

/** The facts that a content shows: those its texts name by markers, and those it lists by their ids. */
export function factIdsIn(content: unknown): FactId[] {
  const named = textsOf(content).flatMap((text) => [
    ...[...text.matchAll(/\{fact:([A-Za-z]+)/g)].map(([, id = '']) => id),
    text,
  ]);
  return [...new Set(named)].filter((text): text is FactId => Object.hasOwn(facts, text));
}

/** The figures that the texts of a content name, as they hold on a day, `YYYY-MM-DD`: no more of each than the texts show. */
export function factsIn(content: unknown, day: string): PageFacts {
  const named = textsOf(content)
    .flatMap(textParts)
    .flatMap((part) => ('factId' in part ? [part] : []));
  const factOf = (id: FactId): PageFact => {
    const { words, values } = shownFact(facts[id], day);
    const uses = named.filter(({ factId }) => factId === id);
    return {
      words: uses.some(({ month, isBrief }) => month === undefined && !isBrief)
        ? words
        : { value: words.value },
      ...(values && uses.some(({ month }) => month !== undefined) && { values }),
    };
  };
  return Object.fromEntries(named.map(({ factId }) => [factId, factOf(factId)]));
}

/** The publications that those figures rest on. */
export function publicationsIn(content: unknown): readonly Publication[] {
  return publicationsOf(factIdsIn(content));
}

/** What stands on a day, `YYYY-MM-DD`, below figures among which are sums in rupees. */
export function sourcesWithRupees(publications: readonly Publication[], day: string): ShownSources {
  return { line: `${datesLine} ${rupeesLineOn(day)}`, publications: publicationsOnce(publications) };
}

/** What stands below figures without sums in rupees. */
export function sourcesWithoutRupees(publications: readonly Publication[]): ShownSources {
  return { line: datesLine, publications: publicationsOnce(publications) };
}
