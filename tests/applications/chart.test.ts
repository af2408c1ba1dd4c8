import { describe, expect, it } from 'vitest';
import type { AnyEventObject, NonReducibleUnknown } from 'xstate';
import {
  applicationsMachine,
  type ApplicationsEvent,
} from '../../machines/applications/applications.machine';
import { applicationsStorageKey, newestFirst, withRecord } from '../../machines/applications/list';
import type { ApplicationRecord } from '../../machines/visa-application/application';
import { record } from '../support/application';
import { answeredByHand, answersArrive, trial, type PendingCall } from '../support/trial';
import { siteListener } from '../support/site-recorder';

const monday = record('Asha Rao', '2026-01-12T04:30:00.000Z');
const tuesday = record('Ravi Iyer', '2026-01-13T04:30:00.000Z');
const timeless = record('Meera Das', 'abc');

describe('the list that the device keeps (Specification §3)', () => {
  it.each<[why: string, list: unknown, rows: readonly ApplicationRecord[] | undefined]>([
    ['is empty', [], []],
    ['holds applications', [monday, tuesday], [monday, tuesday]],
    ['leaves out what is none', [monday, 1, null, {}, [], 'x', { ...tuesday, fullName: 7 }], [monday]],
    ['leaves out another status', [{ ...monday, status: 'Approved' }], []],
    ['keeps one whose time is damaged', [timeless], [timeless]],
  ])('%s', (_why, list, rows) => {
    expect(applicationsStorageKey.check(list)).toEqual(rows);
  });

  const again = { ...tuesday, timestamp: '2026-01-14T04:30:00.000Z' };
  const named = (row: ApplicationRecord, reference: string) => ({ ...row, reference });

  it.each<[why: string, list: ApplicationRecord[], added: ApplicationRecord, rows: ApplicationRecord[]]>([
    ['the first', [], tuesday, [tuesday]],
    ['one without a reference, as often as it is sent', [tuesday], tuesday, [tuesday, tuesday]],
    [
      'another application',
      [named(monday, 'a')],
      named(tuesday, 'b'),
      [named(tuesday, 'b'), named(monday, 'a')],
    ],
    [
      'a repeat, in place of the earlier one',
      [named(monday, 'a'), named(tuesday, 'b'), monday],
      named(again, 'b'),
      [named(again, 'b'), named(monday, 'a'), monday],
    ],
  ])('takes %s', (_why, list, added, rows) => {
    expect(withRecord(list, added)).toEqual(rows);
    expect(applicationsStorageKey.check(rows)).toEqual(rows);
  });

  it.each<[why: string, list: ApplicationRecord[], names: string[]]>([
    ['newest first', [monday, tuesday], ['Ravi Iyer', 'Asha Rao']],
    ['as it was', [tuesday, monday], ['Ravi Iyer', 'Asha Rao']],
    ['an unknown time last', [timeless, monday, tuesday], ['Ravi Iyer', 'Asha Rao', 'Meera Das']],
    ['equals in their order', [record('A', monday.timestamp), record('B', monday.timestamp)], ['A', 'B']],
  ])('is shown %s', (_why, list, names) => {
    const before = [...list];
    expect(newestFirst(list).map(({ fullName }) => fullName)).toEqual(names);
    expect(list).toEqual(before);
  });
});

function applications(...events: ApplicationsEvent[]) {
  const { calls: questions, service } = answeredByHand<NonReducibleUnknown, boolean>();
  /** What is emitted, and what is asked of the device, in order. */
  const emitted: AnyEventObject[] = [];
  const { listener } = siteListener((event) => emitted.push(event));
  const walk = trial(
    applicationsMachine.provide({
      actors: { confirmClearing: service, storedList: listener, alert: listener },
    }),
  );
  walk.actor.on('*', (event) => emitted.push(event));
  walk.send(...events);
  return { ...walk, emitted, questions, at: () => walk.actor.getSnapshot().value.list };
}

const read = (records: readonly ApplicationRecord[], isLasting = true): ApplicationsEvent => ({
  type: 'list.read',
  records,
  isLasting,
});
const cleared: ApplicationsEvent = { type: 'clear.pressed' };
const exported: ApplicationsEvent = { type: 'export.pressed' };
const clearingRequested = { type: 'clearing.requested' };

describe('the list on the screen (Specification §2 and §8)', () => {
  it.each<[why: string, events: ApplicationsEvent[], at: string, names: string[], isLasting: boolean]>([
    ['nothing read yet', [], 'unread', [], true],
    ['no application', [read([])], 'empty', [], true],
    ['two', [read([monday, tuesday])], 'shown', ['Ravi Iyer', 'Asha Rao'], true],
    ['not saved on this device', [read([monday], false)], 'shown', ['Asha Rao'], false],
    ['saved again', [read([monday], false), read([monday])], 'shown', ['Asha Rao'], true],
    ['another tab adds one', [read([]), read([monday])], 'shown', ['Asha Rao'], true],
    ['another tab clears', [read([monday]), read([])], 'empty', [], true],
    ['Clear All when empty does nothing', [read([]), cleared], 'empty', [], true],
    ['Clear All before anything is read does nothing', [cleared], 'unread', [], true],
  ])('%s', (_why, events, at, names, isLasting) => {
    const { actor, emitted, questions } = applications(...events);
    const { value, context } = actor.getSnapshot();
    expect(value).toEqual({ list: at, device: isLasting ? 'keeping' : 'forgetting' });
    expect(context.records.map(({ fullName }) => fullName)).toEqual(names);
    expect([emitted, questions]).toEqual([[], []]);
  });

  it.each<[why: string, events: ApplicationsEvent[]]>([
    ['empty', [read([])]],
    ['full', [read([monday])]],
  ])('Export CSV of an %s list is to come', (_why, events) => {
    const { emitted, send } = applications(...events);
    send(exported);
    expect(emitted).toEqual([{ type: 'alert.requested', alert: 'export.to-come' }]);
  });
});

describe('Clear All (Specification §8)', () => {
  it('asks once', () => {
    const { at, questions } = applications(read([monday]), cleared, cleared);
    expect(questions).toHaveLength(1);
    expect(at()).toBe('confirming');
  });

  it('agreed to, clears the device and reads what is left', async () => {
    const { at, emitted, questions, send } = applications(read([monday]), cleared);
    questions[0]?.resolve(true);
    await answersArrive();
    expect(emitted).toEqual([clearingRequested, { type: 'focus.requested' }]);
    send(read([]));
    expect(at()).toBe('empty');
  });

  it('agreed to, but the device refuses: the list stays', async () => {
    const { at, questions, send } = applications(read([monday]), cleared);
    questions[0]?.resolve(true);
    await answersArrive();
    send(read([monday]));
    expect(at()).toBe('shown');
  });

  it.each<[why: string, answer: (question: PendingCall<unknown, boolean>) => void]>([
    ['cancelled', ({ resolve }) => resolve(false)],
    ['without a dialog', ({ reject }) => reject(new Error('no dialog'))],
  ])('%s, keeps everything', async (_why, answer) => {
    const { actor, emitted, questions } = applications(read([monday, tuesday]), cleared);
    questions.forEach(answer);
    await answersArrive();
    expect(actor.getSnapshot().matches({ list: 'shown' })).toBe(true);
    expect(actor.getSnapshot().context.records).toHaveLength(2);
    expect(emitted).toEqual([]);
  });
});
