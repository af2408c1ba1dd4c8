import { describe, expect, it } from 'vitest';
import { communityBannerMachine } from '../../machines/community-banner/community-banner.machine';
import { trial } from '../support/trial';

describe('the community banner (Specification §4)', () => {
  it('is visible', () => {
    const { actor, emitted } = trial(communityBannerMachine, {});
    expect(actor.getSnapshot().value).toBe('visible');
    expect(emitted).toEqual([]);
  });

  it('is dismissed for good, and the focus moves on', () => {
    const { actor, send, emitted } = trial(communityBannerMachine, {});
    send({ type: 'banner.dismissed' });
    expect(actor.getSnapshot()).toMatchObject({ value: 'dismissed', status: 'done' });
    expect(emitted).toEqual([{ type: 'focus.requested' }]);
  });

  it('is visible again when the page is opened again', () => {
    const first = trial(communityBannerMachine, {});
    first.send({ type: 'banner.dismissed' });
    expect(trial(communityBannerMachine, {}).actor.getSnapshot().value).toBe('visible');
  });
});
