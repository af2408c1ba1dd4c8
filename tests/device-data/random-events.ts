import fc from 'fast-check';
import { createEmptyActor } from 'xstate';
import { deviceDataMachine } from '../../machines/device-data/device-data.machine';
import { type Play, nothing, playOf } from '../support/arbitraries';
import { answer, implies, notices } from '../support/random-values';

export const randomEvents: Play = playOf(deviceDataMachine, {
  input: { site: createEmptyActor() as never },
  events: { 'clear.pressed': nothing },
  answers: { confirmForgetting: answer, forgetDevice: fc.constant(undefined) },
  holds: ({ snapshot, events, emitted }) => ({
    'nothing is removed without a yes': implies(
      snapshot.matches('forgetting') || emitted.length > 0,
      events.some(({ type, output }) => type === 'xstate.done.actor.confirmForgetting' && output === true),
    ),
    'what is removed is told': implies(
      snapshot.matches({ idle: 'forgotten' }),
      notices(emitted, 'success') > 0,
    ),
  }),
});
