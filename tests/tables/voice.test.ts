import { describe, expect, it } from 'vitest';
import { indexablePaths, metadataFor } from '../../src/app/metadata';
import { facts } from '../../src/content/facts';
import { renderPath } from '../../src/prerender';

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
  [/lorem ipsum|\bTODO\b|\bTBD\b/i, 'words'],
];

/** Facts whose current figure differs from the listed one, where both are sums: they must never stand apart. */
const changedSums = Object.entries(facts).flatMap(([id, { listed, current }]) =>
  current && current.value !== listed.value && /^(?:€|£|US\$|HK\$)[\d,]+$/.test(listed.value)
    ? [{ id, listed: listed.value, current: current.value.split(' ')[0] ?? '' }]
    : [],
);

describe.each(indexablePaths)('%s', async (path) => {
  const { body } = await renderPath(path);
  const text = textOf(body);

  it('uses no word or phrase of the list', () => {
    const found = unused.flatMap(([phrase, instead]) => {
      const match = phrase.exec(text);
      return match ? [`"${text.slice(Math.max(0, match.index - 30), match.index + 40)}": ${instead}`] : [];
    });
    expect(found).toEqual([]);
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
    if (!text.includes('our list of May 2025')) return;
    expect(body).toContain('href="/about#how-we-check-facts"');
  });

  it('says what it is within the room of a search result, once on the site', () => {
    const { title, description } = metadataFor(path);
    expect(title.length, title).toBeLessThanOrEqual(60);
    expect(title.length, title).toBeGreaterThanOrEqual(15);
    expect(description.length, description).toBeLessThanOrEqual(160);
    expect(description.length, description).toBeGreaterThanOrEqual(70);
    const same = indexablePaths.filter((other) => metadataFor(other).title === title);
    expect(same).toEqual([path]);
  });

  it('answers in its structured data in the words of the page', () => {
    const questions = metadataFor(path)
      .structuredData.filter((node) => (node as { '@type'?: string })['@type'] === 'FAQPage')
      .flatMap((node) => (node as { mainEntity: { acceptedAnswer: { text: string } }[] }).mainEntity);
    const flat = (words: string) => words.replace(/[\s’']+/g, '');
    const missing = questions.filter(({ acceptedAnswer }) => !flat(text).includes(flat(acceptedAnswer.text)));
    expect(missing).toEqual([]);
  });
});
