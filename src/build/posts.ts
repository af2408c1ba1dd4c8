import { readdir, readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { compile, createProcessor } from '@mdx-js/mdx';
import remarkFrontmatter from 'remark-frontmatter';
import * as v from 'valibot';
import type { Plugin } from 'vite';
import { isMap, parseDocument, type YAMLError } from 'yaml';
import type { Post } from '../../machines/blog-list/posts';
import { datelineOf } from '../../machines/date-words';
import { publicationsOnce } from '../../machines/publications';
import { documentsOf, type DocumentListId } from '../../machines/traveller-documents/documents';
import { publicationsOf as publicationsOfList } from '../content/documents/list-words';
import { articleFigures, publicationsOfArticle } from '../content/article-sources';
import { documentLists, documentListsOn } from '../content/documents/document-lists';
import { documentWords } from '../content/documents/shown-list';
import { publicationsOf, shownFact } from '../content/fact-words';
import { facts, type FactId } from '../content/facts';
import { honeymoonDestinations } from '../content/honeymoon';
import { officialLinks, type OfficialLinkKey } from '../content/official-links';
import { frontMatterSchema, postOf } from '../content/post';
import { factsIn, sourcesWithRupees } from '../content/shown-content';
import { visaOnArrivalRegions } from '../content/visa-on-arrival';
import { visaOnArrivalCardsOn } from '../content/visa-on-arrival-cards';
import { textParts } from '../content/fact-markers';
import { valueIn } from '../content/fact-text';
import { problemsOfArticleFigures } from './article-figures';
import { articleProblems } from './article-rules';
import { nodesOf, sectionsOf, type TreeNode } from './article-tree';
import { problemsOfPastFigures, typedMoney } from './check-figures';
import { todayInIndia } from '../content/today';

const postsFolder = 'src/content/posts';
const picturesFolder = 'src/ui/illustrations/pictures';

/** What a post's body may use without importing it, and where each component lives, seen from the posts. */
const articleComponents: Readonly<Record<string, string>> = {
  Fact: '../../ui/Fact',
  InShort: '../../ui/article/InShort',
  OfficialLink: '../../ui/article/OfficialLink',
  Note: '../../ui/article/Note',
  Steps: '../../ui/article/Steps',
  Checklist: '../../ui/article/Checklist',
  Destinations: '../../ui/article/Destinations',
  VisaOnArrivalRegions: '../../ui/article/VisaOnArrivalRegions',
  VisaOnArrivalTable: '../../ui/article/VisaOnArrivalTable',
  ContactCall: '../../ui/article/ContactCall',
};

/** What becomes another component with the site's data in it: the one list of a visa, as a `Checklist`. */
const documentsComponent = 'VisaDocuments';

/** A post that cannot be published: the file and everything that is wrong with it, one line each, and no line of our own code. */
function refusal(file: string, problems: readonly string[]): Error {
  const error = new Error(`${file} cannot be published.\n  ${problems.join('\n  ')}`);
  error.stack = '';
  return error;
}

const fence = /^---\r?\n(.*?)\r?\n---(?:\r?\n|$)/s;

/** What is wrong with how the fields are written, in words of this house where it is an everyday slip. */
function slipOf({ code, message, pos: [start] }: YAMLError, block: string): string {
  const before = block.slice(0, start).split('\n');
  const line = block.split('\n')[before.length - 1]?.trim() ?? '';
  if (code === 'DUPLICATE_KEY') return `${line.replace(/:.*$/, '')} is given twice.`;
  if (code === 'MISSING_CHAR' || code === 'MULTILINE_IMPLICIT_KEY') return noField(line);
  if (code === 'BLOCK_AS_IMPLICIT_KEY') {
    return `"${line}" has a colon in its words: put them in quotation marks.`;
  }
  // The block begins on the file's second line.
  return `Line ${before.length + 1}: ${message}.`;
}

function noField(line: string): string {
  return `"${line}" is no field: write "name: value" on one line.`;
}

/** The fields between the fences, every value a text or a list of texts; none when they cannot be read. */
function fieldsOf(source: string): {
  fields: Readonly<Record<string, unknown>>;
  problems: readonly string[];
} {
  const block = fence.exec(source)?.[1];
  if (block === undefined) {
    return { fields: {}, problems: ['It has to begin with its front matter between two lines of "---".'] };
  }
  const document = parseDocument(block, { schema: 'failsafe', prettyErrors: false });
  const problems = [...new Set(document.errors.map((error) => slipOf(error, block)))];
  if (problems.length > 0) return { fields: {}, problems };
  return isMap(document.contents)
    ? { fields: document.toJS(), problems }
    : { fields: {}, problems: [noField(block.trim())] };
}

function problemOf(issue: v.BaseIssue<unknown>): string {
  const name = String(issue.path?.[0]?.key ?? 'The front matter');
  if (issue.type === 'check' && issue.path === undefined) return `${issue.message}.`;
  if (issue.type !== 'strict_object') return `${name} ${issue.message}.`;
  return issue.expected === 'never' ? `${name} is no field of a post.` : `${name} is missing.`;
}

/**
 * The post of an MDX file, without its body. `file` names it in messages; its last part is the post's id. Throws
 * with the file's name and every problem when a field is missing, wrong or unknown. Specification §3, Blog post.
 */
export function readPost(file: string, source: string): Post {
  const id = basename(file, '.mdx');
  const { fields, problems: slips } = fieldsOf(source);
  const problems = [...slips];
  if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(id)) {
    problems.push('Its name has to be lower-case words joined by hyphens: it is the address.');
  }
  const checked = v.safeParse(frontMatterSchema, fields);
  // Fields that cannot be read are not missing.
  if (!checked.success && slips.length === 0) problems.push(...checked.issues.map(problemOf));
  if (!checked.success || problems.length > 0) throw refusal(file, problems);
  return postOf(id, checked.output);
}

