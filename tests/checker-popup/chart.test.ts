import { describe, expect, it } from 'vitest';
import type { AnyEventObject } from 'xstate';
import {
  checkerPopupMachine,
  quietMs,
  type CheckerPopupEvent,
} from '../../machines/checker-popup/checker-popup.machine';
import { source } from '../../machines/source';
import { trial } from '../support/trial';
import { siteListener } from '../support/site-recorder';

const acts: CheckerPopupEvent = { type: 'visitor.acted' };
const scrolls: CheckerPopupEvent = { type: 'page.scrolled' };
const opens: CheckerPopupEvent = { type: 'page.occupied' };
const closes: CheckerPopupEvent = { type: 'page.freed' };
const seen: CheckerPopupEvent = { type: 'checker.seen' };

/** What happens on the page; a number is a time that passes, in ms. */
type Course = readonly (CheckerPopupEvent | number)[];

/** The popup of a guide to Dubai, and what it tells the site. */
function popup(machine = checkerPopupMachine) {
  const told: AnyEventObject[] = [];
  const { site } = siteListener((event) => told.push(event));
  return { ...trial(machine, { input: { site, destination: 'uae' } }), told };
}

/** How often the checker opened by itself. */
function openings(course: Course): number {
  const { clock, told, send } = popup();
  for (const next of course) {
    if (typeof next === 'number') clock.increment(next);
    else send(next);
  }
  expect(told).toEqual(told.map(() => ({ type: 'checker.requested', destination: 'uae' })));
  return told.length;
}

const hour = 3_600_000;

describe('the automatic popup (Specification §4 and §9)', () => {
  it('waits 10 s', () => expect(quietMs).toBe(10_000));

  it.each<[why: string, course: Course, openings: 0 | 1]>([
    ['nothing happens', [hour], 0],
    ['the visitor acts and never scrolls', [acts, hour], 0],
    ['only the app scrolls, before the visitor does anything', [scrolls, hour], 0],
    ['the app scrolls, then the visitor acts', [scrolls, acts, hour], 0],
    ['fault 57: 9.9 s after the scroll', [acts, scrolls, 9_900], 0],
    ['fault 57: 10 s after the scroll', [acts, scrolls, 10_000], 1],
    ['fault 57: 10.1 s after the scroll', [acts, scrolls, 10_100], 1],
    ['each scroll counts anew', [acts, scrolls, 9_900, scrolls, 9_900, scrolls, 9_900], 0],
    ['10 s after the last scroll', [acts, scrolls, 9_900, scrolls, 10_000], 1],
    ['once, however often the visitor scrolls on', [acts, scrolls, hour, scrolls, hour, scrolls, hour], 1],
    ['once, though a dialog opens and closes', [acts, scrolls, hour, opens, closes, hour], 1],
    ['acting again is no scroll', [acts, scrolls, 5_000, acts, 5_000], 1],
  ])('%s', (_why, course, times) => expect(openings(course)).toBe(times));
});

describe('while something stands over the page or a field has the focus', () => {
  it.each<[why: string, course: Course, openings: 0 | 1]>([
    ['it does not open', [acts, scrolls, 5_000, opens, hour], 0],
    ['nor when that came before the scroll', [acts, opens, scrolls, hour], 0],
    ['nor when that was there on arrival', [opens, acts, scrolls, hour], 0],
    ['afterwards 10 s count afresh', [acts, scrolls, 9_900, opens, closes, 9_900], 0],
    ['and then it opens', [acts, scrolls, 9_900, opens, hour, closes, 10_000], 1],
    ['a scroll meanwhile is a scroll', [acts, opens, scrolls, hour, closes, 10_000], 1],
    ['without a scroll it goes on waiting for one', [acts, opens, closes, hour], 0],
    ['over before the scroll, it counts from there', [acts, opens, closes, scrolls, 10_000], 1],
    ['one after the other', [acts, scrolls, opens, closes, 9_900, opens, closes, 9_900], 0],
    ['told twice', [acts, scrolls, opens, opens, closes, closes, 10_000], 1],
    ['freed without having been occupied', [acts, scrolls, 5_000, closes, 5_000], 1],
  ])('%s', (_why, course, times) => expect(openings(course)).toBe(times));
});

describe('once the checker was seen in this browser session', () => {
  it.each<[why: string, course: Course]>([
    ['on arrival', [seen, acts, scrolls, hour]],
    ['before a scroll', [acts, seen, scrolls, hour]],
    ['while counting', [acts, scrolls, 9_900, seen, hour]],
    ['opened by hand and closed', [acts, scrolls, opens, seen, closes, hour]],
    ['and scrolled on', [acts, scrolls, seen, scrolls, opens, closes, scrolls, hour]],
  ])('%s: it does not open by itself', (_why, course) => expect(openings(course)).toBe(0));
});

it('leaving the guide cancels it', () => {
  const { actor, clock, told, send } = popup();
  send(acts, scrolls);
  actor.stop();
  clock.increment(hour);
  expect(told).toEqual([]);
});

it.each<[why: string, course: readonly CheckerPopupEvent[], isHeard: boolean]>([
  ['until the visitor does something', [], true],
  ['not once that was heard', [acts], false],
  ['not once the checker was seen', [seen], false],
])('listens for what only a visitor does: %s', (_why, course, isHeard) => {
  const { actor, send } = popup();
  send(...course);
  expect('acts' in actor.getSnapshot().children).toBe(isHeard);
});

it('hears on arrival that the checker was seen', () => {
  const { actor } = popup(
    checkerPopupMachine.provide({
      actors: { seen: source(({ sendBack }) => sendBack({ type: 'checker.seen' })) },
    }),
  );
  expect(actor.getSnapshot().value).toMatchObject({ visitor: 'done' });
});
