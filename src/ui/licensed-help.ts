import { licensedHelpFor } from '../../machines/licensed-help';
import { helpWordsOf, type HelpWords } from '../content/licensed-help';
import { agency } from '../site';

/** What the agency may offer for a country that licenses advice on its visas; nothing for any other. */
export function licensedHelpWords(country: string): HelpWords | undefined {
  const help = licensedHelpFor(country, agency.licences);
  return help && helpWordsOf(help);
}
