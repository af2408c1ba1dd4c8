import type { Country } from '../../machines/country-listing/listing';
import { dateWords } from '../../machines/date-words';
import { inSentence } from '../../machines/in-sentence';
import {
  answerOn,
  passportWords,
  type EntryKind,
  type EntryRules,
  type GovernmentFee,
  type LeadRule,
  type Span,
} from '../../machines/travel-dates/rules';
import type { AnswerFact, AnswerLine, DestinationAnswer } from './destination-answer';
import { destinationDocuments } from './destination-documents';
import { entryRulesFor } from './entry-rules';
import { rupeesLine, rupeesOf, shownFact, type ShownFigure } from './fact-words';
import { asOf, facts, type FactId } from './facts';
import { guides } from './guides/guides';

/** What an Indian passport needs, in a few words. */
export const entryKindWords: Readonly<Record<EntryKind, string>> = {
  visa: 'Visa before travel',
  'e-visa': 'E-visa before travel',
  eta: 'Online authorisation before travel',
  'on-arrival': 'Visa on arrival',
  'visa-free': 'No visa needed',
  registration: 'Online registration before travel',
  conditional: 'It depends on your other visas',
};

const signs: Readonly<Record<string, string>> = { EUR: '€', GBP: '£', USD: 'US$', INR: '₹' };

function money(currency: string, amount: number): string {
  const sign = signs[currency];
  const digits = amount.toLocaleString('en-IN');
  return sign === undefined ? `${currency} ${digits}` : `${sign}${digits}`;
}

function feeLine({ currency, amount, upTo, for: whom, since, asOf: dated }: GovernmentFee): AnswerLine {
  const value =
    amount === 0 && upTo === undefined
      ? 'free'
      : `${money(currency, amount)}${upTo === undefined ? '' : ` to ${money(currency, upTo)}`}`;
  const rupees = rupeesOf(value);
  return {
    value,
    ...(rupees !== undefined && { rupees }),
    ...(whom !== undefined && { for: whom }),
    when: since === undefined ? `as of ${dated}` : `since ${since}`,
  };
}

/** The fees that the specification gives: what holds now and what our list says stand side by side. */
const listedFees: Readonly<Record<string, readonly { readonly id: FactId; readonly for: string }[]>> = {
  schengen: [
    { id: 'schengenFeeAdult', for: 'adults' },
    { id: 'schengenFeeChild', for: 'children' },
  ],
  'United Kingdom': [{ id: 'ukFee', for: 'up to 6 months' }],
};

function lineOf({ value, rupees, when }: ShownFigure, whom: string): AnswerLine {
  return { value, ...(rupees !== undefined && { rupees }), for: whom, when };
}

function listedFeeLines(key: string, day: string): readonly AnswerLine[] {
  return (listedFees[key] ?? []).flatMap(({ id, for: whom }) => {
    const { listed } = shownFact(facts[id], day);
    return listed ? [lineOf(listed, whom)] : [];
  });
}

const unit = (count: number, name: string) => `${count} ${name}${count === 1 ? '' : 's'}`;

function spanWords(span: Span): string {
  if ('months' in span) return unit(span.months, 'month');
  if ('weeks' in span) return unit(span.weeks, 'week');
  if ('days' in span) return unit(span.days, 'day');
  return unit(span.workingDays, 'working day');
}

const unknown = (label: AnswerFact['label'], name: string): AnswerFact => ({
  label,
  lines: [{ value: 'Not known to us' }],
  note: `We found no source for ${inSentence(name)}: check the official page, or ask us.`,
  isUnknown: true,
});

function stayFact({ stay, country }: EntryRules): AnswerFact {
  return stay ? { label: 'Stay', lines: [{ value: stay.words }] } : unknown('Stay', country);
}

function feeFact(rules: EntryRules, day: string): AnswerFact {
  const { fees, country, documents } = rules;
  if (!fees) return unknown('Government fee', country);
  const listed = listedFeeLines(documents === 'schengen' ? 'schengen' : country, day);
  return {
    label: 'Government fee',
    lines: [...fees.map(feeLine), ...listed],
    ...(fees.some(({ amount }) => amount > 0) && {
      note: 'A visa centre’s or an agent’s service charge comes on top.',
    }),
  };
}

