import { DeliveryFailure, type Deliver } from '../../machines/ports';

/** `simple` sends the same bytes as text/plain, which needs no CORS preflight. */
export type WebhookEncoding = 'json' | 'simple';

export interface WebhookEndpoint {
  readonly url: string | undefined;
  readonly encoding: WebhookEncoding;
  readonly timeoutMs: number;
}

/** The encoding that a setting names; `json` unless it says `simple`. */
export function encodingOf(setting: string | undefined): WebhookEncoding {
  return setting?.trim() === 'simple' ? 'simple' : 'json';
}

const contentTypes: Record<WebhookEncoding, string> = {
  json: 'application/json',
  simple: 'text/plain;charset=UTF-8',
};

/** Browsers refuse `keepalive` above 64 KiB of bodies in flight; this leaves room for the rest of the page. */
const keepaliveLimitBytes = 60_000;

const loopbackHosts = new Set(['localhost', '127.0.0.1', '[::1]']);

/** The address that a setting means. `URL.canParse` would be missing in phones from before 2024. */
function addressIn(text: string, pageUrl: string): URL | undefined {
  try {
    return new URL(text, pageUrl);
  } catch {
    return undefined;
  }
}

/** Aborts after a time. `AbortSignal.timeout` would be missing in iOS 15. */
function signalAfter(ms: number): AbortSignal {
  const controller = new AbortController();
  setTimeout(() => controller.abort(), ms);
  return controller.signal;
}

/** The endpoint's address, if it is one to send personal data to: https, this machine, or the page's own origin. */
export function usableUrl(configured: string | undefined, pageUrl: string): URL | undefined {
  const text = configured?.trim();
  const url = text ? addressIn(text, pageUrl) : undefined;
  if (!url) return undefined;
  const isOwnOrigin = url.origin === new URL(pageUrl).origin && /^https?:$/.test(url.protocol);
  const isLoopback = url.protocol === 'http:' && loopbackHosts.has(url.hostname);
  return url.protocol === 'https:' || isLoopback || isOwnOrigin ? url : undefined;
}

/**
 * Posts submissions to one automation endpoint. The status alone settles the outcome; the body is not read.
 * Rejects with a `DeliveryFailure`; nothing is ever sent again by itself. Specification §7.
 */
export function webhook<Payload>(endpoint: WebhookEndpoint): Deliver<Payload> {
  return async ({ submissionId, payload }) => {
    const url = usableUrl(endpoint.url, location.href);
    if (!url) {
      console.error('Webhook URL is not configured.');
      throw new DeliveryFailure('unconfigured');
    }
    if (!navigator.onLine) throw new DeliveryFailure('offline');
    url.searchParams.set('sid', submissionId);
    const body = new TextEncoder().encode(JSON.stringify(payload));
    const signal = signalAfter(endpoint.timeoutMs);
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': contentTypes[endpoint.encoding] },
      body,
      keepalive: body.byteLength <= keepaliveLimitBytes,
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      signal,
    }).catch(() => {
      throw new DeliveryFailure(signal.aborted ? 'timeout' : 'unreachable');
    });
    if (response.ok) return;
    void logRefusal(response);
    throw new DeliveryFailure('rejected');
  };
}

/** Logs the status and the first 500 characters of what the endpoint said; the visitor does not wait for it. */
async function logRefusal(response: Response): Promise<void> {
  const text = await response.text().catch(() => '');
  console.error(`The webhook answered ${response.status}.`, text.slice(0, 500));
}
