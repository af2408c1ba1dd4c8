export type PrintRequested = { type: 'print.requested' };

/**
 * A part of the page on paper, alone while it prints. The flow adds `requestPrint`. Some browsers never say that they have printed:
 * pressing again prints again.
 */
export const paperRegion = {
  initial: 'idle',
  states: {
    idle: { on: { 'print.pressed': { target: 'printing', actions: 'requestPrint' } } },
    printing: { on: { 'print.pressed': { actions: 'requestPrint' }, 'print.ended': 'idle' } },
  },
} as const;
