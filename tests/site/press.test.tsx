import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { pressAgain, rememberPress } from '../../src/before-hydration/press';

afterEach(() => delete document.documentElement.dataset['app']);

it('before the app is there no form goes anywhere, and the last press is made once it is', () => {
  rememberPress();
  const pressed = vi.fn<(name: string) => void>();
  const button = (name: string) => (
    <button type="submit" onClick={() => pressed(name)}>
      {name}
    </button>
  );
  const { container } = render(
    <form onSubmit={(event) => event.preventDefault()}>
      {button('Save')}
      {button('Send')}
      <a href="/faq">FAQ</a>
    </form>,
  );
  const isLeft = (name: string, role: 'button' | 'link') => fireEvent.click(screen.getByRole(role, { name }));
  expect(isLeft('Save', 'button')).toBe(false);
  expect(isLeft('Send', 'button')).toBe(false);
  expect([...container.querySelectorAll('[data-pressed]')].map(({ textContent }) => textContent)).toEqual([
    'Send',
  ]);
  expect(isLeft('FAQ', 'link')).toBe(true);
  pressed.mockClear();
  pressAgain(container);
  expect(pressed.mock.calls).toEqual([['Send']]);
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(container.querySelector('[data-pressed]')).toBeNull();
});
