import { describe, expect, it } from 'vitest';
import type { AnyEventObject } from 'xstate';
import type { NoticeCode } from '../../machines/site/notices/codes';
import type { Checklist } from '../../machines/document-checklist/checklist';
import {
  documentChecklistMachine,
  selectChecklist,
  type CheckedList,
  type DocumentChecklistEvent,
} from '../../machines/document-checklist/document-checklist.machine';
import { checklistText, progressLine } from '../../src/content/checklist-words';
import { source } from '../../machines/source';
import { answeredByHand, answersArrive, trial } from '../support/trial';
import { siteListener } from '../support/site-recorder';

const checklist: Checklist = {
  title: 'Dubai tourist visa',
  documents: [
    { id: 'dubai-passport', text: 'Passport' },
    { id: 'dubai-photo', text: 'Photo' },
    { id: 'dubai-stay', text: 'Hotel booking' },
  ],
  asOf: 'May 2025',
  officialSite: { label: 'GDRFA Dubai', href: 'https://www.gdrfad.gov.ae/en' },
  address: 'https://deshantar.example/visa/dubai-tourist-visa',
};

const found = (...ids: string[]): DocumentChecklistEvent => ({ type: 'ready.found', ids });
const toggled = (id: string): DocumentChecklistEvent => ({ type: 'item.toggled', id });
const clear: DocumentChecklistEvent = { type: 'clear.pressed' };
const undo: DocumentChecklistEvent = { type: 'undo.pressed' };

/** A list whose copies are answered by hand. */
function list(...events: DocumentChecklistEvent[]) {
  const copies = answeredByHand<CheckedList>();
  /** What is told to the site, and what is asked of the device, in order. */
  const emitted: AnyEventObject[] = [];
  const { site, listener } = siteListener((event) => emitted.push(event));
  const walk = trial(
    documentChecklistMachine.provide({
      actors: { copyText: copies.service, storedTicks: listener, printer: listener },
    }),
    { input: { site, checklist } },
  );
  walk.send(...events);
  return { ...walk, emitted, copies };
}

const changed = (ready: readonly string[]) => ({ type: 'ready.changed', ready });

describe('ticking off documents', () => {
  it.each<[why: string, events: DocumentChecklistEvent[], ready: string[], kept: string[][]]>([
    ['starts with nothing', [], [], []],
    ['what was kept is not kept again', [found('dubai-photo')], ['dubai-photo'], []],
    ['a tick', [toggled('dubai-photo')], ['dubai-photo'], [['dubai-photo']]],
    ['ticked off again', [toggled('dubai-photo'), toggled('dubai-photo')], [], [['dubai-photo'], []]],
    [
      'one of two ticked off again',
      [found('dubai-photo', 'dubai-stay'), toggled('dubai-photo')],
      ['dubai-stay'],
      [['dubai-stay']],
    ],
    [
      'ticks stand in the order of the list',
      [toggled('dubai-stay'), toggled('dubai-passport')],
      ['dubai-passport', 'dubai-stay'],
      [['dubai-stay'], ['dubai-passport', 'dubai-stay']],
    ],
    ['a document that is not listed', [toggled('usa-form'), toggled('')], [], []],
    ['ids of other guides', [found('usa-form', 'dubai-stay')], ['dubai-stay'], []],
    ['another tab takes a tick away', [toggled('dubai-photo'), found()], [], [['dubai-photo']]],
    ['nothing to clear', [clear], [], []],
    ['nothing to undo', [found('dubai-photo'), undo], ['dubai-photo'], []],
    ['cleared', [found('dubai-photo', 'dubai-stay'), clear], [], [[]]],
    ['cleared and undone', [found('dubai-stay'), clear, undo], ['dubai-stay'], [[], ['dubai-stay']]],
    ['undone once', [found('dubai-stay'), clear, undo, undo], ['dubai-stay'], [[], ['dubai-stay']]],
    [
      'a tick after clearing ends the undo',
      [found('dubai-stay'), clear, toggled('dubai-photo'), undo],
      ['dubai-photo'],
      [[], ['dubai-photo']],
    ],
    ['so does another tab', [found('dubai-stay'), clear, found('dubai-photo'), undo], ['dubai-photo'], [[]]],
  ])('%s', (_why, events, ready, kept) => {
    const walk = list(...events);
    expect([...selectChecklist(walk.actor.getSnapshot()).ready]).toEqual(ready);
    expect(walk.emitted).toEqual(kept.map(changed));
  });

  it.each<[events: DocumentChecklistEvent[], progress: string, isAnyReady: boolean, isComplete: boolean]>([
    [[], '0 of 3 ready', false, false],
    [[found('dubai-photo')], '1 of 3 ready', true, false],
    [[found('dubai-photo', 'dubai-stay', 'dubai-passport')], '3 of 3 ready', true, true],
  ])('after %j says %s', (events, progress, isAnyReady, isComplete) => {
    const { actor } = list(...events);
    const view = selectChecklist(actor.getSnapshot());
    expect(view).toMatchObject({ isAnyReady, isComplete });
    expect(progressLine(view.ready.size, checklist.documents.length)).toBe(progress);
  });
});

