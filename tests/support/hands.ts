import { act, fireEvent, screen, within } from '@testing-library/react';
import { vi } from 'vitest';

/** The visitor's hands: every act finds its control by role or label, as a person would. */
const scope = () => {
  const dialogs = screen.queryAllByRole('dialog');
  const dialog = dialogs.at(-1);
  return dialog ? within(dialog) : screen;
};

export async function press(name: string | RegExp): Promise<void> {
  await act(async () => fireEvent.click(scope().getByRole('button', { name })));
}

export async function follow(name: string): Promise<void> {
  await act(async () => fireEvent.click(scope().getByRole('link', { name })));
}

export async function openTab(name: string): Promise<void> {
  await act(async () => fireEvent.click(scope().getByRole('tab', { name })));
}

export async function type(label: string, value: string): Promise<void> {
  await act(async () => fireEvent.change(scope().getByLabelText(label), { target: { value } }));
}

export async function choose(label: string, optionText: string): Promise<void> {
  const select = scope().getByLabelText<HTMLSelectElement>(label);
  const option = [...select.options].find(({ text }) => text === optionText);
  if (!option) throw new Error(`"${label}" does not offer "${optionText}".`);
  await act(async () => fireEvent.change(select, { target: { value: option.value } }));
}

/** Ticks a box, or presses a switch. */
export async function tick(name: string | RegExp): Promise<void> {
  const box = scope().queryByRole('switch', { name }) ?? scope().getByRole('checkbox', { name });
  await act(async () => fireEvent.click(box));
}

/** Whether the page leaves to the browser what this event does there. */
export async function isLeftToBrowser(fire: () => boolean): Promise<boolean> {
  let isLeft = true;
  await act(async () => {
    isLeft = fire();
  });
  return isLeft;
}

export async function wait(ms: number): Promise<void> {
  await act(async () => vi.advanceTimersByTime(ms));
}
