import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import type { EventFrom } from 'xstate';
import { deviceDataMachine } from '../../machines/device-data/device-data.machine';
import { ClearMyData } from '../../src/flows/device-data/ClearMyData';
import { press } from '../support/hands';
import { walkPaths } from '../support/paths';

type WalkedEvent =
  | EventFrom<typeof deviceDataMachine>
  | { type: 'xstate.done.actor.confirmForgetting'; output: boolean }
  | { type: 'xstate.error.actor.confirmForgetting' }
  | { type: 'xstate.done.actor.forgetDevice' }
  | { type: 'xstate.error.actor.forgetDevice'; error: Error };

type Situation = 'kept' | 'asked' | 'forgetting' | 'forgotten' | 'left over';

walkPaths<typeof deviceDataMachine, WalkedEvent, Situation>({
  flow: 'Data on this device',
  machine: deviceDataMachine,
  events: (({ value }: { value: unknown }): readonly WalkedEvent[] => {
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
  }) as never,
  key: ({ value }) => JSON.stringify(value),
  limit: 100,
  open: (world, log) => world.open(<ClearMyData />, '/privacy', log.observer),
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
  start: 'kept',
  after: {
    'clear.pressed': () => 'asked',
    'xstate.done.actor.confirmForgetting': (_, { output }) => (output ? 'forgetting' : 'kept'),
    'xstate.error.actor.confirmForgetting': () => 'kept',
    'xstate.done.actor.forgetDevice': () => 'forgotten',
    'xstate.error.actor.forgetDevice': () => 'left over',
  },
  see: (situation) => ({
    buttons: situation === 'forgetting' ? [] : ['Clear my data on this device'],
    notices:
      situation === 'left over'
        ? ['error: Not everything could be removed. Clear the data of this site in your browser.']
        : expect.any(Array),
  }),
  hold: (situation) => {
    const outcome = situation === 'forgotten' ? 'Nothing of yours is kept on this device any more.' : '';
    expect(screen.getByRole('status').textContent).toBe(outcome);
  },
});
