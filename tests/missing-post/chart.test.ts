import { describe, expect, it } from 'vitest';
import type { AnyEventObject } from 'xstate';
import { missingPostMachine } from '../../machines/missing-post/missing-post.machine';
import { trial } from '../support/trial';
import { siteListener } from '../support/site-recorder';

function missing(id: string) {
  /** What is told to the site, in order. */
  const told: AnyEventObject[] = [];
  const { site } = siteListener((event) => told.push(event));
  const walk = trial(missingPostMachine, { id: 'missingPost_r_1_', input: { site, id } });
  return { ...walk, takeTold: () => told.splice(0) };
}

const redirect = {
  type: 'navigation.requested',
  to: '/blog',
  isLate: true,
  isReplacing: true,
  otherwise: { type: 'flow.answered', flow: 'missingPost_r_1_', event: { type: 'redirect.refused' } },
};

describe('an address without a post (Specification §4, Unknown post id, and §8)', () => {
  it('is announced for three seconds', () => {
    expect(missing('no-such-post').takeTold()).toEqual([
      {
        type: 'notice.raised',
        notice: {
          id: 'missing-post',
          kind: 'error',
          says: 'post.missing',
          about: 'no-such-post',
          durationMs: 3000,
        },
      },
    ]);
  });

  it('goes to the blog after 3,000 ms, once', () => {
    const { clock, takeTold } = missing('x');
    takeTold();
    clock.increment(2999);
    expect(takeTold()).toEqual([]);
    clock.increment(1);
    expect(takeTold()).toEqual([redirect]);
    clock.increment(10_000);
    expect(takeTold()).toEqual([]);
  });

  it('takes its notice away, and goes nowhere, when the visitor leaves first', () => {
    const { actor, clock, takeTold } = missing('x');
    takeTold();
    actor.stop();
    expect(takeTold()).toEqual([{ type: 'notice.dismissed', id: 'missing-post' }]);
    clock.increment(3000);
    expect(takeTold()).toEqual([]);
  });

  it('waits again when the visitor was on the way elsewhere, and says nothing more', () => {
    const { clock, send, takeTold } = missing('x');
    clock.increment(3000);
    takeTold();
    send({ type: 'redirect.refused' });
    clock.increment(2999);
    expect(takeTold()).toEqual([]);
    clock.increment(1);
    expect(takeTold()).toEqual([redirect]);
  });

  it.each([
    ['80 characters whole', 'a'.repeat(80), 'a'.repeat(80)],
    ['2 KB cut', 'a'.repeat(2048), `${'a'.repeat(80)}…`],
    ['markup as text', '<img onerror=alert(1)>', '<img onerror=alert(1)>'],
    ['half an emoji at the cut', `${'a'.repeat(79)}😀😀`, `${'a'.repeat(79)}\ufffd…`],
  ])('shows an id of %s', (_why, id, shown) => {
    const [raised] = missing(id).takeTold();
    expect(raised).toMatchObject({ notice: { says: 'post.missing', about: shown } });
  });
});
