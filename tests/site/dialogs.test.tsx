import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { lazy, Suspense, type ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fetchGate } from '../../src/flows/Gate';
import GateDialog from '../../src/flows/GateDialog';
import { PlainGate } from '../../src/flows/GateQuestion';
import { ThemeProvider } from '../../src/ui/ThemeProvider';
import { DialogFrame } from '../../src/ui/DialogFrame';
import { Opening } from '../../src/ui/Opening';
import { france } from '../support/countries';

/* What every dialog does with the focus, and what stands in its place until it is there. */

const page = (dialog: ReactNode) => (
  <ThemeProvider>
    <button type="button">Opener</button>
    <main id="main" tabIndex={-1}>
      {dialog}
    </main>
  </ThemeProvider>
);

afterEach(cleanup);

const opener = () => screen.getByRole('button', { name: 'Opener' });

/** A page whose opener has opened this dialog. */
async function openFrom(dialog: ReactNode): Promise<(next: ReactNode) => Promise<void>> {
  const view = render(page(undefined));
  opener().focus();
  const show = (next: ReactNode) => act(async () => view.rerender(page(next)));
  await show(dialog);
  return show;
}

describe('when a dialog goes', () => {
  const dialog = (
    <DialogFrame title="Dialog" size="md" onClose={() => {}}>
      <button type="button" data-autofocus>
        Inside
      </button>
    </DialogFrame>
  );

  it('the focus goes back to what opened it', async () => {
    const show = await openFrom(dialog);
    act(() => screen.getByRole('button', { name: 'Inside' }).focus());
    await show(undefined);
    expect(document.activeElement).toBe(opener());
  });

  it('the focus stays on the page that the visitor has gone to', async () => {
    const show = await openFrom(dialog);
    act(() => screen.getByRole('main').focus());
    await show(undefined);
    expect(document.activeElement).toBe(screen.getByRole('main'));
  });
});

it('the gate is fetched as a dialog', async () => {
  expect(await fetchGate()).toBe(GateDialog);
});

describe('the gate without its code', () => {
  const answers: string[] = [];
  const gate = (
    <PlainGate
      country={france}
      onCancel={() => answers.push('cancelled')}
      onProceed={() => answers.push('proceeded')}
    />
  );

  beforeEach(() => {
    answers.length = 0;
    vi.spyOn(HTMLDialogElement.prototype, 'showModal');
  });

  afterEach(() => void vi.restoreAllMocks());

  it('is the browser’s modal dialog, with the focus on its main action', async () => {
    await openFrom(gate);
    expect(HTMLDialogElement.prototype.showModal).toHaveBeenCalledOnce();
    expect(screen.getByRole('dialog', { name: 'Before You Apply' })).toBeDefined();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Proceed to Check' }));
  });

  it('is cancelled with Escape, and stays until the flow has closed it', async () => {
    await openFrom(gate);
    // What a browser makes of Escape; left to itself it would close the dialog behind the flow's back.
    const isLeftToBrowser = fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
    expect(answers).toEqual(['cancelled']);
    expect(isLeftToBrowser).toBe(false);
  });

  it('gives the focus back', async () => {
    const show = await openFrom(gate);
    await show(undefined);
    expect(document.activeElement).toBe(opener());
    expect(answers).toEqual([]);
  });
});

it('a dialog whose code is on its way is announced, and then there', async () => {
  let arrive: (module: { default: () => ReactNode }) => void = () => {};
  const Late = lazy(() => new Promise<{ default: () => ReactNode }>((resolve) => (arrive = resolve)));
  await openFrom(
    <Suspense fallback={<Opening />}>
      <Late />
    </Suspense>,
  );
  expect(screen.getByRole('status').textContent).toBe('Opening…');
  await act(async () => arrive({ default: () => <p>There</p> }));
  expect(screen.queryByRole('status')).toBeNull();
  expect(screen.getByText('There')).toBeDefined();
});
