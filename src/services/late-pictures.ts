import type { Pictures } from '../../machines/photo-check/pictures';

/** Pictures whose code comes with the first of them. */
export function latePictures(load: () => Promise<() => Pictures>): Pictures {
  let pictures: Pictures | undefined;
  const come = async () => {
    const make = await load();
    pictures ??= make();
    return pictures;
  };
  return {
    open: async (...asked) => (await come()).open(...asked),
    measure: async (...asked) => (await come()).measure(...asked),
    save: async (...asked) => (await come()).save(...asked),
    keepOnly: (id) => pictures?.keepOnly(id),
  };
}
