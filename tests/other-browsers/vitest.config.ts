import { defineConfig } from 'vitest/config';
import { freshBuild } from '../commands/fresh-build.mjs';

freshBuild('embedded');

/** The built site in Firefox and WebKit. */
export default defineConfig({
  test: {
    name: 'other browsers',
    include: ['tests/other-browsers/*.test.ts'],
    // A case that a silent driver spoiled is tried once more.
    testTimeout: 360_000,
    hookTimeout: 120_000,
    // Each browser mostly waits: the two run side by side.
    maxWorkers: 2,
    // What fails once in many runs has to say all that was on the page.
    chaiConfig: { truncateThreshold: 0 },
  },
});
