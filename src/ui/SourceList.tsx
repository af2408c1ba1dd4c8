import { publicationsOnce, publicationWords, type Publication } from '../../machines/publications';
import classes from './SourceList.module.css';

/** Where every figure of a page finds its sources. A link to it opens the disclosure: it is inside. */
export const sourcesId = 'sources';

interface SourceListProps {
  readonly publications: readonly Publication[];
  /** The name that figures link to, on the one list of a page. */
  readonly id?: string;
}

/** The publications that a page's figures rest on, each once: name, kind, date and link. Specification §3, Facts. */
export function SourceList({ publications, id }: SourceListProps) {
  const named = publicationsOnce(publications);
  return (
    <details className={classes.sources}>
      <summary>{`Sources (${named.length})`}</summary>
      <ul id={id}>
        {named.map((publication) => (
          <li key={publicationWords(publication)}>
            {publication.href === undefined ? (
              <span>{publicationWords(publication)}</span>
            ) : (
              <a href={publication.href} target="_blank" rel="noopener noreferrer">
                {publicationWords(publication)}
              </a>
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}
