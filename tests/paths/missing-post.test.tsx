import { Link, Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { EventFrom } from 'xstate';
import { missingPostMachine } from '../../machines/missing-post/missing-post.machine';
import { MissingPost } from '../../src/flows/missing-post/MissingPost';
import { follow, wait } from '../support/hands';
import { walkPaths } from '../support/paths';
import { World } from '../support/world';

type WalkedEvent = { type: 'post.missed' } | { type: 'xstate.after.redirectDelay.missingPost.redirecting' };

const delay = { type: 'xstate.after.redirectDelay.missingPost.redirecting' } as const;

const view = (
  <>
    <Routes>
      <Route path="/blog/:id" element={<MissingPost id="no-such-post" />} />
      <Route path="*" element={<h1>Another page</h1>} />
    </Routes>
    <Link to="/faq">Go elsewhere</Link>
  </>
);

const address = '/blog/no-such-post';
const notice = 'error: Blog post with ID "no-such-post" could not be found. Redirecting...';

walkPaths<typeof missingPostMachine, WalkedEvent, 'announced' | 'gone'>({
  flow: 'Missing post',
  machine: missingPostMachine,
  input: { id: 'no-such-post' },
  events: (snapshot) => {
    const events: WalkedEvent[] = snapshot.matches('looking') ? [{ type: 'post.missed' }] : [];
    if (snapshot.matches('redirecting')) events.push(delay);
    return events as unknown as EventFrom<typeof missingPostMachine>[];
  },
  key: ({ value }) => value,
  limit: 100,
  open: (world, log) => world.open(view, address, log.observer),
  act: {
    'post.missed': (_, world) => {
      world.close();
      return world.open(view, address, world.inspect);
    },
    'xstate.after.redirectDelay.missingPost.redirecting': () => wait(3000),
  },
  say: {
    'post.missed': () => 'comes to an address without a post',
    'xstate.after.redirectDelay.missingPost.redirecting': () => 'waits three seconds',
  },
  start: 'announced',
  after: {
    'post.missed': () => 'announced',
    'xstate.after.redirectDelay.missingPost.redirecting': () => 'gone',
  },
  see: (situation) =>
    situation === 'announced'
      ? { address, headings: ['Loading post or redirecting...'], notices: [notice] }
      : { address: '/blog', headings: ['Another page'], notices: [] },
});

let world: World;

beforeEach(() => {
  vi.useFakeTimers();
  world = new World();
});

afterEach(() => {
  world.close();
  vi.useRealTimers();
});

it('leaving first cancels the redirect and takes the notice away', async () => {
  await world.open(view, address);
  await wait(2900);
  await follow('Go elsewhere');
  expect(world.screen()).toMatchObject({ address: '/faq', notices: [] });
  await wait(3000);
  expect(world.screen().address).toBe('/faq');
});

it('going to the blog by hand ends the wait', async () => {
  await world.open(view, address);
  await follow('Go to the blog now');
  expect(world.screen()).toMatchObject({ address: '/blog', notices: [] });
});
