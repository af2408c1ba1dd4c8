import { createHash } from 'node:crypto';

/** The Trusted Types policies: the service worker's one constant address, and each page's own structured data. */
const trustedTypesPolicies = 'service-worker structured-data';

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
    // A picture that the visitor opens is shown from memory.
    "img-src 'self' data: blob:",
    "font-src 'self'",
    ["connect-src 'self'", ...connectTo].join(' '),
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
    `trusted-types ${trustedTypesPolicies}`,
  ].join('; ');
}

/** The page with its policy first in the head, before anything that the policy governs. */
export function withPolicy(html: string, policy: string): string {
  return html.replace(
    /<meta charset="utf-8"\s*\/?>/,
    (charset) => `${charset}<meta http-equiv="Content-Security-Policy" content="${policy}">`,
  );
}

/** The headers of every answer, beside the policy of each page. */
const headers: Readonly<Record<string, string>> = {
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy':
    'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()',
};

const sharing = 'Cross-Origin-Resource-Policy';

/** What the policy says of every address alike, whoever asks in whatever letter case: the part without hashes. */
const commonPolicy = "base-uri 'none'; form-action 'none'; object-src 'none'; frame-ancestors 'none'";

/** The most blocks that Cloudflare reads of `_headers`. */
const mostHeaderBlocks = 100;

/** How long a file is kept without asking; a page and whatever else has a fixed name is asked for anew each time. */
const caching = {
  assets: 'public, max-age=31536000, immutable',
  cards: 'public, max-age=86400',
  others: 'no-cache',
};

/** A page's policy as a header: the one of its `<meta>`, and who may frame it. */
function headerPolicy(policy: string): string {
  return `${policy}; frame-ancestors 'none'`;
}

/** The page's address on a static host: `index.html` is `/`, `services.html` is `/services`. */
export function addressOf(file: string): string {
  return `/${file.replace(/(?:^|\/)index\.html$|\.html$/, '')}`;
}

function headerLines(entries: Readonly<Record<string, string>>): string {
  return Object.entries(entries)
    .map(([name, value]) => `  ${name}: ${value}\n`)
    .join('');
}

/**
 * `_headers`, as Netlify and Cloudflare Pages read it. `policies` has the policy of each HTML file. Every address gets the
 * common part, a page its own policy besides: where two blocks name it, both hold. Other sites show the cards: their block takes
 * the common sharing off first (`!`), because Cloudflare joins two values of a header. Both hosts have pages asked for anew by themselves.
 * A block holds for errors too: a year for `/assets/` would keep a file that was missing for a moment missing for a year.
 * Where there are more pages than a host reads blocks, the deeper ones are left to their `<meta>` and the common part.
 */
function netlifyHeaders(policies: ReadonlyMap<string, string>): string {
  const common = [
    `/*\n${headerLines({ ...headers, 'Content-Security-Policy': commonPolicy })}`,
    `/assets/*\n${headerLines({ 'Cache-Control': caching.others })}`,
    `/service-worker.js\n${headerLines({ 'Cache-Control': caching.others })}`,
    `/og/*\n  ! ${sharing}\n${headerLines({ [sharing]: 'cross-origin', 'Cache-Control': caching.cards })}`,
  ];
  const depth = (address: string) => address.split('/').length;
  const pages = [...policies]
    .map(([file, policy]) => ({ address: addressOf(file), policy: headerPolicy(policy) }))
    .sort((one, other) => depth(one.address) - depth(other.address))
    .slice(0, mostHeaderBlocks - common.length)
    .map(({ address, policy }) => `${address}\n${headerLines({ 'Content-Security-Policy': policy })}`);
  return [...common, ...pages].join('\n');
}

