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
import { visaApplicationMachine } from '../../machines/visa-application/visa-application.machine';

const checklist = { id: 'tourist', title: 'Documents', documents: [] };

describe('a page may show a form twice: what was done before the app ran is read from the own one', () => {
  it.each<[name: string, machine: AnyStateMachine, src: string, input: unknown]>([
    ['an application', visaApplicationMachine, 'earlyInput', { formId: 'own' }],
    ['a message', contactFormMachine, 'earlyInput', { formId: 'own' }],
    ['an assessment', eligibilityCheckerMachine, 'earlyInput', { formId: 'own' }],
    ['a search for a country', countryListingMachine, 'earlySearch', { formId: 'own' }],
    ['a search for an article', blogListMachine, 'earlySearch', { formId: 'own' }],
    ['a search for a question', faqMachine, 'earlySearch', { formId: 'own' }],
    ['a destination', destinationChooserMachine, 'earlyText', { formId: 'own' }],
    ['ticks', documentChecklistMachine, 'earlyTicks', { listId: 'own' }],
    ['ticks of a visit before', documentChecklistMachine, 'storedTicks', checklist],
    ['a tool that was pressed', lateToolMachine, 'askedAtStart', { elementId: 'own' }],
  ])('%s', (_what, machine, src, expected) => {
    const asked: unknown[] = [];
    const actors = { [src]: source<never, unknown>(({ input }) => void asked.push(input)) };
    const input = {
      site: createEmptyActor(),
      checklist,
      countries: [],
      posts: [],
      groups: [],
      questions: [],
    };
    createActor(machine.provide({ actors }), { id: 'own', input }).start();
    expect(asked).toEqual([expected]);
  });
});
