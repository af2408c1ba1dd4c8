import { describe, expect, it } from 'vitest';
import type { AnyEventObject } from 'xstate';
import { sharedTripMachine, type SharedTripEvent } from '../../machines/shared-trip/shared-trip.machine';
import { siteListener } from '../support/site-recorder';
import { trial } from '../support/trial';

const trip = { destination: 'Japan', entry: '2027-03-10' };
const received: SharedTripEvent = { type: 'trip.received', trip };
const taken = { type: 'trip.patched', patch: trip };
const cleared = { type: 'hash.requested', hash: '' };
const pressed = (what: 'take' | 'look' | 'close') => ({ type: `${what}.pressed` }) as const;

function sharedTrip() {
  const said: AnyEventObject[] = [];
  const { site, listener } = siteListener((event) => said.push(event));
  const walk = trial(sharedTripMachine.provide({ actors: { sharedLink: listener } }), {
    input: { site },
  });
  return { ...walk, said };
}

describe('a trip that somebody shared', () => {
  it.each<[why: string, events: SharedTripEvent[], state: string, said: object[]]>([
    ['is not there for who comes without one', [], 'none', []],
    ['is offered', [received], 'offered', []],
    ['is taken', [received, pressed('take')], 'taken', [taken, cleared]],
    ['is looked at', [received, pressed('look')], 'looking', []],
    ['is looked at and taken', [received, pressed('look'), pressed('take')], 'taken', [taken, cleared]],
    ['is put away', [received, pressed('close')], 'none', [cleared]],
    ['is looked at and put away', [received, pressed('look'), pressed('close')], 'none', [cleared]],
    ['is taken once', [received, pressed('take'), pressed('take')], 'taken', [taken, cleared]],
    [
      'is taken, and that is put away',
      [received, pressed('take'), pressed('close')],
      'none',
      [taken, cleared],
    ],
    ['cannot be read', [{ type: 'link.unreadable' }], 'unreadable', []],
    ['cannot be read, which is put away', [{ type: 'link.unreadable' }, pressed('close')], 'none', [cleared]],
    ['comes after one was taken', [received, pressed('take'), received], 'offered', [taken, cleared]],
    ['is not taken before it is there', [pressed('take'), pressed('look')], 'none', []],
  ])('%s', (_why, events, state, expected) => {
    const { actor, said, send } = sharedTrip();
    send(...events);
    expect(actor.getSnapshot().value).toBe(state);
    expect(said).toEqual(expected);
  });

  it('is set against what the visitor’s own folder says, whenever that is known', () => {
    const { actor, send } = sharedTrip();
    send(received, { type: 'own-trip.known', trip: { destination: 'Kenya' } });
    expect(actor.getSnapshot().value).toBe('offered');
    expect(actor.getSnapshot().context.own).toEqual({ destination: 'Kenya' });
  });
});
