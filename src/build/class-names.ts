import { createHash } from 'node:crypto';
import { relative } from 'node:path';

/** A letter, as class names need one first, and three letters or digits that follow from the text. */
function shortHash(text: string): string {
  const digest = createHash('sha256').update(text).digest();
  const letter = String.fromCharCode(97 + (digest.readUInt16BE(4) % 26));
  return letter + digest.readUInt32BE(0).toString(36).padStart(3, '0').slice(-3);
}

/**
 * Names for the classes of the CSS modules: four letters for the file, the same for each of its classes, and the
 * class's number in it. They follow from the path and the order in the file, so that the pages and the scripts,
 * which are built one after the other, agree. Two files of the same four stop the build.
 */
export function shortNames(root: string): (name: string, file: string) => string {
  const files = new Map<string, { prefix: string; names: string[] }>();
  const prefixes = new Map<string, string>();
  const fileOf = (file: string) => {
    const known = files.get(file);
    if (known) return known;
    const path = relative(root, file);
    const prefix = shortHash(path);
    const other = prefixes.get(prefix);
    if (other !== undefined)
      throw new Error(`Rename ${path}: its classes would be named as those of ${other}.`);
    prefixes.set(prefix, path);
    const made: { prefix: string; names: string[] } = { prefix, names: [] };
    files.set(file, made);
    return made;
  };
  return (name, file) => {
    const { prefix, names } = fileOf(file.replace(/\?.*$/, ''));
    if (!names.includes(name)) names.push(name);
    return `${prefix}${names.indexOf(name).toString(36)}`;
  };
}
