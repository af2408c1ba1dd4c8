import { act } from '@testing-library/react';
import { expect, it } from 'vitest';
import { eachInItsWorld } from '../../support/each-in-its-world';
import { wait } from '../../support/hands';
import type { World } from '../../support/world';
import { drawnNotices, fieldBeside, leavingMs, openNoticeArea, tellNotices } from './notice-area';

let world: World;
eachInItsWorld((fresh) => (world = fresh));

it('a notice waits while it has the focus, and goes in its time once the focus is elsewhere', async () => {
  await openNoticeArea(world);
  await tellNotices(world, {
    type: 'notice.raised',
    notice: { id: 'hello', kind: 'success', message: 'Done' },
  });
  await wait(100);
  const dismiss = document.querySelector<HTMLElement>('[data-notice="hello"] button');
  await act(async () => dismiss?.focus());
  await wait(60_000);
  expect(drawnNotices()).toEqual(['Done']);
  await act(async () => fieldBeside().focus());
  await wait(2000);
  await wait(leavingMs);
  expect(drawnNotices()).toEqual([]);
});
