import * as v from 'valibot';
import type { Shelf } from '../../machines/ports';

/** Whichever store the browser offers now; a blocked one throws on access and counts as none. */
type StorageOf = () => Storage | undefined;

const reported = new Set<string>();

function reportOnce(key: string, error: unknown): void {
  if (reported.has(key)) return;
  reported.add(key);
  console.warn(`"${key}" cannot be kept on this device; it lasts until the page is closed.`, error);
}

export const localStore: StorageOf = () => window.localStorage;
export const sessionStore: StorageOf = () => window.sessionStorage;

/** How a value is written: JSON unless the key's format is fixed elsewhere. */
interface Format<Value> {
  parse(text: string): unknown;
  print(value: Value): string;
}

const json: Format<unknown> = { parse: (text) => JSON.parse(text), print: (value) => JSON.stringify(value) };

/** The bare text, as the theme's key holds it. */
export const plainText: Format<string> = { parse: (text) => text, print: (value) => value };

/**
 * One value on the device. Foreign or corrupt data is treated as absent; when storage is full or blocked the
 * value stays in memory, which is logged once.
 */
export function shelf<Schema extends v.GenericSchema>(
  key: string,
  schema: Schema,
  store: StorageOf,
  format: Format<v.InferOutput<Schema>> = json,
): Shelf<v.InferOutput<Schema>> {
  type Value = v.InferOutput<Schema>;
  /** What could not be stored: newer than anything that is. */
  let memory: Value | undefined;

  const readStored = (): Value | undefined => {
    const text = store()?.getItem(key);
    if (text === null || text === undefined) return undefined;
    const parsed = v.safeParse(schema, format.parse(text));
    return parsed.success ? parsed.output : undefined;
  };

  return {
    read() {
      try {
        return memory ?? readStored();
      } catch (error) {
        if (!(error instanceof SyntaxError)) reportOnce(key, error);
        return memory;
      }
    },
    write(value) {
      memory = value;
      try {
        const storage = store();
        if (!storage) return false;
        storage.setItem(key, format.print(value));
        memory = undefined;
        return true;
      } catch (error) {
        reportOnce(key, error);
        return false;
      }
    },
    clear() {
      memory = undefined;
      try {
        store()?.removeItem(key);
      } catch (error) {
        reportOnce(key, error);
      }
    },
  };
}
