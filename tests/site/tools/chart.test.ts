import { describe, expect, it } from 'vitest';
import {
  selectTool,
  toolsMachine,
  type Tool,
  type ToolFailed,
  type ToolsEvent,
} from '../../../machines/site/tools/tools.machine';
import { source } from '../../../machines/source';
import { answeredByHand, answersArrive, trial, type PendingCall } from '../../support/trial';
import { siteRecorder } from '../../support/site-recorder';

const checker: ToolsEvent = { type: 'checker.requested' };
const checkerFor: ToolsEvent = { type: 'checker.requested', destination: 'uae' };
const estimator: ToolsEvent = { type: 'estimator.requested' };
const sharedTrip: ToolsEvent = { type: 'estimator.requested', query: { trip: 'uk' } };
const closed: ToolsEvent = { type: 'dialog.closed' };
const failed: ToolsEvent = { type: 'dialog.failed', error: 'broken' };
const left: ToolsEvent = { type: 'page.entered' };

function tools(...events: ToolsEvent[]) {
  const { calls: fetches, service } = answeredByHand<{ tool: Tool }, unknown>();
  const { site, told } = siteRecorder();
  const failures: ToolFailed[] = [];
  const failureLog = source<never, undefined, ToolFailed>(({ receive }) =>
    receive((failure) => failures.push(failure)),
  );
  const walk = trial(toolsMachine.provide({ actors: { loadTool: service, failureLog } }), {
    input: { site },
  });
  walk.send(...events);
  const settle = async (answer: (fetched: PendingCall<unknown, unknown>) => void) => {
    const fetched = fetches.at(-1);
    if (!fetched) throw new Error('No code was asked for.');
    answer(fetched);
    await answersArrive();
  };
  return {
    ...walk,
    failures,
    told,
    fetches,
    at: () => walk.actor.getSnapshot().value,
    tool: () => selectTool(walk.actor.getSnapshot()),
    come: (code: unknown = 'code') => settle((fetched) => fetched.resolve(code)),
    miss: (error: unknown = 'missing') => settle((fetched) => fetched.reject(error)),
  };
}

const notice = {
  type: 'notices.forward',
  event: {
    type: 'notice.raised',
    notice: {
      id: 'tool-dialog',
      kind: 'error',
      says: 'tool.failed',
      durationMs: 8000,
    },
  },
};

describe('the tools over any page (Specification §2, Footer)', () => {
  it.each<[why: string, events: ToolsEvent[], tool: Tool | undefined]>([
    ['none at first', [], undefined],
    ['the checker', [checker], 'checker'],
    ['the estimator', [estimator], 'estimator'],
    ['the checker, closed', [checker, closed], undefined],
    ['the checker, closed twice', [checker, closed, closed], undefined],
    ['the estimator, closed', [estimator, closed], undefined],
    ['the checker, on a page that is left', [checker, left], undefined],
    ['the estimator, on a page that is left', [estimator, left], undefined],
    ['one at a time: the estimator takes its place', [checker, estimator], 'estimator'],
    ['one at a time: the checker takes its place', [estimator, checker], 'checker'],
    ['one after the other', [checker, closed, estimator], 'estimator'],
    ['nothing to close', [closed, failed, left], undefined],
  ])('%s', (_why, events, tool) => {
    expect(tools(...events).tool()).toBe(tool);
  });

  it.each<[why: string, events: ToolsEvent[], destination: string | undefined, query: object | undefined]>([
    ['nothing at first', [], undefined, undefined],
    ['the checker for a destination', [checkerFor], 'uae', undefined],
    ['the checker without one, after one', [checkerFor, closed, checker], undefined, undefined],
    ['the estimator for a shared trip', [sharedTrip], undefined, { trip: 'uk' }],
    ['the estimator without one, after one', [sharedTrip, closed, estimator], undefined, undefined],
  ])('%s', (_why, events, destination, query) => {
    const { context } = tools(...events).actor.getSnapshot();
    expect([context.destination, context.query]).toEqual([destination, query]);
  });
});

describe('the code of a tool', () => {
  it.each<[event: ToolsEvent, tool: Tool]>([
    [checker, 'checker'],
    [estimator, 'estimator'],
  ])('%j is loading until it is there', async (event, tool) => {
    const walk = tools(event);
    expect(walk.at()).toEqual({ [tool]: 'loading' });
    expect(walk.actor.getSnapshot().hasTag('loading')).toBe(true);
    expect(walk.fetches.map(({ input }) => input.tool)).toEqual([tool]);
    await walk.come('its code');
    expect(walk.at()).toEqual({ [tool]: 'open' });
    expect(walk.actor.getSnapshot().hasTag('open')).toBe(true);
    expect(walk.actor.getSnapshot().context.code).toBe('its code');
    expect(walk.told).toEqual([]);
  });

  it.each<[event: ToolsEvent, tool: Tool]>([
    [checker, 'checker'],
    [estimator, 'estimator'],
  ])('%j that cannot be had is told each time, and fetched anew', async (event, tool) => {
    const walk = tools(event);
    await walk.miss('offline');
    expect(walk.at()).toBe('failed');
    expect(walk.tool()).toBeUndefined();
    expect(walk.told).toEqual([notice]);
    expect(walk.failures).toEqual([{ type: 'tool.failed', error: 'offline' }]);
    walk.send(event);
    await walk.miss('still');
    expect(walk.told).toEqual([notice, notice]);
    walk.send(event);
    await walk.come();
    expect(walk.at()).toEqual({ [tool]: 'open' });
    expect(walk.fetches).toHaveLength(3);
  });

  it('a dialog that breaks while it is open is told and gone; the other tool can be had', async () => {
    const walk = tools(checker);
    await walk.come();
    walk.send(failed);
    expect(walk.at()).toBe('failed');
    expect(walk.told).toEqual([notice]);
    expect(walk.failures).toEqual([{ type: 'tool.failed', error: 'broken' }]);
    walk.send(estimator);
    await walk.come();
    expect(walk.at()).toEqual({ estimator: 'open' });
  });

  it.each<[why: string, event: ToolsEvent, at: unknown]>([
    ['was closed', closed, 'closed'],
    ['was left with its page', left, 'closed'],
    ['gave way to the other', estimator, { estimator: 'loading' }],
  ])('that comes after the tool %s opens nothing', async (_why, event, at) => {
    const walk = tools(checker);
    const [first] = walk.fetches;
    walk.send(event);
    expect(first?.signal.aborted).toBe(true);
    first?.resolve('late');
    await answersArrive();
    expect(walk.at()).toEqual(at);
    expect(walk.told).toEqual([]);
  });

  it('a failure is told once, however often the failed tool is closed', async () => {
    const walk = tools(checker);
    await walk.miss();
    walk.send(closed, left, failed);
    expect(walk.told).toEqual([notice]);
    expect(walk.tool()).toBeUndefined();
  });
});
