import { expect, it } from 'vitest';
import { fromPromise } from 'xstate';
import { applyGateMachine, type ApplyGateEvent } from '../../machines/apply-gate/apply-gate.machine';
import { answeredByHand, answersArrive, trial } from '../support/trial';

const toChecker = {
  type: 'navigation.requested',
  to: '/tools/visa-eligibility-checker',
  state: { destination: 'schengen' },
};

it.each<[why: string, events: ApplyGateEvent['type'][], state: string, emitted: object[]]>([
  ['asks before the application', ['apply.pressed'], 'open', []],
  ['cancel closes it', ['apply.pressed', 'cancel.pressed'], 'closed', []],
  ['proceeding goes to the checker', ['apply.pressed', 'proceed.pressed'], 'closed', [toChecker]],
  ['nothing is proceeded with while it is closed', ['proceed.pressed', 'cancel.pressed'], 'closed', []],
  ['proceeds once', ['apply.pressed', 'proceed.pressed', 'proceed.pressed'], 'closed', [toChecker]],
])('the gate of Specification §4: %s', async (_, types, state, expected) => {
  for (const [code, open] of [
    [() => Promise.resolve('the dialog'), 'open'],
    [() => Promise.reject(new Error('no code')), 'failed'],
  ] as const) {
    const machine = applyGateMachine.provide({ actors: { loadGate: fromPromise<unknown>(code) } });
    const { actor, emitted, send } = trial(machine, { input: { destination: 'schengen' } });
    for (const type of types) {
      send({ type });
      await answersArrive();
    }
    expect(actor.getSnapshot().value).toBe(state === 'open' ? open : state);
    expect(actor.getSnapshot().context.gate).toBe(
      open === 'open' && types[0] === 'apply.pressed' ? 'the dialog' : undefined,
    );
    expect(emitted).toEqual(expected);
  }
});

it('is opening while its code is on the way, and asks for it once', () => {
  const { calls, service } = answeredByHand<unknown, unknown>();
  const machine = applyGateMachine.provide({ actors: { loadGate: service } });
  const { actor, send } = trial(machine, { input: { destination: 'schengen' } });
  send({ type: 'apply.pressed' }, { type: 'apply.pressed' }, { type: 'proceed.pressed' });
  expect(actor.getSnapshot().value).toBe('opening');
  expect(calls).toHaveLength(1);
});
