import { expect } from 'vitest';
import { officeHoursMachine, type TimeTold } from '../../machines/office-hours/office-hours.machine';
import { OfficeHours } from '../../src/flows/office-hours/OfficeHours';
import { site } from '../../src/site';
import { wait } from '../support/hands';
import { walkPaths } from '../support/paths';

const open = '2026-01-15T04:30:00.000Z';
const closed = '2026-01-17T14:00:00.000Z';

walkPaths<typeof officeHoursMachine, TimeTold, { now: string }>({
  flow: 'Office hours',
  states: 'tests/office-hours/states.txt',
  machine: officeHoursMachine,
  input: { hours: site.hours },
  events: ({ value }) => {
    // The clock tells at once.
    if (value === 'unknown') return [{ type: 'time.told', now: open }];
    return [open, closed].map((now) => ({ type: 'time.told', now }));
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
    'time.told': async ({ now }, world) => {
      world.moment = now;
      await wait(60_000);
    },
  },
  say: { 'time.told': ({ now }) => (now === open ? 'it is Thursday morning' : 'it is Saturday evening') },
  start: { now: open },
  after: { 'time.told': (_, { now }) => ({ now }) },
  see: () => ({}),
  hold: ({ now }) => {
    expect(document.body.textContent).toContain('Monday to Saturday, 10:00 to 19:00 IST');
    expect(document.body.textContent).toContain(
      now === open ? 'Open now, until 19:00 IST.' : 'Closed now. We answer again on Monday from 10:00 IST.',
    );
  },
});
