import { describe, expect, it } from 'vitest';
import { defaultAssessment, type AssessmentDraft } from '../../machines/eligibility-checker/assessment';
import {
  assessmentSteps,
  stepCount,
  stepNumber,
  type AssessmentStep,
} from '../../machines/eligibility-checker/steps';
import type { AssessmentPayload } from '../../machines/eligibility-checker/payload';
import {
  eligibilityCheckerMachine,
  selectDraft,
  selectMissing,
  selectProblems,
  selectProgress,
  selectResult,
  selectScreen,
  selectStep,
  selectVisaTypes,
  type EligibilityCheckerEvent,
} from '../../machines/eligibility-checker/eligibility-checker.machine';
import { DeliveryFailure, type Submission } from '../../machines/ports';
import { answeredByHand, answersArrive, trial } from '../support/trial';

/** A complete assessment whose every rule is known from Specification §5. */
const complete: AssessmentDraft = {
  ...defaultAssessment,
  fullName: 'Asha Rao',
  email: 'asha@example.in',
  phone: '+91 98765 43210',
  consentGiven: true,
  destinationCountry: 'usa',
  visaType: 'b1_b2',
  stateOfApplication: 'Karnataka',
  age: '34',
  passportValidity: '2030-01-31',
  occupation: 'unemployed',
  maritalStatus: 'single',
  monthlyIncome: '0_25k',
  bankBalance: '0_50k',
};
/** 50 + 5 age + 5 passport − 10 unemployed − 5 income − 5 IT returns − 10 balance + 3 passport + 1.5 PAN + 3 proof. */
const completeScore = 37.5;

const today = '2026-01-15';
const next: EligibilityCheckerEvent = { type: 'next.pressed' };
const previous: EligibilityCheckerEvent = { type: 'previous.pressed' };
const start: EligibilityCheckerEvent = { type: 'start.pressed' };
const check: EligibilityCheckerEvent = { type: 'check.pressed', today, submissionId: 'sid-1' };
const startOver: EligibilityCheckerEvent = { type: 'start-over.pressed' };
const startNew: EligibilityCheckerEvent = { type: 'start-new.pressed' };
const found = (draft: AssessmentDraft, step: AssessmentStep = 'documents'): EligibilityCheckerEvent => ({
  type: 'draft.found',
  draft,
  step,
});
const heading = { type: 'heading.entered' };

function checker(...events: EligibilityCheckerEvent[]) {
  const deliveries = answeredByHand<Submission<AssessmentPayload>>();
  const reported: string[] = [];
  const walk = trial(
    eligibilityCheckerMachine.provide({
      actors: { deliverAssessment: deliveries.service },
      actions: { reportFailure: (_, { reason }) => void reported.push(reason) },
    }),
    {},
  );
  walk.send(...events);
  return { ...deliveries, ...walk, reported, screen: () => selectScreen(walk.actor.getSnapshot()) };
}

const notice = (kind: string, message: string) => ({ type: 'notice.raised', notice: { kind, message } });

