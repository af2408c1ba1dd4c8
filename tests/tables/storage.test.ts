import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { themePreferenceSchema } from '../../machines/theme/preference';
import { localStore, plainText, sessionStore, shelf } from '../../src/services/storage';

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

const schema = v.object({ name: v.string() });
const asha = { name: 'Asha' };
const ravi = { name: 'Ravi' };

/** The shelf warns once per key, so each test has a key of its own. */
let keys = 0;
const newKey = () => `key-${(keys += 1)}`;

describe('a value on the device', () => {
  it('is written, read by another shelf and cleared', () => {
    const store = new Store();
    const key = newKey();
    const kept = shelf(key, schema, () => store);
    expect(kept.read()).toBeUndefined();
    expect(kept.write(asha)).toBe(true);
    expect(shelf(key, schema, () => store).read()).toEqual(asha);
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
    const kept = shelf(key, schema, () => store);
    expect(kept.read()).toBeUndefined();
    expect(kept.write(asha)).toBe(true);
    expect(kept.read()).toEqual(asha);
  });

  it('does not see the value of another key', () => {
    const store = new Store();
    shelf(newKey(), schema, () => store).write(asha);
    expect(shelf(newKey(), schema, () => store).read()).toBeUndefined();
  });

  it('changed by another tab is read anew', () => {
    const store = new Store();
    const key = newKey();
    const kept = shelf(key, schema, () => store);
    kept.write(asha);
    store.setItem(key, JSON.stringify(ravi));
    expect(kept.read()).toEqual(ravi);
  });
});

describe('a store that is full', () => {
  it('keeps the value in memory and says so once', () => {
    const store = new Store();
    store.isFull = true;
    const kept = shelf(newKey(), schema, () => store);
    expect([kept.write(asha), kept.write(ravi)]).toEqual([false, false]);
    expect(kept.read()).toEqual(ravi);
    expect(warned).toHaveBeenCalledTimes(1);
    kept.clear();
    expect(kept.read()).toBeUndefined();
  });

  it('does not bring back what was stored before', () => {
    const store = new Store();
    const kept = shelf(newKey(), schema, () => store);
    kept.write(asha);
    store.isFull = true;
    expect(kept.write(ravi)).toBe(false);
    expect(kept.read()).toEqual(ravi);
  });

  it('takes the value once there is room', () => {
    const store = new Store();
    const key = newKey();
    const kept = shelf(key, schema, () => store);
    store.isFull = true;
    kept.write(asha);
    store.isFull = false;
    expect(kept.write(ravi)).toBe(true);
    expect(shelf(key, schema, () => store).read()).toEqual(ravi);
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
    const kept = shelf(newKey(), schema, store);
    expect(kept.read()).toBeUndefined();
    expect(kept.write(asha)).toBe(false);
    expect(kept.read()).toEqual(asha);
    kept.clear();
    expect(kept.read()).toBeUndefined();
    expect(warned).toHaveBeenCalledTimes(warnings);
  });
});

describe("the browser's stores", () => {
  it.each([
    ['localStorage', localStore],
    ['sessionStorage', sessionStore],
  ] as const)('%s is used, and its blocked getter breaks nothing', (name, storeOf) => {
    const store = new Store();
    vi.stubGlobal('window', { [name]: store });
    expect(storeOf()).toBe(store);
    vi.stubGlobal('window', Object.defineProperty({}, name, { get: blocked }));
    const kept = shelf(newKey(), schema, storeOf);
    expect(kept.write(asha)).toBe(false);
    expect(kept.read()).toEqual(asha);
  });

  it.each([
    ['localStorage', localStore],
    ['sessionStorage', sessionStore],
  ] as const)('%s that is null breaks nothing', (name, storeOf) => {
    vi.stubGlobal('window', { [name]: null });
    const kept = shelf(newKey(), schema, storeOf);
    expect(kept.write(asha)).toBe(false);
    expect(kept.read()).toEqual(asha);
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
    expect(shelf(key, themePreferenceSchema, () => store, plainText).read()).toBe(preference);
  });

  it('is written without quotes', () => {
    const store = new Store();
    const key = newKey();
    shelf(key, themePreferenceSchema, () => store, plainText).write('dark');
    expect(store.getItem(key)).toBe('dark');
  });
});
