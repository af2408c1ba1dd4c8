import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import { createEmptyActor, type EventFrom } from 'xstate';
import { deviceDataMachine } from '../../machines/device-data/device-data.machine';
import type { SiteRef } from '../../machines/site/events';
import { ClearMyData } from '../../src/flows/device-data/ClearMyData';
import { press } from '../support/hands';
import { walkPaths } from '../support/paths';

type WalkedEvent =
  | EventFrom<typeof deviceDataMachine>
  | { type: 'xstate.done.actor.confirmForgetting'; output: boolean }
  | { type: 'xstate.error.actor.confirmForgetting' }
  | { type: 'xstate.done.actor.forgetDevice' }
  | { type: 'xstate.error.actor.forgetDevice'; error: Error };

const question =
  'Remove everything that this site keeps on this device: drafts, ticked documents, the list of applications, the theme and saved pages? This cannot be undone.';

const notices = {
  nothing: [],
  forgotten: ['success: Your data on this device is removed.'],
  'left over': ['error: Not everything could be removed. Clear this site’s data in your browser.'],
} as const;

interface Situation {
  /** What is true once a question is declined. */
  told: 'nothing' | 'forgotten' | 'left over';
  at: 'rest' | 'asked' | 'forgetting';
}

walkPaths<typeof deviceDataMachine, WalkedEvent, Situation>({
  flow: 'Data on this device',
  states: 'tests/device-data/states.txt',
  machine: deviceDataMachine,
  input: { site: createEmptyActor() as SiteRef },
  events: ({ value }) => {
    if (value === 'confirming') {
      return [
        { type: 'xstate.done.actor.confirmForgetting', output: true },
        { type: 'xstate.done.actor.confirmForgetting', output: false },
        { type: 'xstate.error.actor.confirmForgetting' },
      ];
    }
    if (value === 'forgetting') {
      return [
        { type: 'xstate.done.actor.forgetDevice' },
        { type: 'xstate.error.actor.forgetDevice', error: new Error('blocked') },
      ];
    }
    return [{ type: 'clear.pressed' }];
  },
  key: ({ value, historyValue }) =>
    JSON.stringify([
      value,
      Object.values(historyValue)
        .flat()
        .map(({ id }) => id),
    ]),
  open: (world) => world.open(<ClearMyData />, '/privacy'),
  act: {
    'clear.pressed': () => press('Clear my data on this device'),
    'xstate.done.actor.confirmForgetting': ({ output }, world) => world.answerQuestion(output),
    'xstate.error.actor.confirmForgetting': (_, world) => world.answerQuestion(),
    'xstate.done.actor.forgetDevice': (_, world) => world.settleDelivery(),
    'xstate.error.actor.forgetDevice': (_, world) => world.settleDelivery('rejected'),
  },
  say: {
    'clear.pressed': () => 'asks to clear the data',
    'xstate.done.actor.confirmForgetting': ({ output }) => (output ? 'agrees' : 'declines'),
    'xstate.error.actor.confirmForgetting': () => 'cannot be asked',
    'xstate.done.actor.forgetDevice': () => 'everything is removed',
    'xstate.error.actor.forgetDevice': () => 'something cannot be removed',
  },
  start: { told: 'nothing', at: 'rest' },
  after: {
    'clear.pressed': ({ told }) => ({ told, at: 'asked' }),
    'xstate.done.actor.confirmForgetting': ({ told }, { output }) => ({
      told,
      at: output ? 'forgetting' : 'rest',
    }),
    'xstate.error.actor.confirmForgetting': ({ told }) => ({ told, at: 'rest' }),
    'xstate.done.actor.forgetDevice': () => ({ told: 'forgotten', at: 'rest' }),
    'xstate.error.actor.forgetDevice': () => ({ told: 'left over', at: 'rest' }),
  },
  see: ({ told, at }) => ({
    buttons: at === 'forgetting' ? [] : ['Clear my data on this device'],
    notices: notices[told],
  }),
  alsoExpect: ({ told, at }, world) => {
    expect([...new Set(world.questions)]).toEqual(world.questions.length > 0 ? [question] : []);
    if (at !== 'rest') expect(world.questions.length).toBeGreaterThan(0);
    const outcome =
      told === 'forgotten' && at === 'rest' ? 'Nothing of yours is kept on this device any more.' : '';
    expect(screen.getByRole('status').textContent).toBe(outcome);
  },
});
