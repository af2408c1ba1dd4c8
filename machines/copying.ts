import { fromPromise } from 'xstate';
import type { Notice } from './ports';
import type { CopiedText, UncopiedText } from './site/notices/codes';

/** Copying, which fails until a binding puts `copyTextBy` (`src/flows/sources/copy-text.ts`) in its place. */
export const copyTextOf = <Given>() =>
  fromPromise<void, Given>(() => Promise.reject(new Error('copyText is not provided')));

export function copiedNotice(text: CopiedText): Notice {
  return { id: 'copy', kind: 'success', says: `copied.${text}` };
}

export function notCopiedNotice(text: UncopiedText): Notice {
  return { id: 'copy', kind: 'error', says: `not-copied.${text}` };
}

/**
 * How a text is copied that is made of what is given. The flow adds the actor, and what it says then: `announceCopied`, or another
 * name where it copies several texts, and `announceNotCopied`.
 */
export const copyRegion = <Context, Given, Announcement extends string = 'announceCopied'>(
  given: (context: Context) => Given,
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
          input: ({ context }: { context: Context }) => given(context),
          onDone: { target: 'offered', actions: announcement },
          onError: { target: 'offered', actions: 'announceNotCopied' },
        },
      },
    },
  }) as const;
