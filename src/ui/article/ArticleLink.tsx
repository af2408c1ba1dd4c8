import type { ComponentPropsWithoutRef } from 'react';
import { Link } from 'react-router-dom';

/** A link written in an article: inside the site it is the router's, any other site opens in a new tab. */
export function ArticleLink({ href = '', children }: ComponentPropsWithoutRef<'a'>) {
  if (href.startsWith('/')) return <Link to={href}>{children}</Link>;
  if (!/^https?:/.test(href)) return <a href={href}>{children}</a>;
  return (
    <a href={href} target="_blank" rel="noopener noreferrer">
      {children}
    </a>
  );
}