describe('the six steps (Specification §4)', () => {
  it('are numbered in the order of Specification §2', () => {
    expect(assessmentSteps.map((step) => [step, stepNumber(step)])).toEqual([
      ['getStarted', 1],
      ['destination', 2],
      ['profile', 3],
      ['travelHistory', 4],
      ['finances', 5],
      ['documents', 6],
    ]);
    expect(stepCount).toBe(6);
  });

  it('fill the bar; the check and the result stand at the last', async () => {
    for (const [index, step] of assessmentSteps.entries()) {
      const snapshot = checker(found(complete, step)).actor.getSnapshot();
      expect(selectStep(snapshot)).toBe(step);
      expect(selectProgress(snapshot)).toEqual({ step: index + 1, progress: (index + 1) / 6 });
    }
    const { actor, call, screen } = checker(found(complete), check);
    expect([screen(), selectStep(actor.getSnapshot())]).toEqual(['calculating', 'documents']);
    call(0).resolve();
    await answersArrive();
    expect([screen(), selectStep(actor.getSnapshot())]).toEqual(['result', 'documents']);
    expect(selectProgress(actor.getSnapshot())).toEqual({ step: 6, progress: 1 });
  });

  it('only the first says what it still needs', () => {
    const missing = (step: AssessmentStep) =>
      selectMissing(checker(found(defaultAssessment, step)).actor.getSnapshot());
    expect(missing('getStarted')).toEqual(['full name', 'email', 'phone', 'your consent']);
    expect(missing('destination')).toEqual([]);
    expect(selectMissing(checker(found(complete, 'getStarted')).actor.getSnapshot())).toEqual([]);
  });

  it('offer the visa types of the destination: the same list until the destination is another', () => {
    const { actor, send } = checker(found(complete, 'destination'));
    const ids = () => selectVisaTypes(actor.getSnapshot()).map(({ value }) => value);
    expect(ids()).toEqual(['b1_b2', 'f1', 'h1b', 'j1', 'c1']);
    const before = selectVisaTypes(actor.getSnapshot());
    send({ type: 'answer.changed', field: 'stateOfApplication', value: 'Kerala' });
    expect(selectVisaTypes(actor.getSnapshot())).toBe(before);
    send({ type: 'answer.changed', field: 'destinationCountry', value: 'singapore' });
    expect(ids()).toEqual(['tourist', 'business']);
    send({ type: 'answer.changed', field: 'destinationCountry', value: '' });
    expect(ids()).toEqual([]);
    expect(selectVisaTypes(actor.getSnapshot())).toBe(selectVisaTypes(checker().actor.getSnapshot()));
  });

  const started = [found(complete, 'getStarted'), start];
  it.each<[why: string, events: EligibilityCheckerEvent[], screen: AssessmentStep, headings: number]>([
    ['at first', [], 'getStarted', 0],
    ['Previous on the first step', [previous, previous], 'getStarted', 0],
    ['Start with nothing filled', [start], 'getStarted', 0],
    ['Next does not pass by Start', [next], 'getStarted', 0],
    ['Start', started, 'destination', 1],
    ['Start twice', [...started, start], 'destination', 1],
    ['back to the first', [...started, previous], 'getStarted', 2],
    ['3', [...started, next], 'profile', 2],
    ['4', [...started, next, next], 'travelHistory', 3],
    ['5', [...started, next, next, next], 'finances', 4],
    ['6', [...started, next, next, next, next], 'documents', 5],
    ['Next on the last step', [...started, next, next, next, next, next, next], 'documents', 5],
    ['back and forth', [...started, next, next, next, next, previous, previous, next], 'finances', 8],
    [
      'back to the first by Previous',
      [...started, next, next, next, next, previous, previous, previous, previous, previous, previous],
      'getStarted',
      10,
    ],
    ['Start over from the last', [...started, next, next, next, next, startOver], 'getStarted', 6],
    ['Start over from the first', [found(complete, 'getStarted'), startOver], 'getStarted', 1],
    ['Start New without a result', [...started, startNew], 'destination', 1],
    ['the expert without a result', [...started, { type: 'expert.pressed' }], 'destination', 1],
  ])('%s', (_why, events, screen, headings) => {
    const { emitted, screen: shown } = checker(...events);
    expect(shown()).toBe(screen);
    expect(emitted).toEqual(Array.from({ length: headings }, () => heading));
  });

  it.each<[missing: string, draft: AssessmentDraft]>([
    ['name', { ...complete, fullName: ' ' }],
    ['email', { ...complete, email: '' }],
    ['phone', { ...complete, phone: '\t' }],
    ['consent', { ...complete, consentGiven: false }],
  ])('Start Assessment waits for the %s', (_missing, draft) => {
    expect(checker(found(draft, 'getStarted'), start).screen()).toBe('getStarted');
  });

  it.each<AssessmentStep>(['destination', 'profile', 'travelHistory', 'finances'])(
    'Next never blocks on %s with nothing answered there',
    (step) => {
      expect(stepNumber(checker(found(defaultAssessment, step), next).screen() as AssessmentStep)).toBe(
        stepNumber(step) + 1,
      );
    },
  );

  it.each<AssessmentStep>(['getStarted', 'destination', 'profile', 'travelHistory', 'finances'])(
    'the check is honoured on step 6 only, not on %s',
    (step) => {
      const { actor, calls, emitted, screen } = checker(found(complete, step), check);
      expect(screen()).toBe(step);
      expect([calls, emitted]).toEqual([[], []]);
      expect(actor.getSnapshot().context.draft).toEqual(complete);
    },
  );

  it('a check before step 6 shows no messages either', () => {
    const { actor } = checker(found(defaultAssessment, 'profile'), check);
    expect(selectProblems(actor.getSnapshot())).toEqual({});
  });
});

