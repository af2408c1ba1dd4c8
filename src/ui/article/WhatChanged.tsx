import classes from './WhatChanged.module.css';

/** What was changed in an article, and when. */
export function WhatChanged({ on, what }: { on: string; what: string }) {
  return <p className={classes.changed}>{`Changed on ${on}: ${what}`}</p>;
}
