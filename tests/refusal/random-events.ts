import fc from 'fast-check';
import { refusalMachine } from '../../machines/refusal/refusal.machine';
import { anyText, nothing, playOf, type Play } from '../support/arbitraries';

const authorities = [
  { id: 'schengen', reasons: [{ id: 'schengen-2' }, { id: 'schengen-13' }] },
  { id: 'united-states', reasons: [{ id: 'usa-214b', marks: ['214\\(b\\)'] }] },
];

const authority = fc.oneof(fc.constantFrom('schengen', 'united-states'), anyText);

/** What may happen to a refusal in any order, and what stays true whatever happens. */
export const randomEvents: Play = playOf(refusalMachine, {
  input: { authorities },
  events: {
    'address.changed': fc.record({ query: fc.record({ by: fc.option(authority, { nil: undefined }) }) }),
    'authority.chosen': fc.record({ id: authority }),
    'reason.toggled': fc.record({ id: fc.constantFrom('schengen-2', 'schengen-13', 'usa-214b') }),
    'form.toggled': nothing,
    'letter.typed': fc.record({ text: fc.oneof(fc.constantFrom('', '214(b)', 'Hello'), anyText) }),
    'all.cleared': nothing,
  },
  holds: ({ snapshot }) => {
    const { authority: chosen, reasons, text } = snapshot.context;
    return {
      'there is an answer where somebody refused':
        snapshot.matches({ refusal: 'reading' }) === (chosen !== undefined),
      'a reason is there once': new Set(reasons).size === reasons.length,
      'an empty letter is neither read nor unread':
        snapshot.matches({ letter: 'empty' }) === (text.trim() === ''),
    };
  },
});
