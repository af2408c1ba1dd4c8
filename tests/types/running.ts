/**
 * What binding a chart and running it ask for, read by `npm run types` alone: every line below an expected error must be one.
 * Nothing here runs.
 */
import { silent, source } from '../../machines/source';
import { travelDatesMachine } from '../../machines/travel-dates/travel-dates.machine';
import { visaApplicationMachine } from '../../machines/visa-application/visa-application.machine';
import { visaApplicationFlow } from '../../src/flows/visa-application/visa-application.flow';
import { travelDatesFlow } from '../../src/flows/travel-dates/travel-dates.flow';
import { defineFlow, useFlow } from '../../src/flows/running';

export const a = travelDatesMachine.provide({
  // @ts-expect-error: tells an event that the slot does not tell.
  actors: { today: source(({ sendBack }) => sendBack({ type: 'today.found', day: '' })) },
});
export const b = travelDatesMachine.provide({
  // @ts-expect-error: tells another event of the chart.
  actors: { today: source(({ sendBack }) => sendBack({ type: 'trip.known', folder: {} })) },
});
// @ts-expect-error: an actor that the chart does not name.
export const c = travelDatesMachine.provide({ actors: { clock: silent<never>() } });
export const d = visaApplicationMachine.provide({
  // @ts-expect-error: is given something else.
  actors: { earlyInput: source(({ input }) => void input.form) },
});
export const e = visaApplicationMachine.provide({
  // @ts-expect-error: is asked something that it is not asked.
  actors: { mail: source(({ receive }) => receive(({ message }) => void message)) },
});
// @ts-expect-error: the site's part of the input is of another type.
export const f = defineFlow(({ site }) => ({ input: { site, host: 1 }, logic: travelDatesMachine }));
export function useWrongly() {
  // @ts-expect-error: the view gives too little.
  useFlow(travelDatesFlow, { rules: undefined, country: 'Japan' });
  // @ts-expect-error: the view gives something that the chart does not take.
  useFlow(travelDatesFlow, { rules: undefined, country: 'Japan', place: 'Japan', host: '' });
  // @ts-expect-error: what it emits is not handled.
  useFlow(visaApplicationFlow, { countryNames: [], listedCountries: [] });
  // @ts-expect-error: it emits nothing.
  useFlow(travelDatesFlow, { rules: undefined, country: 'Japan', place: 'Japan' }, { said: () => {} });
  const { send } = useFlow(travelDatesFlow, { rules: undefined, country: 'Japan', place: 'Japan' });
  // @ts-expect-error: an event that it does not know.
  send({ type: 'released' });
}
