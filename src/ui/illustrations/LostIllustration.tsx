import classes from './illustrations.module.css';

/** A folded map whose dotted route leaves the paper. */
export function LostIllustration() {
  return (
    <svg className={classes.picture} viewBox="0 0 360 240" aria-hidden="true">
      <path className={classes.paper} d="m40 70 80-24v140l-80 24zM200 70l80-24v140l-80 24z" />
      <path className={classes.wash} d="m120 46 80 24v140l-80-24z" />
      <path
        className={classes.line}
        d="M52 92c16-10 26 4 40-4s16 6 18 12M60 128c10 8 24-6 40 2M136 78c10 12 32-2 48 14M134 100c14 4 22-4 40 8M216 92c14-10 28 6 50-8M134 170c16 0 30 8 50 10M216 186c16-14 30 0 48-14"
      />
      <path className={classes.folder} d="M78 178 68 152a11 11 0 1 1 20 0z" />
      <circle className={classes.ink} cx="78" cy="148" r="4" />
      <path className={classes.route} d="M78 178c34-46 66 14 96-26s54-62 86-34 40-40 74-78" />
      <path
        className={classes.marigold}
        d="M0 0-30-13-22 0l-8 13z"
        transform="translate(352 20) rotate(-48)"
      />
      <path className={classes.stampRed} d="m229 138 14 14M243 138l-14 14" />
    </svg>
  );
}
