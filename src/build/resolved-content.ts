import type { Plugin } from 'vite';
import { destinationPath } from '../../machines/country-listing/listing';
import { monthAndYear } from '../../machines/date-words';
import { answeredDestinations } from '../content/further-destinations';
import { destinationAnswer, topicsOf } from '../content/destination-answers';
import { comparisonOf, datesLine, publicationsOf, rupeesLine, shownFactsOn } from '../content/fact-words';
import { asOf, checked, facts } from '../content/facts';
import { publications } from '../content/fact-sources';
import { exchangeRates } from '../content/exchange-rates';
import { guides } from '../content/guides/guides';
import { honeymoonDestinations } from '../content/honeymoon';
import { listingPublications, listingReportsOn } from '../content/listing-reports';
import { pages } from '../app/pages';
import { officialLinks, type OfficialLink, type OfficialLinkKey } from '../content/official-links';
import { publicationsOf as publicationsOfList } from '../../machines/traveller-documents/documents';
import { schengenCentres, schengenStatesChecked } from '../content/schengen-states';
import { visaFreeNotesOn } from '../content/visa-free-notes';
import { visaOnArrivalCardsOn } from '../content/visa-on-arrival-cards';
import { documentLists, documentListsOn } from '../content/documents/document-lists';
import { shownList } from '../content/documents/shown-list';
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

/** The whole list of documents of a guide's visa. */
function documentsIn(content: unknown) {
  const list = typeof content === 'object' && content !== null && 'documents' in content && content.documents;
  return Object.values(documentLists).find((known) => known === list);
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

/** The destinations that have a page, and what each page has to say: few texts, which many share. */
function destinationsOn(day: string) {
  const topics = answeredDestinations.map((destination) => topicsOf(destinationAnswer(destination, day)));
  const destinationTopics = [...new Set(topics)];
  return {
    destinationNames: answeredDestinations.map(({ name }) => name),
    destinationTopics,
    topicOfDestination: topics.map((topic) => destinationTopics.indexOf(topic)),
  };
}

const modules: Readonly<Record<string, (day: string) => Exported>> = {
  'virtual:facts': (day) => ({ facts: shownFactsOn(day) }),
  ...Object.fromEntries(
    Object.entries({ ...textsWithFigures, honeymoon: honeymoonDestinations }).map(([name, content]) => [
      `virtual:facts/${name}`,
      (day: string) => {
        const list = documentsIn(content);
        return {
          facts: factsIn(content, day),
          publications: [...publicationsOf(factIdsIn(content)), ...(list ? publicationsOfList(list) : [])],
          officialSites: officialSitesOf(content),
          ...(list && { documents: shownList(list) }),
        };
      },
    ]),
  ),
  'virtual:fact-dates': () => ({ asOf, lastChecked: monthAndYear(checked), datesLine, rupeesLine }),
  'virtual:publications': () => ({
    publications: [
      ...Object.values(publications),
      exchangeRates.source,
      exchangeRates.newZealandSource,
      exchangeRates.indonesianSource,
    ],
    comparison: comparisonOf(facts),
  }),
  'virtual:destinations': destinationsOn,
  'virtual:schengen-centres': () => ({
    schengenCentres,
    lastChecked: monthAndYear(schengenStatesChecked),
  }),
  'virtual:guide-places': () => ({ guidePlaces }),
  'virtual:page-words': () => ({ pageWords }),
  'virtual:document-lists': (day) => ({ documentLists: documentListsOn(day) }),
  'virtual:visa-free-notes': (day) => ({ visaFreeNotes: visaFreeNotesOn(day) }),
  'virtual:home-facts': (day) => ({ homeFacts: homeFactsOn(day) }),
  'virtual:listing-reports': (day) => ({
    asOf,
    listingReports: listingReportsOn(day),
    publications: listingPublications,
  }),
  'virtual:visa-on-arrival-cards': (day) => ({ visaOnArrivalCards: visaOnArrivalCardsOn(day) }),
};

const loadersId = 'virtual:destination-answers';
const answerPrefix = 'virtual:destination-answer';

/** The module of one destination's answer, by the path of its page. */
const answers: ReadonlyMap<string, (day: string) => Exported> = new Map(
  answeredDestinations.map((destination) => [
    `${answerPrefix}${destinationPath(destination.name)}`,
    (day: string) => ({ answer: destinationAnswer(destination, day) }),
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
