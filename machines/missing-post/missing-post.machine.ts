import { emit, setup } from 'xstate';
import type { NoticeRaised } from '../ports';
import { wellFormed } from '../text';

/** The notice's id, by which it is withdrawn when the visitor leaves first. */
export const missingPostNotice = 'missing-post';

/** Longer ids are cut in the message; every slug is far shorter. */
const shownIdLength = 80;

function shownId(id: string): string {
  return id.length > shownIdLength ? wellFormed(`${id.slice(0, shownIdLength)}…`) : id;
}

/**
 * An address that names no post: say so, wait three seconds, go to the blog. Leaving the page ends the flow, and
 * the wait with it; who was on the way to another page and is still here is waited for again. Specification §4,
 * Unknown post id, and §8.
 */
export const missingPostMachine = setup({
  types: {
    context: {} as { id: string },
    events: {} as { type: 'redirect.refused' },
    emitted: {} as NoticeRaised | { type: 'redirect.requested'; to: '/blog' },
    input: {} as { id: string },
  },
  actions: {
    announce: emit(({ context }) => ({
      type: 'notice.raised' as const,
      notice: {
        id: missingPostNotice,
        kind: 'error' as const,
        message: `Blog post with ID "${shownId(context.id)}" could not be found. Redirecting...`,
        durationMs: 3000,
      },
    })),
    requestRedirect: emit({ type: 'redirect.requested', to: '/blog' }),
  },
  delays: { redirectDelay: 3000 },
}).createMachine({
  id: 'missingPost',
  context: ({ input }) => ({ id: input.id }),
  entry: 'announce',
  initial: 'waiting',
  states: {
    waiting: { after: { redirectDelay: { target: 'redirecting', actions: 'requestRedirect' } } },
    redirecting: { on: { 'redirect.refused': 'waiting' } },
  },
});
