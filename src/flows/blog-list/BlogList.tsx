import { useCallback, useDeferredValue, useRef } from 'react';
import { selectBlogList } from '../../../machines/blog-list/blog-list.machine';
import {
  filterButtons,
  filterTitle,
  type ListedPost,
  type PostFilter,
} from '../../../machines/blog-list/posts';
import { EmptyState } from '../../ui/EmptyState';
import { Chip } from '../../ui/Chip';
import { FilterBar, FilterChips } from '../../ui/forms/FilterChips';
import { SearchField } from '../../ui/forms/SearchField';
import { fieldId } from '../field-id';
import { useFlow } from '../running';
import { useSharing } from '../sharing';
import { blogListFlow } from './blog-list.flow';
import classes from './BlogList.module.css';
import { Pagination } from './Pagination';
import { PostCard } from './PostCard';

function countLine(count: number): string {
  return count === 1 ? '1 post' : `${count} posts`;
}

interface BlogListProps {
  posts: readonly ListedPost[];
}

/** The blog list: search, category buttons, the cards and their pages. Specification §2 and §4, Blog list. */
export function BlogList({ posts }: BlogListProps) {
  const sharing = useSharing();
  const heading = useRef<HTMLHeadingElement>(null);
  const { snapshot, send, id } = useFlow(
    blogListFlow,
    { posts },
    {
      'focus.requested': () => {
        requestAnimationFrame(() => heading.current?.focus({ preventScroll: true }));
      },
    },
  );
  const list = selectBlogList(snapshot);
  // Deferred: the pressed control renders before the cards.
  const shown = selectBlogList(useDeferredValue(snapshot));
  const choose = useCallback((category: PostFilter) => send({ type: 'category.chosen', category }), [send]);

  return (
    <section className={classes.list} aria-labelledby="posts">
      <FilterBar className={classes.controls}>
        <div className={classes.search}>
          <SearchField
            id={fieldId(id, 'search')}
            label="Search posts"
            placeholder="Search posts, such as Schengen"
            value={list.typedText}
            onType={(text) => send({ type: 'search.typed', text })}
            onClear={() => send({ type: 'search.cleared' })}
          />
        </div>
        <FilterChips label="Category" choices={filterButtons} chosen={list.category} onChoose={choose} />
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
