import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import {
  createEmptyActor,
  fromCallback,
  fromTransition,
  StateMachine,
  type AnyActorLogic,
  type AnyEventObject,
  type AnyStateMachine,
} from 'xstate';
import {
  applicationTicketMachine,
  selectTickets,
} from '../../machines/application-ticket/application-ticket.machine';
import { sessionMachine } from '../../machines/site/session/session.machine';
import { applicationsMachine } from '../../machines/applications/applications.machine';
import { blogListMachine, selectBlogList } from '../../machines/blog-list/blog-list.machine';
import { categorySlug, filterButtons, postCategories } from '../../machines/blog-list/posts';
import { checkerPopupMachine } from '../../machines/checker-popup/checker-popup.machine';
import { communityBannerMachine } from '../../machines/community-banner/community-banner.machine';
import { connectionMachine, selectNotice } from '../../machines/site/connection/connection.machine';
import {
  contactFields,
  emptyMessage,
  firstProblem as firstContactProblem,
} from '../../machines/contact-form/contact';
import {
  contactFormMachine,
  selectProblems as selectContactProblems,
  selectSentMail,
} from '../../machines/contact-form/contact-form.machine';
import {
  countryListingMachine,
  selectGatedCountry,
  selectListing,
} from '../../machines/country-listing/country-listing.machine';
import { applyGateMachine } from '../../machines/apply-gate/apply-gate.machine';
import {
  destinationChooserMachine,
  selectChooser,
} from '../../machines/destination-chooser/destination-chooser.machine';
import { countryCategories } from '../../machines/country-listing/listing';
import { deviceDataMachine } from '../../machines/device-data/device-data.machine';
import {
  documentChecklistMachine,
  selectChecklist,
} from '../../machines/document-checklist/document-checklist.machine';
import { keptWith } from '../../machines/document-checklist/checklist';
import type { AnswerField } from '../../machines/eligibility-checker/answers';
import {
  assessmentDraftSchema,
  defaultAssessment,
  firstProblem as firstAssessmentProblem,
  visaTypesByDestination,
} from '../../machines/eligibility-checker/assessment';
import {
  bankBalances,
  destinations,
  monthlyIncomes,
  visaTypesFor,
  visitedCountries,
} from '../../machines/eligibility-checker/choices';
import { assessmentSteps } from '../../machines/eligibility-checker/steps';
import { improvementRules } from '../../machines/eligibility-checker/what-if';
import {
  eligibilityCheckerMachine,
  selectDraft as selectAssessmentDraft,
  selectProblems as selectAssessmentProblems,
  selectResult as selectEligibility,
  selectScreen as selectCheckerScreen,
  selectWhatIf,
} from '../../machines/eligibility-checker/eligibility-checker.machine';
import { faqMachine, selectCategory, selectOpenQuestion, selectSearch } from '../../machines/faq/faq.machine';
import { faqCategories, type FaqGroup } from '../../machines/faq/questions';
import { deliveriesMachine } from '../../machines/site/deliveries/deliveries.machine';
import type { Ticket } from '../../machines/site/deliveries/ticket';
import { deliveryMachine } from '../../machines/site/deliveries/delivery.machine';
import type { KnownDelivery } from '../../machines/site/deliveries/ledger';
import {
  headerMachine,
  selectHasBackdrop,
  selectMenuIsOpen,
} from '../../machines/site/header/header.machine';
import { guardMachine } from '../../machines/site/guard/guard.machine';
import type { WindowSizes } from '../../machines/site/guard/window-gap';
import { DeliveryFailure } from '../../machines/ports';
import { queryValue } from '../../machines/query';
import { lateToolMachine } from '../../machines/late-tool/late-tool.machine';
import { missingPostMachine } from '../../machines/missing-post/missing-post.machine';
import { noticeMachine } from '../../machines/site/notices/notice.machine';
import {
  noticesMachine,
  selectShown,
  type NoticesSnapshot,
} from '../../machines/site/notices/notices.machine';
import { parts, partsThatCome } from '../../machines/site/parts';
import { siteMachine } from '../../machines/site/site.machine';
import { navigationMachine, selectLoadingError } from '../../machines/site/navigation/navigation.machine';
import { paymentMachine } from '../../machines/site/payment/payment.machine';
import { reactionMachine, selectCounts } from '../../machines/reaction/reaction.machine';
import { themePreferences } from '../../machines/site/theme/preference';
import { selectColorScheme, selectPreference, themeMachine } from '../../machines/site/theme/theme.machine';
import { selectTool, toolsMachine } from '../../machines/site/tools/tools.machine';
import {
  mostStays,
  selectDraft as selectStaysDraft,
  selectResult as selectStayResult,
  selectRowProblems,
  stayCounterMachine,
} from '../../machines/stay-counter/stay-counter.machine';
import { isCalendarDate } from '../../machines/calendar';
import {
  selectIsFilled,
  selectKept,
  tripFolderMachine,
} from '../../machines/site/trip-folder/trip-folder.machine';
import type { TripFolder } from '../../machines/site/trip-folder/folder';
import {
  letterChoices,
  letterKinds,
  letterTicks,
  noAnswers,
  type ChoiceField,
  type TextField,
  type TickField,
} from '../../machines/travel-letters/answers';
import { selectLetter, travelLettersMachine } from '../../machines/travel-letters/travel-letters.machine';
import { noDates } from '../../machines/travel-dates/plan';
import {
  selectAnswer,
  selectProblems as selectDateProblems,
  selectSaid as selectSaidDates,
  travelDatesMachine,
} from '../../machines/travel-dates/travel-dates.machine';
import {
  anyTraveller,
  selectDocuments,
  travellerDocumentsMachine,
} from '../../machines/traveller-documents/traveller-documents.machine';
import {
  selectDraft as selectTripDraft,
  selectFields,
  selectProgress,
  selectRequest,
  selectResult as selectTripResult,
  selectScreen as selectTripScreen,
  selectSharedLink,
  tripEstimatorMachine,
} from '../../machines/trip-estimator/trip-estimator.machine';
import {
  accommodationTypes,
  addOns,
  dailyExpenseLevels,
  defaultTrip,
  destinations as tripDestinations,
  emptyLead,
  estimatorDraftStorageKey,
  tripSteps,
  flightClasses,
  tripSchema,
  visaTypes as tripVisaTypes,
} from '../../machines/trip-estimator/trip';
import {
  applicationTextFields,
  emptyApplication,
  firstProblem as firstApplicationProblem,
  visaTypes as applicationVisaTypes,
  type ApplicationRecord,
} from '../../machines/visa-application/application';
import {
  selectDraft as selectApplicationDraft,
  selectProblems as selectApplicationProblems,
  visaApplicationMachine,
} from '../../machines/visa-application/visa-application.machine';
import { countries } from '../../src/content/countries';
import { entryRulesFor } from '../../src/content/entry-rules';
import { documentsOf } from '../../machines/traveller-documents/documents';
import { documentLists } from '../../src/content/documents/document-lists';
import { anyNumber, anyText, idOf, nothing, playOf, type Play } from '../support/arbitraries';
import { application as completeApplication } from '../support/application';
import { testPost } from '../support/posts';
import { staffPageMachine } from '../../machines/staff-page/staff-page.machine';
import { stepFields } from '../support/step-fields';
import { livePlayOf } from '../support/live-play';
import { siteRecorder } from '../support/site-recorder';
import { runs } from '../support/part';
import { answeredDraft as completeAssessment } from '../support/traveller';

/** All sequences follow from it; a failure prints it with the path to the sequence, and that shrunk. */
const seed = 69;

function impossible(message: string): never {
  throw new Error(message);
}

const implies = (condition: boolean, truth: boolean) => !condition || truth;
const count = (events: readonly AnyEventObject[], type: string) =>
  events.filter((event) => event.type === type).length;
const notices = (emitted: readonly AnyEventObject[], kind: string) =>
  emitted.filter(({ type, notice }) => type === 'notice.raised' && notice.kind === kind).length;

