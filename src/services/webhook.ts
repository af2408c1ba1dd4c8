import { DeliveryFailure, type Deliver, type DeliveryFailureReason } from '../../machines/ports';
import { usableUrl } from '../webhook-address';

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

/** How long a delivery may go on after the device has gone offline: a phone that changes networks is back sooner. */
const offlineGraceMs = 1_500;

/** The longest wait that an endpoint may ask for; more is not worth telling a visitor. */
const longestRetryAfterSeconds = 86_400;

interface AnswerWait {
  /** Aborts when it is over. */
  readonly signal: AbortSignal;
  /** Rejects when it is over. In WebKit a request that slept in the back/forward cache never ends, not even when it is aborted. */
  readonly over: Promise<never>;
  /** Why it was over; nothing while it lasts. */
  reason: 'timeout' | 'interrupted' | undefined;
  /** Ends the watch over the connection. The timeout stays: it also aborts an unread body. */
  stop(): void;
}

/** How long an answer is waited for: until the time is up, or the device has gone offline and stayed so. */
function waitForAnswer(timeoutMs: number): AnswerWait {
  // `AbortSignal.timeout` and the reasons of signals would be missing in iOS 15.
  const controller = new AbortController();
  let grace: ReturnType<typeof setTimeout> | undefined;
  const stayedOffline = () => {
    grace = setTimeout(() => giveUp('interrupted'), offlineGraceMs);
  };
  const cameBack = () => clearTimeout(grace);
  const lasting: AnswerWait = {
    signal: controller.signal,
    over: new Promise((_, reject) => controller.signal.addEventListener('abort', reject)),
    reason: undefined,
    stop() {
      clearTimeout(grace);
      removeEventListener('offline', stayedOffline);
      removeEventListener('online', cameBack);
    },
  };
  function giveUp(reason: 'timeout' | 'interrupted'): void {
    lasting.reason ??= reason;
    controller.abort();
  }
  setTimeout(() => giveUp('timeout'), timeoutMs);
  addEventListener('offline', stayedOffline);
  addEventListener('online', cameBack);
  return lasting;
}

/** `Retry-After` in whole seconds from `now` (ms since 1970): a number of them, or a date. Other origins have to expose it. */
export function retryAfterSeconds(header: string | null, now: number): number | undefined {
  const text = header?.trim() ?? '';
  const seconds = /^\d+$/.test(text) ? Number(text) : Math.ceil((Date.parse(text) - now) / 1_000);
  return seconds > 0 ? Math.min(seconds, longestRetryAfterSeconds) : undefined;
}

/** Answers of 4xx after which the receiver may have stored the body: timed out, in conflict with what it has, connection closed. */
const unsettledStatuses = new Set([408, 409, 499]);

/**
 * Why an answer is no success; nothing when it is one. Only a 2xx that came from the address itself is: whoever follows a redirect of a
 * POST may drop its body (301, 302, 303) or its id (307, 308), and the last answer would still be a 200.
 */
function failureIn(response: Response): DeliveryFailureReason | undefined {
  if (response.type === 'opaqueredirect' || response.redirected) return 'redirected';
  if (response.ok) return undefined;
  if (response.status >= 500) return 'failing';
  return response.status >= 400 && !unsettledStatuses.has(response.status) ? 'rejected' : 'unreadable';
}

/**
 * Posts submissions to one automation endpoint. The status alone settles the outcome, as soon as it comes; a failure's body is logged.
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
    const wait = waitForAnswer(endpoint.timeoutMs);
    const answered = fetch(url, {
      method: 'POST',
      headers: { 'content-type': contentTypes[endpoint.encoding] },
      body,
      keepalive: body.byteLength <= keepaliveLimitBytes,
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      redirect: 'manual',
      signal: wait.signal,
    });
    const response = await Promise.race([answered, wait.over])
      .catch(() => {
        throw new DeliveryFailure(wait.reason ?? 'unreachable');
      })
      .finally(() => wait.stop());
    const reason = failureIn(response);
    if (!reason) return;
    void logFailure(response);
    throw new DeliveryFailure(reason, retryAfterSeconds(response.headers.get('retry-after'), Date.now()));
  };
}

/** Logs the status and the first 500 characters of what the endpoint said; the visitor does not wait for it. */
async function logFailure(response: Response): Promise<void> {
  const text = await response.text().catch(() => '');
  const answered = response.type === 'opaqueredirect' ? 'with a redirect' : String(response.status);
  console.error(`The webhook answered ${answered}.`, text.slice(0, 500));
}
