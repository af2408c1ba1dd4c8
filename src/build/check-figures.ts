import * as v from 'valibot';
import { exchangeRates } from '../content/exchange-rates';
import { publications } from '../content/fact-sources';
import { facts, type FactId } from '../content/facts';
import { faqGroups } from '../content/faq';
import { guides } from '../content/guides/guides';
import { cancellation } from '../content/legal/cancellation';
import { paymentTerms } from '../content/legal/payment-terms';
import { privacy } from '../content/legal/privacy';
import { terms } from '../content/legal/terms';
import { officialLinks } from '../content/official-links';
import { visaOnArrivalRegions } from '../content/visa-on-arrival';

const day = v.pipe(v.string(), v.isoDate('has to be a day such as 2026-11-21'));
const month = v.pipe(
  v.string(),
  v.regex(
    /^(?:January|February|March|April|May|June|July|August|September|October|November|December) 20\d\d$/,
    'has to be a month such as June 2024',
  ),
);
const value = v.pipe(
  v.string(),
  v.nonEmpty('is empty'),
  v.regex(/^\S(?:.*\S)?$/, 'begins or ends with a space'),
);
const keyOf = (...tables: readonly object[]) =>
  v.pipe(
    v.string(),
    v.check((key) => tables.some((table) => Object.hasOwn(table, key)), 'is in no table of sources'),
  );

const factSchema = v.strictObject({
  listed: v.strictObject({ value, asOf: month }),
  current: v.optional(
    v.pipe(
      v.strictObject({
        value,
        since: v.optional(month),
        checked: day,
        source: keyOf(officialLinks, publications),
        until: v.optional(day),
        afterwards: v.optional(value),
      }),
      v.check(
        ({ until, afterwards }) => (until === undefined) === (afterwards === undefined),
        'has to say what holds after its end, and only then',
      ),
    ),
  ),
  official: keyOf(officialLinks, { agency: true }),
  isFee: v.optional(v.literal(true)),
});

/** What is wrong with a table of facts, one line each: a figure without source or date, a current one that nobody looked up. */
export function problemsOfFacts(table: Readonly<Record<string, unknown>>): string[] {
  return Object.entries(table).flatMap(([id, fact]) => {
    const { issues = [] } = v.safeParse(factSchema, fact);
    return issues.map((issue) => `${id}: ${v.getDotPath(issue) ?? 'it'} ${issue.message}`);
  });
}

/** A sum of money typed into a text instead of named as a fact. */
export const typedMoney =
  /(?:[₹€£$]|\bRs\.?|\b(?:AED|CAD|USD|EUR|GBP|INR|HKD|SGD|THB|BHD|JOD))\s?\d|\d[\d,]*\s?(?:rupees|euros?|dollars|dirhams|pounds)\b/;

function textsOf(content: unknown): string[] {
  if (typeof content === 'string') return [content];
  return typeof content === 'object' && content !== null ? Object.values(content).flatMap(textsOf) : [];
}

/** The texts of a piece of content that type a sum, or name a fact that there is not. */
export function problemsOfTexts(where: string, content: unknown): string[] {
  return textsOf(content).flatMap((text) => {
    const unknown = [...text.matchAll(/\{fact:([^}|]*)(?:\|brief)?\}/g)].filter(
      ([, id = '']) => !Object.hasOwn(facts, id),
    );
    const typed = typedMoney.exec(text.replaceAll(/\{fact:[^}]*\}/g, ''))?.[0];
    return [
      ...unknown.map(([marker]) => `${where}: ${marker} names no fact of src/content/facts.ts.`),
      ...(typed === undefined ? [] : [`${where}: "${typed}" is typed into the text: make it a fact.`]),
    ];
  });
}

/** The texts with figures, by their names under `src/content`. */
export const textsWithFigures: Readonly<Record<string, unknown>> = {
  faq: faqGroups,
  ...Object.fromEntries(guides.map(({ guide }) => [`guides/${guide.slug}`, guide])),
  'legal/cancellation': cancellation,
  'legal/payment-terms': paymentTerms,
  'legal/privacy': privacy,
  'legal/terms': terms,
  'visa-on-arrival': visaOnArrivalRegions,
};

/** The facts that a content shows: those its texts name by markers, and those it lists by their ids. */
export function factIdsIn(content: unknown): FactId[] {
  const named = textsOf(content).flatMap((text) => [
    ...[...text.matchAll(/\{fact:([A-Za-z]+)/g)].map(([, id = '']) => id),
    text,
  ]);
  return [...new Set(named)].filter((text): text is FactId => Object.hasOwn(facts, text));
}

/** Throws with every problem of the site's figures, so that a build with one of them stops. */
export function checkFigures(): void {
  const problems = [
    ...problemsOfFacts(facts),
    ...(v.is(day, exchangeRates.day) ? [] : ['src/content/exchange-rates.ts: the rates have no day.']),
    ...Object.entries(textsWithFigures).flatMap(([name, content]) =>
      problemsOfTexts(`src/content/${name}.ts`, content),
    ),
  ];
  if (problems.length > 0)
    throw new Error(`The site's figures are not in order.\n  ${problems.join('\n  ')}`);
}
