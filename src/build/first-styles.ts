/**
 * The rules of a style sheet that a page needs to look right before anything has happened on it. What is left out
 * names a class, an id or an element that the page does not have, or is for paper alone; states (`:hover`, `[open]`) and widths stay.
 * The whole sheets come after the first paint: they hold every rule again, in the same order and the same layers, so
 * that the cascade ends where it would have ended with them alone.
 */

interface Selector {
  readonly text: string;
  readonly classes: readonly string[];
  readonly ids: readonly string[];
  readonly elements: readonly string[];
  /** States that have to be there, `data-` attributes, `disabled` or a page that is left: of each list at least one choice, whole. */
  readonly states: readonly (readonly (readonly string[])[])[];
}

interface Declaration {
  readonly text: string;
  /** The variable that it sets; nothing for a declaration of a property. */
  readonly sets: string | undefined;
  readonly uses: readonly string[];
  /** The words of an animation's declaration, among them its name. */
  readonly animates: readonly string[];
}

type Rule =
  | { readonly kind: 'group'; readonly prelude: string; readonly rules: readonly Rule[] }
  | {
      readonly kind: 'style';
      readonly selectors: readonly Selector[];
      readonly declarations: readonly Declaration[];
    }
  | {
      readonly kind: 'keyframes';
      readonly name: string;
      readonly text: string;
      readonly uses: readonly string[];
    }
  | { readonly kind: 'other'; readonly text: string };

/** Goes over a quoted text or an escaped letter; gives the index behind it. */
function afterLiteral(css: string, index: number): number {
  const letter = css[index];
  if (letter === '\\') return index + 2;
  if (letter !== '"' && letter !== "'") return index + 1;
  for (let at = index + 1; at < css.length; at++) {
    if (css[at] === '\\') at++;
    else if (css[at] === letter) return at + 1;
  }
  return css.length;
}

/** Splits at a mark that stands outside of quotes and brackets. */
function splitOutside(text: string, mark: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let from = 0;
  for (let at = 0; at < text.length;) {
    const letter = text[at] ?? '';
    if ('([{'.includes(letter)) depth++;
    if (')]}'.includes(letter)) depth--;
    if (letter === mark && depth === 0) {
      parts.push(text.slice(from, at));
      from = at + 1;
    }
    at = afterLiteral(text, at);
  }
  return [...parts, text.slice(from)].filter((part) => part.trim() !== '');
}

/** What stands before the braces and between them; nothing between for a statement such as `@layer a, b;`. */
function blocksOf(css: string): { prelude: string; body: string | undefined }[] {
  const blocks: { prelude: string; body: string | undefined }[] = [];
  let depth = 0;
  let from = 0;
  let bodyFrom = 0;
  for (let at = 0; at < css.length;) {
    const letter = css[at];
    if (letter === '{' && depth++ === 0) bodyFrom = at + 1;
    else if (letter === '}' && --depth === 0) {
      blocks.push({ prelude: css.slice(from, bodyFrom - 1).trim(), body: css.slice(bodyFrom, at) });
      from = at + 1;
    } else if (letter === ';' && depth === 0) {
      blocks.push({ prelude: css.slice(from, at).trim(), body: undefined });
      from = at + 1;
    }
    at = afterLiteral(css, at);
  }
  return blocks;
}

/** A selector without attributes and pseudo-classes, whatever stands in their brackets. */
function skeletonOf(selector: string): string {
  let text = selector.replace(/\[[^\]]*\]/g, ' ');
  for (let before = ''; before !== text;) {
    before = text;
    text = text.replace(/:[\w-]+\([^()]*\)/g, ' ');
  }
  return text.replace(/::?[\w-]+/g, ' ');
}

const notWithin = /:(?:not|has)\([^()]*(?:\([^()]*\)[^()]*)*\)/g;
const choice = /:(?:is|where)\(([^()]*(?:\([^()]*\)[^()]*)*)\)/g;

