import fc from 'fast-check';
import { faqMachine, selectCategory, selectOpenQuestion, selectSearch } from '../../machines/faq/faq.machine';
import { type FaqGroup, faqCategories } from '../../machines/faq/questions';
import { type Play, anyText, nothing, playOf } from '../support/arbitraries';
import { implies } from '../support/random-values';

const faqGroups: readonly FaqGroup[] = faqCategories.map((category) => ({
  category,
  title: category,
  items: [1, 2].map((number) => ({ value: `${category}-${number}`, question: 'Why?', answer: 'So.' })),
}));

const questions = faqGroups.flatMap(({ items }) => items.map(({ value }) => value));

const question = fc.record({ question: fc.oneof(fc.constantFrom(...questions), anyText) });

const hashes = fc.constantFrom('', '#', '#visa', '#payment', ...questions.map((value) => `#faq-${value}`));

export const randomEvents: Play = playOf(faqMachine, {
  input: { groups: faqGroups },
  events: {
    'question.opened': question,
    'question.closed': question,
    'hash.changed': fc.record({ hash: fc.oneof(hashes, anyText) }),
    'category.chosen': fc.record({ category: fc.constantFrom(...faqCategories) }),
    'search.typed': fc.record({ text: fc.oneof(fc.constantFrom('why', 'So', ' ', 'zebra'), anyText) }),
    'search.cleared': nothing,
  },
  holds: ({ snapshot, events, emitted }) => {
    const open = selectOpenQuestion(snapshot);
    const { text, found } = selectSearch(snapshot);
    const last = events.at(-1);
    return {
      'the category is one of three': faqCategories.includes(selectCategory(snapshot)),
      'an open question is one of the page': snapshot.matches({ question: 'open' })
        ? questions.includes(open ?? '')
        : open === undefined,
      'an address shows its question in its category': implies(
        last?.type === 'hash.changed' && open !== undefined && last.hash === `#faq-${open}`,
        open?.startsWith(`${selectCategory(snapshot)}-`) === true,
      ),
      'what is found is there, and found once':
        found === undefined ||
        new Set(found.filter((value) => questions.includes(value))).size === found.length,
      'nothing is found only where something is searched for': found === undefined || text.trim() !== '',
      'every hash that is asked for leads somewhere': emitted.every(
        ({ type, hash }) =>
          type !== 'hash.requested' ||
          faqCategories.some((category) => hash === `#${category}`) ||
          questions.includes(hash.replace('#faq-', '')),
      ),
    };
  },
});
