import { afterEach, beforeEach, vi } from 'vitest';
import { World } from './world';

/** The day of every walk: what pages say changes with the days, and what was read of them does not. */
export const walkedOn = '2026-11-28';

/** Each test finds nothing kept, a clock that stands and a world of its own, which is given to `take`. */
export function eachInItsWorld(take: (world: World) => void): void {
  let world: World;
  beforeEach(() => {
    vi.useFakeTimers({ now: Date.parse(`${walkedOn}T04:30:00Z`) });
    sessionStorage.clear();
    localStorage.clear();
    world = new World();
    take(world);
  });
  afterEach(() => {
    world.close();
    vi.useRealTimers();
  });
}
