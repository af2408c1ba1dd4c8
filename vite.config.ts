import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { runnerImport, type ViteDevServer } from 'vite';
import { configDefaults, defineConfig } from 'vitest/config';
import { buildStamp } from './src/build/stamp.mjs';

/** The site's own plugins share words and rules with the site, so they are read as the site's modules are. */
const { module: build, dependencies } =
  await runnerImport<typeof import('./src/build/plugins')>('./src/build/plugins.ts');

/** A change of what the plugins are made of needs them anew. */
const restartOnChange = {
  name: 'restart-on-change',
  apply: 'serve',
  configureServer: (server: ViteDevServer) => {
    const files = new Set(dependencies.map((file) => resolve(server.config.root, file)));
    server.watcher.on('change', (file) => {
      if (files.has(file)) void server.restart();
    });
  },
} as const;

/** The libraries that every page starts with, each evaluated in a task of its own. */
const libraryChunks = [
  { name: 'react', test: /node_modules\/(?:react|react-dom|scheduler)\/|src\/app\/react-client/ },
  { name: 'router', test: /node_modules\/react-router/ },
  { name: 'mantine', test: /node_modules\/@mantine\/core\/esm\/core\// },
  { name: 'xstate', test: /node_modules\/(?:xstate|valibot)\// },
  // Small pieces of many pages: by themselves each would be a request of a few hundred bytes.
  {
    name: 'pieces',
    test: /src\/ui\/(?:PageSection|CallToAction|FlowBoundary|NeedsJavaScript|focus-return|Chip|Fact|FactDates|FactText|page-facts|illustrations\/Picture)\.tsx?$|src\/flows\/before-hydration\.ts$|machines\/(?:kept|text|country-listing\/listing)\.ts$|virtual:pictures|@tabler\/icons-react/,
    minShareCount: 4,
  },
  // What nearly every article is made of.
  { name: 'article', test: /src\/ui\/article\/(?:Checklist|Note|Steps|WhatChanged)\.tsx?$/ },
];

/** Whether a built file is one of the libraries, which every page starts with. */
function isLibrary(file: string): boolean {
  return /\/(?:react|router|mantine|xstate|rolldown-runtime)-[^/]+\.js$/.test(file);
}

export default defineConfig({
  plugins: [react(), build.sitePlugins((address) => import(address)), buildStamp(), restartOnChange],
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    // Of the thousands of icons, those that are imported are read: 4 s of 60 of a build.
    rolldownOptions: { experimental: { lazyBarrel: true } },
    // Every page starts with the libraries, and what is imported is fetched at once anyway: named with each import, the
    // articles' list of them would weigh on each article.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (file, dependencies) => {
        const own = dependencies.filter((dependency) => dependency !== file && !isLibrary(dependency));
        // Asked for at once, the trip folder's sixty scripts are one long task: they ask for each other as they come.
        return own.length > 50 ? own.filter((dependency) => dependency.endsWith('.css')) : own;
      },
    },
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: { groups: libraryChunks },
          },
        },
      },
    },
  },
  test: {
    testTimeout: 20_000,
    // The default leaves one core of two idle.
    maxWorkers: '100%',
    // The files of a project share a worker's modules, so that the site's code is loaded once a worker.
    isolate: false,
    unstubEnvs: true,
    unstubGlobals: true,
    // What is missing is not written silently: `--update` asks for it.
    update: 'none',
    projects: [
      {
        extends: true,
        test: {
          name: 'tables',
          include: ['tests/**/*.test.ts'],
          exclude: [...configDefaults.exclude, 'tests/{hosts,other-browsers}/**'],
          environment: 'node',
        },
      },
      {
        extends: true,
        test: {
          name: 'paths',
          include: ['tests/**/*.test.tsx'],
          exclude: [...configDefaults.exclude, 'tests/site/renders/**'],
          environment: 'happy-dom',
          setupFiles: ['tests/support/happy-dom.ts'],
          css: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'renders',
          include: ['tests/site/renders/**/*.test.tsx'],
          environment: 'happy-dom',
          setupFiles: ['tests/support/happy-dom.ts'],
          css: false,
        },
      },
    ],
  },
});
