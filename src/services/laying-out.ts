import { whenIdle } from './idle';

/**
 * Lays out what lies below the first screen, part after part from the top, whenever the browser has nothing better to do. Until then a part
 * is laid out when it comes near (`global.css`): the first words come sooner, and no task does it all at once.
 */
export function layOutTheRest(): void {
  const left = [...document.querySelectorAll<HTMLElement>('main section, footer')].filter(
    (part) => getComputedStyle(part).contentVisibility === 'auto',
  );
  const layOutNext = () => {
    const part = left.shift();
    if (part) {
      part.style.contentVisibility = 'visible';
      whenIdle(layOutNext);
    } else document.documentElement.dataset['laid'] = '';
  };
  layOutNext();
}

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
