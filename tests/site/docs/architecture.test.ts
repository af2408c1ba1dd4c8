import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { AnyStateMachine, AnyStateNode } from 'xstate';
import { isSource, nodesOf } from '../../support/chart';
import { writtenIn } from '../content/written-text';

function filesUnder(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !entry.name.endsWith('.d.ts'))
    .map((entry) => join(entry.parentPath, entry.name));
}

interface SourceFile {
  readonly path: string;
  readonly text: string;
}

interface Import {
  readonly from: string;
  /** The project's file or folder, or the package's name. */
  readonly to: string;
  readonly isType: boolean;
}

function importsOf({ path, text }: SourceFile): Import[] {
  const statements = text.matchAll(
    /^(import|export)( type)?\s+(?:[\w*{}\s,$]+\s+from\s+)?['"]([^'"]+)['"];?$/gm,
  );
  const lazy = [...text.matchAll(/\bimport\(\s*['"]([^'"]+)['"]\s*\)/g)].map((found) => found[1] ?? '');
  const named = [...statements].map((found) => ({ target: found[3] ?? '', isType: found[2] !== undefined }));
  return [...named, ...lazy.map((target) => ({ target, isType: false }))].map(({ target, isType }) => ({
    from: path,
    to: target.startsWith('.') ? normalize(join(dirname(path), target)) : target,
    isType,
  }));
}

const layers = [
  'machines',
  'src/app',
  'src/atlas',
  'src/before-hydration',
  'src/flows',
  'src/pages',
  'src/ui',
  'src/content',
  'src/services',
  'src/build',
  'src/service-worker',
];

function layerOf(path: string): string {
  const layer = layers.find((name) => path === name || path.startsWith(`${name}/`));
  if (layer) return layer;
  if (path.startsWith('tests/')) return 'tests';
  return /^src\/[^/]+$/.test(path) ? 'src' : 'package';
}

/** Which layers each layer may import from. `src` is the identity file and the entries. */
const allowed: Readonly<Record<string, readonly string[]>> = {
  machines: ['machines', 'package'],
  'src/content': ['src/content', 'machines', 'package'],
  'src/ui': ['src/ui', 'src/content', 'machines', 'src', 'package'],
  'src/flows': ['src/flows', 'src/ui', 'src/content', 'machines', 'src', 'package'],
  'src/pages': ['src/pages', 'src/flows', 'src/ui', 'src/content', 'machines', 'src', 'package'],
  'src/services': ['src/services', 'machines', 'src', 'package'],
  'src/app': [
    'src/app',
    'src/pages',
    'src/flows',
    'src/ui',
    'src/content',
    'src/services',
    'machines',
    'src',
    'package',
  ],
  // The developers' tool plays the paths of the tests; nothing of the site may import it.
  'src/atlas': ['src/atlas', 'src/services', 'machines', 'tests', 'package'],
  'src/before-hydration': ['src/before-hydration', 'machines'],
  'src/build': [
    'src/build',
    'src/app',
    'src/before-hydration',
    'src/ui',
    'src/content',
    'machines',
    'src',
    'package',
  ],
  'src/service-worker': ['src/service-worker', 'src/services', 'package'],
  src: [...layers.filter((layer) => layer !== 'src/atlas'), 'src', 'package'],
};

/** Imports that point the wrong way. */
function wrongWays(files: readonly SourceFile[]): string[] {
  return files.flatMap(importsOf).flatMap(({ from, to }) => {
    const [source, target] = [layerOf(from), layerOf(to)];
    if (allowed[source]?.includes(target)) return [];
    return `${from} imports ${to}: ${source} may not know ${target}. Move the code down a layer, or hand it in from above.`;
  });
}

/** Packages that a machine needs; anything else would be a view, a clock or a browser. */
function foreignPackages(files: readonly SourceFile[]): string[] {
  return files
    .filter(({ path }) => layerOf(path) === 'machines')
    .flatMap(importsOf)
    .filter(({ to }) => layerOf(to) === 'package' && !['xstate', 'valibot'].includes(to))
    .map(
      ({ from, to }) =>
        `${from} imports ${to}: machines import only xstate and valibot. Add a port to machines/ports.ts.`,
    );
}

/** What flows hear of the site is theirs in common. */
function flowFolder(path: string): string | undefined {
  return /^src\/flows\/(?!sources\/)([^/.]+)\//.exec(path)?.[1];
}