/** The states that a part of a selector names itself. */
function statesNamed(part: string): string[] {
  const own = part.replace(/\([^()]*\)/g, ' ');
  const names = [...own.matchAll(/\[(data-[\w-]+)/g)].map(([, name = '']) => name);
  return [...names, ...['disabled', 'view-transition'].filter((state) => own.includes(`:${state}`))];
}

/** The states that a selector asks for; what stands in a `:not()` or a `:has()`, it does not. */
function statesIn(selector: string): Selector['states'] {
  const asked = selector.replace(notWithin, ':not');
  const choices = [...asked.matchAll(choice)].map(([, list = '']) =>
    splitOutside(list, ',').map(statesNamed),
  );
  return [[statesNamed(asked.replace(choice, ' '))], ...choices];
}

function selectorOf(text: string): Selector {
  // What has escaped letters in its names is kept without a look.
  const skeleton = text.includes('\\') ? '' : skeletonOf(text);
  const names = (pattern: RegExp) => [...skeleton.matchAll(pattern)].map(([, name = '']) => name);
  return {
    text,
    classes: names(/\.([\w-]+)/g),
    ids: names(/#([\w-]+)/g),
    states: statesIn(text),
    elements: names(/(?:^|[\s>+~])([a-zA-Z][\w-]*)/g),
  };
}

function variablesUsedIn(text: string): string[] {
  return [...text.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name = '']) => name);
}

function declarationOf(text: string): Declaration {
  const [, name = '', value = ''] = /^\s*([\w-]+)\s*:(.*)$/s.exec(text) ?? [];
  return {
    text,
    sets: name.startsWith('--') ? name : undefined,
    uses: variablesUsedIn(value),
    animates: name.includes('animation') ? (value.match(/[\w-]+/g) ?? []) : [],
  };
}

const holdsRules = /^@(?:media|supports|layer|container|scope|starting-style)\b/;

function ruleOf(prelude: string, body: string | undefined): Rule {
  if (body === undefined) return { kind: 'other', text: `${prelude};` };
  if (holdsRules.test(prelude)) return { kind: 'group', prelude, rules: rulesOf(body) };
  const text = `${prelude}{${body}}`;
  const [, name] = /^@(?:-webkit-)?keyframes\s+([\w-]+)/.exec(prelude) ?? [];
  if (name !== undefined) return { kind: 'keyframes', name, text, uses: variablesUsedIn(body) };
  if (prelude.startsWith('@') || body.includes('{')) return { kind: 'other', text };
  return {
    kind: 'style',
    selectors: splitOutside(prelude, ',').map(selectorOf),
    declarations: splitOutside(body, ';').map(declarationOf),
  };
}

function rulesOf(css: string): Rule[] {
  return blocksOf(css).map(({ prelude, body }) => ruleOf(prelude, body));
}

/** The names that a page's rules can be about. */
interface Names {
  readonly classes: ReadonlySet<string>;
  readonly ids: ReadonlySet<string>;
  readonly elements: ReadonlySet<string>;
  readonly states: ReadonlySet<string>;
}

/** What the scripts of a page's head put on its root. */
const earlyClasses = ['light', 'dark'];

/**
 * What they put on it, and on what is pressed before the app is there; and what the build puts on the page's outermost
 * element.
 */
const earlyStates = [
  'data-mantine-color-scheme',
  'data-first-screen',
  'data-fonts',
  'data-app',
  'data-pressed',
  'data-prerendered',
];

function namesIn(html: string): Names {
  const values = (attribute: string) =>
    [...html.matchAll(new RegExp(`\\s${attribute}="([^"]*)"`, 'g'))].flatMap(([, value = '']) =>
      value.split(/\s+/),
    );
  return {
    classes: new Set([...values('class'), ...earlyClasses]),
    ids: new Set(values('id')),
    states: new Set([
      ...[...html.matchAll(/\s(data-[\w-]+|disabled)(?=[\s=>/])/g)].map(([, name = '']) => name),
      ...earlyStates,
    ]),
    elements: new Set([...html.matchAll(/<([a-zA-Z][\w-]*)/g)].map(([, name = '']) => name.toLowerCase())),
  };
}

