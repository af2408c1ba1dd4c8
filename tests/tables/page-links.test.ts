import { describe, expect, it } from 'vitest';
import { listedPaths } from '../../src/app/metadata';
import { prerenderEntry } from '../../src/prerender';

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
      return hash !== '' && !idsOf(target).has(decodeURIComponent(hash.slice(1)));
    });
    expect(lost).toEqual([]);
  });
});
