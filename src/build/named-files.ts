import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Plugin } from 'vite';
import { answeredDestinations } from '../content/further-destinations';

interface NamedFiles {
  /** Where the files lie, seen from the root. */
  readonly folder: string;
  /** Which of them the site uses, without their ending. */
  readonly names: (root: string) => readonly string[];
}

const families: Readonly<Record<string, NamedFiles>> = {
  pictures: {
    folder: 'src/ui/illustrations/pictures',
    names: (root) =>
      readdirSync(join(root, 'src/ui/illustrations/pictures')).map((file) => basename(file, '.svg')),
  },
  maps: {
    folder: 'src/ui/illustrations/maps',
    names: () => ['world', 'europe'],
  },
  flags: {
    folder: 'node_modules/circle-flags/flags',
    names: () => answeredDestinations.map(({ flag }) => flag),
  },
};

/**
 * SVG files whose addresses follow from their names: `virtual:pictures`, `virtual:maps` and `virtual:flags` give where such a file is. A table of
 * hashed addresses would stand in the scripts of every page that shows one, and grow with every article; here all
 * files of a family share one hash, in the name of their folder.
 */
export function namedFiles(): Plugin {
  let root = '';
  let isBuild = false;
  const contentOf = (family: NamedFiles, name: string) =>
    readFileSync(join(root, family.folder, `${name}.svg`));
  const addressOf = (id: string, family: NamedFiles) => {
    if (!isBuild) return `/${family.folder}/`;
    const hash = createHash('sha256');
    for (const name of [...family.names(root)].sort()) hash.update(name).update(contentOf(family, name));
    return `/assets/${id}-${hash.digest('base64url').slice(0, 6)}/`;
  };
  return {
    name: 'named-files',
    configResolved(config) {
      root = config.root;
      isBuild = config.command === 'build';
    },
    resolveId: (source) =>
      Object.hasOwn(families, source.replace('virtual:', '')) && source.startsWith('virtual:')
        ? `\0${source}`
        : undefined,
    load(resolved) {
      const id = resolved.replace('\0virtual:', '');
      const family = resolved.startsWith('\0virtual:') ? families[id] : undefined;
      return family && `export const addressOf = (name) => \`${addressOf(id, family)}\${name}.svg\`;`;
    },
    generateBundle() {
      if (this.environment.name !== 'client') return;
      for (const [id, family] of Object.entries(families)) {
        const folder = addressOf(id, family).slice(1);
        for (const name of family.names(root))
          this.emitFile({ type: 'asset', fileName: `${folder}${name}.svg`, source: contentOf(family, name) });
      }
    },
  };
}
