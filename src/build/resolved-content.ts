import type { Plugin } from 'vite';
import { destinationPath } from '../../machines/country-listing/listing';
import { datelineOf, monthAndYear } from '../../machines/date-words';
import { countries } from '../content/countries';
import { destinationAnswer } from '../content/destination-answers';
import { datesLine, rupeesLine, shownFactsOn } from '../content/fact-words';
import { asOf, checked } from '../content/facts';
import { publications } from '../content/fact-sources';
import { guides } from '../content/guides/guides';
import { honeymoonDestinations } from '../content/honeymoon';
import { listingReportsOn } from '../content/listing-reports';
import { lastUpdated } from '../content/legal/legal-text';
import { pages } from '../app/pages';
import { officialLinks, type OfficialLink, type OfficialLinkKey } from '../content/official-links';
import { visaFreeNotesOn } from '../content/visa-free-notes';
import { visaOnArrivalCardsOn } from '../content/visa-on-arrival-cards';
import { checkFigures, factIdsIn, textsWithFigures } from './check-figures';
import { todayInIndia } from './today';

type Exported = Readonly<Record<string, unknown>>;

/** The figures of the home page alone: it would start with all of the site's. */
function homeFactsOn(day: string) {
  const { agencyClients, agencyDestinations, agencyVisaSuccess, passportValidity } = shownFactsOn(day);
  return { agencyClients, agencyDestinations, agencyVisaSuccess, passportValidity };
}

/** The figures that one content shows. */
function factsIn(content: unknown, day: string) {
  const shown = shownFactsOn(day);
  return Object.fromEntries(factIdsIn(content).map((id) => [id, shown[id]]));
}

/** The official pages that a guide names by their keys. */
function officialSitesOf(content: unknown): OfficialLink[] {
  const keys =
    typeof content === 'object' && content !== null && 'officialLinks' in content && content.officialLinks;
  return Array.isArray(keys) ? keys.map((key: OfficialLinkKey) => officialLinks[key]) : [];
}

/** What every page knows of all others, without what only the build needs. */
const pageWords = Object.fromEntries(
  pages.map(({ path, card: _card, isKeptOffline: _isKeptOffline, ...words }) => [path, words]),
);

const guidePlaces = guides.map(({ guide, metadata }) => ({ to: guide.path, label: metadata.place }));

const modules: Readonly<Record<string, (day: string) => Exported>> = {
  'virtual:facts': (day) => ({ facts: shownFactsOn(day) }),
  ...Object.fromEntries(
    Object.entries({ ...textsWithFigures, honeymoon: honeymoonDestinations }).map(([name, content]) => [
      `virtual:facts/${name}`,
      (day: string) => ({ facts: factsIn(content, day), officialSites: officialSitesOf(content) }),
    ]),
  ),
  'virtual:fact-dates': () => ({ asOf, lastChecked: monthAndYear(checked), datesLine, rupeesLine }),
  'virtual:legal-date': () => ({ legalDate: datelineOf(lastUpdated) }),
  'virtual:publications': () => ({ publications: Object.values(publications) }),
  'virtual:destinations': () => ({ destinationNames: countries.map(({ name }) => name) }),
  'virtual:guide-places': () => ({ guidePlaces }),
  'virtual:page-words': () => ({ pageWords }),
  'virtual:visa-free-notes': (day) => ({ visaFreeNotes: visaFreeNotesOn(day) }),
  'virtual:home-facts': (day) => ({ homeFacts: homeFactsOn(day) }),
  'virtual:listing-reports': (day) => ({ asOf, listingReports: listingReportsOn(day) }),
  'virtual:visa-on-arrival-cards': (day) => ({ visaOnArrivalCards: visaOnArrivalCardsOn(day) }),
};

const loadersId = 'virtual:destination-answers';
const answerPrefix = 'virtual:destination-answer';

/** The module of one destination's answer, by the path of its page. */
const answers: ReadonlyMap<string, (day: string) => Exported> = new Map(
  countries.map((country) => [
    `${answerPrefix}${destinationPath(country.name)}`,
    (day: string) => ({ answer: destinationAnswer(country, day) }),
  ]),
);

/** Fetches answers by the paths of their pages, each a chunk of its own: one page never carries another's. */
const answerLoaders = `export const answerLoaders = {${[...answers.keys()]
  .map((id) => `${JSON.stringify(id.slice(answerPrefix.length))}: () => import(${JSON.stringify(id)})`)
  .join(',\n')}};`;

function codeOf(exported: Exported): string {
  const lines = Object.entries(exported).map(
    ([name, value]) => `export const ${name} = ${JSON.stringify(value)};`,
  );
  return lines.join('\n');
}

/**
 * Serves content whose figures and official pages stand in place of their ids, as they hold on the day of the build:
 * a page is the same before and after the app has started. With `facts.ts` and `official-links.ts` themselves a page
 * would start with every source and every address of the site. A figure without a source or a date stops the build.
 */
export function resolvedContent(): Plugin {
  const day = todayInIndia();
  return {
    name: 'resolved-content',
    buildStart: () => checkFigures(),
    resolveId: (source) =>
      source === loadersId || answers.has(source) || Object.hasOwn(modules, source)
        ? `\0${source}`
        : undefined,
    load(resolved) {
      const id = resolved.replace('\0', '');
      if (resolved.startsWith('\0') && id === loadersId) return answerLoaders;
      const exported = answers.get(id) ?? modules[id];
      return resolved.startsWith('\0') && exported ? codeOf(exported(day)) : undefined;
    },
  };
}
