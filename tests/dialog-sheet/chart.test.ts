import { expect, it } from 'vitest';
import { dialogSheetMachine, type DialogSheetEvent } from '../../machines/dialog-sheet/dialog-sheet.machine';
import { trial } from '../support/trial';

const grabbed: DialogSheetEvent = { type: 'sheet.grabbed', y: 100 };
const released: DialogSheetEvent = { type: 'sheet.released' };
const draggedTo = (y: number): DialogSheetEvent => ({ type: 'sheet.dragged', y });

it.each<[why: string, events: readonly DialogSheetEvent[], pulled: number, closes: boolean]>([
  ['a finger that only touches it', [grabbed, released], 0, false],
  ['while it is pulled', [grabbed, draggedTo(140)], 40, false],
  ['pulled up', [grabbed, draggedTo(20)], 0, false],
  ['let go too early', [grabbed, draggedTo(195), released], 0, false],
  ['let go far enough down', [grabbed, draggedTo(196), released], 96, true],
  ['pulled down and back up', [grabbed, draggedTo(300), draggedTo(110), released], 0, false],
  ['the system takes the finger', [grabbed, draggedTo(300), { type: 'sheet.lost' }], 0, false],
  ['a finger that was never down', [draggedTo(300), released], 0, false],
  ['pulled twice', [grabbed, draggedTo(150), released, grabbed, draggedTo(130)], 30, false],
])('%s', (_why, events, pulled, closes) => {
  const { actor, emitted, send } = trial(dialogSheetMachine, {});
  send(...events);
  expect(actor.getSnapshot().context.pulled).toBe(pulled);
  expect(emitted).toEqual(closes ? [{ type: 'close.requested' }] : []);
});
