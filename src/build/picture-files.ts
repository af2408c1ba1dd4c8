import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const source = 'virtual:pictures';
const folder = 'src/ui/illustrations/pictures';

/**
 * `virtual:pictures` gives where a drawing's file is, by its name. A table of hashed addresses would stand in the scripts of every page that
 * shows one, and grow with each article (`npm run test:growth`): here all drawings share one hash, in the name of their folder.
 */
export function pictureFiles(): Plugin {
  let files: readonly { name: string; content: Buffer }[] = [];
  let address = `/${folder}/`;
  return {
    name: 'picture-files',
    configResolved({ root, command }) {
      if (command !== 'build') return;
      const names = readdirSync(join(root, folder)).sort();
      files = names.map((name) => ({ name, content: readFileSync(join(root, folder, name)) }));
      const hash = createHash('sha256');
      for (const { name, content } of files) hash.update(name).update(content);
      address = `/assets/pictures-${hash.digest('base64url').slice(0, 6)}/`;
    },
    resolveId: (id) => (id === source ? `\0${source}` : undefined),
    load: (id) =>
      id === `\0${source}` ? `export const addressOf = (name) => \`${address}\${name}.svg\`;` : undefined,
    generateBundle() {
      if (this.environment.name !== 'client') return;
      for (const { name, content } of files)
        this.emitFile({ type: 'asset', fileName: `${address.slice(1)}${name}`, source: content });
    },
  };
}