/** What differs from path to path comes from maps: an `add_header` inside a location would drop all those outside. */
function nginxConfiguration(policies: ReadonlyMap<string, string>): string {
  const fallback = headerPolicy(policies.get('404.html') ?? '');
  const common = Object.entries(headers).filter(([name]) => name !== sharing);
  return [
    '# For the http block of nginx. What differs from file to file comes first.',
    'map $uri $page_policy {',
    `  default "${fallback}";`,
    ...[...policies].map(([file, policy]) => `  /${file} "${headerPolicy(policy)}";`),
    '}',
    '# By status, because an error would be kept as long as the file.',
    'map "$status$uri" $page_caching {',
    `  default "${caching.others}";`,
    `  ~^(?:200|304)/assets/ "${caching.assets}";`,
    `  ~^(?:200|304)/og/ "${caching.cards}";`,
    '}',
    'map $uri $page_sharing {',
    `  default "${headers[sharing]}";`,
    '  ~^/og/ "cross-origin";',
    '}',
    '',
    'server {',
    '  # Put in your address and certificate: server_name …; listen 443 ssl; ssl_certificate …;',
    '  listen 80;',
    '  # The folder that the build has written.',
    '  root /var/www/site;',
    '  absolute_redirect off;',
    '  # Files are sent whole: where a part is asked for that is not there, the file’s headers would be those of the error too.',
    '  max_ranges 0;',
    '  # The build has compressed every text file; `gzip` is for what has no such copy.',
    '  gzip_static on;',
    '  # With the module ngx_brotli (Debian: libnginx-mod-http-brotli-static), a tenth smaller:',
    '  # brotli_static on;',
    '  gzip on;',
    '  gzip_vary on;',
    '  gzip_types text/css text/javascript application/javascript application/json text/xml application/xml image/svg+xml;',
    '  error_page 404 /404.html;',
    '  # What the build writes for the hosts.',
    '  location ~ ^/_(?:headers$|hosting/) { return 404; }',
    '  rewrite ^(/\\w[\\w/.-]*)/$ $1 permanent;',
    '  location / { try_files $uri $uri.html =404; }',
    '  location = / { try_files /index.html =404; }',
    '  # A location with an add_header of its own would lose all of these.',
    '  add_header Content-Security-Policy $page_policy always;',
    '  add_header Cache-Control $page_caching always;',
    `  add_header ${sharing} $page_sharing always;`,
    ...common.map(([name, value]) => `  add_header ${name} "${value}" always;`),
    '}',
    '',
  ].join('\n');
}

function caddyConfiguration(policies: ReadonlyMap<string, string>): string {
  const fallback = headerPolicy(policies.get('404.html') ?? '');
  const common = Object.entries(headers).filter(([name]) => name !== sharing);
  const addressesOf = (file: string) => [...new Set([addressOf(file), `/${file}`])];
  return [
    '# For the site block of a Caddyfile, after `root * <the folder that the build has written>`.',
    '# The build has compressed every text file; `encode` is for what has no such copy.',
    'encode gzip',
    'map {path} {page_policy} {',
    ...[...policies].flatMap(([file, policy]) =>
      addressesOf(file).map((address) => `\t${address} "${headerPolicy(policy)}"`),
    ),
    `\tdefault "${fallback}"`,
    '}',
    'map {path} {page_sharing} {',
    '\t~^/og/ "cross-origin"',
    `\tdefault "${headers[sharing]}"`,
    '}',
    '# Whatever else is asked of a file, and the way on from its slash, is not kept; nor are errors, below.',
    'map {method}{path} {page_caching} {',
    `\t~^(?:GET|HEAD)/assets/.*[^/]$ "${caching.assets}"`,
    `\t~^(?:GET|HEAD)/og/.*[^/]$ "${caching.cards}"`,
    `\tdefault "${caching.others}"`,
    '}',
    '# Files are sent whole: where a part is asked for that is not there, the file’s headers would be those of the error too.',
    'request_header -Range',
    '@slash vars_regexp slash {uri} ^(/\\w[\\w/.-]*)/(\\?.*)?$',
    'redir @slash {re.slash.1}{re.slash.2} permanent',
    '# What the build writes for the hosts.',
    '@for_hosts path /_headers /_hosting/*',
    'error @for_hosts 404',
    'try_files {path} {path}.html',
    'file_server {',
    '\tprecompressed br gzip',
    '}',
    'handle_errors {',
    '\trewrite * /404.html',
    `\theader Cache-Control "${caching.others}"`,
    '\tfile_server {',
    '\t\tprecompressed br gzip',
    '\t}',
    '}',
    'header Content-Security-Policy {page_policy}',
    'header Cache-Control {page_caching}',
    `header ${sharing} {page_sharing}`,
    ...common.map(([name, value]) => `header ${name} "${value}"`),
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

/** The headers that `_headers` gives a path, as Cloudflare reads it: two values are joined, `! Name` takes them off. */
export function headersFor(path: string, netlify: string): ReadonlyMap<string, string> {
  const blocks = netlify.split(/\n(?=\/)/).map((block) => block.trim().split('\n'));
  const matching = blocks.filter(([pattern = '']) =>
    pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : pattern === path,
  );
  const found = new Map<string, string>();
  for (const line of matching.flatMap(([, ...lines]) => lines.map((each) => each.trim()))) {
    const [name = '', ...rest] = line.split(': ');
    const value = rest.join(': ');
    if (line.startsWith('! ')) found.delete(line.slice(2));
    else found.set(name, [found.get(name), value].filter((each) => each !== undefined).join(', '));
  }
  return found;
}
