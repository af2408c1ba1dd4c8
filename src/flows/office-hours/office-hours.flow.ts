import { officeHoursMachine } from '../../../machines/office-hours/office-hours.machine';
import { source } from '../../../machines/source';
import { weekTimeInIndia } from '../../content/today';
import { agency } from '../../site';
import { defineFlow } from '../running';

/** The agency's hours, and the device's clock. */
export const officeHoursFlow = defineFlow(({ ports }) => ({
  input: { hours: agency.hours },
  logic: officeHoursMachine.provide({
    actors: {
      clock: source(({ sendBack }) => sendBack({ type: 'time.told', now: weekTimeInIndia(ports.now()) })),
    },
  }),
}));
