import { selectWantedProblem, selectResult as selectStayResult } from '../../src/content/stays-answer';
import fc from 'fast-check';
import {
  mostStays,
  selectRowProblems,
  selectDraft as selectStaysDraft,
  stayCounterMachine,
} from '../../machines/stay-counter/stay-counter.machine';
import { type Play, nothing, playOf } from '../support/arbitraries';
import { dateText, implies, someFolder, today } from '../support/random-values';

const wantedText = fc.constantFrom('', '0', '1', '60', '90', '91', 'sixty');

const anyRow = fc.integer({ min: -1, max: 3 });

export const randomEvents: Play = playOf(stayCounterMachine, {
  events: {
    'today.found': fc.record({ today }),
    'stays.found': fc.record({
      typed: fc.record({
        rows: fc.array(fc.record({ entry: dateText, exit: dateText }), { minLength: 1, maxLength: 3 }),
        entry: dateText,
        wanted: wantedText,
      }),
    }),
    'trip.known': fc.record({ folder: someFolder }),
    'wanted.changed': fc.record({ value: wantedText }),
    'row.changed': fc.record({
      row: anyRow,
      field: fc.constantFrom('entry' as const, 'exit' as const),
      value: dateText,
    }),
    'row.added': nothing,
    'row.removed': fc.record({ row: anyRow }),
    'entry.changed': fc.record({ value: dateText }),
    'slider.moved': fc.record({ offset: fc.integer({ min: 0, max: 400 }) }),
    'list.cleared': nothing,
  },
  headStart: [
    { type: 'today.found', today: '2026-11-21' },
    { type: 'row.changed', row: 0, field: 'entry', value: '2026-12-20' },
    { type: 'row.changed', row: 0, field: 'exit', value: '2027-01-05' },
  ],
  holds: ({ snapshot }) => {
    const { rows } = snapshot.context.typed;
    const result = selectStayResult(snapshot);
    return {
      'there is always a row to fill, and never too many': rows.length >= 1 && rows.length <= mostStays,
      'a flawed list names what is wrong':
        snapshot.matches('flawed') ===
        (selectRowProblems(snapshot).size > 0 || selectWantedProblem(snapshot) !== undefined),
      'a counted list has a result, and no other': (result !== undefined) === snapshot.matches('counted'),
      'the slider stands within its reach': implies(
        result?.picture !== undefined,
        (result?.picture?.offset ?? -1) >= 0 &&
          (result?.picture?.offset ?? 0) <= (result?.picture?.reach ?? -1),
      ),
      'a draft is kept as long as anything is typed': implies(
        snapshot.context.typed !== snapshot.context.ofTrip,
        (selectStaysDraft(snapshot) !== undefined) ===
          (snapshot.context.typed.entry !== '' ||
            snapshot.context.typed.wanted !== '' ||
            rows.some(({ entry, exit }) => entry !== '' || exit !== '')),
      ),
    };
  },
});
