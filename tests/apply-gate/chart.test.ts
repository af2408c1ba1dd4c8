import { expect, it } from 'vitest';
import type { AnyEventObject } from 'xstate';
import { applyGateMachine, type ApplyGateEvent } from '../../machines/apply-gate/apply-gate.machine';
import { answersArrive, trial } from '../support/trial';
import { siteListener } from '../support/site-recorder';

const toChecker = {
  type: 'navigation.requested',
  to: '/tools/visa-eligibility-checker',
  state: { destination: 'schengen' },
};

it.each<[why: string, events: ApplyGateEvent['type'][], state: string, told: object[]]>([
  ['asks before the application', ['apply.pressed'], 'open', []],
  ['cancel closes it', ['apply.pressed', 'cancel.pressed'], 'closed', []],
  ['proceeding goes to the checker', ['apply.pressed', 'proceed.pressed'], 'closed', [toChecker]],
  ['nothing is proceeded with while it is closed', ['proceed.pressed', 'cancel.pressed'], 'closed', []],
  ['proceeds once', ['apply.pressed', 'proceed.pressed', 'proceed.pressed'], 'closed', [toChecker]],
])('the gate of Specification §4: %s', async (_, types, state, expected) => {
  for (const [load, open] of [
    [() => Promise.resolve('the dialog'), 'open'],
    [() => Promise.reject(new Error('no code')), 'failed'],
  ] as const) {
    const told: AnyEventObject[] = [];
    const { site } = siteListener((event) => told.push(event));
    const { actor, send } = trial(applyGateMachine, { input: { site, destination: 'schengen', load } });
    for (const type of types) {
      send({ type });
      await answersArrive();
    }
    expect(actor.getSnapshot().value).toBe(state === 'open' ? open : state);
    expect(actor.getSnapshot().context.code).toBe(
      open === 'open' && types[0] === 'apply.pressed' ? 'the dialog' : undefined,
    );
    expect(told).toEqual(expected);
  }
});

it('is loading while its code is on the way, and asks for it once', () => {
  let asked = 0;
  const load = () => new Promise(() => void (asked += 1));
  const { site } = siteListener(() => {});
  const { actor, send } = trial(applyGateMachine, { input: { site, destination: 'schengen', load } });
  send({ type: 'apply.pressed' }, { type: 'apply.pressed' }, { type: 'proceed.pressed' });
  expect(actor.getSnapshot().value).toBe('loading');
  expect(asked).toBe(1);
});
