import fc from 'fast-check';
import * as v from 'valibot';
import { createEmptyActor } from 'xstate';
import type { AnswerField } from '../../machines/eligibility-checker/answers';
import {
  assessmentDraftSchema,
  defaultAssessment,
  firstProblem as firstAssessmentProblem,
} from '../../machines/eligibility-checker/assessment';
import {
  bankBalances,
  destinations,
  monthlyIncomes,
  visaTypesByDestination,
  visaTypesFor,
  visitedCountries,
} from '../../machines/eligibility-checker/choices';
import {
  eligibilityCheckerMachine,
  selectDraft as selectAssessmentDraft,
  selectProblems as selectAssessmentProblems,
  selectScreen as selectCheckerScreen,
  selectResult as selectEligibility,
  selectWhatIf,
} from '../../machines/eligibility-checker/eligibility-checker.machine';
import { assessmentSteps } from '../../machines/eligibility-checker/steps';
import { improvementRules } from '../../machines/eligibility-checker/what-if';
import { type Play, anyText, idOf, nothing, playOf } from '../support/arbitraries';
import { implies, knownDelivery } from '../support/random-values';
import { stepFields } from './step-fields';
import { answeredDraft as completeAssessment } from '../support/traveller';

const answerFields = Object.values(stepFields)
  .flat()
  .filter((field): field is AnswerField => field !== 'consentGiven' && field !== 'countriesVisited');

export const randomEvents: Play = playOf(eligibilityCheckerMachine, {
  input: {
    site: createEmptyActor() as never,
    submissionIdOf: () => 'id-1',
    today: () => '2026-11-21',
    now: () => '',
    destination: undefined,
  },
  events: {
    'trip.prefilled': fc.record({
      prefill: fc.record(
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
    'problems.found': nothing,
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
