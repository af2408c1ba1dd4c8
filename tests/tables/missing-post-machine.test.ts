import { describe, expect, it } from 'vitest';
import { missingPostMachine } from '../../machines/missing-post/missing-post.machine';
import { trial } from '../support/trial';

const missing = (id: string) => trial(missingPostMachine, { input: { id } });

const redirect = { type: 'redirect.requested', to: '/blog' };

describe('an address without a post (Specification §4, Unknown post id, and §8)', () => {
  it('is announced for three seconds', () => {
    expect(missing('no-such-post').takeEmitted()).toEqual([
      {
        type: 'notice.raised',
        notice: {
          id: 'missing-post',
          kind: 'error',
          message: 'Blog post with ID "no-such-post" could not be found. Redirecting...',
          durationMs: 3000,
        },
      },
    ]);
  });

  it('goes to the blog after 3,000 ms, once', () => {
    const { clock, takeEmitted } = missing('x');
    takeEmitted();
    clock.increment(2999);
    expect(takeEmitted()).toEqual([]);
    clock.increment(1);
    expect(takeEmitted()).toEqual([redirect]);
    clock.increment(10_000);
    expect(takeEmitted()).toEqual([]);
  });

  it('goes nowhere when the visitor leaves first', () => {
    const { actor, clock, takeEmitted } = missing('x');
    takeEmitted();
    actor.stop();
    clock.increment(3000);
    expect(takeEmitted()).toEqual([]);
  });

  it('waits again when the visitor was on the way elsewhere, and says nothing more', () => {
    const { clock, send, takeEmitted } = missing('x');
    clock.increment(3000);
    takeEmitted();
    send({ type: 'redirect.refused' });
    clock.increment(2999);
    expect(takeEmitted()).toEqual([]);
    clock.increment(1);
    expect(takeEmitted()).toEqual([redirect]);
  });

  it.each([
    ['80 characters whole', 'a'.repeat(80), 'a'.repeat(80)],
    ['2 KB cut', 'a'.repeat(2048), `${'a'.repeat(80)}…`],
    ['markup as text', '<img onerror=alert(1)>', '<img onerror=alert(1)>'],
    ['half an emoji at the cut', `${'a'.repeat(79)}😀😀`, `${'a'.repeat(79)}\ufffd…`],
  ])('shows an id of %s', (_why, id, shown) => {
    const [raised] = missing(id).takeEmitted();
    expect(raised).toMatchObject({
      notice: { message: `Blog post with ID "${shown}" could not be found. Redirecting...` },
    });
  });
});
