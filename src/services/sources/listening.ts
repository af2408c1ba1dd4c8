/** Listens for some events. Returns an unsubscribe function. */
export function listening(
  target: EventTarget,
  listeners: Readonly<Record<string, (event: never) => void>>,
): () => void {
  const all = Object.entries(listeners) as unknown as [string, EventListener][];
  for (const [type, listener] of all) target.addEventListener(type, listener);
  return () => {
    for (const [type, listener] of all) target.removeEventListener(type, listener);
  };
}
