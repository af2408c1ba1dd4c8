/**
 * A button that is pressed before the app has started is pressed again once it can answer. The page's own script remembers the last
 * one, and keeps a form from being sent to nowhere meanwhile. The root says when the app listens: it is the one
 * thing that both scripts know.
 */
const listening = 'listens';

/** The forms say what to do then: see `src/ui/NeedsJavaScript.tsx`. */
export function sayThatAppIsMissing(): void {
  document.documentElement.dataset['app'] = 'missing';
}

export function rememberPress(): void {
  addEventListener(
    'click',
    function remember(event) {
      if (document.documentElement.dataset['app'] === listening) {
        removeEventListener('click', remember, true);
        return;
      }
      const button = event.target instanceof Element && event.target.closest('button');
      if (!button) return;
      event.preventDefault();
      document
        .querySelectorAll<HTMLElement>('[data-pressed]')
        .forEach((other) => delete other.dataset['pressed']);
      button.dataset['pressed'] = '';
    },
    true,
  );
}

/** Presses the button that the visitor pressed last, now that the app listens. */
export function pressAgain(root: HTMLElement): void {
  document.documentElement.dataset['app'] = listening;
  const button = root.querySelector<HTMLButtonElement>('button[data-pressed]');
  if (!button) return;
  delete button.dataset['pressed'];
  button.click();
}
