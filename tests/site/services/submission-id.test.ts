import { v4, v5 } from 'uuid';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetKilledPage, isCopiedTab, submissionIds } from '../../../src/services/submission-id';

/** The ids of a page that has just been opened. */
function idsOfPage() {
  const idOf = submissionIds();
  return (content: unknown) => idOf(content, { random: v4, derive: v5 });
}

/** A tab's storage, as the page finds it. */
function tab(kept: Record<string, string> = {}) {
  const items = new Map(Object.entries(kept));
  const page = new EventTarget();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, text: string) => void items.set(key, text),
    removeItem: (key: string) => void items.delete(key),
  });
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  return {
    leave: () => page.dispatchEvent(new Event('pagehide')),
    copied: () => Object.fromEntries(items),
    clear: () => items.clear(),
  };
}

/** The browser's locks, which end with the page that holds them. */
function locks() {
  const held = new Map<string, unknown>();
  const request = (name: string, hold: () => Promise<void>) => {
    held.set(name, hold);
    return hold().then(() => void held.delete(name));
  };
  const query = () => Promise.resolve({ held: [...held.keys()].map((name) => ({ name })) });
  vi.stubGlobal('navigator', { locks: { request, query } });
  return { kill: () => held.clear() };
}

describe('the id of a submission', () => {
  // A browser without locks, unless a test brings them.
  beforeEach(() => vi.stubGlobal('navigator', {}));
  afterEach(() => vi.unstubAllGlobals());

  const details = { fullName: 'Asha Rao', country: 'Japan' };

  it('is a UUID, also where the page came by plain http', () => {
    vi.stubGlobal('crypto', { getRandomValues: (bytes: Uint8Array) => bytes.map((_, index) => 240 + index) });
    const id = idsOfPage()(details);
    expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-5[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  });

  it('fault 81: is the same for the same details, and another for others', () => {
    tab();
    const idOf = idsOfPage();
    expect(idOf({ ...details })).toBe(idOf(details));
    expect(idOf({ ...details, country: 'Nepal' })).not.toBe(idOf(details));
  });

  it('fault 80: is the same after a reload', () => {
    const { copied, leave } = tab();
    const before = idsOfPage()(details);
    leave();
    tab(copied());
    expect(idsOfPage()(details)).toBe(before);
  });

  it('is the same after a reload also where the device’s data were cleared in between', () => {
    const { clear, copied, leave } = tab();
    const idOf = idsOfPage();
    idOf(details);
    clear();
    const before = idOf(details);
    expect(isCopiedTab()).toBe(true);
    leave();
    tab(copied());
    expect(isCopiedTab()).toBe(false);
    expect(idsOfPage()(details)).toBe(before);
  });

  it('fault 101: is the same after the page was killed, and another in a copy of a living one', async () => {
    const { kill } = locks();
    const { copied } = tab();
    const before = idsOfPage()(details);
    tab(copied());
    await forgetKilledPage();
    expect(idsOfPage()(details)).not.toBe(before);
    kill();
    tab(copied());
    await forgetKilledPage();
    expect(idsOfPage()(details)).toBe(before);
  });

  it('fault 116: a copied tab is told from one whose page was loaded again', () => {
    const { copied, leave } = tab();
    expect(isCopiedTab()).toBe(false);
    idsOfPage()(details);
    const copy = copied();
    leave();
    tab(copied());
    expect(isCopiedTab()).toBe(false);
    tab(copy);
    expect(isCopiedTab()).toBe(true);
  });

  it('holds nothing once the page was left, so that it can sleep', async () => {
    locks();
    const { leave } = tab();
    idsOfPage()(details);
    expect((await navigator.locks.query()).held).toHaveLength(1);
    leave();
    await vi.waitFor(async () => expect((await navigator.locks.query()).held).toEqual([]));
  });

  it('fault 102: is the same in whatever order the details are written', () => {
    tab();
    const idOf = idsOfPage();
    expect(idOf({ b: [{ y: 1, x: 2 }], a: undefined, c: { e: 1, d: 2 } })).toBe(
      idOf({ c: { d: 2, e: 1 }, b: [{ x: 2, y: 1 }] }),
    );
    expect(idOf({ a: [1, 2] })).not.toBe(idOf({ a: [2, 1] }));
  });

  it('fault 95: is another in a tab that was duplicated, and in another tab', () => {
    const { copied } = tab();
    const before = idsOfPage()(details);
    tab(copied());
    expect(idsOfPage()(details)).not.toBe(before);
    tab();
    expect(idsOfPage()(details)).not.toBe(before);
  });

  it('is one for the page where storage is blocked', () => {
    vi.stubGlobal('sessionStorage', undefined);
    const idOf = idsOfPage();
    expect(idOf(details)).toBe(idOf({ ...details }));
    expect(idsOfPage()(details)).not.toBe(idOf(details));
  });
});