/** Flows that reach into each other. */
function flowsThatKnowEachOther(files: readonly SourceFile[]): string[] {
  return files.flatMap(importsOf).flatMap(({ from, to }) => {
    const [source, target] = [flowFolder(from), flowFolder(to)];
    if (!source || !target || source === target) return [];
    return `${from} imports ${to}: flows do not know each other. Compose them in src/app or in a page.`;
  });
}

type Rule = (files: readonly SourceFile[]) => string[];

/** A rule against what a pattern finds, in the files that it is for. */
function against(pattern: RegExp, isFor: (path: string) => boolean, says: (found: string) => string): Rule {
  return (files) =>
    files
      .filter(({ path, text }) => isFor(path) && pattern.test(text))
      .map(({ path, text }) => `${path} ${says(pattern.exec(text)?.[0] ?? '')}`);
}

const isOfMachines = (path: string) => layerOf(path) === 'machines' || path.endsWith('.machine.ts');

/** Views that keep state of their own. */
const stateInViews = against(
  /\b(?:React\.)?use(?:State|Reducer|Optimistic|ActionState|Form|Disclosure|Toggle|LocalStorage|SessionStorage|Timeout|Interval)\(/,
  (path) => path.startsWith('src/'),
  (found) => `calls ${found}…): a view keeps no state. Add a state to its chart in machines/.`,
);

/** What a machine must not know. */
const impureMachines = against(
  /\bDate\.now\(|new Date\(\s*\)|Math\.random\(|\bwindow\.|\bdocument\.|\blocalStorage\b|\bsessionStorage\b|\bfetch\(/,
  isOfMachines,
  (found) => `uses ${found}: machines know no browser and no clock. Let an event or a port bring it.`,
);

function barrels(files: readonly SourceFile[]): string[] {
  return files
    .filter(({ path }) => /(?:^|\/)index\.tsx?$/.test(path))
    .map(({ path }) => `${path} is a barrel: import from the file that defines the thing.`);
}

const leftovers = against(
  /\b(?:TODO|FIXME|XXX)\b/,
  () => true,
  (found) => `holds "${found}": finish it before it lands.`,
);

const eventsAskedForTheirType = against(
  /\bevent\.type\s*[!=]==|\bassertEvent\b/,
  isOfMachines,
  () =>
    'asks an event for its type and otherwise does nothing: give the guard or action what it needs as params.',
);

const emptyActions = against(
  /=>\s*\{\s*\}/,
  isOfMachines,
  () =>
    'has an action that does nothing until somebody provides it: emit where nobody waits for an answer, invoke an actor where one does.',
);

const moduleVariable =
  /^let \w+|^const \w+(?:: (?!Readonly)[^=]+)? = new (?:Map|Set|WeakMap|WeakSet)\b[^;]*\(\);/m;

/** Variables of modules that docs/decisions.md names, each with its reason beside it. The build runs once and ends. */
const namedModuleState = ['src/before-hydration/start.ts', 'src/services/storage.ts'];

/** What changes while the page lives, and no chart knows of. */
const stateOfModules = against(
  moduleVariable,
  (path) => !['src/atlas', 'src/build'].includes(layerOf(path)) && !namedModuleState.includes(path),
  (found) => `keeps "${found}" in its module: keep it in the context of a chart.`,
);

/** What would bring the content of a page into its script. */
const dataAsCode = against(
  /^import (?!type )[^;]*from '[^']*\.data';/m,
  (path) => path.startsWith('src/'),
  (found) => `holds "${found}": a page knows the type of its data alone. The build hands the data in.`,
);

/** Long tables from which the build makes the data of pages and tools. */
const madeIntoData = [
  'src/content/destination-answers.ts',
  'src/content/facts.ts',
  'src/content/guides/guides.ts',
  'src/content/post-list.ts',
  'src/content/visa-centres/visa-centres.ts',
];

/** What is there when nothing can be fetched. */
const withoutScripts = 'src/pages/offline.tsx';

/** Scripts of the browser that bring such a table with them, through whatever they import. */
function tablesAsCode(files: readonly SourceFile[]): string[] {
  const importedBy = new Map(
    files.map((file) => [
      file.path.replace(/\.tsx?$/, ''),
      importsOf(file)
        // In development alone the data is made as it is asked for.
        .filter(({ to, isType }) => !isType && to !== 'src/app/made-data')
        .map(({ to }) => to),
    ]),
  );
  const reach = (module: string, reached = new Set<string>()): Set<string> => {
    if (reached.has(module)) return reached;
    reached.add(module);
    importedBy.get(module)?.forEach((to) => reach(to, reached));
    return reached;
  };
  return files
    .filter(
      ({ path }) =>
        ['src/flows', 'src/pages', 'src/ui'].includes(layerOf(path)) &&
        !path.includes('.data.') &&
        path !== withoutScripts,
    )
    .flatMap(({ path }) => {
      const reached = reach(path.replace(/\.tsx?$/, ''));
      return madeIntoData
        .filter((table) => reached.has(table.replace(/\.ts$/, '')))
        .map((table) => `${path} brings ${table} to the browser: it is long. Let the build make data of it.`);
    });
}

const formMessage =
  /(['"`])(?:[A-Z][^'"`]* is (?:required|invalid)|Please enter (?:a|the) [^'"`]*|You must agree [^'"`]*)\1/;

/** Words that the codes of a form's rules stand for. */
const isOfWords = (path: string) => /^src\/content\/[a-z-]+-words\.ts$/.test(path);

/** Messages of forms that stand elsewhere than with the words of its codes, or in the schema of what is posted. */
function messagesOutsideWords(files: readonly SourceFile[]): string[] {
  return files.flatMap(({ path, text }) =>
    text.split('\n').flatMap((line) => {
      const message = formMessage.exec(line)?.[0];
      const isOfSchema = spoken['the schema of what is posted'].some((file) => path === `machines/${file}`);
      if (message === undefined || isOfSchema || isOfWords(path)) return [];
      return [`${path} holds ${message}: a rule gives a code, and src/content/<form>-words.ts says it.`];
    }),
  );
}

/** What the oldest supported browsers lack: Chrome 108, Firefox 101, Safari 15.4. */
const newBrowsersOnly = against(
  /\.(?:toWellFormed|isWellFormed|toSorted|toReversed|toSpliced|findLast|findLastIndex|symmetricDifference|isSubsetOf|isSupersetOf|isDisjointFrom)\(|\bURL\.(?:canParse|parse)\(|\bAbortSignal\.(?:timeout|any)\(|\b(?:Object|Map)\.groupBy\(|\bPromise\.(?:withResolvers|try)\(|\bArray\.fromAsync\(|\bIntl\.(?:Segmenter|DurationFormat)\b|\(\?<[=!]/,
  (path) => !/^src\/(?:build\/|prerender)/.test(path),
  (found) =>
    `uses ${found}: the oldest browsers lack it. Write it with what they have, as machines/text.ts does.`,
);

const project = [...filesUnder('machines'), ...filesUnder('src')].map((path): SourceFile => ({
  path,
  text: readFileSync(path, 'utf8'),
}));

const rules = {
  wrongWays: {
    rule: wrongWays,
    broken: { path: 'machines/x/x.ts', text: "import { Page } from '../../src/pages/HomePage';" },
    says: 'machines may not know src/pages',
  },
  foreignPackages: {
    rule: foreignPackages,
    broken: { path: 'machines/x/x.ts', text: "import { useState } from 'react';" },
    says: 'machines import only xstate and valibot',
  },
  flowsThatKnowEachOther: {
    rule: flowsThatKnowEachOther,
    broken: { path: 'src/flows/a/A.tsx', text: "import { B } from '../b/B';" },
    says: 'flows do not know each other',
  },
  stateInViews: {
    rule: stateInViews,
    broken: { path: 'src/ui/X.tsx', text: 'const [open, setOpen] = React.useState(false);' },
    says: 'a view keeps no state',
  },
  impureMachines: {
    rule: impureMachines,
    broken: { path: 'machines/x/x.ts', text: 'const now = Date.now();' },
    says: 'no clock',
  },
  eventsAskedForTheirType: {
    rule: eventsAskedForTheirType,
    broken: { path: 'machines/x/x.ts', text: "event.type === 'a' ? event.b : context.b" },
    says: 'as params',
  },
  messagesOutsideWords: {
    rule: messagesOutsideWords,
    broken: { path: 'machines/x/x.machine.ts', text: "alertWith('Please enter a valid number.')" },
    says: 'a rule gives a code',
  },
  emptyActions: {
    rule: emptyActions,
    broken: { path: 'machines/x/x.ts', text: 'remember: (_, _params: { id: string }) => {},' },
    says: 'emit where nobody waits',
  },
  dataAsCode: {
    rule: dataAsCode,
    broken: { path: 'src/pages/XPage.tsx', text: "import { load } from './XPage.data';" },
    says: 'the type of its data alone',
  },
  tablesAsCode: {
    rule: tablesAsCode,
    broken: { path: 'src/flows/x/X.tsx', text: "import { facts } from '../../content/facts';" },
    says: 'Let the build make data of it',
  },
  stateOfModules: {
    rule: stateOfModules,
    broken: { path: 'src/services/x.ts', text: 'const asked = new Set<string>();' },
    says: 'in the context of a chart',
  },
  newBrowsersOnly: {
    rule: newBrowsersOnly,
    broken: { path: 'src/ui/X.tsx', text: 'const last = rows.findLast(isOpen);' },
    says: 'the oldest browsers lack it',
  },
  barrels: { rule: barrels, broken: { path: 'src/ui/index.ts', text: '' }, says: 'is a barrel' },
  leftovers: { rule: leftovers, broken: { path: 'src/ui/X.tsx', text: '// TODO later' }, says: 'finish it' },
} as const;

describe('the rules of the house', () => {
  it('the modules with a state that docs/decisions.md names have one', () => {
    const keeping = project.filter(({ text }) => moduleVariable.test(text)).map(({ path }) => path);
    expect(keeping).toEqual(expect.arrayContaining(namedModuleState));
  });

  for (const [name, { rule, broken, says }] of Object.entries(rules)) {
    it(`${name}: none`, () => {
      expect(rule(project)).toEqual([]);
    });
    it(`${name}: a file that breaks the rule is named`, () => {
      expect(rule([broken]).join('\n')).toContain(says);
      expect(rule([broken]).join('\n')).toContain(broken.path);
    });
  }
});

const machineFiles = import.meta.glob<Record<string, unknown>>(
  ['../../../machines/**/*.machine.ts', '../../../src/atlas/*.machine.ts'],
  { eager: true },
);

const machines = Object.values(machineFiles)
  .flatMap((exports) => Object.values(exports))
  .filter(
    (value): value is AnyStateMachine => typeof value === 'object' && value !== null && 'root' in value,
  );

function reachableIds(machine: AnyStateMachine): Set<string> {
  const reached = new Set<string>();
  const enter = (node: AnyStateNode): void => {
    if (reached.has(node.id)) return;
    reached.add(node.id);
    if (node.parent) enter(node.parent);
    if (node.type === 'parallel') Object.values(node.states).forEach(enter);
    if (node.type === 'compound') node.initial.target.forEach(enter);
    [...node.transitions.values(), node.always ?? []].flat().forEach(({ target }) => target?.forEach(enter));
  };
  enter(machine.root);
  return reached;
}

/** Whether something leads from a state to another: its own transitions or those of what it stands in, with a target elsewhere. */
function hasWayOut(state: AnyStateNode): boolean {
  const around = (node: AnyStateNode): AnyStateNode[] => [node, ...(node.parent ? around(node.parent) : [])];
  return around(state)
    .flatMap((node) => [...node.transitions.values(), node.always ?? []].flat())
    .some(({ target = [] }) => target.some((other) => other !== state && !around(state).includes(other)));
}

/** States that nothing leads out of, each with its reason. */
const lastStates: Readonly<Record<string, string>> = {
  'countryListing.banner.dismissed': 'dismissed, the banner stays away for the rest of the session',
  'checkerPopup.visitor.done': 'the checker opens by itself once in a visit',
  'eligibilityChecker.answers.anew': 'whoever started over is not filled in for again in this visit',
  'inspectionGuard.wiped': 'the page is gone; only loading it again leads on',
};

/** A part of the site that broke down again and again, and is fetched by nothing, stays away. */
const isGivenUp = ({ id }: AnyStateNode) => /^site\.\w+\.failed$/.test(id);

describe.each(machines.map((machine) => [machine.id, machine] as const))('the chart %s', (_, machine) => {
  const nodes = nodesOf(machine.root);

  it('reaches every state', () => {
    const reached = reachableIds(machine);
    expect(nodes.map(({ id }) => id).filter((id) => !reached.has(id))).toEqual([]);
  });

  it('leaves every state', () => {
    const oneOfSeveral = nodes.filter(
      ({ type, parent }) =>
        type === 'atomic' && parent?.type === 'compound' && Object.keys(parent.states).length > 1,
    );
    const last = oneOfSeveral.filter((node) => !hasWayOut(node) && !isGivenUp(node)).map(({ id }) => id);
    expect(last).toEqual(Object.keys(lastStates).filter((id) => id.startsWith(`${machine.id}.`)));
  });

  it('ends, where it does, as a whole', () => {
    const ends = nodes.filter(({ type }) => type === 'final');
    expect(ends.map(({ parent }) => parent?.id)).toEqual(ends.map(() => machine.root.id));
  });

  it('names every invoke and handles its answer and its error', () => {
    for (const node of nodes) {
      for (const { id, src } of node.invoke) {
        // XState names an invoke without an id by its index and its state.
        expect(id, node.id).not.toMatch(/^\d/);
        if (isSource(machine, src)) continue;
        const handled = [...node.transitions.keys()];
        expect(handled).toContain(`xstate.done.actor.${id}`);
        expect(handled).toContain(`xstate.error.actor.${id}`);
      }
    }
  });

  it('handles no event by a wildcard', () => {
    expect(nodes.filter((node) => node.transitions.has('*')).map(({ id }) => id)).toEqual([]);
  });
});

describe('the packages', () => {
  it('are pinned to exact versions', () => {
    const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
      dependencies: Record<string, string>;
      devDependencies: Record<string, string>;
    };
    const loose = Object.entries({ ...dependencies, ...devDependencies }).filter(
      ([, version]) => !/^\d/.test(version),
    );
    expect(loose).toEqual([]);
  });
});

describe('the browser’s own fields', () => {
  it('stand in docs/views.md, which says why they are not Mantine’s, and nowhere else', () => {
    const own = filesUnder('src')
      .filter((file) => /<(?:input|select|textarea|progress|dialog)\b/.test(readFileSync(file, 'utf8')))
      .filter((file) => file.endsWith('.tsx') && !file.startsWith('src/atlas/'));
    const [, kept = ''] = readFileSync('docs/views.md', 'utf8').split('What stays ours, and why.');
    const [rows = ''] = kept.split('\n## ');
    const documented = [...rows.matchAll(/`(src\/[^`]+\.tsx)`/g)].map(([, file = '']) => file);
    expect(documented.toSorted()).toEqual(own.toSorted());
  });
});

describe('effects', () => {
  const documented = [...readFileSync('docs/views.md', 'utf8').matchAll(/^\| `(src\/\S+)` \|/gm)].map(
    ([, file = '']) => file,
  );

  it('stand in docs/views.md, which says why, and nowhere else', () => {
    const withEffects = filesUnder('src')
      .filter((file) => /\buse(?:Layout|Insertion)?Effect\(/.test(readFileSync(file, 'utf8')))
      .toSorted();
    expect(withEffects).toEqual(documented.toSorted());
  });

  it('are let through by the linter in those files alone', () => {
    const { overrides } = JSON.parse(readFileSync('.oxlintrc.json', 'utf8')) as {
      overrides: { files: string[]; rules: Record<string, unknown> }[];
    };
    const exempt = overrides.filter(({ files }) => files.every((file) => documented.includes(file)));
    expect(exempt.flatMap(({ files }) => files).toSorted()).toEqual(documented.toSorted());
  });
});

/** Files of machines that say something in English, each with its reason; whatever else visitors read stands in `src/content`. */
const spoken = {
  names: [
    'country-listing/listing.ts',
    'eligibility-checker/choices.ts',
    'in-sentence.ts',
    'india.ts',
    'place-names.ts',
    'schengen.ts',
    'text.ts',
    'site/trip-folder/forms.ts',
    'trip-estimator/estimator-form.ts',
  ],
  'no visitor reads it': ['calendar.ts', 'travel-dates/calendar-file.ts'],
  // A result is texts by the specification, and other programs call the functions that give it: Specification §3, Eligibility result,
  // and §3, Estimate result.
  'the result is texts': [
    'eligibility-checker/rules.ts',
    'eligibility-checker/scoring.ts',
    'trip-estimator/pricing.ts',
    'trip-estimator/savings.ts',
  ],
  // A receiver checks with these schemas too, and answers with their messages.
  'the schema of what is posted': ['eligibility-checker/assessment.ts', 'visa-application/application.ts'],
} as const;

/** Three words or more that begin with a capital letter, or words around a value. */
const isSentence = (text: string) => /^[A-Z]\S*\s\S+\s/.test(text) || /… [a-z]\S* \S+/.test(text);

describe('words', () => {
  it('stand in the content: charts and rules give codes and values, but for the files that are listed', () => {
    const speaking = writtenIn(['machines'])
      .filter(({ texts }) => texts.some(isSentence))
      .map(({ file }) => file.replace('machines/', ''));
    expect(speaking).toEqual(Object.values(spoken).flat().sort());
  });
});
