import fc from 'fast-check';
import { createEmptyActor } from 'xstate';
import { applyGateMachine } from '../../machines/apply-gate/apply-gate.machine';
import { type Play, nothing, playOf } from '../support/arbitraries';

export const randomEvents: Play = playOf(applyGateMachine, {
  input: {
    site: createEmptyActor() as never,
    destination: 'schengen',
    load: () => Promise.resolve('the dialog'),
  },
  answers: { loadCode: fc.constant('the dialog') },
  events: { 'apply.pressed': nothing, 'cancel.pressed': nothing, 'proceed.pressed': nothing },
  holds: ({ events, emitted }) => ({
    'the checker is opened only by a question that was asked':
      emitted.length <= events.filter(({ type }) => type === 'apply.pressed').length,
  }),
});
