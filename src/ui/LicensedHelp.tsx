import type { HelpWords } from '../content/licensed-help';
import classes from './LicensedHelp.module.css';

interface LicensedHelpProps {
  readonly country: string;
  /** `licensedHelpWords` of the country. */
  readonly help: HelpWords | undefined;
}

/**
 * What the agency may offer for a country that licenses advice on its visas, and where its licensed advisers are listed;
 * nothing for any other country. Specification §6, Licensed advice.
 */
export function LicensedHelp({ country, help }: LicensedHelpProps) {
  if (!help) return null;
  const { law, offered, notOffered, register } = help;
  return (
    <div className={classes.help} role="note" aria-label={`Our help for ${country}`}>
      <p>{`${law} ${offered}`}</p>
      {notOffered !== undefined && <p>{notOffered}</p>}
      <a href={register.href} target="_blank" rel="noopener noreferrer">
        {register.label}
      </a>
    </div>
  );
}
