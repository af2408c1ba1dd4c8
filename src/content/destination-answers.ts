import { passportWords, sinceWords } from './entry-words';
import { dateWords, monthAndYear } from '../../machines/date-words';
import {
  ageWords,
  checkedOn,
  publicationsOf,
  supportOf,
  supports,
  weakestOf,
  type Evidence,
  type Support,
} from '../../machines/evidence';
import { publicationsOnce } from '../../machines/publications';
import { documentsOf } from '../../machines/traveller-documents/documents';
import { publicationsOf as publicationsOfList } from './documents/list-words';
import {
  answerOn,
  isFreeOn,
  type EntryRules,
  type GovernmentFee,
  type LeadRule,
  type Span,
  type Statement,
} from '../../machines/travel-dates/rules';
import type { AnswerFact, AnswerLine, DestinationAnswer } from './destination-answer';
import { documentLists, documentListsOn } from './documents/document-lists';
import { noListWords } from './documents/no-list';
import { documentWords } from './documents/shown-list';
import { entryKindOn } from './entry-need';
import { entryRulesFor } from './entry-rules';
import { rupeesLineOn, rupeesOf, shownFact } from './fact-words';
import { asOf, facts, type FactId } from './facts';
import type { AnsweredDestination } from './further-destinations';
import { guides } from './guides/guides';
import { whereToApply, whereToApplyClaims } from './visa-centres/visa-centres';

const signs: Readonly<Record<string, string>> = { EUR: '€', GBP: '£', USD: 'US$', INR: '₹' };

/** Rupees in Indian grouping, any other currency in its own: IDR 500,000. */
function money(currency: string, amount: number): string {
  const sign = signs[currency];
  const digits = amount.toLocaleString(currency === 'INR' ? 'en-IN' : 'en', {
    minimumFractionDigits: Number.isInteger(amount) ? 0 : 2,
  });
  return sign === undefined ? `${currency} ${digits}` : `${sign}${digits}`;
}

/** "since June 2024, checked November 2026"; what is old says so, and our own figure is as old as our list. Specification §3, Facts. */
export function whenWords(evidence: Evidence, since?: string): string {
  if (supportOf(evidence) === 'our own figure') return `our list of ${asOf}`;
  return [since, ageWords(evidence), `checked ${monthAndYear(checkedOn(evidence))}`]
    .filter((words) => words !== undefined)
    .join(', ');
}

function lineOf(statement: Statement): AnswerLine {
  const { words, detail } = statement;
  return {
    value: words,
    ...(detail !== undefined && { detail }),
    when: whenWords(statement),
  };
}

export function feeLine(fee: GovernmentFee): AnswerLine {
  const { currency, amount, upTo, for: whom } = fee;
  const isFree = amount === 0 && upTo === undefined;
  const value = isFree
    ? 'free'
    : `${money(currency, amount)}${upTo === undefined ? '' : ` to ${money(currency, upTo)}`}`;
  const rupees = rupeesOf(value);
  return {
    value,
    ...(rupees !== undefined && { rupees }),
    ...(whom !== undefined && { for: whom }),
    when: whenWords(fee, sinceWords(fee)),
  };
}

/** The fees that the specification gives: our list's stand in one line below what holds now. */
const listedFees: Readonly<Record<string, readonly { readonly id: FactId; readonly for?: string }[]>> = {
  schengen: [
    { id: 'schengenFeeAdult', for: 'adults' },
    { id: 'schengenFeeChild', for: 'children' },
  ],
  'United Kingdom': [{ id: 'ukFee' }],
};

function listedFeesOf(key: string, day: string): string | undefined {
  const sums = (listedFees[key] ?? []).flatMap(({ id, for: whom }) => {
    const { listed } = shownFact(facts[id], day);
    return listed ? [whom === undefined ? listed.value : `${listed.value} ${whom}`] : [];
  });
  return sums.length === 0 ? undefined : `Our list of ${asOf}: ${sums.join(', ')}`;
}

const unit = (count: number, name: string) => `${count} ${name}${count === 1 ? '' : 's'}`;

function spanWords(span: Span): string {
  if ('months' in span) return unit(span.months, 'month');
  if ('weeks' in span) return unit(span.weeks, 'week');
  if ('days' in span) return unit(span.days, 'day');
  return unit(span.workingDays, 'working day');
}

/** Where to look for what we did not find. */
function whereToLook({ official }: EntryRules): string {
  return official ? 'Check the official page, or ask us.' : 'Ask the embassy, or ask us.';
}

const unknown = (label: AnswerFact['label'], rules: EntryRules): AnswerFact => ({
  label,
  lines: [{ value: 'We couldn’t confirm this' }],
  note: whereToLook(rules),
  isUnknown: true,
});

function stayFact(rules: EntryRules): AnswerFact {
  const { stay } = rules;
  return stay ? { label: 'Stay', lines: [lineOf(stay)] } : unknown('Stay', rules);
}

const chargeNotes: Readonly<Record<NonNullable<EntryRules['charge']>, string>> = {
  'visa centre': 'The visa centre’s or an agent’s service charge is extra.',
  agent: 'An agent’s charge is extra.',
};

