import { describe, expect, it } from 'vitest';
import type { Notice } from '../../../machines/ports';
import type { NoticeHold } from '../../../machines/site/notices/notice.machine';
import {
  noticesMachine,
  selectShown,
  type NoticeQueue,
  type NoticesEvent,
} from '../../../machines/site/notices/notices.machine';
import { noticeWords } from '../../../src/content/notice-words';
import { trial } from '../../support/trial';

const said = (notice: Partial<Notice>): NoticesEvent => ({
  type: 'notice.raised',
  notice: { id: 'done', kind: 'success', message: 'Done', ...notice },
});
const drawn = (id: string): NoticesEvent => ({ type: 'notice.drawn', id });
const dismissed = (id: string): NoticesEvent => ({ type: 'notice.dismissed', id });
const held = (id: string, hold: NoticeHold, cameFrom?: unknown): NoticesEvent => ({
  type: 'notice.held',
  id,
  hold,
  cameFrom,
});
const released = (id: string, hold: NoticeHold): NoticesEvent => ({ type: 'notice.released', id, hold });
const hidden: NoticesEvent = { type: 'tab.hidden' };
const visible: NoticesEvent = { type: 'tab.shown' };

function notices(...events: NoticesEvent[]) {
  const walk = trial(noticesMachine, {});
  walk.send(...events);
  const standing = (queue: NoticeQueue = 'task') => selectShown(walk.actor.getSnapshot(), queue);
  return {
    ...walk,
    shown: (queue?: NoticeQueue) => standing(queue).map(({ id }) => id),
    messages: (queue?: NoticeQueue) => standing(queue).map((notice) => noticeWords(notice).message),
    children: () => Object.keys(walk.actor.getSnapshot().children).filter((id) => id !== 'pageVisibility'),
    pass: (ms: number) => walk.clock.increment(ms),
    /** Shown up to, and gone from, so many ms after this moment. */
    lasts: (id: string, ms: number) => {
      walk.clock.increment(ms - 1);
      expect(standing().some((notice) => notice.id === id)).toBe(true);
      walk.clock.increment(1);
      expect(standing().some((notice) => notice.id === id)).toBe(false);
    },
  };
}

const hours = 10 * 3_600_000;

