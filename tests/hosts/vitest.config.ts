import { defineConfig } from 'vitest/config';
import { freshBuild } from '../commands/fresh-build.mjs';

freshBuild('embedded');

/** The built site on real servers. */
export default defineConfig({
  test: { name: 'hosts', include: ['tests/hosts/*.test.ts'], testTimeout: 30_000, hookTimeout: 30_000 },
});
