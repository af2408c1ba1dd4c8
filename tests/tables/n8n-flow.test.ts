import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { encodingOf } from '../../src/services/webhook';
import { application as plain } from '../support/application';

interface FlowNode {
  readonly id: string;
  readonly name: string;
  readonly type: string;
  readonly parameters: {
    readonly path?: string;
    readonly responseMode?: string;
    readonly operation?: string;
    readonly assignments?: { assignments: readonly { name: string; value: string }[] };
    readonly conditions?: { conditions: readonly { leftValue: string; operator: { operation: string } }[] };
    readonly filters?: { conditions: readonly { keyName: string; condition: string; keyValue: string }[] };
    readonly columns?: { value?: Readonly<Record<string, string>> };
    readonly options?: { responseCode?: number };
  };
}

const flow = JSON.parse(readFileSync('tests/n8n/deshantar-webhooks.json', 'utf8')) as {
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

/** Runs a branch by the rules that its nodes write down: what is answered, and what the table then holds. */
function run(path: string, request: { query: Row; body: unknown }, table: Map<unknown, Row>): number {
  let node = flow.nodes.find(({ parameters }) => parameters.path === path);
  let fields: Row = {};
  for (let steps = 0; node && steps < 10; steps += 1) {
    const { parameters } = node;
    const step: FlowNode = node;
    if (kind(node) === 'respondToWebhook') return parameters.options?.responseCode ?? 200;
    if (kind(node) === 'set') {
      const entries = (parameters.assignments?.assignments ?? []).map(({ name, value }) => [
        name,
        valueOf(value, { $json: request }),
      ]);
      fields = Object.fromEntries(entries) as Row;
    }
    if (parameters.operation === 'upsert') {
      const $ = () => ({ item: { json: fields } });
      const [filter] = parameters.filters?.conditions ?? [];
      const entries = Object.entries(parameters.columns?.value ?? {}).map(([name, value]) => [
        name,
        valueOf(value, { $ }),
      ]);
      expect([filter?.keyName, filter?.condition]).toEqual(['submissionId', 'eq']);
      table.set(valueOf(filter?.keyValue ?? '', { $ }), Object.fromEntries(entries) as Row);
    }
    const isRefused =
      kind(node) === 'if' &&
      !(parameters.conditions?.conditions ?? []).every(
        ({ leftValue, operator }) =>
          operator.operation === 'notEmpty' && valueOf(leftValue, { $json: fields }) !== '',
      );
    node = after(step, isRefused ? 1 : 0);
  }
  throw new Error('Nothing was answered.');
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
    for (let next: FlowNode | undefined = node; next; next = after(next)) names.push(kind(next));
    expect(names.slice(-3)).toEqual(['dataTable', 'respondToWebhook', 'noOp']);
  });

  it.each([
    ['json', application],
    ['simple', JSON.stringify(application)],
  ])('keeps the same fields of the encoding %s, as typed', (encoding, body) => {
    expect(encodingOf(encoding)).toBe(encoding);
    const table = new Map<unknown, Row>();
    expect(run('deshantar-application', { query: { sid: 'one' }, body }, table)).toBe(200);
    expect([...table.values()]).toEqual([{ submissionId: 'one', ...application }]);
  });

  it('keeps a repeat once', () => {
    const table = new Map<unknown, Row>();
    for (const sid of ['one', 'one', 'two', 'one']) {
      expect(run('deshantar-application', { query: { sid }, body: application }, table)).toBe(200);
    }
    expect([...table.keys()]).toEqual(['one', 'two']);
  });

  it.each([
    ['no id', {}, application],
    ['an empty id', { sid: '' }, application],
    ['two ids', { sid: ['one', 'two'] }, application],
    ['no e-mail', { sid: 'one' }, { ...application, email: '' }],
    ['an empty body', { sid: 'one' }, {}],
  ])('refuses %s and keeps nothing', (_, query, body) => {
    const table = new Map<unknown, Row>();
    expect(run('deshantar-application', { query, body }, table)).toBe(400);
    expect(table.size).toBe(0);
  });

  it('keeps an assessment with its score', () => {
    const table = new Map<unknown, Row>();
    const body = { fullName: 'Asha', email: 'a@b.in', eligibilityResult: { score: 81.5, status: 'High' } };
    expect(run('deshantar-eligibility', { query: { sid: 'one' }, body }, table)).toBe(200);
    expect([...table.values()]).toMatchObject([
      { submissionId: 'one', score: 81.5, answers: JSON.stringify(body) },
    ]);
  });
});