describe('answers (Specification §4)', () => {
  const answer = (field: 'destinationCountry' | 'visaType' | 'fullName', value: string) =>
    ({ type: 'answer.changed', field, value }) as const;
  const toggled = (country: 'usa' | 'uk' | 'none') => ({ type: 'country.toggled', country }) as const;

  it.each<[why: string, events: EligibilityCheckerEvent[], changes: Partial<AssessmentDraft>]>([
    ['are kept as typed', [answer('fullName', '  Asha ')], { fullName: '  Asha ' }],
    [
      'another destination clears the visa type',
      [answer('destinationCountry', 'uk')],
      { destinationCountry: 'uk', visaType: '' },
    ],
    ['the same destination keeps it', [answer('destinationCountry', 'usa')], {}],
    ['a destination that is not offered changes nothing', [answer('destinationCountry', 'atlantis')], {}],
    [
      'a suggested destination clears the visa type',
      [{ type: 'destination.suggested', destination: 'uae' }],
      { destinationCountry: 'uae', visaType: '' },
    ],
    [
      'the suggested destination that is already chosen keeps it',
      [{ type: 'destination.suggested', destination: 'usa' }],
      {},
    ],
    ['consent goes', [{ type: 'consent.toggled' }], { consentGiven: false }],
    ['consent goes and comes', [{ type: 'consent.toggled' }, { type: 'consent.toggled' }], {}],
    ['a country is added', [toggled('usa')], { countriesVisited: ['usa'] }],
    ['and removed', [toggled('usa'), toggled('uk'), toggled('usa')], { countriesVisited: ['uk'] }],
    ['"none" excludes the others', [toggled('usa'), toggled('none')], { countriesVisited: ['none'] }],
    ['and the others exclude it', [toggled('none'), toggled('uk')], { countriesVisited: ['uk'] }],
    ['Start over forgets all', [startOver], defaultAssessment],
  ])('%s', (_why, events, changes) => {
    const { actor } = checker(found(complete, 'profile'), ...events);
    expect(actor.getSnapshot().context.draft).toEqual({ ...complete, ...changes });
  });
});

