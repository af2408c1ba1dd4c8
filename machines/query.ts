/** A part of a query as it was meant; what cannot be decoded stays as it is written. */
function decoded(text: string): string {
  const spaced = text.replaceAll('+', ' ');
  try {
    return decodeURIComponent(spaced);
  } catch {
    return spaced;
  }
}

/** The names and values of an address's query, such as `?status=success&tx_id=42`, in their order. */
export function queryEntries(search: string): readonly (readonly [name: string, value: string])[] {
  return search
    .replace(/^\?/, '')
    .split('&')
    .filter((part) => part !== '')
    .map((part) => {
      const [name = '', ...value] = part.split('=');
      return [decoded(name), decoded(value.join('='))] as const;
    });
}

/** The first value of a name in an address's query; `null` where it is not in it. */
export function queryValue(search: string, name: string): string | null {
  return queryEntries(search).find(([known]) => known === name)?.[1] ?? null;
}
