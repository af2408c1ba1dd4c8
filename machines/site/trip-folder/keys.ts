/** Under which names a trip is kept: known from the start, so that its code is fetched only where there is one. */
export const tripFolderKeys = {
  inTab: 'deshantar:trip-folder:v1',
  onDevice: 'deshantar:kept-trip-folder:v1',
} as const;