const text = fc.record({ text: anyText });
const answer = fc.constantFrom(true, false);
const phone = fc.constantFrom('9876543210', '0000000000');
const user = phone.map((phoneNumber) => ({ phoneNumber }));

const { site } = siteRecorder();
const adminPage = fc.record({
  page: fc.constantFrom('login' as const, 'otp' as const, 'panel' as const),
});

const staffPage = playOf(staffPageMachine, {
  input: { site: createEmptyActor() as never, page: 'login', formId: 'staff' },
  events: { 'phone.changed': text },
  holds: ({ snapshot }) => ({ 'it stays': snapshot.value === 'shown' }),
});

const session = playOf(sessionMachine, {
  input: { site },
  events: {
    'session.restored': fc.record({
      page: fc.constantFrom('login' as const, 'otp' as const, 'panel' as const),
      user: fc.option(user, { nil: undefined, freq: 3 }),
      pendingPhone: fc.option(phone, { nil: undefined }),
    }),
    'area.entered': adminPage,
    'area.left': adminPage,
    'number.changed': nothing,
    'session.opened-elsewhere': fc.record({ user }),
    'session.closed-elsewhere': nothing,
    'phone.changed': fc.record({ text: fc.oneof(anyText, phone) }),
    'phone.submitted': nothing,
    'box.changed': fc.record({ box: fc.nat({ max: 5 }), text: anyText }),
    'digits.pasted': fc.record({ box: fc.nat({ max: 5 }), text: fc.oneof(anyText, fc.constant('1234567')) }),
    'backspace.pressed': fc.record({ box: fc.nat({ max: 5 }) }),
    'arrow.pressed': fc.record({
      box: fc.nat({ max: 5 }),
      towards: fc.constantFrom('previous' as const, 'next' as const),
    }),
    'otp.submitted': nothing,
    'logout.pressed': nothing,
  },
  headStart: [
    { type: 'session.restored', page: 'login', user: undefined, pendingPhone: undefined },
    { type: 'phone.changed', text: '+91 98765 43210' },
    { type: 'phone.submitted' },
    { type: 'xstate.after.simulatedDelay.session.sendingOtp' },
    { type: 'digits.pasted', box: 0, text: '123456' },
    { type: 'otp.submitted' },
    { type: 'xstate.after.simulatedDelay.session.verifyingOtp.waiting' },
  ],
  answers: { verifyOtp: fc.constant(undefined) },
  holds: ({ snapshot }) => {
    const { phone: number, otp } = snapshot.context;
    return {
      'the phone has at most ten digits and nothing else': /^[0-9]{0,10}$/.test(number),
      'six boxes hold a digit or nothing':
        otp.boxes.length === 6 && otp.boxes.every((box) => /^[0-9]?$/.test(box)),
      'the focus is in a box': [0, 1, 2, 3, 4, 5].includes(otp.turn),
      'an OTP is sent to ten digits only': implies(snapshot.matches('sendingOtp'), number.length === 10),
      'an OTP is verified whole': implies(snapshot.matches('verifyingOtp'), otp.boxes.join('').length === 6),
      'nobody logged in leaves an OTP behind': implies(
        snapshot.matches('loggedIn'),
        otp.boxes.join('') === '',
      ),
    };
  },
});

const record: fc.Arbitrary<ApplicationRecord> = fc.record({
  fullName: anyText,
  country: anyText,
  visaType: anyText,
  stateOfApplication: anyText,
  timestamp: fc.constantFrom('2026-01-02T03:04:05.000Z', '2025-12-31T23:59:59.999Z', 'abc', ''),
  status: fc.constant('New'),
});

