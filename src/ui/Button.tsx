import type { ComponentPropsWithRef, ElementType, ReactNode } from 'react';
import classes from './Button.module.css';

interface ButtonLook {
  size?: 'sm' | 'md' | 'lg';
  variant?: 'filled' | 'default' | 'subtle';
  fullWidth?: boolean;
  leftSection?: ReactNode;
  /** Shows that its work is under way; it cannot be pressed meanwhile. */
  loading?: boolean;
}

type ButtonProps<Component extends ElementType> = ButtonLook & { component?: Component } & Omit<
    ComponentPropsWithRef<Component>,
    keyof ButtonLook | 'component'
  >;

/**
 * A button, or a link that looks like one (`component={Link}` or `component="a"`). Every page has it, so it is
 * plain CSS: the component library arrives with the forms.
 */
export function Button<Component extends ElementType = 'button'>({
  component,
  size = 'md',
  variant = 'filled',
  fullWidth = false,
  leftSection,
  loading = false,
  className,
  children,
  ...rest
}: ButtonProps<Component>) {
  const Element: ElementType = component ?? 'button';
  const own =
    Element === 'button' ? { type: 'button', ...rest, disabled: loading || rest['disabled'] === true } : rest;
  return (
    <Element
      {...own}
      className={className ? `${classes.button} ${className}` : classes.button}
      data-size={size}
      data-variant={variant}
      data-full-width={fullWidth || undefined}
      aria-busy={loading || undefined}
    >
      {loading ? <span className={classes.spinner} aria-hidden="true" /> : leftSection}
      <span className={classes.label}>{children}</span>
    </Element>
  );
}
