import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { headersFor } from '../../src/build/security';
import { ask, built, hosts, startPreview, type Host } from './servers';

const asset = `/assets/${readdirSync(join(built, 'assets')).find((name) => name.endsWith('.js')) ?? ''}`;
const card = `/og/${readdirSync(join(built, 'og'))[0] ?? ''}`;

const found = [
  '/',
  '/apply-visa',
  '/services',
  '/visa/hong-kong-par',
  '/404.html',
  asset,
  card,
  '/sitemap.xml',
];
const inAnotherCase = ['/APPLY-VISA', '/Admin', '/blog/UK-VISIT-VISA'];
/** What the build writes for the hosts themselves. */
const forHosts = ['/_headers', '/_hosting/nginx.conf', '/_hosting/Caddyfile', '/%5Fheaders', '/_hosting'];
const unknown = [
  '/404/no',
  '/no-such-page',
  '/apply-visa.php',
  '/assets/gone.js',
  '/.git/config',
  ...forHosts,
];
const withSlash = [
  ['/apply-visa/', '/apply-visa'],
  ['/visa/hong-kong-par/', '/visa/hong-kong-par'],
  ['/admin/?a=1', '/admin?a=1'],
] as const;

const everyAddress = [...found, ...inAnotherCase, ...unknown, ...withSlash.map(([path]) => path), '/%00'];

const fileOf = (path: string) =>
  [path === '/' ? '/index.html' : `${path}.html`, path].find((name) => existsSync(join(built, name))) ?? '';

const encodings = {
  br: { ending: '.br', decompress: brotliDecompressSync },
  gzip: { ending: '.gz', decompress: gunzipSync },
} as const;

const texts = ['/', '/apply-visa', asset, '/sitemap.xml', '/favicon.svg', '/site.webmanifest'];

describe.each(hosts)('$name', ({ name, start, encodings: offered }) => {
  if (!start) {
    it.skip(`is not installed here: install the package "${name.toLowerCase()}" to try its file`, () => {});
    return;
  }
  let host: Host;
  beforeAll(async () => {
    host = await start();
  });
  afterAll(() => host?.stop());

  it.each(everyAddress)('fault 87: %s has every header and may not be framed', async (path) => {
    const { status, headers } = await ask(host, path);
    // nginx refuses a path with a zero byte before it reads any rule.
    if (path === '/%00' && status === 400) return;
    expect(headers['x-frame-options']).toBe('DENY');
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
    expect(headers['cross-origin-opener-policy']).toBe('same-origin');
    expect(headers['cross-origin-resource-policy']).toBe(path === card ? 'cross-origin' : 'same-origin');
    expect(headers['strict-transport-security']).toContain('max-age');
    expect(headers['permissions-policy']).toContain('camera=()');
    expect(headers['cache-control']).toContain(
      path === asset ? 'immutable' : path === card ? 'max-age=86400' : 'no-cache',
    );
  });

  it('fault 103: a hashed file that is missing is asked for anew each time', async () => {
    const { status, headers } = await ask(host, '/assets/gone.js');
    expect([status, headers['cache-control']]).toEqual([404, 'no-cache']);
  });

  it.each([
    ['POST', asset],
    ['POST', card],
    ['GET', `${asset}/`],
    ['GET', '/assets/'],
  ])('fault 103: the answer to %s %s is not the file, and is not kept', async (method, path) => {
    const { headers } = await ask(host, path, { method });
    expect(headers['cache-control']).toBe('no-cache');
  });

  it('fault 103: a part of a file that is not there is no error to be kept, but the whole file', async () => {
    const { status, body } = await ask(host, asset, { range: 'bytes=99999999-' });
    expect(status).toBe(200);
    expect(body.equals(readFileSync(join(built, asset)))).toBe(true);
  });

  it.each(found)('%s is the file, byte for byte', async (path) => {
    const { status, body } = await ask(host, path);
    expect(status).toBe(200);
    expect(body.equals(readFileSync(join(built, fileOf(path))))).toBe(true);
  });

  it.each([...inAnotherCase, ...unknown])('%s is the not-found page with status 404', async (path) => {
    const { status, body } = await ask(host, path);
    expect(status).toBe(404);
    expect(body.equals(readFileSync(join(built, '404.html')))).toBe(true);
  });

  it.each(withSlash)('%s leads to %s', async (path, to) => {
    const { status, headers } = await ask(host, path);
    expect([301, 308]).toContain(status);
    expect(headers.location).toBe(to);
  });

  it.each(found.filter((path) => fileOf(path).endsWith('.html')))('%s has its own policy', async (path) => {
    const { headers, body } = await ask(host, path);
    const own = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(body.toString())?.[1];
    expect(headers['content-security-policy']).toBe(`${own}; frame-ancestors 'none'`);
  });

  const pairs = offered.flatMap((encoding) => texts.map((path) => [path, encoding] as const));

  it.each(pairs)('%s as %s is what the build has compressed', async (path, encoding) => {
    const { ending, decompress } = encodings[encoding as keyof typeof encodings];
    const { headers, body } = await ask(host, path, { encoding });
    const file = join(built, fileOf(path));
    expect(headers['content-encoding']).toBe(encoding);
    expect(headers.vary?.toLowerCase()).toContain('accept-encoding');
    expect(body.equals(readFileSync(`${file}${ending}`))).toBe(true);
    expect(decompress(body).equals(readFileSync(file))).toBe(true);
  });

  it('prefers the smaller of what a browser offers', async () => {
    const { headers } = await ask(host, '/', { encoding: 'gzip, deflate, br, zstd' });
    expect(headers['content-encoding']).toBe(offered[0]);
  });

  it('sends the not-found page compressed too', async () => {
    const { status, headers, body } = await ask(host, '/no-such-page', { encoding: 'gzip' });
    expect([status, headers['content-encoding']]).toEqual([404, 'gzip']);
    expect(gunzipSync(body).equals(readFileSync(join(built, '404.html')))).toBe(true);
  });
});

