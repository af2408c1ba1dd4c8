import { describe, expect, it } from 'vitest';
import {
  inspectionGuardMachine,
  type MeasurementRequested,
  type SizesMeasured,
  type WipeRequested,
} from '../../../machines/site/inspection-guard/inspection-guard.machine';
import type { WindowSizes } from '../../../machines/site/inspection-guard/window-gap';
import { source } from '../../../machines/source';
import { trial } from '../../support/trial';
import { whole } from './window-sizes';

const docked: WindowSizes = { ...whole, innerWidth: 1000 };
const onPhone: WindowSizes = { ...docked, isPointerCoarse: true };

/** A guard whose sources only note what they are there for; its measurements are answered by the test. */
function guardOverNothing() {
  const asked: MeasurementRequested[] = [];
  let wipes = 0;
  const guard = trial(
    inspectionGuardMachine.provide({
      actors: {
        windowSizes: source(({ receive }) => receive((request) => asked.push(request))),
        wipedPage: source(({ receive }) => receive(() => (wipes += 1))),
      },
    }),
    {},
  );
  return {
    ...guard,
    asked,
    get wipes() {
      return wipes;
    },
  };
}

/** A guard whose every measurement is answered with the next of the sizes, the last one for good. */
function guardOver(...sizes: readonly [WindowSizes, ...WindowSizes[]]) {
  let checks = 0;
  let wipes = 0;
  const windowSizes = source<SizesMeasured, undefined, MeasurementRequested>(({ sendBack, receive }) =>
    receive(() => {
      const measured = sizes[Math.min(checks, sizes.length - 1)] ?? sizes[0];
      checks += 1;
      sendBack({ type: 'sizes.measured', sizes: measured });
    }),
  );
  const wipedPage = source<never, undefined, WipeRequested>(({ receive }) => receive(() => (wipes += 1)));
  const guard = trial(inspectionGuardMachine.provide({ actors: { windowSizes, wipedPage } }), {});
  return {
    ...guard,
    pass: (ms: number) => guard.clock.increment(ms),
    get checks() {
      return checks;
    },
    get wipes() {
      return wipes;
    },
    get isWiped() {
      return wipes > 0;
    },
  };
}

describe('the size checks (Specification §8)', () => {
  it('come every 500 ms for as long as the page is open', () => {
    const guard = guardOver(whole);
    guard.pass(499);
    expect(guard.checks).toBe(0);
    guard.pass(1);
    expect(guard.checks).toBe(1);
    for (let half = 0; half < 20; half += 1) guard.pass(500);
    expect(guard.checks).toBe(21);
    expect(guard.isWiped).toBe(false);
  });

  it.each<[why: string, sizes: [WindowSizes, ...WindowSizes[]], wipedAtCheck: number | undefined]>([
    ['never a gap', [whole], undefined],
    ['a gap from the first check on', [docked], 2],
    ['a gap once', [docked, whole], undefined],
    ['a gap every other check', [docked, whole, docked, whole, docked, whole], undefined],
    ['tools opened later', [whole, whole, docked], 4],
    ['once, then tools that stay', [docked, whole, docked, docked], 4],
    ['a phone with the same sizes', [onPhone], undefined],
    ['a gap, then the pointer is a finger', [docked, onPhone, docked, onPhone], undefined],
  ])('%s', (_why, sizes, wipedAtCheck) => {
    const guard = guardOver(...sizes);
    for (let check = 1; check <= 6; check += 1) {
      guard.pass(500);
      expect(guard.isWiped, `after check ${check}`).toBe(wipedAtCheck !== undefined && check >= wipedAtCheck);
    }
  });

  it('do not wipe before the second one', () => {
    const guard = guardOver(docked);
    guard.pass(500);
    guard.pass(499);
    expect(guard.isWiped).toBe(false);
    guard.pass(1);
    expect(guard.isWiped).toBe(true);
  });

  it('end with the wipe', () => {
    const guard = guardOver(docked);
    for (let check = 0; check < 6; check += 1) guard.pass(500);
    expect(guard.checks).toBe(2);
    expect(guard.wipes).toBe(1);
    expect(guard.actor.getSnapshot()).toMatchObject({ value: 'wiped', status: 'active' });
  });

  it('that nobody answers wipe nothing', () => {
    const guard = guardOverNothing();
    for (let check = 0; check < 4; check += 1) guard.clock.increment(500);
    expect(guard.asked).toEqual(Array(4).fill({ type: 'measurement.requested' }));
    expect(guard.wipes).toBe(0);
    expect(guard.actor.getSnapshot().value).toBe('calm');
  });
});

it('a suspicion that the next checks leave open is checked again every 500 ms', () => {
  const { actor, asked, clock, send } = guardOverNothing();
  clock.increment(500);
  send({ type: 'sizes.measured', sizes: docked });
  asked.splice(0);
  for (let check = 0; check < 3; check += 1) clock.increment(500);
  expect(asked).toEqual(Array(3).fill({ type: 'measurement.requested' }));
  expect(actor.getSnapshot().value).toBe('suspicious');
});

describe('an inspection key (Specification §8)', () => {
  it.each<[when: string, sizes: WindowSizes, ms: number]>([
    ['at once', whole, 0],
    ['after many calm checks', whole, 500],
    ['after the first suspicious check', docked, 500],
  ])('wipes %s', (_when, sizes, ms) => {
    const guard = guardOver(sizes);
    guard.pass(ms);
    expect(guard.isWiped).toBe(false);
    guard.send({ type: 'inspection-key.pressed' });
    expect(guard.isWiped).toBe(true);
    expect(guard.actor.getSnapshot().value).toBe('wiped');
  });

  it('wipes once and ends the checks', () => {
    const guard = guardOver(docked);
    guard.send({ type: 'inspection-key.pressed' }, { type: 'inspection-key.pressed' });
    guard.send({ type: 'sizes.measured', sizes: docked }, { type: 'sizes.measured', sizes: docked });
    for (let check = 0; check < 4; check += 1) guard.pass(500);
    expect([guard.checks, guard.wipes]).toEqual([0, 1]);
  });
});