it('begins with what was kept, and keeps it when a box was ticked early', () => {
  const kept: (readonly string[])[] = [];
  const { site } = siteListener(() => {});
  const machine = documentChecklistMachine.provide({
    actors: {
      storedTicks: source(({ sendBack, receive }) => {
        receive(({ ready }) => kept.push(ready));
        sendBack({ type: 'ready.found', ids: ['dubai-photo'] });
      }),
      earlyTicks: source(({ sendBack, input }) => {
        expect(input.listId).toBe('documentChecklist_r_1_');
        sendBack({ type: 'item.toggled', id: 'dubai-stay' });
      }),
    },
  });
  trial(machine, { id: 'documentChecklist_r_1_', input: { site, checklist } });
  expect(kept).toEqual([['dubai-photo', 'dubai-stay']]);
});

describe('the list goes out', () => {
  it('as text, with what is ready now', () => {
    const { copies } = list(found('dubai-photo'), { type: 'copy.pressed' });
    expect(copies.calls.map(({ input }) => input)).toEqual([{ checklist, ready: ['dubai-photo'] }]);
    const text = checklistText(copies.call(0).input);
    expect(text).toContain('☑ Photo');
    expect(text).toContain('☐ Passport');
  });

  it.each<[why: string, fails: boolean, kind: string, says: NoticeCode]>([
    ['copied', false, 'success', 'copied.checklist'],
    ['not allowed', true, 'error', 'not-copied.checklist'],
  ])('as text that is %s, which is said, and copied again', async (_why, fails, kind, says) => {
    const { copies, emitted, send } = list({ type: 'copy.pressed' }, { type: 'copy.pressed' });
    if (fails) copies.call(0).reject(new Error('blocked'));
    else copies.call(0).resolve();
    await answersArrive();
    expect(emitted).toEqual([{ type: 'notice.raised', notice: { id: 'copy', kind, says } }]);
    send({ type: 'copy.pressed' });
    expect(copies.calls).toHaveLength(2);
  });

  it('on paper, again where the browser has not said that it printed', () => {
    const { actor, emitted, send } = list({ type: 'print.pressed' });
    expect(emitted).toEqual([{ type: 'print.requested' }]);
    expect(actor.getSnapshot().matches({ paper: 'printing' })).toBe(true);
    send({ type: 'print.pressed' });
    expect(emitted).toEqual([{ type: 'print.requested' }, { type: 'print.requested' }]);
    expect(actor.getSnapshot().matches({ paper: 'printing' })).toBe(true);
    send({ type: 'print.ended' });
    expect(actor.getSnapshot().matches({ paper: 'idle' })).toBe(true);
    send({ type: 'print.pressed' });
    expect(emitted).toHaveLength(3);
  });

  it('the page printed by the browser itself is no printed list', () => {
    const { actor, emitted } = list({ type: 'print.ended' });
    expect(actor.getSnapshot().matches({ paper: 'idle' })).toBe(true);
    expect(emitted).toEqual([]);
  });

  it('ticks change while it prints', () => {
    const { actor, send } = list({ type: 'print.pressed' }, toggled('dubai-photo'));
    expect(actor.getSnapshot().matches({ paper: 'printing', ticks: 'standing' })).toBe(true);
    send(clear);
    expect(actor.getSnapshot().matches({ paper: 'printing', ticks: 'cleared' })).toBe(true);
  });
});
