import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { checkEnvironment } from './src/build/environment';
import { prerenderRoutes } from './src/build/prerender';
import { staticHost } from './src/build/static-host';
import { themeVariables } from './src/build/theme-css';
import { webhookReceiver } from './src/build/webhook-receiver';

export default defineConfig({
  plugins: [
    react(),
    checkEnvironment(),
    themeVariables(),
    webhookReceiver(),
    staticHost(),
    prerenderRoutes(),
  ],
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  test: {
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
