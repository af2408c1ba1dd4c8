import { fromPromise } from 'xstate';
import { photoCheckMachine } from '../../../machines/photo-check/photo-check.machine';
import { source } from '../../../machines/source';
import { defineFlow, type RunningSite } from '../running';
import { currentQuery } from '../sources/address';

function framedIn<Framed>(framed: Framed | undefined): Framed {
  if (!framed) throw new Error('There is no picture under the frame.');
  return framed;
}

/** The photo check in the site: the address names the document, the device opens, measures and saves. */
export const photoCheckFlow = defineFlow(({ site, ports: { pictures } }: RunningSite) => ({
  input: {},
  logic: photoCheckMachine.provide({
    actors: {
      address: currentQuery(site, ['for'], (query) => ({ type: 'address.changed', query })),
      album: source(({ receive }) => {
        receive(({ id }) => pictures.keepOnly(id));
        return () => pictures.keepOnly(undefined);
      }),
      openPicture: fromPromise(async ({ input: { file, loadStage }, signal }) => {
        if (!file) throw new Error('There is no file to open.');
        const picture = await pictures.open(file, signal);
        return { picture, stage: await loadStage() };
      }),
      measurePicture: fromPromise(({ input: { framed, marks } }) =>
        pictures.measure(framedIn(framed), marks),
      ),
      savePicture: fromPromise(({ input: { framed, as }, signal }) =>
        pictures.save(framedIn(framed), as, signal),
      ),
    },
  }),
}));
