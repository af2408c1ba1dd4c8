import { describe, expect, it } from 'vitest';
import { listedPaths } from '../../../src/app/metadata';
import { prerenderEntry } from '../../../src/prerender';
import { lateParts } from '../late-parts';

/** The addresses that a page links to, as a browser reads them. */
function linksIn(html: string): string[] {
  return [...html.matchAll(/<a\b[^>]*? href="([^"]*)"/g)].map(([, href = '']) =>
    href.replaceAll('&amp;', '&'),
  );
}

const bodies = new Map<string, string>([['/offline', (await prerenderEntry.renderOffline()).body]]);
for (const path of listedPaths) bodies.set(path, (await prerenderEntry.renderPath(path)).body);

const idsOf = (body: string) => new Set([...body.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));

describe.each([...bodies])('the links of %s', (path, body) => {
  const links = linksIn(body);

  it('call a number that a phone can dial', () => {
    const calls = links.filter((href) => href.startsWith('tel:'));
    expect(calls.length).toBeGreaterThan(0);
    expect(calls.filter((href) => !/^tel:\+\d+$/.test(href))).toEqual([]);
  });

  it('write to an address, with what is said beside it encoded', () => {
    const mails = links.filter((href) => href.startsWith('mailto:'));
    expect(
      mails.filter(
        (href) =>
          !/^mailto:[\w.+-]+@[\w-]+(?:\.[\w-]+)+(?:\?(?:subject|body)=[^\s&=?#]+(?:&(?:subject|body)=[^\s&=?#]+)*)?$/.test(
            href,
          ),
      ),
    ).toEqual([]);
  });

  it('lead to pages and parts of pages that are there', () => {
    const inside = links.filter((href) => /^[/#]/.test(href));
    const lost = inside.filter((href) => {
      const { pathname, hash } = new URL(href, `https://site.example${path}`);
      const target = bodies.get(pathname);
      if (target === undefined) return true;
      if (lateParts.has(pathname + hash)) return false;
      return hash !== '' && !idsOf(target).has(decodeURIComponent(hash.slice(1)));
    });
    expect(lost).toEqual([]);
  });
});

/** The publications that a page names in a list of sources, as they are read. */
function sourcesIn(body: string): string[] {
  return [...body.matchAll(/<summary>Sources \(\d+\)<\/summary><ul[^>]*>(.*?)<\/ul>/gs)].flatMap(
    ([, list = '']) =>
      [...list.matchAll(/<li>(.*?)<\/li>/gs)].map(([, item = '']) => item.replace(/<[^>]+>/g, '')),
  );
}

it('no page names a source twice, and its list says how many there are', () => {
  const twice = [...bodies].flatMap(([path, body]) => {
    const named = sourcesIn(body);
    return named.filter((one, at) => named.indexOf(one) < at).map((one) => `${path}: ${one}`);
  });
  expect(twice).toEqual([]);
  const canada = sourcesIn(bodies.get('/visa/canada-visitor-visa-india') ?? '');
  expect(bodies.get('/visa/canada-visitor-visa-india')).toContain(`Sources (${canada.length})`);
  expect(canada.length).toBeGreaterThan(5);
});