/** The names that components look up in the site's data. */
const knownIds: Readonly<Record<string, { readonly table: object; readonly where: string }>> = {
  Fact: { table: facts, where: 'src/content/facts.ts' },
  OfficialLink: { table: officialLinks, where: 'src/content/official-links.ts' },
  [documentsComponent]: { table: documentLists, where: 'src/content/documents/document-lists.ts' },
};

function elementProblem(node: TreeNode): string | undefined {
  const { name } = node;
  if (name === 'a') return '<a> is not followed by the router: write the link as [text](address).';
  if (!name || !/^[A-Z]/.test(name)) return undefined;
  const usable = [...Object.keys(articleComponents), documentsComponent];
  if (!usable.includes(name)) return `<${name}> is no component of articles: use ${usable.join(', ')}.`;
  const known = knownIds[name];
  if (!known) return undefined;
  const id = idOf(node);
  if (typeof id === 'string' && Object.hasOwn(known.table, id)) return undefined;
  return `<${name}> needs an id of ${known.where}: ${JSON.stringify(id)} is none.`;
}

/** A paragraph as a text of the site, its figures as markers. */
function markedText(node: TreeNode): string {
  if (node.name !== 'Fact') return node.value ?? (node.children ?? []).map(markedText).join('');
  const { id, month } = Object.fromEntries((node.attributes ?? []).map(({ name, value }) => [name, value]));
  return `{fact:${String(id)}${month === undefined ? '' : `@${String(month)}`}}`;
}

function nodeProblem(node: TreeNode): string | undefined {
  if (node.type === 'paragraph') return problemsOfPastFigures(markedText(node))[0];
  const typed = node.type === 'text' ? typedMoney.exec(node.value ?? '')?.[0] : undefined;
  if (typed !== undefined) return `"${typed}" is typed into the text: make it a <Fact>.`;
  if (node.type === 'mdxjsEsm') return 'A post imports and exports nothing.';
  if (node.type === 'heading' && node.depth === 1) return 'The title is the only heading of level 1: use ##.';
  return node.type.startsWith('mdxJsx') ? elementProblem(node) : undefined;
}

function checkBody(file: string) {
  return (tree: TreeNode) => {
    const problems = nodesOf(tree).flatMap((node) => {
      const problem = nodeProblem(node);
      return problem === undefined ? [] : `Line ${node.position?.start.line}: ${problem}`;
    });
    if (problems.length > 0) throw refusal(file, problems);
  };
}

