import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { encodingOf } from '../../../src/services/webhook';
import { application as plain } from '../../support/application';

interface FlowNode {
  readonly id: string;
  readonly name: string;
  readonly type: string;
  readonly retryOnFail?: boolean;
  readonly maxTries?: number;
  readonly waitBetweenTries?: number;
  readonly parameters: {
    readonly path?: string;
    readonly responseMode?: string;
    readonly operation?: string;
    readonly tableName?: string;
    readonly dataTableId?: { value: string };
    readonly assignments?: { assignments: readonly { name: string; value: string }[] };
    readonly conditions?: { conditions: readonly { leftValue: string; operator: { operation: string } }[] };
    readonly filters?: { conditions: readonly { keyName: string; condition: string; keyValue?: string }[] };
    readonly columns?: { value?: Readonly<Record<string, unknown>>; column?: readonly { name: string }[] };
    readonly options?: { responseCode?: number };
  };
}

const flow = JSON.parse(readFileSync('docs/integrations/n8n.json', 'utf8')) as {
  id: string;
  nodes: readonly FlowNode[];
  connections: Readonly<Record<string, { main: readonly (readonly { node: string }[])[] }>>;
};

const kind = ({ type }: FlowNode) => type.replace('n8n-nodes-base.', '');
const after = (node: FlowNode, exit = 0) => {
  const next = flow.connections[node.name]?.main[exit]?.[0]?.node;
  return flow.nodes.find(({ name }) => name === next);
};

type Row = Record<string, unknown>;

const valueOf = (expression: string, scope: object) =>
  runInNewContext(expression.replace(/^=\{\{(.*)\}\}$/s, '$1'), scope) as unknown;

interface Store {
  readonly rows: Row[];
  /** The submissions that the steps behind the store have run for. */
  readonly followedUp: unknown[];
}

const emptyStore = (): Store => ({ rows: [], followedUp: [] });

/** The rows of the table that a step's filter lets through. */
function matching({ parameters }: FlowNode, rows: readonly Row[], $: () => unknown): Row[] {
  const conditions = (parameters.filters?.conditions ?? []).map(({ keyName, condition, keyValue = '' }) => {
    if (condition === 'isEmpty') return (row: Row) => (row[keyName] ?? null) === null;
    expect(condition).toBe('eq');
    const wanted = valueOf(keyValue, { $ });
    return (row: Row) => row[keyName] === wanted;
  });
  expect(parameters.filters?.conditions[0]?.keyName).toBe('submissionId');
  return rows.filter((row) => conditions.every((holds) => holds(row)));
}

/** Runs a branch by the rules that its nodes write down: what is answered, what the table then holds, and whether what comes after runs. */
function run(path: string, request: { query: Row; body: unknown }, { rows, followedUp }: Store): number {
  let node = flow.nodes.find(({ parameters }) => parameters.path === path);
  let fields: Row = {};
  let answered: number | undefined;
  const $ = () => ({ item: { json: fields } });
  for (let steps = 0; node && steps < 10; steps += 1) {
    const step: FlowNode = node;
    const { parameters } = step;
    let exit = 0;
    if (kind(step) === 'respondToWebhook') answered = parameters.options?.responseCode ?? 200;
    if (kind(step) === 'noOp') followedUp.push(fields['submissionId']);
    if (kind(step) === 'set') {
      const entries = (parameters.assignments?.assignments ?? []).map(({ name, value }) => [
        name,
        valueOf(value, { $json: request }),
      ]);
      fields = Object.fromEntries(entries) as Row;
    }
    if (kind(step) === 'if') {
      const isRefused = !(parameters.conditions?.conditions ?? []).every(
        ({ leftValue, operator }) =>
          operator.operation === 'notEmpty' && valueOf(leftValue, { $json: fields }) !== '',
      );
      if (isRefused) exit = 1;
    }
    if (parameters.operation === 'upsert' || parameters.operation === 'update') {
      const entries = Object.entries(parameters.columns?.value ?? {}).map(([name, value]) => [
        name,
        typeof value === 'string' ? valueOf(value, { $ }) : value,
      ]);
      const found = matching(step, rows, $);
      for (const row of found) Object.assign(row, Object.fromEntries(entries));
      if (found.length === 0 && parameters.operation === 'upsert') {
        rows.push(Object.fromEntries(entries) as Row);
      }
      // Nothing goes on from a step that has changed no row.
      if (found.length === 0 && parameters.operation === 'update') break;
    }
    node = after(step, exit);
  }
  if (answered === undefined) throw new Error('Nothing was answered.');
  return answered;
}

