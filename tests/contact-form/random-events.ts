import fc from 'fast-check';
import { contactFields, emptyMessage, firstWrongField } from '../../machines/contact-form/contact';
import {
  contactFormMachine,
  selectProblems as selectContactProblems,
  selectHandedOverMail,
} from '../../machines/contact-form/contact-form.machine';
import { type Play, anyText, nothing, playOf } from '../support/arbitraries';
import { implies } from '../support/random-values';

export const randomEvents: Play = playOf(contactFormMachine, {
  events: {
    'subject.suggested': fc.record({ subject: anyText }),
    'field.changed': fc.record({ field: fc.constantFrom(...contactFields), value: anyText }),
    'message.submitted': nothing,
    'copy.pressed': nothing,
    'edit.chosen': nothing,
    'panel.closed': nothing,
  },
  headStart: [
    ...contactFields.map((field) => ({ type: 'field.changed' as const, field, value: 'asha@example.com' })),
    { type: 'message.submitted' },
    { type: 'copy.pressed' },
  ],
  answers: { copyText: fc.constant(undefined) },
  holds: ({ snapshot, events, emitted }) => {
    const { message, handedOver } = snapshot.context;
    const panel = selectHandedOverMail(snapshot);
    return {
      'problems are shown from the first attempt on': implies(
        !events.some(({ type }) => type === 'message.submitted'),
        Object.keys(selectContactProblems(snapshot)).length === 0,
      ),
      'an emptied form is empty': implies(
        snapshot.matches({ handedOver: { next: 'emptied' } }),
        Object.values(message).join('') === '',
      ),
      'what was sent was complete': implies(panel !== undefined, firstWrongField(handedOver) === undefined),
      'without a mail nothing is kept of one': implies(panel === undefined, handedOver === emptyMessage),
      'fields that hold something are not written over': implies(
        panel?.isEditable === true,
        Object.values(message).join('').trim() === '',
      ),
      'every mail goes to the agency': emitted.every(
        ({ type, to }) => type !== 'mail.requested' || to === 'contact',
      ),
    };
  },
});
