import { expect } from 'vitest';
import { officeHoursMachine, type TimeTold } from '../../machines/office-hours/office-hours.machine';
import type { WeekTime } from '../../machines/office-hours/opening';
import { OfficeHours } from '../../src/flows/office-hours/OfficeHours';
import { agency } from '../../src/site';
import { wait } from '../support/hands';
import { walkPaths } from '../support/paths';

/** Thursday, ten in the morning in India, and Saturday, half past seven in the evening. */
const open = { at: '2026-01-15T04:30:00.000Z', now: { weekday: 4, time: '10:00' } };
const closed = { at: '2026-01-17T14:00:00.000Z', now: { weekday: 6, time: '19:30' } };

const isMorning = ({ time }: WeekTime) => time === open.now.time;

type OfficeHoursEvent =
  | TimeTold
  | { type: 'xstate.after.nextLook.officeHours.open' }
  | { type: 'xstate.after.nextLook.officeHours.closed' };

walkPaths<typeof officeHoursMachine, OfficeHoursEvent, { isOpen: boolean }>({
  flow: 'Office hours',
  states: 'tests/office-hours/states.txt',
  machine: officeHoursMachine,
  input: { hours: agency.hours },
  key: ({ value, context }) => JSON.stringify([value, context.opening]),
  events: ({ value, context }) => {
    if (value !== 'looking') return [{ type: `xstate.after.nextLook.officeHours.${value}` }];
    // The clock says Thursday morning when the page opens.
    return (context.opening ? [open, closed] : [open]).map(({ now }) => ({ type: 'time.told', now }));
  },
  // It stands beside a way to reach us, wherever it stands.
  open: (world) =>
    world.open(
      <main>
        <a href="tel:+911234567890">Call</a>
        <p>
          <OfficeHours />
        </p>
      </main>,
      '/contact',
    ),
  act: {
    // The minute passes with what the clock says then.
    'xstate.after.nextLook.officeHours.open': () => {},
    'xstate.after.nextLook.officeHours.closed': () => {},
    'time.told': async ({ now }, world) => {
      world.moment = isMorning(now) ? open.at : closed.at;
      await wait(60_000);
    },
  },
  say: {
    'xstate.after.nextLook.officeHours.open': () => 'a minute later',
    'xstate.after.nextLook.officeHours.closed': () => 'a minute later',
    'time.told': ({ now }) => (isMorning(now) ? 'it is Thursday morning' : 'it is Saturday evening'),
  },
  start: { isOpen: true },
  after: {
    'xstate.after.nextLook.officeHours.open': (situation) => situation,
    'xstate.after.nextLook.officeHours.closed': (situation) => situation,
    'time.told': (_, { now }) => ({ isOpen: isMorning(now) }),
  },
  see: () => ({}),
  alsoExpect: ({ isOpen }) => {
    expect(document.body.textContent).toContain('Monday to Saturday, 10:00 to 19:00 IST');
    expect(document.body.textContent).toContain(
      isOpen ? 'Open now, until 19:00 IST.' : 'Closed until Monday, 10:00 IST.',
    );
  },
});
