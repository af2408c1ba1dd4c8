import classes from './illustrations.module.css';

/** A folded map whose dotted route leaves the paper. */
export function LostIllustration() {
  return (
    <svg className={classes.picture} viewBox="0 0 360 240" aria-hidden="true">
      <path className={classes.paper} d="m40 70 80-24 80 24 80-24v140l-80 24-80-24-80 24z" />
      <path className={classes.faint} d="M120 46v140M200 70v140" />
      <path
        className={classes.line}
        d="M58 110c14-8 26 6 42-2M62 150c12 8 24-8 40 2M222 96c14-8 26 8 42 0M140 92c14 10 30-4 44 6"
      />
      <path className={classes.route} d="M78 178c34-46 66 14 96-26s54-62 86-34 40-40 74-78" />
      <path className={classes.marigold} d="m346 26-20 22 2-14-10-8z" />
      <circle className={classes.ink} cx="78" cy="178" r="5" />
      <path className={classes.stampRed} d="m214 140 14 14M228 140l-14 14" />
    </svg>
  );
}
