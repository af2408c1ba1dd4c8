import type { ComponentProps } from 'react';
import classes from './TickBox.module.css';

/** A box to tick in a list of what is ready: the browser's own, so that it works and prints without scripts. */
export function TickBox(props: Omit<ComponentProps<'input'>, 'type' | 'className'>) {
  return <input type="checkbox" className={classes.box} {...props} />;
}
