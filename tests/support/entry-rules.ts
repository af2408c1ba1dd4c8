import type { EntryRules } from '../../machines/travel-dates/rules';
import { entryRulesFor } from '../../src/content/entry-rules';

/** The entry rules of a country that has some. */
export function rulesOf(name: string): EntryRules {
  const rules = entryRulesFor(name);
  if (!rules) throw new Error(`There are no entry rules for ${name}.`);
  return rules;
}
