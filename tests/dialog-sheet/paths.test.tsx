import { act, fireEvent, screen } from '@testing-library/react';
import { expect, vi } from 'vitest';
import { dialogSheetMachine, type DialogSheetEvent } from '../../machines/dialog-sheet/dialog-sheet.machine';
import { SheetDialog } from '../../src/flows/SheetDialog';
import { walkPaths } from '../support/paths';

const near = 130;
const far = 200;

const onClose = vi.fn<() => void>();

const finger = async (does: 'pointerDown' | 'pointerMove' | 'pointerUp' | 'pointerCancel', clientY = 0) => {
  const handle = screen.getByRole('dialog').querySelector('[data-sheet-handle]');
  if (!handle) throw new Error('There is nothing to pull the sheet by.');
  await act(async () => fireEvent[does](handle, { clientY }));
};

// The oracle: written from what a sheet is expected to do, without the machine.

interface Situation {
  isHeld: boolean;
  pulled: number;
  timesClosed: number;
}

walkPaths<typeof dialogSheetMachine, DialogSheetEvent, Situation>({
  flow: 'Dialog on a phone',
  states: 'tests/dialog-sheet/states.txt',
  machine: dialogSheetMachine,
  input: undefined,
  events: () => [
    { type: 'sheet.grabbed', y: 100 },
    { type: 'sheet.dragged', y: near },
    { type: 'sheet.dragged', y: far },
    { type: 'sheet.released' },
    { type: 'sheet.lost' },
  ],
  key: ({ value, context }) => JSON.stringify([value, context.pulled]),
  open: async (world) => {
    onClose.mockClear();
    await world.open(
      <SheetDialog title="A tool" onClose={onClose}>
        <p>What it shows.</p>
      </SheetDialog>,
      '/',
    );
  },
  act: {
    'sheet.grabbed': ({ y }) => finger('pointerDown', y),
    'sheet.dragged': ({ y }) => finger('pointerMove', y),
    'sheet.released': () => finger('pointerUp'),
    'sheet.lost': () => finger('pointerCancel'),
  },
  say: {
    'sheet.grabbed': () => 'puts a finger on the head',
    'sheet.dragged': ({ y }) => `moves to ${y}`,
    'sheet.released': () => 'lets go',
    'sheet.lost': () => 'loses it',
  },
  start: { isHeld: false, pulled: 0, timesClosed: 0 },
  after: {
    'sheet.grabbed': (situation) => (situation.timesClosed > 0 ? situation : { ...situation, isHeld: true }),
    'sheet.dragged': (situation, { y }) => (situation.isHeld ? { ...situation, pulled: y - 100 } : situation),
    'sheet.released': (situation) => {
      if (!situation.isHeld) return situation;
      const goes = situation.pulled >= 96;
      return { isHeld: false, pulled: goes ? situation.pulled : 0, timesClosed: goes ? 1 : 0 };
    },
    'sheet.lost': (situation) => (situation.isHeld ? { ...situation, isHeld: false, pulled: 0 } : situation),
  },
  see: () => ({ headings: ['A tool'], buttons: ['Close'], dialog: 'A tool' }),
  alsoExpect: ({ pulled, timesClosed }) => {
    const pulledBy = screen.getByRole('dialog').style.getPropertyValue('--pulled');
    expect(pulledBy).toBe(pulled === 0 ? '' : `${pulled}px`);
    expect(onClose).toHaveBeenCalledTimes(timesClosed);
  },
});
