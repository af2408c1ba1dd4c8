import { expect, it } from 'vitest';
import { applyGateMachine, type ApplyGateEvent } from '../../machines/apply-gate/apply-gate.machine';
import { trial } from '../support/trial';

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
])('the gate of Specification §4: %s', (_, types, state, expected) => {
  const { actor, emitted, send } = trial(applyGateMachine, { input: { destination: 'schengen' } });
  send(...types.map((type) => ({ type })));
  expect(actor.getSnapshot().value).toBe(state);
  expect(emitted).toEqual(expected);
});
