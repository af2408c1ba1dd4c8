import { createServer } from 'node:http';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { submissionReceiver, type ReceivedRequest } from '../../src/build/webhook-receiver';

/** The webhook receiver on an origin of its own, whose manners a test chooses while it runs. */
export interface UnrulyReceiver {
  readonly origin: string;
  /** How the next request is met, as `submissionReceiver` names it. */
  behaviour: string;
  /** Holds every further request; gives the way to let them go on, met as it is told. */
  hold(): (behaviour: string) => void;
  /** Every request so far, preflights too. */
  readonly requests: readonly ReceivedRequest[];
  /** The submissions that were kept, in order, without the id and the time of their lines. */
  kept(): Promise<readonly Record<string, unknown>[]>;
  /** Ends every connection, those of requests that it has not answered too. */
  hangUp(): void;
  stop(): Promise<void>;
}

/** Starts a receiver on a free port of this machine. */
export async function startUnrulyReceiver(): Promise<UnrulyReceiver> {
  const folder = await mkdtemp(join(tmpdir(), 'unruly-receiver-'));
  const requests: ReceivedRequest[] = [];
  let held: Promise<string> | undefined;
  const receiver = submissionReceiver({
    folder,
    allowedOrigins: 'any',
    behaviourOf: () => held ?? unruly.behaviour,
    onRequest: (received) => requests.push(received),
  });
  const server = createServer((request, response) =>
    receiver(request, response, () => response.writeHead(404).end()),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  const linesOf = async (file: string) =>
    (await readFile(join(folder, file), 'utf8').catch(() => '')).split('\n').filter(Boolean);

  const unruly: UnrulyReceiver = {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    behaviour: 'accept',
    hold() {
      let letGo: (behaviour: string) => void = () => {};
      held = new Promise((resolve) => (letGo = resolve));
      return (behaviour) => {
        held = undefined;
        letGo(behaviour);
      };
    },
    requests,
    async kept() {
      const lines = [...(await linesOf('applications.jsonl')), ...(await linesOf('assessments.jsonl'))];
      const ofTheLine = new Set(['submissionId', 'receivedAt']);
      return lines.map((line) => {
        const entries = Object.entries(JSON.parse(line) as Record<string, unknown>);
        return Object.fromEntries(entries.filter(([name]) => !ofTheLine.has(name)));
      });
    },
    hangUp: () => server.closeAllConnections(),
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await rm(folder, { recursive: true });
    },
  };
  return unruly;
}

/** The settings that both webhooks are posted to a receiver. */
export function settingsFor({ origin }: UnrulyReceiver) {
  return {
    VITE_APPLICATION_WEBHOOK_URL: `${origin}/webhooks/application`,
    VITE_ELIGIBILITY_WEBHOOK_URL: `${origin}/webhooks/eligibility`,
  };
}

/** The setting that both webhooks are posted to without a preflight. */
export const simpleEncoding = {
  VITE_APPLICATION_WEBHOOK_ENCODING: 'simple',
  VITE_ELIGIBILITY_WEBHOOK_ENCODING: 'simple',
};

type Requests = Pick<UnrulyReceiver, 'requests'>;

export function postsTo({ requests }: Requests): UnrulyReceiver['requests'] {
  return requests.filter(({ method }) => method === 'POST');
}

/** The ids that the requests so far carry, preflights too, each once. */
export function idsOf({ requests }: Requests) {
  return [...new Set(requests.map(({ sid }) => sid))];
}
