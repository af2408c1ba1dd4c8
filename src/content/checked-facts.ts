import type { CheckedPublication } from '../../machines/evidence';
import { publicationWords } from '../../machines/publications';
import { publications } from './fact-publications';
import { entryRulesFor } from './entry-rules';
import { exchangeRates } from './exchange-rates';
import { facts, type Fact } from './facts';
import { answeredDestinations } from './further-destinations';
import { photoDocuments } from './photo-documents';

/** Something that somebody has to look up again: what it is, where it was read, and on which day, `YYYY-MM-DD`. */
export interface CheckedFact {
  readonly what: string;
  readonly source: string;
  readonly checked: string;
}

function rowsOfFact([id, { current }]: [string, Fact]): readonly CheckedFact[] {
  if (!current) return [];
  return current.sources.map((key) => ({
    what: `${id}: ${current.value}`,
    source: publicationWords(publications[key]),
    checked: current.checked,
  }));
}

/** One row a publication, with the destinations whose rules rest on it. */
function rowsOfDestinations(): readonly CheckedFact[] {
  const rows = new Map<string, { readonly names: string[]; readonly publication: CheckedPublication }>();
  for (const { name } of answeredDestinations) {
    for (const publication of entryRulesFor(name)?.sources ?? []) {
      const key = `${publicationWords(publication)} ${publication.checked}`;
      const row = rows.get(key) ?? { names: [], publication };
      row.names.push(name);
      rows.set(key, row);
    }
  }
  return [...rows.values()].map(({ names, publication }) => ({
    what: `Entry: ${names.join(', ')}`,
    source: publicationWords(publication),
    checked: publication.checked,
  }));
}

function rowsOfPhotos(): readonly CheckedFact[] {
  return photoDocuments.flatMap(({ name, sources, against = [] }) =>
    [...sources, ...against].map((publication) => ({
      what: `Photo: ${name}`,
      source: publicationWords(publication),
      checked: publication.checked,
    })),
  );
}

/** Every fact that was looked up somewhere, the one that was checked longest ago first. */
export function checkedFacts(): readonly CheckedFact[] {
  return [
    ...Object.entries(facts).flatMap(rowsOfFact),
    ...rowsOfDestinations(),
    ...rowsOfPhotos(),
    {
      what: 'Exchange rates',
      source: publicationWords(exchangeRates.source),
      checked: exchangeRates.day,
    },
  ].sort((one, other) => one.checked.localeCompare(other.checked) || one.what.localeCompare(other.what));
}