function timeFact({ time }: EntryRules, { processingTime }: Country): AnswerFact {
  const ours: AnswerLine = { value: processingTime, when: `our list of ${asOf}` };
  const theirs = time && {
    value: time.words,
    ...(time.asOf !== undefined && { when: `reported ${time.asOf}` }),
  };
  return { label: 'Time', lines: theirs ? [theirs, ours] : [ours] };
}

function whenFact({ earliest, legalLatest, sensibleLatest, isFreeToGo, country }: EntryRules): AnswerFact {
  if (isFreeToGo) return { label: 'When to apply', lines: [{ value: 'nothing to apply for' }] };
  const line = (words: string, lead: LeadRule | undefined): AnswerLine[] =>
    lead ? [{ value: `${words} ${spanWords(lead.before)} before`, when: lead.reason }] : [];
  const lines = [
    ...line('at the earliest', earliest),
    ...line('by rule at the latest', legalLatest),
    ...line('better', sensibleLatest),
  ];
  return lines.length > 0 ? { label: 'When to apply', lines } : unknown('When to apply', country);
}

function passportFact({ passport }: EntryRules): AnswerFact {
  return {
    label: 'Passport',
    lines: [{ value: passportWords(passport) }],
    ...(passport.note !== undefined && { note: passport.note }),
  };
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

function readingOf({ name, link }: Country, { documents }: EntryRules): DestinationAnswer['reading'] {
  const guide = link === undefined ? [] : [{ label: guideLabels.get(link) ?? 'Visa guide', href: link }];
  const schengen =
    documents === 'schengen'
      ? [{ label: 'Schengen visa, explained step by step', href: '/blog/schengen-visa-guide' }]
      : [];
  return [...guide, ...schengen, ...(articles[name] ?? [])];
}

function documentsOf({ documents, country, isFreeToGo }: EntryRules): DestinationAnswer['documents'] {
  if (documents !== 'general') return destinationDocuments[documents];
  return {
    items: [],
    note: isFreeToGo
      ? 'No visa documents. Carry your passport, the ticket out of the country and your bookings.'
      : `We found no list for ${inSentence(country)} that we could check. The official page has it; tell us what you do for a living, and we send you yours.`,
  };
}

/** What the page of a listed country says on a day, `YYYY-MM-DD`. Throws for a country without entry rules. */
export function destinationAnswer(country: Country, day: string): DestinationAnswer {
  const { name, shortName, flag, category, processingTime } = country;
  const rules = entryRulesFor(name);
  if (!rules) throw new Error(`${name} has no entry rules: see src/content/entry-rules.ts.`);
  const fee = feeFact(rules, day);
  return {
    name,
    shortName,
    flag,
    category,
    processingTime,
    kind: entryKindWords[rules.kind],
    answer: answerOn(rules, day),
    action: rules.action,
    facts: [stayFact(rules), fee, timeFact(rules, country), whenFact(rules), passportFact(rules)],
    ways: (rules.shorterWays ?? []).map(({ holds, gives }) => ({ holds, gives })),
    documents: documentsOf(rules),
    exceptions: [
      ...(rules.until && day <= rules.until.date
        ? [`This holds until ${dateWords(rules.until.date)}. For a later trip, check before you book.`]
        : []),
      ...(rules.exceptions ?? []),
    ],
    ...(rules.inPerson && { inPerson: rules.inPerson.words }),
    confidence: rules.confidence,
    checked: dateWords(rules.checked),
    sources: rules.sources.map(({ name: source, date }) =>
      date === undefined ? source : `${source}, ${date}`,
    ),
    ...(fee.lines.some(({ rupees }) => rupees !== undefined) && { rupeesLine }),
    ...(rules.official && { official: rules.official }),
    reading: readingOf(country, rules),
  };
}
