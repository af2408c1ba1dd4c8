import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Notice } from '../../machines/ports';
import { wait } from '../support/hands';
import {
  drawnNotices as shown,
  fieldBeside,
  leavingMs,
  openNoticeArea,
  tellNotices,
} from '../support/notice-area';
import { World } from '../support/world';

let world: World;

async function raise(message: string, notice: Partial<Notice> = {}): Promise<void> {
  await tellNotices(world, {
    type: 'notice.raised',
    notice: { kind: 'blank', id: message, ...notice, message },
  });
}

/** Lets the time of a notice run out, in ms, and then lets it leave. */
async function runOut(ms: number): Promise<void> {
  await wait(ms);
  await wait(leavingMs);
}

function noticeOf(message: string): HTMLElement {
  const notice = screen.getByText(message).closest<HTMLElement>('[data-notice]');
  if (!notice) throw new Error(`"${message}" stands outside a notice.`);
  return notice;
}

async function focus(element: HTMLElement): Promise<void> {
  await act(async () => element.focus());
}

async function pressEscape(): Promise<void> {
  const target = document.activeElement ?? document.body;
  await act(async () => fireEvent.keyDown(target, { key: 'Escape' }));
  await wait(leavingMs);
}

const dismissOf = (message: string) => {
  const button = noticeOf(message).querySelector('button');
  if (!button) throw new Error(`"${message}" cannot be dismissed.`);
  return button;
};

beforeEach(async () => {
  vi.useFakeTimers();
  world = new World();
  await openNoticeArea(world);
});

afterEach(() => {
  world.close();
  vi.useRealTimers();
});

describe('how long a notice stays (Specification §4 and §9)', () => {
  it.each<[kind: Notice['kind'], others: Partial<Notice>, ms: number]>([
    ['blank', {}, 4000],
    ['error', {}, 4000],
    ['success', {}, 2000],
    ['custom', {}, 4000],
    ['error', { durationMs: 3000 }, 3000],
    ['loading', { durationMs: 1000 }, 1000],
    ['success', { queue: 'shell' }, 5000],
    ['error', { queue: 'shell' }, 5000],
    ['success', { queue: 'shell', durationMs: 9000 }, 9000],
  ])('%s %j: %i ms', async (kind, others, ms) => {
    await raise('Hello', { kind, ...others });
    await wait(ms - 1);
    expect(shown()).toEqual(['Hello']);
    await runOut(1);
    expect(shown()).toEqual([]);
  });

  it('a loading one until it is dismissed', async () => {
    await raise('Working', { kind: 'loading' });
    await wait(600_000);
    expect(shown()).toEqual(['Working']);
    await act(async () => dismissOf('Working').click());
    await wait(leavingMs);
    expect(shown()).toEqual([]);
  });
});

describe('the outcome of a task', () => {
  it.each<[kind: Notice['kind'], ms: number]>([
    ['success', 2000],
    ['error', 4000],
  ])('takes the place of its loading notice: %s', async (kind, ms) => {
    await raise('Working', { id: 'task', kind: 'loading' });
    await wait(30_000);
    await raise('Over', { id: 'task', kind });
    expect(shown()).toEqual(['Over']);
    await wait(ms - 1);
    expect(shown()).toEqual(['Over']);
    await runOut(1);
    expect(shown()).toEqual([]);
  });

  it('shows though the loading notice was dismissed', async () => {
    await raise('Working', { id: 'task', kind: 'loading' });
    await pressEscape();
    await raise('Over', { id: 'task', kind: 'success' });
    expect(shown()).toEqual(['Over']);
  });

  it('told again has its whole time again, each time', async () => {
    await raise('Wrong', { id: 'task', kind: 'error' });
    for (const again of ['Wrong again', 'Wrong once more', 'Wrong for good']) {
      await wait(3500);
      await raise(again, { id: 'task', kind: 'error' });
    }
    await wait(3500);
    expect(shown()).toEqual(['Wrong for good']);
    await runOut(501);
    expect(shown()).toEqual([]);
  });

  it('does not leave a visitor who is reading it', async () => {
    await raise('Working', { id: 'task', kind: 'loading' });
    await focus(dismissOf('Working'));
    await raise('Over', { id: 'task', kind: 'success' });
    await wait(60_000);
    expect(shown()).toEqual(['Over']);
    await focus(fieldBeside());
    await runOut(2000);
    expect(shown()).toEqual([]);
  });

  it('leaves nothing of the notice before it', async () => {
    await raise('Working', { id: 'task', kind: 'loading', title: 'Please wait', note: 'It takes a minute.' });
    await raise('Over', { id: 'task', kind: 'success' });
    expect(noticeOf('Over').textContent).toBe('Over');
  });
});

