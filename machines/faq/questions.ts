/** The questions of the FAQ page, how they are grouped and how an address names them. Specification §2, FAQ page, and §3, FAQ item. */

export const faqCategories = ['general', 'visa', 'payment'] as const;

export type FaqCategory = (typeof faqCategories)[number];

export interface FaqItem {
  /** The question's id, called `question` in events and addresses. It never changes: lower-case words joined by hyphens. */
  readonly value: string;
  readonly question: string;
  /** May hold `{fact:…}` markers. */
  readonly answer: string;
  /** Other words by which people look for it, separated by spaces. */
  readonly alsoAsked?: string;
}

export interface FaqGroup {
  readonly category: FaqCategory;
  readonly title: string;
  readonly items: readonly FaqItem[];
}

/** The words of a search, in lower case; none for a text without letters or digits. */
export function wordsOf(text: string): readonly string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}₹%]+/gu) ?? [];
}

/**
 * The questions in whose question, answer or other words each word of a text occurs, in their order; none for
 * a text without words.
 */
export function questionsWith(groups: readonly FaqGroup[], text: string): readonly string[] {
  const words = wordsOf(text);
  if (words.length === 0) return [];
  return groups
    .flatMap(({ items }) => items)
    .filter(({ question, answer, alsoAsked = '' }) => {
      const said = `${question} ${answer} ${alsoAsked}`.toLowerCase();
      return words.every((word) => said.includes(word));
    })
    .map(({ value }) => value);
}

/** What an address asks the page to show: a category and, where it names one, an open question. */
export interface FaqSelection {
  readonly category: FaqCategory;
  readonly question: string | undefined;
}

/** The id by which an address names a question. */
export function questionId(value: string): string {
  return `faq-${value}`;
}

/** The category that a question belongs to; none for an unknown question. */
export function categoryOf(groups: readonly FaqGroup[], question: string): FaqCategory | undefined {
  return groups.find(({ items }) => items.some(({ value }) => value === question))?.category;
}

/**
 * What a hash such as `#visa` or `#faq-refusal` asks to see. No hash asks for the first category; a hash that
 * names neither a category nor a question asks for nothing.
 */
export function selectionOf(groups: readonly FaqGroup[], hash: string): FaqSelection | undefined {
  const id = hash.replace(/^#/, '');
  if (id === '') return { category: faqCategories[0], question: undefined };
  const category = faqCategories.find((name) => name === id);
  if (category) return { category, question: undefined };
  const items = groups.flatMap((group) => group.items.map(({ value }) => ({ value, group })));
  const named = items.find(({ value }) => questionId(value) === id);
  return named && { category: named.group.category, question: named.value };
}

/** The hash of a category with all its questions closed. */
export function categoryHash(category: FaqCategory): string {
  return `#${category}`;
}

/** The hash of an open question. */
export function questionHash(question: string): string {
  return `#${questionId(question)}`;
}
