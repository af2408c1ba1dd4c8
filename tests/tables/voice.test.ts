import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { indexablePaths, metadataFor } from '../../src/app/metadata';
import { entryRulesFor } from '../../src/content/entry-rules';
import { facts, type FactId } from '../../src/content/facts';
import { prerenderEntry } from '../../src/prerender';

function textOf(html: string): string {
  return html
    .replace(/<(script|style|svg)\b.*?<\/\1>/gs, ' ')
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&#x27;', '’')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ');
}

/** Words and phrases that this site does not use, each with what it says instead. */
const unused: readonly [phrase: RegExp, instead: string][] = [
  [/\bsomebody\b/i, 'someone'],
  [/\beverybody\b/i, 'everyone'],
  [/\banybody\b/i, 'anyone'],
  [/\b(?<!A4 )(?<!white )papers\b/i, 'documents'],
  [/\band we tell you\b/i, 'and we’ll tell you'],
  [/\babove all\b/i, 'especially'],
  [/there and back/i, 'return'],
  [/now reported/i, 'current first, then our list'],
  [/no third parties/i, 'no cookies, no analytics, no advertising'],
  [/What it says, you say/i, 'You are responsible for everything in it'],
  [/refused to you/i, 'Have you ever been refused a visa?'],
  [/Who you are on paper/i, 'About you'],
  [/chance of approval is/i, 'the checker gives no chance'],
  [/tell the truth\?/i, 'Are you truthful?'],
  [/in Europe lately/i, 'visited Europe recently'],
  [/recognising you by your device/i, 'device fingerprinting'],
  [/stays on record and makes/i, 'must be declared in later applications'],
  [/Meet our partners/i, 'claims that can be shown'],
  [/days a visit a visit/i, 'each visit can last'],
  [/in single cases/i, 'in some cases'],
  [/way of the passport/i, 'for your passport to come back'],
  [/\bis good for (?:all|\d)/i, 'is valid'],
  [/\bby when to\b|\buntil when your\b/i, 'when, how long'],
  [/\blooked at (?:in|on)\b/i, 'checked'],
  [/\bwhoever (?:uses|asks|travels|pays)\b/i, 'anyone who, if you'],
  [/\b(?:is|are) prudent\b/i, 'wise'],
  [/\b(?:fee|charge|fingerprints|insurance),? besides\b/i, 'is extra'],
  [/\bis no (?:decision|holiday|promise)\b/i, 'is not a'],
  [/\b(?:nine|four|three) of (?:ten|five|four)\b/i, 'nine in ten'],
  [/\bwe know no\b/i, 'we don’t know a'],
  [/\btake the visa line off\b/i, 'leave it out'],
  [/\bnot genuine paper|\ba paper that\b/i, 'a document'],
  [/\bclick here\b|\bhassle[- ]free\b|\bseamless|\bworld[- ]class\b|\bone[- ]stop\b/i, 'what it does'],
  [/\bguaranteed (?:visa|approval)\b|\b100\s?% (?:visa|success)/i, 'nobody can promise a visa'],
  [/lorem ipsum|\bTODO\b|\bTBD\b/i, 'words'],
];

function wordsNotUsed(text: string): string[] {
  return unused.flatMap(([phrase, instead]) => {
    const match = phrase.exec(text);
    return match ? [`"${text.slice(Math.max(0, match.index - 30), match.index + 40)}": ${instead}`] : [];
  });
}

/** Where a person would contract: articles and guides are written as one speaks; legal pages may stay formal. */
const stiff =
  /\b(?:do|does|did|is|are|was|were|have|has|will|could|would) not\b|\bcannot\b|\b(?:you|we) will\b/gi;

/** Headings that stand as they are, and words that the tools of a guide share with every page. */
const mayBeStiff = ['What you can and cannot do', 'does not apply to you', 'Visa is not', 'Your trip is not'];

function stiffSentences(html: string): string[] {
  const prose = [...html.matchAll(/<(p|li|dd)\b[^>]*>(.*?)<\/\1>/gs)].map(([, , inner = '']) =>
    textOf(inner),
  );
  // Headings, which stand in the table of contents too, end without a full stop.
  return prose.filter(
    (text) =>
      /[.;:!?…] *$/.test(text) &&
      (text.match(stiff) ?? []).length > 0 &&
      !mayBeStiff.some((words) => text.includes(words)),
  );
}

/** Facts whose current figure differs from the listed one, where both are sums: they must never stand apart. */
const changedSums = Object.entries(facts).flatMap(([id, { listed, current }]) =>
  current && current.value !== listed.value && /^(?:€|£|US\$|HK\$)[\d,]+$/.test(listed.value)
    ? [{ id, listed: listed.value, current: current.value.split(' ')[0] ?? '' }]
    : [],
);

const escaped = (words: string) => words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Facts in words that have changed: the listed words must never stand without "our list" beside them. */
const changedRules = Object.entries(facts).flatMap(([id, { listed, current }]) =>
  current &&
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
    expect((current?.value ?? listed.value).replace(/\D/g, '')).toBe(String(fee?.amount));
    expect(fee?.since).toBe(current?.since);
  });
});

describe('the states of the tools, as recorded', () => {
  const states = readdirSync('tests/paths/states').filter((name) => name.endsWith('.txt'));
  it.each(states)('%s uses no word or phrase of the list', (name) => {
    expect(wordsNotUsed(readFileSync(`tests/paths/states/${name}`, 'utf8'))).toEqual([]);
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

  it('uses no word or phrase of the list', () => {
    const { title, description } = metadataFor(path);
    expect(wordsNotUsed(`${text} ${title} ${description} ${described}`)).toEqual([]);
  });

  it.runIf(/^\/(?:blog\/|visa\/|faq$)/.test(path))('speaks as a person does, with contractions', () => {
    const main = /<main\b.*<\/main>/s.exec(body)?.[0] ?? body;
    expect(stiffSentences(main)).toEqual([]);
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
