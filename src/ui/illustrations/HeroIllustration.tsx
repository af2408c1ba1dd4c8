import classes from './illustrations.module.css';

/** A well-kept travel folder: passport, boarding pass, stamps, and a flight that leaves it. */
export function HeroIllustration() {
  return (
    <svg className={classes.picture} viewBox="0 0 560 480" aria-hidden="true">
      <path className={classes.route} d="M40 176C110 40 300 8 452 76" />
      <path
        className={classes.marigold}
        d="M0 0-36-15-27 0l-9 15z"
        transform="translate(486 92) rotate(25)"
      />
      <circle className={classes.ink} cx="40" cy="176" r="5" />

      <g transform="rotate(-5 280 300)">
        <path
          className={classes.folder}
          d="M70 168a12 12 0 0 1 12-12h112l26 28h246a12 12 0 0 1 12 12v216a12 12 0 0 1-12 12H82a12 12 0 0 1-12-12z"
        />
        <path className={classes.faint} d="M92 206h366" />
      </g>

      <g transform="rotate(7 380 260)">
        <path className={classes.paper} d="M286 126h184a8 8 0 0 1 8 8v232H278V134a8 8 0 0 1 8-8z" />
        <path className={classes.line} d="M302 158h92M302 184h152M302 206h152M302 228h118" />
        <g className={classes.stamp} transform="rotate(-14 422 286)" style={{ color: 'var(--success)' }}>
          <circle cx="422" cy="286" r="47" />
          <circle cx="422" cy="286" r="41" strokeDasharray="3 4" />
          <text className={classes.stampText} x="422" y="288" style={{ fontSize: 10 }}>
            APPROVED
          </text>
          <path d="m413 264 7 7 12-13M396 297h52M406 306h32" />
        </g>
        <g transform="translate(-6 -4) rotate(9 330 300)" style={{ color: 'var(--danger)' }}>
          <path className={classes.stampRed} d="M298 272h66v44h-66z" />
          <text className={classes.stampText} x="331" y="292">
            ENTRY
          </text>
          <path className={classes.stampRed} d="M308 302h46" />
        </g>
      </g>

      <g transform="rotate(-9 190 310)">
        <rect className={classes.cover} x="112" y="206" width="152" height="206" rx="12" />
        <circle className={classes.gold} cx="188" cy="290" r="34" />
        <path className={classes.gold} d="M154 290h68M188 256c-20 20-20 48 0 68M188 256c20 20 20 48 0 68" />
        <path className={classes.gold} d="M150 352h76M164 370h48M156 236h64" />
      </g>

      <g transform="rotate(3 340 400)">
        <path
          className={classes.paper}
          d="M216 352h240a8 8 0 0 1 8 8v22a13 13 0 0 0 0 26v22a8 8 0 0 1-8 8H216a8 8 0 0 1-8-8v-22a13 13 0 0 0 0-26v-22a8 8 0 0 1 8-8z"
        />
        <path
          className={classes.paper}
          style={{ fill: 'var(--marigold)' }}
          d="M208 366v-6a8 8 0 0 1 8-8h168v14z"
        />
        <path className={classes.line} strokeDasharray="2 7" d="M384 374v56" />
        <path className={classes.route} d="M285 397c9-14 23-14 32 0" />
        <text className={classes.stampText} x="254" y="403" style={{ color: 'var(--ink)', fontSize: 17 }}>
          PNQ
        </text>
        <text className={classes.stampText} x="345" y="403" style={{ color: 'var(--ink)', fontSize: 17 }}>
          CDG
        </text>
        <path className={classes.line} d="M234 421h132M402 384h38M402 398h26M402 412h32" />
      </g>
    </svg>
  );
}