function matching(rules: readonly Rule[], names: Names): Rule[] {
  const isThere = ({ text, classes, ids, elements, states }: Selector) =>
    // No page is the inside of an element.
    !text.startsWith(':host') &&
    classes.every((name) => names.classes.has(name)) &&
    ids.every((name) => names.ids.has(name)) &&
    states.every((choices) => choices.some((all) => all.every((name) => names.states.has(name)))) &&
    elements.every((name) => names.elements.has(name.toLowerCase()));
  return rules.flatMap((rule): Rule[] => {
    if (rule.kind === 'group') {
      if (rule.prelude === '@media print') return [];
      const kept = matching(rule.rules, names);
      // An empty layer still has its place in the order.
      return kept.length > 0 || rule.prelude.startsWith('@layer') ? [{ ...rule, rules: kept }] : [];
    }
    if (rule.kind !== 'style') return [rule];
    const selectors = rule.selectors.filter(isThere);
    return selectors.length > 0 ? [{ ...rule, selectors }] : [];
  });
}

function everyRule(rules: readonly Rule[]): Rule[] {
  return rules.flatMap((rule) => (rule.kind === 'group' ? everyRule(rule.rules) : [rule]));
}

/** The variables and animations that the rules and the page's own style attributes ask for, one through the other. */
function usedBy(rules: readonly Rule[], html: string): { variables: Set<string>; animations: Set<string> } {
  const flat = everyRule(rules);
  const declarations = flat.flatMap((rule) => (rule.kind === 'style' ? rule.declarations : []));
  const animations = new Set(declarations.flatMap(({ animates }) => animates));
  const variables = new Set([
    ...variablesUsedIn(html),
    ...declarations.flatMap(({ sets, uses }) => (sets === undefined ? uses : [])),
    ...flat.flatMap((rule) => (rule.kind === 'keyframes' && animations.has(rule.name) ? rule.uses : [])),
    ...flat.flatMap((rule) => (rule.kind === 'other' ? variablesUsedIn(rule.text) : [])),
  ]);
  const setting = declarations.filter(({ sets }) => sets !== undefined);
  for (let size = -1; size !== variables.size;) {
    size = variables.size;
    for (const { sets = '', uses } of setting) {
      if (variables.has(sets)) uses.forEach((name) => variables.add(name));
    }
  }
  return { variables, animations };
}

function written(rules: readonly Rule[], used: ReturnType<typeof usedBy>): string {
  const write = (rule: Rule): string => {
    if (rule.kind === 'other') return rule.text;
    if (rule.kind === 'keyframes') return used.animations.has(rule.name) ? rule.text : '';
    if (rule.kind === 'group') return `${rule.prelude}{${written(rule.rules, used)}}`;
    const kept = rule.declarations.filter(({ sets }) => sets === undefined || used.variables.has(sets));
    if (kept.length === 0) return '';
    return `${rule.selectors.map(({ text }) => text).join(',')}{${kept.map(({ text }) => text).join(';')}}`;
  };
  return rules.map(write).join('');
}

const parsed = new Map<string, readonly Rule[]>();

function parse(sheet: string): readonly Rule[] {
  const known = parsed.get(sheet);
  if (known) return known;
  const rules = rulesOf(sheet);
  parsed.set(sheet, rules);
  return rules;
}

/** The part of a page's style sheets, without comments, that its `html` needs for the first view. */
export function firstStyles(sheets: readonly string[], html: string): string {
  const rules = matching(sheets.flatMap(parse), namesIn(html));
  return written(rules, usedBy(rules, html));
}
