import { assign, fromPromise, sendTo, setup, type SnapshotFrom } from 'xstate';
import type { Destination } from '../../eligibility-checker/choices';
import { loading, type Loaded } from '../../loading';
import { silent } from '../../source';
import type { EstimatorQuery } from '../../trip-estimator/estimator-form';
import { forNotices, type SiteRef } from '../events';

export type Tool = 'checker' | 'estimator';

export type ToolsEvent =
  | { type: 'checker.requested'; destination?: Destination }
  | { type: 'estimator.requested'; query?: EstimatorQuery }
  | { type: 'dialog.closed' }
  /** The dialog broke while it was shown. */
  | { type: 'dialog.failed'; error?: unknown }
  | { type: 'page.entered' };

/** Why a tool could not be shown, for developers. */
export type ToolFailed = { type: 'tool.failed'; error: unknown };

interface ToolsContext extends Pick<Loaded, 'code'> {
  readonly site: SiteRef;
  readonly destination: Destination | undefined;
  readonly query: EstimatorQuery | undefined;
}

const leaves = {
  'dialog.closed': '#tools.closed',
  'page.entered': '#tools.closed',
} as const;

const failed = {
  target: '#tools.failed',
  actions: {
    type: 'reportFailure',
    params: ({ event }: { event: { error?: unknown } }) => ({ error: event.error }),
  },
} as const;

/** One tool: its code is on its way, or it stands over the page. The other tool may take its place at any time. */
const toolStates = <Name extends Tool>(tool: Name) =>
  ({
    initial: 'loading',
    on: leaves,
    states: {
      loading: {
        tags: 'loading',
        invoke: { ...loading.invoke, id: `load-${tool}`, src: 'loadTool', input: { tool }, onError: failed },
      },
      open: { tags: 'open', on: { 'dialog.failed': failed } },
    },
  }) as const;

/**
 * The tools that open over any page, one at a time: closed, loading, open, or failed with a notice, from where they can
 * be asked for again. Specification §2, Footer.
 */
export const toolsMachine = setup({
  types: {
    context: {} as ToolsContext,
    events: {} as ToolsEvent,
    input: {} as { site: SiteRef },
    tags: {} as 'loading' | 'open',
  },
  actors: {
    /** Keeps a record of what fails. */
    failureLog: silent<never, undefined, ToolFailed>(),
    loadTool: fromPromise<unknown, { tool: Tool }>(() =>
      Promise.reject(new Error('loadTool is not provided')),
    ),
  },
  actions: {
    keepDestination: assign({
      destination: (_, { destination }: { destination: Destination | undefined }) => destination,
    }),
    keepQuery: assign({ query: (_, { query }: { query: EstimatorQuery | undefined }) => query }),
    keepCode: assign({ code: (_, { code }: { code: unknown }) => code }),
    reportFailure: sendTo('failureLog', (_, { error }: { error: unknown }): ToolFailed => ({
      type: 'tool.failed',
      error,
    })),
    announceFailure: sendTo(
      ({ context }) => context.site,
      forNotices({
        type: 'notice.raised',
        notice: {
          id: 'tool-dialog',
          kind: 'error',
          says: 'tool.failed',
          durationMs: 8000,
        },
      }),
    ),
  },
}).createMachine({
  id: 'tools',
  context: ({ input: { site } }) => ({ site, destination: undefined, query: undefined, code: undefined }),
  invoke: { id: 'failureLog', src: 'failureLog' },
  initial: 'closed',
  on: {
    'checker.requested': {
      target: '.checker',
      actions: { type: 'keepDestination', params: ({ event }) => ({ destination: event.destination }) },
    },
    'estimator.requested': {
      target: '.estimator',
      actions: { type: 'keepQuery', params: ({ event }) => ({ query: event.query }) },
    },
  },
  states: {
    closed: {},
    checker: toolStates('checker'),
    estimator: toolStates('estimator'),
    failed: { entry: 'announceFailure' },
  },
});

export type ToolsSnapshot = SnapshotFrom<typeof toolsMachine>;

/** The tool that stands over the page or is about to; none while they are closed. */
export function selectTool({ value }: ToolsSnapshot): Tool | undefined {
  if (typeof value === 'string') return undefined;
  return 'checker' in value ? 'checker' : 'estimator';
}