const application = { ...plain, fullName: '=Asha "Rao" 👩‍👩‍👧' };

describe('fault 85: the flow for n8n', () => {
  it('has an id of its own and one for every node, so that editor and command line import it', () => {
    expect(flow.id).toMatch(/^\w+$/);
    expect(new Set(flow.nodes.map(({ id }) => id)).size).toBe(flow.nodes.length);
  });

  it.each(
    flow.nodes
      .filter((node) => kind(node) === 'webhook')
      .map((node) => [node.parameters.path, node] as const),
  )('%s answers from the step that comes right after the store', (_, node) => {
    expect(node.parameters.responseMode).toBe('responseNode');
    const names: string[] = [];
    for (let next: FlowNode | undefined = node; next; next = after(next)) {
      names.push(next.parameters.operation ?? kind(next));
    }
    expect(names.slice(-4)).toEqual(['upsert', 'respondToWebhook', 'update', 'noOp']);
  });

  it.each([
    ['json', application],
    ['simple', JSON.stringify(application)],
  ])('keeps the same fields of the encoding %s, as typed', (encoding, body) => {
    expect(encodingOf(encoding)).toBe(encoding);
    const store = emptyStore();
    expect(run('deshantar-application', { query: { sid: 'one' }, body }, store)).toBe(200);
    expect(store.rows).toEqual([{ submissionId: 'one', ...application, followedUp: true }]);
  });

  it.each([
    ['deshantar-application', application],
    ['deshantar-eligibility', { fullName: 'Asha', email: 'a@b.in' }],
  ])('fault 105: %s keeps a repeat once, and what comes after runs once', (path, body) => {
    const store = emptyStore();
    for (const sid of ['one', 'one', 'two', 'one']) {
      expect(run(path, { query: { sid }, body }, store)).toBe(200);
    }
    expect(store.rows.map(({ submissionId }) => submissionId)).toEqual(['one', 'two']);
    expect(store.followedUp).toEqual(['one', 'two']);
  });

  it.each(flow.nodes.filter(({ parameters }) => parameters.operation === 'create'))(
    'fault 111: $name is tried again, because of several first ones only one can make the table',
    ({ retryOnFail, maxTries, waitBetweenTries, parameters }) => {
      expect({ retryOnFail, maxTries, waitBetweenTries }).toEqual({
        retryOnFail: true,
        maxTries: 3,
        waitBetweenTries: 500,
      });
      const steps = flow.nodes.filter((node) => node.parameters.dataTableId?.value === parameters.tableName);
      const written = steps.flatMap((step) => Object.keys(step.parameters.columns?.value ?? {}));
      expect(written).toContain('submissionId');
      expect(new Set(parameters.columns?.column?.map(({ name }) => name))).toEqual(new Set(written));
    },
  );

  it.each([
    ['json', (body: object) => body],
    ['simple', (body: object) => JSON.stringify(body)],
  ])('fault 104: fields of a body (%s) named like the flow’s own are ignored', (_, written) => {
    const store = emptyStore();
    const body = written({ ...application, submissionId: '../other', followedUp: true, id: 7, sid: 'other' });
    expect(run('deshantar-application', { query: { sid: 'one' }, body }, store)).toBe(200);
    expect(store.rows).toEqual([{ submissionId: 'one', ...application, followedUp: true }]);
    expect(store.followedUp).toEqual(['one']);
    expect(run('deshantar-application', { query: {}, body }, store)).toBe(400);
  });

  it.each([
    ['no id', {}, application],
    ['an empty id', { sid: '' }, application],
    ['two ids', { sid: ['one', 'two'] }, application],
    ['no e-mail', { sid: 'one' }, { ...application, email: '' }],
    ['an empty body', { sid: 'one' }, {}],
  ])('refuses %s and keeps nothing', (_, query, body) => {
    const store = emptyStore();
    expect(run('deshantar-application', { query, body }, store)).toBe(400);
    expect(store).toEqual(emptyStore());
  });

  it('keeps an assessment with its score', () => {
    const store = emptyStore();
    const body = { fullName: 'Asha', email: 'a@b.in', eligibilityResult: { score: 81.5, status: 'High' } };
    expect(run('deshantar-eligibility', { query: { sid: 'one' }, body }, store)).toBe(200);
    expect(store.rows).toMatchObject([
      { submissionId: 'one', score: 81.5, answers: JSON.stringify(body), followedUp: true },
    ]);
  });
});
