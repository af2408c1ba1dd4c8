import type { ComponentPropsWithRef } from 'react';
import classes from './Chip.module.css';

/** One rounded button; `aria-pressed` fills it. */
export function Chip(props: ComponentPropsWithRef<'button'>) {
  return <button type="button" {...props} className={classes.chip} />;
}