describe('the queues (Specification §4 and §9)', () => {
  it('show twenty task notices at once; the others wait', async () => {
    const messages = Array.from({ length: 22 }, (_, index) => `Task ${index + 1}`);
    for (const message of messages) await raise(message, { kind: 'loading' });
    expect(shown()).toEqual(messages.slice(0, 20));
    await tellNotices(world, { type: 'notice.withdrawn', id: 'Task 3' });
    await wait(leavingMs);
    expect(shown()).toEqual(messages.slice(0, 21).filter((message) => message !== 'Task 3'));
  });

  it('show one shell notice at a time, 5 s each, in their order', async () => {
    for (const message of ['First', 'Second', 'Third']) await raise(message, { queue: 'shell' });
    let passed = 0;
    for (const message of ['First', 'Second', 'Third']) {
      expect(shown()).toEqual([message]);
      await wait(4999 - passed);
      expect(shown()).toEqual([message]);
      await runOut(1);
      passed = leavingMs;
    }
    expect(shown()).toEqual([]);
  });

  it('do not wait for each other', async () => {
    await raise('Task', { kind: 'loading' });
    await raise('Shell', { queue: 'shell' });
    expect(shown()).toEqual(['Shell', 'Task']);
  });

  it('show notices without an id side by side', async () => {
    const copied = { type: 'notice.raised', notice: { kind: 'success', message: 'Copied.' } } as const;
    await tellNotices(world, copied, copied);
    expect(shown()).toEqual(['Copied.', 'Copied.']);
    await runOut(2000);
    expect(shown()).toEqual([]);
  });
});

describe('who cannot see or point', () => {
  it('hears a notice, because its live region was there before', async () => {
    const region = document.querySelector('[aria-live="polite"]');
    expect(region).not.toBeNull();
    expect(region?.textContent).toBe('');
    await raise('Hello');
    expect(region?.contains(noticeOf('Hello'))).toBe(true);
  });

  it.each<[kind: Notice['kind'], interrupts: boolean]>([
    ['blank', false],
    ['success', false],
    ['loading', false],
    ['custom', false],
    ['error', true],
  ])('is interrupted by %s: %s', async (kind, interrupts) => {
    await raise('Hello', { kind });
    expect(noticeOf('Hello').getAttribute('role') === 'alert').toBe(interrupts);
  });

  it('reads title, message and note', async () => {
    await raise('Transaction ID: 7', {
      title: 'Payment Successful!',
      note: 'Not a receipt.',
      queue: 'shell',
    });
    expect(noticeOf('Transaction ID: 7').textContent).toBe(
      'Payment Successful!Transaction ID: 7Not a receipt.',
    );
  });

  it('keeps the focus where it is', async () => {
    await focus(fieldBeside());
    await raise('Hello', { kind: 'error' });
    expect(document.activeElement).toBe(fieldBeside());
  });

  it('dismisses a notice with Escape from anywhere, the lowest first', async () => {
    await raise('Shell', { queue: 'shell' });
    await raise('First', { kind: 'loading' });
    await raise('Second', { kind: 'loading' });
    await focus(fieldBeside());
    for (const left of [['Shell', 'First'], ['Shell'], [], []]) {
      await pressEscape();
      expect(shown()).toEqual(left);
    }
    expect(document.activeElement).toBe(fieldBeside());
  });

  it('leaves Escape to an open dialog', async () => {
    const dialog = document.body.appendChild(document.createElement('div'));
    dialog.setAttribute('role', 'dialog');
    await raise('Hello', { kind: 'loading' });
    await pressEscape();
    expect(shown()).toEqual(['Hello']);
    dialog.remove();
    await pressEscape();
    expect(shown()).toEqual([]);
  });

  it('leaves Escape to whoever has used it', async () => {
    const field = fieldBeside();
    field.addEventListener('keydown', (event) => event.preventDefault());
    await focus(field);
    await raise('Hello', { kind: 'loading' });
    await pressEscape();
    expect(shown()).toEqual(['Hello']);
  });

  it.each<[how: string, dismiss: () => Promise<void>]>([
    ['Escape', pressEscape],
    ['its button', () => act(async () => (document.activeElement as HTMLElement).click())],
  ])('goes to a notice, dismisses it with %s and is back where they were', async (_, dismiss) => {
    await focus(fieldBeside());
    await raise('First', { kind: 'loading' });
    await raise('Second', { kind: 'loading' });
    await focus(dismissOf('First'));
    await dismiss();
    await wait(leavingMs);
    expect(shown()).toEqual(['Second']);
    expect(document.activeElement).toBe(fieldBeside());
  });
});