describe('how long a notice stays (Specification §4 and §9, Toasts)', () => {
  it.each<[kind: Notice['kind'], queue: NoticeQueue, durationMs: number | undefined, ms: number | undefined]>(
    [
      ['blank', 'task', undefined, 4000],
      ['error', 'task', undefined, 4000],
      ['success', 'task', undefined, 2000],
      ['custom', 'task', undefined, 4000],
      ['loading', 'task', undefined, undefined],
      ['success', 'task', 8000, 8000],
      ['loading', 'task', 3000, 3000],
      ['blank', 'shell', undefined, 5000],
      ['error', 'shell', undefined, 5000],
      ['success', 'shell', undefined, 5000],
      ['loading', 'shell', undefined, 5000],
      ['success', 'shell', 900, 900],
    ],
  )('%s in the queue of the %s, set to %s: %s ms', (kind, queue, durationMs, ms) => {
    const { pass, shown } = notices(
      said({ id: 'a', kind, queue, ...(durationMs !== undefined && { durationMs }) }),
      drawn('a'),
    );
    if (ms === undefined) {
      pass(hours);
      expect(shown(queue)).toEqual(['a']);
      return;
    }
    pass(ms - 1);
    expect(shown(queue)).toEqual(['a']);
    pass(1);
    expect(shown(queue)).toEqual([]);
  });

  it('its time runs only when it is drawn', () => {
    const { lasts, pass, send, shown } = notices(said({ id: 'a' }));
    pass(hours);
    expect(shown()).toEqual(['a']);
    send(drawn('a'), drawn('a'));
    lasts('a', 2000);
  });

  it('a lasting one goes when it is dismissed', () => {
    const { send, shown } = notices(said({ id: 'a', kind: 'loading' }), drawn('a'), dismissed('a'));
    expect(shown()).toEqual([]);
    send(dismissed('a'), dismissed('nobody'));
    expect(shown()).toEqual([]);
  });

  it('dismissed, it goes, and nothing happens when it is not there', () => {
    const { send, shown, children, pass } = notices(
      dismissed('a'),
      said({ id: 'a' }),
      drawn('a'),
      said({ id: 'b' }),
    );
    send(dismissed('a'), dismissed('a'));
    expect(shown()).toEqual(['b']);
    pass(300);
    expect(children()).toEqual(['b']);
  });

  it('what an owner was loading goes when the owner leaves; what it said, and what others load, stays', () => {
    const { children, pass, send, shown } = notices(
      said({ id: 'a', kind: 'loading', owner: 'form' }),
      said({ id: 'b', kind: 'error', owner: 'form' }),
      said({ id: 'c', kind: 'loading', owner: 'other' }),
      said({ id: 'd', kind: 'loading' }),
      said({ id: 'e', kind: 'loading', owner: 'form' }),
      said({ id: 'e', kind: 'success', owner: 'form' }),
    );
    send({ type: 'owner.left', owner: 'form' }, { type: 'owner.left', owner: 'form' });
    expect(shown()).toEqual(['b', 'c', 'd', 'e']);
    pass(300);
    expect(children()).toEqual(['b', 'c', 'd', 'e']);
  });

  it('left, it is stopped 300 ms later', () => {
    const { children, pass } = notices(said({ id: 'a' }), drawn('a'));
    pass(2000);
    expect(children()).toEqual(['a']);
    pass(300);
    expect(children()).toEqual([]);
  });
});

describe('the two queues', () => {
  it('the shell shows one at a time, in the order of arrival', () => {
    const { pass, send, shown } = notices(
      said({ id: 'a', queue: 'shell' }),
      drawn('a'),
      said({ id: 'b', queue: 'shell' }),
      drawn('b'),
      said({ id: 'c', queue: 'shell' }),
    );
    expect(shown('shell')).toEqual(['a']);
    pass(5000);
    expect(shown('shell')).toEqual(['b']);
    pass(hours);
    expect(shown('shell')).toEqual(['b']);
    send(drawn('b'));
    pass(4999);
    expect(shown('shell')).toEqual(['b']);
    pass(1);
    expect(shown('shell')).toEqual(['c']);
  });

  it('tasks show twenty; the next one comes when one has gone', () => {
    const ids = Array.from({ length: 22 }, (_, index) => `n${index}`);
    const { send, shown } = notices(...ids.map((id) => said({ id })));
    expect(shown()).toEqual(ids.slice(0, 20));
    send(dismissed('n3'));
    expect(shown()).toEqual(ids.filter((id) => id !== 'n3').slice(0, 20));
  });

  it('one that waits can be dismissed', () => {
    const { send, shown, pass, children } = notices(
      said({ id: 'a', queue: 'shell' }),
      said({ id: 'b', queue: 'shell' }),
      dismissed('b'),
      dismissed('a'),
    );
    expect(shown('shell')).toEqual([]);
    pass(300);
    expect(children()).toEqual([]);
    send(said({ id: 'b', queue: 'shell' }));
    expect(shown('shell')).toEqual(['b']);
  });

  it('a full queue of one kind holds up nobody of the other', () => {
    const { shown } = notices(said({ id: 'a', queue: 'shell' }), said({ id: 'b' }));
    expect([shown('shell'), shown('task')]).toEqual([['a'], ['b']]);
  });
});

