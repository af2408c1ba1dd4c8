import { factAgeMachine } from '../../../machines/fact-age/fact-age.machine';
import { source } from '../../../machines/source';
import { defineFlow } from '../running';

/** The age of a page's figures, by the device's clock. */
export const factAgeFlow = defineFlow(({ ports }) => ({
  input: {},
  logic: factAgeMachine.provide({
    actors: {
      // A page may be left open for days: it is asked again whenever somebody comes back to it.
      today: source(({ sendBack }) => {
        const report = () => sendBack({ type: 'today.found', today: ports.today() });
        report();
        document.addEventListener('visibilitychange', report);
        return () => document.removeEventListener('visibilitychange', report);
      }),
    },
  }),
}));
