import { describe, expect, it } from 'vitest';
import {
  contactFields,
  emptyMessage,
  contactMessageStorageKey,
  problemsOf,
} from '../../../machines/contact-form/contact';
import { assessmentDraftStorageKey } from '../../../machines/eligibility-checker/answers';
import {
  assessmentSchema,
  defaultAssessment,
  problemsOf as assessmentProblemsOf,
} from '../../../machines/eligibility-checker/assessment';
import {
  defaultEstimatorForm,
  emptyLead,
  estimatorDraftStorageKey,
} from '../../../machines/trip-estimator/estimator-form';
import {
  applicationSchema,
  emptyApplication,
  applicationDraftStorageKey,
  problemsOf as applicationProblemsOf,
} from '../../../machines/visa-application/application';

interface FormRow {
  readonly form: string;
  readonly empty: Readonly<Record<string, unknown>>;
  /** The fields of what is sent. */
  readonly sent: readonly string[];
  /** What is wrong with the empty form. */
  readonly problems: Readonly<Record<string, string>>;
  /** What the tab reads back of a form. */
  readonly readBack: (form: unknown) => unknown;
}

const rows: readonly FormRow[] = [
  {
    form: 'contact',
    empty: emptyMessage,
    sent: contactFields,
    problems: problemsOf(emptyMessage),
    readBack: (form) => contactMessageStorageKey.check(form),
  },
  {
    form: 'visa application',
    empty: emptyApplication,
    sent: Object.keys(applicationSchema.entries),
    problems: applicationProblemsOf(emptyApplication),
    readBack: (form) => applicationDraftStorageKey.check({ form })?.form,
  },
  {
    form: 'eligibility assessment',
    empty: defaultAssessment,
    sent: Object.keys(assessmentSchema.pipe[0].entries),
    problems: assessmentProblemsOf(defaultAssessment),
    readBack: (form) => assessmentDraftStorageKey.check({ draft: form, step: 'documents' })?.draft,
  },
];

/** The estimator asks for nothing: what it keeps is held to its form all the same. */
describe('the trip form', () => {
  const readBack = (trip: unknown) =>
    estimatorDraftStorageKey.check({ trip, lead: emptyLead, step: 'dailyBudget' })?.trip;

  it.each(Object.keys(defaultEstimatorForm))('keeps %s, and takes a form without it as absent', (field) => {
    expect(readBack(defaultEstimatorForm)).toEqual(defaultEstimatorForm);
    const others = Object.entries(defaultEstimatorForm).filter(([name]) => name !== field);
    expect(readBack(Object.fromEntries(others))).toBeUndefined();
  });
});

/** What is filled in, checked, kept and sent follows from one set of fields. */
describe.each(rows)('the $form form', ({ empty, sent, problems, readBack }) => {
  const fields = Object.keys(empty);

  it('sends the fields that it asks for', () => {
    expect([...sent].sort()).toEqual([...fields].sort());
  });

  it('says what is wrong in the order of its fields', () => {
    const wrong = Object.keys(problems);
    expect(wrong.length).toBeGreaterThan(0);
    expect(wrong).toEqual(fields.filter((field) => wrong.includes(field)));
  });

  it.each(fields)('keeps %s, and takes a form without it as absent', (field) => {
    expect(readBack(empty)).toEqual(empty);
    const others = Object.entries(empty).filter(([name]) => name !== field);
    expect(readBack(Object.fromEntries(others))).toBeUndefined();
  });
});
