import { mkdirSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';

/** Where the build notes what each of its scripts is made of: `{ [script]: { [module]: bytes before minifying } }`. */
export const modulesFile = '.reports/modules.json';

/**
 * A Vite plugin that notes which modules the browser's scripts are made of, for the budgets.
 *
 * @returns {import('vite').Plugin}
 */
export function noteModules() {
  return {
    name: 'note-modules',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter(({ type }) => type === 'chunk');
      const notes = chunks.map(({ fileName, modules }) => [
        fileName,
        Object.fromEntries(
          Object.entries(modules).map(([id, { renderedLength }]) => [
            relative(process.cwd(), id.replace(/^\0/, '')),
            renderedLength,
          ]),
        ),
      ]);
      mkdirSync('.reports', { recursive: true });
      writeFileSync(modulesFile, JSON.stringify(Object.fromEntries(notes)));
    },
  };
}
