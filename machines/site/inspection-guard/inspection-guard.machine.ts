import { sendTo, setup } from 'xstate';
import { silent } from '../../source';
import { isInspectorOpen, type WindowSizes } from './window-gap';

export type InspectionKeyPressed = { type: 'inspection-key.pressed' };
/** The answer to `measurement.requested`. */
export type SizesMeasured = { type: 'sizes.measured'; sizes: WindowSizes };
export type MeasurementRequested = { type: 'measurement.requested' };
export type WipeRequested = { type: 'wipe.requested' };

export type InspectionGuardEvent = InspectionKeyPressed | SizesMeasured;

/**
 * Wipes the page when somebody inspects it: at once on an inspection key, and when two checks in a row, 500 ms
 * apart, find developer tools docked beside it. Specification §8, Anti-inspection.
 */
export const inspectionGuardMachine = setup({
  types: { events: {} as InspectionGuardEvent },
  actors: {
    /** Keeps the context menu shut, but for fields that can be edited. */
    contextMenu: silent<never>(),
    /** Takes the inspection keys away from the browser, and tells of each. */
    inspectionKeys: silent<InspectionKeyPressed>(),
    /** Measures the window when it is asked to. */
    windowSizes: silent<SizesMeasured, undefined, MeasurementRequested>(),
    /** Takes the whole page away when it is told to. */
    wipedPage: silent<never, undefined, WipeRequested>(),
  },
  guards: {
    showsInspector: (_, params: { sizes: WindowSizes }) => isInspectorOpen(params.sizes),
  },
  actions: {
    measure: sendTo('windowSizes', { type: 'measurement.requested' }),
    wipe: sendTo('wipedPage', { type: 'wipe.requested' }),
  },
  delays: { checkInterval: 500 },
}).createMachine({
  id: 'inspectionGuard',
  invoke: [
    { id: 'contextMenu', src: 'contextMenu' },
    { id: 'inspectionKeys', src: 'inspectionKeys' },
    { id: 'windowSizes', src: 'windowSizes' },
    { id: 'wipedPage', src: 'wipedPage' },
  ],
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
