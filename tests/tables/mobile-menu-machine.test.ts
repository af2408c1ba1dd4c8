import { describe, expect, it } from 'vitest';
import type { EventFrom } from 'xstate';
import {
  backdropAfterPx,
  headerBackdropMachine,
} from '../../machines/header-backdrop/header-backdrop.machine';
import { mobileMenuMachine } from '../../machines/mobile-menu/mobile-menu.machine';
import { toolDialogsMachine } from '../../machines/tool-dialogs/tool-dialogs.machine';
import { trial } from '../support/trial';

type MenuEvent = EventFrom<typeof mobileMenuMachine>['type'];

describe('the mobile menu (Specification §4)', () => {
  it.each<[events: MenuEvent[], state: 'open' | 'closed', focusReturns: number]>([
    [[], 'closed', 0],
    [['menu.pressed'], 'open', 0],
    [['menu.pressed', 'menu.pressed'], 'closed', 0],
    [['menu.pressed', 'menu.pressed', 'menu.pressed'], 'open', 0],
    [['menu.pressed', 'escape.pressed'], 'closed', 1],
    [['menu.pressed', 'escape.pressed', 'escape.pressed'], 'closed', 1],
    [['menu.pressed', 'outside.pressed'], 'closed', 0],
    [['menu.pressed', 'screen.widened'], 'closed', 0],
    [['menu.pressed', 'page.changed'], 'closed', 0],
    [['menu.pressed', 'page.changed', 'menu.pressed'], 'open', 0],
    [['escape.pressed', 'outside.pressed', 'screen.widened', 'page.changed'], 'closed', 0],
    [['page.changed', 'menu.pressed'], 'open', 0],
  ])('%j → %s', (events, state, focusReturns) => {
    let returned = 0;
    const { actor, send } = trial(
      mobileMenuMachine.provide({ actions: { focusMenuButton: () => void (returned += 1) } }),
      {},
    );
    send(...events.map((type) => ({ type })));
    expect(actor.getSnapshot().value).toBe(state);
    expect(returned).toBe(focusReturns);
  });
});

describe("the header's backdrop (Specification §2 and §9)", () => {
  it('comes after 20 px', () => {
    expect(backdropAfterPx).toBe(20);
  });

  it.each<[tops: number[], state: 'absent' | 'present']>([
    [[], 'absent'],
    [[0], 'absent'],
    [[-80], 'absent'],
    [[20], 'absent'],
    [[20.5], 'present'],
    [[21], 'present'],
    [[21, 5_000], 'present'],
    [[21, 20], 'absent'],
    [[5_000, 0], 'absent'],
    [[5_000, 0, 0, 21], 'present'],
    [[Number.NaN], 'absent'],
    [[30, Number.NaN], 'present'],
  ])('scrolled to %j → %s', (tops, state) => {
    const { actor, send } = trial(headerBackdropMachine, {});
    send(...tops.map((top) => ({ type: 'page.scrolled' as const, top })));
    expect(actor.getSnapshot().value).toBe(state);
  });
});

type DialogEvent = EventFrom<typeof toolDialogsMachine>;

const checker: DialogEvent = { type: 'checker.requested' };
const checkerForUsa: DialogEvent = { type: 'checker.requested', destination: 'usa' };
const closed: DialogEvent = { type: 'dialog.closed' };
const pageChanged: DialogEvent = { type: 'page.changed' };

describe('the tool dialogs (Specification §2, Footer)', () => {
  it.each<[why: string, events: DialogEvent[], state: string, destination: string | undefined]>([
    ['nothing', [], 'closed', undefined],
    ['opened', [checker], 'checker', undefined],
    ['opened for a destination', [checkerForUsa], 'checker', 'usa'],
    ['opened twice: the first stays', [checkerForUsa, checker], 'checker', 'usa'],
    ['closed', [checker, closed], 'closed', undefined],
    ['closed twice', [checker, closed, closed], 'closed', undefined],
    ['the page changes', [checkerForUsa, pageChanged], 'closed', 'usa'],
    ['a later one without a destination has none', [checkerForUsa, closed, checker], 'checker', undefined],
    ['closed before it was opened', [closed, pageChanged, checkerForUsa], 'checker', 'usa'],
  ])('%s', (_why, events, state, destination) => {
    const { actor, send } = trial(toolDialogsMachine, {});
    send(...events);
    const snapshot = actor.getSnapshot();
    expect(snapshot.value).toBe(state);
    if (state === 'checker') expect(snapshot.context.checkerDestination).toBe(destination);
  });
});
