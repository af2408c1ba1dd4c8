import type { ReactNode } from 'react';
import { site } from '../../site';
import classes from './SendingNote.module.css';

/** What a form sends and to whom, how to take it back, and who may send it, before it is sent. */
export function SendingNote({ children }: { children: ReactNode }) {
  return (
    <p className={classes.note}>
      <span>{children}</span>{' '}
      <span>{`To withdraw, write to ${site.contactEmail}. Under 18? A parent or guardian completes this and agrees. `}</span>
      <a href="/privacy" target="_blank" rel="noopener">
        What we do with it
      </a>
    </p>
  );
}
