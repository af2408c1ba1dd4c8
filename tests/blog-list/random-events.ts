import fc from 'fast-check';
import { blogListMachine, selectBlogList } from '../../machines/blog-list/blog-list.machine';
import { categorySlug, filterButtons, postCategories } from '../../machines/blog-list/posts';
import { type Play, anyText, nothing, playOf } from '../support/arbitraries';
import { testPost } from '../support/posts';
import { implies, text } from '../support/random-values';

const posts = Array.from({ length: 20 }, (_, index) =>
  testPost(`post-${index}`, postCategories[index % 3] ?? 'Visa Guide'),
);

const filters = fc.constantFrom(...filterButtons.map(({ id }) => id), 'travel-guide' as const);

const parameter = fc.option(fc.oneof(anyText, filters, fc.constantFrom('2', '99', 'post-1')), {
  nil: undefined,
});

export const randomEvents: Play = playOf(blogListMachine, {
  input: { posts },
  events: {
    'address.changed': fc.record({
      query: fc.record({ category: parameter, page: parameter, search: parameter }),
    }),
    'search.typed': text,
    'search.cleared': nothing,
    'category.chosen': fc.record({ category: filters }),
    'page.chosen': fc.record({ page: fc.integer({ min: 1, max: 99 }) }),
    'filters.cleared': nothing,
  },
  holds: ({ snapshot }) => {
    const { page, search, category } = snapshot.context;
    const view = selectBlogList(snapshot);
    return {
      'the page is a whole number from 1': Number.isSafeInteger(page) && page >= 1,
      'the page that is shown exists': view.page >= 1 && view.page <= Math.max(1, view.pages),
      'a page has six posts at most': view.posts.length <= 6 && view.posts.length <= view.found,
      'a page without posts means that none are found': implies(view.posts.length === 0, view.found === 0),
      'a category without posts of its own shows none': implies(
        category !== 'all' && !postCategories.some((name) => categorySlug(name) === category),
        view.found === 0,
      ),
      'the category is no longer than any could be': category.length > 0 && category.length <= 60,
      'the search has no blanks around it': search === search.trim() && search.isWellFormed(),
      'what was typed is applied or waits':
        snapshot.matches('typing') || view.typedText.trim().toWellFormed() === search,
    };
  },
});
