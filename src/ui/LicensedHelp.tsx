import { licensedHelpFor } from '../../machines/licensed-help';
import { helpWordsOf } from '../content/licensed-help';
import { site } from '../site';
import classes from './LicensedHelp.module.css';

/**
 * What the agency may offer for a country that licenses advice on its visas, and where its licensed advisers are listed;
 * nothing for any other country. Specification §6, Licensed advice.
 */
export function LicensedHelp({ country }: { country: string }) {
  const help = licensedHelpFor(country, site.licences);
  if (!help) return null;
  const { law, offered, notOffered, register } = helpWordsOf(help);
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
