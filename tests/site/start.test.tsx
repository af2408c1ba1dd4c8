import { act } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { openDeliveriesKeyName } from '../../machines/site/deliveries/keys';
import { forNotices } from '../../machines/site/events';
import type { Notice } from '../../machines/ports';
import { eachInItsWorld } from '../support/each-in-its-world';
import { wait } from '../support/hands';
import type { World } from '../support/world';

let world: World;
eachInItsWorld((fresh) => {
  world = fresh;
  world.isWhole = true;
});
afterEach(() => sessionStorage.clear());

/** Set while a page of the tab is open, and so in the storage of a tab that is copied. */
const tabOpenKey = 'deshantar:tab-open:v1';

it.each([
  ['stay with it after a reload', undefined, 'kept'],
  ['are not a copied tab’s', 'yes', null],
])('the open deliveries of a tab %s', async (_why, isOpen, left) => {
  sessionStorage.setItem(openDeliveriesKeyName, 'kept');
  if (isOpen) sessionStorage.setItem(tabOpenKey, isOpen);
  await world.open(<p>A page</p>, '/terms');
  expect(sessionStorage.getItem(openDeliveriesKeyName)).toBe(left);
});

it('without the notices’ code the last of each matter is said in the browser’s own dialog', async () => {
  const misses: (() => void)[] = [];
  world.loadPart = () => new Promise((_, reject) => misses.push(() => reject(new Error('offline'))));
  await world.open(<p>A page</p>, '/terms');
  const raise = (notice: Notice) => world.site?.actor.send(forNotices({ type: 'notice.raised', notice }));
  const id = 'visa-application';
  await act(async () => {
    raise({ id, kind: 'error', message: 'Full Name is required' });
    raise({ id: 'other', kind: 'success', message: 'Something else' });
    raise({ id, kind: 'loading', says: 'application.sending' });
    raise({ id, kind: 'success', says: 'application.accepted' });
  });
  await act(async () => misses.forEach((miss) => miss()));
  await wait(1000);
  expect(world.alerts).toEqual(['Application submitted successfully!', 'Something else']);
});
