import { sendTo, setup } from 'xstate';
import { forNavigation, forNotices, type SiteRef } from '../site/events';
import { source } from '../source';
import { wellFormed } from '../text';

/** The notice's id, by which it is dismissed when the visitor leaves first. */
const missingPostNotice = 'missing-post';

/** Longer ids are cut in the message; every slug is far shorter. */
const shownIdLength = 80;

function shownId(id: string): string {
  return id.length > shownIdLength ? wellFormed(`${id.slice(0, shownIdLength)}…`) : id;
}

/** Another page is on its way to the screen: the visitor is not taken off it. */
type RedirectRefused = { type: 'redirect.refused' };

interface MissingPostInput {
  readonly site: SiteRef;
  readonly id: string;
}

/**
 * An address that names no post: say so, wait three seconds, go to the blog. Leaving the page ends the flow, and
 * the wait with it; who was on the way to another page and is still here is waited for again. Specification §4,
 * Unknown post id, and §8.
 */
export const missingPostMachine = setup({
  types: {
    context: {} as MissingPostInput,
    events: {} as RedirectRefused,
    input: {} as MissingPostInput,
  },
  actors: {
    /** Takes the notice away with the page. */
    leaving: source<never, { site: SiteRef }>(({ input: { site } }) => () => {
      site.send(forNotices({ type: 'notice.dismissed', id: missingPostNotice }));
    }),
  },
  actions: {
    announce: sendTo(
      ({ context }) => context.site,
      ({ context }) =>
        forNotices({
          type: 'notice.raised',
          notice: {
            id: missingPostNotice,
            kind: 'error',
            says: 'post.missing',
            about: shownId(context.id),
            durationMs: 3000,
          },
        }),
    ),
    requestRedirect: sendTo(
      ({ context }) => context.site,
      ({ self }) =>
        forNavigation({
          type: 'navigation.requested',
          to: '/blog',
          isLate: true,
          isReplacing: true,
          otherwise: { type: 'flow.answered', flow: self.id, event: { type: 'redirect.refused' } },
        }),
    ),
  },
  delays: { redirectDelay: 3000 },
}).createMachine({
  id: 'missingPost',
  context: ({ input }) => input,
  entry: 'announce',
  invoke: { id: 'leaving', src: 'leaving', input: ({ context }) => ({ site: context.site }) },
  initial: 'waiting',
  states: {
    waiting: { after: { redirectDelay: { target: 'redirecting', actions: 'requestRedirect' } } },
    redirecting: { on: { 'redirect.refused': 'waiting' } },
  },
});
