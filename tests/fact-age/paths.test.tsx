import { act, fireEvent, screen } from '@testing-library/react';
import { expect } from 'vitest';
import { factAgeMachine, type TodayFound } from '../../machines/fact-age/fact-age.machine';
import { FactAge } from '../../src/flows/fact-age/FactAge';
import { walkPaths } from '../support/paths';

const days = { checked: '2025-08-10', built: '2025-12-01' };
/** The walks begin on 15 January 2026. */
const inTime = '2026-01-15';
const tooLate = '2026-02-10';

walkPaths<typeof factAgeMachine, TodayFound, { isOld: boolean }>({
  flow: 'Fact age',
  states: 'tests/fact-age/states.txt',
  machine: factAgeMachine,
  input: days,
  events: ({ value }) =>
    value === 'good' ? [inTime, tooLate].map((today) => ({ type: 'today.found', today })) : [],
  key: ({ value }) => JSON.stringify(value),
  open: (world) =>
    world.open(
      <main>
        <p>Figures</p>
        <FactAge days={days} />
      </main>,
      '/faq',
    ),
  act: {
    'today.found': async ({ today }, world) => {
      world.today = today;
      await act(async () => void fireEvent(document, new Event('visibilitychange')));
    },
  },
  say: { 'today.found': ({ today }) => `comes back on ${today}` },
  start: { isOld: false },
  after: { 'today.found': ({ isOld }, { today }) => ({ isOld: isOld || today === tooLate }) },
  see: () => ({}),
  alsoExpect: ({ isOld }) => {
    const notice = screen.queryByText(
      'Figures of this page were last checked in August 2025, more than 6 months ago. Check them on the official pages before you pay or book.',
    );
    expect(notice !== null).toBe(isOld);
  },
});
