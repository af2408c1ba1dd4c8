import type { Destination } from '../../machines/eligibility-checker/choices';
import { shownFact } from './fact-words';
import { facts, type FactId } from './facts';

const entryFacts: Partial<Record<Destination, FactId>> = {
  thailand: 'onArrivalThailandEntry',
  malaysia: 'malaysiaListingTime',
};

/** What the checker says first of its destinations that a source reports as visa-free on a day, `YYYY-MM-DD`. */
export function visaFreeNotesOn(day: string): Readonly<Partial<Record<Destination, string>>> {
  const entries = Object.entries(entryFacts).flatMap(([destination, id]) => {
    const { now } = shownFact(facts[id], day);
    if (!now.value.startsWith('visa-free')) return [];
    return [[destination, `You may need no visa at all: ${now.value} (${now.when}).`]];
  });
  return Object.fromEntries(entries) as Partial<Record<Destination, string>>;
}
