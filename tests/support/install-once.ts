import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';

/** How long the installation may take before it counts as impossible, in ms. */
const installMs = 300_000;

/** A package that a suite needs, and that is too large for everybody's installation. */
export interface Tool {
  readonly name: string;
  /** The version that the suite was tried with. */
  readonly version: string;
  /** What it takes on the disk, in words. */
  readonly size: string;
}

const folderOf = ({ name, version }: Tool) =>
  resolve(`node_modules/.cache/${name.replace('/', '+')}-${version}`);

/** A file of the tool, once it is installed. */
export function fileOf(tool: Tool, file: string): string {
  return join(folderOf(tool), 'node_modules', tool.name, file);
}

/** Installs the tool the first time, into a cache. Says why it could not. */
export async function installOnce(tool: Tool): Promise<string | undefined> {
  const { name, version, size } = tool;
  if (existsSync(folderOf(tool))) return undefined;
  console.log(`${name} ${version} is not here yet: installing it once into node_modules/.cache (${size}).`);
  await mkdir('node_modules/.cache', { recursive: true });
  const half = await mkdtemp(resolve('node_modules/.cache/half-'));
  const asked = ['install', '--prefix', half, '--ignore-scripts', '--no-save', `${name}@${version}`];
  const npm = process.env['npm_execpath'];
  const { status, stderr } = spawnSync(
    npm ? process.execPath : 'npm',
    npm ? [npm, ...asked] : asked,
    // A folder of its own, so that no settings of the project's installation reach it.
    { cwd: half, encoding: 'utf8', timeout: installMs, shell: !npm && process.platform === 'win32' },
  );
  if (status === 0) {
    // Another process may have been quicker.
    await rename(half, folderOf(tool)).catch(() => rm(half, { recursive: true, force: true }));
    return undefined;
  }
  await rm(half, { recursive: true, force: true });
  return `${name} ${version} could not be installed from the registry: ${stderr.trim().split('\n').pop() ?? ''}`;
}
