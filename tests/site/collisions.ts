/** What should be each one's own and is not: the value and all that have it, one line each. */
export function collisions(what: string, values: Iterable<readonly [name: string, value: string]>): string[] {
  const namesOf = new Map<string, string[]>();
  for (const [name, value] of values) namesOf.set(value, [...(namesOf.get(value) ?? []), name]);
  return [...namesOf]
    .filter(([, names]) => names.length > 1)
    .map(([value, names]) => `${names.join(' and ')} have the same ${what}: ${value.slice(0, 80)}`);
}
