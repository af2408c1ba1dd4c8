/** Where what is seen differs from what was said to be: objects may have more, lists may not. */
export function differences(said: unknown, seen: unknown, place = ''): string[] {
  if (typeof said !== 'object' || said === null) {
    if (Object.is(said, seen)) return [];
    return [
      `${place || 'all'}: ${JSON.stringify(seen) ?? 'nothing'} instead of ${JSON.stringify(said) ?? 'nothing'}`,
    ];
  }
  if (typeof seen !== 'object' || seen === null) {
    return [`${place || 'all'}: ${JSON.stringify(seen) ?? 'nothing'} instead of ${JSON.stringify(said)}`];
  }
  if (Array.isArray(said)) {
    const found = Array.isArray(seen) ? seen : [];
    const isSame =
      found.length === said.length && said.every((one, at) => differences(one, found[at]).length === 0);
    return isSame ? [] : [`${place || 'all'}: ${JSON.stringify(seen)} instead of ${JSON.stringify(said)}`];
  }
  return Object.entries(said).flatMap(([key, inner]) =>
    differences(inner, (seen as Record<string, unknown>)[key], place === '' ? key : `${place}.${key}`),
  );
}
