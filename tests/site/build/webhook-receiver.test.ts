import {
  appendFile,
  mkdtemp,
  open,
  readFile,
  rm,
  stat,
  truncate,
  writeFile,
  type FileHandle,
} from 'node:fs/promises';
import { createServer, request as ask, type Server } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { submissionReceiver } from '../../../src/build/webhook-receiver';
import { application } from '../../support/application';

let folder: string;
let file: string;
let server: Server;
const servers: Server[] = [];
const sockets: Socket[] = [];

async function start(options: Partial<Parameters<typeof submissionReceiver>[0]> = {}): Promise<void> {
  const receiver = submissionReceiver({ folder, behaviourOf: () => 'accept', ...options });
  server = createServer((request, response) =>
    receiver(request, response, () => response.writeHead(404).end()),
  );
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
}

const port = () => (server.address() as AddressInfo).port;
const address = () => `http://127.0.0.1:${port()}/webhooks/application`;

async function post(sid: string | undefined, changes: object = {}, init: RequestInit = {}): Promise<number> {
  const response = await fetch(sid === undefined ? address() : `${address()}?sid=${sid}`, {
    method: 'POST',
    body: JSON.stringify({ ...application, ...changes }),
    ...init,
  });
  await response.arrayBuffer();
  return response.status;
}

interface Line {
  submissionId: string;
  receivedAt: string;
  fullName: string;
}

async function lines(): Promise<Line[]> {
  const text = await readFile(file, 'utf8');
  expect(text.endsWith('\n')).toBe(true);
  return text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Line);
}

const ids = async () => (await lines()).map(({ submissionId }) => submissionId);

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'receiver-'));
  file = join(folder, 'applications.jsonl');
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  await start();
});

afterEach(async () => {
  vi.restoreAllMocks();
  for (const socket of sockets.splice(0)) socket.destroy();
  for (const running of servers.splice(0)) {
    running.closeAllConnections();
    await new Promise((resolve) => running.close(resolve));
  }
  await rm(folder, { recursive: true, force: true });
});

/** Full disk: the next write puts half of it down and fails, and what is there cannot be cut off either. */
async function fillDisk({ cannotBeCut = false } = {}): Promise<void> {
  const any = await open(join(folder, 'any'), 'a');
  const prototype = Object.getPrototypeOf(any) as FileHandle;
  await any.close();
  vi.spyOn(prototype, 'appendFile').mockImplementationOnce(async function (this: FileHandle, text) {
    const half = String(text).slice(0, String(text).length / 2);
    await this.write(half);
    throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
  });
  if (cannotBeCut) vi.spyOn(prototype, 'truncate').mockRejectedValueOnce(new Error('input/output error'));
}

describe('a line', () => {
  it('has the id and the time beside what was sent', async () => {
    const before = new Date().toISOString();
    expect(await post('one')).toBe(200);
    const [line] = await lines();
    expect(line).toEqual({ submissionId: 'one', receivedAt: line?.receivedAt, ...application });
    expect(line?.receivedAt ?? '' >= before).toBeTruthy();
  });

  it.each(['=1+1', '+91', '-2', '@SUM(A1)', '\t=1', '\r\n=1'])(
    'fault 86: keeps what begins like a formula as typed: %j',
    async (typed) => {
      const fullName = `${typed} Rao`;
      expect(await post('one', { fullName })).toBe(200);
      expect((await lines())[0]?.fullName).toBe(fullName);
    },
  );

  it.each([undefined, ''])('fault 120: with the id %j is refused, and nothing is kept', async (sid) => {
    expect([await post(sid), await post(sid)]).toEqual([400, 400]);
    await expect(lines()).rejects.toThrow('ENOENT');
  });

  it('fault 118: can be read by the owner of its file alone, as the folder can', async () => {
    const inFolder = join(folder, 'inbox');
    await start({ folder: inFolder });
    await post('one');
    const modeOf = async (path: string) => ((await stat(path)).mode & 0o777).toString(8);
    expect([await modeOf(inFolder), await modeOf(join(inFolder, 'applications.jsonl'))]).toEqual([
      '700',
      '600',
    ]);
  });
});

describe('fault 84: a repeat', () => {
  it('is acknowledged and not kept again', async () => {
    expect([await post('one'), await post('two'), await post('one')]).toEqual([200, 200, 200]);
    expect(await ids()).toEqual(['one', 'two']);
  });

  it('that comes while the first is written shares its write, and its failure', async () => {
    await fillDisk();
    const together = await Promise.all([post('one'), post('one'), post('one')]);
    expect(new Set(together)).toEqual(new Set([500]));
    expect(await Promise.all([post('one'), post('one'), post('one')])).toEqual([200, 200, 200]);
    expect(await ids()).toEqual(['one']);
  });

  it('is known after a restart', async () => {
    await post('one');
    await start();
    expect([await post('one'), await post('two')]).toEqual([200, 200]);
    expect(await ids()).toEqual(['one', 'two']);
  });

  it('is kept when somebody has taken the file away', async () => {
    await post('one');
    await rm(file);
    expect(await post('one')).toBe(200);
    expect(await ids()).toEqual(['one']);
  });
});

