import fc from 'fast-check';
import * as v from 'valibot';
import { createEmptyActor } from 'xstate';
import { queryValue } from '../../machines/query';
import {
  accommodationTypes,
  addOns,
  dailyExpenseLevels,
  defaultEstimatorForm,
  emptyLead,
  estimatorDraftStorageKey,
  flightClasses,
  destinations as tripDestinations,
  estimatorFormSchema,
  tripSteps,
  tripVisaTypes,
} from '../../machines/trip-estimator/estimator-form';
import {
  selectFields,
  selectProgress,
  selectRequest,
  selectSharedLink,
  selectDraft as selectTripDraft,
  selectResult as selectTripResult,
  selectScreen as selectTripScreen,
  tripEstimatorMachine,
} from '../../machines/trip-estimator/trip-estimator.machine';
import { workingOf } from '../../src/content/estimate-result';
import { quoteRequest } from '../../src/content/quote-words';
import { type Play, anyNumber, anyText, idOf, nothing, playOf } from '../support/arbitraries';
import { implies, someFolder, text } from '../support/random-values';

const leadFields = ['leadName', 'leadContact', 'leadTravelDate'] as const;

export const randomEvents: Play = playOf(tripEstimatorMachine, {
  input: { site: createEmptyActor() as never, baseUrl: 'https://deshantar.example', sharedTrip: undefined },
  answers: { copyText: fc.constant(undefined) },
  events: {
    'trip.prefilled': fc.record({
      prefill: fc.record(
        {
          destinationCountry: fc.constantFrom('uk', 'atlantis'),
          visaType: fc.constantFrom('transit', 'moon'),
          durationDays: fc.constantFrom('12', 'a week'),
        },
        { requiredKeys: [] },
      ),
    }),
    'trip.known': fc.record({ trip: someFolder }),
    'draft.found': fc.record({
      draft: fc.record({
        trip: fc.constant({ ...defaultEstimatorForm, durationDays: '12' }),
        lead: fc.constant(emptyLead),
        step: fc.constantFrom(...tripSteps),
      }),
    }),
    'choices.found': fc.record({
      form: fc.constantFrom(defaultEstimatorForm, {
        ...defaultEstimatorForm,
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
    const { duration, sliderDays, form } = selectFields(snapshot);
    const progress = selectProgress(snapshot);
    const result = selectTripResult(snapshot);
    const request = selectRequest(snapshot);
    const isLast = (type: string) => events.at(-1)?.type === type;
    return {
      'a draft is one that can be read again': implies(
        selectTripDraft(snapshot) !== undefined,
        estimatorDraftStorageKey.check(selectTripDraft(snapshot)) !== undefined,
      ),
      'the trip can be shared and read again': v.is(estimatorFormSchema, form),
      'the days are counted whole, from 1': Number.isSafeInteger(duration.days) && duration.days >= 1,
      'the slider rests between 1 and 30': sliderDays >= 1 && sliderDays <= 30,
      'a step is one of three, the result is none': progress
        ? progress.step / 3 === progress.progress && progress.progress <= 1
        : snapshot.hasTag('result'),
      'only the result has amounts, all in whole rupees': result
        ? [
            result.estimate.totalCost,
            result.perDay,
            ...workingOf(result.form).map(({ value }) => value),
          ].every((amount) => Number.isSafeInteger(amount) && amount >= 0)
        : screen in { tripDetails: 1, flightsAndStay: 2, dailyBudget: 3 },
      'a request has text': request === undefined || quoteRequest(request).body !== '',
      'a shared link carries the days that are counted': implies(
        screen === 'sharing',
        queryValue(selectSharedLink(snapshot)?.split('?')[1] ?? '', 'days') === String(duration.days),
      ),
      '"Close & Finish" leaves the defaults': implies(
        isLast('finish.pressed'),
        form === defaultEstimatorForm && screen === 'tripDetails',
      ),
    };
  },
});
