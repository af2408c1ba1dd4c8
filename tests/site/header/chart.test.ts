import { describe, expect, it } from 'vitest';
import {
  backdropAfterPx,
  headerMachine,
  selectHasBackdrop,
  selectMenuIsOpen,
  type HeaderEvent,
} from '../../../machines/site/header/header.machine';
import { siteListener } from '../../support/site-recorder';
import { trial } from '../../support/trial';

const asked: unknown[] = [];
const { site } = siteListener((event) => asked.push(event));

type MenuEvent = Exclude<HeaderEvent['type'], 'page.scrolled'>;

describe('the mobile menu (Specification §4)', () => {
  it.each<[events: MenuEvent[], isOpen: boolean, focusReturns: number]>([
    [[], false, 0],
    [['menu.pressed'], true, 0],
    [['menu.pressed', 'menu.pressed'], false, 0],
    [['menu.pressed', 'menu.pressed', 'menu.pressed'], true, 0],
    [['menu.pressed', 'escape.pressed'], false, 1],
    [['menu.pressed', 'escape.pressed', 'escape.pressed'], false, 1],
    [['menu.pressed', 'outside.pressed'], false, 0],
    [['menu.pressed', 'screen.widened'], false, 0],
    [['menu.pressed', 'page.entered'], false, 0],
    [['menu.pressed', 'page.entered', 'menu.pressed'], true, 0],
    [['escape.pressed', 'outside.pressed', 'screen.widened', 'page.entered'], false, 0],
    [['page.entered', 'menu.pressed'], true, 0],
  ])('%j → open: %s', (events, isOpen, focusReturns) => {
    const { actor, emitted, send } = trial(headerMachine, { input: { site } });
    send(...events.map((type) => ({ type })));
    expect(selectMenuIsOpen(actor.getSnapshot())).toBe(isOpen);
    expect(emitted).toEqual(Array(focusReturns).fill({ type: 'menu-button.focused' }));
  });
});

const at = (top: number): HeaderEvent => ({ type: 'page.scrolled', top });
const pressed: HeaderEvent = { type: 'menu.pressed' };

describe("the header's backdrop (Specification §2 and §9)", () => {
  it('comes after 20 px', () => {
    expect(backdropAfterPx).toBe(20);
  });

  it.each<[tops: number[], isThere: boolean]>([
    [[], false],
    [[0], false],
    [[-80], false],
    [[20], false],
    [[20.5], true],
    [[21], true],
    [[21, 5_000], true],
    [[21, 20], false],
    [[5_000, 0], false],
    [[5_000, 0, 0, 21], true],
    [[Number.NaN], false],
  ])('scrolled to %j → %s', (tops, isThere) => {
    const { actor, send } = trial(headerMachine, { input: { site } });
    send(...tops.map(at));
    expect(selectHasBackdrop(actor.getSnapshot())).toBe(isThere);
  });

  it.each<[why: string, events: HeaderEvent[], isThere: boolean]>([
    ['stands behind an open menu at the top of the page', [pressed], true],
    ['goes with it', [pressed, pressed], false],
    ['stays when the menu goes over a scrolled page', [at(21), pressed, pressed], true],
    ['stays when the page scrolls up under an open menu', [at(21), pressed, at(0)], true],
    ['is not changed by a page that is entered', [at(21), { type: 'page.entered' }], true],
  ])('%s', (_why, events, isThere) => {
    const { actor, send } = trial(headerMachine, { input: { site } });
    send(...events);
    expect(selectHasBackdrop(actor.getSnapshot())).toBe(isThere);
  });
});

it('the key for the search leads there, and leaves menu and backdrop as they are', () => {
  const { actor, send } = trial(headerMachine, { input: { site } });
  send(pressed);
  asked.splice(0);
  send({ type: 'search-key.pressed' });
  expect(asked).toEqual([{ type: 'navigation.requested', to: '/search#find' }]);
  expect(selectMenuIsOpen(actor.getSnapshot())).toBe(true);
});
