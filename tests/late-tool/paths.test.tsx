import { screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import type { EventFrom } from 'xstate';
import { lateToolMachine } from '../../machines/late-tool/late-tool.machine';
import { LateContent } from '../../src/flows/late-tool/LateContent';
import { LateTool } from '../../src/flows/late-tool/LateTool';
import { eachInItsWorld } from '../support/each-in-its-world';
import { fetchedByHand } from '../support/fetched-by-hand';
import { press } from '../support/hands';
import { walkPaths } from '../support/paths';
import type { World } from '../support/world';

const tool = fetchedByHand<{ default: (props: { place: string }) => ReactNode }>();
const Planner = ({ place }: { place: string }) => <h3>{`Planner for ${place}`}</h3>;

const content = fetchedByHand<{ default: () => ReactNode }>();
const Folder = () => <h3>The folder</h3>;

type Met =
  | EventFrom<typeof lateToolMachine>
  | { type: 'xstate.done.actor.loadCode'; output: undefined }
  | { type: 'xstate.error.actor.loadCode'; error: Error };
type Situation = 'closed' | 'loading' | 'open' | 'failed';

walkPaths<typeof lateToolMachine, Met, Situation>({
  flow: 'Late tool',
  states: 'tests/late-tool/states.txt',
  machine: lateToolMachine,
  input: { load: tool.ask },
  events: ({ value }) => {
    if (value === 'open') return [{ type: 'close.pressed' }];
    if (value !== 'loading') return [{ type: 'open.pressed' }];
    return [
      { type: 'xstate.done.actor.loadCode', output: undefined },
      { type: 'xstate.error.actor.loadCode', error: new Error('no connection') },
    ];
  },
  open: (world) =>
    world.open(
      <LateTool name="the planner" load={tool.ask} with={{ place: 'Japan' }}>
        <p>The rules in words.</p>
      </LateTool>,
      '/visa/hong-kong-par',
    ),
  act: {
    'open.pressed': () => press('Open the planner'),
    'close.pressed': () => press('Close the planner'),
    'xstate.done.actor.loadCode': () => tool.come({ default: Planner }),
    'xstate.error.actor.loadCode': () => tool.fail(),
  },
  say: {
    'open.pressed': () => 'opens the tool',
    'close.pressed': () => 'closes it',
    'xstate.done.actor.loadCode': () => 'its code arrives',
    'xstate.error.actor.loadCode': () => 'its code cannot be had',
  },
  start: 'closed',
  after: {
    'open.pressed': () => 'loading',
    'close.pressed': () => 'closed',
    'xstate.done.actor.loadCode': () => 'open',
    'xstate.error.actor.loadCode': () => 'failed',
  },
  see: (situation) => ({
    headings: situation === 'open' ? ['Planner for Japan'] : [],
    buttons: [situation === 'open' ? 'Close the planner' : 'Open the planner'],
  }),
  alsoExpect: (situation) => {
    expect(screen.getByText('The rules in words.')).toBeTruthy();
    expect(screen.getByRole('button').getAttribute('aria-expanded')).toBe(String(situation === 'open'));
    expect(screen.getByRole('status').textContent).toBe(
      situation === 'loading'
        ? 'Opening…'
        : situation === 'failed'
          ? 'It could not be loaded. Check your connection and press again.'
          : '',
    );
  },
});

describe('what a page shows at once', () => {
  let world: World;
  eachInItsWorld((fresh) => (world = fresh));

  it('asks for its code by itself, and again when it could not be had', async () => {
    await world.open(<LateContent name="your trip" load={content.ask} />, '/trip');
    expect(screen.getByRole('status').textContent).toBe('Opening your trip…');
    await content.fail();
    expect(screen.getByRole('alert').textContent).toContain('We could not load your trip.');
    await press('Try again');
    expect(screen.getByRole('status').textContent).toBe('Opening your trip…');
    await content.come({ default: Folder });
    expect(screen.getByRole('heading').textContent).toBe('The folder');
  });
});
