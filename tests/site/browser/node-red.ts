import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileOf, installOnce, type Tool } from '../../support/install-once';

const tool: Tool = { name: 'node-red', version: '4.1.8', size: '98 MB' };

/** The flow of the recipe. */
const nodeRedFlow = 'docs/integrations/node-red.json';

/** Installs Node-RED the first time. Says why it could not. */
export const installNodeRed = () => installOnce(tool);

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
  const settings = await readFile(fileOf(tool, 'settings.js'), 'utf8');
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
      const server = spawn(
        process.execPath,
        [fileOf(tool, 'red.js'), '--userDir', home, '--port', String(port)],
        {
          cwd: home,
          env: { ...process.env, DESHANTAR_FOLDER: folder },
          stdio: ['ignore', 'pipe', 'pipe'],
        },
      );
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
