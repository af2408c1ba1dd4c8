import { emit, setup } from 'xstate';
import { isInspectorOpen, type WindowSizes } from './window-gap';

export type GuardEvent =
  | { type: 'inspection-key.pressed' }
  /** The answer to `measurement.requested`. */
  | { type: 'sizes.measured'; sizes: WindowSizes };

type MeasurementRequested = { type: 'measurement.requested' };
type WipeRequested = { type: 'wipe.requested' };

/**
 * Wipes the page when somebody inspects it: at once on an inspection key, and when two checks in a row, 500 ms
 * apart, find developer tools docked beside it. Specification §8, Anti-inspection.
 */
export const guardMachine = setup({
  types: {
    events: {} as GuardEvent,
    emitted: {} as MeasurementRequested | WipeRequested,
  },
  guards: {
    showsInspector: (_, params: { sizes: WindowSizes }) => isInspectorOpen(params.sizes),
  },
  actions: {
    measure: emit({ type: 'measurement.requested' }),
    wipe: emit({ type: 'wipe.requested' }),
  },
  delays: { checkInterval: 500 },
}).createMachine({
  id: 'guard',
  initial: 'calm',
  on: { 'inspection-key.pressed': { target: '.wiped', actions: 'wipe' } },
  states: {
    calm: {
      after: { checkInterval: { target: 'calm', reenter: true, actions: 'measure' } },
      on: {
        'sizes.measured': {
          guard: { type: 'showsInspector', params: ({ event }) => ({ sizes: event.sizes }) },
          target: 'suspicious',
        },
      },
    },
    suspicious: {
      after: { checkInterval: { target: 'suspicious', reenter: true, actions: 'measure' } },
      on: {
        'sizes.measured': [
          {
            guard: { type: 'showsInspector', params: ({ event }) => ({ sizes: event.sizes }) },
            target: 'wiped',
            actions: 'wipe',
          },
          { target: 'calm' },
        ],
      },
    },
    // The page is gone; only loading it again leads on.
    wiped: { on: { 'inspection-key.pressed': {} } },
  },
});
