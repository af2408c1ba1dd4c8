import { fromPromise } from 'xstate';
import type { Notice } from './ports';

/** Copies a text for the visitor; fails where the browser does not allow it. Every flow that copies invokes this. */
export const copyText = fromPromise<void, { text: string }>(() =>
  Promise.reject(new Error('copyText is not provided')),
);

/** What follows a copy where the page itself has no words for it: what was copied, or what to do instead. */
export function copiedNotice(message: string): Notice {
  return { id: 'copy', kind: 'success', message };
}

export function refusedNotice(otherwise: string): Notice {
  return { id: 'copy', kind: 'error', message: `Your browser does not allow copying. ${otherwise}` };
}

/**
 * How a text is copied. The flow adds the actor, and what it says then: `announceCopied`, or another name where it copies
 * several texts, and `explainRefusal`.
 */
export const copyRegion = <Context, Announcement extends string = 'announceCopied'>(
  textOf: (context: Context) => string,
  announcement = 'announceCopied' as Announcement,
) =>
  ({
    initial: 'offered',
    states: {
      offered: { on: { 'copy.pressed': 'copying' } },
      copying: {
        invoke: {
          id: 'copyText',
          src: 'copyText',
          input: ({ context }: { context: Context }) => ({ text: textOf(context) }),
          onDone: { target: 'offered', actions: announcement },
          onError: { target: 'offered', actions: 'explainRefusal' },
        },
      },
    },
  }) as const;
