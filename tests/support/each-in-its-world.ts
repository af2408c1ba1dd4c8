import { afterEach, beforeEach, vi } from 'vitest';
import { World } from './world';

/** Each test finds nothing kept, a clock that stands and a world of its own, which is given to `take`. */
export function eachInItsWorld(take: (world: World) => void): void {
  let world: World;
  beforeEach(() => {
    vi.useFakeTimers();
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
