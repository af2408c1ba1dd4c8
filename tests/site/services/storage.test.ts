import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { checkedBy } from '../../../machines/kept';
import type { StorageKey } from '../../../machines/ports';
import { themeStorageKey } from '../../../machines/site/theme/preference';
import type { WorkerRequest } from '../../../src/services/keep-request';
import { forgetKeptPages, keepVisitedPage } from '../../../src/services/offline';
import { forgetDevice, storedValue, storedIn } from '../../../src/services/storage';

const warned = vi.spyOn(console, 'warn');

beforeEach(() => {
  warned.mockReset().mockReturnValue(undefined);
});

afterEach(() => {
  vi.unstubAllGlobals();
});

/** A browser's store, holding what the test puts into it. */
class Store implements Storage {
  readonly #texts = new Map<string, string>();
  isFull = false;

  get length() {
    return this.#texts.size;
  }
  key(index: number) {
    return [...this.#texts.keys()][index] ?? null;
  }
  getItem(key: string) {
    return this.#texts.get(key) ?? null;
  }
  setItem(key: string, text: string) {
    if (this.isFull) throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    this.#texts.set(key, text);
  }
  removeItem(key: string) {
    this.#texts.delete(key);
  }
  clear() {
    this.#texts.clear();
  }
}

/** A browser's caches, and the names of those that were deleted. */
function cachesWith(...names: readonly string[]) {
  const deleted: string[] = [];
  const caches = {
    keys: () => Promise.resolve(names),
    delete: (name: string) => Promise.resolve(deleted.push(name) > 0),
  };
  return { caches, deleted };
}

interface Person {
  name: string;
}

const person = (key: string, lasts: 'device' | 'tab' = 'device'): StorageKey<Person> => ({
  key,
  lasts,
  check: checkedBy(v.object({ name: v.string() })),
});
const asha = { name: 'Asha' };
const ravi = { name: 'Ravi' };

/** The stored value warns once per key, so each test has a key of its own. */
let keys = 0;
const newKey = () => `key-${(keys += 1)}`;

describe('a value on the device', () => {
  it('is written, read by another reader and cleared', () => {
    const store = new Store();
    const key = newKey();
    const kept = storedIn(() => store, person(key));
    expect(kept.read()).toBeUndefined();
    expect(kept.write(asha)).toBe(true);
    expect(storedIn(() => store, person(key)).read()).toEqual(asha);
    kept.clear();
    expect(kept.read()).toBeUndefined();
    expect(store.length).toBe(0);
    expect(warned).not.toHaveBeenCalled();
  });

  it.each([
    ['empty', ''],
    ['not JSON', '{name'],
    ['null', 'null'],
    ['a list', '[]'],
    ['a number', '7'],
    ['another shape', '{"title":"Asha"}'],
    ['another type', '{"name":7}'],
    ['a prototype', '{"__proto__":{"name":"Asha"}}'],
    ['10 KB of nothing', ' '.repeat(10_240)],
  ])('that is corrupt or foreign (%s) is absent and can be replaced', (_why, text) => {
    const store = new Store();
    const key = newKey();
    store.setItem(key, text);
    const kept = storedIn(() => store, person(key));
    expect(kept.read()).toBeUndefined();
    expect(kept.write(asha)).toBe(true);
    expect(kept.read()).toEqual(asha);
  });

  it('does not see the value of another key', () => {
    const store = new Store();
    storedIn(() => store, person(newKey())).write(asha);
    expect(storedIn(() => store, person(newKey())).read()).toBeUndefined();
  });

  it('changed by another tab is read anew', () => {
    const store = new Store();
    const key = newKey();
    const kept = storedIn(() => store, person(key));
    kept.write(asha);
    store.setItem(key, JSON.stringify(ravi));
    expect(kept.read()).toEqual(ravi);
  });
});

describe('a store that is full', () => {
  it('keeps the value in memory and says so once', () => {
    const store = new Store();
    store.isFull = true;
    const kept = storedIn(() => store, person(newKey()));
    expect([kept.write(asha), kept.write(ravi)]).toEqual([false, false]);
    expect(kept.read()).toEqual(ravi);
    expect(warned).toHaveBeenCalledTimes(1);
    kept.clear();
    expect(kept.read()).toBeUndefined();
  });

  it('does not bring back what was stored before', () => {
    const store = new Store();
    const kept = storedIn(() => store, person(newKey()));
    kept.write(asha);
    store.isFull = true;
    expect(kept.write(ravi)).toBe(false);
    expect(kept.read()).toEqual(ravi);
  });

  it('takes the value once there is room', () => {
    const store = new Store();
    const key = newKey();
    const kept = storedIn(() => store, person(key));
    store.isFull = true;
    kept.write(asha);
    store.isFull = false;
    expect(kept.write(ravi)).toBe(true);
    expect(storedIn(() => store, person(key)).read()).toEqual(ravi);
  });
});

const blocked = () => {
  throw new DOMException('Access is denied.', 'SecurityError');
};

describe.each([
  ['blocked', blocked, 1],
  ['absent', () => undefined, 0],
])('a store that is %s', (_why, store, warnings) => {
  it('leaves the value in memory', () => {
    const kept = storedIn(store, person(newKey()));
    expect(kept.read()).toBeUndefined();
    expect(kept.write(asha)).toBe(false);
    expect(kept.read()).toEqual(asha);
    kept.clear();
    expect(kept.read()).toBeUndefined();
    expect(warned).toHaveBeenCalledTimes(warnings);
  });
});

describe('whether a value lasts', () => {
  it.each<[why: string, store: () => Storage | undefined, lasts: boolean]>([
    ['there is a store', () => new Store(), true],
    ['it is blocked', blocked, false],
    ['there is none', () => undefined, false],
  ])('when %s', (_why, store, lasts) => {
    expect(storedIn(store, person(newKey())).isLasting()).toBe(lasts);
  });

  it('fault 114: not when the store was full before, or cannot be read, and nothing is left of the trial', () => {
    const store = new Store();
    const kept = storedIn(() => store, person(newKey()));
    expect([kept.isLasting(), store.length]).toEqual([true, 0]);
    store.isFull = true;
    expect(kept.isLasting()).toBe(false);
    const unreadable = new Store();
    unreadable.getItem = blocked;
    expect(storedIn(() => unreadable, person(newKey())).isLasting()).toBe(false);
  });

  it('fault 114: what was written to a store that cannot be read is read from memory', () => {
    const store = new Store();
    store.getItem = blocked;
    const kept = storedIn(() => store, person(newKey()));
    kept.write(asha);
    expect(kept.read()).toEqual(asha);
    kept.clear();
    expect(kept.read()).toBeUndefined();
  });

  it('not while the store is full, but again once there is room', () => {
    const store = new Store();
    store.isFull = true;
    const kept = storedIn(() => store, person(newKey()));
    kept.write(asha);
    expect(kept.isLasting()).toBe(false);
    store.isFull = false;
    kept.clear();
    expect(kept.isLasting()).toBe(true);
  });
});

describe('a change elsewhere', () => {
  it.each<[why: string, event: string, details: object, isHeard: boolean]>([
    ['another tab writes this key', 'storage', { key: 'shared' }, true],
    ['another tab clears everything', 'storage', { key: null }, true],
    ['another tab writes another key', 'storage', { key: 'other' }, false],
    ['fault 60: the page wakes up', 'pageshow', { persisted: true }, true],
    ['the page is shown anew', 'pageshow', { persisted: false }, false],
  ])('%s', (_why, event, details, isHeard) => {
    const page = new EventTarget();
    vi.stubGlobal('window', page);
    const listener = vi.fn();
    const stop = storedIn(() => new Store(), person('shared')).onChangedElsewhere(listener);
    const happen = () => page.dispatchEvent(Object.assign(new Event(event), details));
    happen();
    expect(listener).toHaveBeenCalledTimes(isHeard ? 1 : 0);
    stop();
    happen();
    expect(listener).toHaveBeenCalledTimes(isHeard ? 1 : 0);
  });
});

describe("the browser's stores", () => {
  it.each([
    ['localStorage', 'device'],
    ['sessionStorage', 'tab'],
  ] as const)('%s holds what lasts in the %s; blocked or null, it breaks nothing', (name, lasts) => {
    const store = new Store();
    vi.stubGlobal('window', { [name]: store });
    const key = newKey();
    storedValue(person(key, lasts)).write(asha);
    expect(store.getItem(key)).toBe('{"name":"Asha"}');
    for (const page of [Object.defineProperty({}, name, { get: blocked }), { [name]: null }]) {
      vi.stubGlobal('window', page);
      const kept = storedValue(person(newKey(), lasts));
      expect(kept.write(asha)).toBe(false);
      expect(kept.read()).toEqual(asha);
    }
  });

  it('give everybody who asks for a key the same stored value', () => {
    vi.stubGlobal('window', {});
    const key = newKey();
    storedValue(person(key)).write(asha);
    expect(storedValue(person(key)).read()).toEqual(asha);
  });

  it('are emptied together, with what is only in memory and the kept pages', async () => {
    const [localStorage, sessionStorage] = [new Store(), new Store()];
    const { caches, deleted } = cachesWith('pages', 'files');
    vi.stubGlobal('caches', caches);
    vi.stubGlobal('navigator', {});
    vi.stubGlobal('window', { localStorage, sessionStorage, caches });
    const kept = storedValue(person(newKey()));
    kept.write(asha);
    sessionStorage.setItem('left over', 'x');
    localStorage.isFull = true;
    kept.write(ravi);
    await forgetDevice();
    expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
    expect(kept.read()).toBeUndefined();
    expect(deleted).toEqual(['pages', 'files']);
  });

  it('are emptied as far as they can be: a blocked one keeps nothing else, and is reported', async () => {
    const sessionStorage = new Store();
    const { caches, deleted } = cachesWith('pages');
    const page = Object.defineProperty({ sessionStorage, caches }, 'localStorage', { get: blocked });
    vi.stubGlobal('caches', caches);
    vi.stubGlobal('navigator', {});
    vi.stubGlobal('window', page);
    sessionStorage.setItem('left over', 'x');
    await expect(forgetDevice()).rejects.toThrow('Access is denied.');
    expect(sessionStorage.length).toBe(0);
    expect(deleted).toEqual(['pages']);
  });
});

/** A worker that answers a request to forget, or that does not answer at all. */
const workerThat = (answer: boolean | undefined) => ({
  postMessage(request: WorkerRequest, [port]: MessagePort[]) {
    expect(request).toEqual({ type: 'forget' });
    if (answer !== undefined) port?.postMessage(answer);
  },
});

describe('the pages kept for offline', () => {
  it.each<[why: string, active: object | null, isDeletedHere: boolean]>([
    ['are forgotten by the worker that keeps them', workerThat(true), false],
    ['are deleted by the page when the worker fails', workerThat(false), true],
    ['are deleted by the page when the worker says nothing', workerThat(undefined), true],
    ['are deleted by the page when there is no worker', null, true],
  ])('%s', async (_why, active, isDeletedHere) => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    const { caches, deleted } = cachesWith('pages');
    const indexedDB = {
      deleteDatabase(name: string) {
        deleted.push(name);
        const request = { onsuccess: () => undefined };
        queueMicrotask(() => request.onsuccess());
        return request;
      },
    };
    vi.stubGlobal('caches', caches);
    vi.stubGlobal('window', { caches, indexedDB });
    vi.stubGlobal('navigator', { serviceWorker: { getRegistration: () => Promise.resolve({ active }) } });
    const forgotten = forgetKeptPages();
    if (active !== null) await vi.advanceTimersByTimeAsync(0);
    if (isDeletedHere) await vi.advanceTimersByTimeAsync(3_000);
    await forgotten;
    vi.useRealTimers();
    expect(deleted).toEqual(isDeletedHere ? ['pages', 'workbox-expiration'] : []);
  });

  it('that another tab holds fast are reported', async () => {
    const request: { onblocked?: () => void } = {};
    vi.stubGlobal('navigator', {});
    vi.stubGlobal('window', { indexedDB: { deleteDatabase: () => request } });
    const forgotten = forgetKeptPages();
    await Promise.resolve();
    request.onblocked?.();
    await expect(forgotten).rejects.toThrow('in use');
  });

  it.each([
    [true, 0],
    [false, 1],
    [undefined, 1],
  ])('where data saving is %s a visited page is asked for %i times', (saveData, times) => {
    const postMessage = vi.fn();
    vi.stubGlobal('navigator', { connection: { saveData }, serviceWorker: { controller: { postMessage } } });
    keepVisitedPage('/faq');
    expect(postMessage).toHaveBeenCalledTimes(times);
  });
});

describe('the theme as bare text (Specification §9)', () => {
  it.each([
    ['light', 'light'],
    ['dark', 'dark'],
    ['system', 'system'],
    ['"dark"', undefined],
    ['Dark', undefined],
    ['', undefined],
    ['blue', undefined],
  ])('"%s" is read as %s', (text, preference) => {
    const store = new Store();
    const key = newKey();
    store.setItem(key, text);
    expect(storedIn(() => store, { ...themeStorageKey, key }).read()).toBe(preference);
  });

  it('is written without quotes', () => {
    const store = new Store();
    const key = newKey();
    storedIn(() => store, { ...themeStorageKey, key }).write('dark');
    expect(store.getItem(key)).toBe('dark');
  });
});
