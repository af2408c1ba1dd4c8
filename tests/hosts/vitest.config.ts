import { defineConfig } from 'vitest/config';

/** The built site on real servers: `npm run test:hosts` builds it first. */
export default defineConfig({
  test: { name: 'hosts', include: ['tests/hosts/*.test.ts'], testTimeout: 30_000, hookTimeout: 30_000 },
});
