import { describe, expect, it } from 'vitest';
import type { EventFrom } from 'xstate';
import { toolDialogsMachine } from '../../machines/tool-dialogs/tool-dialogs.machine';
import { trial } from '../support/trial';

type ToolDialogsEvent = EventFrom<typeof toolDialogsMachine>;

const checker: ToolDialogsEvent = { type: 'checker.requested' };
const checkerFor: ToolDialogsEvent = { type: 'checker.requested', destination: 'uae' };
const estimator: ToolDialogsEvent = { type: 'estimator.requested' };
const sharedTrip: ToolDialogsEvent = { type: 'estimator.requested', query: { trip: 'uk' } };
const closed: ToolDialogsEvent = { type: 'dialog.closed' };
const failed: ToolDialogsEvent = { type: 'dialog.failed' };
const left: ToolDialogsEvent = { type: 'page.changed' };

describe('the tools over any page (Specification §2, Footer)', () => {
  it.each<[why: string, events: ToolDialogsEvent[], dialog: 'closed' | 'checker' | 'estimator']>([
    ['none at first', [], 'closed'],
    ['the checker', [checker], 'checker'],
    ['the estimator', [estimator], 'estimator'],
    ['the checker, closed', [checker, closed], 'closed'],
    ['the estimator, closed', [estimator, closed], 'closed'],
    ['the checker, on a page that is left', [checker, left], 'closed'],
    ['the estimator, on a page that is left', [estimator, left], 'closed'],
    ['the checker, whose code cannot be had', [checker, failed], 'closed'],
    ['the estimator, whose code cannot be had', [estimator, failed], 'closed'],
    ['one at a time: the checker stays', [checker, estimator], 'checker'],
    ['one at a time: the estimator stays', [estimator, checker], 'estimator'],
    ['one after the other', [checker, closed, estimator], 'estimator'],
    ['nothing to close', [closed, failed, left], 'closed'],
  ])('%s', (_why, events, dialog) => {
    const { actor, send } = trial(toolDialogsMachine, {});
    send(...events);
    expect(actor.getSnapshot().value).toBe(dialog);
  });

  it.each<
    [why: string, events: ToolDialogsEvent[], destination: string | undefined, query: object | undefined]
  >([
    ['nothing at first', [], undefined, undefined],
    ['the checker for a destination', [checkerFor], 'uae', undefined],
    ['the checker without one, after one', [checkerFor, closed, checker], undefined, undefined],
    ['the estimator for a shared trip', [sharedTrip], undefined, { trip: 'uk' }],
    ['the estimator without one, after one', [sharedTrip, closed, estimator], undefined, undefined],
  ])('%s', (_why, events, destination, query) => {
    const { actor, send } = trial(toolDialogsMachine, {});
    send(...events);
    const { checkerDestination, sharedQuery } = actor.getSnapshot().context;
    expect([checkerDestination, sharedQuery]).toEqual([destination, query]);
  });

  it.each<[why: string, events: ToolDialogsEvent[], failures: number]>([
    ['none', [checker, closed], 0],
    ['the checker', [checker, failed], 1],
    ['the estimator', [estimator, failed], 1],
    ['once more', [checker, failed, checker, failed], 2],
    ['without a dialog', [failed], 0],
  ])('code that cannot be had is told each time, and fetched anew: %s', (_why, events, failures) => {
    const { actor, emitted, send } = trial(toolDialogsMachine, {});
    send(...events);
    expect(actor.getSnapshot().context.failures).toBe(failures);
    expect(emitted).toEqual(
      Array(failures).fill({
        type: 'notice.raised',
        notice: {
          id: 'tool-dialog',
          kind: 'error',
          message: 'This tool could not be opened. Check your connection, or reload the page.',
          durationMs: 8000,
        },
      }),
    );
  });
});
