import type { VisaNeed } from '../../machines/country-listing/listing';
import type { EntryKind, EntryRules } from '../../machines/travel-dates/rules';
import { entryRulesFor } from './entry-rules';

/** What an Indian passport needs: as a stamp and the listing's filters know it, and in a few words. */
const kinds: Readonly<Record<EntryKind, { readonly need: VisaNeed; readonly words: string }>> = {
  'visa-free': { need: 'none', words: 'No visa needed' },
  'on-arrival': { need: 'on-arrival', words: 'Visa on arrival' },
  'e-visa': { need: 'online', words: 'E-visa before travel' },
  eta: { need: 'online', words: 'Online authorisation before travel' },
  registration: { need: 'online', words: 'Online registration before travel' },
  visa: { need: 'visa', words: 'Visa before travel' },
  conditional: { need: 'visa', words: 'It depends on your other visas' },
};

function hasEnded({ until }: EntryRules, day: string): boolean {
  return until !== undefined && day > until.date;
}

/** What an Indian passport needs on a day, `YYYY-MM-DD`, in a few words: what has ended is no answer any more. */
export function entryKindOn(rules: EntryRules, day: string): string {
  return hasEnded(rules, day) ? 'Check before you book' : kinds[rules.kind].words;
}

/** What an Indian passport needs on a day, `YYYY-MM-DD`; nothing where the rule that we know has ended. Throws where there are no rules. */
export function needOn({ name }: { readonly name: string }, day: string): VisaNeed | undefined {
  const rules = entryRulesFor(name);
  if (!rules) throw new Error(`${name} has no entry rules.`);
  return hasEnded(rules, day) ? undefined : kinds[rules.kind].need;
}
