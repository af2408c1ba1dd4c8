import { silent } from './source';

export type PrintRequested = { type: 'print.requested' };
export type PrintEnded = { type: 'print.ended' };

/** Prints when it is asked to; tells that the browser has printed, whoever asked for it. */
export const printer = silent<PrintEnded, undefined, PrintRequested>();

/**
 * A part of the page on paper, alone while it prints. The flow adds the actor `printer`, and `requestPrint`. Some browsers never say that they have printed:
 * pressing again prints again.
 */
export const paperRegion = {
  invoke: { id: 'printer', src: 'printer' },
  initial: 'idle',
  states: {
    idle: { on: { 'print.pressed': { target: 'printing', actions: 'requestPrint' } } },
    printing: { on: { 'print.pressed': { actions: 'requestPrint' }, 'print.ended': 'idle' } },
  },
} as const;
