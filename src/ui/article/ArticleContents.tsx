import { Link } from 'react-router-dom';
import classes from './ArticleContents.module.css';

/** A heading of an article with the address of its section. */
export interface ArticleSection {
  readonly id: string;
  readonly title: string;
}

/**
 * "On this page", beside the text on wide screens, with the section being read marked. The mark is the browser's; one
 * that knows none shows the list without it.
 */
export function ArticleContents({ sections }: { sections: readonly ArticleSection[] }) {
  return (
    <nav className={classes.contents} aria-label="On this page">
      <p>On this page</p>
      <ul>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <Link to={`#${id}`}>{title}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
