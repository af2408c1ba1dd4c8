import type { Pictures } from '../../machines/photo-check/pictures';

/** Pictures whose code comes with the first of them. */
export function latePictures(load: () => Promise<{ readonly pictures: Pictures }>): Pictures {
  let loaded: Pictures | undefined;
  const come = async () => (loaded = (await load()).pictures);
  return {
    open: async (...asked) => (await come()).open(...asked),
    measure: async (...asked) => (await come()).measure(...asked),
    save: async (...asked) => (await come()).save(...asked),
    keepOnly: (id) => loaded?.keepOnly(id),
  };
}
