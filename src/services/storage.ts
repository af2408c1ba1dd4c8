import type { StorageKey, StoredValue } from '../../machines/ports';
import { forgetKeptPages } from './offline';

/** Whichever store the browser offers now; a blocked one throws on access and counts as none. */
type StorageOf = () => Storage | undefined;

/** The keys whose failure the console has: it is said once, however often a value is written. */
const reported = new Set<string>();

function reportOnce(key: string, error: unknown): void {
  if (reported.has(key)) return;
  reported.add(key);
  console.warn(`"${key}" cannot be kept on this device; it lasts until the page is closed.`, error);
}

/** Written and taken away again to see whether a store takes anything: as much as one application needs. */
const trialText = 'x'.repeat(1_000);

const stores: Readonly<Record<StorageKey<unknown>['lasts'], StorageOf>> = {
  device: () => window.localStorage,
  tab: () => window.sessionStorage,
};

/**
 * One value on the device. Foreign or corrupt data is treated as absent; when storage is full or blocked the
 * value stays in memory, which is logged once.
 */
export function storedIn<Value>(
  store: StorageOf,
  { key, check, isPlainText }: StorageKey<Value>,
): StoredValue<Value> {
  /** What could not be stored: newer than anything that is. */
  let memory: Value | undefined;
  const followers = new Set<() => void>();
  /** What was stored from here: it stands in where the store takes values and cannot be read. */
  let stored: Value | undefined;

  const readStored = (): Value | undefined => {
    const text = store()?.getItem(key);
    if (text === null || text === undefined) return undefined;
    return check(isPlainText ? text : JSON.parse(text));
  };

  const keepStored = (value: Value): boolean => {
    try {
      const storage = store();
      if (!storage) return false;
      storage.setItem(key, isPlainText ? String(value) : JSON.stringify(value));
      memory = undefined;
      stored = value;
      return true;
    } catch (error) {
      reportOnce(key, error);
      return false;
    }
  };

  return {
    read() {
      try {
        return memory ?? readStored();
      } catch (error) {
        if (error instanceof SyntaxError) return memory;
        reportOnce(key, error);
        return memory ?? stored;
      }
    },
    write(value) {
      memory = value;
      const isStored = keepStored(value);
      for (const follower of followers) follower();
      return isStored;
    },
    clear() {
      memory = undefined;
      stored = undefined;
      try {
        store()?.removeItem(key);
      } catch (error) {
        reportOnce(key, error);
      }
    },
    isLasting() {
      try {
        const storage = store();
        if (!storage || memory !== undefined) return false;
        // A store may have been full, or closed to reading, before anything was written from this page.
        storage.getItem(key);
        storage.setItem(`${key}:trial`, trialText);
        storage.removeItem(`${key}:trial`);
        return true;
      } catch {
        return false;
      }
    },
    onWritten(listener) {
      followers.add(listener);
      return () => followers.delete(listener);
    },
    onChangedElsewhere(listener) {
      const reportOtherTab = (event: StorageEvent) => {
        if (event.key === key || event.key === null) listener();
      };
      const reportWaking = (event: PageTransitionEvent) => {
        if (event.persisted) listener();
      };
      window.addEventListener('storage', reportOtherTab);
      window.addEventListener('pageshow', reportWaking);
      return () => {
        window.removeEventListener('storage', reportOtherTab);
        window.removeEventListener('pageshow', reportWaking);
      };
    },
  };
}

/** Whether anything is kept under one of the names. What it is, is not looked at; a blocked store has nothing. */
export function isAnyKept(keys: readonly string[]): boolean {
  return Object.values(stores).some((store) => {
    try {
      return keys.some((key) => (store()?.getItem(key) ?? null) !== null);
    } catch {
      return false;
    }
  });
}

/** Takes away what is kept under a name; a blocked store has nothing. */
export function forgetKept(key: string): void {
  for (const store of Object.values(stores)) {
    try {
      store()?.removeItem(key);
    } catch {
      // Nothing is kept there.
    }
  }
}

/**
 * The values that were asked for. They stay for the life of the page because what could not be stored is in them alone: two
 * flows that ask for one key have to find the same.
 */
const storedValues = new Map<string, StoredValue<never>>();

/** The value of something that is kept on the device. */
export function storedValue<Value>(kept: StorageKey<Value>): StoredValue<Value> {
  const known = storedValues.get(kept.key) as StoredValue<Value> | undefined;
  if (known) return known;
  const made = storedIn(stores[kept.lasts], kept);
  storedValues.set(kept.key, made as unknown as StoredValue<never>);
  return made;
}

/**
 * Removes everything that the site has kept on the device: both stores, what is only in memory, and the pages
 * kept for offline. What cannot be emptied keeps nothing else from being so; then it rejects.
 */
export async function forgetDevice(): Promise<void> {
  for (const known of storedValues.values()) known.clear();
  const outcomes = await Promise.allSettled([
    ...Object.values(stores).map(async (store) => store()?.clear()),
    forgetKeptPages(),
  ]);
  const failure = outcomes.find((outcome) => outcome.status === 'rejected');
  if (failure) throw failure.reason;
}
