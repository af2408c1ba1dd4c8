import { officeHoursMachine } from '../../../machines/office-hours/office-hours.machine';
import { source } from '../../../machines/source';
import { site } from '../../site';
import { defineFlow } from '../running';

const minuteMs = 60_000;

/** The agency's hours, and the device's clock. */
export const officeHoursFlow = defineFlow(({ ports }) => ({
  input: { hours: site.hours },
  logic: officeHoursMachine.provide({
    actors: {
      clock: source(({ sendBack }) => {
        const tell = () => sendBack({ type: 'time.told', now: ports.now() });
        tell();
        const timer = setInterval(tell, minuteMs);
        return () => clearInterval(timer);
      }),
    },
  }),
}));
