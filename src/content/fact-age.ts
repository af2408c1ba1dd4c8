import type { FactDays } from '../../machines/fact-age/fact-age.machine';
import { currentOn, facts } from './facts';
import { factIdsIn } from './shown-content';

/** The days on which the figures that a content shows were looked up, as they hold on a day, `YYYY-MM-DD`. */
export function checksIn(content: unknown, day: string): readonly string[] {
  return factIdsIn(content).flatMap((id) => currentOn(facts[id], day)?.checked ?? []);
}

/** What a page says of the age of its figures, by the days on which they were checked; nothing where none was. */
export function factDays(checks: readonly string[], built: string): FactDays | undefined {
  const [checked] = [...checks].sort();
  return checked === undefined ? undefined : { checked, built };
}
