import fc from 'fast-check';
import { type AnyActorLogic, fromCallback, fromTransition } from 'xstate';
import { parts } from '../../machines/site/parts';
import { siteMachine } from '../../machines/site/site.machine';
import type { Play } from '../support/arbitraries';
import { livePlayOf } from '../support/live-play';
import { anyLocation, eventOf } from '../support/random-values';
import { partsThatCome } from './parts';

const listener = fromTransition((heard: number) => heard + 1, 0);

/** A part that this device has not what it takes for. */
const unableToStart = fromCallback(() => {
  throw new Error('no such thing on this device');
});

const part = fc.constantFrom('notices' as const, 'connection' as const, 'tripFolder' as const);

const registeredPart = fc.constantFrom(
  'deliveries' as const,
  'staffSession' as const,
  'inspectionGuard' as const,
);

const children = partsThatCome('early');

const siteChildren = Object.keys(parts);

export const randomEvents: Play = livePlayOf(siteMachine, {
  input: { location: { pathname: '/', search: '', hash: '', state: null, key: 'a' }, page: 'home' },
  actors: Object.fromEntries(children.map((child) => [child, listener])),
  events: fc.oneof(
    ...siteChildren.map((child) => eventOf(`${child}.forward`, fc.constant({ event: { type: 'told' } }))),
    eventOf('part.wanted', fc.record({ part })),
    eventOf(
      'part.registered',
      fc.record({ part: registeredPart, logic: fc.constantFrom<AnyActorLogic>(listener, unableToStart) }),
    ),
    part.map((name) => ({ type: `xstate.done.actor.load-${name}`, output: { logic: listener, views: 1 } })),
    part.map((name) => ({ type: `xstate.error.actor.load-${name}`, error: 'missing' })),
    eventOf('device.cleared'),
    eventOf('page.entered', fc.record({ location: anyLocation })),
    fc
      .record({ child: fc.constantFrom(...siteChildren), times: fc.constantFrom(1, 6) })
      .map(({ child, times }) => ({
        type: 'again',
        times,
        event: { type: `xstate.error.actor.${child}`, error: 'broken' },
      })),
  ),
  holds: ({ snapshot }) => ({
    'it goes on': snapshot.status === 'active',
    'the five are there, but for those that were given up': children.every(
      (child) => Object.hasOwn(snapshot.children, child) === (snapshot.value[child] === 'running'),
    ),
    'nothing waits for a part that is here': snapshot.context.waiting.every(
      (told: { part: string }) => !Object.hasOwn(snapshot.children, told.part),
    ),
  }),
});
