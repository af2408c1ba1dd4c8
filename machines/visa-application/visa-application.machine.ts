import { assign, emit, fromPromise, setup, type SnapshotFrom } from 'xstate';
import {
  failureReasonOf,
  type DeliveryFailureReason,
  type MailRequested,
  type NavigationRequested,
  type NoticeRaised,
  type NoticeWithdrawn,
  type Submission,
} from '../ports';
import {
  applicationByEmail,
  applicationPayload,
  emptyApplication,
  firstProblem,
  problemsOf,
  type ApplicationDraft,
  type ApplicationField,
  type ApplicationForm,
  type ApplicationPayload,
  type ApplicationTextField,
} from './application';

/** One notice for one submission: its outcome replaces "Submitting your application...". */
export const applicationNoticeId = 'visa-application';

/** Where a visitor goes after a successful application; the listing says so and clears the flag. */
const listingPath = '/services';

const wentWrong = 'Something went wrong. Please try again.';

const failureMessages: Record<DeliveryFailureReason, string> = {
  unconfigured: 'Webhook URL is not configured.',
  offline: 'You are offline. Nothing was sent, and your details are kept here.',
  rejected: wentWrong,
  failing: wentWrong,
  redirected: wentWrong,
  unreadable: wentWrong,
  timeout: wentWrong,
  interrupted: wentWrong,
  unreachable: wentWrong,
};

export type VisaApplicationEvent =
  | { type: 'draft.found'; draft: ApplicationDraft }
  | { type: 'country.requested'; country: string }
  | { type: 'field.changed'; field: ApplicationTextField; value: string }
  | { type: 'terms.toggled' }
  | { type: 'application.submitted'; submissionId: string }
  | { type: 'email.chosen' }
  | { type: 'copy.chosen' };

interface VisaApplicationContext {
  form: ApplicationForm;
  /** Kept for every retry of the same details, so that a receiver can tell a repeat from a new application. */
  submissionId: string;
}

/** Other details are another application; the same ones, given again, are not. */
function withText(
  { form, submissionId }: VisaApplicationContext,
  field: ApplicationTextField,
  value: string,
): VisaApplicationContext {
  return form[field] === value
    ? { form, submissionId }
    : { form: { ...form, [field]: value }, submissionId: '' };
}

type FocusRequested = { type: 'focus.requested'; field: ApplicationField };
type CopyRequested = { type: 'copy.requested'; text: string };

/**
 * The apply-visa form: filled, corrected after a first attempt, submitted, and after a failure offered by
 * other ways. Specification §2, §4, §5 and §8, Apply-visa.
 */
