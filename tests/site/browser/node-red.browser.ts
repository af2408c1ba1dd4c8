import { mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { freePort } from '../../commands/free-port.mjs';
import type { RewiredSite } from '../../support/rewired-site';
import { installNodeRed, setUpNodeRed, type FlowNode, type NodeRed } from './node-red';
import {
  application,
  apply,
  assessment,
  expect,
  expectComplaints,
  expectFailure,
  expectFormKept,
  expectSuccess,
  openAnsweredChecker,
  sendFilledForm,
  simpleEncoding,
  test as base,
} from './unruly';

/* The recipe for Node-RED, with a real one on another origin than the site's. */

interface Received {
  /** Serves the site, posting to a Node-RED that is set up as the recipe says and not started yet. */
  connect: (orders?: Orders) => Promise<{ site: RewiredSite; nodeRed: NodeRed; origin: string }>;
}

interface Orders {
  readonly settings?: Readonly<Record<string, string>>;
  /** The origin that the owner has allowed, instead of the site's. */
  readonly allowed?: string;
  readonly change?: (flow: readonly FlowNode[]) => readonly FlowNode[];
}

const test = base.extend<Received>({
  connect: async ({ rewire }, use) => {
    const started: NodeRed[] = [];
    await use(async ({ settings, allowed, change } = {}) => {
      const port = await freePort();
      const origin = `http://127.0.0.1:${port}`;
      const site = await rewire({
        connectTo: origin,
        settings: {
          VITE_APPLICATION_WEBHOOK_URL: `${origin}/deshantar-application`,
          VITE_ELIGIBILITY_WEBHOOK_URL: `${origin}/deshantar-eligibility`,
          ...settings,
        },
      });
      const nodeRed = await setUpNodeRed({
        port,
        origin: allowed ?? site.address,
        ...(change && { change }),
      });
      started.push(nodeRed);
      return { site, nodeRed, origin };
    });
    await Promise.all(started.map((nodeRed) => nodeRed.remove()));
  },
});

// One after another in one process: the first installs Node-RED where it is not there yet.
test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  test.setTimeout(6 * 60_000);
  const obstacle = await installNodeRed();
  test.skip(obstacle !== undefined, obstacle ?? '');
});

const uuid = /^[0-9a-f-]{36}$/;

/** The submissions of a kind without the id and the time of their lines, each in a file named by its id. */
async function submissionsIn(nodeRed: NodeRed, kind: 'applications' | 'assessments') {
  return Object.entries(await nodeRed.stored(kind)).map(([name, { submissionId, receivedAt, ...fields }]) => {
    expect(name).toBe(`${String(submissionId)}.json`);
    expect(submissionId).toMatch(uuid);
    expect(new Date(String(receivedAt)).toISOString()).toBe(receivedAt);
    return fields;
  });
}

/** The flow with a step of the owner's behind a new application. */
const followedBy = (flow: readonly FlowNode[], step: FlowNode): readonly FlowNode[] => [
  ...flow.map((node) => (node.id === 'deshantar-after' ? { ...node, wires: [[step.id], []] } : node)),
  step,
];

const post = (address: string, body: string, contentType = 'application/json') =>
  fetch(address, { method: 'POST', body, headers: { 'content-type': contentType } });

for (const [encoding, settings] of [
  ['json', {}],
  ['simple', simpleEncoding],
] as const) {
  test(`an application as ${encoding} is stored as typed, and a repeat of its id once`, async ({
    page,
    connect,
  }) => {
    const { site, nodeRed, origin } = await connect({ settings });
    await nodeRed.start();
    const form = { ...application, fullName: '=Asha "Rao" 👩‍👩‍👧 राव' };
    await sendFilledForm(page, site.address, form);
    await expectSuccess(page);
    expect(await submissionsIn(nodeRed, 'applications')).toEqual([form]);

    const before = await nodeRed.stored('applications');
    const id = Object.keys(before)[0]?.replace('.json', '') ?? '';
    const again = await post(`${origin}/deshantar-application?sid=${id}`, JSON.stringify(form));
    expect([again.status, await again.text()]).toEqual([200, 'Stored.']);
    expect(await nodeRed.stored('applications')).toEqual(before);
  });
}

test('a finished assessment is stored with its score', async ({ page, connect }) => {
  const { site, nodeRed } = await connect();
  await nodeRed.start();
  await openAnsweredChecker(page, site.address);
  await page.getByRole('button', { name: 'Check Eligibility' }).click();
  await expect(page.getByText('81.5%').first()).toBeVisible();
  await expect
    .poll(() => submissionsIn(nodeRed, 'assessments'))
    .toMatchObject([
      {
        fullName: assessment.fullName,
        destinationCountry: assessment.destinationCountry,
        eligibilityResult: { score: 81.5 },
      },
    ]);
});

test('with Node-RED down the visitor is told and nothing is lost; up again, the retry is stored once', async ({
  page,
  connect,
}) => {
  expectComplaints('Failed to load resource: net::ERR_CONNECTION_REFUSED');
  const { site, nodeRed } = await connect();
  await sendFilledForm(page, site.address);
  await expectFailure(page);
  await nodeRed.start();
  await apply(page);
  await expectSuccess(page);
  expect(await submissionsIn(nodeRed, 'applications')).toEqual([application]);

  await nodeRed.stop();
  await nodeRed.start();
  const before = await nodeRed.stored('applications');
  await sendFilledForm(page, site.address);
  await expectSuccess(page);
  expect(await nodeRed.stored('applications')).toEqual(before);
});

