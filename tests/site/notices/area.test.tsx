import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Notice } from '../../../machines/ports';
import { doubtNotice } from '../../../machines/site/deliveries/notices';
import { eachInItsWorld } from '../../support/each-in-its-world';
import { wait } from '../../support/hands';
import { drawnNotices as shown, fieldBeside, leavingMs, openNoticeArea, tellNotices } from './notice-area';
import type { World } from '../../support/world';

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

eachInItsWorld((fresh) => (world = fresh));
beforeEach(() => openNoticeArea(world));

/* How long each stays, and the queues, stand in `chart.test.ts`; one notice through its life is walked in `paths.test.tsx`. */

describe('the outcome of a task', () => {
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
    await tellNotices(world, { type: 'notice.dismissed', id: 'Task 3' });
    await wait(leavingMs);
    expect(shown()).toEqual(messages.slice(0, 21).filter((message) => message !== 'Task 3'));
  });

  it('do not wait for each other', async () => {
    await raise('Task', { kind: 'loading' });
    await raise('Shell', { queue: 'shell' });
    expect(shown()).toEqual(['Shell', 'Task']);
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

  it.each<[what: string, tag: 'div' | 'dialog', name: string, value: string]>([
    ['of the component library', 'div', 'role', 'dialog'],
    ['of the browser', 'dialog', 'open', ''],
  ])('leaves Escape to an open dialog %s', async (_what, tag, name, value) => {
    const dialog = document.body.appendChild(document.createElement(tag));
    dialog.setAttribute(name, value);
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

  it('is back where they were also when they passed its link on the way to its button', async () => {
    await focus(fieldBeside());
    await tellNotices(world, { type: 'notice.raised', notice: doubtNotice });
    const [link, button] = document.querySelectorAll<HTMLElement>('[data-notice] :is(a, button)');
    if (!link || !button) throw new Error('The doubt has a link and a button.');
    await focus(link);
    await focus(button);
    await act(async () => button.click());
    await wait(leavingMs);
    expect(shown()).toEqual([]);
    expect(document.activeElement).toBe(fieldBeside());
  });
});
