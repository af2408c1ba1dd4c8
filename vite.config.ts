import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { checkEnvironment } from './src/build/environment';
import { blogPosts } from './src/build/posts';
import { prerenderRoutes } from './src/build/prerender';
import { resolvedContent } from './src/build/resolved-content';
import { serviceWorker } from './src/build/service-worker';
import { staticHost } from './src/build/static-host';
import { themeVariables } from './src/build/theme-css';
import { webhookReceiver } from './src/build/webhook-receiver';

/** The libraries that every page starts with, each evaluated in a task of its own. */
const libraryChunks = [
  { name: 'react', test: /node_modules\/(?:react|react-dom|scheduler)\/|src\/app\/react-client/ },
  { name: 'router', test: /node_modules\/react-router/ },
  { name: 'mantine', test: /node_modules\/@mantine\/core\/esm\/core\// },
  { name: 'xstate', test: /node_modules\/(?:xstate|@xstate|use-sync-external-store)\// },
  // Small pieces of many pages: by themselves each would be a request of a few hundred bytes.
  {
    name: 'pieces',
    test: /src\/ui\/(?:PageSection|CallToAction|FlowBoundary|NeedsJavaScript|focus-return)\.tsx?$|src\/flows\/(?:page-effects|early-input)\.ts$|@tabler\/icons-react/,
    minShareCount: 6,
  },
];

export default defineConfig({
  plugins: [
    react(),
    checkEnvironment(),
    themeVariables(),
    blogPosts(),
    resolvedContent(),
    webhookReceiver(),
    staticHost(),
    prerenderRoutes(),
    serviceWorker(),
  ],
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: libraryChunks } } } } },
  },
  test: {
    testTimeout: 20_000,
    projects: [
      {
        extends: true,
        test: { name: 'tables', include: ['tests/tables/**/*.test.{ts,tsx}'], environment: 'node' },
      },
      {
        extends: true,
        test: {
          name: 'paths',
          include: ['tests/paths/**/*.test.{ts,tsx}'],
          environment: 'happy-dom',
          setupFiles: ['tests/support/happy-dom.ts'],
          css: false,
        },
      },
    ],
  },
});
