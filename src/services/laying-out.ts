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
