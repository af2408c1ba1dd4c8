import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import {
  contentSecurityPolicy,
  headersFor,
  hostFiles,
  webhookOrigins,
  withPolicy,
} from '../../../src/build/security';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const page = `<html><head><meta charset="utf-8" />
<script>early()</script><style>body{margin:0}</style>
<script type="application/ld+json" id="structured-data">[]</script></head>
<body><script type="application/json" id="start-files">{}</script><script>start()</script></body></html>`;

describe('fault 73: the Content-Security-Policy of a page', () => {
  const policy = contentSecurityPolicy(page, ['https://hooks.example']);
  const directives = new Map(
    policy.split('; ').map((directive): [string, string] => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources.join(' ')];
    }),
  );

  it.each([
    ['default-src', "'none'"],
    ['script-src', `'self' ${hash('early()')} ${hash('start()')}`],
    ['style-src', `'self' ${hash('body{margin:0}')}`],
    ['style-src-attr', "'unsafe-inline'"],
    ['connect-src', "'self' https://hooks.example"],
    ['base-uri', "'none'"],
    ['form-action', "'none'"],
    ['object-src', "'none'"],
    ['require-trusted-types-for', "'script'"],
    ['trusted-types', 'service-worker structured-data'],
  ])('%s %s', (name, sources) => {
    expect(directives.get(name)).toBe(sources);
  });

  it('allows nothing unsafe but style attributes', () => {
    const unsafe = [...directives].filter(([, sources]) => sources.includes('unsafe')).map(([name]) => name);
    expect(unsafe).toEqual(['style-src-attr']);
  });

  it('stands before anything that it governs', () => {
    const html = withPolicy(page, policy);
    expect(html.indexOf('Content-Security-Policy')).toBeLessThan(html.indexOf('<script>'));
    expect(html.indexOf('Content-Security-Policy')).toBeLessThan(html.indexOf('<style>'));
  });
});

describe('the origins that the browser may post to', () => {
  it.each([
    [{}, []],
    [{ VITE_APPLICATION_WEBHOOK_URL: '/webhooks/application' }, []],
    [
      { VITE_APPLICATION_WEBHOOK_URL: 'https://n8n.example:5678/webhook/a?x=1' },
      ['https://n8n.example:5678'],
    ],
    [
      {
        VITE_APPLICATION_WEBHOOK_URL: 'https://n8n.example/webhook/a',
        VITE_ELIGIBILITY_WEBHOOK_URL: 'https://n8n.example/webhook/b',
      },
      ['https://n8n.example'],
    ],
  ])('%o → %o', (environment, origins) => {
    expect(webhookOrigins(environment)).toEqual(origins);
  });
});

describe('fault 73: the ready files for static hosts', () => {
  const files = hostFiles(
    new Map([
      ['index.html', "default-src 'none'; script-src 'self' 'sha256-home'"],
      ['visa/hong-kong-par.html', "default-src 'none'; script-src 'self' 'sha256-guide'"],
      ['404.html', "default-src 'none'; script-src 'self' 'sha256-shell'"],
    ]),
  );

  it.each([
    ['/', 'sha256-home'],
    ['/visa/hong-kong-par', 'sha256-guide'],
    ['/404', 'sha256-shell'],
  ])('%s is sent with its own policy, and may not be framed', (path, own) => {
    const policy = headersFor(path, files.get('_headers') ?? '').get('Content-Security-Policy');
    expect(policy).toContain(own);
    expect(policy).toContain("frame-ancestors 'none'");
  });

  it.each([
    ['Strict-Transport-Security', 'max-age=63072000; includeSubDomains'],
    ['X-Content-Type-Options', 'nosniff'],
    ['X-Frame-Options', 'DENY'],
    ['Content-Security-Policy', "frame-ancestors 'none'"],
    ['Referrer-Policy', 'strict-origin-when-cross-origin'],
    ['Cross-Origin-Opener-Policy', 'same-origin'],
    ['Cross-Origin-Resource-Policy', 'same-origin'],
    ['Permissions-Policy', 'camera=()'],
  ])('%s: %s on every path, in all three files', (name, value) => {
    expect(headersFor('/anything', files.get('_headers') ?? '').get(name)).toContain(value);
    for (const text of files.values()) expect(text).toContain(name);
  });

  it.each([
    '/APPLY-VISA',
    '/apply-visa/',
    '/404',
    '/apply-visa.html',
    '/assets/index-abc.js',
    '/og/home.png',
  ])('fault 87: %s may not be framed', (path) => {
    const sent = headersFor(path, files.get('_headers') ?? '');
    expect(sent.get('X-Frame-Options')).toBe('DENY');
    expect(sent.get('Content-Security-Policy')).toContain("frame-ancestors 'none'");
  });

  it.each(['_hosting/nginx.conf', '_hosting/Caddyfile'])('fault 87: no page of %s may be framed', (file) => {
    const policies = files.get(file)?.match(/"default-src[^"]*"/g) ?? [];
    // Three pages, and what holds for any other address.
    expect(policies.length).toBeGreaterThanOrEqual(4);
    expect(policies.filter((policy) => !policy.includes("frame-ancestors 'none'"))).toEqual([]);
  });

  it('has no more blocks in `_headers` than hosts read, and no longer lines', () => {
    const many = Array.from({ length: 150 }, (_, n): [string, string] => [
      `services/country-${n}.html`,
      "default-src 'none'",
    ]);
    const netlify =
      hostFiles(new Map([...many, ['apply-visa.html', "script-src 'sha256-form'"]])).get('_headers') ?? '';
    expect(netlify.match(/^\//gm)).toHaveLength(100);
    expect(headersFor('/apply-visa', netlify).get('Content-Security-Policy')).toContain('sha256-form');
    for (const line of netlify.split('\n')) expect(line.length).toBeLessThan(2_000);
  });

  it('fault 103: gives no long life to what may be an error, and lets chat previews read the cards', () => {
    const netlify = files.get('_headers') ?? '';
    expect(netlify).not.toContain('immutable');
    expect(headersFor('/assets/index-abc.js', netlify).get('Cache-Control')).toBe('no-cache');
    expect(headersFor('/og/home.png', netlify).get('Cross-Origin-Resource-Policy')).toBe('cross-origin');
  });

  it.each([
    ['/*\n  X-A: 1\n/og/*\n  X-A: 2', '1, 2'],
    ['/*\n  X-A: 1\n/og/*\n  ! X-A\n  X-A: 2', '2'],
    ['/*\n  X-A: 1\n/og/*\n  ! X-A', undefined],
  ])('%j is read as Cloudflare reads it', (netlify, value) => {
    expect(headersFor('/og/home.png', netlify).get('X-A')).toBe(value);
  });

  it('adds no header inside a location of nginx, where it would drop all others', () => {
    const nginx = files.get('_hosting/nginx.conf') ?? '';
    const locations = [...nginx.matchAll(/location [^{]*\{([^}]*)\}/g)].map(([, body = '']) => body);
    expect(locations.length).toBeGreaterThan(0);
    for (const body of locations) expect(body).not.toContain('add_header');
  });

  it('has an entry for every page in the nginx and the Caddy snippet', () => {
    expect(files.get('_hosting/nginx.conf')).toContain('/visa/hong-kong-par.html "');
    const caddy = files.get('_hosting/Caddyfile');
    for (const address of ['/', '/index.html', '/visa/hong-kong-par', '/visa/hong-kong-par.html']) {
      expect(caddy).toContain(`\t${address} "`);
    }
  });
});
