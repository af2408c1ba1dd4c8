import { createHash } from 'node:crypto';

/** The one Trusted Types policy: it lets the service worker be registered, from one constant address. */
const trustedTypesPolicy = 'service-worker';

function sourceHash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

function inlineTexts(html: string, element: 'script' | 'style'): string[] {
  const found = html.matchAll(new RegExp(`<${element}([^>]*)>(.*?)</${element}>`, 'gs'));
  return [...found]
    .filter(([, attributes = '']) => !/\bsrc=|type="application\/(?:ld\+)?json"/.test(attributes))
    .map(([, , text = '']) => text);
}

/** The origins that the browser posts to: those of the two webhooks, unless they are the site's own. */
export function webhookOrigins(environment: Readonly<Record<string, string | undefined>>): string[] {
  const addresses = [
    environment['VITE_APPLICATION_WEBHOOK_URL'],
    environment['VITE_ELIGIBILITY_WEBHOOK_URL'],
  ];
  const origins = addresses
    .map((address) => address?.trim() ?? '')
    .filter((address) => URL.canParse(address))
    .map((address) => new URL(address).origin);
  return [...new Set(origins)];
}

/**
 * The policy of one page, with the hashes of its inline scripts and styles. Only style attributes are free:
 * components set sizes with them. `frame-ancestors` works in a header only.
 */
export function contentSecurityPolicy(html: string, connectTo: readonly string[]): string {
  return [
    "default-src 'none'",
    ["script-src 'self'", ...inlineTexts(html, 'script').map(sourceHash)].join(' '),
    ["style-src 'self'", ...inlineTexts(html, 'style').map(sourceHash)].join(' '),
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    ["connect-src 'self'", ...connectTo].join(' '),
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
    `trusted-types ${trustedTypesPolicy}`,
  ].join('; ');
}

/** The page with its policy first in the head, before anything that the policy governs. */
export function withPolicy(html: string, policy: string): string {
  return html.replace(
    /<meta charset="utf-8"\s*\/?>/,
    (charset) => `${charset}\n    <meta http-equiv="Content-Security-Policy" content="${policy}">`,
  );
}

/** The headers of every answer, beside the policy of each page. */
const headers: Readonly<Record<string, string>> = {
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy':
    'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()',
};

const immutable = 'public, max-age=31536000, immutable';

/** Other sites show the cards, and fetch them anew after a day. */
const cardHeaders = {
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'Cache-Control': 'public, max-age=86400',
};

/** A page's policy as a header: the one of its `<meta>`, and who may frame it. */
function headerPolicy(policy: string): string {
  return `${policy}; frame-ancestors 'none'`;
}

/** The page's address on a static host: `index.html` is `/`, `services.html` is `/services`. */
function addressOf(file: string): string {
  return `/${file.replace(/(?:^|\/)index\.html$|\.html$/, '')}`;
}

function headerLines(entries: Readonly<Record<string, string>>): string {
  return Object.entries(entries)
    .map(([name, value]) => `  ${name}: ${value}\n`)
    .join('');
}

/** `_headers`, as Netlify and Cloudflare Pages read it. `policies` has the policy of each HTML file. */
function netlifyHeaders(policies: ReadonlyMap<string, string>): string {
  const pages = [...policies].map(
    ([file, policy]) =>
      `${addressOf(file)}\n${headerLines({ 'Content-Security-Policy': headerPolicy(policy) })}`,
  );
  return [
    `/*\n${headerLines(headers)}`,
    `/assets/*\n${headerLines({ 'Cache-Control': immutable })}`,
    `/service-worker.js\n${headerLines({ 'Cache-Control': 'no-cache' })}`,
    `/og/*\n${headerLines(cardHeaders)}`,
    ...pages,
  ].join('\n');
}

function nginxConfiguration(policies: ReadonlyMap<string, string>): string {
  const fallback = headerPolicy(policies.get('404.html') ?? '');
  return [
    '# For the http block of nginx: the policy of each page.',
    'map $uri $page_policy {',
    `  default "${fallback}";`,
    ...[...policies].map(([file, policy]) => `  /${file} "${headerPolicy(policy)}";`),
    '}',
    '',
    '# For the server block. `root` is the folder that the build has written.',
    '# error_page 404 /404.html;',
    '# location / { try_files $uri $uri.html $uri/index.html =404; }',
    '# location /assets/ {',
    `#   add_header Cache-Control "${immutable}" always;`,
    '# }',
    '# location /og/ {',
    ...Object.entries(cardHeaders).map(([name, value]) => `#   add_header ${name} "${value}" always;`),
    '# }',
    'add_header Content-Security-Policy $page_policy always;',
    ...Object.entries(headers).map(([name, value]) => `add_header ${name} "${value}" always;`),
    '',
  ].join('\n');
}

function caddyConfiguration(policies: ReadonlyMap<string, string>): string {
  const fallback = headerPolicy(policies.get('404.html') ?? '');
  return [
    '# For the site block of a Caddyfile. `root` is the folder that the build has written.',
    'map {path} {page_policy} {',
    ...[...policies]
      .filter(([file]) => file !== '404.html')
      .map(([file, policy]) => `\t${addressOf(file)} "${headerPolicy(policy)}"`),
    `\tdefault "${fallback}"`,
    '}',
    'try_files {path} {path}.html {path}/index.html',
    'file_server',
    'handle_errors {',
    '\trewrite * /404.html',
    '\tfile_server',
    '}',
    'header Content-Security-Policy {page_policy}',
    ...Object.entries(headers).map(([name, value]) => `header ${name} "${value}"`),
    `header /assets/* Cache-Control "${immutable}"`,
    ...Object.entries(cardHeaders).map(([name, value]) => `header /og/* ${name} "${value}"`),
    '',
  ].join('\n');
}

/** The ready files for static hosts, by their path in the build's folder. */
export function hostFiles(policies: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  return new Map([
    ['_headers', netlifyHeaders(policies)],
    ['_hosting/nginx.conf', nginxConfiguration(policies)],
    ['_hosting/Caddyfile', caddyConfiguration(policies)],
  ]);
}

/** The headers that `_headers` gives a path. */
export function headersFor(path: string, netlify: string): ReadonlyMap<string, string> {
  const blocks = netlify.split(/\n(?=\/)/).map((block) => block.trim().split('\n'));
  const matching = blocks.filter(([pattern = '']) =>
    pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : pattern === path,
  );
  return new Map(
    matching.flatMap(([, ...lines]) =>
      lines.map((line): [string, string] => {
        const [name = '', ...rest] = line.trim().split(': ');
        return [name, rest.join(': ')];
      }),
    ),
  );
}
