import { screen } from '@testing-library/react';
import { act } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { EventFrom } from 'xstate';
import { lateToolMachine } from '../../machines/late-tool/late-tool.machine';
import { LateContent } from '../../src/flows/late-tool/LateContent';
import { LateTool } from '../../src/flows/late-tool/LateTool';
import { press } from '../support/hands';
import { walkPaths } from '../support/paths';
import { World } from '../support/world';

/** Fetches that wait for the test's answer. */
let fetches: { answer: () => void; fail: () => void }[] = [];

const load = () =>
  new Promise<{ default: (props: { place: string }) => React.ReactNode }>((resolve, reject) => {
    fetches.push({
      answer: () => resolve({ default: ({ place }) => <h3>{`Planner for ${place}`}</h3> }),
      fail: () => reject(new Error('no connection')),
    });
  });

const loadContent = () =>
  new Promise<{ default: () => React.ReactNode }>((resolve, reject) => {
    fetches.push({
      answer: () => resolve({ default: () => <h3>The folder</h3> }),
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

describe('what a page shows at once', () => {
  it('asks for its code by itself, and again when it could not be had', async () => {
    fetches = [];
    const world = new World();
    await world.open(<LateContent name="your trip" load={loadContent} />, '/trip');
    expect(screen.getByRole('status').textContent).toBe('Opening your trip…');
    await act(async () => fetches.shift()?.fail());
    expect(screen.getByRole('alert').textContent).toContain('We could not load your trip.');
    await press('Try again');
    expect(screen.getByRole('status').textContent).toBe('Opening your trip…');
    await act(async () => fetches.shift()?.answer());
    expect(screen.getByRole('heading').textContent).toBe('The folder');
    world.close();
  });
});
