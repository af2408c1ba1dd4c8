import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import * as v from 'valibot';
import type { Connect, Plugin, ResolvedConfig } from 'vite';
import { assessmentPayloadSchema } from '../../machines/eligibility-checker/payload';
import { applicationSchema } from '../../machines/visa-application/application';
import { lineFile } from './line-file';

/** What the receiver accepts at which address, and the file that keeps it, one JSON line each. */
const inboxes = {
  '/webhooks/application': { schema: applicationSchema, file: 'applications.jsonl' },
  '/webhooks/eligibility': { schema: assessmentPayloadSchema, file: 'assessments.jsonl' },
} as const satisfies Record<string, { schema: v.GenericSchema; file: string }>;

type Inbox = (typeof inboxes)[keyof typeof inboxes];

/** More than any form can hold; a larger body is refused with 413. */
const bodyLimitBytes = 2_000_000;

/** Where the receiver's redirects lead: a page that is friendly to everybody and keeps nothing. */
const landingPath = '/webhooks/landing';

/** A request as the receiver got it. */
export interface ReceivedRequest {
  readonly method: string;
  /** The id of the submission, from the address. */
  readonly sid: string | null;
  readonly contentType: string | undefined;
  readonly body: Buffer;
}

interface ReceiverOptions {
  /** Where submissions are kept. */
  readonly folder: string;
  /** The origins that may post, or any; without them the receiver's own alone. Who has no origin is no browser. */
  readonly allowedOrigins?: readonly string[] | 'any';
  /**
   * How a request is met:
   * - `accept`: checked, kept and acknowledged;
   * - `status-NNN`, `status-NNN-twice`: that status, always or the first two times; nothing is kept;
   * - `redirect-NNN`: sent on with that status to a page that answers 200 to anything; nothing is kept;
   * - `busy`: 429 with `Retry-After: 30`, to be read from other origins too;
   * - `stall`: no answer; `garbage`: an answer that is no HTTP; nothing is kept;
   * - `reset-unread`, `reset`: the connection is reset before the body is read, or after it was kept;
   * - `drip`, `truncated`, `invalid`, `html`, `empty`: kept and answered 200 with such a body;
   * - `no-cors`, `double-cors`: `Access-Control-Allow-Origin` is missing, or stands there twice;
   * - `preflight-NNN`, `preflight-stall`, `preflight-no-headers`: the same for the preflight alone.
   */
  readonly behaviourOf: (request: IncomingMessage) => string | Promise<string>;
  readonly onRequest?: (received: ReceivedRequest) => void;
}

function addressOf(request: IncomingMessage): URL {
  return new URL(request.url ?? '/', 'http://receiver.invalid');
}

/** What a request asks for itself: by the header `x-receiver`, or by `?receiver=` in the configured address. */
function askedBehaviour(request: IncomingMessage): string {
  const header = request.headers['x-receiver'];
  return typeof header === 'string' ? header : (addressOf(request).searchParams.get('receiver') ?? 'accept');
}

/**
 * The body; or that it is above the limit: the rest is let in and thrown away, so that the answer is heard; or that the sender hung up
 * before its end.
 */
