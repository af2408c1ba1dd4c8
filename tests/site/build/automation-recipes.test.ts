import * as fs from 'node:fs';
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import * as path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { parse } from 'yaml';

/* What the recipes for automations keep from others on the machine and in the network. */

describe('fault 118: what the flow for Node-RED keeps', () => {
  let home: string;
  beforeEach(async () => {
    home = await mkdtemp(path.join(tmpdir(), 'node-red-store-'));
  });
  afterEach(() => rm(home, { recursive: true }));

  /** Runs the step "Store" as Node-RED does: its text is the body of an async function. */
  async function store(submission: object): Promise<void> {
    const flow = JSON.parse(await readFile('docs/integrations/node-red.json', 'utf8')) as readonly {
      id: string;
      func?: string;
    }[];
    const text = flow.find(({ id }) => id === 'deshantar-store')?.func ?? '';
    // oxlint-disable-next-line typescript/no-implied-eval -- the flow's own text, as Node-RED reads it.
    const step = new Function('msg', 'env', 'fs', 'path', `return (async () => { ${text} })();`) as (
      ...given: readonly unknown[]
    ) => Promise<unknown>;
    const env = { get: () => path.join(home, 'kept', 'deshantar') };
    await step({ kind: 'applications', submission, _msgid: 'message' }, env, fs, path);
  }

  it('can be read by its owner alone, whatever the owner’s umask', async () => {
    const before = process.umask(0);
    try {
      await store({ submissionId: 'one' });
    } finally {
      process.umask(before);
    }
    const modes = [
      'kept',
      'kept/deshantar',
      'kept/deshantar/applications',
      'kept/deshantar/applications/one.json',
    ];
    const found = modes.map(async (name) => ((await stat(path.join(home, name))).mode & 0o777).toString(8));
    expect(await Promise.all(found)).toEqual(['700', '700', '700', '600']);
  });
});

describe('fault 118: the recipe with containers', () => {
  const { services } = parse(fs.readFileSync('docs/hosting/compose.yaml', 'utf8')) as {
    services: Readonly<Record<string, { ports?: readonly unknown[]; network_mode?: string }>>;
  };

  it.each(Object.entries(services).filter(([name]) => name !== 'site'))(
    '%s can be reached from this machine alone',
    (_, { ports = [], network_mode }) => {
      expect(network_mode).toBeUndefined();
      for (const port of ports) expect(port).toMatch(/^127\.0\.0\.1:\d+:\d+$/);
    },
  );

  it('opens n8n’s port at all, or there is nothing to look at', () => {
    expect(services['n8n']?.ports).toHaveLength(1);
  });

  it('names the owner as a step before publishing', () => {
    const text = fs.readFileSync('docs/hosting.md', 'utf8');
    const steps = ['make its owner', 'publish the workflow'].map((step) => text.indexOf(step));
    expect(steps).not.toContain(-1);
    expect(steps).toEqual(steps.toSorted((one, other) => one - other));
  });
});
