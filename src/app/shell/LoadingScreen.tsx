import classes from './LoadingScreen.module.css';

/** Covers the page while the next one is fetched. Specification §2, App shell. */
export function LoadingScreen() {
  return (
    <div className={classes.screen} role="status">
      <svg className={classes.route} viewBox="0 0 240 90" aria-hidden="true">
        <path className={classes.arc} d="M20 76C70 10 170 10 220 76" />
        <circle cx="20" cy="76" r="5" />
        <circle cx="220" cy="76" r="5" />
      </svg>
      <p>Your journey begins in a second…</p>
    </div>
  );
}
