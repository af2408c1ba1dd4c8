import type { ComponentProps } from 'react';
import classes from './Panel.module.css';

interface PanelProps extends Omit<ComponentProps<'section'>, 'className'> {
  tone: 'plain' | 'danger';
  className: string | undefined;
}

/** A card that says how something went, and what can be done now. */
export function Panel({ tone, className, ...props }: PanelProps) {
  return <section className={`${classes.panel} ${className}`} data-tone={tone} {...props} />;
}

interface ButtonRowProps extends Omit<ComponentProps<'div'>, 'className'> {
  className: string | undefined;
}

/** What can be done now: buttons high enough for a thumb; those that do not fit go below. */
export function ButtonRow({ className, ...props }: ButtonRowProps) {
  return <div className={`${classes.buttons} ${className}`} {...props} />;
}
