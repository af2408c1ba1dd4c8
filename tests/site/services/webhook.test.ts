import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  DeliveryFailure,
  failureReasonOf,
  outcomeOf,
  retryAfterSecondsOf,
  type DeliveryFailureReason,
} from '../../../machines/ports';
import { encodingOf, retryAfterSeconds, webhook, type WebhookEndpoint } from '../../../src/services/webhook';
import { usableUrl } from '../../../src/webhook-address';

const page = 'https://deshantar.example/apply-visa?country=Japan';
const hook = 'https://hooks.example/application';
const payload = { fullName: 'Asha 👩‍👩‍👧 \u202E</script>', agreedToTerms: true };

type Fetch = (url: URL, request: RequestInit) => Promise<Response>;

const answer = vi.fn<Fetch>();
/** The window, where the connection is told of. */
let device = new EventTarget();
const logged = vi.spyOn(console, 'error');

beforeEach(() => {
  answer.mockReset().mockResolvedValue(new Response(null, { status: 200 }));
  logged.mockReset().mockReturnValue(undefined);
  vi.stubGlobal('fetch', answer);
  device = new EventTarget();
  vi.stubGlobal('addEventListener', device.addEventListener.bind(device));
  vi.stubGlobal('removeEventListener', device.removeEventListener.bind(device));
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('location', { href: page });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const deliver = (changes: Partial<WebhookEndpoint> = {}, sent: unknown = payload) =>
  webhook<unknown>({ url: hook, encoding: 'json', timeoutMs: 1_000, ...changes })({
    submissionId: 'sid-1',
    payload: sent,
  });

async function reasonOf(delivery: Promise<void>): Promise<DeliveryFailureReason> {
  const error: unknown = await delivery.then(
    () => undefined,
    (failure: unknown) => failure,
  );
  expect(error).toBeInstanceOf(DeliveryFailure);
  return failureReasonOf(error);
}

function request(): { url: URL; init: RequestInit } {
  const [call] = answer.mock.calls;
  if (!call) throw new Error('Nothing was sent');
  return { url: new URL(call[0]), init: call[1] };
}

const bytesSent = () => new Uint8Array(request().init.body as Uint8Array<ArrayBuffer>);

describe('the address of the endpoint', () => {
  it.each([
    ['https://hooks.example/a', 'https://hooks.example/a', 'https'],
    ['  https://hooks.example/a\n', 'https://hooks.example/a', 'blanks around it'],
    ['http://localhost:5678/a', 'http://localhost:5678/a', 'this machine'],
    ['http://127.0.0.1:5678/a', 'http://127.0.0.1:5678/a', 'this machine'],
    ['http://[::1]:5678/a', 'http://[::1]:5678/a', 'this machine'],
    ['/webhooks/application', 'https://deshantar.example/webhooks/application', "the page's own origin"],
  ])('"%s" is %s: %s', (configured, url) => {
    expect(usableUrl(configured, page)?.href).toBe(url);
  });

  it("the page's own origin may be http", () => {
    expect(usableUrl('/a', 'http://192.168.0.7:4173/')?.href).toBe('http://192.168.0.7:4173/a');
  });

  it.each<[configured: string | undefined]>([
    [undefined],
    [''],
    ['   '],
    ['javascript:x'],
    ['JAVASCRIPT:x'],
    ['data:text/plain,x'],
    ['file:///etc/hosts'],
    ['ftp://hooks.example/a'],
    ['blob:https://deshantar.example/1'],
    ['http://hooks.example/a'],
    ['http://localhost.hooks.example/a'],
    ['http://127.0.0.1.hooks.example/a'],
    ['http://localhost@hooks.example/a'],
    ['https://'],
    ['https://owner:secret@hooks.example/a'],
    ['https://owner@hooks.example/a'],
  ])(
    'fault 11: fault 113: "%s" is unconfigured: nothing is sent, and the console says so',
    async (configured) => {
      expect(usableUrl(configured, page)).toBeUndefined();
      expect(await reasonOf(deliver({ url: configured }))).toBe('unconfigured');
      expect(answer).not.toHaveBeenCalled();
      expect(logged).toHaveBeenCalledWith('Webhook URL is not configured.');
    },
  );
});

describe('the request (Specification §7)', () => {
  it.each([
    [undefined, 'json', 'application/json'],
    ['', 'json', 'application/json'],
    ['json', 'json', 'application/json'],
    ['xml', 'json', 'application/json'],
    ['simple', 'simple', 'text/plain;charset=UTF-8'],
    [' simple ', 'simple', 'text/plain;charset=UTF-8'],
  ])('with the encoding "%s" is %s, sent as %s', async (setting, encoding, contentType) => {
    expect(encodingOf(setting)).toBe(encoding);
    await deliver({ encoding: encodingOf(setting) });
    expect(request().init.method).toBe('POST');
    expect(new Headers(request().init.headers).get('content-type')).toBe(contentType);
  });

  it.each(['json', 'simple'] as const)('has the same bytes in the encoding %s', async (encoding) => {
    await deliver({ encoding });
    expect(bytesSent()).toEqual(new TextEncoder().encode(JSON.stringify(payload)));
  });

  it('fault 18: escapes a lone surrogate instead of failing', async () => {
    await deliver({}, { fullName: '\uD83D' });
    expect(new TextDecoder().decode(bytesSent())).toBe('{"fullName":"\\ud83d"}');
  });

  it.each([
    [hook, 'https://hooks.example/application?sid=sid-1'],
    [`${hook}?key=1`, 'https://hooks.example/application?key=1&sid=sid-1'],
    [`${hook}?sid=old`, 'https://hooks.example/application?sid=sid-1'],
    ['/webhooks/application', 'https://deshantar.example/webhooks/application?sid=sid-1'],
  ])('to %s names the submission: %s', async (url, href) => {
    await deliver({ url });
    expect(request().url.href).toBe(href);
  });

  it('fault 12: carries neither cookies nor the page it came from, and outlives the page', async () => {
    await deliver();
    expect(request().init).toMatchObject({
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      keepalive: true,
    });
  });

  it('does without keepalive above what browsers allow', async () => {
    await deliver({}, { fullName: 'a'.repeat(64 * 1_024) });
    expect(request().init.keepalive).toBe(false);
  });
});

describe('the answer', () => {
  it.each([200, 201, 202, 204])('%i is success', async (status) => {
    answer.mockResolvedValue(new Response(null, { status }));
    await expect(deliver()).resolves.toBeUndefined();
  });

  it('fault 5: of a body that never ends is success, without reading it', async () => {
    const response = new Response(new ReadableStream());
    answer.mockResolvedValue(response);
    await expect(deliver()).resolves.toBeUndefined();
    expect(response.bodyUsed).toBe(false);
  });

  it.each([
    [400, 'rejected'],
    [404, 'rejected'],
    [410, 'rejected'],
    [429, 'rejected'],
    [413, 'rejected'],
    [425, 'rejected'],
    [500, 'failing'],
    [503, 'failing'],
    [304, 'unreadable'],
    [408, 'unreadable'],
    [409, 'unreadable'],
    [499, 'unreadable'],
  ] as const)('fault 2: fault 112: %i is %s; its status and text are logged', async (status, reason) => {
    const body = status === 304 ? null : 'no such hook';
    answer.mockResolvedValue(new Response(body, { status }));
    expect(await reasonOf(deliver())).toBe(reason);
    await vi.waitFor(() => expect(logged).toHaveBeenCalledTimes(1));
    expect(logged.mock.calls[0]?.join(' ')).toMatch(new RegExp(`${status}.*${body ?? ''}`));
    expect(answer).toHaveBeenCalledTimes(1);
  });

  it('refused with a body that never ends does not keep the visitor waiting', async () => {
    answer.mockResolvedValue(new Response(new ReadableStream(), { status: 500 }));
    expect(await reasonOf(deliver())).toBe('failing');
  });

  const never: Fetch = (_url, { signal }) =>
    new Promise((_resolve, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason));
    });

  it('fault 3: that never comes is a timeout', async () => {
    answer.mockImplementation(never);
    expect(await reasonOf(deliver({ timeoutMs: 10 }))).toBe('timeout');
    expect(answer).toHaveBeenCalledTimes(1);
  });

  it('fault 60: that is not heard of again after the page slept, aborted or not, is a timeout', async () => {
    answer.mockImplementation(() => new Promise(() => {}));
    expect(await reasonOf(deliver({ timeoutMs: 10 }))).toBe('timeout');
  });

  it('fault 76: is not looked for behind a redirect', async () => {
    await deliver();
    expect(request().init.redirect).toBe('manual');
  });

  it.each([
    ['is a redirect', { type: 'opaqueredirect', ok: false, status: 0 }],
    ['came from another address', { redirected: true, ok: true, status: 200 }],
  ])('fault 76: that %s is a failure', async (_, said) => {
    const response = new Response(null, { status: 200 });
    for (const [name, value] of Object.entries(said)) Object.defineProperty(response, name, { value });
    answer.mockResolvedValue(response);
    expect(await reasonOf(deliver())).toBe('redirected');
    expect(answer).toHaveBeenCalledTimes(1);
  });

  it('fault 83: is given up within 2 s of going offline', async () => {
    vi.useFakeTimers();
    answer.mockImplementation(never);
    const reason = reasonOf(deliver({ timeoutMs: 15_000 }));
    await vi.advanceTimersByTimeAsync(5_000);
    device.dispatchEvent(new Event('offline'));
    await vi.advanceTimersByTimeAsync(2_000);
    expect(vi.getTimerCount()).toBe(1);
    expect(await reason).toBe('interrupted');
  });

  it('fault 83: is waited for when the device is back at once', async () => {
    vi.useFakeTimers();
    answer.mockImplementation(never);
    const reason = reasonOf(deliver({ timeoutMs: 15_000 }));
    device.dispatchEvent(new Event('offline'));
    await vi.advanceTimersByTimeAsync(1_000);
    device.dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(14_000);
    expect(await reason).toBe('timeout');
  });

  it('settled, nothing listens to the connection any more', async () => {
    const removed = vi.spyOn(device, 'removeEventListener');
    vi.stubGlobal('removeEventListener', device.removeEventListener.bind(device));
    await deliver();
    expect(removed.mock.calls.map(([type]) => type)).toEqual(['offline', 'online']);
  });

  it('carries how long the endpoint asks to be left alone', async () => {
    const headers = { 'retry-after': '120' };
    answer.mockResolvedValue(new Response(null, { status: 429, headers }));
    const error: unknown = await deliver().catch((failure: unknown) => failure);
    expect([failureReasonOf(error), retryAfterSecondsOf(error)]).toEqual(['rejected', 120]);
    expect(retryAfterSecondsOf(new Error('unforeseen'))).toBeUndefined();
  });

  it('fault 6: that cannot be had is unreachable, and nothing is sent again', async () => {
    answer.mockRejectedValue(new TypeError('Failed to fetch'));
    expect(await reasonOf(deliver())).toBe('unreachable');
    expect(answer).toHaveBeenCalledTimes(1);
  });

  it('fault 9: is not asked for while offline', async () => {
    vi.stubGlobal('navigator', { onLine: false });
    expect(await reasonOf(deliver())).toBe('offline');
    expect(answer).not.toHaveBeenCalled();
  });
});

describe('Retry-After', () => {
  const now = Date.parse('2026-11-21T10:00:00Z');

  it.each([
    ['120', 120],
    [' 5 ', 5],
    ['Sat, 21 Nov 2026 10:01:30 GMT', 90],
    ['999999999', 86_400],
    ['0', undefined],
    ['-5', undefined],
    ['Sat, 21 Nov 2026 09:00:00 GMT', undefined],
    ['soon', undefined],
    ['', undefined],
    [null, undefined],
  ])('%s is %s s', (header, seconds) => {
    expect(retryAfterSeconds(header, now)).toBe(seconds);
  });
});

describe('what may be said', () => {
  it.each<[DeliveryFailureReason, ReturnType<typeof outcomeOf>]>([
    ['unconfigured', 'notSent'],
    ['offline', 'notSent'],
    ['rejected', 'refused'],
    ['failing', 'inDoubt'],
    ['redirected', 'inDoubt'],
    ['unreadable', 'inDoubt'],
    ['timeout', 'inDoubt'],
    ['interrupted', 'inDoubt'],
    ['unreachable', 'inDoubt'],
  ])('fault 82: %s is %s', (reason, outcome) => {
    expect(outcomeOf(reason)).toBe(outcome);
  });
});
