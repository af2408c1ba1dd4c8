/**
 * Keeps what holds the focus laid out while a pointer is pressed, for the focus leaves it then: Chromium 156 dies of a press that begins
 * a selection of text in a part that nobody has seen yet and that has just lost the focus.
 */
export function keepFocusLaidOut(): void {
  const keepLaidOut = () => {
    for (let part: Element | null = document.activeElement; part; part = part.parentElement)
      if (part instanceof HTMLElement && getComputedStyle(part).contentVisibility === 'auto')
        part.style.contentVisibility = 'visible';
  };
  addEventListener('pointerdown', keepLaidOut, { capture: true, passive: true });
}