function feeFact(rules: EntryRules, day: string): AnswerFact {
  const { fees, country, documents, charge } = rules;
  if (!fees) return unknown('Government fee', rules);
  const listed = listedFeesOf(documents === 'schengen' ? 'schengen' : country, day);
  return {
    label: 'Government fee',
    lines: fees.map(feeLine),
    ...(listed !== undefined && { listed }),
    ...(charge !== undefined && { note: chargeNotes[charge] }),
  };
}

function timeFact(rules: EntryRules, { processingTime }: AnsweredDestination): AnswerFact {
  const { time } = rules;
  if (time) {
    return {
      label: 'Time',
      lines: [lineOf(time)],
      ...(processingTime !== undefined && { listed: `Our list of ${asOf}: ${processingTime}` }),
    };
  }
  if (processingTime === undefined) return unknown('Time', rules);
  return { label: 'Time', lines: [{ value: processingTime, when: `our list of ${asOf}` }] };
}

/** "Earliest: 6 months before you travel"; a day of its own words has them. */
function leadLine(words: string, { before, called, reason }: LeadRule): AnswerLine {
  return { value: `${words} ${called ?? `${spanWords(before)} before you travel`}`, when: reason };
}

function whenFact(rules: EntryRules): AnswerFact {
  const { earliest, legalLatest, sensibleLatest, anyTime } = rules;
  if (anyTime) return { label: 'When to apply', lines: [lineOf(anyTime)] };
  const lines = [
    ...(earliest ? [leadLine('Earliest:', earliest)] : []),
    ...(sensibleLatest ? [leadLine('Best: at least', sensibleLatest)] : []),
    ...(legalLatest ? [leadLine('Latest:', legalLatest)] : []),
  ];
  return lines.length > 0 ? { label: 'When to apply', lines } : unknown('When to apply', rules);
}

/** Until when nobody needs a visa, or that no end is known. */
function untilFact(rules: EntryRules): AnswerFact {
  const { until, openEnd } = rules;
  if (until) {
    return {
      label: 'Until when',
      lines: [{ value: dateWords(until.date), when: whenWords(until) }],
      note: 'We found nothing about what follows. For a later trip, check before you book.',
    };
  }
  return openEnd ? { label: 'Until when', lines: [lineOf(openEnd)] } : unknown('Until when', rules);
}

function landingFact(rules: EntryRules): AnswerFact {
  const { arrivalForm } = rules;
  return arrivalForm
    ? {
        label: 'Before you land',
        lines: [lineOf({ ...arrivalForm, words: arrivalForm.name, detail: arrivalForm.words })],
      }
    : {
        label: 'Before you land',
        lines: [{ value: 'no arrival form found' }],
        note: whereToLook(rules),
      };
}

function passportFact({ passport }: EntryRules): AnswerFact {
  return {
    label: 'Passport',
    lines: [{ value: passportWords(passport) }],
    ...(passport.note !== undefined && { note: passport.note }),
  };
}

/** The page's facts, in its order. Where nothing is applied for there is no time, and the end of it instead. */
function factsOf(rules: EntryRules, destination: AnsweredDestination, day: string): readonly AnswerFact[] {
  const isFree = isFreeOn(rules, day);
  return [
    stayFact(rules),
    feeFact(rules, day),
    ...(isFree
      ? [untilFact(rules), landingFact(rules)]
      : [timeFact(rules, destination), whenFact(rules), ...(rules.arrivalForm ? [landingFact(rules)] : [])]),
    passportFact(rules),
  ];
}

const supportWords: Readonly<Record<Support, string>> = {
  official: 'From an official source',
  'sources agree': 'Two sources or more agree on',
  'one source': 'From one source only',
  'our own figure': 'Our own figure',
  'sources differ': 'Sources differ on',
};

/** How well each answer of the page is supported, the best first; what was not found stands last. */
function supportLines(rules: EntryRules, isFree: boolean): readonly string[] {
  const { entry, stay, fees, time, passport, shorterWays = [] } = rules;
  const answers: readonly (readonly [what: string, evidence: readonly Evidence[] | undefined])[] = [
    ['what you need', [entry]],
    ['stay', stay && [stay]],
    ['government fee', fees],
    ...(isFree ? [] : [['time', time ? [time] : undefined] as const]),
    ['passport', [passport]],
    ...(shorterWays.length === 0
      ? []
      : [[isFree ? 'what another visa changes' : 'when you may not need this visa', shorterWays] as const]),
  ];
  const supported = supports.flatMap((support) => {
    const about = answers.flatMap(([what, evidence]) =>
      evidence && weakestOf(evidence.map(supportOf)) === support ? [what] : [],
    );
    return about.length === 0 ? [] : [`${supportWords[support]}: ${about.join(', ')}.`];
  });
  const missing = answers.flatMap(([what, evidence]) => (evidence ? [] : [what]));
  return missing.length === 0 ? supported : [...supported, `Not found: ${missing.join(', ')}.`];
}

