import type { ReactNode } from 'react';
import classes from './CallToAction.module.css';

interface CallToActionProps {
  title: string;
  text: string;
  children: ReactNode;
}

/** The closing band of a page: one thought and where to go with it. */
export function CallToAction({ title, text, children }: CallToActionProps) {
  return (
    <section className={classes.band}>
      <div className={classes.inner}>
        <div className={classes.words}>
          <h2>{title}</h2>
          <p>{text}</p>
        </div>
        <div className={classes.actions}>{children}</div>
      </div>
    </section>
  );
}
