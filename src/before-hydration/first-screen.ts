/**
 * On a phone the first screen is painted before anything below it has boxes (`global.css`): the root says so until then. Only scripts
 * say it, so that all of a page stands where none run; and not where an address names a part of the page.
 */
export function showFirstScreenAlone(): void {
  if (!location.hash) document.documentElement.dataset['firstScreen'] = '';
}

/**
 * Browsers ask for the page's icon when its HTML is there: it waits for the first words as well. Not in a tab in the background, which
 * has no other sign of its own.
 */
export function holdIcon(): void {
  const icon = document.querySelector<HTMLLinkElement>('[rel=icon]');
  if (!icon || document.hidden) return;
  icon.dataset['href'] = icon.href;
  icon.href = 'data:,';
}

/** The rest gets its boxes; the icon and the drawings that are files of their own (`laterDrawing`) are asked for. */
export function showTheRest(): void {
  delete document.documentElement.dataset['firstScreen'];
  document.querySelectorAll<HTMLLinkElement | SVGUseElement>('[data-href]').forEach((held) => {
    held.setAttribute('href', held.dataset['href'] ?? '');
    delete held.dataset['href'];
  });
}
