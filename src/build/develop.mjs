/** The development server with something to watch the flows by. `npm run inspect` and `npm run flows` call it. */
import { createServer } from 'vite';

const [watchedBy] = process.argv.slice(2);
if (watchedBy === 'inspector') process.env['VITE_INSPECTOR'] = 'open';
const open = watchedBy === 'atlas' ? '/__flows' : '/tools/visa-eligibility-checker';
const server = await createServer({ server: { open } });
await server.listen();
server.printUrls();
server.bindCLIShortcuts({ print: true });