/** What the build adds to a body, and no article writes. */
const addedComponents: Readonly<Record<string, string>> = {
  FigureSources: '../../ui/article/FigureSources',
  WhatChanged: '../../ui/article/WhatChanged',
};

const arrivalFacts = visaOnArrivalRegions
  .flatMap(({ countries }) => countries)
  .flatMap(({ entryFact, durationFact, costFact }) => [entryFact, durationFact, costFact]);

/** The figures that a component shows without naming them in the article. */
const componentFacts: Readonly<Record<string, readonly FactId[]>> = {
  Destinations: honeymoonDestinations.flatMap(({ visaInfo }) =>
    textParts(visaInfo).flatMap((part) => ('factId' in part ? [part.factId] : [])),
  ),
  VisaOnArrivalRegions: arrivalFacts,
  VisaOnArrivalTable: arrivalFacts,
};

/** The components whose cards link the official pages themselves. */
const linkTheirOwn: readonly string[] = ['VisaOnArrivalRegions', 'VisaOnArrivalTable'];

function factsShownBy({ name, attributes = [] }: TreeNode): readonly FactId[] {
  if (!name) return [];
  if (name !== 'Fact') return componentFacts[name] ?? [];
  return attributes.flatMap((attribute) => (attribute.name === 'id' ? [attribute.value as FactId] : []));
}

/** The official pages to check the facts, each once, in the order of the text. */
function officialPagesOf(factIds: readonly FactId[]): OfficialLinkKey[] {
  const pages = factIds.flatMap((id) => {
    const { official } = facts[id];
    return official === 'agency' ? [] : [official];
  });
  return [...new Set(pages)];
}

function listOf(contents: readonly TreeNode[]): TreeNode {
  const items = contents.map((content): TreeNode => {
    return { type: 'listItem', children: [{ type: 'paragraph', children: [content] }] };
  });
  return { type: 'list', ordered: false, children: items };
}

function listOfLinks(keys: readonly OfficialLinkKey[]): TreeNode {
  return listOf(
    keys.map((key) => {
      const { href, label } = officialLinks[key];
      return { type: 'link', url: href, children: [{ type: 'text', value: label }] };
    }),
  );
}

function idOf({ attributes = [] }: TreeNode): unknown {
  return attributes.find((attribute) => attribute.name === 'id')?.value;
}

/** The visas whose lists of documents an article shows. */
function documentListIdsIn(tree: TreeNode): readonly DocumentListId[] {
  return nodesOf(tree).flatMap((node) =>
    node.name === documentsComponent ? [idOf(node) as DocumentListId] : [],
  );
}

/** Puts the one list of a visa in place of its name. */
function showDocuments(tree: TreeNode): void {
  tree.children?.forEach((node, at, all) => {
    if (node.name !== documentsComponent) return;
    const list = documentListsOn(todayInIndia())[idOf(node) as DocumentListId];
    const items = documentsOf(list).map((document) => ({ type: 'text', value: documentWords(document) }));
    all[at] = { type: 'mdxJsxFlowElement', name: 'Checklist', attributes: [], children: [listOf(items)] };
  });
}

/** A value as a syntax tree of JavaScript, for an attribute that is no text. */
function expressionOf(value: unknown): object {
  if (Array.isArray(value)) return { type: 'ArrayExpression', elements: value.map(expressionOf) };
  if (typeof value !== 'object' || value === null) return { type: 'Literal', value };
  const known = Object.entries(value).filter(([, part]) => part !== undefined);
  const properties = known.map(([name, part]) => ({
    type: 'Property',
    kind: 'init',
    method: false,
    shorthand: false,
    computed: false,
    key: { type: 'Literal', value: name },
    value: expressionOf(part),
  }));
  return { type: 'ObjectExpression', properties };
}

/** An attribute whose value is data. */
function dataAttribute(name: string, data: unknown) {
  const body = [{ type: 'ExpressionStatement', expression: expressionOf(data) }];
  const estree = { type: 'Program', sourceType: 'module', body };
  return {
    type: 'mdxJsxAttribute',
    name,
    value: { type: 'mdxJsxAttributeValueExpression', value: '', data: { estree } },
  };
}

