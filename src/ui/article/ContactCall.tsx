import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import classes from './ContactCall.module.css';

interface ContactCallProps {
  /** The contact page, with what the visitor asks about where there is something. */
  to?: string;
  label?: string;
  children: ReactNode;
}

/** An article's own call to contact the agency: one sentence and the way there. Specification §2, Blog post page. */
export function ContactCall({ to = '/contact', label = 'Contact us', children }: ContactCallProps) {
  return (
    <aside className={classes.call} aria-label="Contact">
      <div className={classes.words}>{children}</div>
      <Button component={Link} to={to} size="lg" className={classes.button}>
        {label}
      </Button>
    </aside>
  );
}
