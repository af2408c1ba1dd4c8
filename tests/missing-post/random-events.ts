import { createEmptyActor } from 'xstate';
import { missingPostMachine } from '../../machines/missing-post/missing-post.machine';
import { noticeWords } from '../../src/content/notice-words';
import { type Play, nothing, playOf } from '../support/arbitraries';
import { count, implies, notices } from '../support/random-values';

export const randomEvents: Play = playOf(missingPostMachine, {
  input: { site: createEmptyActor() as never, id: `</script>${'x'.repeat(2000)}` },
  events: { 'redirect.refused': nothing },
  headStart: [{ type: 'xstate.after.redirectDelay.missingPost.waiting' }],
  holds: ({ snapshot, events, emitted }) => ({
    'it is told once, in a message of bounded length':
      notices(emitted, 'error') === 1 &&
      emitted.every(({ notice }) => notice === undefined || noticeWords(notice).message.length < 160),
    'it leads away once, and once more for each refusal':
      count(emitted, 'navigation.requested') <= 1 + count(events, 'redirect.refused'),
    'who is led away was told to go': implies(
      snapshot.matches('redirecting'),
      count(emitted, 'navigation.requested') > 0,
    ),
  }),
});
