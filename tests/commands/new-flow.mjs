/** `npm run new:flow <name>`: the files of a new flow, which runs, and what is still to be done. */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { runTool } from './run-tool.mjs';

const [, , name = ''] = process.argv;
if (!/^[a-z]+(?:-[a-z0-9]+)*$/.test(name)) {
  console.error('A flow has a name of lower-case words joined by hyphens: npm run new:flow gift-voucher');
  process.exit(1);
}

const camel = name.replaceAll(/-(\w)/g, (_, letter) => letter.toUpperCase());
const pascal = camel.replace(/^\w/, (letter) => letter.toUpperCase());
const words = name.replaceAll('-', ' ');
const sentence = words.replace(/^\w/, (letter) => letter.toUpperCase());

const files = {
  [`machines/${name}/${name}.machine.ts`]: `import { setup, type SnapshotFrom } from 'xstate';

/** What can happen: facts, in lower dot-case. */
export type ${pascal}Event = { type: '${name}.opened' } | { type: '${name}.closed' };

/** What the ${words} is for, and the specification's section. States are the situations of a visitor, context is what was typed or fetched. */
export const ${camel}Machine = setup({
  types: { events: {} as ${pascal}Event },
}).createMachine({
  id: '${camel}',
  initial: 'closed',
  states: {
    closed: { on: { '${name}.opened': 'open' } },
    open: { on: { '${name}.closed': 'closed' } },
  },
});

export type ${pascal}Snapshot = SnapshotFrom<typeof ${camel}Machine>;
`,
  [`src/flows/${name}/${name}.flow.ts`]: `import { ${camel}Machine } from '../../../machines/${name}/${name}.machine';
import { unbound } from '../running';

/** The ${words} in the site. With \`defineFlow\` instead, what the chart hears of the device stands here. */
export const ${camel}Flow = unbound(${camel}Machine);
`,
  [`src/flows/${name}/${pascal}.tsx`]: `import { useFlow } from '../running';
import { ${camel}Flow } from './${name}.flow';

/** The ${words}: each state has a screen, each control sends an event, and nothing is kept here. */
export function ${pascal}() {
  const { snapshot, send } = useFlow(${camel}Flow, undefined);
  if (snapshot.matches('closed')) {
    return (
      <button type="button" onClick={() => send({ type: '${name}.opened' })}>
        Open ${words}
      </button>
    );
  }
  return (
    <section aria-label="${sentence}">
      <button type="button" onClick={() => send({ type: '${name}.closed' })}>
        Close ${words}
      </button>
    </section>
  );
}
`,
  [`tests/${name}/random-events.ts`]: `import { ${camel}Machine } from '../../machines/${name}/${name}.machine';
import { nothing, playOf, type Play } from '../support/arbitraries';

/** What may happen to the ${words} in any order, and what stays true whatever happens. */
export const randomEvents: Play = playOf(${camel}Machine, {
  events: { '${name}.opened': nothing, '${name}.closed': nothing },
  holds: ({ snapshot }) => ({ 'it is open or closed': snapshot.matches('open') || snapshot.matches('closed') }),
});
`,
  [`tests/${name}/chart.test.ts`]: `import { describe, expect, it } from 'vitest';
import { ${camel}Machine, type ${pascal}Event } from '../../machines/${name}/${name}.machine';
import { trial } from '../support/trial';

/** Rows written by hand from the specification: what happens, and where that leads. */
describe('the ${words}', () => {
  it.each<[events: ${pascal}Event['type'][], state: string]>([
    [[], 'closed'],
    [['${name}.opened'], 'open'],
    [['${name}.opened', '${name}.closed'], 'closed'],
  ])('after %j is %s', (events, state) => {
    const { actor, send } = trial(${camel}Machine, {});
    send(...events.map((type) => ({ type })));
    expect(actor.getSnapshot().value).toBe(state);
  });
});
`,
  [`tests/${name}/paths.test.tsx`]: `import { ${camel}Machine, type ${pascal}Event } from '../../machines/${name}/${name}.machine';
import { ${pascal} } from '../../src/flows/${name}/${pascal}';
import { press } from '../support/hands';
import { walkPaths } from '../support/paths';

/** What a visitor can do in each state, how, how a tester says it, and what is seen then: \`after\` and \`see\` do not know the machine. */
walkPaths<typeof ${camel}Machine, ${pascal}Event, { open: boolean }>({
  flow: '${sentence}',
  states: 'tests/${name}/states.txt',
  machine: ${camel}Machine,
  events: ({ value }) => [{ type: value === 'open' ? '${name}.closed' : '${name}.opened' }],
  open: (world) => world.open(<${pascal} />, '/'),
  act: {
    '${name}.opened': () => press('Open ${words}'),
    '${name}.closed': () => press('Close ${words}'),
  },
  say: { '${name}.opened': () => 'opens it', '${name}.closed': () => 'closes it' },
  start: { open: false },
  after: { '${name}.opened': () => ({ open: true }), '${name}.closed': () => ({ open: false }) },
  see: ({ open }) => ({ buttons: [open ? 'Close ${words}' : 'Open ${words}'] }),
});
`,
};

const taken = Object.keys(files).filter((file) => existsSync(file));
if (taken.length > 0) {
  console.error(`There is a flow of that name already: ${taken.join(', ')}`);
  process.exit(1);
}
for (const [file, text] of Object.entries(files)) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
runTool('oxfmt', Object.keys(files));
console.log(`Written:

${Object.keys(files)
  .map((file) => `  ${file}`)
  .join('\n')}

What is still to be done, and \`npm run check\` names what is missing:

  1. npx vitest run --project paths tests/${name} --update
                             walks the paths and writes tests/${name}/states.txt, what the view shows in each state: read it
  2. npm run charts          draws machines/${name}/${name}.md
  3. a page or another flow shows <${pascal} />, and a journey in tests/site/system.test.tsx visits it
  4. tests/${name}/random-events.ts: what may happen at random, and what then still holds
  5. docs/adding-a-flow.md   tells what each file is for`);
