import { describe, expect, it } from 'vitest';
import { fromPromise, type AnyEventObject } from 'xstate';
import { deviceDataMachine } from '../../machines/device-data/device-data.machine';
import { answersArrive, trial } from '../support/trial';
import { siteListener } from '../support/site-recorder';

type Answer = 'agrees' | 'declines' | 'cannot be asked';

function device(answers: Answer | (() => Answer), isRemovable: boolean) {
  let asked = 0;
  let removals = 0;
  const told: AnyEventObject[] = [];
  const { site } = siteListener((event) => told.push(event));
  const walk = trial(
    deviceDataMachine.provide({
      actors: {
        confirmForgetting: fromPromise<boolean>(() => {
          asked += 1;
          const answer = typeof answers === 'string' ? answers : answers();
          return answer === 'cannot be asked'
            ? Promise.reject(new Error(answer))
            : Promise.resolve(answer === 'agrees');
        }),
        forgetDevice: fromPromise(() => {
          removals += 1;
          return isRemovable ? Promise.resolve() : Promise.reject(new Error('blocked'));
        }),
      },
    }),
    { input: { site } },
  );
  return { ...walk, told, asked: () => asked, removals: () => removals };
}

describe('clearing the data on this device', () => {
  const removed = {
    kind: 'success',
    says: 'device-data.removed',
    durationMs: 5000,
  };
  const notRemoved = {
    kind: 'error',
    says: 'device-data.not-removed',
    durationMs: 8000,
  };

  it.each<[answer: Answer, isRemovable: boolean, state: string, removals: number, notices: object[]]>([
    ['agrees', true, 'forgotten', 1, [removed]],
    ['agrees', false, 'kept', 1, [notRemoved]],
    ['declines', true, 'kept', 0, []],
    ['cannot be asked', true, 'kept', 0, []],
  ])('the visitor %s, removable: %s → %s', async (answer, isRemovable, state, removals, notices) => {
    const { actor, send, told, asked, removals: made } = device(answer, isRemovable);
    send({ type: 'clear.pressed' });
    await answersArrive();
    expect(actor.getSnapshot().value).toEqual({ idle: state });
    expect(asked()).toBe(1);
    expect(made()).toBe(removals);
    expect(told).toMatchObject([
      ...(state === 'forgotten' ? [{ type: 'device.cleared' }] : []),
      ...notices.map((notice) => ({ type: 'notice.raised', notice })),
    ]);
  });

  it.each<Answer>(['declines', 'cannot be asked'])(
    'a second time, the visitor %s: what was removed stays removed',
    async (second) => {
      const answers: Answer[] = ['agrees', second];
      const { actor, send } = device(() => answers.shift() ?? 'declines', true);
      send({ type: 'clear.pressed' });
      await answersArrive();
      send({ type: 'clear.pressed' });
      await answersArrive();
      expect(actor.getSnapshot().value).toEqual({ idle: 'forgotten' });
    },
  );

  it('asks again when it is pressed again, and not twice at once', async () => {
    const { send, asked } = device('agrees', true);
    send({ type: 'clear.pressed' }, { type: 'clear.pressed' });
    await answersArrive();
    send({ type: 'clear.pressed' });
    await answersArrive();
    expect(asked()).toBe(2);
  });
});
