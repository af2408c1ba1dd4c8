import { destinationChooserMachine } from '../../../machines/destination-chooser/destination-chooser.machine';
import { defineFlow } from '../running';
import { earlyText } from '../sources/early-text';

/** The chooser in the site: where it leads, the trip goes. */
export const destinationChooserFlow = defineFlow(({ site }) => ({
  input: { site },
  logic: destinationChooserMachine.provide({
    actors: { earlyText: earlyText('place', (text) => ({ type: 'text.typed', text })) },
  }),
}));
