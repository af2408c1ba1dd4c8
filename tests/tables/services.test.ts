import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { mailLink } from '../../machines/mail';
import { DeliveryFailure } from '../../machines/ports';
import { environmentProblems } from '../../src/build/environment';
import { localDate } from '../../src/services/calendar';
import { shelf } from '../../src/services/storage';
import { usableUrl, webhook } from '../../src/services/webhook';

const page = 'https://deshantar.example/apply-visa';

describe('webhook addresses', () => {
  it.each([
    ['https://hooks.example/x', 'https://hooks.example/x'],
    ['/webhooks/application', 'https://deshantar.example/webhooks/application'],
    ['http://localhost:5678/hook', 'http://localhost:5678/hook'],
    ['http://hooks.example/x', undefined],
    ['javascript:alert(1)', undefined],
    ['   ', undefined],
    ['', undefined],
    [undefined, undefined],
  ])('%j is used as %j', (configured, used) => {
    expect(usableUrl(configured, page)?.href).toBe(used);
  });
});

describe('delivery', () => {
  const post = vi.fn<typeof fetch>();
  beforeEach(() => {
    vi.stubGlobal('fetch', post);
    vi.stubGlobal('location', { href: page });
    vi.stubGlobal('navigator', { onLine: true });
    vi.spyOn(console, 'error').mockImplementation(() => {});
  });
  afterEach(() => {
    post.mockReset();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  const deliver = (url: string | undefined, encoding: 'json' | 'simple' = 'json') =>
    webhook({ url, encoding, timeoutMs: 50 })({
      submissionId: 'sid-1',
      payload: { fullName: '\ud83d नमस्ते' },
    });

  it.each([undefined, '  ', 'javascript:x', 'http://other.example/'])('%j sends nothing', async (url) => {
    await expect(deliver(url)).rejects.toEqual(new DeliveryFailure('unconfigured'));
    expect(post).not.toHaveBeenCalled();
    expect(console.error).toHaveBeenCalledWith('Webhook URL is not configured.');
  });

  it('offline sends nothing', async () => {
    vi.stubGlobal('navigator', { onLine: false });
    await expect(deliver('https://h.example/')).rejects.toMatchObject({ reason: 'offline' });
    expect(post).not.toHaveBeenCalled();
  });

  it.each([
    ['json', 'application/json'],
    ['simple', 'text/plain;charset=UTF-8'],
  ] as const)('%s sends the same bytes as %s, with its id in the address', async (encoding, type) => {
    post.mockResolvedValue(new Response(null, { status: 204 }));
    await deliver('https://h.example/hook?key=1', encoding);
    const [url, request] = post.mock.calls[0] ?? [];
    expect(String(url)).toBe('https://h.example/hook?key=1&sid=sid-1');
    expect(request).toMatchObject({ method: 'POST', headers: { 'content-type': type }, keepalive: true });
    expect(new TextDecoder().decode(request?.body as Uint8Array)).toBe('{"fullName":"\\ud83d नमस्ते"}');
  });

  it.each([400, 404, 410, 429, 500])('status %i is a failure', async (status) => {
    post.mockResolvedValue(new Response('no', { status }));
    await expect(deliver('https://h.example/')).rejects.toMatchObject({ reason: 'rejected' });
  });

  it('a broken connection is a failure', async () => {
    post.mockRejectedValue(new TypeError('Failed to fetch'));
    await expect(deliver('https://h.example/')).rejects.toMatchObject({ reason: 'unreachable' });
  });

  it('silence is a failure after the time limit', async () => {
    post.mockImplementation(
      (_, request) =>
        new Promise((_resolve, reject) => {
          request?.signal?.addEventListener('abort', () => reject(request.signal?.reason));
        }),
    );
    await expect(deliver('https://h.example/')).rejects.toMatchObject({ reason: 'timeout' });
  });
});

function storageHolding(text: string | null): Storage {
  let held = text;
  return {
    length: 0,
    clear: () => {},
    key: () => null,
    getItem: () => held,
    setItem: (_, value) => {
      held = value;
    },
    removeItem: () => {
      held = null;
    },
  };
}

describe('what the device keeps', () => {
  const schema = v.object({ a: v.number() });

  it.each([null, '{', 'null', '[]', '[1]', '{"a":"1"}', '"x"'])('%j counts as nothing', (text) => {
    expect(shelf('k', schema, () => storageHolding(text)).read()).toBeUndefined();
  });

  it('is read back as written', () => {
    const storage = storageHolding(null);
    const kept = shelf('k', schema, () => storage);
    expect(kept.write({ a: 1 })).toBe(true);
    expect(kept.read()).toEqual({ a: 1 });
    kept.clear();
    expect(kept.read()).toBeUndefined();
  });

  const unusable: readonly [string, () => Storage | undefined][] = [
    [
      'full',
      () => ({
        ...storageHolding(null),
        setItem: () => {
          throw new DOMException('full', 'QuotaExceededError');
        },
      }),
    ],
    [
      'blocked',
      () => {
        throw new DOMException('blocked', 'SecurityError');
      },
    ],
    ['absent', () => undefined],
  ];

  it.each(unusable)('lives in memory when storage is %s', (kind, store) => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const kept = shelf(`k-${kind}`, schema, store);
    expect(kept.write({ a: 2 })).toBe(false);
    expect(kept.read()).toEqual({ a: 2 });
    vi.restoreAllMocks();
  });
});

describe('mail links', () => {
  it('keep their parts apart, whatever is typed', () => {
    const { href } = mailLink({
      to: 'a@b.example',
      subject: 'x\r\nBcc: c@d',
      body: 'one\n&bcc=x@y\r\ntwo \ud83d',
    });
    expect(href.match(/[?&](?:to|cc|bcc|subject|body)=/g)).toEqual(['?subject=', '&body=']);
    expect(href).not.toMatch(/subject=[^&]*%0[AD]/);
    expect(decodeURIComponent(href.split('&body=')[1] ?? '')).toBe('one\r\n&bcc=x@y\r\ntwo \ufffd');
  });

  it('too long to open ask to paste', () => {
    const { href, isShortened } = mailLink({ to: 'a@b.example', subject: 's', body: 'x'.repeat(5000) });
    expect(isShortened).toBe(true);
    expect(href.length).toBeLessThanOrEqual(1800);
  });
});

describe('the settings', () => {
  it('may be left out', () => {
    expect(environmentProblems({ VITE_APPLICATION_WEBHOOK_URL: ' ' })).toEqual([]);
    expect(
      environmentProblems({ VITE_APPLICATION_WEBHOOK_URL: 'https://h.example/x', VITE_SITE_URL: '/x' }),
    ).toEqual([]);
  });

  it('that make no sense are named', () => {
    expect(environmentProblems({ VITE_APPLICATION_WEBHOOK_URL: 'hooks.example' })[0]).toContain(
      'VITE_APPLICATION_WEBHOOK_URL is "hooks.example", which is not a URL',
    );
    expect(environmentProblems({ VITE_ELIGIBILITY_WEBHOOK_URL: 'javascript:x' })).toHaveLength(1);
    expect(environmentProblems({ VITE_INSPECTION_GUARD: 'maybe' })).toHaveLength(1);
  });
});

describe('today', () => {
  it('is the calendar date where the visitor is', () => {
    expect(localDate(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05');
    expect(localDate(new Date(2026, 11, 31, 0, 1))).toBe('2026-12-31');
  });
});
