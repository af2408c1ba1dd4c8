import { useDeferredValue, useEffect, useId, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import {
  blogListMachine,
  selectBlogList,
  type AddressRequested,
} from '../../../machines/blog-list/blog-list.machine';
import { filterButtons, filterTitle, type Post } from '../../../machines/blog-list/posts';
import { EmptyState } from '../../ui/EmptyState';
import { Chip } from '../../ui/Chip';
import { FilterBar, FilterChips } from '../../ui/forms/FilterChips';
import { SearchField } from '../../ui/forms/SearchField';
import { enteredBeforeHydration } from '../before-hydration';
import { useFlow } from '../flow';
import { useLateNavigation } from '../site';
import { useSharing } from '../sharing';
import classes from './BlogList.module.css';
import { Pagination } from './Pagination';
import { PostCard } from './PostCard';

/** The parameters of the address that the list owns; others stay as they are. */
const ownParameters = ['category', 'page', 'search'] as const;

function withQuery(search: string, query: AddressRequested['query']): string {
  const parameters = new URLSearchParams(search);
  for (const name of ownParameters) parameters.delete(name);
  for (const name of ownParameters) {
    const value = query[name];
    if (value !== undefined) parameters.append(name, value);
  }
  return parameters.toString();
}

function queryIn(search: string): AddressRequested['query'] {
  const parameters = new URLSearchParams(search);
  return Object.fromEntries(ownParameters.map((name) => [name, parameters.get(name) ?? undefined]));
}

function goToTop(): void {
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  window.scrollTo({ top: 0, behavior: isStill ? 'instant' : 'smooth' });
}

function countLine(count: number): string {
  return count === 1 ? '1 post' : `${count} posts`;
}

interface BlogListProps {
  posts: readonly Post[];
}

/** The blog list: search, category buttons, the cards and their pages. Specification §2 and §4, Blog list. */
export function BlogList({ posts }: BlogListProps) {
  const searchId = useId();
  const navigate = useNavigate();
  const goLate = useLateNavigation();
  const { pathname, search } = useLocation();
  const sharing = useSharing();
  const heading = useRef<HTMLHeadingElement>(null);
  const { snapshot, actor, send } = useFlow(blogListMachine, {
    input: { posts },
    on: {
      'address.requested': ({ query, history }) => {
        const to = { search: withQuery(search, query) };
        if (history === 'push') void navigate(to);
        else goLate({ to: { pathname, ...to }, isReplacing: true });
      },
      'scroll.requested': goToTop,
      'focus.requested': () => {
        requestAnimationFrame(() => heading.current?.focus({ preventScroll: true }));
      },
    },
    started: (started) => {
      // The address first: a search that it brings would take the place of what was typed.
      started.send({ type: 'address.changed', query: queryIn(search) });
      const text = enteredBeforeHydration(searchId);
      if (text !== '') started.send({ type: 'search.typed', text });
    },
  });
  useEffect(() => {
    actor.send({ type: 'address.changed', query: queryIn(search) });
  }, [actor, search]);
  const list = selectBlogList(snapshot);
  // What is pressed answers at once, the cards a moment later.
  const shown = selectBlogList(useDeferredValue(snapshot));

  return (
    <section className={classes.list} aria-labelledby="posts">
      <FilterBar className={classes.controls}>
        <div className={classes.search}>
          <SearchField
            id={searchId}
            label="Search posts"
            placeholder="Search posts, such as Schengen"
            value={list.typedText}
            onType={(text) => send({ type: 'search.typed', text })}
            onClear={() => send({ type: 'search.cleared' })}
          />
        </div>
        <FilterChips
          label="Category"
          choices={filterButtons}
          chosen={list.category}
          onChoose={(id) => send({ type: 'category.chosen', category: id })}
        />
      </FilterBar>
      <div className={classes.heading}>
        <h2 id="posts" ref={heading} tabIndex={-1}>
          {filterTitle(shown.category)}
        </h2>
        <p role="status">{countLine(shown.found)}</p>
      </div>
      {shown.posts.length > 0 ? (
        <ul className={classes.grid}>
          {shown.posts.map((post, place) => (
            <PostCard key={post.id} post={post} sharing={sharing} isBelow={place > 2} />
          ))}
        </ul>
      ) : (
        <EmptyState
          picture="empty-no-posts"
          title="No posts found in this category."
          text="Try selecting a different category or check back later for new content."
          action={<Chip onClick={() => send({ type: 'filters.cleared' })}>Show all posts</Chip>}
        />
      )}
      <Pagination
        current={list.page}
        pages={list.pageButtons}
        onChoose={(page) => send({ type: 'page.chosen', page })}
      />
    </section>
  );
}
