import type { ListedAnswer } from '../../machines/country-listing/listing';
import { monthAndYear } from '../../machines/date-words';
import { isFreeOn, type EntryRules } from '../../machines/travel-dates/rules';
import { countries } from './countries';
import { feeLine, whenWords } from './destination-answers';
import { entryKindOn, needOn } from './entry-need';
import { entryRulesFor } from './entry-rules';
import { asOf } from './facts';
import { rupeesLineOn } from './fact-words';
import type { AnsweredDestination } from './further-destinations';

/** Where the authorities' time is known now and is not what our list says, by the listed short names. */
const withNewerTime: ReadonlySet<string> = new Set(
  'MEX IRL AUS NZL SGP VNM JPN OMN BHR JOR ZAF KEN MAR TUR RUS BRA'.split(' '),
);

/** A row of a card begins with a capital. */
export function capitalized(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const notConfirmed = { value: 'Not confirmed' };

function feeOf({ fees }: EntryRules): ListedAnswer['fee'] {
  const usual = (fees ?? []).filter(({ isConditional }) => !isConditional);
  const [first] = usual;
  if (!first) return notConfirmed;
  const { value, rupees } = feeLine(first);
  const hasDearer = usual.some(
    ({ amount, currency }) => currency === first.currency && amount > first.amount,
  );
  return { value: capitalized(hasDearer ? `from ${value}` : value), ...(rupees !== undefined && { rupees }) };
}

function timeOf(
  rules: EntryRules,
  { shortName, processingTime }: AnsweredDestination,
  day: string,
): ListedAnswer['time'] {
  const listed = processingTime !== undefined && { listed: `our list: ${processingTime}` };
  if (isFreeOn(rules, day)) return { value: 'No waiting', ...listed };
  const { time } = rules;
  if (!time || (processingTime !== undefined && !withNewerTime.has(shortName)))
    return processingTime === undefined ? notConfirmed : { value: processingTime };
  return { value: capitalized(time.words), when: whenWords(time), ...listed };
}

/** What a card of the listing answers on a day, `YYYY-MM-DD`. Specification §2, Visa services listing. */
export function listedAnswerOn(country: AnsweredDestination, day: string): ListedAnswer {
  const rules = entryRulesFor(country.name);
  if (!rules) throw new Error(`${country.name} has no entry rules.`);
  const need = needOn(country, day);
  return {
    ...(need && { need }),
    kind: entryKindOn(rules, day),
    fee: need ? feeOf(rules) : notConfirmed,
    time: timeOf(rules, country, day),
  };
}

/** When the listed destinations' rules were checked. */
export const listedChecks: readonly string[] = countries.flatMap(
  ({ name }) => entryRulesFor(name)?.checked ?? [],
);

const [firstChecked = ''] = [...listedChecks].sort();

/** Below the list: how old its figures are on a day, `YYYY-MM-DD`, and where each says what it rests on. */
export function listedDatesLineOn(day: string): string {
  return `What you need and the fees were checked since ${monthAndYear(firstChecked)}; “our list” is of ${asOf}. Each destination’s page names its sources. ${rupeesLineOn(day)}`;
}

/** Below the map: how old its figures are on a day, `YYYY-MM-DD`. */
export function mapDatesLineOn(day: string): string {
  return `What you need and the fees were checked since ${monthAndYear(firstChecked)}; times are the authorities’, or our list’s of ${asOf}. ${rupeesLineOn(day)}`;
}