const applications = playOf(applicationsMachine, {
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

const posts = Array.from({ length: 20 }, (_, index) =>
  testPost(`post-${index}`, postCategories[index % 3] ?? 'Visa Guide'),
);
const filters = fc.constantFrom(...filterButtons.map(({ id }) => id), 'travel-guide' as const);
const parameter = fc.option(fc.oneof(anyText, filters, fc.constantFrom('2', '99', 'post-1')), {
  nil: undefined,
});

const blogList = playOf(blogListMachine, {
  input: { posts },
  events: {
    'address.changed': fc.record({
      query: fc.record({ category: parameter, page: parameter, search: parameter }),
    }),
    'search.typed': text,
    'search.cleared': nothing,
    'category.chosen': fc.record({ category: filters }),
    'page.chosen': fc.record({ page: fc.integer({ min: 1, max: 99 }) }),
    'filters.cleared': nothing,
  },
  holds: ({ snapshot }) => {
    const { page, search, category } = snapshot.context;
    const view = selectBlogList(snapshot);
    return {
      'the page is a whole number from 1': Number.isSafeInteger(page) && page >= 1,
      'the page that is shown exists': view.page >= 1 && view.page <= Math.max(1, view.pages),
      'a page has six posts at most': view.posts.length <= 6 && view.posts.length <= view.found,
      'a page without posts means that none are found': implies(view.posts.length === 0, view.found === 0),
      'a category without posts of its own shows none': implies(
        category !== 'all' && !postCategories.some((name) => categorySlug(name) === category),
        view.found === 0,
      ),
      'the category is no longer than any could be': category.length > 0 && category.length <= 60,
      'the search has no blanks around it': search === search.trim() && search.isWellFormed(),
      'what was typed is applied or waits':
        snapshot.matches('typing') || view.typedText.trim().toWellFormed() === search,
    };
  },
});

const checkerPopup = playOf(checkerPopupMachine, {
  input: { site: createEmptyActor() as never, destination: 'uae' },
  events: {
    'visitor.acted': nothing,
    'page.scrolled': nothing,
    'page.occupied': nothing,
    'page.freed': nothing,
    'checker.seen': nothing,
  },
  holds: ({ snapshot, events, emitted }) => ({
    'it opens at most once': count(emitted, 'checker.requested') <= 1,
    'it never counts over something': !snapshot.matches({ page: 'occupied', visitor: 'quiet' }),
    'it never opens before the visitor has done anything': implies(
      count(emitted, 'checker.requested') > 0,
      count(events, 'visitor.acted') > 0,
    ),
    'seen once, it never opens again': implies(
      count(events, 'checker.seen') > 0,
      snapshot.matches({ visitor: 'done' }),
    ),
  }),
});

const communityBanner = playOf(communityBannerMachine, {
  events: { 'banner.dismissed': nothing },
  holds: ({ snapshot, emitted }) => ({
    'once dismissed it stays away': snapshot.matches('dismissed'),
    'the focus is moved once': count(emitted, 'focus.requested') === 1,
  }),
});

const connection = playOf(connectionMachine, {
  events: {
    'connection.lost': nothing,
    'connection.found': nothing,
    'copy.shown': fc.record({ savedAt: anyText }),
    'notice.dismissed': nothing,
  },
  holds: ({ snapshot, events }) => {
    const last = events.findLast(({ type }) => type.startsWith('connection.'));
    const { isOffline, copyOf } = selectNotice(snapshot);
    return {
      'it is offline from a loss to the return': isOffline === (last?.type === 'connection.lost'),
      'a copy has the date of one that was shown': implies(
        copyOf !== undefined,
        events.some(({ savedAt }) => savedAt === copyOf),
      ),
      'only a copy has a date': implies(snapshot.matches({ page: 'current' }), copyOf === undefined),
    };
  },
});

const contactForm = playOf(contactFormMachine, {
  events: {
    'subject.suggested': fc.record({ subject: anyText }),
    'field.changed': fc.record({ field: fc.constantFrom(...contactFields), value: anyText }),
    'message.submitted': nothing,
    'copy.chosen': nothing,
    'edit.chosen': nothing,
    'panel.closed': nothing,
  },
  headStart: [
    ...contactFields.map((field) => ({ type: 'field.changed' as const, field, value: 'asha@example.com' })),
    { type: 'message.submitted' },
    { type: 'copy.chosen' },
  ],
  answers: { copyText: fc.constant(undefined) },
  holds: ({ snapshot, events, emitted }) => {
    const { message, sent } = snapshot.context;
    const panel = selectSentMail(snapshot);
    return {
      'problems are shown from the first attempt on': implies(
        !events.some(({ type }) => type === 'message.submitted'),
        Object.keys(selectContactProblems(snapshot)).length === 0,
      ),
      'an emptied form is empty': implies(
        snapshot.matches({ handedOver: { next: 'emptied' } }),
        Object.values(message).join('') === '',
      ),
      'what was sent was complete': implies(panel !== undefined, firstContactProblem(sent) === undefined),
      'without a mail nothing is kept of one': implies(panel === undefined, sent === emptyMessage),
      'fields that hold something are not written over': implies(
        panel?.isEditable === true,
        Object.values(message).join('').trim() === '',
      ),
      'every mail goes to the agency': emitted.every(
        ({ mail }) => mail === undefined || mail.to === 'contact',
      ),
    };
  },
});

const foundPlaces = [
  [],
  [{ name: 'Japan', path: '/services/japan' }],
  [{ name: 'Nepal', answer: { sentence: 'No visa.', sources: ['a data set'], checked: '2026-11-21' } }],
];

const destinationChooser = playOf(destinationChooserMachine, {
  input: { site: createEmptyActor() as never, findPlaces: () => Promise.resolve([]) },
  events: {
    'text.typed': text,
    'text.submitted': nothing,
    'place.chosen': fc.record({ place: fc.constantFrom(...foundPlaces.flat()) }),
  },
  answers: { findPlaces: fc.constantFrom(...foundPlaces) },
  holds: ({ snapshot, emitted }) => {
    const { text: typedText, suggestions, chosen, isUnknown } = selectChooser(snapshot);
    return {
      'nothing is suggested for an empty field': implies(typedText.trim() === '', suggestions.length === 0),
      'what is answered in place has an answer': implies(chosen !== undefined, chosen?.path === undefined),
      'one of suggestions, answer and not knowing shows':
        [suggestions.length > 0, chosen !== undefined, isUnknown].filter(Boolean).length <= 1,
      'it leads to places and to the listing only': emitted.every(
        ({ type, to }) => type !== 'navigation.requested' || String(to).startsWith('/services'),
      ),
      'the trip goes only where a page is opened':
        count(emitted, 'trip.said') <= count(emitted, 'navigation.requested'),
      'the trip goes to places that were found': emitted.every(
        ({ type, said }) =>
          type !== 'trip.said' || foundPlaces.flat().some(({ name }) => name === said.destination),
      ),
    };
  },
});

const applyGate = playOf(applyGateMachine, {
  input: {
    site: createEmptyActor() as never,
    destination: 'schengen',
    load: () => Promise.resolve('the dialog'),
  },
  answers: { loadCode: fc.constant('the dialog') },
  events: { 'apply.pressed': nothing, 'cancel.pressed': nothing, 'proceed.pressed': nothing },
  holds: ({ events, emitted }) => ({
    'the checker is opened only by a question that was asked':
      emitted.length <= events.filter(({ type }) => type === 'apply.pressed').length,
  }),
});

const gated = ['schengen', 'north_america', 'uk_oceania'];

const countryListing = playOf(countryListingMachine, {
  input: { site, countries, load: () => Promise.resolve('the dialog') },
  answers: { loadCode: fc.constant('the dialog') },
  events: {
    'search.typed': text,
    'search.cleared': nothing,
    'category.chosen': fc.record({ category: fc.constantFrom(...countryCategories.map(({ id }) => id)) }),
    'filters.cleared': nothing,
    'group.chosen': fc.record({ category: fc.constantFrom('schengen' as const, 'asia' as const) }),
    'apply.pressed': fc.record({ country: fc.constantFrom(...countries) }),
    'cancel.pressed': nothing,
    'proceed.pressed': nothing,
    'banner.found-dismissed': nothing,
    'banner.dismissed': nothing,
    'application.arrived': nothing,
  },
  holds: ({ snapshot, events, emitted }) => {
    const listing = selectListing(snapshot);
    const country = selectGatedCountry(snapshot);
    return {
      'the gate is open for a gated country only': snapshot.hasTag('gated')
        ? country !== undefined && gated.includes(country.category)
        : country === undefined,
      'what was typed is applied or waits':
        snapshot.matches({ search: 'typing' }) || listing.typedText === listing.appliedSearch,
      'the grid shows the chosen category': listing.countries.every(
        ({ category }) => listing.category === 'all' || category === listing.category,
      ),
      'only "Apply Now" and "Proceed to Check" lead away':
        count(emitted, 'navigation.requested') <=
        count(events, 'apply.pressed') + count(events, 'proceed.pressed'),
      'each arrival is told once': notices(emitted, 'success') === count(events, 'application.arrived'),
    };
  },
});

const deviceData = playOf(deviceDataMachine, {
  input: { site: createEmptyActor() as never },
  events: { 'clear.pressed': nothing },
  answers: { confirmForgetting: answer, forgetDevice: fc.constant(undefined) },
  holds: ({ snapshot, events, emitted }) => ({
    'nothing is removed without a yes': implies(
      snapshot.matches('forgetting') || emitted.length > 0,
      events.some(({ type, output }) => type === 'xstate.done.actor.confirmForgetting' && output === true),
    ),
    'what is removed is told': implies(
      snapshot.matches({ idle: 'forgotten' }),
      notices(emitted, 'success') > 0,
    ),
  }),
});

const listed = ['passport', 'photo', 'booking'];
const documentId = fc.constantFrom(...listed, 'unlisted', '__proto__');

const documentChecklist = playOf(documentChecklistMachine, {
  input: {
    site: createEmptyActor() as never,
    checklist: {
      title: 'Tourist visa',
      documents: listed.map((id) => ({ id, text: `A ${id}` })),
      asOf: 'May 2025',
      officialSite: { label: 'Official site', href: 'https://official.example' },
      address: 'https://deshantar.example/visa/dubai-tourist-visa',
    },
  },
  events: {
    'ready.found': fc.record({ ids: fc.array(documentId, { maxLength: 5 }) }),
    'item.toggled': fc.record({ id: documentId }),
    'clear.pressed': nothing,
    'undo.pressed': nothing,
    'copy.pressed': nothing,
    'print.pressed': nothing,
    'print.ended': nothing,
  },
  answers: { copyText: fc.constant(undefined) },
  holds: ({ snapshot, events, emitted }) => {
    const { ready, cleared } = snapshot.context;
    const view = selectChecklist(snapshot);
    return {
      'the ready ones are on the list, each once, in its order':
        ready.join() === listed.filter((id) => ready.includes(id)).join(),
      'a cleared list has no ticks and can have its old ones back': implies(
        snapshot.matches({ ticks: 'cleared' }),
        ready.length === 0 && cleared.length > 0,
      ),
      'the progress counts the ticks': view.progress === `${ready.length} of 3 ready`,
      'the list is complete with every tick': view.isComplete === (ready.length === 3),
      'every copy is asked for and told once':
        notices(emitted, 'success') + notices(emitted, 'error') <= count(events, 'copy.pressed'),
      'it prints only when asked': count(emitted, 'print.requested') <= count(events, 'print.pressed'),
    };
  },
});

const knownDelivery = (kind: KnownDelivery['kind'], ...ids: readonly string[]) =>
  fc.record({
    delivery: fc.record({
      id: fc.constantFrom(...ids),
      kind: fc.constant(kind),
      status: fc.constantFrom(
        'sending' as const,
        'accepted' as const,
        'notSent' as const,
        'refused' as const,
        'inDoubt' as const,
      ),
      sentAt: fc.constant('2026-11-21T12:00:00.000Z'),
      problem: fc.constantFrom(undefined, { reason: 'timeout' as const, retryAfterSeconds: 30 }),
    }),
  });
const answerFields = Object.values(stepFields)
  .flat()
  .filter((field): field is AnswerField => field !== 'consentGiven' && field !== 'countriesVisited');

const eligibilityChecker = playOf(eligibilityCheckerMachine, {
  input: {
    site: createEmptyActor() as never,
    submissionIdOf: () => 'id-1',
    today: () => '2026-11-21',
    now: () => '',
    destination: undefined,
  },
  events: {
    'trip.offered': fc.record({
      offered: fc.record(
        {
          destinationCountry: fc.oneof(idOf(destinations), anyText),
          visaType: fc.oneof(idOf(Object.values(visaTypesByDestination).flat()), anyText),
          passportValidity: fc.constantFrom('2030-01-31', 'soon'),
          occupation: fc.constantFrom('student', 'poet'),
        },
        { requiredKeys: [] },
      ),
    }),
    'draft.found': fc.record({
      draft: fc.constantFrom(
        completeAssessment,
        { ...completeAssessment, destinationCountry: 'uk' as const, visaType: '' as const },
        { ...completeAssessment, traveledAbroad: 'yes' as const, countriesVisited: ['usa' as const] },
        { ...completeAssessment, age: '121' },
        { ...completeAssessment, bankBalance: '' as const },
        defaultAssessment,
      ),
      step: fc.constantFrom(...assessmentSteps, 'documents' as const, 'documents' as const),
    }),
    'destination.suggested': fc.record({ destination: idOf(destinations) }),
    'answer.changed': fc.record({
      field: fc.oneof(
        fc.constantFrom(...answerFields),
        fc.constantFrom('destinationCountry' as const, 'visaType' as const),
      ),
      value: fc.oneof(
        anyText,
        idOf(destinations),
        idOf(Object.values(visaTypesByDestination).flat()),
        idOf([...monthlyIncomes, ...bankBalances]),
      ),
    }),
    'consent.toggled': nothing,
    'country.toggled': fc.record({ country: idOf(visitedCountries) }),
    'start.pressed': nothing,
    'next.pressed': nothing,
    'previous.pressed': nothing,
    'check.pressed': nothing,
    'delivery.reported': knownDelivery('assessment', 'id-1'),
    'improvement.toggled': fc.record({ rule: fc.constantFrom(...improvementRules) }),
    'send-again.pressed': nothing,
    'start-over.pressed': nothing,
    'start-new.pressed': nothing,
    'expert.pressed': nothing,
    'print.pressed': nothing,
    'answers.restored': nothing,
    'check.refused': nothing,
  },
  headStart: [
    { type: 'draft.found', draft: completeAssessment, step: 'documents' },
    { type: 'check.pressed' },
    { type: 'xstate.after.longestCheck.eligibilityChecker.form.calculating' },
  ],
  holds: ({ snapshot }) => {
    const { draft, switchedOn } = snapshot.context;
    const screen = selectCheckerScreen(snapshot);
    const result = selectEligibility(snapshot);
    const kept = selectAssessmentDraft(snapshot);
    const visited = draft.countriesVisited;
    const whatIf = selectWhatIf(snapshot);
    return {
      'the draft can be kept and read again': v.is(assessmentDraftSchema, draft),
      'the visa type belongs to the destination':
        draft.visaType === '' ||
        visaTypesFor(draft.destinationCountry).some(({ value }) => value === draft.visaType),
      '"none" stands alone': implies(visited.includes('none'), visited.length === 1),
      'each country is named once': new Set(visited).size === visited.length,
      'only a complete profile is checked': implies(
        screen === 'calculating' || screen === 'result',
        firstAssessmentProblem(draft) === undefined,
      ),
      'only the result screen has a result': (result !== undefined) === (screen === 'result'),
      'the score is from 0 to 100': result === undefined || (result.score >= 0 && result.score <= 100),
      'there are four tips at most, each once':
        result === undefined || (result.tips.length <= 4 && new Set(result.tips).size === result.tips.length),
      'nothing is switched on without a result': result !== undefined || switchedOn.length === 0,
      'what is switched on can be switched off': switchedOn.every((rule) =>
        whatIf?.improvements.some((improvement) => improvement.rule === rule && improvement.isOn),
      ),
      'what is switched on only adds to the result': implies(
        result !== undefined,
        whatIf !== undefined && whatIf.score >= (result?.score ?? 0) && whatIf.all.score >= whatIf.score,
      ),
      'problems are shown after a refused check': implies(
        snapshot.matches({ problems: 'hidden' }),
        Object.keys(selectAssessmentProblems(snapshot)).length === 0,
      ),
      'a draft is kept at one of its steps': kept === undefined || assessmentSteps.includes(kept.step),
    };
  },
});

const faqGroups: readonly FaqGroup[] = faqCategories.map((category) => ({
  category,
  title: category,
  items: [1, 2].map((number) => ({ value: `${category}-${number}`, question: 'Why?', answer: 'So.' })),
}));
const questions = faqGroups.flatMap(({ items }) => items.map(({ value }) => value));
const question = fc.record({ question: fc.oneof(fc.constantFrom(...questions), anyText) });
const hashes = fc.constantFrom('', '#', '#visa', '#payment', ...questions.map((value) => `#faq-${value}`));

const faq = playOf(faqMachine, {
  input: { groups: faqGroups },
  events: {
    'question.opened': question,
    'question.closed': question,
    'address.changed': fc.record({ hash: fc.oneof(hashes, anyText) }),
    'category.chosen': fc.record({ category: fc.constantFrom(...faqCategories) }),
    'search.typed': fc.record({ text: fc.oneof(fc.constantFrom('why', 'So', ' ', 'zebra'), anyText) }),
    'search.cleared': nothing,
  },
  holds: ({ snapshot, events, emitted }) => {
    const open = selectOpenQuestion(snapshot);
    const { text, found } = selectSearch(snapshot);
    const last = events.at(-1);
    return {
      'the category is one of three': faqCategories.includes(selectCategory(snapshot)),
      'an open question is one of the page': snapshot.matches({ question: 'open' })
        ? questions.includes(open ?? '')
        : open === undefined,
      'an address shows its question in its category': implies(
        last?.type === 'address.changed' && open !== undefined && last.hash === `#faq-${open}`,
        open?.startsWith(`${selectCategory(snapshot)}-`) === true,
      ),
      'what is found is there, and found once':
        found === undefined ||
        new Set(found.filter((value) => questions.includes(value))).size === found.length,
      'nothing is found only where something is searched for': found === undefined || text.trim() !== '',
      'every hash that is asked for leads somewhere': emitted.every(
        ({ type, hash }) =>
          type !== 'hash.requested' ||
          faqCategories.some((category) => hash === `#${category}`) ||
          questions.includes(hash.replace('#faq-', '')),
      ),
    };
  },
});

const header = playOf(headerMachine, {
  events: {
    'page.scrolled': fc.record({ top: fc.oneof(anyNumber, fc.constantFrom(20, 21, 20.5)) }),
    'menu.pressed': nothing,
    'escape.pressed': nothing,
    'outside.pressed': nothing,
    'screen.widened': nothing,
    'page.entered': nothing,
  },
  holds: ({ snapshot, events }) => {
    const top: number = events.findLast(({ type }) => type === 'page.scrolled')?.top ?? 0;
    const acted = events.findLast(({ type }) => type !== 'page.scrolled');
    const isOpen = selectMenuIsOpen(snapshot);
    return {
      'only its button opens the menu': implies(isOpen, acted?.type === 'menu.pressed'),
      'the backdrop is there below 20 px and behind the menu':
        selectHasBackdrop(snapshot) === (isOpen || top > 20),
    };
  },
});

const plainWindow: WindowSizes = {
  innerWidth: 1280,
  innerHeight: 720,
  outerWidth: 1280,
  outerHeight: 800,
  isPointerCoarse: false,
  pinchScale: 1,
  isFramed: false,
};

const guard = playOf(guardMachine, {
  events: {
    'inspection-key.pressed': nothing,
    'sizes.measured': fc.record({
      sizes: fc.constantFrom(
        plainWindow,
        { ...plainWindow, innerWidth: 700 },
        { ...plainWindow, innerWidth: 700, isFramed: true },
        { ...plainWindow, innerWidth: NaN, outerHeight: Infinity },
      ),
    }),
  },
  holds: ({ snapshot, events, emitted }) => ({
    'the page is wiped once, and then it is over':
      count(emitted, 'wipe.requested') === (snapshot.matches('wiped') ? 1 : 0),
    'a key or two measurements come before it': implies(
      snapshot.matches('wiped'),
      count(events, 'inspection-key.pressed') > 0 || count(events, 'sizes.measured') >= 2,
    ),
  }),
});

const missingPost = playOf(missingPostMachine, {
  input: { site: createEmptyActor() as never, id: `</script>${'x'.repeat(2000)}` },
  events: { 'redirect.refused': nothing },
  headStart: [{ type: 'xstate.after.redirectDelay.missingPost.waiting' }],
  holds: ({ snapshot, events, emitted }) => ({
    'it is told once, in a message of bounded length':
      notices(emitted, 'error') === 1 &&
      emitted.every(({ notice }) => notice === undefined || notice.message.length < 160),
    'it leads away once, and once more for each refusal':
      count(emitted, 'navigation.requested') <= 1 + count(events, 'redirect.refused'),
    'who is led away was told to go': implies(
      snapshot.matches('redirecting'),
      count(emitted, 'navigation.requested') > 0,
    ),
  }),
});

const place = fc
  .tuple(fc.constantFrom('/', '/faq', '/blog', '/blog/%2e%2e'), fc.constantFrom('', '?page=2'), fc.nat())
  .map(([pathname, search, key]) => ({ pathname, search, hash: '', state: null, key: String(key) }));

const navigation = playOf(navigationMachine, {
  input: { site, place: { pathname: '/', search: '', hash: '', state: null, key: 'default' }, page: 'home' },
  events: {
    'address.changed': fc.record({ place }),
    'place.rendered': fc.record({ key: fc.constantFrom('default', '0', '1') }),
    'navigation.requested': fc.record({
      to: fc.constantFrom<string | object>('/blog', { pathname: '/' }, { search: 'a=1' }),
      from: fc.constantFrom(undefined, '/', '/faq', ''),
      isLate: fc.constantFrom(undefined, true as const),
    }) as never,
  },
  answers: { loadPage: fc.constant('a page') },
  holds: ({ snapshot, events }) => {
    const { shown, wanted, error } = snapshot.context;
    const last = events.findLast(({ type }) => type === 'address.changed');
    return {
      'the last address is the wanted one': last === undefined || wanted === last.place,
      'settled, the wanted place is shown': implies(
        snapshot.matches('settled'),
        shown === wanted && error === undefined,
      ),
      'failed, the wanted place shows why': implies(
        snapshot.matches('failed'),
        shown === wanted && selectLoadingError(snapshot) !== undefined,
      ),
      'only a page that is fetched is covered': implies(
        snapshot.hasTag('covered'),
        snapshot.matches('loading'),
      ),
    };
  },
});

const payment = playOf(paymentMachine, {
  input: { site },
  events: {
    'payment.returned': fc.record({
      payment: fc.record({
        outcome: fc.constantFrom('success' as const, 'failure' as const),
        transactionId: fc.constantFrom('N/A', 'pay_123'),
      }),
      place,
    }),
    'payment.absent': nothing,
  },
  holds: ({ snapshot, events }) => ({
    'it is told from the first return to the next address without one':
      snapshot.matches('told') === (events.at(-1)?.type === 'payment.returned'),
  }),
});

const reaction = playOf(reactionMachine, {
  events: { 'like.pressed': nothing, 'dislike.pressed': nothing },
  holds: ({ snapshot }) => {
    const { likes, dislikes } = selectCounts(snapshot);
    return {
      'both counts stay within one of where they began': [0, 1].includes(likes) && [0, 1].includes(dislikes),
      'nobody likes and dislikes at once': likes + dislikes <= 1,
    };
  },
});

const preference = fc.record({ preference: fc.constantFrom(...themePreferences) });

const theme = playOf(themeMachine, {
  events: {
    'preference.found': preference,
    'preference.chosen': preference,
    'device.changed': fc.record({ scheme: fc.constantFrom('light' as const, 'dark' as const) }),
    'toggle.pressed': nothing,
  },
  holds: ({ snapshot, events }) => {
    const chosen = selectPreference(snapshot);
    const device = events.findLast(({ type }) => type === 'device.changed')?.scheme ?? 'light';
    return {
      'the preference is one of three': themePreferences.includes(chosen),
      'the page shows it, or what the device prefers':
        selectColorScheme(snapshot) === (chosen === 'system' ? device : chosen),
      'the toggle never leads to system': implies(
        events.at(-1)?.type === 'toggle.pressed',
        chosen !== 'system',
      ),
    };
  },
});

const tools = playOf(toolsMachine, {
  input: { site },
  events: {
    'checker.requested': fc.oneof(nothing, fc.record({ destination: idOf(destinations) })),
    'estimator.requested': fc.oneof(
      nothing,
      fc.record({ query: fc.dictionary(anyText, anyText, { maxKeys: 2 }) }),
    ),
    'dialog.closed': nothing,
    'dialog.failed': nothing,
    'page.entered': nothing,
  },
  answers: { 'load-checker': fc.constant('code'), 'load-estimator': fc.constant('code') },
  holds: ({ snapshot, events }) => ({
    'a tool is loading or open, or there is none':
      (selectTool(snapshot) !== undefined) === (snapshot.hasTag('loading') || snapshot.hasTag('open')),
    'a page that is entered closes every tool': implies(
      events.at(-1)?.type === 'page.entered',
      selectTool(snapshot) === undefined,
    ),
  }),
});

const ids = fc.constantFrom('a', 'b', 'c');
const someTickets = fc.uniqueArray(
  fc.record({
    reference: ids,
    sentAt: fc.constant('2026-01-15T04:30:00.000Z'),
    fullName: anyText,
    country: anyText,
    visaType: anyText,
    stateOfApplication: anyText,
  }),
  { maxLength: 3, selector: ({ reference }) => reference },
);
const holds = fc.constantFrom('pointer' as const, 'focus' as const, 'hidden-tab' as const);

const notice = playOf(noticeMachine, {
  input: { queues: createEmptyActor() as never, id: 'a', durationMs: 2000, holds: [] },
  events: {
    'turn.came': nothing,
    'notice.drawn': nothing,
    'notice.replaced': fc.record({ durationMs: fc.constantFrom(undefined, 2000) }),
    'hold.began': fc.record({ hold: holds }),
    'hold.ended': fc.record({ hold: holds }),
    'notice.dismissed': nothing,
  },
  headStart: [{ type: 'turn.came' }, { type: 'notice.drawn' }],
  holds: ({ snapshot }) => {
    const { holds: held, durationMs } = snapshot.context;
    return {
      'each hold counts once': new Set(held).size === held.length,
      'no time runs while it is held': implies(snapshot.matches({ shown: 'timed' }), held.length === 0),
      'held, somebody holds it': implies(snapshot.matches({ shown: 'held' }), held.length > 0),
      'only what has a time is timed': implies(
        snapshot.matches({ shown: 'timed' }),
        durationMs !== undefined,
      ),
    };
  },
});

const event = <Fields extends object>(
  type: string,
  fields: fc.Arbitrary<Fields> = fc.constant({} as Fields),
) => fields.map((given) => ({ ...given, type }));

const noticesPlay = livePlayOf(noticesMachine, {
  events: fc.oneof(
    event(
      'notice.raised',
      fc.record({
        notice: fc.record({
          id: fc.option(ids, { nil: undefined }),
          kind: fc.constantFrom('success' as const, 'loading' as const, 'error' as const),
          message: anyText,
          queue: fc.constantFrom(undefined, 'task' as const, 'shell' as const),
          owner: fc.constantFrom('form', 'other'),
        }),
      }),
    ),
    event('owner.left', fc.record({ owner: fc.constantFrom('form', 'other') })),
    event('notice.withdrawn', fc.record({ id: ids })),
    event('notice.dismissed', fc.record({ id: ids })),
    event('notice.drawn', fc.record({ id: ids })),
    event('notice.held', fc.record({ id: ids, hold: holds })),
    event('notice.released', fc.record({ id: ids, hold: holds })),
    event('tab.hidden'),
    event('tab.shown'),
    event('pass', fc.record({ ms: fc.constantFrom(299, 300, 2000, 5000) })),
  ),
  holds: ({ snapshot }) => {
    const { shell, task } = snapshot.context as NoticesSnapshot['context'];
    const standing = [...shell, ...task].map(({ id }) => id);
    return {
      'each stands in one queue once': new Set(standing).size === standing.length,
      'the shell shows one at most': selectShown(snapshot as NoticesSnapshot, 'shell').length <= 1,
      'each that stands has its chart': standing.every((id) => Object.hasOwn(snapshot.children, id)),
    };
  },
});

const delivery = playOf(deliveryMachine, {
  input: { order: { kind: 'application', submissionId: 'a', payload: {} } },
  events: {
    'xstate.error.actor.deliver': fc.record({
      error: fc.constantFrom(new DeliveryFailure('offline'), new DeliveryFailure('rejected')),
    }),
  } as never,
  answers: { deliver: fc.constant(undefined) },
  holds: ({ snapshot }) => ({
    'only what did not arrive has a problem': implies(
      snapshot.matches('accepted'),
      snapshot.context.problem === undefined,
    ),
  }),
});

const deliveriesPlay = livePlayOf(deliveriesMachine, {
  input: { site },
  events: fc.oneof(
    event(
      'delivery.ordered',
      fc.record({
        order: fc.record({
          kind: fc.constantFrom('application' as const, 'assessment' as const),
          submissionId: ids,
          payload: fc.constant({}),
        }),
        sentAt: anyText,
      }),
    ),
    event(
      'deliveries.found',
      fc.record({
        open: fc.array(fc.record({ id: ids, sentAt: anyText }), { maxLength: 1 }),
        tickets: someTickets,
      }),
    ),
    event('page.settled', fc.record({ pathname: fc.constantFrom('/terms', '/apply-visa'), now: anyText })),
    event('tickets.dismissed'),
  ),
  holds: ({ snapshot }) => {
    const known: readonly KnownDelivery[] = snapshot.context.known;
    return {
      'each is known once': new Set(known.map(({ id }) => id)).size === known.length,
      'each has one ticket at most':
        new Set(snapshot.context.tickets.map(({ reference }: Ticket) => reference)).size ===
        snapshot.context.tickets.length,
      'what is being sent has its chart': known.every(
        ({ id, status }) => (status === 'sending') === Object.hasOwn(snapshot.children, id),
      ),
    };
  },
});

const listener = fromTransition((heard: number) => heard + 1, 0);
/** A part that this device has not what it takes for. */
const unableToStart = fromCallback(() => {
  throw new Error('no such thing on this device');
});
const part = fc.constantFrom('notices' as const, 'connection' as const, 'tripFolder' as const);
const registeredPart = fc.constantFrom('deliveries' as const, 'session' as const, 'guard' as const);
const children = partsThatCome('early');

const siteChildren = Object.keys(parts);

const sitePlay = livePlayOf(siteMachine, {
  input: { place: { pathname: '/', search: '', hash: '', state: null, key: 'a' }, page: 'home' },
  actors: Object.fromEntries(children.map((child) => [child, listener])),
  events: fc.oneof(
    ...siteChildren.map((child) => event(`${child}.forward`, fc.constant({ event: { type: 'told' } }))),
    event('part.wanted', fc.record({ part })),
    event(
      'part.registered',
      fc.record({ part: registeredPart, logic: fc.constantFrom<AnyActorLogic>(listener, unableToStart) }),
    ),
    part.map((name) => ({ type: `xstate.done.actor.load-${name}`, output: { logic: listener, views: 1 } })),
    part.map((name) => ({ type: `xstate.error.actor.load-${name}`, error: 'missing' })),
    event('page.entered', fc.record({ place })),
    fc
      .record({ child: fc.constantFrom(...siteChildren), times: fc.constantFrom(1, 6) })
      .map(({ child, times }) => ({
        type: 'again',
        times,
        event: { type: `xstate.error.actor.${child}`, error: 'broken' },
      })),
  ),
  holds: ({ snapshot }) => ({
    'it goes on': snapshot.status === 'active',
    'the five are there, but for those that were given up': children.every(
      (child) => Object.hasOwn(snapshot.children, child) === (snapshot.value[child] === 'running'),
    ),
    'nothing waits for a part that is here': snapshot.context.waiting.every(
      (told: { part: string }) => !Object.hasOwn(snapshot.children, told.part),
    ),
  }),
});

const someDay = fc.constantFrom('2027-05-12', '2027-05-26', '2027-06-01');
const someFolder = fc.record(
  {
    destination: fc.constantFrom('Japan', 'France', 'Schengen Area', ''),
    visaType: fc.constantFrom('Tourist Visa', ''),
    entry: someDay,
    exit: someDay,
  },
  { requiredKeys: [] },
);
/** As it is kept: what is read has been checked, and nobody has turned its days around. */
const keptFolder = fc.constantFrom<TripFolder>(
  {},
  { destination: 'Japan' },
  { destination: 'Kenya', entry: '2027-05-12', exit: '2027-05-26' },
);
const checkerDestination = fc.oneof(idOf(destinations), fc.constant(''));

const tripFolder = playOf(tripFolderMachine, {
  input: { site: undefined as never },
  events: {
    'folder.found': fc.record({ folder: keptFolder, isOnDevice: fc.boolean() }),
    'folder.replaced': fc.record({ folder: keptFolder }),
    'trip.said': fc.record({ said: someFolder }),
    'application.answered': fc.record({
      answers: fc.record({
        country: fc.constantFrom('', 'Japan', 'Spain'),
        visaType: fc.constantFrom('', 'Transit Visa'),
      }),
    }),
    'checker.answered': fc.record({
      answers: fc.record({
        destinationCountry: checkerDestination,
        visaType: fc.constantFrom('', 'tourist', 'b1_b2'),
        passportValidity: fc.constantFrom('', '2030-01-31'),
      }),
    }),
    'checker.scored': fc.record({
      score: fc.record({ score: fc.constantFrom(0, 81.5), status: fc.constant('High') }),
      profile: fc.record({
        occupation: fc.constantFrom('student', 'unemployed'),
        age: fc.constantFrom(17, 40),
        traveledAbroad: fc.constantFrom('yes', 'no'),
      }),
    }),
    'estimator.answered': fc.record({
      answers: fc.record({ destinationCountry: checkerDestination, visaType: fc.constant('tourist') }),
    }),
    'keeping.toggled': nothing,
    'clear.pressed': nothing,
    'undo.pressed': nothing,
  },
  holds: ({ snapshot }) => {
    const { folder } = snapshot.context;
    const { inTab, onDevice } = selectKept(snapshot);
    return {
      'it is filled when something is in it': selectIsFilled(snapshot) === Object.keys(folder).length > 0,
      'it is kept in one place at most': inTab === undefined || onDevice === undefined,
      'nobody leaves before arriving':
        folder.entry === undefined || folder.exit === undefined || folder.exit >= folder.entry,
      'no empty text is kept': Object.values(folder).every((value) => value !== ''),
    };
  },
});

const letterAnswer = fc.constantFrom('', 'Asha Rao', '2027-05-20', '2027-02-30');

const travelLetters = playOf(travelLettersMachine, {
  input: { site: createEmptyActor() as never },
  answers: { copyText: fc.constant(undefined) },
  events: {
    'today.found': fc.record({ today: fc.constant('2026-11-22') }),
    'answers.found': fc.record({
      answers: fc
        .record({ fullName: letterAnswer, leaveTo: letterAnswer })
        .map((some) => ({ ...noAnswers, ...some })),
    }),
    'trip.found': fc.record({ trip: someFolder.map(({ visaType: _, ...trip }) => trip) }),
    'letter.chosen': fc.record({ letter: fc.constantFrom(...letterKinds) }),
    'field.changed': fc.record({
      field: fc.constantFrom<TextField[]>(
        'fullName',
        'purpose',
        'leaveFrom',
        'leaveTo',
        'signer',
        'companionIs',
      ),
      value: letterAnswer,
    }),
    'choice.made': fc.record({
      field: fc.constantFrom(...(Object.keys(letterChoices) as ChoiceField[])),
      value: fc.constantFrom('', 'sold', ...Object.values(letterChoices).flat()),
    }),
    'tick.toggled': fc.record({
      field: fc.constantFrom(...(Object.keys(letterTicks) as TickField[])),
      id: fc.constantFrom('gold', ...Object.values(letterTicks).flat()),
    }),
    'copy.pressed': nothing,
    'print.pressed': nothing,
    'print.ended': nothing,
  },
  holds: ({ snapshot }) => {
    const { text, missing } = selectLetter(snapshot);
    return {
      'what is missing stands in the letter': missing.every((words) => text.includes(`[${words}]`)),
      'no letter says undefined': !text.includes('undefined'),
    };
  },
});

const leadFields = ['leadName', 'leadContact', 'leadTravelDate'] as const;

const tripEstimator = playOf(tripEstimatorMachine, {
  input: { site: createEmptyActor() as never, baseUrl: 'https://deshantar.example', sharedTrip: undefined },
  answers: { copyText: fc.constant(undefined) },
  events: {
    'trip.offered': fc.record({
      offered: fc.record(
        {
          destinationCountry: fc.constantFrom('uk', 'atlantis'),
          visaType: fc.constantFrom('transit', 'moon'),
          durationDays: fc.constantFrom('12', 'a week'),
        },
        { requiredKeys: [] },
      ),
    }),
    'draft.found': fc.record({
      draft: fc.record({
        trip: fc.constant({ ...defaultTrip, durationDays: '12' }),
        lead: fc.constant(emptyLead),
        step: fc.constantFrom(...tripSteps),
      }),
    }),
    'choices.found': fc.record({
      trip: fc.constantFrom(defaultTrip, {
        ...defaultTrip,
        destinationCountry: 'uk' as const,
        visaType: 'transit' as const,
        durationDays: '100000000000',
        flightClass: 'business' as const,
        accommodationType: '5star' as const,
        dailyExpenses: 'luxury' as const,
      }),
    }),
    'destination.chosen': fc.record({ destination: fc.oneof(idOf(tripDestinations), anyText) }),
    'field.changed': fc.record({
      field: fc.constantFrom(
        'visaType' as const,
        'flightClass' as const,
        'accommodationType' as const,
        'dailyExpenses' as const,
      ),
      value: fc.oneof(
        idOf([...tripVisaTypes, ...flightClasses, ...accommodationTypes, ...dailyExpenseLevels]),
        anyText,
      ),
    }),
    'duration.typed': text,
    'duration.slid': fc.record({ days: anyNumber }),
    'add-on.toggled': fc.record({ addOn: idOf(addOns) }),
    'next.pressed': nothing,
    'previous.pressed': nothing,
    'estimate.pressed': nothing,
    'start-new.pressed': nothing,
    'quote.requested': nothing,
    'lead.changed': fc.record({ field: fc.constantFrom(...leadFields), value: anyText }),
    'quote.sent': nothing,
    'share.pressed': nothing,
    'copy.pressed': nothing,
    'back.pressed': nothing,
    'print.pressed': nothing,
    'expert.pressed': nothing,
    'finish.pressed': nothing,
    'cancel.pressed': nothing,
  },
  headStart: [
    { type: 'next.pressed' },
    { type: 'next.pressed' },
    { type: 'estimate.pressed' },
    { type: 'quote.requested' },
    { type: 'quote.sent' },
  ],
  holds: ({ snapshot, events }) => {
    const screen = selectTripScreen(snapshot);
    const { duration, sliderDays, trip } = selectFields(snapshot);
    const progress = selectProgress(snapshot);
    const result = selectTripResult(snapshot);
    const isLast = (type: string) => events.at(-1)?.type === type;
    return {
      'a draft is one that can be read again': implies(
        selectTripDraft(snapshot) !== undefined,
        estimatorDraftStorageKey.check(selectTripDraft(snapshot)) !== undefined,
      ),
      'the trip can be shared and read again': v.is(tripSchema, trip),
      'the days are counted whole, from 1': Number.isSafeInteger(duration.days) && duration.days >= 1,
      'the slider rests between 1 and 30': sliderDays >= 1 && sliderDays <= 30,
      'a step is one of three, the result is none': progress
        ? progress.step / 3 === progress.progress && progress.progress <= 1
        : snapshot.hasTag('result'),
      'only the result has amounts, all in whole rupees': result
        ? [result.estimate.totalCost, result.perDay, ...result.working.map(({ value }) => value)].every(
            (amount) => Number.isSafeInteger(amount) && amount >= 0,
          )
        : screen in { tripDetails: 1, flightsAndStay: 2, dailyBudget: 3 },
      'a request has text': selectRequest(snapshot) !== '',
      'a shared link carries the days that are counted': implies(
        screen === 'sharing',
        queryValue(selectSharedLink(snapshot)?.split('?')[1] ?? '', 'days') === String(duration.days),
      ),
      '"Close & Finish" leaves the defaults': implies(
        isLast('finish.pressed'),
        trip === defaultTrip && screen === 'tripDetails',
      ),
    };
  },
});

const visaApplication = playOf(visaApplicationMachine, {
  input: {
    site: createEmptyActor() as never,
    submissionIdOf: () => 'id-1',
    now: () => '',
    countryNames: [],
    listedCountries: [],
  },
  answers: { copyText: fc.constant(undefined) },
  events: {
    'trip.offered': fc.record({
      offered: fc.record(
        { country: fc.constantFrom('Japan', 'Atlantis'), visaType: fc.constantFrom('Tourist Visa', 'Other') },
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
      delivery: { id: 'id-1', kind: 'application', status: 'inDoubt', sentAt: '', problem: undefined },
    },
    { type: 'copy.pressed' },
  ],
  holds: ({ snapshot, events, emitted }) => {
    const { form, submissionId } = snapshot.context;
    const problems = Object.keys(selectApplicationProblems(snapshot));
    const isFresh = events.at(-1)?.type === 'delivery.reported';
    return {
      'a form that has just arrived is empty': implies(
        isFresh && snapshot.matches({ editing: 'sent' }) && form === emptyApplication,
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

const applicationTicket = playOf(applicationTicketMachine, {
  input: { site: createEmptyActor() as never, load: () => Promise.resolve('view'), isLedHere: false },
  events: {
    'tickets.found': fc.record({ tickets: someTickets, isAwaited: fc.boolean() }),
    'open.pressed': nothing,
    'print.pressed': nothing,
    'dismiss.pressed': nothing,
  },
  answers: { loadCode: fc.constant('view') },
  holds: ({ snapshot, events, emitted }) => ({
    'there is a ticket in every state but one':
      snapshot.matches('absent') === (selectTickets(snapshot) === undefined),
    'only what was put away is forgotten':
      count(emitted, 'tickets.dismissed') <= count(events, 'dismiss.pressed'),
  }),
});

const lateTool = playOf(lateToolMachine, {
  input: { load: () => Promise.resolve('code') },
  events: { 'open.pressed': nothing, 'close.pressed': nothing },
  answers: { loadCode: fc.constant('code') },
  holds: ({ snapshot, events }) => ({
    'it is open with its code': implies(snapshot.matches('open'), snapshot.context.code === 'code'),
    'it opens only when asked': implies(!snapshot.matches('closed'), count(events, 'open.pressed') > 0),
  }),
});

/** A date as a date field gives it, or as a foreign draft may hold it. */
const dateText = fc.oneof(
  {
    weight: 9,
    arbitrary: fc.constantFrom('', '2026-12-20', '2027-01-05', '2027-06-15', '2027-06-25', '2036-01-01'),
  },
  { weight: 1, arbitrary: fc.constantFrom('2027-02-30', 'soon', '9999-12-31', '0001-01-01') },
);
const today = fc.constantFrom('2026-11-21', '2027-06-16');

const travelDates = playOf(travelDatesMachine, {
  input: {
    site: createEmptyActor() as never,
    country: 'Malaysia',
    rules: entryRulesFor('Malaysia') ?? impossible('There are no rules for Malaysia.'),
    place: 'Malaysia',
    host: 'deshantar.example',
  },
  events: {
    'today.found': fc.record({ today }),
    'trip.known': fc.record({
      folder: fc.record({
        entry: dateText,
        exit: dateText,
        passportIssued: dateText,
        passportExpiry: dateText,
      }),
    }),
    'field.changed': fc.record({
      field: fc.constantFrom(...(Object.keys(noDates) as (keyof typeof noDates)[])),
      value: dateText,
    }),
    'mark.chosen': fc.record({
      mark: fc.constantFrom('entry' as const, 'exit' as const, 'passport' as const),
    }),
    'dates.cleared': nothing,
  },
  headStart: [
    { type: 'today.found', today: '2026-11-21' },
    { type: 'field.changed', field: 'entry', value: '2026-12-20' },
  ],
  holds: ({ snapshot }) => {
    const { typed, today: known } = snapshot.context;
    const answer = selectAnswer(snapshot);
    const problems = Object.keys(selectDateProblems(snapshot));
    return {
      'there is an answer when today, the entry and nothing wrong are there':
        (answer !== undefined) === (known !== undefined && typed.entry !== '' && problems.length === 0),
      'the days lie on the line, in order': implies(
        answer !== undefined,
        answer?.timeline.marks.every(
          ({ at }, index, marks) => at >= (marks[index - 1]?.at ?? 0) && at >= 0 && at <= 1,
        ) ?? false,
      ),
      'the trip is told days of the calendar only': Object.values(selectSaidDates(snapshot)).every(
        (date) => date === '' || isCalendarDate(date),
      ),
    };
  },
});

const visit = documentLists['united-states'];
const visitIds = documentsOf(visit).map(({ id }) => id);

const travellerDocuments = playOf(travellerDocumentsMachine, {
  input: { site: createEmptyActor() as never, list: visit },
  events: {
    'trip.known': fc.record({
      folder: fc.constantFrom(
        {},
        { traveller: anyTraveller },
        {
          traveller: { ...anyTraveller, occupation: 'retired' as const },
        },
      ),
    }),
    'ready.found': fc.record({
      ids: fc.constantFrom([], ['dubai-passport'], visitIds),
    }),
    'answer.changed': fc.constantFrom(
      { field: 'occupation' as const, value: 'student' as const },
      { field: 'payer' as const, value: 'host' as const },
      { field: 'purpose' as const, value: 'business' as const },
      { field: 'age' as const, value: 'minor' as const },
      { field: 'trips' as const, value: 'first' as const },
    ),
    'item.toggled': fc.record({
      id: fc.constantFrom('dubai-passport', ...visitIds),
    }),
  },
  holds: ({ snapshot }) => {
    const { documents, ready } = selectDocuments(snapshot);
    return {
      'complete means that everything listed is ready':
        snapshot.matches('complete') === documents.every(({ id }) => ready.has(id)),
      'only listed documents are ticked': [...ready].every((id) => visitIds.includes(id)),
      'ticks of other lists are kept': keptWith(
        ['dubai-passport'],
        { documents: documentsOf(visit) },
        snapshot.context.ready,
      ).includes('dubai-passport'),
    };
  },
});

const row = fc.integer({ min: -1, max: 3 });

const stayCounter = playOf(stayCounterMachine, {
  events: {
    'today.found': fc.record({ today }),
    'stays.found': fc.record({
      typed: fc.record({
        rows: fc.array(fc.record({ entry: dateText, exit: dateText }), { minLength: 1, maxLength: 3 }),
        entry: dateText,
      }),
    }),
    'row.changed': fc.record({
      row,
      field: fc.constantFrom('entry' as const, 'exit' as const),
      value: dateText,
    }),
    'row.added': nothing,
    'row.removed': fc.record({ row }),
    'entry.changed': fc.record({ value: dateText }),
    'frame.moved': fc.record({ offset: fc.integer({ min: 0, max: 400 }) }),
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
        snapshot.matches('flawed') === selectRowProblems(snapshot).size > 0,
      'a counted list has a result, and no other': (result !== undefined) === snapshot.matches('counted'),
      'the slider stands within its reach': implies(
        result?.picture !== undefined,
        (result?.picture?.offset ?? -1) >= 0 &&
          (result?.picture?.offset ?? 0) <= (result?.picture?.reach ?? -1),
      ),
      'a draft is kept as long as anything is typed':
        (selectStaysDraft(snapshot) !== undefined) ===
        (snapshot.context.typed.entry !== '' || rows.some(({ entry, exit }) => entry !== '' || exit !== '')),
    };
  },
});

/** By the name of the machine's file. */
const plays: Readonly<Record<string, Play>> = {
  'application-ticket': applicationTicket,
  applications,
  'apply-gate': applyGate,
  'blog-list': blogList,
  'checker-popup': checkerPopup,
  'community-banner': communityBanner,
  connection,
  'contact-form': contactForm,
  'country-listing': countryListing,
  'destination-chooser': destinationChooser,
  'device-data': deviceData,
  'document-checklist': documentChecklist,
  'eligibility-checker': eligibilityChecker,
  faq,
  deliveries: deliveriesPlay,
  delivery,
  guard,
  header,
  'late-tool': lateTool,
  'missing-post': missingPost,
  navigation,
  notice,
  notices: noticesPlay,
  payment,
  reaction,
  'stay-counter': stayCounter,
  theme,
  session,
  'staff-page': staffPage,
  site: sitePlay,
  tools,
  'travel-dates': travelDates,
  'travel-letters': travelLetters,
  'traveller-documents': travellerDocuments,
  'trip-estimator': tripEstimator,
  'trip-folder': tripFolder,
  'visa-application': visaApplication,
};

const modules = import.meta.glob<Record<string, unknown>>('../../machines/**/*.machine.ts', { eager: true });

const machines = Object.entries(modules).flatMap(([file, exports]) =>
  Object.values(exports)
    .filter((exported): exported is AnyStateMachine => exported instanceof StateMachine)
    .map((machine) => [file.split('/').at(-1)?.replace('.machine.ts', '') ?? '', machine] as const),
);

/** The play of a machine; throws, and says what to add, when there is none or an actor has no answer in it. */
function playNamed(folder: string, machine: AnyStateMachine): Play {
  const play = plays[folder];
  if (play?.machine !== machine) {
    throw new Error(
      `machines/${folder} is not played: add ${machine.id} to "plays" with its events ${machine.events.join(', ')}.`,
    );
  }
  if (play.unanswered.length > 0) {
    throw new Error(
      `Add to the answers of "${folder}" what these actors may give: ${play.unanswered.join(', ')}.`,
    );
  }
  return play;
}

describe('any events in any order, 10,000 sequences for each machine', () => {
  it.each(machines)('fault 69: %s stays as it has to be', { timeout: 120_000 }, (folder, machine) => {
    const { events, flaws, unreached } = playNamed(folder, machine);
    fc.assert(
      fc.property(events, (sequence) => {
        const found = flaws(sequence);
        if (found.length > 0) throw new Error(`Not true: ${found.join('; ')}.`);
      }),
      { numRuns: runs(10_000), seed },
    );
    // Nothing rests in a state that is left at once.
    const isRestedIn = (id: string) => machine.getStateNodeById(id).always === undefined;
    expect(unreached().filter(isRestedIn), 'states that no sequence led to').toEqual([]);
  });
});
