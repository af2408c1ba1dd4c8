import { Link } from 'react-router-dom';
import classes from './GuideNav.module.css';

interface GuideNavProps {
  readonly sections: readonly { readonly id: string; readonly label: string }[];
}

function SectionLinks({ sections }: GuideNavProps) {
  return (
    <ul>
      {sections.map(({ id, label }) => (
        <li key={id}>
          <Link to={`#${id}`}>{label}</Link>
        </li>
      ))}
    </ul>
  );
}

/** "On this page": beside the text on wide screens, folded above it on phones. */
export function GuideNav({ sections }: GuideNavProps) {
  return (
    <>
      <nav className={classes.beside} aria-label="On this page">
        <p>On this page</p>
        <SectionLinks sections={sections} />
      </nav>
      <details className={classes.folded}>
        <summary>On this page</summary>
        <nav aria-label="On this page">
          <SectionLinks sections={sections} />
        </nav>
      </details>
    </>
  );
}
