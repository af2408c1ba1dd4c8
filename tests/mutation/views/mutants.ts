import { readdirSync, readFileSync } from 'node:fs';
import { Instrumenter } from '@stryker-mutator/instrumenter';

const silent = {
  isTraceEnabled: () => false,
  isDebugEnabled: () => false,
  isInfoEnabled: () => false,
  isWarnEnabled: () => false,
  isErrorEnabled: () => false,
  isFatalEnabled: () => false,
  trace: () => {},
  debug: () => {},
  info: () => {},
  warn: () => {},
  error: () => {},
  fatal: () => {},
};

/** Attributes that only say what a part looks like: pictures judge those. */
const looks = /^(?:style|className|classNames|tone|key|d|transform|strokeDasharray|data-.*)$/;

/** Modules that only say how something is drawn. */
const drawn = /^src\/ui\/(?:illustrations\/|(?:page-colors|theme|theme-values|ThemeProvider)\.tsx?$)/;

/** As much of a syntax tree as is looked at here. */
interface SyntaxNode {
  readonly type: string;
  readonly name?: string | SyntaxNode;
  readonly callee?: SyntaxNode;
  readonly object?: SyntaxNode;
  readonly openingElement?: { readonly attributes: readonly SyntaxNode[] };
}

interface Ignorer {
  readonly shouldIgnore: (path: object) => string | undefined;
}

function attributeName({ type, name }: SyntaxNode): string {
  const word = type === 'JSXAttribute' && typeof name === 'object' ? name.name : undefined;
  return typeof word === 'string' ? word : '';
}

/** What no walk can notice, and something else holds. */
const heldElsewhere: Ignorer = {
  shouldIgnore: (path) => {
    const { node, parent } = path as { readonly node: SyntaxNode; readonly parent?: SyntaxNode };
    if (looks.test(attributeName(node))) return 'a look: pictures judge it';
    if (node.openingElement?.attributes.some((given) => attributeName(given) === 'aria-hidden'))
      return 'a drawing: pictures judge it';
    if (node.type === 'CallExpression' && node.callee?.object?.type === 'MetaProperty')
      return 'a pattern of files: the build reads it as it stands';
    const called = parent?.type === 'CallExpression' ? parent.callee?.name : '';
    if (node.type === 'ArrayExpression' && typeof called === 'string' && /^use[A-Z]/.test(called))
      return 'what a hook depends on: the linter holds it';
    return undefined;
  },
};

/** A small change of a view: what stands there, and what is tried in its place. */
export interface Mutant {
  readonly id: string;
  readonly file: string;
  /** Counted from 1. */
  readonly line: number;
  readonly was: string;
  readonly becomes: string;
}

function textBetween(
  text: string,
  start: { line: number; column: number },
  end: { line: number; column: number },
): string {
  const lines = text.split('\n').slice(start.line, end.line + 1);
  const last = lines.length - 1;
  return lines
    .map((line, index) =>
      line.slice(index === 0 ? start.column : 0, index === last ? end.column : line.length).trim(),
    )
    .join(' ');
}

/** All mutants of some folders' modules, and each module's text with all of its mutants in it, switched off. */
export async function mutantsIn(
  folders: readonly string[],
): Promise<{ mutants: readonly Mutant[]; moduleText: ReadonlyMap<string, string> }> {
  const sources = folders
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
    )
    .filter((file) => /\.tsx?$/.test(file) && !drawn.test(file))
    .sort()
    .map((name) => ({ name, mutate: true, content: readFileSync(name, 'utf8') }));
  const { files, mutants } = await new Instrumenter(silent).instrument(sources, {
    plugins: null,
    excludedMutations: [],
    ignorers: [heldElsewhere],
  });
  const textOf = new Map(sources.map(({ name, content }) => [name, content]));
  return {
    mutants: mutants
      .filter(({ status }) => status !== 'Ignored')
      .map(({ id, fileName, location: { start, end }, replacement }) => ({
        id,
        file: fileName,
        line: start.line + 1,
        was: textBetween(textOf.get(fileName) ?? '', start, end),
        becomes: replacement,
      })),
    moduleText: new Map(files.map(({ name, content }) => [name, content])),
  };
}
