/** Serves a build of the sources as they are, for the browser tests: `node tests/commands/serve.mjs <port>`. */
import { preview } from 'vite';
import { freshBuild } from './fresh-build.mjs';

process.env['WEBHOOK_DATA_FOLDER'] ??= '.reports/webhook-data';
freshBuild('embedded');
await preview({
  mode: 'embedded',
  preview: { host: '127.0.0.1', port: Number(process.argv[2]), strictPort: true },
});
