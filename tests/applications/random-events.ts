import fc from 'fast-check';
import { applicationsMachine } from '../../machines/applications/applications.machine';
import type { ApplicationRecord } from '../../machines/visa-application/application';
import { type Play, anyText, nothing, playOf } from '../support/arbitraries';
import { answer, count, implies } from '../support/random-values';

const record: fc.Arbitrary<ApplicationRecord> = fc.record({
  fullName: anyText,
  country: anyText,
  visaType: anyText,
  stateOfApplication: anyText,
  timestamp: fc.constantFrom('2026-01-02T03:04:05.000Z', '2025-12-31T23:59:59.999Z', 'abc', ''),
  status: fc.constant('New'),
});

export const randomEvents: Play = playOf(applicationsMachine, {
  events: {
    'list.read': fc.record({ records: fc.array(record, { maxLength: 4 }), isLasting: fc.boolean() }),
    'export.pressed': nothing,
    'clear.pressed': nothing,
  },
  answers: { confirmClearing: answer },
  holds: ({ snapshot, events, emitted }) => {
    const { records } = snapshot.context;
    const moments = records.map(({ timestamp }) => (timestamp.startsWith('20') ? timestamp : ''));
    return {
      'the newest stand first': moments.every(
        (moment, row) => row === 0 || moment <= (moments[row - 1] ?? ''),
      ),
      'an empty list has no rows': implies(snapshot.matches({ list: 'empty' }), records.length === 0),
      'a list that is shown has rows': implies(snapshot.matches({ list: 'shown' }), records.length > 0),
      'only a list with rows can be cleared': implies(
        snapshot.matches({ list: 'confirming' }),
        records.length > 0,
      ),
      'nothing is cleared without a question':
        count(emitted, 'clearing.requested') <= count(events, 'clear.pressed'),
    };
  },
});
