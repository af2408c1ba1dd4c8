import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** The version that the recipe was tried with. */
const version = '4.1.8';

/** The flow of the recipe. */
export const nodeRedFlow = 'tests/node-red/deshantar-webhooks.json';

/** How long the installation may take before it counts as impossible, in ms. */
const installMs = 300_000;

const kept = resolve(`node_modules/.cache/node-red-${version}`);
const program = join(kept, 'node_modules/node-red/red.js');

/**
 * Installs Node-RED the first time: its 98 MB are no part of everybody's installation. Says what it does, or why it could not.
 */
export async function installNodeRed(): Promise<string | undefined> {
  if (existsSync(program)) return undefined;
  console.log(`Node-RED ${version} is not here yet: installing it once into node_modules/.cache (98 MB).`);
  await mkdir('node_modules/.cache', { recursive: true });
  const half = await mkdtemp(resolve('node_modules/.cache/node-red-'));
  const asked = ['install', '--prefix', half, '--ignore-scripts', '--no-save', `node-red@${version}`];
  const npm = process.env['npm_execpath'];
  const { status, stderr } = spawnSync(
    npm ? process.execPath : 'npm',
    npm ? [npm, ...asked] : asked,
    // A folder of its own, so that no settings of the project's installation reach it.
    { cwd: half, encoding: 'utf8', timeout: installMs, shell: !npm && process.platform === 'win32' },
  );
  if (status === 0) {
    await rename(half, kept);
    return undefined;
  }
  await rm(half, { recursive: true, force: true });
  return `Node-RED ${version} could not be installed from the registry: ${stderr.trim().split('\n').pop() ?? ''}`;
}

/** A node of a flow file, as far as a test changes it. */
export interface FlowNode {
  readonly id: string;
  readonly [property: string]: unknown;
}

interface NodeRedOptions {
  readonly port: number;
  /** The site's origin, as step 2 of the recipe asks for it. */
  readonly origin: string;
  /** What the owner has connected besides. */
  readonly change?: (flow: readonly FlowNode[]) => readonly FlowNode[];
}

/** A real Node-RED with the recipe's flow, on an origin of its own. */
export interface NodeRed {
  /** Where it keeps submissions. */
  readonly folder: string;
  start(): Promise<void>;
  stop(): Promise<void>;
  /** What it has stored of a kind, by file name. */
  stored(kind: 'applications' | 'assessments'): Promise<Readonly<Record<string, Record<string, unknown>>>>;
  /** Stops it and throws its folder away. */
  remove(): Promise<void>;
}

/** Sets up what the recipe says: the flow, and the site's origin in the settings. Nothing runs before `start`. */
export async function setUpNodeRed({ port, origin, change }: NodeRedOptions): Promise<NodeRed> {
  const home = await mkdtemp(join(tmpdir(), 'node-red-'));
  const folder = join(home, 'deshantar');
  const flow = JSON.parse(await readFile(nodeRedFlow, 'utf8')) as FlowNode[];
  await writeFile(join(home, 'flows.json'), JSON.stringify(change ? change(flow) : flow));
  const settings = await readFile(join(kept, 'node_modules/node-red/settings.js'), 'utf8');
  const asked = [
    "httpAdminRoot: '/editor',",
    `httpNodeCors: { origin: '${origin}', methods: 'POST' },`,
    "uiHost: '127.0.0.1',",
  ].join('\n    ');
  await writeFile(
    join(home, 'settings.js'),
    settings.replace('module.exports = {', () => `module.exports = {\n    ${asked}`),
  );
  let running: ChildProcess | undefined;

  async function stop(): Promise<void> {
    if (!running) return;
    const ended = new Promise((done) => running?.once('exit', done));
    running.kill('SIGKILL');
    await ended;
    running = undefined;
  }

  return {
    folder,
    async start() {
      const server = spawn(process.execPath, [program, '--userDir', home, '--port', String(port)], {
        cwd: home,
        env: { ...process.env, DESHANTAR_FOLDER: folder },
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      running = server;
      let said = '';
      await new Promise<void>((done, fail) => {
        const listen = (part: Buffer) => {
          said += part.toString();
          if (said.includes('Started flows')) done();
        };
        server.stdout.on('data', listen);
        server.stderr.on('data', listen);
        server.once('exit', () => fail(new Error(`Node-RED has ended:\n${said}`)));
      });
    },
    stop,
    async stored(kind) {
      const names = (await readdir(join(folder, kind)).catch(() => [])).sort();
      const read = async (name: string) =>
        [name, JSON.parse(await readFile(join(folder, kind, name), 'utf8'))] as const;
      return Object.fromEntries(await Promise.all(names.map(read)));
    },
    async remove() {
      await stop();
      await rm(home, { recursive: true, force: true });
    },
  };
}
