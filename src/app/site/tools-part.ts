import { fromPromise } from 'xstate';
import { toolsMachine, type Tool, type ToolFailed } from '../../../machines/site/tools/tools.machine';
import { source } from '../../../machines/source';
import { withToolData } from '../../read-data';
import type { Part } from '../../flows/part';

/** What stands over any page, by its tool. */
export const toolLoaders = {
  checker: () => withToolData('visa-free-notes', import('../../flows/eligibility-checker/CheckerDialog')),
  estimator: () => import('../../flows/trip-estimator/EstimatorDialog'),
} as const satisfies Record<Tool, () => Promise<unknown>>;

export const failureLog = source<never, undefined, ToolFailed>(({ receive }) =>
  receive(({ error }) => console.warn('A tool dialog could not be shown.', error)),
);

/** The tools that open over any page. Specification §2, Footer. */
export const toolsPart = {
  bind: () =>
    toolsMachine.provide({
      actors: {
        failureLog,
        loadTool: fromPromise<unknown, { tool: Tool }>(({ input }) => toolLoaders[input.tool]()),
      },
    }),
} satisfies Part;