/** Ends the text of a body with the sources of its figures; the call to contact stays last. */
function addSources(slug: string) {
  return (tree: TreeNode): void => {
    const nodes = nodesOf(tree);
    const factIds = nodes.flatMap(factsShownBy);
    const lists = documentListIdsIn(tree).map((id) => documentLists[id]);
    const publications = publicationsOnce([
      ...publicationsOf(factIds),
      ...publicationsOfArticle(slug),
      ...lists.flatMap(publicationsOfList),
    ]);
    if ((factIds.length === 0 && publications.length === 0) || !tree.children) return;
    const unlinked = nodes.filter(({ name }) => !linkTheirOwn.includes(name ?? '')).flatMap(factsShownBy);
    const keys = officialPagesOf(unlinked);
    const block = {
      type: 'mdxJsxFlowElement',
      name: 'FigureSources',
      attributes: [dataAttribute('sources', sourcesWithRupees(publications, todayInIndia()))],
      children: keys.length > 0 ? [listOfLinks(keys)] : [],
    };
    const endsWithCall = tree.children.at(-1)?.name === 'ContactCall';
    tree.children.splice(tree.children.length - (endsWithCall ? 1 : 0), 0, block);
  };
}

/** Begins the text of a body that was changed with what was changed; its answer in short stays first. */
function addChange(source: string) {
  const { lastUpdated, whatChanged } = fieldsOf(source).fields;
  return (tree: TreeNode) => {
    if (typeof lastUpdated !== 'string' || typeof whatChanged !== 'string') return;
    tree.children?.splice(tree.children[1]?.name === 'InShort' ? 2 : 1, 0, {
      type: 'mdxJsxFlowElement',
      name: 'WhatChanged',
      attributes: attributesOf({ on: datelineOf(lastUpdated), what: whatChanged }),
    });
  };
}

/** Gives each section an address of its own. */
function nameSections(tree: TreeNode): void {
  for (const { heading, id } of sectionsOf(tree)) heading.data = { hProperties: { id } };
}

function attributesOf(words: object): NonNullable<TreeNode['attributes']> {
  return Object.entries(words).map(([name, value]) => ({ type: 'mdxJsxAttribute', name, value }));
}

/** What the components that no words of the article fill are made of, on a day. */
const componentData: Readonly<Record<string, (day: string) => Readonly<Record<string, unknown>>>> = {
  Destinations: (day) => ({
    destinations: honeymoonDestinations,
    facts: factsIn(honeymoonDestinations, day),
  }),
  VisaOnArrivalRegions: (day) => ({ regions: visaOnArrivalCardsOn(day) }),
  VisaOnArrivalTable: (day) => ({ regions: visaOnArrivalCardsOn(day) }),
};

function resolvedAttributes(node: TreeNode): TreeNode['attributes'] | undefined {
  const { name, attributes = [] } = node;
  const id = idOf(node);
  const data = componentData[name ?? '']?.(todayInIndia());
  if (data) return Object.entries(data).map(([key, value]) => dataAttribute(key, value));
  if (name === 'OfficialLink') return attributesOf(officialLinks[id as OfficialLinkKey]);
  if (name !== 'Fact') return undefined;
  const { words, values } = shownFact(facts[id as FactId], todayInIndia());
  const month = attributes.find((attribute) => attribute.name === 'month')?.value;
  if (typeof month === 'string') return attributesOf({ value: valueIn(values, month) });
  const { value, note } = words;
  const isBrief = attributes.some((attribute) => attribute.name === 'brief');
  return attributesOf({ value, ...(note !== undefined && !isBrief && { note }) });
}

/** Puts figures and addresses in place of their ids: an article brings its own along and no others. */
function resolveIds(tree: TreeNode): void {
  for (const node of nodesOf(tree)) {
    const attributes = resolvedAttributes(node);
    if (attributes) node.attributes = attributes;
  }
}

function importDeclaration(name: string, from: string) {
  const identifier = { type: 'Identifier', name };
  return {
    type: 'ImportDeclaration',
    specifiers: [{ type: 'ImportSpecifier', imported: identifier, local: identifier }],
    source: { type: 'Literal', value: from },
    attributes: [],
  };
}

