import fc from 'fast-check';
import { createEmptyActor } from 'xstate';
import {
  applicationTextFields,
  applicationVisaTypes,
  emptyApplication,
  firstProblem as firstApplicationProblem,
} from '../../machines/visa-application/application';
import {
  selectDraft as selectApplicationDraft,
  selectProblems as selectApplicationProblems,
  visaApplicationMachine,
} from '../../machines/visa-application/visa-application.machine';
import { application as completeApplication } from '../support/application';
import { type Play, anyText, nothing, playOf } from '../support/arbitraries';
import { count, implies, knownDelivery } from '../support/random-values';

export const randomEvents: Play = playOf(visaApplicationMachine, {
  input: {
    site: createEmptyActor() as never,
    submissionIdOf: () => 'id-1',
    now: () => '',
    secondsSince: () => 0,
    countryNames: [],
    listedCountries: [],
  },
  answers: { copyText: fc.constant(undefined) },
  events: {
    'trip.prefilled': fc.record({
      prefill: fc.record(
        {
          country: fc.constantFrom('Japan', 'Atlantis'),
          visaType: fc.constantFrom('Tourist Visa', 'Other'),
          stateOfApplication: fc.constantFrom('Kerala', 'Goa'),
        },
        { requiredKeys: [] },
      ),
    }),
    'draft.found': fc.record({
      draft: fc.record({
        form: fc.constantFrom(
          completeApplication,
          { ...completeApplication, agreedToTerms: false },
          { ...completeApplication, email: 'a@b' },
          emptyApplication,
        ),
      }),
      submissionId: fc.constantFrom('', 'id-0'),
    }),
    'delivery.reported': knownDelivery('application', 'id-0', 'id-1', 'id-2'),
    'country.requested': fc.record({ country: fc.constantFrom('', 'Japan', 'United Kingdom') }),
    'field.changed': fc.record({
      field: fc.constantFrom(...applicationTextFields),
      value: fc.oneof(anyText, fc.constantFrom('Kerala', ...applicationVisaTypes)),
    }),
    'terms.toggled': nothing,
    'application.submitted': nothing,
    'email.chosen': nothing,
    'copy.pressed': nothing,
  },
  headStart: [
    { type: 'draft.found', draft: { form: completeApplication }, submissionId: 'id-0' },
    { type: 'application.submitted' },
    {
      type: 'delivery.reported',
      delivery: { id: 'id-1', kind: 'application', status: 'inDoubt', sentAt: '', failure: undefined },
    },
    { type: 'copy.pressed' },
  ],
  holds: ({ snapshot, events, emitted }) => {
    const { form, submissionId } = snapshot.context;
    const problems = Object.keys(selectApplicationProblems(snapshot));
    const isFresh = events.at(-1)?.type === 'delivery.reported';
    return {
      'a form that has just arrived is empty': implies(
        isFresh && snapshot.matches({ editing: 'accepted' }) && form === emptyApplication,
        submissionId === undefined && selectApplicationDraft(snapshot) === undefined,
      ),
      'every order is complete and has an id': emitted.every(
        ({ type, order }) =>
          type !== 'delivery.ordered' ||
          (order.submissionId !== '' && firstApplicationProblem(order.payload) === undefined),
      ),
      'each order was submitted':
        count(emitted, 'delivery.ordered') <= count(events, 'application.submitted'),
      'problems are shown from the first attempt on': implies(
        count(events, 'application.submitted') === 0 && count(events, 'delivery.reported') === 0,
        problems.length === 0,
      ),
    };
  },
});