test('where storing fails the visitor is told, and the retry is stored', async ({ page, connect }) => {
  expectComplaints('500 (Internal Server Error)', 'The webhook answered 500');
  const { site, nodeRed } = await connect();
  await writeFile(nodeRed.folder, 'a file where the folder should be');
  await nodeRed.start();
  await sendFilledForm(page, site.address);
  await expectFailure(page);
  await rm(nodeRed.folder);
  await mkdir(nodeRed.folder);
  await apply(page);
  await expectSuccess(page);
  expect(await submissionsIn(nodeRed, 'applications')).toEqual([application]);
});

test('a step behind the store may fail: the answer is the store’s', async ({ page, connect }) => {
  const failing: FlowNode = {
    id: 'failing',
    type: 'function',
    z: 'deshantar',
    name: 'A mail that cannot be sent',
    func: 'throw new Error("There is no mail server.");',
    outputs: 1,
    libs: [],
    wires: [[]],
  };
  const { site, nodeRed } = await connect({
    change: (flow) => followedBy(flow, failing),
  });
  await nodeRed.start();
  await sendFilledForm(page, site.address);
  await expectSuccess(page);
  expect(await submissionsIn(nodeRed, 'applications')).toEqual([application]);
});

test('what has no id, a bad one, no e-mail or is no JSON is refused, and nothing is stored', async ({
  connect,
}) => {
  const { nodeRed, origin } = await connect();
  await nodeRed.start();
  const address = `${origin}/deshantar-application`;
  const body = JSON.stringify(application);
  for (const [query, sent] of [
    ['', body],
    ['?sid=', body],
    ['?sid=../../etc/cron', body],
    ['?sid=one&sid=two', body],
    ['?sid=one', JSON.stringify({ ...application, email: '' })],
    ['?sid=one', '{"fullName":'],
    ['?sid=one', 'null'],
  ] as const) {
    expect((await post(`${address}${query}`, sent, 'text/plain;charset=UTF-8')).status, query + sent).toBe(
      400,
    );
  }
  expect((await post(address, body)).status).toBe(400);
  expect(await nodeRed.stored('applications')).toEqual({});
});

test('fault 104: fields of the body named like the flow’s own are ignored, and nothing is written elsewhere', async ({
  connect,
}) => {
  const { nodeRed, origin } = await connect();
  await nodeRed.start();
  const { folder } = nodeRed;
  const around = () => readdir(join(folder, '..'));
  const before = await around();
  const body = JSON.stringify({
    ...application,
    submissionId: '../../elsewhere',
    receivedAt: '1970-01-01T00:00:00.000Z',
    kind: '../elsewhere',
    _msgid: '../elsewhere',
  }).replace('{', '{"__proto__":{"submissionId":"../elsewhere"},');
  expect((await post(`${origin}/deshantar-application?sid=one`, body)).status).toBe(200);
  expect(Object.keys(await nodeRed.stored('applications'))).toEqual(['one.json']);
  expect((await nodeRed.stored('applications'))['one.json']).toMatchObject({ submissionId: 'one' });
  expect(String((await nodeRed.stored('applications'))['one.json']?.['receivedAt'])).not.toContain('1970');
  expect(await readdir(folder)).toEqual(['applications']);
  expect((await around()).filter((name) => !before.includes(name))).toEqual([basename(folder)]);
});

test('fault 105: of ten repeats at one moment, one is kept and followed up', async ({ connect }) => {
  const counter: FlowNode = {
    id: 'counter',
    type: 'function',
    z: 'deshantar',
    name: 'What comes after',
    func: "await fs.promises.appendFile('followed-up', 'once ');",
    outputs: 1,
    libs: [{ var: 'fs', module: 'fs' }],
    wires: [[]],
  };
  const { nodeRed, origin } = await connect({ change: (flow) => followedBy(flow, counter) });
  await nodeRed.start();
  const repeats = Array.from({ length: 10 }, () =>
    post(`${origin}/deshantar-application?sid=one`, JSON.stringify(application)),
  );
  expect((await Promise.all(repeats)).map(({ status }) => status)).toEqual(Array(10).fill(200));
  expect(Object.keys(await nodeRed.stored('applications'))).toEqual(['one.json']);
  const followedUp = () => readFile(join(nodeRed.folder, '..', 'followed-up'), 'utf8');
  await expect.poll(followedUp).toBe('once ');
  // What was sent after them all is followed up after them all.
  await post(`${origin}/deshantar-application?sid=two`, JSON.stringify(application));
  await expect.poll(followedUp).toBe('once once ');
});

test('a page of another origin than the allowed one gets no answer that counts', async ({
  page,
  connect,
}) => {
  expectComplaints('blocked by CORS policy', 'Failed to load resource');
  const { site, nodeRed } = await connect({ allowed: 'https://deshantar.example' });
  await nodeRed.start();
  await sendFilledForm(page, site.address);
  await expectFailure(page);
  await expectFormKept(page);
  expect(await nodeRed.stored('applications')).toEqual({});
});
