import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { home } from '../../src/content/destination-coordinates';
import { mappedDestinations } from '../../src/content/mapped-destinations';
import { DestinationMap } from '../../src/flows/destination-map/DestinationMap';
import { eachInItsWorld } from '../support/each-in-its-world';
import { press } from '../support/hands';
import type { World } from '../support/world';

let world: World;
eachInItsWorld((fresh) => (world = fresh));

const destinations = mappedDestinations('2026-11-26').filter(({ name }) =>
  ['Japan', 'Thailand'].includes(name),
);

/** The world’s sheet as wide on the screen as many dots, each of them as a thumb reaches. */
const dot = 22;
beforeEach(() => {
  vi.spyOn(SVGElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: SVGElement) {
    const [, , columns = 0] = (this.getAttribute('viewBox') ?? '').split(' ').map(Number);
    return new DOMRect(0, 0, columns * dot, 0);
  });
});
afterEach(() => void vi.restoreAllMocks());

async function tap(name: string): Promise<void> {
  const mark = document.querySelector<SVGAElement>(`svg a[href="/services/${name.toLowerCase()}"]`);
  const [, x, y] = /translate\(([^ ]+) ([^)]+)\)/.exec(mark?.innerHTML ?? '') ?? [];
  const [left = 0, top = 0] = (mark?.ownerSVGElement?.getAttribute('viewBox') ?? '').split(' ').map(Number);
  const at = { clientX: (Number(x) - left) * dot, clientY: (Number(y) - top) * dot };
  await act(async () => {
    if (mark) fireEvent.click(mark, at);
  });
}

const tip = () => screen.queryByText(/^Time: /)?.parentElement?.textContent ?? '';

it('a thumb meets no mark that the filters have taken away', async () => {
  await world.open(<DestinationMap destinations={destinations} home={home} />, '/');
  await tap('Japan');
  expect(tip()).toContain('Japan');
  await press('No visa');
  await tap('Japan');
  expect(tip()).toBe('');
  await tap('Thailand');
  expect(tip()).toContain('Thailand');
  expect(world.address).toBe('/');
});

it('what a thumb has opened stays when it is lifted, and the second tap leads there', async () => {
  await world.open(<DestinationMap destinations={destinations} home={home} />, '/');
  await tap('Japan');
  const sheets = document.querySelector('svg a')?.closest('[aria-hidden="true"]');
  const lift = (pointerType: string) =>
    act(async () => {
      if (sheets) fireEvent.pointerOut(sheets, { pointerType, relatedTarget: document.body });
    });
  await lift('touch');
  expect(tip()).toContain('Japan');
  await tap('Japan');
  expect(world.address).toBe('/services/japan');
});

it('the tip’s link is for the thumb alone: the list below is the keyboard’s', async () => {
  await world.open(<DestinationMap destinations={destinations} home={home} />, '/');
  await tap('Japan');
  expect(screen.getByText(/^Time: /).parentElement?.querySelector('a')?.tabIndex).toBe(-1);
});

it('what has a stamp shows it; a rule that has ended has none, and says to check', async () => {
  const onDay = (day: string) => mappedDestinations(day).filter(({ name }) => name === 'Malaysia');
  const stampsOn = async (day: string) => {
    await world.open(<DestinationMap destinations={onDay(day)} home={home} />, '/');
    await tap('Malaysia');
    return document.querySelectorAll('svg[data-need] text').length;
  };
  expect(await stampsOn('2026-12-31')).toBeGreaterThan(0);
  cleanup();
  expect(await stampsOn('2027-01-01')).toBe(0);
  expect(tip()).toContain('Check before you book');
});
