/**
 * Our fonts wait for the first words, which the system's fonts show in the same measures: on a slow network the text
 * comes first. Where the service worker answers, the fonts are on the device, and are there from the start.
 */
export const earlyFontsScript = `if(navigator.serviceWorker&&navigator.serviceWorker.controller)document.documentElement.dataset.fonts='kept';`;

/**
 * What brings the fonts once the first words are on the screen. The page changes to them once, when all are there, and
 * not a second time as each arrives; where data is saved, the system's fonts stay.
 */
export const fontsAfterPaint = `var c=navigator.connection,r=document.documentElement;if(!r.dataset.fonts&&(!c||!c.saveData))Promise.all(['1em "Figtree Variable"','600 1em "Fraunces Variable"'].map(function(font){return document.fonts.load(font,'a\u20b9')})).then(function(){r.dataset.fonts='ours'},function(){});`;
