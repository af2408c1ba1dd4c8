import { describe, expect, it } from 'vitest';
import { fromPromise, type AnyEventObject } from 'xstate';
import { deviceDataMachine } from '../../machines/device-data/device-data.machine';
import { answersArrive, trial } from '../support/trial';
import { siteListener } from '../support/site-recorder';

type Answer = 'agrees' | 'declines' | 'cannot be asked';

function device(answers: Answer | (() => Answer), isRemovable: boolean) {
  const questions: string[] = [];
  let removals = 0;
  const told: AnyEventObject[] = [];
  const { site } = siteListener((event) => told.push(event));
  const walk = trial(
    deviceDataMachine.provide({
      actors: {
        confirmForgetting: fromPromise<boolean, { question: string }>(({ input }) => {
          questions.push(input.question);
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
  return { ...walk, told, questions, removals: () => removals };
}

describe('clearing the data on this device', () => {
  const removed = {
    kind: 'success',
    message: 'Your data on this device is removed.',
    durationMs: 5000,
  };
  const notRemoved = {
    kind: 'error',
    message: 'Not everything could be removed. Clear this site’s data in your browser.',
    durationMs: 8000,
  };

  it.each<[answer: Answer, isRemovable: boolean, state: string, removals: number, notices: object[]]>([
    ['agrees', true, 'forgotten', 1, [removed]],
    ['agrees', false, 'kept', 1, [notRemoved]],
    ['declines', true, 'kept', 0, []],
    ['cannot be asked', true, 'kept', 0, []],
  ])('the visitor %s, removable: %s → %s', async (answer, isRemovable, state, removals, notices) => {
    const { actor, send, told, questions, removals: made } = device(answer, isRemovable);
    send({ type: 'clear.pressed' });
    await answersArrive();
    expect(actor.getSnapshot().value).toEqual({ idle: state });
    expect(questions).toEqual([
      'Remove everything that this site keeps on this device: drafts, ticked documents, the list of applications, the theme and saved pages? This cannot be undone.',
    ]);
    expect(made()).toBe(removals);
    expect(told).toMatchObject(notices.map((notice) => ({ type: 'notice.raised', notice })));
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
    const { send, questions } = device('agrees', true);
    send({ type: 'clear.pressed' }, { type: 'clear.pressed' });
    await answersArrive();
    send({ type: 'clear.pressed' });
    await answersArrive();
    expect(questions).toHaveLength(2);
  });
});