describe('Check Eligibility with something missing', () => {
  it.each<[changes: Partial<AssessmentDraft>, step: AssessmentStep, field: string, message: string]>([
    [{ fullName: '  ' }, 'getStarted', 'fullName', 'Full Name is required'],
    [{ email: '' }, 'getStarted', 'email', 'Email is required'],
    [{ email: 'asha@b' }, 'getStarted', 'email', 'Email is invalid'],
    [{ phone: '' }, 'getStarted', 'phone', 'Phone number is required'],
    [{ consentGiven: false }, 'getStarted', 'consentGiven', 'You must agree to the terms'],
    [
      { destinationCountry: '', visaType: '' },
      'destination',
      'destinationCountry',
      'Destination country is required',
    ],
    [{ visaType: '' }, 'destination', 'visaType', 'Visa type is required'],
    [{ stateOfApplication: '' }, 'destination', 'stateOfApplication', 'State of Application is required'],
    [{ age: '' }, 'profile', 'age', 'Age is required'],
    [{ age: '0' }, 'profile', 'age', 'Please enter a valid age'],
    [{ age: '121' }, 'profile', 'age', 'Please enter a valid age'],
    [{ passportValidity: '' }, 'profile', 'passportValidity', 'Passport expiry date is required'],
    [{ occupation: '' }, 'profile', 'occupation', 'Occupation is required'],
    [{ maritalStatus: '' }, 'profile', 'maritalStatus', 'Marital status is required'],
    [{ monthlyIncome: '' }, 'finances', 'monthlyIncome', 'Monthly income is required'],
    [{ bankBalance: '' }, 'finances', 'bankBalance', 'Bank balance information is required'],
    [{ bankBalance: '', age: '', email: '' }, 'getStarted', 'email', 'Email is required'],
    [{ bankBalance: '', maritalStatus: '' }, 'profile', 'maritalStatus', 'Marital status is required'],
  ])('%j goes to %s, focuses %s and says "%s"', (changes, step, field, message) => {
    const { actor, calls, emitted, screen } = checker(found({ ...complete, ...changes }), check);
    expect(screen()).toBe(step);
    expect(emitted).toMatchObject([notice('error', message), { type: 'focus.requested', field }]);
    expect(selectProblems(actor.getSnapshot())).toMatchObject({ [field]: message });
    expect(calls).toEqual([]);
  });

  it('each message goes when its field is right, and Start over hides all', () => {
    const { actor, send } = checker(found({ ...complete, fullName: '', age: '' }), check);
    expect(Object.keys(selectProblems(actor.getSnapshot()))).toEqual(['fullName', 'age']);
    send({ type: 'answer.changed', field: 'fullName', value: 'Asha' });
    expect(selectProblems(actor.getSnapshot())).toEqual({ age: 'Age is required' });
    send(startOver);
    expect(selectProblems(actor.getSnapshot())).toEqual({});
  });
});

describe('the check', () => {
  it('computes first, sends once and shows nothing before the answer', () => {
    const { actor, call, calls, emitted, send, screen } = checker(found(complete), check);
    send(check, check, next, previous, startOver, startNew, found(defaultAssessment, 'profile'));
    send({ type: 'answer.changed', field: 'fullName', value: 'Someone else' });
    expect(screen()).toBe('calculating');
    expect(calls).toHaveLength(1);
    expect(call(0).input.submissionId).toBe('sid-1');
    expect(call(0).input.payload).toMatchObject({
      fullName: 'Asha Rao',
      eligibilityResult: { score: completeScore },
    });
    expect(Object.keys(call(0).input.payload)).toEqual([
      ...Object.keys(defaultAssessment),
      'eligibilityResult',
    ]);
    expect(Object.keys(call(0).input.payload.eligibilityResult)).toEqual(['score', 'status', 'tips']);
    expect(emitted).toMatchObject([notice('loading', 'Calculating your eligibility...')]);
    expect(selectResult(actor.getSnapshot())).toBeUndefined();
  });

  it.each<[why: string, failure: unknown, kind: string, message: string, reported: string[]]>([
    ['ok', undefined, 'success', 'Calculation complete!', []],
    ...(['unconfigured', 'offline', 'timeout', 'rejected', 'redirected', 'unreachable'] as const).map(
      (reason): [string, unknown, string, string, string[]] => [
        reason,
        new DeliveryFailure(reason),
        'error',
        'Could not save results, but here is your score.',
        [reason],
      ],
    ),
    [
      'an unforeseen error',
      'oops',
      'error',
      'Could not save results, but here is your score.',
      ['unreachable'],
    ],
  ])('shows the score after %s', async (_why, failure, kind, message, reported) => {
    const walk = checker(found(complete), check);
    walk.takeEmitted();
    if (failure === undefined) walk.call(0).resolve();
    else walk.call(0).reject(failure);
    await answersArrive();
    expect(walk.screen()).toBe('result');
    expect(walk.emitted).toMatchObject([notice(kind, message), heading]);
    expect(walk.reported).toEqual(reported);
    expect(selectResult(walk.actor.getSnapshot())).toMatchObject({
      score: completeScore,
      status: 'May Face Issues, Significant Improvements Needed',
    });
  });

  it('one loading toast is replaced by its outcome', async () => {
    const { call, emitted } = checker(found(complete), check);
    call(0).resolve();
    await answersArrive();
    const ids = emitted.flatMap((event) => (event.type === 'notice.raised' ? [event.notice.id] : []));
    expect(ids).toHaveLength(2);
    expect(ids[0]).toBeDefined();
    expect(ids[1]).toBe(ids[0]);
  });

  it('fault 35: an answer that comes after the checker was left does nothing', async () => {
    const { actor, call, emitted } = checker(found(complete), check);
    actor.stop();
    expect(call(0).signal.aborted).toBe(true);
    call(0).resolve();
    await answersArrive();
    expect(emitted).toHaveLength(1);
  });
});

