import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { submissionReceiver } from '../../../src/build/webhook-receiver';

const site = 'https://agency.example';

let folder: string;
let server: Server;
let behaviour: string;
let asked: string[];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'asked-webhooks-'));
  behaviour = 'accept';
  asked = [];
  const receiver = submissionReceiver({
    folder,
    allowedOrigins: [site],
    behaviourOf: () => behaviour,
    onRequest: ({ method }) => asked.push(method),
  });
  server = createServer((request, response) =>
    receiver(request, response, () => response.writeHead(404).end()),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});

afterEach(async () => {
  server.closeAllConnections();
  server.close();
  await rm(folder, { recursive: true });
});

/** Runs `npm run webhooks` for a site at an address. */
async function ask(siteUrl: string, settings: Record<string, string> = {}) {
  const { port } = server.address() as AddressInfo;
  const running = spawn(process.execPath, ['src/build/ask-webhooks.mjs'], {
    env: {
      ...process.env,
      VITE_SITE_URL: siteUrl,
      VITE_APPLICATION_WEBHOOK_URL: `http://127.0.0.1:${port}/webhooks/application`,
      VITE_ELIGIBILITY_WEBHOOK_URL: '',
      ...settings,
    },
  });
  let said = '';
  running.stdout.on('data', (part: Buffer) => (said += part.toString()));
  const code = await new Promise((done) => running.once('exit', done));
  return { code, said };
}

describe('fault 115: npm run webhooks', () => {
  it('finds nothing where the site is allowed, and posts nothing', async () => {
    const { code, said } = await ask(site);
    expect(said).toContain('VITE_APPLICATION_WEBHOOK_URL may be posted to from the site.');
    expect(said).toContain('VITE_ELIGIBILITY_WEBHOOK_URL is not set');
    expect([code, asked]).toEqual([0, ['OPTIONS']]);
  });

  it('says which origin is missing', async () => {
    const { code, said } = await ask('https://other.example');
    expect(said).toContain('the site is at https://other.example');
    expect(code).toBe(1);
  });

  it('says which other one an automation allows in its place', async () => {
    const automation = createServer((_, response) =>
      response.writeHead(204, { 'access-control-allow-origin': 'https://as-shipped.example' }).end(),
    );
    await new Promise<void>((resolve) => automation.listen(0, '127.0.0.1', resolve));
    const { port } = automation.address() as AddressInfo;
    const address = `http://127.0.0.1:${port}/webhook/deshantar-application`;
    const { code, said } = await ask(site, {
      VITE_APPLICATION_WEBHOOK_URL: address,
      VITE_APPLICATION_WEBHOOK_ENCODING: 'simple',
    });
    automation.close();
    expect(said).toContain(`allows https://as-shipped.example, and the site is at ${site}`);
    expect(code).toBe(1);
  });

  it.each(['preflight-500', 'preflight-no-headers'])('finds %s, where one is asked', async (met) => {
    behaviour = met;
    expect((await ask(site)).code).toBe(1);
    expect((await ask(site, { VITE_APPLICATION_WEBHOOK_ENCODING: 'simple' })).code).toBe(0);
  });

  it('says what cannot be reached', async () => {
    const gone = { VITE_APPLICATION_WEBHOOK_URL: 'http://127.0.0.1:1/webhooks/application' };
    const { code, said } = await ask(site, gone);
    expect(said).toContain('cannot be reached');
    expect(code).toBe(1);
  });
});