const articles: Readonly<Record<string, DestinationAnswer['reading']>> = {
  'United Kingdom': [{ label: 'UK visit visa: a first-timer’s guide', href: '/blog/uk-visit-visa' }],
  'United Arab Emirates': [{ label: 'UAE visa update', href: '/blog/uae-visa-update' }],
  'Hong Kong': [{ label: 'PAR or visa: which one do you need?', href: '/blog/par-vs-hong-kong-visa' }],
  Thailand: [{ label: 'Visa on arrival, region by region', href: '/blog/visa-on-arrival-guide' }],
  Kenya: [{ label: 'Visa on arrival, region by region', href: '/blog/visa-on-arrival-guide' }],
  Bahrain: [{ label: 'Visa on arrival, region by region', href: '/blog/visa-on-arrival-guide' }],
  Jordan: [{ label: 'Visa on arrival, region by region', href: '/blog/visa-on-arrival-guide' }],
};

const guideLabels: ReadonlyMap<string, string> = new Map(
  guides.map(({ guide, metadata }) => [guide.path, metadata.label]),
);

function readingOf(
  { name, link }: AnsweredDestination,
  { documents }: EntryRules,
): DestinationAnswer['reading'] {
  const guide = link === undefined ? [] : [{ label: guideLabels.get(link) ?? 'Visa guide', href: link }];
  const schengen =
    documents === 'schengen'
      ? [{ label: 'Schengen visa, explained step by step', href: '/blog/schengen-visa-guide' }]
      : [];
  return [...guide, ...schengen, ...(articles[name] ?? [])];
}

/** How many documents a page begins with where a guide has all of them. */
const beginning = 8;

/** The beginning of the visa's list where a guide shows all of it; else all of it. */
function documentsOn(rules: EntryRules, day: string): DestinationAnswer['documents'] {
  if (rules.documents === undefined)
    return { items: [], total: 0, note: noListWords(rules, isFreeOn(rules, day)) };
  const list = documentListsOn(day)[rules.documents];
  const all = documentsOf(list);
  const guide = guides.find(({ guide: { documents } }) => documents === list.id)?.guide;
  const shown = guide ? all.filter(({ asked }) => asked.includes('everyone')).slice(0, beginning) : all;
  return {
    listId: list.id,
    items: shown.map(documentWords),
    total: all.length,
    note: list.note,
    ...(guide && {
      list: {
        label:
          shown.length < all.length
            ? `The whole list: ${all.length} documents to tick off`
            : 'The same list to tick off',
        href: `${guide.path}#documents`,
      },
    }),
  };
}

/**
 * What a page has to say, for its description: "Visa before travel: stay, time and passport, with sources." Only what is
 * known is named.
 */
export function topicsOf({ kind, facts: shown, documents }: DestinationAnswer): string {
  const known = shown.filter(({ isUnknown }) => !isUnknown).map(({ label }) => label.toLowerCase());
  const topics = documents.items.length === 0 ? known : [...known, 'documents'];
  const first = topics.slice(0, -1).join(', ');
  return `${kind}: ${first} and ${topics.at(-1)}, with sources.`;
}

/** What the page of a destination says on a day, `YYYY-MM-DD`. Throws for one without entry rules. */
export function destinationAnswer(destination: AnsweredDestination, day: string): DestinationAnswer {
  const { name, shortName, flag, category } = destination;
  const rules = entryRulesFor(name);
  if (!rules) throw new Error(`${name} has no entry rules: see src/content/entry-rules.ts.`);
  const isFree = isFreeOn(rules, day);
  const shown = factsOf(rules, destination, day);
  const hasRupees = shown.some(({ lines }) => lines.some(({ rupees }) => rupees !== undefined));
  const { arrivalForm } = rules;
  const where = isFree ? undefined : whereToApply(name);
  return {
    name,
    shortName,
    flag,
    category,
    kind: entryKindOn(rules, day),
    answer: answerOn(rules, day),
    action: where?.action ?? rules.action,
    ...(isFree && { isFreeToGo: true }),
    ...(arrivalForm && {
      arrivalForm: { label: `Official ${arrivalForm.name}`, href: arrivalForm.href },
    }),
    facts: shown,
    ways: (rules.shorterWays ?? []).map(({ holds, gives, openedBy }) => ({
      holds,
      gives,
      ...(openedBy && { openedBy }),
    })),
    documents: documentsOn(rules, day),
    ...(where && { whereToApply: where }),
    exceptions: (rules.exceptions ?? []).map(({ words }) => words),
    ...(rules.inPerson && { inPerson: rules.inPerson.words }),
    support: supportLines(rules, isFree),
    checked: dateWords(rules.checked),
    sources: publicationsOnce([
      ...rules.sources,
      ...publicationsOf(whereToApplyClaims(name)),
      ...(rules.documents === undefined ? [] : publicationsOfList(documentLists[rules.documents])),
    ]),
    ...(hasRupees && { rupeesLine: rupeesLineOn(day) }),
    ...(rules.official && { official: rules.official }),
    reading: readingOf(destination, rules),
  };
}