describe('a notice with a known id takes its place', () => {
  const loading = said({ id: 'a', kind: 'loading', message: 'Sending...' });
  const outcome = said({ id: 'a', kind: 'success', message: 'Sent' });

  it('while it is shown: its own time runs, once', () => {
    const { children, lasts, messages, pass, send } = notices(loading, drawn('a'));
    pass(hours);
    send(outcome);
    expect(messages()).toEqual(['Sent']);
    expect(children()).toEqual(['a']);
    lasts('a', 2000);
  });

  it('while it is timed: the time runs anew', () => {
    const { lasts, pass, send } = notices(outcome, drawn('a'));
    pass(1500);
    send(said({ id: 'a', kind: 'error' }));
    lasts('a', 4000);
  });

  it('an outcome becomes loading again and lasts', () => {
    const { pass, send, shown } = notices(outcome, drawn('a'));
    pass(1999);
    send(loading);
    pass(hours);
    expect(shown()).toEqual(['a']);
  });

  it('before it was drawn', () => {
    const { lasts, messages, send } = notices(loading, outcome);
    expect(messages()).toEqual(['Sent']);
    send(drawn('a'));
    lasts('a', 2000);
  });

  it('while it is held: the time runs when it is let go', () => {
    const { lasts, pass, send, shown } = notices(loading, drawn('a'), held('a', 'pointer'), outcome);
    pass(hours);
    expect(shown()).toEqual(['a']);
    send(released('a', 'pointer'));
    lasts('a', 2000);
  });

  it('while it leaves: it is shown again for its whole time', () => {
    const { lasts, messages, pass, send } = notices(outcome, drawn('a'));
    pass(2000);
    pass(100);
    send(said({ id: 'a', message: 'Sent again' }));
    expect(messages()).toEqual(['Sent again']);
    pass(hours);
    expect(messages()).toEqual(['Sent again']);
    send(drawn('a'));
    lasts('a', 2000);
  });

  it.each<NoticeHold>(['focus', 'pointer'])(
    'while it leaves, dismissed with the %s on it: it is not kept for what it had',
    (hold) => {
      const { send, lasts } = notices(
        said({ kind: 'loading' }),
        drawn('done'),
        held('done', hold),
        dismissed('done'),
      );
      send(said({}), drawn('done'));
      lasts('done', 2000);
    },
  );

  it('while it leaves in a hidden tab: it waits for the tab', () => {
    const { send, pass, shown, lasts } = notices(said({}), drawn('done'), hidden, dismissed('done'));
    send(said({}), drawn('done'));
    pass(hours);
    expect(shown()).toEqual(['done']);
    send(visible);
    lasts('done', 2000);
  });

  it('while it leaves, and the tab is hidden after it began to: it waits for the tab', () => {
    const { send, pass, shown, lasts } = notices(said({}), drawn('done'), dismissed('done'), hidden);
    send(said({}), drawn('done'));
    pass(hours);
    expect(shown()).toEqual(['done']);
    send(visible);
    lasts('done', 2000);
  });

  it('while it leaves, in a tab that was hidden and is seen again: its time runs', () => {
    const { send, lasts } = notices(said({}), drawn('done'), hidden, dismissed('done'), visible);
    send(said({}), drawn('done'));
    lasts('done', 2000);
  });

  it('while it waits: it keeps its place', () => {
    const shell = { queue: 'shell' } as const;
    const { messages, send } = notices(
      said({ id: 'a', ...shell, message: 'a' }),
      said({ id: 'b', ...shell, message: 'b' }),
      said({ id: 'c', ...shell, message: 'c' }),
      said({ id: 'b', ...shell, message: 'b anew' }),
    );
    expect(messages('shell')).toEqual(['a']);
    send(dismissed('a'));
    expect(messages('shell')).toEqual(['b anew']);
  });

  it('after it has gone it is a new one', () => {
    const { lasts, pass, send } = notices(outcome, drawn('a'));
    pass(2000);
    pass(300);
    send(outcome, drawn('a'));
    lasts('a', 2000);
  });

  it('in the place that it has among the others', () => {
    const { shown } = notices(said({ id: 'a' }), said({ id: 'b' }), outcome);
    expect(shown()).toEqual(['a', 'b']);
  });

  it('in another queue it leaves the one where it was', () => {
    const { shown } = notices(said({ id: 'a' }), said({ id: 'a', queue: 'shell' }));
    expect([shown('task'), shown('shell')]).toEqual([[], ['a']]);
  });
});

