import { monthAndYear } from '../../machines/date-words';
import { publicationsOf as publicationsOfList } from '../content/documents/list-words';
import { documentLists } from '../content/documents/document-lists';
import { shownList } from '../content/documents/shown-list';
import { checksIn, factDays } from '../content/fact-age';
import { shownFact, type ShownFact } from '../content/fact-words';
import { asOf, facts } from '../content/facts';
import { guides } from '../content/guides/guides';
import type { VisaGuide } from '../content/guides/guide';
import { guideJourneys } from '../content/guides/journey';
import { officialLinks, type OfficialSites } from '../content/official-links';
import { schengenCentres, schengenCentresChecked } from '../content/visa-centres/visa-centres';
import { factsIn, publicationsIn, sourcesWithRupees } from '../content/shown-content';
import { licensedHelpWords } from '../ui/licensed-help';
import type { PageRequest } from './page-request';

/** The official pages of a guide; the first is the one to check. */
function officialSitesOf([first, ...others]: VisaGuide['officialLinks']): OfficialSites {
  return [officialLinks[first], ...others.map((key) => officialLinks[key])];
}

/** What the strip of figures shows of a fact. */
function stripFact({ now, listed, check, isCompared }: ShownFact) {
  return { now, ...(listed && { listed }), ...(isCompared ? { isCompared } : check && { check }) };
}

const guideAt = (path: string) => guides.find(({ guide }) => guide.path === path)?.guide;

/** A guide with its figures and their sources, the documents of its visa, and the official pages that it names. */
export function load({ path, day }: PageRequest) {
  const guide = guideAt(path);
  if (!guide) return undefined;
  const list = documentLists[guide.documents];
  const content = { ...guide, documents: list };
  const { facts: named, officialLinks: keys, ...words } = guide;
  return {
    guide: words,
    strip: named.map(({ label, factId }) => ({ label, ...stripFact(shownFact(facts[factId], day)) })),
    help: licensedHelpWords(guide.countryName),
    asOf,
    facts: factsIn(content, day),
    sources: sourcesWithRupees([...publicationsIn(content), ...publicationsOfList(list)], day),
    age: factDays(checksIn(content, day), day),
    officialSites: officialSitesOf(keys),
    documents: shownList(list),
    journey: guideJourneys[guide.slug],
    /** Which centre or mission takes applications, where a guide is about several countries. */
    centres:
      guide.slug === 'schengen-visa-online'
        ? { centres: schengenCentres, lastChecked: monthAndYear(schengenCentresChecked) }
        : undefined,
  };
}

export type GuideData = NonNullable<ReturnType<typeof load>>;

export const questions = ({ path }: PageRequest) => guideAt(path)?.faqs ?? [];
