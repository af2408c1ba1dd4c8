import type { ComponentPropsWithRef } from 'react';
import classes from './IconButton.module.css';

interface IconButtonProps extends ComponentPropsWithRef<'button'> {
  'aria-label': string;
}

/** A button that is only a picture; its name is its label. */
export function IconButton({ className, children, ...rest }: IconButtonProps) {
  return (
    <button type="button" {...rest} className={className ? `${classes.button} ${className}` : classes.button}>
      {children}
    </button>
  );
}
