import { describe, expect, it } from 'vitest';
import { indexablePaths, metadataFor } from '../../../src/app/metadata';
import { entryRulesFor } from '../../../src/content/entry-rules';
import { facts, type FactId } from '../../../src/content/facts';
import { prerenderEntry } from '../../../src/prerender';
import { claimsIn } from './claims';

function textOf(html: string): string {
  return html
    .replace(/<(script|style|svg)\b.*?<\/\1>/gs, ' ')
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&#x27;', '’')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ');
}

/** Facts whose current figure differs from the listed one, where both are sums: they must never stand apart. */
const changedSums = Object.entries(facts).flatMap(([id, { listed, current }]) =>
  current && listed && current.value !== listed.value && /^(?:€|£|US\$|HK\$)[\d,]+$/.test(listed.value)
    ? [{ id, listed: listed.value, current: current.value.split(' ')[0] ?? '' }]
    : [],
);

const escaped = (words: string) => words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Facts in words that have changed: the listed words must never stand without "our list" beside them. */
const changedRules = Object.entries(facts).flatMap(([id, { listed, current }]) =>
  current &&
  listed &&
  !/ListingTime$|^onArrival/.test(id) &&
  !current.value.includes(listed.value) &&
  listed.value.split(' ').length >= 4
    ? [{ id, listed: listed.value }]
    : [],
);

/** Facts that a destination's page has from its entry rules, by what the fee is for. */
const feesInBoth: readonly [country: string, whom: string | undefined, id: FactId][] = [
  ['France', 'adults', 'schengenFeeAdult'],
  ['France', 'children of 6 to 11 years', 'schengenFeeChild'],
  ['United Kingdom', 'up to 6 months', 'ukFee'],
  ['United States', 'B-1/B-2 visa', 'usBusinessVisaFee'],
  ['Canada', 'visa', 'canadaVisitorFee'],
  ['Canada', 'fingerprints', 'canadaBiometricsFee'],
  ['United Arab Emirates', '14 days on arrival, if you qualify', 'uaeOnArrivalFee'],
];

describe('the same figure on every page', () => {
  it.each(feesInBoth)('%s, %s: the fee of the entry rules is the fact %s', (country, whom, id) => {
    const fee = entryRulesFor(country)?.fees?.find((one) => one.for === whom);
    const { listed, current } = facts[id];
    expect((current ?? listed)?.value.replace(/\D/g, '')).toBe(String(fee?.amount));
    expect(fee?.since).toBe(current?.since);
  });
});

interface DescribedQuestions {
  readonly '@type': string;
  readonly mainEntity: readonly {
    readonly name: string;
    readonly acceptedAnswer: { readonly text: string };
  }[];
}

describe.each(indexablePaths)('%s', async (path) => {
  const { body, head } = await prerenderEntry.renderPath(path);
  const text = textOf(body);
  const described = /id="structured-data">(.*?)<\/script>/s.exec(head)?.[1] ?? '';

  it('claims nothing that nobody may claim', () => {
    const { title, description } = metadataFor(path);
    expect(claimsIn(`${text} ${title} ${description} ${described}`)).toEqual([]);
  });

  it('never gives a listed rule as the one that holds', () => {
    // What a British visa no longer is, a Canadian one still is.
    const here = changedRules.filter(({ id }) => id !== 'ukVisaRecord' || /uk|united-kingdom/.test(path));
    const alone = here.filter(({ listed }) =>
      [...text.matchAll(new RegExp(escaped(listed), 'g'))].some(
        ({ index }) => !/our list/i.test(text.slice(Math.max(0, index - 60), index + listed.length + 60)),
      ),
    );
    expect(alone.map(({ id }) => id)).toEqual([]);
  });

  it('shows a listed sum only after the one that holds now', () => {
    // A destination's own fees may be the sum that another's once was.
    if (path.startsWith('/services/')) return;
    const alone = changedSums.filter(({ listed, current }) => {
      const pattern = (sum: string) => new RegExp(`${sum.replaceAll('$', '\\$')}(?![\\d,])`);
      const at = text.search(pattern(listed));
      return at >= 0 && !pattern(current).test(text.slice(0, at));
    });
    expect(alone.map(({ id }) => id)).toEqual([]);
  });

  it('explains its two dates, where it has figures with two', () => {
    if (path === '/about' || !/our list of May 2025|checked November 2026|≈ ₹/.test(text)) return;
    expect(body).toContain('href="/about#how-we-check-facts"');
  });

  it('says what it is within the room of a search result', () => {
    const { title, description } = metadataFor(path);
    expect(title.length, title).toBeLessThanOrEqual(60);
    expect(title.length, title).toBeGreaterThanOrEqual(15);
    expect(description.length, description).toBeLessThanOrEqual(160);
    expect(description.length, description).toBeGreaterThanOrEqual(70);
  });

  it('answers in its structured data in the words of the page', () => {
    const { '@graph': nodes } = JSON.parse(described) as { '@graph': readonly DescribedQuestions[] };
    const questions = nodes.flatMap((node) => (node['@type'] === 'FAQPage' ? node.mainEntity : []));
    const flat = (words: string) => words.replace(/[\s’']+/g, '');
    const missing = questions.filter(
      ({ name, acceptedAnswer }) =>
        !flat(text).includes(flat(name)) || !flat(text).includes(flat(acceptedAnswer.text)),
    );
    expect(missing).toEqual([]);
    // And none is shown that the structured data leaves out.
    const shown = path.startsWith('/visa/') ? (body.match(/<summary\b/g) ?? []).length : questions.length;
    expect(questions.length).toBeGreaterThanOrEqual(Math.min(shown, 4));
  });
});
