import { maskPersonal } from '../services/masking';

const depthLimit = 6;

/** Data without what cannot be read: actors, charts and functions are named, and what lies deep is left out. */
function readable(value: unknown, depth = 0): unknown {
  if (typeof value === 'function') return '(function)';
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return depth >= depthLimit ? '[…]' : value.map((one) => readable(one, depth + 1));
  if ('getSnapshot' in value && 'id' in value) return `(actor ${String(value.id)})`;
  if ('root' in value && 'id' in value) return `(chart ${String(value.id)})`;
  if ('transition' in value) return '(logic)';
  if ('stack' in value && 'message' in value) return `(error: ${String(value.message)})`;
  if ('nodeType' in value) return '(element)';
  if (depth >= depthLimit) return '{…}';
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, readable(inner, depth + 1)]));
}

/** Data as it may be shown: readable, and without anything personal. */
function shownData(value: unknown): unknown {
  return maskPersonal(readable(value));
}

/** The same as text, on one line or several. */
export function shownText(value: unknown, indent?: number): string {
  return JSON.stringify(shownData(value), null, indent) ?? 'undefined';
}

/** What an event brings besides its type, on one line; empty when that is nothing. */
export function payloadText(event: { readonly type: string }): string {
  const payload = Object.fromEntries(Object.entries(event).filter(([key]) => key !== 'type'));
  return Object.keys(payload).length === 0 ? '' : shownText(payload);
}
