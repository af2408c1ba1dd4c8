import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { whenIdle } from '../../../src/services/idle';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A page in a browser that does not say when it is idle, as Safari. */
function safari(readyState: DocumentReadyState) {
  const page = new EventTarget();
  vi.stubGlobal('window', page);
  vi.stubGlobal('document', { readyState });
  return page;
}

describe('at rest, where the browser does not say so', () => {
  it('is 1.5 s after the page has loaded', () => {
    const page = safari('interactive');
    const task = vi.fn();
    whenIdle(task);
    vi.advanceTimersByTime(60_000);
    page.dispatchEvent(new Event('load'));
    vi.advanceTimersByTime(1_400);
    expect(task).not.toHaveBeenCalled();
    vi.advanceTimersByTime(200);
    expect(task).toHaveBeenCalledTimes(1);
  });

  it('is 1.5 s from now when the page has loaded before', () => {
    safari('complete');
    const task = vi.fn();
    whenIdle(task);
    vi.advanceTimersByTime(1_600);
    expect(task).toHaveBeenCalledTimes(1);
  });

  it.each<DocumentReadyState>(['interactive', 'complete'])('is called off while the page is %s', (state) => {
    const page = safari(state);
    const task = vi.fn();
    whenIdle(task)();
    page.dispatchEvent(new Event('load'));
    vi.advanceTimersByTime(60_000);
    expect(task).not.toHaveBeenCalled();
  });
});
