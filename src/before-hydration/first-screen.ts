/**
 * On a phone the first screen is painted before anything below it has boxes (`global.css`): the root says so until then. Only scripts
 * say it, so that all of a page stands where none run; and not where an address names a part of the page.
 */
export function showFirstScreenAlone(): void {
  if (!location.hash) document.documentElement.dataset['firstScreen'] = '';
}

/** The rest gets its boxes, and the drawings that are files of their own are asked for (`laterDrawing`). */
export function showTheRest(): void {
  delete document.documentElement.dataset['firstScreen'];
  document.querySelectorAll<SVGUseElement>('[data-href]').forEach((use) => {
    use.setAttribute('href', use.dataset['href'] ?? '');
    delete use.dataset['href'];
  });
}
