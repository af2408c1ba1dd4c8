import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';

/** A module, and the sentences that are written in it. */
export interface WrittenModule {
  readonly file: string;
  readonly texts: readonly string[];
}

interface Node {
  readonly type: string;
  readonly value?: unknown;
  readonly quasis?: readonly { readonly value: { readonly cooked: string } }[];
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}

/** A string, a text between tags or a template, with "…" in the place of its values. */
function textOf({ type, value, quasis }: Node): string | undefined {
  if (type === 'TemplateLiteral') return quasis?.map(({ value: { cooked } }) => cooked).join('…');
  return typeof value === 'string' && (type === 'Literal' || type === 'JSXText') ? value : undefined;
}

/** Not what is written: the words by which visitors look for a question. */
function isSearchWords(node: Node): boolean {
  return 'key' in node && isNode(node.key) && 'name' in node.key && node.key.name === 'alsoAsked';
}

function collect(value: unknown, texts: string[]): void {
  if (Array.isArray(value)) for (const one of value) collect(one, texts);
  if (!isNode(value) || isSearchWords(value)) return;
  const text = textOf(value)?.replace(/\s+/g, ' ').trim();
  if (text?.includes(' ')) texts.push(text);
  for (const part of Object.values(value)) collect(part, texts);
}

function filesUnder(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.d)\.tsx?$/.test(file))
    .sort()
    .map((file) => join(folder, file));
}

/** What is written for people in the modules of some files and folders: in strings and between tags, not in comments. */
export function writtenIn(places: readonly string[]): readonly WrittenModule[] {
  const files = places.flatMap((place) => (statSync(place).isFile() ? [place] : filesUnder(place)));
  return files
    .map((file) => {
      const texts: string[] = [];
      collect(parseSync(file, readFileSync(file, 'utf8')).program, texts);
      return { file, texts };
    })
    .filter(({ texts }) => texts.length > 0);
}
