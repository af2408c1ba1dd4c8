import { Suspense, type ReactNode } from 'react';
import classes from './PageSection.module.css';

/** What the head of a page is drawn as: a file of `heads`. */
type HeadDrawing =
  | 'about'
  | 'apply'
  | 'blog'
  | 'checker'
  | 'contact'
  | 'faq'
  | 'legal'
  | 'offers'
  | 'partners'
  | 'services';

interface PageHeadProps {
  title: string;
  lead: string;
  kicker?: string;
  drawing?: HeadDrawing;
  children?: ReactNode;
}

/** The top of an inner page: its one h1 and what it is for. */
export function PageHead({ title, lead, kicker, drawing, children }: PageHeadProps) {
  return (
    <header className={drawing ? `${classes.head} ${classes.drawn} ${classes[drawing]}` : classes.head}>
      <div className={classes.headInner}>
        {kicker !== undefined && <p className={classes.kicker}>{kicker}</p>}
        <h1>{title}</h1>
        <p className={classes.lead}>{lead}</p>
        {children}
      </div>
    </header>
  );
}

interface PageSectionProps {
  children: ReactNode;
  width?: 'container' | 'reading';
  tone?: 'page' | 'wash';
  label?: string;
  id?: string;
}

/** A band of a page with its rhythm and width; the app starts band by band. */
export function PageSection({ children, width = 'container', tone = 'page', label, id }: PageSectionProps) {
  return (
    <section className={classes.section} data-tone={tone} aria-labelledby={label} id={id}>
      <div className={classes.inner} data-width={width}>
        <Suspense>{children}</Suspense>
      </div>
    </section>
  );
}
