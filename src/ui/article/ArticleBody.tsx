import type { MDXComponents } from 'mdx/types';
import type { ComponentType } from 'react';
import classes from './ArticleBody.module.css';
import { ArticleLink } from './ArticleLink';

/** A compiled article. */
export type PostBody = ComponentType<{ components?: MDXComponents }>;

const components: MDXComponents = { a: ArticleLink };

/** An article's text in its reading column. */
export function ArticleBody({ body: Body }: { body: PostBody }) {
  return (
    <div className={classes.body}>
      <Body components={components} />
    </div>
  );
}
