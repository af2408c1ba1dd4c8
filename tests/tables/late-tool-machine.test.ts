import { expect, it } from 'vitest';
import { fromPromise } from 'xstate';
import { lateToolMachine, type LateToolEvent } from '../../machines/late-tool/late-tool.machine';
import { answeredByHand, answersArrive, trial } from '../support/trial';

const opened: LateToolEvent = { type: 'open.pressed' };
const closed: LateToolEvent = { type: 'close.pressed' };

it.each<
  [why: string, answers: readonly ('code' | 'none')[], events: LateToolEvent[], state: string, loads: number]
>([
  ['is closed at first', [], [], 'closed', 0],
  ['has nothing to close', [], [closed], 'closed', 0],
  ['opens with its code', ['code'], [opened], 'open', 1],
  ['stays open when it is asked for again', ['code'], [opened, opened], 'open', 1],
  ['closes', ['code'], [opened, closed], 'closed', 1],
  ['opens again', ['code', 'code'], [opened, closed, opened], 'open', 2],
  ['says that its code did not come', ['none'], [opened], 'failed', 1],
  ['has nothing to close where it failed', ['none'], [opened, closed], 'failed', 1],
  ['can be tried again', ['none', 'code'], [opened, opened], 'open', 2],
])('a tool fetched late %s', async (_why, answers, events, state, loads) => {
  let asked = 0;
  const loadTool = fromPromise<unknown>(() =>
    answers[asked++] === 'code' ? Promise.resolve('the tool') : Promise.reject(new Error('no code')),
  );
  const { actor, send } = trial(lateToolMachine.provide({ actors: { loadTool } }));
  for (const event of events) {
    send(event);
    await answersArrive();
  }
  expect(actor.getSnapshot().value).toBe(state);
  expect(actor.getSnapshot().context.code).toBe(answers.includes('code') ? 'the tool' : undefined);
  expect(asked).toBe(loads);
});

it('asked twice while its code is on the way, it is fetched once', () => {
  const { calls, service } = answeredByHand<unknown, unknown>();
  const { actor, send } = trial(lateToolMachine.provide({ actors: { loadTool: service } }));
  send(opened, opened, closed);
  expect(actor.getSnapshot().value).toBe('opening');
  expect(calls).toHaveLength(1);
});
