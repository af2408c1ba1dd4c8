import type { ReactNode } from 'react';
import classes from './Note.module.css';

interface NoteProps {
  title: string;
  children: ReactNode;
}

/** What a reader must not miss, set apart from the running text. */
export function Note({ title, children }: NoteProps) {
  return (
    <aside className={classes.note} aria-label={title}>
      <p className={classes.title}>{title}</p>
      <div className={classes.text}>{children}</div>
    </aside>
  );
}
