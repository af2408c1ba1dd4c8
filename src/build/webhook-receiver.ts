import { appendFile, mkdir } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import * as v from 'valibot';
import type { Connect, Plugin } from 'vite';
import { assessmentPayloadSchema } from '../../machines/eligibility-checker/answers';
import { applicationSchema } from '../../machines/visa-application/application';

/** What the receiver accepts at which address, and the file that keeps it, one JSON line each. */
const inboxes = {
  '/webhooks/application': { schema: applicationSchema, file: 'applications.jsonl' },
  '/webhooks/eligibility': { schema: assessmentPayloadSchema, file: 'assessments.jsonl' },
} as const satisfies Record<string, { schema: v.GenericSchema; file: string }>;

type Inbox = (typeof inboxes)[keyof typeof inboxes];

/** More than any form can hold; a larger body is refused. */
const bodyLimitBytes = 2_000_000;

/**
 * How the receiver behaves, set by the request header `x-receiver`: `status-NNN`, `stall`, `drip` or `reset`.
 * Without it, it accepts.
 */
function behaviourOf(request: IncomingMessage): string {
  const header = request.headers['x-receiver'];
  return typeof header === 'string' ? header : 'accept';
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    size += part.byteLength;
    if (size > bodyLimitBytes) throw new Error('The body is too large.');
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function answer(response: ServerResponse, status: number, message: string): void {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify({ message }));
}

function misbehave(behaviour: string, response: ServerResponse): boolean {
  const status = /^status-(\d{3})$/.exec(behaviour)?.[1];
  if (status) answer(response, Number(status), 'The receiver was asked to answer so.');
  else if (behaviour === 'reset') response.destroy();
  else if (behaviour !== 'stall') return false;
  return true;
}

function drip(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'application/json' });
  const dripping = setInterval(() => response.write('{'), 200);
  response.on('close', () => clearInterval(dripping));
}

/** Checks, keeps and answers one submission. A repeat of the same `sid` is acknowledged and not kept again. */
async function receive(
  inbox: Inbox,
  folder: string,
  known: Set<string>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const behaviour = behaviourOf(request);
  const text = await bodyOf(request);
  if (misbehave(behaviour, response)) return;
  const checked = v.safeParse(inbox.schema, parsedJson(text));
  if (!checked.success) return answer(response, 422, v.summarize(checked.issues));
  const sid = new URL(request.url ?? '/', 'http://receiver.invalid').searchParams.get('sid');
  if (sid === null || !known.has(sid)) {
    if (sid !== null) known.add(sid);
    await mkdir(folder, { recursive: true });
    await appendFile(join(folder, inbox.file), `${JSON.stringify(checked.output)}\n`);
  }
  if (behaviour === 'drip') drip(response);
  else answer(response, 200, 'Received.');
}

function receiver(folder: string): Connect.NextHandleFunction {
  const known = new Set<string>();
  return (request, response, next) => {
    const path = (request.url ?? '').replace(/\?.*$/, '');
    const inbox = Object.entries(inboxes).find(([address]) => address === path)?.[1];
    if (!inbox) return next();
    if (request.method !== 'POST') return answer(response, 405, 'Only POST is accepted here.');
    receive(inbox, folder, known, request, response).catch((error: unknown) => {
      console.error('The webhook receiver could not keep a submission.', error);
      if (!response.headersSent) answer(response, 500, 'The submission could not be kept.');
    });
  };
}

/**
 * The webhook receiver of the dev and preview servers: keeps every submission as one JSON line under `.data/`
 * (or `WEBHOOK_DATA_FOLDER`). It is no part of a production build.
 */
export function webhookReceiver(): Plugin {
  const folder = process.env['WEBHOOK_DATA_FOLDER'] ?? '.data';
  return {
    name: 'webhook-receiver',
    configureServer: (server) => void server.middlewares.use(receiver(folder)),
    configurePreviewServer: (server) => void server.middlewares.use(receiver(folder)),
  };
}
