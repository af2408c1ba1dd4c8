/**
 * Asks each webhook of the settings whether pages of the site may post to it, as a browser asks before it posts. No details are sent.
 * Ends with an error where one may not. `npm run webhooks`, with the settings of a production build; `--mode` names another.
 */
import { parseArgs } from 'node:util';
import { loadEnv } from 'vite';

const patienceMs = 15_000;

const { values } = parseArgs({ options: { mode: { type: 'string', default: 'production' } } });
const settings = loadEnv(values.mode, process.cwd(), 'VITE_');
const site = settings['VITE_SITE_URL']?.trim() || 'https://deshantar.example';
const { origin } = new URL(site);

/**
 * What keeps the site's pages from posting to an address; nothing when they may.
 *
 * @param {string} address
 * @param {boolean} hasPreflight
 * @returns {Promise<string | undefined>}
 */
async function obstacleAt(address, hasPreflight) {
  const response = await fetch(address, {
    method: 'OPTIONS',
    headers: {
      origin,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'content-type',
    },
    redirect: 'manual',
    signal: AbortSignal.timeout(patienceMs),
  });
  const allowed = response.headers.get('access-control-allow-origin');
  if (allowed !== '*' && allowed !== origin) {
    return `allows ${allowed ?? 'no origin'}, and the site is at ${origin}`;
  }
  if (!hasPreflight) return undefined;
  if (!response.ok) return `answers the question before a post with ${response.status}`;
  const headers = response.headers.get('access-control-allow-headers')?.toLowerCase() ?? '';
  return /\*|content-type/.test(headers) ? undefined : 'does not allow the header content-type';
}

let isEveryOneOpen = true;
for (const form of ['APPLICATION', 'ELIGIBILITY']) {
  const name = `VITE_${form}_WEBHOOK_URL`;
  const setting = settings[name]?.trim();
  if (!setting) {
    console.log(`${name} is not set: nothing is sent.`);
    continue;
  }
  const address = new URL(setting, site);
  if (address.origin === origin) {
    console.log(`${name} is on the site's own address: nothing has to be allowed.`);
    continue;
  }
  const hasPreflight = settings[`VITE_${form}_WEBHOOK_ENCODING`]?.trim() !== 'simple';
  const obstacle = await obstacleAt(address.href, hasPreflight).catch(
    (error) => `cannot be reached (${error.cause?.code ?? error.message})`,
  );
  isEveryOneOpen &&= obstacle === undefined;
  console.log(`${name} ${obstacle ?? 'may be posted to from the site'}.`);
}
process.exitCode = isEveryOneOpen ? 0 : 1;
