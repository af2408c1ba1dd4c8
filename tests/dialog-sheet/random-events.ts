import fc from 'fast-check';
import { dialogSheetMachine } from '../../machines/dialog-sheet/dialog-sheet.machine';
import { nothing, playOf, type Play } from '../support/arbitraries';
import { count } from '../support/random-values';

const y = fc.record({ y: fc.integer({ min: -200, max: 900 }) });

/** What a finger may do in any order, and what stays true whatever it does. */
export const randomEvents: Play = playOf(dialogSheetMachine, {
  input: undefined,
  events: { 'sheet.grabbed': y, 'sheet.dragged': y, 'sheet.released': nothing, 'sheet.lost': nothing },
  holds: ({ snapshot: { context, status }, emitted }) => ({
    'it is never pulled up': context.pulled >= 0,
    'it asks to be closed once, when it has gone':
      count(emitted, 'close.requested') === (status === 'done' ? 1 : 0),
  }),
});
