import { fromPromise } from 'xstate';
import type { Notice } from './ports';

/** Copies a text for the visitor; fails where the browser does not allow it. Every flow that copies invokes this. */
export const copyText = fromPromise<void, { text: string }>(() =>
  Promise.reject(new Error('copyText is not provided')),
);

/** What is copied where the page itself has no words for it. */
export type CopiedText = 'checklist' | 'details' | 'letter' | 'quote-request' | 'estimate-link' | 'trip-link';

/** What is got in another way where the browser does not allow copying. */
export type UncopiedText = Exclude<CopiedText, 'quote-request' | 'estimate-link'> | 'estimate';

export function copiedNotice(text: CopiedText): Notice {
  return { id: 'copy', kind: 'success', says: `copied.${text}` };
}

export function refusedNotice(text: UncopiedText): Notice {
  return { id: 'copy', kind: 'error', says: `not-copied.${text}` };
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
