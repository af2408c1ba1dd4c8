import fc from 'fast-check';
import { inspectionGuardMachine } from '../../../machines/site/inspection-guard/inspection-guard.machine';
import type { WindowSizes } from '../../../machines/site/inspection-guard/window-gap';
import { type Play, nothing, playOf } from '../../support/arbitraries';
import { count, implies } from '../../support/random-values';

const plainWindow: WindowSizes = {
  innerWidth: 1280,
  innerHeight: 720,
  outerWidth: 1280,
  outerHeight: 800,
  isPointerCoarse: false,
  pinchScale: 1,
  isFramed: false,
};

export const randomEvents: Play = playOf(inspectionGuardMachine, {
  events: {
    'inspection-key.pressed': nothing,
    'sizes.measured': fc.record({
      sizes: fc.constantFrom(
        plainWindow,
        { ...plainWindow, innerWidth: 700 },
        { ...plainWindow, innerWidth: 700, isFramed: true },
        { ...plainWindow, innerWidth: NaN, outerHeight: Infinity },
      ),
    }),
  },
  holds: ({ snapshot, events, emitted }) => ({
    'the page is wiped once, and then it is over':
      count(emitted, 'wipe.requested') === (snapshot.matches('wiped') ? 1 : 0),
    'a key or two measurements come before it': implies(
      snapshot.matches('wiped'),
      count(events, 'inspection-key.pressed') > 0 || count(events, 'sizes.measured') >= 2,
    ),
  }),
});
