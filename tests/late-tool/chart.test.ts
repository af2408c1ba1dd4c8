import { expect, it } from 'vitest';
import { lateToolMachine, type LateToolEvent } from '../../machines/late-tool/late-tool.machine';
import { source } from '../../machines/source';
import { answersArrive, trial } from '../support/trial';

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
  const load = () =>
    answers[asked++] === 'code' ? Promise.resolve('the tool') : Promise.reject(new Error('no code'));
  const { actor, send } = trial(lateToolMachine, { input: { load } });
  for (const event of events) {
    send(event);
    await answersArrive();
  }
  expect(actor.getSnapshot().value).toBe(state);
  expect(actor.getSnapshot().context.code).toBe(answers.includes('code') ? 'the tool' : undefined);
  expect(asked).toBe(loads);
});

it('asked twice while its code is on the way, it is fetched once', () => {
  let asked = 0;
  const load = () => new Promise(() => void (asked += 1));
  const { actor, send } = trial(lateToolMachine, { input: { load } });
  send(opened, opened, closed);
  expect(actor.getSnapshot().value).toBe('loading');
  expect(asked).toBe(1);
});

it('asked for from the start, it opens by itself, once', async () => {
  const elements: string[] = [];
  let asked = 0;
  const load = () => Promise.resolve((asked += 1));
  const machine = lateToolMachine.provide({
    actors: {
      askedAtStart: source(({ sendBack, input }) => {
        elements.push(input.elementId);
        sendBack({ type: 'open.pressed' });
      }),
    },
  });
  const { actor, send } = trial(machine, { id: 'lateTool_r_1_', input: { load } });
  expect(actor.getSnapshot().value).toBe('loading');
  await answersArrive();
  send(closed);
  expect([actor.getSnapshot().value, asked, elements]).toEqual(['closed', 1, ['lateTool_r_1_']]);
});

it('a tool that cannot even be asked for can be tried again', async () => {
  const load = (): Promise<unknown> => {
    throw new Error('no code');
  };
  const { actor, send } = trial(lateToolMachine, { input: { load } });
  send(opened);
  await answersArrive();
  expect(actor.getSnapshot().value).toBe('failed');
});
