import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { whenAtRest } from '../../src/services/at-rest';
import { submissionId } from '../../src/services/submission-id';

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
    whenAtRest(task);
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
    whenAtRest(task);
    vi.advanceTimersByTime(1_600);
    expect(task).toHaveBeenCalledTimes(1);
  });

  it.each<DocumentReadyState>(['interactive', 'complete'])('is called off while the page is %s', (state) => {
    const page = safari(state);
    const task = vi.fn();
    whenAtRest(task)();
    page.dispatchEvent(new Event('load'));
    vi.advanceTimersByTime(60_000);
    expect(task).not.toHaveBeenCalled();
  });
});

describe('the id of a submission', () => {
  it('is a random UUID, also where the page came by plain http', () => {
    vi.stubGlobal('crypto', { getRandomValues: (bytes: Uint8Array) => bytes.map((_, index) => 240 + index) });
    expect(submissionId()).toBe('f0f1f2f3-f4f5-46f7-88f9-fafbfcfdfeff');
    vi.unstubAllGlobals();
    const ids = Array.from({ length: 100 }, submissionId);
    expect(new Set(ids).size).toBe(100);
    for (const id of ids) expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-8[\da-f]{3}-[\da-f]{12}$/);
  });
});