describe('what keeps a notice', () => {
  it.each<NoticeHold>(['pointer', 'focus', 'hidden-tab'])(
    'the %s: no time runs, and all of it again afterwards',
    (hold) => {
      const { lasts, pass, send, shown } = notices(said({ id: 'a' }), drawn('a'));
      pass(1999);
      send(held('a', hold));
      pass(hours);
      expect(shown()).toEqual(['a']);
      send(released('a', hold));
      lasts('a', 2000);
    },
  );

  it('two holds: until both have ended', () => {
    const { lasts, pass, send, shown } = notices(said({ id: 'a' }), drawn('a'));
    send(held('a', 'pointer'), held('a', 'focus'), released('a', 'pointer'));
    pass(hours);
    expect(shown()).toEqual(['a']);
    send(released('a', 'focus'));
    lasts('a', 2000);
  });

  it('a hold that ends twice, or never began, changes nothing', () => {
    const { pass, send, lasts } = notices(said({ id: 'a' }), drawn('a'));
    pass(1000);
    send(released('a', 'focus'), released('a', 'pointer'), released('nobody', 'focus'));
    lasts('a', 1000);
  });

  it('only the one that is held', () => {
    const { pass, shown } = notices(
      said({ id: 'a' }),
      said({ id: 'b' }),
      drawn('a'),
      drawn('b'),
      held('a', 'pointer'),
    );
    pass(2000);
    expect(shown()).toEqual(['a']);
  });

  it('a hidden tab: all of them, also those that come meanwhile', () => {
    const { lasts, pass, send, shown } = notices(said({ id: 'a' }), drawn('a'), hidden);
    send(said({ id: 'b' }), drawn('b'));
    pass(hours);
    expect(shown()).toEqual(['a', 'b']);
    send(visible);
    lasts('a', 2000);
    expect(shown()).toEqual([]);
  });

  it('a hidden tab holds one that waits for its turn, too', () => {
    const shell = { queue: 'shell' } as const;
    const { pass, send, shown } = notices(said({ id: 'a', ...shell }), said({ id: 'b', ...shell }), hidden);
    send(dismissed('a'), drawn('b'));
    pass(hours);
    expect(shown('shell')).toEqual(['b']);
    send(visible);
    pass(5000);
    expect(shown('shell')).toEqual([]);
  });

  it('a hold that ends before its turn comes keeps nothing', () => {
    const shell = { queue: 'shell' } as const;
    const { pass, send, shown } = notices(said({ id: 'a', ...shell }), said({ id: 'b', ...shell }), hidden);
    send(visible, dismissed('a'), drawn('b'));
    pass(hours);
    expect(shown('shell')).toEqual([]);
  });
});

describe('the focus', () => {
  it.each<[why: string, events: NoticesEvent[], to: unknown]>([
    ['goes back to where it came from', [held('a', 'focus', 'the button'), dismissed('a')], 'the button'],
    [
      'goes back to where it came from first',
      [held('a', 'focus', 'the button'), held('a', 'focus', 'the notice'), dismissed('a')],
      'the button',
    ],
    [
      'stays where it has gone meanwhile',
      [held('a', 'focus', 'x'), released('a', 'focus'), dismissed('a')],
      undefined,
    ],
    ['stays where it is when the notice never had it', [held('a', 'pointer'), dismissed('a')], undefined],
  ])('%s', (_why, events, to) => {
    const { emitted } = notices(said({ id: 'a' }), drawn('a'), ...events);
    expect(emitted).toEqual([{ type: 'focus.returned', to }]);
  });
});
