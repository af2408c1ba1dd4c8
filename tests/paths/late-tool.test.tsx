import { screen } from '@testing-library/react';
import { act } from '@testing-library/react';
import { expect } from 'vitest';
import type { EventFrom } from 'xstate';
import { lateToolMachine } from '../../machines/late-tool/late-tool.machine';
import { LateTool } from '../../src/flows/late-tool/LateTool';
import { press } from '../support/hands';
import { walkPaths } from '../support/paths';

/** Fetches that wait for the test's answer. */
let fetches: { answer: () => void; fail: () => void }[] = [];

const load = () =>
  new Promise<{ default: (props: { place: string }) => React.ReactNode }>((resolve, reject) => {
    fetches.push({
      answer: () => resolve({ default: ({ place }) => <h3>{`Planner for ${place}`}</h3> }),
      fail: () => reject(new Error('no connection')),
    });
  });

type Event = EventFrom<typeof lateToolMachine>;
type Met = Event | { type: 'xstate.done.actor.loadTool' } | { type: 'xstate.error.actor.loadTool' };
type Situation = 'closed' | 'opening' | 'open' | 'failed';

walkPaths<typeof lateToolMachine, Met, Situation>({
  flow: 'Late tool',
  machine: lateToolMachine,
  events: ({ value }) =>
    ({
      closed: [{ type: 'open.pressed' }],
      opening: [
        { type: 'xstate.done.actor.loadTool', output: undefined },
        { type: 'xstate.error.actor.loadTool', error: new Error('no connection') },
      ],
      open: [{ type: 'close.pressed' }],
      failed: [{ type: 'open.pressed' }],
    })[value] as never,
  key: ({ value }) => value,
  limit: 100,
  open: (world, log) => {
    fetches = [];
    return world.open(
      <LateTool name="the planner" load={load} with={{ place: 'Japan' }}>
        <p>The rules in words.</p>
      </LateTool>,
      '/visa/hong-kong-par',
      log.observer,
    );
  },
  act: {
    'open.pressed': () => press('Open the planner'),
    'close.pressed': () => press('Close the planner'),
    'xstate.done.actor.loadTool': async () => {
      await act(async () => fetches.shift()?.answer());
    },
    'xstate.error.actor.loadTool': async () => {
      await act(async () => fetches.shift()?.fail());
    },
  },
  say: {
    'open.pressed': () => 'opens the tool',
    'close.pressed': () => 'closes it',
    'xstate.done.actor.loadTool': () => 'its code arrives',
    'xstate.error.actor.loadTool': () => 'its code cannot be had',
  },
  start: 'closed',
  after: {
    'open.pressed': () => 'opening',
    'close.pressed': () => 'closed',
    'xstate.done.actor.loadTool': () => 'open',
    'xstate.error.actor.loadTool': () => 'failed',
  },
  see: (situation) => ({
    headings: situation === 'open' ? ['Planner for Japan'] : [],
    buttons: [situation === 'open' ? 'Close the planner' : 'Open the planner'],
  }),
  hold: (situation) => {
    expect(screen.getByText('The rules in words.')).toBeTruthy();
    expect(screen.getByRole('button').getAttribute('aria-expanded')).toBe(String(situation === 'open'));
    expect(screen.getByRole('status').textContent).toBe(
      situation === 'opening'
        ? 'Opening…'
        : situation === 'failed'
          ? 'It could not be loaded. Check your connection and press again.'
          : '',
    );
  },
});
