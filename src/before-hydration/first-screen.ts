/**
 * On a phone the first screen is painted before anything below it has boxes (`global.css`): the root says so until then. Only scripts
 * say it, so that all of a page stands where none run; and not where an address names a part of the page.
 */
export function showFirstScreenAlone(): void {
  if (!location.hash) document.documentElement.dataset['firstScreen'] = '';
}

/** The rest gets its boxes; the drawings that are files of their own (`laterDrawing`) are asked for. */
export function showTheRest(): void {
  delete document.documentElement.dataset['firstScreen'];
  document.querySelectorAll<SVGUseElement>('[data-href]').forEach((held) => {
    held.setAttribute('href', held.dataset['href'] ?? '');
    delete held.dataset['href'];
  });
}