describe('fault 84: what cannot be written', () => {
  it('is not acknowledged; the retry is kept when the folder is there again', async () => {
    await rm(folder, { recursive: true });
    await writeFile(folder, 'no folder');
    expect(await post('one')).toBe(500);
    await rm(folder);
    expect(await post('one')).toBe(200);
    expect(await ids()).toEqual(['one']);
  });

  it.each([{ cannotBeCut: false }, { cannotBeCut: true }])(
    'on a full disk tears no line that comes after it: %j',
    async (disk) => {
      await post('one');
      await fillDisk(disk);
      expect(await post('two')).toBe(500);
      expect([await post('three'), await post('two')]).toEqual([200, 200]);
      const text = await readFile(file, 'utf8');
      const whole = text.split('\n').filter((line) => line.startsWith('{') && line.endsWith('}'));
      expect(whole.map((line) => (JSON.parse(line) as Line).submissionId)).toEqual(['one', 'three', 'two']);
      expect(text.split('\n')).toHaveLength(disk.cannotBeCut ? 5 : 4);
    },
  );

  it('because of a crash in the middle of a line leaves the next line whole', async () => {
    await post('one');
    await appendFile(file, '{"submissionId":"torn","full');
    await start();
    expect([await post('one'), await post('torn')]).toEqual([200, 200]);
    const text = await readFile(file, 'utf8');
    expect(text.split('\n')[2]).toMatch(/^\{"submissionId":"torn","receivedAt":.*\}$/);
    await truncate(file, 0);
  });
});

describe('fault 84: a body', () => {
  it('above the limit is 413', async () => {
    expect(await post('one', { fullName: 'a'.repeat(3_000_000) })).toBe(413);
    expect(await post('one')).toBe(200);
    expect(await ids()).toEqual(['one']);
  });

  it('above the limit that comes in pieces without its length is 413', async () => {
    const status = await new Promise<number | undefined>((resolve, reject) => {
      const sending = ask(`${address()}?sid=one`, { method: 'POST' }, (response) => {
        response.resume();
        resolve(response.statusCode);
      });
      sending.on('error', reject);
      for (let piece = 0; piece < 48; piece += 1) sending.write('a'.repeat(65_536));
      sending.end();
    });
    expect(status).toBe(413);
  });

  it('of a form that nobody filled is 422', async () => {
    expect(await post('one', { fullName: ' ' })).toBe(422);
  });
});

it('fault 84: 300 stalled connections and 1,000 posts at once: all are kept', async () => {
  const stalled = Array.from({ length: 300 }, () => {
    const socket = connect(port(), '127.0.0.1');
    socket.on('error', () => undefined);
    socket.write(
      'POST /webhooks/application?sid=stalled HTTP/1.1\r\nhost: a\r\ncontent-length: 100\r\n\r\n{',
    );
    sockets.push(socket);
    return new Promise((resolve) => socket.once('connect', resolve));
  });
  await Promise.all(stalled);
  const statuses = await Promise.all(Array.from({ length: 1_000 }, (_, n) => post(`id-${n}`)));
  expect(new Set(statuses)).toEqual(new Set([200]));
  expect(new Set(await ids()).size).toBe(1_000);
  expect(await lines()).toHaveLength(1_000);
}, 60_000);

describe('the pages that may post', () => {
  const from = (origin: string) => ({ headers: { origin } });

  it("are the server's own, without being told", async () => {
    expect(await post('one', {}, from(`http://127.0.0.1:${port()}`))).toBe(200);
    expect(await post('two', {}, from('https://elsewhere.example'))).toBe(403);
    expect(await post('three', {}, from('null'))).toBe(403);
    expect(await post('four')).toBe(200);
    expect(await ids()).toEqual(['one', 'four']);
  });

  it('are those that it is told, each answered with its own name', async () => {
    await start({ allowedOrigins: ['https://deshantar.example'] });
    const response = await fetch(`${address()}?sid=one`, {
      method: 'OPTIONS',
      ...from('https://deshantar.example'),
    });
    expect(response.headers.get('access-control-allow-origin')).toBe('https://deshantar.example');
    const refused = await fetch(address(), { method: 'OPTIONS', ...from('https://elsewhere.example') });
    expect([refused.status, refused.headers.get('access-control-allow-origin')]).toEqual([403, null]);
  });
});
