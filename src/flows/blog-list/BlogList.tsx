import { useEffect, useId, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import {
  blogListMachine,
  selectBlogList,
  type AddressRequested,
} from '../../../machines/blog-list/blog-list.machine';
import { pageWindow } from '../../../machines/blog-list/pagination';
import { filterButtons, filterTitle, type Post } from '../../../machines/blog-list/posts';
import { SearchField } from '../../ui/forms/SearchField';
import { Picture } from '../../ui/illustrations/Picture';
import { useFlow } from '../flow';
import { useBelatedNavigate } from '../leaving';
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
  const navigateLate = useBelatedNavigate();
  const { search } = useLocation();
  const sharing = useSharing();
  const heading = useRef<HTMLHeadingElement>(null);
  const { snapshot, actor, send } = useFlow(blogListMachine, {
    input: { posts },
    on: {
      'address.requested': ({ query, history }) => {
        const to = { search: withQuery(search, query) };
        if (history === 'push') void navigate(to);
        else navigateLate(to, { replace: true });
      },
      'scroll.requested': goToTop,
      'focus.requested': () => {
        requestAnimationFrame(() => heading.current?.focus({ preventScroll: true }));
      },
    },
  });
  useEffect(() => {
    actor.send({ type: 'address.changed', query: queryIn(search) });
  }, [actor, search]);
  const list = selectBlogList(snapshot);

  return (
    <section className={classes.list} aria-labelledby="posts">
      <search className={classes.controls}>
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
        <div className={classes.chips} role="group" aria-label="Category">
          {filterButtons.map(({ id, title }) => (
            <button
              key={id}
              type="button"
              className={classes.chip}
              aria-pressed={list.category === id}
              onClick={() => send({ type: 'category.chosen', category: id })}
            >
              {title}
            </button>
          ))}
        </div>
      </search>
      <div className={classes.heading}>
        <h2 id="posts" ref={heading} tabIndex={-1}>
          {filterTitle(list.category)}
        </h2>
        <p role="status">{countLine(list.found)}</p>
      </div>
      {list.posts.length > 0 ? (
        <ul className={classes.grid}>
          {list.posts.map((post) => (
            <PostCard key={post.id} post={post} sharing={sharing} />
          ))}
        </ul>
      ) : (
        <div className={classes.empty}>
          <Picture name="empty-no-posts" alt="" />
          <h3>No posts found in this category.</h3>
          <p>Try selecting a different category or check back later for new content.</p>
          <button type="button" className={classes.chip} onClick={() => send({ type: 'filters.cleared' })}>
            Show all posts
          </button>
        </div>
      )}
      <Pagination
        current={list.page}
        pages={pageWindow(list.page, list.pages)}
        onChoose={(page) => send({ type: 'page.chosen', page })}
      />
    </section>
  );
}