describe('the result', () => {
  async function result() {
    const walk = checker(found(complete), check);
    walk.call(0).resolve();
    await answersArrive();
    walk.takeEmitted();
    return walk;
  }

  it('stays with its answers', async () => {
    const { actor, calls, screen, send } = await result();
    send(check, next, previous, start, startOver, { type: 'consent.toggled' });
    send({ type: 'answer.changed', field: 'maritalStatus', value: 'married' });
    expect(screen()).toBe('result');
    expect(actor.getSnapshot().context.draft).toEqual(complete);
    expect(calls).toHaveLength(1);
  });

  it('Consult an Expert goes to /contact, and off the dialog', async () => {
    const { emitted, screen, send } = await result();
    send({ type: 'expert.pressed' });
    expect(emitted).toEqual([{ type: 'navigation.requested', to: '/contact' }, { type: 'dialog.closed' }]);
    expect(screen()).toBe('result');
  });

  it('fault 36: Start New Assessment resets everything to step 1', async () => {
    const { actor, emitted, screen, send } = await result();
    send(startNew);
    expect(screen()).toBe('getStarted');
    expect(emitted).toEqual([heading]);
    expect(actor.getSnapshot().context.draft).toEqual(defaultAssessment);
    expect(selectResult(actor.getSnapshot())).toBeUndefined();
    expect(selectDraft(actor.getSnapshot())).toBeUndefined();
    expect(actor.getSnapshot().matches({ answers: 'fresh', problems: 'hidden' })).toBe(true);
  });

  it('is never kept: only the answers are', async () => {
    const { actor } = await result();
    expect(selectDraft(actor.getSnapshot())).toEqual({ draft: complete, step: 'documents' });
  });

  it('a second assessment is sent under its own id', async () => {
    const { call, send } = await result();
    send(startNew, found(complete), { ...check, submissionId: 'sid-2' });
    expect(call(1).input.submissionId).toBe('sid-2');
  });
});

describe('a kept draft', () => {
  it.each<AssessmentStep>(['getStarted', 'destination', 'profile', 'travelHistory', 'finances', 'documents'])(
    'is restored at %s, with Start over beside it',
    (step) => {
      const { actor, screen, send } = checker(found(complete, step));
      expect(screen()).toBe(step);
      expect(selectDraft(actor.getSnapshot())).toEqual({ draft: complete, step });
      expect(actor.getSnapshot().matches({ answers: 'restored' })).toBe(true);
      send(startOver);
      expect(screen()).toBe('getStarted');
      expect(selectDraft(actor.getSnapshot())).toBeUndefined();
      expect(actor.getSnapshot().matches({ answers: 'fresh' })).toBe(true);
    },
  );

  it('nothing is kept of an untouched form', () => {
    expect(selectDraft(checker().actor.getSnapshot())).toBeUndefined();
  });

  it('that comes late, past step 1, neither replaces the answers nor counts as restored', () => {
    const { actor, send } = checker();
    for (const field of ['fullName', 'email', 'phone'] as const) {
      send({ type: 'answer.changed', field, value: complete[field] });
    }
    send({ type: 'consent.toggled' }, start, found({ ...complete, fullName: 'Late' }));
    expect(selectScreen(actor.getSnapshot())).toBe('destination');
    expect(actor.getSnapshot().context.draft.fullName).toBe('Asha Rao');
    expect(actor.getSnapshot().matches({ answers: 'fresh' })).toBe(true);
  });
});
