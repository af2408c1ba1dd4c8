import { expect, it } from 'vitest';
import type { AnyEventObject } from 'xstate';
import { visaCentreMachine, type VisaCentreEvent } from '../../machines/visa-centre/visa-centre.machine';
import { siteListener } from '../support/site-recorder';
import { trial } from '../support/trial';

const arrived = (to?: string): VisaCentreEvent => ({ type: 'address.changed', query: { to } });
const chosen = (id: string): VisaCentreEvent => ({ type: 'destination.chosen', id });
const lives = (state: string): VisaCentreEvent => ({ type: 'state.chosen', state });
const knownTrip = (state?: string): VisaCentreEvent => ({
  type: 'trip.known',
  trip: state === undefined ? {} : { state },
});
const asked = (to?: string) => ({ type: 'address.requested', query: { to }, history: 'push' });
const kept = (state: string) => ({ type: 'trip.patched', patch: { state } });

type Row = [
  why: string,
  events: readonly VisaCentreEvent[],
  state: string,
  destination: string | undefined,
  livesIn: string | undefined,
  told: readonly unknown[],
];

function walk(own: string | undefined, events: readonly VisaCentreEvent[]) {
  const heard: AnyEventObject[] = [];
  const { site, listener } = siteListener((event) => heard.push(event));
  const { actor, send } = trial(visaCentreMachine.provide({ actors: { address: listener } }), {
    input: { site, known: own === undefined ? ['italy', 'japan'] : [], own },
  });
  send(...events);
  const { value, context } = actor.getSnapshot();
  return { value, context, heard };
}

it.each<Row>([
  ['nothing is said', [], 'asking', undefined, undefined, []],
  ['the address names a destination', [arrived('italy')], 'asking', 'italy', undefined, []],
  ['the address names what is none', [arrived('atlantis')], 'asking', undefined, undefined, []],
  ['a destination is chosen', [chosen('italy')], 'asking', 'italy', undefined, [asked('italy')]],
  ['a state alone', [lives('Kerala')], 'asking', undefined, 'Kerala', [kept('Kerala')]],
  [
    'both',
    [chosen('italy'), lives('Kerala')],
    'answered',
    'italy',
    'Kerala',
    [asked('italy'), kept('Kerala')],
  ],
  [
    'another destination keeps the state',
    [arrived('italy'), lives('Kerala'), chosen('japan')],
    'answered',
    'japan',
    'Kerala',
    [kept('Kerala'), asked('japan')],
  ],
  ['Back', [chosen('italy'), arrived()], 'asking', undefined, undefined, [asked('italy')]],
  [
    'the destination is taken back',
    [chosen('italy'), chosen('')],
    'asking',
    undefined,
    undefined,
    [asked('italy'), asked()],
  ],
  [
    'Back, with the state known',
    [chosen('italy'), lives('Kerala'), arrived()],
    'asking',
    undefined,
    'Kerala',
    [asked('italy'), kept('Kerala')],
  ],
  [
    'the state is taken back, and out of the trip',
    [arrived('italy'), lives('Kerala'), lives('')],
    'asking',
    'italy',
    undefined,
    [kept('Kerala'), kept('')],
  ],
  ['the trip knows the state', [arrived('italy'), knownTrip('Goa')], 'answered', 'italy', 'Goa', []],
  [
    'the trip forgets it',
    [arrived('italy'), knownTrip('Goa'), knownTrip()],
    'asking',
    'italy',
    undefined,
    [],
  ],
  [
    'the trip has what is no state',
    [arrived('italy'), knownTrip('Bombay')],
    'asking',
    'italy',
    undefined,
    [],
  ],
])('among several destinations: %s', (_why, events, state, destination, livesIn, told) => {
  const { value, context, heard } = walk(undefined, events);
  expect([value, context.destination, context.state]).toEqual([state, destination, livesIn]);
  expect(heard).toEqual(told);
});

it.each<Row>([
  ['nothing is said', [], 'asking', 'italy', undefined, []],
  ['the address has no say', [arrived('japan')], 'asking', 'italy', undefined, []],
  ['a state', [lives('Kerala')], 'answered', 'italy', 'Kerala', [kept('Kerala')]],
  ['the trip knows it', [knownTrip('Kerala')], 'answered', 'italy', 'Kerala', []],
])('on the page of one: %s', (_why, events, state, destination, livesIn, told) => {
  const { value, context, heard } = walk('italy', events);
  expect([value, context.destination, context.state]).toEqual([state, destination, livesIn]);
  expect(heard).toEqual(told);
});
