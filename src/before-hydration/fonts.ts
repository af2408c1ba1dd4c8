const families = ['1em "Figtree Variable"', '600 1em "Fraunces Variable"'];

/** Letters of both subsets of a family. */
const sample = 'a₹';

/** Where the service worker answers, the fonts are on the device, and are there from the start. */
export function showKeptFonts(): void {
  if (navigator.serviceWorker?.controller) document.documentElement.dataset['fonts'] = 'kept';
}

/**
 * Brings our fonts once the first words are on the screen, which the system's fonts show in the same measures: on a slow network
 * the text comes first. The page changes to them once, when all are there, and not a second time as each arrives, and
 * together with its whole style sheets where they come later: it is laid out once for both. Where data is saved, the system's
 * fonts stay.
 */
export function fetchFonts(stylesheetsLoaded: Promise<unknown>): void {
  const root = document.documentElement;
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (root.dataset['fonts'] || connection?.saveData) return;
  Promise.all([stylesheetsLoaded, ...families.map((family) => document.fonts.load(family, sample))]).then(
    () => {
      root.dataset['fonts'] = 'ours';
    },
    () => {},
  );
}
