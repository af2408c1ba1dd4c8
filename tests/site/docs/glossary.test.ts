import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const glossary = readFileSync('docs/glossary.md', 'utf8');

/** A word that the code has left behind: how it is found, where it stood, and what the glossary says instead. */
interface GoneWord {
  readonly word: RegExp;
  readonly stood: string;
  readonly instead: string;
}

const gone = (word: RegExp, stood: string, instead: string): GoneWord => ({ word, stood, instead });

/** Grows with every rename. */
const goneWords: readonly GoneWord[] = [
  gone(/\bgiveTurns\b/, "'giveTurns',", 'show next'),
  gone(/\btoldAt\b/, 'readonly toldAt?: string;', 'known delivery'),
  gone(/\b(?:un)?watched: \{/, 'unwatched: {', 'notice'),
  gone(/\btypingPause\b/, 'delays: { typingPause: 300 },', 'search debounce'),
  gone(/\bletLeave\b/, "{ type: 'letLeave' }", 'notice'),
  gone(/\b(?:smaller|larger)ThanLife\b/, 'const smallerThanLife = [', 'zoom-out steps'),
  gone(/\bsayDressed\b/, 'let sayDressed = () => {};', 'stylesheets loaded'),
  gone(/\bbefore-hydration\/looking\b|\bscripts\.looking\b/, 'this.#scripts.looking', 'not-found script'),
  gone(/\blook(?:Away|At)\b|\bdata-looked\b/, "actions: ['keepField', 'lookAway']", 'selected mark'),
  gone(/\bTripPapers\b|#papers\b/, 'readonly papers: TripPapers;', 'section'),
  gone(/\b[mM]emoryShelf\b/, 'interface MemoryShelf<Value>', 'stored value'),
  gone(/\breviv(?:e|ed|es)\b/i, "actions: 'revive',", 'restart'),
  gone(/\bhandOn\b/, 'actions: handOn(part)', 'forward'),
  gone(
    /\b(?:Brought|brought|bring)Part\b|\bpart\.brought\b/,
    "site.send({ type: 'part.brought' })",
    'registered part',
  ),
  gone(/\bwhenChild\b/, "whenChild(site, 'deliveries', …)", 'subscribe to a child'),
  gone(/\buseTelling\b/, 'const send = useTelling(forHeader);', 'usesendto'),
  gone(/\bGives the way to stop\b/, '/** Gives the way to stop. */', 'unsubscribe function'),
  gone(
    /\bkept(?:Theme|Trip|Applications?|Assessment|Tickets|Stays|Letters|AdminUser|OpenDeliveries)\b/,
    'const shelf = ports.storedValue(keptTickets);',
    'storage key',
  ),
  gone(
    /\b(?:select|tell|check)Papers\b|\bpapersLeft\b|\bpapersOf\b/,
    'const { ready, total } = papersOf(context);',
    'documents',
  ),
  gone(
    /\b(?:navigation|notices|tripFolder|header|tools|theme|payment|deliveries)\.told\b|\bkeepWaiting\b/,
    "{ type: 'notices.told'; event: NoticesEvent }",
    'forward',
  ),
  gone(/\b(?:target|initial): '(?:opening|fetching)/, "target: 'fetching',", 'loading'),
  gone(
    /\b(?:Admin(?:Area|Form|User|ScreenProps)|adminPaths|adminUser)\b/,
    'export function AdminArea(',
    'staff',
  ),
  gone(/['`]session\.(?:restored|forward)\b|\bsite\/session\//, "type: 'session.restored';", 'staff'),
  gone(
    /\b(?:guardMachine|guardPart|guardMode|forGuard)\b|\bsite\/guard\//,
    'forGuard({ type })',
    'inspection guard',
  ),
  gone(/\b(?:isSamePlace|placeFrom|PlaceState)\b/, 'isSamePlace(before, place)', 'location'),
  gone(/\b(?:saidBy\w+|keepSaid|withSaid\(folder)\b|\btrip\.said\b/, "actions: 'keepSaid'", 'trip patch'),
  gone(
    /\b(?:TripOffers|tripOffer|takeOffer|takenOffers|isOfferWelcome)\b/,
    'const tripOffer = silent()',
    'prefill',
  ),
  gone(
    /\b(?:tripToQuery\b|TripDraft\b|trip-estimator\/trip')/,
    "from '../trip-estimator/trip'",
    'estimator form',
  ),
  gone(/\bfact-sources\b/, "from '../content/fact-sources'", 'publication'),
  gone(/\bDecisions, [A-Z]/, 'Each once. Decisions, Facts.', 'specification'),
  gone(/\bsayOfTrip\b|\bSentTrip\b/, "actions: { type: 'sayOfTrip' }", 'trip patch'),
  gone(/\bdeliveries\/ledger\b/, "from '../site/deliveries/ledger'", 'known delivery'),
  gone(/\bsayWhatWasNot\b|\bunsaid\b/, "'sayWhatWasNot',", 'otherwise'),
  gone(/\bWatched\b/, 'source<Found, Watched<Snapshot>>', 'readable actor'),
  gone(/\bprojected\(|\bkeeping\(/, 'return projected(flow, select', 'save on change'),
  gone(/\bownTrip\b/, 'ownTrip: silent(),', 'known trip'),
  gone(/\b(?:Faq|Blog)Place\b/, 'export interface FaqPlace {', 'selection'),
  gone(/\bNamedGroup\b|\bgroupCalled\b/, 'readonly group?: NamedGroup;', 'category'),
  gone(/\breadyShelf\b/, 'const readyShelf = ports.storedValue(key);', 'stored value'),
  gone(/\blayOutTheRest\b/, 'layOutTheRest();', 'below the fold'),
  gone(/\btellKnown\b/, "actions: 'tellKnown',", 'known trip'),
  gone(/\bisLookedAt\b/, 'isLookedAt: boolean;', 'selected mark'),
  gone(/\b(?:paper|printer)By\b|\bsrc: 'paper'/, 'printer: printerBy(ports),', 'printer'),
];

interface File {
  readonly path: string;
  readonly text: string;
}

const modules: readonly File[] = ['src', 'machines', 'tests', 'docs', '.github'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => join(folder, file))
    .filter((path) => /\.(?:m?tsx?|mjs|css|mdx?)$/.test(path))
    .filter((path) => !['docs/glossary.md', 'tests/site/docs/glossary.test.ts'].includes(path))
    .map((path) => ({ path, text: readFileSync(path, 'utf8') })),
);

describe('a word that is gone', () => {
  it.each(goneWords)('$word is found where it stood', ({ word, stood, instead }) => {
    expect(stood).toMatch(word);
    expect(glossary.toLowerCase()).toContain(instead);
  });

  it.each(goneWords)('$word stands nowhere: it is "$instead"', ({ word }) => {
    expect(modules.filter(({ path, text }) => word.test(`${path}\n${text}`)).map(({ path }) => path)).toEqual(
      [],
    );
  });
});

describe('the glossary', () => {
  const rows = glossary
    .split('\n')
    .filter((line) => /^\| (?!term|---)/.test(line))
    .map((line) => line.slice(2, -2).split(' | '));

  it('has a meaning and a place for every term', () => {
    expect(rows.length).toBeGreaterThan(50);
    expect(rows.filter(([, meaning = '', where = '']) => meaning === '' || where === '')).toEqual([]);
  });

  it('says each term once', () => {
    const terms = rows.flatMap(([term = '']) => term.split(', '));
    expect(terms.filter((term, at) => terms.indexOf(term) !== at)).toEqual([]);
  });

  it('names places that exist', () => {
    const named = [...glossary.matchAll(/`((?:src|machines|tests|docs)\/[^`<…*]+)`/g)].map(
      ([, path = '']) => path,
    );
    expect(named.length).toBeGreaterThan(30);
    expect(named.filter((path) => !existsSync(path))).toEqual([]);
    const files = [...glossary.matchAll(/`([\w.-]+\.(?:ts|mjs))`/g)].map(([, file = '']) => file);
    expect(files.filter((file) => !modules.some(({ path }) => path.endsWith(`/${file}`)))).toEqual([]);
  });
});