export const visaApplicationMachine = setup({
  types: {
    context: {} as VisaApplicationContext,
    events: {} as VisaApplicationEvent,
    emitted: {} as
      | FocusRequested
      | CopyRequested
      | MailRequested
      | NavigationRequested
      | NoticeRaised
      | NoticeWithdrawn,
    tags: {} as 'busy',
  },
  actors: {
    deliverApplication: fromPromise<void, Submission<ApplicationPayload>>(() =>
      Promise.reject(new Error('deliverApplication is not provided')),
    ),
  },
  guards: {
    isComplete: ({ context }) => firstProblem(context.form) === undefined,
  },
  actions: {
    restoreDraft: assign(({ event }) => (event.type === 'draft.found' ? event.draft : {})),
    keepCountry: assign(({ context, event }) =>
      event.type === 'country.requested' ? withText(context, 'country', event.country) : {},
    ),
    keepField: assign(({ context, event }) =>
      event.type === 'field.changed' ? withText(context, event.field, event.value) : {},
    ),
    toggleTerms: assign({
      form: ({ context: { form } }) => ({ ...form, agreedToTerms: !form.agreedToTerms }),
    }),
    keepSubmissionId: assign({
      submissionId: ({ context, event }) =>
        context.submissionId === '' && event.type === 'application.submitted'
          ? event.submissionId
          : context.submissionId,
    }),
    focusFirstProblem: emit(({ context }) => ({
      type: 'focus.requested' as const,
      field: firstProblem(context.form)?.field ?? 'fullName',
    })),
    announceFirstProblem: emit(({ context }) => ({
      type: 'notice.raised' as const,
      notice: {
        id: applicationNoticeId,
        kind: 'error' as const,
        message: firstProblem(context.form)?.message ?? '',
      },
    })),
    announceSubmitting: emit({
      type: 'notice.raised',
      notice: { id: applicationNoticeId, kind: 'loading', message: 'Submitting your application...' },
    }),
    withdrawNotice: emit({ type: 'notice.withdrawn', id: applicationNoticeId }),
    announceFailure: emit((_, params: { reason: DeliveryFailureReason }) => ({
      type: 'notice.raised' as const,
      notice: {
        id: applicationNoticeId,
        kind: 'error' as const,
        message: failureMessages[params.reason],
      },
    })),
    rememberApplication: (_, _params: { form: ApplicationForm }) => {},
    clearForm: assign({ form: emptyApplication, submissionId: '' }),
    goToListing: emit({
      type: 'navigation.requested',
      to: listingPath,
      isLate: true,
      state: { applicationSubmitted: true },
    }),
    openMail: emit(({ context }) => ({
      type: 'mail.requested' as const,
      mail: { to: 'contact' as const, ...applicationByEmail(context.form) },
    })),
    copyDetails: emit(({ context }) => ({
      type: 'copy.requested' as const,
      text: applicationByEmail(context.form).body,
    })),
  },
}).createMachine({
  id: 'visaApplication',
  context: { form: emptyApplication, submissionId: '' },
  initial: 'editing',
  states: {
    editing: {
      initial: 'filling',
      on: {
        'country.requested': { actions: 'keepCountry' },
        'field.changed': { actions: 'keepField' },
        'terms.toggled': { actions: 'toggleTerms' },
        'application.submitted': [
          { guard: 'isComplete', target: 'submitting', actions: ['keepSubmissionId', 'announceSubmitting'] },
          { target: '.correcting', actions: ['announceFirstProblem', 'focusFirstProblem'] },
        ],
      },
      states: {
        filling: { on: { 'draft.found': { actions: 'restoreDraft' } } },
        correcting: {},
        failed: {
          on: {
            'email.chosen': { actions: 'openMail' },
            'copy.chosen': { actions: 'copyDetails' },
          },
        },
      },
    },
    submitting: {
      tags: 'busy',
      invoke: {
        id: 'deliverApplication',
        src: 'deliverApplication',
        input: ({ context }) => ({
          submissionId: context.submissionId,
          payload: applicationPayload(context.form),
        }),
        onDone: {
          target: 'submitted',
          actions: [
            { type: 'rememberApplication', params: ({ context }) => ({ form: context.form }) },
            'clearForm',
            'withdrawNotice',
            'goToListing',
          ],
        },
        onError: {
          target: 'editing.failed',
          actions: {
            type: 'announceFailure',
            params: ({ event }) => ({ reason: failureReasonOf(event.error) }),
          },
        },
      },
    },
    submitted: {},
  },
});

export type VisaApplicationSnapshot = SnapshotFrom<typeof visaApplicationMachine>;

/** The messages beside the fields; none while the form is filled for the first time or on its way. */
export function selectProblems(snapshot: VisaApplicationSnapshot): Partial<Record<ApplicationField, string>> {
  const showsProblems =
    snapshot.matches({ editing: 'correcting' }) || snapshot.matches({ editing: 'failed' });
  return showsProblems ? problemsOf(snapshot.context.form) : {};
}

/** What is kept on the device while the form is filled; nothing when it is empty. */
export function selectDraft({ context }: VisaApplicationSnapshot): ApplicationDraft | undefined {
  return context.form === emptyApplication ? undefined : context;
}