describe('the preview', () => {
  let host: Host;
  const netlify = readFileSync(join(built, '_headers'), 'utf8');
  beforeAll(async () => {
    host = await startPreview();
  });
  afterAll(() => host?.stop());

  it.each([...found, ...inAnotherCase, '/no-such-page', '/apply-visa/', '/admin/'])(
    'fault 87: answers %s with what `_headers` says of it, and nothing kinder',
    async (path) => {
      const { headers } = await ask(host, path);
      const written = headersFor(path, netlify);
      for (const [name, value] of written) {
        if (name !== 'Strict-Transport-Security') expect(headers[name.toLowerCase()], name).toBe(value);
      }
      expect(headers['x-frame-options']).toBe('DENY');
      const policy = headers['content-security-policy'];
      expect(policy).toBe(written.get('Content-Security-Policy'));
      expect(policy).toContain("frame-ancestors 'none'");
    },
  );

  it('fault 103: has a hashed file that is missing asked for anew each time', async () => {
    const { status, headers } = await ask(host, '/assets/gone.js');
    expect([status, headers['cache-control']]).toEqual([404, 'no-cache']);
  });

  it.each(['http://[', 'http://[::1', '//'])(
    'fault 109: refuses %s, which is no address, and goes on',
    async (target) => {
      expect((await ask(host, target)).status).toBe(400);
      expect((await ask(host, '/')).status).toBe(200);
    },
  );

  it.each([...inAnotherCase, '/no-such-page', ...forHosts])('answers %s with 404', async (path) => {
    expect((await ask(host, path)).status).toBe(404);
  });
});

it('every text file of the build has its two compressed copies, where they are smaller', () => {
  const names = readdirSync(built, { recursive: true }).map(String);
  const missing = names.filter(
    (name) =>
      /^(?!_).*\.(?:html|js|css)$/.test(name) &&
      readFileSync(join(built, name)).byteLength > 200 &&
      !['.br', '.gz'].every((ending) => names.includes(`${name}${ending}`)),
  );
  expect(missing).toEqual([]);
});
