/** Asked before everything that the site keeps on a device is removed. */
export const forgetQuestion =
  'Remove everything that this site keeps on this device: drafts, ticked documents, the list of applications, the theme and saved pages? This cannot be undone.';
