import { act } from '@testing-library/react';
import { StrictMode } from 'react';
import { Link, Route, Routes } from 'react-router-dom';
import { expect, it } from 'vitest';
import { createEmptyActor } from 'xstate';
import { missingPostMachine } from '../../machines/missing-post/missing-post.machine';
import type { SiteRef } from '../../machines/site/events';
import { MissingPost } from '../../src/flows/missing-post/MissingPost';
import { follow, wait } from '../support/hands';
import { walkPaths } from '../support/paths';
import { eachInItsWorld } from '../support/each-in-its-world';
import type { World } from '../support/world';

type Situation = 'announced' | 'on the way' | 'gone';

type WalkedEvent = { type: 'xstate.after.redirectDelay.missingPost.waiting' } | { type: 'redirect.refused' };

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

walkPaths<typeof missingPostMachine, WalkedEvent, Situation>({
  flow: 'Missing post',
  states: 'tests/missing-post/states.txt',
  machine: missingPostMachine,
  input: { site: createEmptyActor() as SiteRef, id: 'no-such-post' },
  events: (snapshot) => [
    {
      type: snapshot.matches('waiting')
        ? 'xstate.after.redirectDelay.missingPost.waiting'
        : 'redirect.refused',
    },
  ],
  open: (world) => world.open(view, address),
  act: {
    'xstate.after.redirectDelay.missingPost.waiting': async (_, world) => {
      world.loadPage = () => new Promise(() => {});
      await follow('Go elsewhere');
      await wait(3000);
    },
    'redirect.refused': async (_, world) => {
      world.loadPage = () => Promise.resolve({});
      await act(async () => world.history?.go(-1));
      await wait(3000);
    },
  },
  say: {
    'xstate.after.redirectDelay.missingPost.waiting': () => 'is on the way elsewhere after three seconds',
    'redirect.refused': () => 'is still there three seconds later',
  },
  start: 'announced',
  after: {
    'xstate.after.redirectDelay.missingPost.waiting': () => 'on the way',
    'redirect.refused': () => 'gone',
  },
  see: (situation) =>
    situation !== 'gone'
      ? {
          address: situation === 'announced' ? address : '/faq',
          headings: ['Loading post or redirecting...'],
          notices: [notice],
        }
      : { address: '/blog', headings: ['Another page'], notices: [] },
});

let world: World;
eachInItsWorld((fresh) => (world = fresh));

it('goes to the blog after three seconds', async () => {
  await world.open(view, address);
  await wait(2999);
  expect(world.screen()).toMatchObject({ address, notices: [notice] });
  await wait(1);
  expect(world.screen()).toMatchObject({ address: '/blog', notices: [] });
});

it('is announced while React rehearses the start in development', async () => {
  await world.open(<StrictMode>{view}</StrictMode>, address);
  expect(world.screen().notices).toEqual([notice]);
  await wait(3000);
  expect(world.screen()).toMatchObject({ address: '/blog', notices: [] });
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
