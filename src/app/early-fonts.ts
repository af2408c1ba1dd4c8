/**
 * Our fonts wait for the first words, which the system's fonts show in the same measures: on a slow network the text
 * comes first. Where the service worker answers, the fonts are on the device, and are there from the start.
 */
export const earlyFontsScript = `if(navigator.serviceWorker&&navigator.serviceWorker.controller)document.documentElement.dataset.fonts='kept';`;

/** What brings the fonts once the first words are on the screen; where data is saved, the system's fonts stay. */
export const fontsAfterPaint = `var c=navigator.connection;if(!c||!c.saveData)document.documentElement.dataset.fonts='ours';`;