/** Imports the components that a body uses, so that an article brings its own along and no others. */
function importComponents(tree: TreeNode): void {
  const used = new Set(nodesOf(tree).map(({ name }) => name));
  const body = Object.entries({ ...articleComponents, ...addedComponents })
    .filter(([name]) => used.has(name))
    .map(([name, from]) => importDeclaration(name, from));
  const declarations = {
    type: 'mdxjsEsm',
    data: { estree: { type: 'Program', sourceType: 'module', body } },
  };
  tree.children?.unshift(declarations);
}

/**
 * A post's body as a JavaScript module whose default export is its component, with the sources of its figures at
 * the end. Throws with the file's name when a component, a fact or an official link in it is unknown.
 */
export async function compileBody(file: string, source: string): Promise<string> {
  const compiled = await compile(
    { path: file, value: source },
    {
      remarkPlugins: [
        remarkFrontmatter,
        () => checkBody(file),
        () => addChange(source),
        () => nameSections,
        () => addSources(basename(file, '.mdx')),
        () => showDocuments,
        () => resolveIds,
        () => importComponents,
      ],
    },
  ).catch((error: unknown) => {
    const isRefusal = error instanceof Error && error.message.startsWith(file);
    throw isRefusal ? error : refusal(file, [String(error)]);
  });
  return String(compiled);
}

/** The article as it is written. */
function parsed(source: string): TreeNode {
  return createProcessor({ remarkPlugins: [remarkFrontmatter] }).parse(source) as TreeNode;
}

/** Stops the build when an article breaks a rule that its compiler does not know: its length, links, picture and ending. */
async function checkArticle(root: string, file: string, source: string): Promise<void> {
  const articles = (await readdir(join(root, postsFolder))).map((name) => basename(name, '.mdx'));
  const pictures = await readdir(join(root, picturesFolder));
  const id = basename(file, '.mdx');
  const article = parsed(source);
  const problems = [
    ...articleProblems(article, { id, articles }),
    ...problemsOfArticleFigures(article, articleFigures[id]),
  ];
  if (!pictures.includes(`post-${id}.svg`))
    problems.push(`Its picture is missing: ${picturesFolder}/post-${id}.svg.`);
  if (problems.length > 0) throw refusal(file, problems);
}

/** Stops the build when a post's front matter is wrong. */
async function checkPosts(root: string): Promise<void> {
  const files = (await readdir(join(root, postsFolder))).filter((name) => name.endsWith('.mdx'));
  await Promise.all(
    files.map(async (name) => {
      const file = join(postsFolder, name);
      readPost(file, await readFile(join(root, file), 'utf8'));
    }),
  );
}

/** The module of a post's words alone. */
function wordsModule(file: string, source: string): string {
  const tree = parsed(source);
  const sections = sectionsOf(tree).map(({ id, title }) => ({ id, title }));
  const factIds = nodesOf(tree).flatMap(factsShownBy);
  return `export const words = ${JSON.stringify({ post: readPost(file, source), sections, factIds })};\n`;
}

/**
 * The blog's articles: each `.mdx` file under `src/content/posts` is a module with the body; asked for as `?words` it is one with what its
 * page and others say of it: its `post`, its `sections`, and the `factIds` of its figures. A wrong post stops the build.
 */
export function blogPosts(): Plugin {
  let root = '';
  const isPost = (file: string) => file.endsWith('.mdx') && dirname(file) === join(root, postsFolder);
  return {
    name: 'blog-posts',
    enforce: 'pre',
    configResolved: (config) => void (root = config.root),
    async buildStart() {
      // Said once, before every module that shows the list meets it again; a server goes on, and says it on the page.
      if (this.environment.mode === 'build') await checkPosts(root);
    },
    async transform(source, id) {
      const file = id.replace(/\?.*$/s, '');
      // Asked for as text it is no module: Vite has made a string of it.
      if (!isPost(file) || /[?&]raw\b/.test(id)) return undefined;
      const name = join(postsFolder, basename(file));
      if (/[?&]words\b/.test(id)) return { code: wordsModule(name, source), map: null, moduleType: 'js' };
      await checkArticle(root, name, source);
      return { code: await compileBody(name, source), map: null, moduleType: 'js' };
    },
  };
}
