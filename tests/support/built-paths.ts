import { existsSync, readdirSync } from 'node:fs';

/** The path of every route that the build has given a file of its own, sorted. Throws when nothing is built. */
export function builtPaths(): string[] {
  if (!existsSync('dist')) throw new Error('Nothing is built. First: npm run build -- --mode embedded');
  return readdirSync('dist', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html') && !/^(?:404|offline)\.html$/.test(file))
    .map((file) => `/${file.replace(/\.html$/, '').replace(/^index$/, '')}`)
    .sort();
}

/** Destinations made of the same parts as another one: of each group, and with each kind of visa, one is no repetition. */
const isRepeated = (path: string) =>
  /^\/services\/(?!france|japan|thailand|united-kingdom|united-states|russia|hong-kong)/.test(path);

/** The paths of the build without those that repeat another page with other words. */
export function distinctPaths(): string[] {
  return builtPaths().filter((path) => !isRepeated(path));
}
