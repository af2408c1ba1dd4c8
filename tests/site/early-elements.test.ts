import { describe, expect, it } from 'vitest';
import { createActor, createEmptyActor, type AnyStateMachine } from 'xstate';
import { blogListMachine } from '../../machines/blog-list/blog-list.machine';
import { contactFormMachine } from '../../machines/contact-form/contact-form.machine';
import { countryListingMachine } from '../../machines/country-listing/country-listing.machine';
import { destinationChooserMachine } from '../../machines/destination-chooser/destination-chooser.machine';
import { documentChecklistMachine } from '../../machines/document-checklist/document-checklist.machine';
import { eligibilityCheckerMachine } from '../../machines/eligibility-checker/eligibility-checker.machine';
import { faqMachine } from '../../machines/faq/faq.machine';
import { lateToolMachine } from '../../machines/late-tool/late-tool.machine';
import { source } from '../../machines/source';
import { stayCounterMachine } from '../../machines/stay-counter/stay-counter.machine';
import { travelLettersMachine } from '../../machines/travel-letters/travel-letters.machine';
import { tripEstimatorMachine } from '../../machines/trip-estimator/trip-estimator.machine';
import { visaApplicationMachine } from '../../machines/visa-application/visa-application.machine';

const checklist = { id: 'tourist', title: 'Documents', documents: [] };

/** What a chart of a given id gives to one of its sources, each time that it begins. */
function givenTo(machine: AnyStateMachine, src: string): readonly unknown[] {
  const given: unknown[] = [];
  const actors = { [src]: source<never, unknown>(({ input }) => void given.push(input)) };
  const input = { site: createEmptyActor(), checklist, countries: [], posts: [], groups: [], questions: [] };
  createActor(machine.provide({ actors }), { id: 'own', input }).start();
  return given;
}

it.each<[name: string, machine: AnyStateMachine]>([
  ['an application', visaApplicationMachine],
  ['a message', contactFormMachine],
  ['an assessment', eligibilityCheckerMachine],
  ['an estimate', tripEstimatorMachine],
  ['letters', travelLettersMachine],
  ['stays', stayCounterMachine],
])('what is kept of a draft is read from its own form: %s', (_what, machine) => {
  expect(givenTo(machine, 'draft')).toEqual([expect.objectContaining({ id: 'own' })]);
});

describe('a page may show a form twice: what was done before the app ran is read from the own one', () => {
  it.each<[name: string, machine: AnyStateMachine, src: string, input: unknown]>([
    ['an application', visaApplicationMachine, 'earlyInput', { flowId: 'own' }],
    ['a message', contactFormMachine, 'earlyInput', { flowId: 'own' }],
    ['an assessment', eligibilityCheckerMachine, 'earlyInput', { flowId: 'own' }],
    ['a search for a country', countryListingMachine, 'earlySearch', { flowId: 'own' }],
    ['a search for an article', blogListMachine, 'earlySearch', { flowId: 'own' }],
    ['a search for a question', faqMachine, 'earlySearch', { flowId: 'own' }],
    ['a destination', destinationChooserMachine, 'earlyText', { flowId: 'own' }],
    ['ticks', documentChecklistMachine, 'earlyTicks', { listId: 'own' }],
    ['ticks of a visit before', documentChecklistMachine, 'storedTicks', checklist],
    ['a tool that was pressed', lateToolMachine, 'askedAtStart', { elementId: 'own' }],
  ])('%s', (_what, machine, src, expected) => {
    expect(givenTo(machine, src)).toEqual([expected]);
  });
});
