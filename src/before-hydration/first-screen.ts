/**
 * On a phone the first screen is painted before anything below it has boxes (`global.css`): the root says so until then. Only scripts
 * say it, so that all of a page stands where none run; and not where an address names a part of the page.
 */
export function showFirstScreenAlone(): void {
  if (!location.hash) document.documentElement.dataset['firstScreen'] = '';
}

export function showTheRest(): void {
  delete document.documentElement.dataset['firstScreen'];
}
