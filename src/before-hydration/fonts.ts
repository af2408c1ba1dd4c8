const families = ['1em "Figtree Variable"', '600 1em "Fraunces Variable"'];

/** Letters of both subsets of a family. */
const sample = 'a₹';

/** Where the service worker answers, the fonts are on the device, and are there from the start. */
export function showKeptFonts(): void {
  if (navigator.serviceWorker?.controller) document.documentElement.dataset['fonts'] = 'kept';
}

/**
 * Fetches our fonts for the next page, once the first words are on the screen and the style sheets are there. This page keeps
 * the system's fonts: text never changes under the eyes of who reads it. Where data is saved, nothing is fetched.
 */
export function fetchFonts(stylesheetsLoaded: Promise<unknown>): void {
  const { dataset } = document.documentElement;
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (dataset['fonts'] || connection?.saveData) return;
  stylesheetsLoaded
    .then(() => Promise.all(families.map((family) => document.fonts.load(family, sample))))
    .then(
      () => (dataset['fontsFetched'] = ''),
      () => {},
    );
}
