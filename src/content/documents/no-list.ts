import type { EntryRules } from '../../../machines/travel-dates/rules';

/** Where only a licensed adviser may say which documents fit a person, we offer no list. */
const licensedAdvice: readonly string[] = ['New Zealand'];

/** What is said of documents where a destination has no list: none are needed, or we found none whose source we could name. */
export function noListWords(
  rules: Pick<EntryRules, 'country' | 'official'> | undefined,
  isFree: boolean,
): string {
  if (isFree)
    return 'No visa documents. Carry your passport, the ticket out of the country and your bookings.';
  if (!rules?.official) return 'We found no list whose source we could name: ask the embassy.';
  const where = 'The official page lists the documents.';
  return licensedAdvice.includes(rules.country)
    ? where
    : `${where} Tell us your job and we’ll send you a list.`;
}