function bodyOf(request: IncomingMessage): Promise<Buffer | 'too large' | 'cut off'> {
  return new Promise((resolve) => {
    const parts: Buffer[] = [];
    let size = 0;
    request.on('data', (part: Buffer) => {
      size += part.byteLength;
      if (size <= bodyLimitBytes) return void parts.push(part);
      parts.length = 0;
      resolve('too large');
    });
    request.on('end', () => resolve(Buffer.concat(parts)));
    request.on('close', () => resolve('cut off'));
  });
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

/** Whether a request comes from an allowed page; the receiver's own is the one at the address it was asked under. */
function isAllowed(
  { headers: { origin, host } }: IncomingMessage,
  allowed: readonly string[] | 'any' | undefined,
): boolean {
  if (origin === undefined || allowed === 'any') return true;
  return allowed?.includes(origin) ?? /^https?:\/\/(.*)$/.exec(origin)?.[1] === host;
}

function nameOrigin(
  behaviour: string,
  { headers: { origin } }: IncomingMessage,
  response: ServerResponse,
): void {
  if (origin === undefined || behaviour === 'no-cors') return;
  response.setHeader('vary', 'origin');
  response.setHeader('access-control-allow-origin', behaviour === 'double-cors' ? [origin, origin] : origin);
}

function answerPreflight(behaviour: string, response: ServerResponse): void {
  if (behaviour === 'preflight-stall') return;
  const status = /^preflight-(\d{3})$/.exec(behaviour)?.[1];
  response.setHeader('access-control-allow-methods', 'POST');
  if (behaviour !== 'preflight-no-headers') {
    response.setHeader('access-control-allow-headers', 'content-type');
  }
  response.writeHead(Number(status ?? 204)).end();
}

/** Answers 200 with a body that nobody should rely on; `reset` gives no answer at all. Gives whether it did. */
function answerOddly(behaviour: string, response: ServerResponse): boolean {
  switch (behaviour) {
    case 'drip': {
      response.writeHead(200, { 'content-type': 'application/json' });
      const dripping = setInterval(() => response.write('{'), 200);
      response.on('close', () => clearInterval(dripping));
      return true;
    }
    case 'truncated':
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' });
      response.write('{"message":', () => response.destroy());
      return true;
    case 'invalid':
      response.writeHead(200, { 'content-type': 'application/json' }).end('{"message":');
      return true;
    case 'html':
      response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Received.</h1>');
      return true;
    case 'empty':
      response.writeHead(200).end();
      return true;
    case 'reset':
      response.socket?.resetAndDestroy();
      return true;
    default:
      return false;
  }
}

/** Answers with another address, or asks for patience. Gives whether it did. */
function answersElsewhere(behaviour: string, response: ServerResponse): boolean {
  const redirect = /^redirect-(\d{3})$/.exec(behaviour)?.[1];
  if (redirect !== undefined) {
    response.writeHead(Number(redirect), { location: landingPath }).end();
    return true;
  }
  if (behaviour !== 'busy') return false;
  response.setHeader('retry-after', '30');
  response.setHeader('access-control-expose-headers', 'retry-after');
  answer(response, 429, 'Too many at once.');
  return true;
}

/**
 * A receiver of submissions as a request handler for `node:http`, with CORS. A submission is acknowledged once its line, with its id and
 * time, is on the disk; a repeat of the same `sid` is acknowledged and not kept again, after a restart too.
 */
export function submissionReceiver({
  folder,
  allowedOrigins,
  behaviourOf,
  onRequest,
}: ReceiverOptions): Connect.NextHandleFunction {
  const files = new Map(
    Object.values(inboxes).map((inbox) => [inbox.file, lineFile(join(folder, inbox.file))]),
  );
  const refusals = new Map<string | null, number>();

  function refuses(behaviour: string, sid: string | null, response: ServerResponse): boolean {
    const [, status, twice] = /^status-(\d{3})(-twice)?$/.exec(behaviour) ?? [];
    const times = (refusals.get(sid) ?? 0) + 1;
    if (status === undefined || (twice !== undefined && times > 2)) return false;
    refusals.set(sid, times);
    answer(response, Number(status), 'The receiver was asked to answer so.');
    return true;
  }

  async function keep(inbox: Inbox, submissionId: string, submission: object): Promise<void> {
    const line = { submissionId, receivedAt: new Date().toISOString(), ...submission };
    await files.get(inbox.file)?.keep(submissionId, line);
  }

  async function receive(inbox: Inbox, request: IncomingMessage, response: ServerResponse): Promise<void> {
    const behaviour = await behaviourOf(request);
    const { method = '', headers } = request;
    const sid = addressOf(request).searchParams.get('sid');
    const received = { method, sid, contentType: headers['content-type'] };
    if (!isAllowed(request, allowedOrigins)) {
      return answer(response, 403, 'Nothing is accepted from this origin.');
    }
    nameOrigin(behaviour, request, response);
    if (method === 'OPTIONS') {
      onRequest?.({ ...received, body: Buffer.alloc(0) });
      return answerPreflight(behaviour, response);
    }
    if (method !== 'POST') return answer(response, 405, 'Only POST is accepted here.');
    const body = behaviour === 'reset-unread' ? Buffer.alloc(0) : await bodyOf(request);
    if (body === 'cut off') return;
    if (body === 'too large') return answer(response, 413, 'The body is too large.');
    onRequest?.({ ...received, body });
    if (answersElsewhere(behaviour, response)) return;
    if (behaviour === 'stall' || refuses(behaviour, sid, response)) return;
    if (behaviour === 'reset-unread') return void request.socket.resetAndDestroy();
    if (behaviour === 'garbage') return void request.socket.end('This is no HTTP.\r\n\r\n');
    if (!sid) return answer(response, 400, 'The id of the submission, ?sid=, is missing.');
    const checked = v.safeParse(inbox.schema, parsedJson(body.toString('utf8')));
    if (!checked.success) return answer(response, 422, v.summarize(checked.issues));
    await keep(inbox, sid, checked.output);
    if (!answerOddly(behaviour, response)) answer(response, 200, 'Received.');
  }

  return (request, response, next) => {
    const path = addressOf(request).pathname;
    if (path === landingPath) {
      onRequest?.({ method: request.method ?? '', sid: null, contentType: undefined, body: Buffer.alloc(0) });
      nameOrigin('accept', request, response);
      response.setHeader('access-control-allow-headers', 'content-type');
      return answer(response, 200, 'Whatever it was.');
    }
    const inbox = Object.entries(inboxes).find(([address]) => address === path)?.[1];
    if (!inbox) return next();
    receive(inbox, request, response).catch((error: unknown) => {
      console.error('The webhook receiver could not keep a submission.', error);
      if (!response.headersSent) answer(response, 500, 'The submission could not be kept.');
    });
  };
}

interface LocalServer {
  readonly config: ResolvedConfig;
  readonly middlewares: Connect.Server;
  printUrls: () => void;
}

/** What somebody who has just started the site wants to know, below its address. */
function startLines(folder: string, { env }: ResolvedConfig): string[] {
  const otp: unknown = env['VITE_ADMIN_OTP'];
  return [
    `  ➜  Applications go to ${join(folder, inboxes['/webhooks/application'].file)}, assessments to ${join(folder, inboxes['/webhooks/eligibility'].file)}`,
    otp
      ? `  ➜  Staff area: /login with any phone and the OTP ${String(otp)}`
      : '  ➜  Staff area: no OTP is set, so none is right',
  ];
}

/**
 * The webhook receiver of the dev and preview servers: keeps every submission as one JSON line under `.data/`
 * (or `WEBHOOK_DATA_FOLDER`), from the server's own pages (or `WEBHOOK_ALLOWED_ORIGINS`, separated by commas), and fails in the ways
 * it is asked to. It is no part of a production build.
 */
export function webhookReceiver(): Plugin {
  const folder = process.env['WEBHOOK_DATA_FOLDER'] ?? '.data';
  const allowedOrigins = process.env['WEBHOOK_ALLOWED_ORIGINS']?.split(',').map((origin) => origin.trim());
  const receiver = submissionReceiver({
    folder,
    behaviourOf: askedBehaviour,
    ...(allowedOrigins && { allowedOrigins }),
  });
  const attach = (server: LocalServer) => {
    server.middlewares.use(receiver);
    const printAddresses = server.printUrls.bind(server);
    server.printUrls = () => {
      printAddresses();
      for (const line of startLines(folder, server.config)) server.config.logger.info(line);
    };
  };
  return {
    name: 'webhook-receiver',
    // The servers' own answer to preflights would come before the receiver's.
    config: () => ({ server: { cors: false }, preview: { cors: false } }),
    configureServer: (server) => attach(server),
    configurePreviewServer: (server) => attach(server),
  };
}
