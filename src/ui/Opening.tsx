import classes from './Opening.module.css';

/** Says that a dialog is on its way, once its code has taken a moment. */
export function Opening() {
  return (
    <p className={classes.opening} role="status">
      Opening…
    </p>
  );
}
