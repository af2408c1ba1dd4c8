import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { EventFrom } from 'xstate';
import { inspectionGuardMachine } from '../../../machines/site/inspection-guard/inspection-guard.machine';
import type { WindowSizes } from '../../../machines/site/inspection-guard/window-gap';
import { inspectionGuardPart } from '../../../src/app/site/inspection-guard-part';
import { registerPart } from '../../../src/flows/part';
import { eachInItsWorld } from '../../support/each-in-its-world';
import { isLeftToBrowser, wait } from '../../support/hands';
import { walkPaths } from '../../support/paths';
import { whole } from './window-sizes';
import type { World } from '../../support/world';

const docked: WindowSizes = { ...whole, innerHeight: 500 };

function resizeWindow({ innerWidth, innerHeight, outerWidth, outerHeight }: WindowSizes): void {
  for (const [name, size] of Object.entries({ innerWidth, innerHeight, outerWidth, outerHeight })) {
    Object.defineProperty(window, name, { configurable: true, value: size });
  }
}

function View() {
  return (
    <>
      <h1>Page</h1>
      <label>
        Name <input />
      </label>
      <label>
        Agreed <input type="checkbox" />
      </label>
      <label>
        Link <input readOnly value="x" />
      </label>
      <label>
        Message <textarea />
      </label>
      <div contentEditable="true" suppressContentEditableWarning>
        <b>Note</b>
      </div>
    </>
  );
}

async function openPage(world: World, mode: 'whole' | 'keys' = 'whole'): Promise<void> {
  document.body.removeAttribute('data-wiped');
  resizeWindow(whole);
  await world.open(<View />, '/');
  if (world.site) registerPart(world.site.actor, 'inspectionGuard', inspectionGuardPart(mode), world.ports);
}

/** Gives whether the browser may still do what it does for the key. */
function pressKey(init: KeyboardEventInit): Promise<boolean> {
  return isLeftToBrowser(() => fireEvent.keyDown(document.body, init));
}

/** The page is whole again for whoever comes next. */
afterEach(() => {
  document.body.replaceChildren();
  document.body.removeAttribute('data-wiped');
});

interface Situation {
  gapSeen: boolean;
  wiped: boolean;
}

walkPaths<typeof inspectionGuardMachine, EventFrom<typeof inspectionGuardMachine>, Situation>({
  flow: 'Inspection guard',
  states: 'tests/site/inspection-guard/states.txt',
  machine: inspectionGuardMachine,
  events: ({ value }) =>
    value === 'wiped'
      ? [{ type: 'inspection-key.pressed' }]
      : [
          { type: 'sizes.measured', sizes: whole },
          { type: 'sizes.measured', sizes: docked },
          { type: 'inspection-key.pressed' },
        ],
  open: (world) => openPage(world),
  act: {
    'sizes.measured': async ({ sizes }) => {
      resizeWindow(sizes);
      await wait(500);
    },
    'inspection-key.pressed': async () => {
      expect(await pressKey({ key: 'F12', code: 'F12' })).toBe(false);
    },
  },
  say: {
    'sizes.measured': ({ sizes }) => (sizes === docked ? 'docks the tools' : 'shows the whole window'),
    'inspection-key.pressed': () => 'presses F12',
  },
  start: { gapSeen: false, wiped: false },
  after: {
    'sizes.measured': ({ gapSeen, wiped }, { sizes }) => ({
      gapSeen: sizes === docked,
      wiped: wiped || (gapSeen && sizes === docked),
    }),
    'inspection-key.pressed': (situation) => ({ ...situation, wiped: true }),
  },
  see: ({ wiped }) => ({ headings: wiped ? [] : ['Page'] }),
  alsoExpect: ({ wiped }) => {
    expect(document.body.hasAttribute('data-wiped')).toBe(wiped);
    if (wiped) expect(document.body.textContent).toBe('Reload to continue');
  },
});

describe('the guarded page', () => {
  let world: World;
  eachInItsWorld((fresh) => (world = fresh));
  beforeEach(() => openPage(world));

  it.each<[where: string, find: () => Element, opens: boolean]>([
    ['on a heading', () => screen.getByRole('heading'), false],
    ['on the page itself', () => document.body, false],
    ['in a text field', () => screen.getByLabelText('Name'), true],
    ['in a text area', () => screen.getByLabelText('Message'), true],
    ['in editable text', () => screen.getByText('Note'), true],
    ['on a box to tick', () => screen.getByLabelText('Agreed'), false],
    ['in a field that cannot be changed', () => screen.getByLabelText('Link'), false],
  ])('opens its context menu %s: %s', (_, find, opens) => {
    expect(fireEvent.contextMenu(find())).toBe(opens);
    expect(screen.queryByRole('heading')).not.toBeNull();
  });

  it.each<[name: string, init: KeyboardEventInit]>([
    ['Ctrl+Shift+I', { key: 'I', code: 'KeyI', ctrlKey: true, shiftKey: true }],
    ['Ctrl+Shift+J', { key: 'j', code: 'KeyJ', ctrlKey: true, shiftKey: true }],
    ['Ctrl+Shift+C', { key: 'C', code: 'KeyC', ctrlKey: true, shiftKey: true }],
    ['Ctrl+U', { key: 'u', code: 'KeyU', ctrlKey: true }],
  ])('is wiped by %s, and the key stays blocked', async (_, init) => {
    sessionStorage.setItem('draft', 'kept');
    expect(await pressKey(init)).toBe(false);
    expect(document.body.textContent).toBe('Reload to continue');
    expect(screen.getByRole('button', { name: 'Reload to continue' })).toBe(document.activeElement);
    expect(await pressKey(init)).toBe(false);
    expect(sessionStorage.getItem('draft')).toBe('kept');
  });

  it('watches keys alone where it is told to', async () => {
    world.close();
    await openPage(world, 'keys');
    resizeWindow(docked);
    await wait(2_000);
    expect(screen.queryByRole('heading')).not.toBeNull();
    expect(await pressKey({ key: 'F12', code: 'F12' })).toBe(false);
    expect(document.body.textContent).toBe('Reload to continue');
  });

  it('lets every other key through', async () => {
    expect(await pressKey({ key: 'c', code: 'KeyC', ctrlKey: true })).toBe(true);
    expect(await pressKey({ key: 'a', code: 'KeyA' })).toBe(true);
    expect(screen.queryByRole('heading')).not.toBeNull();
  });

  it('is guarded no more once the site is gone', async () => {
    world.close();
    expect(await pressKey({ key: 'F12', code: 'F12' })).toBe(true);
    expect(fireEvent.contextMenu(document.body)).toBe(true);
    expect(document.body.hasAttribute('data-wiped')).toBe(false);
  });
});
