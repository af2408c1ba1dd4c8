import { communityBannerMachine } from '../../machines/community-banner/community-banner.machine';
import { type Play, nothing, playOf } from '../support/arbitraries';
import { count } from '../support/random-values';

export const randomEvents: Play = playOf(communityBannerMachine, {
  events: { 'banner.dismissed': nothing },
  holds: ({ snapshot, emitted }) => ({
    'once dismissed it stays away': snapshot.matches('dismissed'),
    'the focus is moved once': count(emitted, 'focus.requested') === 1,
  }),
});
