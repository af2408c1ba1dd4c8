/** The development server with something to watch the flows by. `npm run inspect` calls it. */
import { createServer } from 'vite';

process.env['VITE_INSPECTOR'] = 'open';
const server = await createServer({ server: { open: '/tools/visa-eligibility-checker' } });
await server.listen();
server.printUrls();
server.bindCLIShortcuts({ print: true });
