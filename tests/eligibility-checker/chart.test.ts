import { describe, expect, it } from 'vitest';
import type { AnyEventObject } from 'xstate';
import type { NoticeCode } from '../../machines/site/notices/codes';
import { defaultAssessment, type AssessmentDraft } from '../../machines/eligibility-checker/assessment';
import {
  assessmentSteps,
  stepCount,
  stepNumber,
  type AssessmentStep,
} from '../../machines/eligibility-checker/steps';
import {
  eligibilityCheckerMachine,
  selectCanSendAgain,
  selectDraft,
  selectMissing,
  selectPrefills,
  selectProblems,
  selectProgress,
  selectResult,
  selectScreen,
  selectStep,
  selectVisaTypes,
  selectWhatIf,
  type EligibilityCheckerEvent,
} from '../../machines/eligibility-checker/eligibility-checker.machine';
import type { ImprovementRule } from '../../machines/eligibility-checker/what-if';
import type { DeliveryStatus } from '../../machines/site/deliveries/known-deliveries';
import { source } from '../../machines/source';
import { neededToStart } from '../../src/content/checker-words';
import { trial } from '../support/trial';
import { siteListener } from '../support/site-recorder';

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
const check: EligibilityCheckerEvent = { type: 'check.pressed' };
const startOver: EligibilityCheckerEvent = { type: 'start-over.pressed' };
const startNew: EligibilityCheckerEvent = { type: 'start-new.pressed' };
const found = (draft: AssessmentDraft, step: AssessmentStep = 'documents'): EligibilityCheckerEvent => ({
  type: 'draft.found',
  draft,
  step,
});
const heading = { type: 'heading.entered' };

/** What is said of the assessment's delivery when it stands so. */
function reported(status: DeliveryStatus, id = 'sid-1'): EligibilityCheckerEvent {
  const sentAt = '2026-01-15T12:00:00.000Z';
  return {
    type: 'delivery.reported',
    delivery: { id, kind: 'assessment', status, sentAt, failure: undefined },
  };
}
const arrived = reported('accepted');

function checker(...events: EligibilityCheckerEvent[]) {
  return begun(eligibilityCheckerMachine, ...events);
}

function begun(chart: typeof eligibilityCheckerMachine, ...events: EligibilityCheckerEvent[]) {
  /** What is emitted, and what the site and the device are told, in order. */
  const emitted: AnyEventObject[] = [];
  const { site, listener } = siteListener((event) => emitted.push(event));
  const input = {
    site,
    submissionIdOf: () => 'sid-1',
    today: () => today,
    now: () => '2026-01-15T06:30:00.000Z',
    destination: undefined,
  };
  const walk = trial(chart.provide({ actors: { printer: listener } }), { input });
  walk.actor.on('*', (event) => emitted.push(event));
  walk.send(...events);
  const ofCheck = ['delivery.ordered', 'checker.scored'];
  return {
    ...walk,
    emitted,
    takeEmitted: () => emitted.splice(0),
    screen: () => selectScreen(walk.actor.getSnapshot()),
    /** What was given to be delivered, in order. */
    orders: () => emitted.flatMap(({ type, order }) => (type === 'delivery.ordered' ? [order.payload] : [])),
    /** The scores that the visitor's trip was told. */
    scores: () => emitted.filter(({ type }) => type === 'checker.scored'),
    /** Everything else that was said, in order. */
    said: () => emitted.filter(({ type }) => !ofCheck.includes(type)),
  };
}

const notice = (kind: string, says: NoticeCode) => ({ type: 'notice.raised', notice: { kind, says } });

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

  it('fill the bar; the check and the result stand at the last', () => {
    for (const [index, step] of assessmentSteps.entries()) {
      const snapshot = checker(found(complete, step)).actor.getSnapshot();
      expect(selectStep(snapshot)).toBe(step);
      expect(selectProgress(snapshot)).toEqual({ step: index + 1, progress: (index + 1) / 6 });
    }
    const { actor, screen, send } = checker(found(complete), check);
    expect([screen(), selectStep(actor.getSnapshot())]).toEqual(['calculating', 'documents']);
    send(arrived);
    expect([screen(), selectStep(actor.getSnapshot())]).toEqual(['result', 'documents']);
    expect(selectProgress(actor.getSnapshot())).toEqual({ step: 6, progress: 1 });
  });

  it('only the first says what it still needs', () => {
    const missing = (step: AssessmentStep) =>
      selectMissing(checker(found(defaultAssessment, step)).actor.getSnapshot());
    expect(missing('getStarted')).toEqual(['fullName', 'email', 'phone', 'consentGiven']);
    expect(neededToStart(missing('getStarted'))).toBe(
      'Still needed to start: full name, email, phone and your consent.',
    );
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
    ['the printer without a result', [...started, { type: 'print.pressed' }], 'destination', 1],
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
    'the check is honoured on step 6 only, and on %s shows no messages either',
    (step) => {
      for (const draft of [complete, defaultAssessment]) {
        const { actor, emitted, screen } = checker(found(draft, step), check);
        expect(screen()).toBe(step);
        expect(emitted).toEqual([]);
        expect(actor.getSnapshot().context.draft).toEqual(draft);
        expect(selectProblems(actor.getSnapshot())).toEqual({});
      }
    },
  );
});

describe('answers (Specification §4)', () => {
  const answer = (field: 'destinationCountry' | 'visaType' | 'fullName', value: string) =>
    ({ type: 'answer.changed', field, value }) as const;
  const toggled = (country: 'usa' | 'uk' | 'none') => ({ type: 'country.toggled', country }) as const;

  it('take what the trip has, but not once the visitor has started over', () => {
    const offer: EligibilityCheckerEvent = { type: 'trip.prefilled', prefill: { destinationCountry: 'uk' } };
    const destination = (...events: EligibilityCheckerEvent[]) =>
      checker(...events).actor.getSnapshot().context.draft.destinationCountry;
    expect(destination(offer)).toBe('uk');
    expect(destination({ type: 'start-over.pressed' }, offer)).toBe('');
  });

  const livesIn = (value: string): EligibilityCheckerEvent => ({
    type: 'answer.changed',
    field: 'stateOfApplication',
    value,
  });
  const fromKerala: EligibilityCheckerEvent = {
    type: 'trip.prefilled',
    prefill: { destinationCountry: 'uk', stateOfApplication: 'Kerala' },
  };

  it.each<[why: string, events: EligibilityCheckerEvent[], state: string, told: string[]]>([
    ['is taken from the trip', [fromKerala], 'Kerala', []],
    ['wherever the trip goes', [answer('destinationCountry', 'usa'), fromKerala], 'Kerala', []],
    ['is never taken over what was given here', [livesIn('Goa'), fromKerala], 'Goa', ['Goa']],
    ['is not taken out of the trip', [livesIn('Goa'), livesIn('')], '', ['Goa']],
  ])('where the visitor lives %s', (_why, events, state, told) => {
    const { actor, emitted } = checker(...events);
    expect(actor.getSnapshot().context.draft.stateOfApplication).toBe(state);
    expect(emitted.filter(({ type }) => type === 'trip.patched').map((event) => event['patch'])).toEqual(
      told.map((one) => ({ state: one })),
    );
  });

  it.each<[why: string, events: EligibilityCheckerEvent[], told: number]>([
    ['a destination', [answer('destinationCountry', 'uk')], 1],
    ['a visa type', [found(complete, 'destination'), answer('visaType', 'f1')], 1],
    ['a suggested destination', [{ type: 'destination.suggested', destination: 'uk' }], 1],
    [
      'not a suggested one that was the answer',
      [found(complete, 'getStarted'), { type: 'destination.suggested', destination: 'usa' }],
      0,
    ],
    ['nothing else', [answer('fullName', 'Asha'), found(complete, 'profile')], 0],
    ['not what it has offered', [{ type: 'trip.prefilled', prefill: { destinationCountry: 'uk' } }], 0],
    ['nothing of a new start', [found(complete, 'profile'), startOver], 0],
  ])('are told the visitor’s trip: %s', (_why, events, told) => {
    const { actor, emitted } = checker(...events);
    const { destinationCountry, visaType, passportValidity } = actor.getSnapshot().context.draft;
    const answers = { destinationCountry, visaType, passportValidity };
    expect(emitted.filter(({ type }) => type === 'checker.answered')).toEqual(
      Array.from({ length: told }, () => ({ type: 'checker.answered', answers })),
    );
  });

  it.each<[destination: string, words: Partial<AssessmentDraft>, prefill: object]>([
    ['schengen', { visaType: 'tourist' }, { destinationCountry: 'usa' }],
    ['usa', { visaType: 'f1' }, { visaType: 'b1_b2' }],
    ['', { visaType: '' }, { destinationCountry: 'usa', visaType: 'b1_b2' }],
  ])(
    'for %j are prefill the trip’s visa type only where there is such a visa',
    (destinationCountry, words, prefill) => {
      const draft = { ...defaultAssessment, destinationCountry, ...words } as AssessmentDraft;
      const trip = { destinationCountry: 'usa', visaType: 'b1_b2' } as const;
      const { actor } = checker(
        { type: 'draft.found', draft, step: 'destination' },
        { type: 'trip.prefilled', prefill: trip },
      );
      expect(selectPrefills(actor.getSnapshot())).toEqual(prefill);
    },
  );

  it.each<[destination: string, visaType: string, prefill: object]>([
    ['usa', 'b1_b2', { visaType: 'b1_b2' }],
    ['uk', '', {}],
  ])('the trip’s destination brings its visa type along, %s has %j', (destination, visaType, prefill) => {
    const draft: AssessmentDraft = {
      ...defaultAssessment,
      destinationCountry: 'schengen',
      visaType: 'tourist',
    };
    const { actor } = checker(
      { type: 'draft.found', draft, step: 'destination' },
      { type: 'trip.prefilled', prefill: { destinationCountry: 'usa', visaType: 'b1_b2' } },
      answer('destinationCountry', destination),
    );
    expect(actor.getSnapshot().context.draft).toMatchObject({ destinationCountry: destination, visaType });
    expect(selectPrefills(actor.getSnapshot())).toEqual(prefill);
  });

  it.each<[why: string, events: EligibilityCheckerEvent[], changes: Partial<AssessmentDraft>]>([
    ['are kept as typed', [answer('fullName', '  Asha ')], { fullName: '  Asha ' }],
    [
      'another destination clears the visa type',
      [answer('destinationCountry', 'uk')],
      { destinationCountry: 'uk', visaType: '' },
    ],
    [
      'a suggested destination clears the visa type',
      [{ type: 'destination.suggested', destination: 'uae' }],
      { destinationCountry: 'uae', visaType: '' },
    ],
    ['consent goes', [{ type: 'consent.toggled' }], { consentGiven: false }],
    ['a country is added', [toggled('usa')], { countriesVisited: ['usa'] }],
    ['and removed', [toggled('usa'), toggled('uk'), toggled('usa')], { countriesVisited: ['uk'] }],
    ['Start over forgets all', [startOver], defaultAssessment],
  ])('%s', (_why, events, changes) => {
    const { actor } = checker(found(complete, 'profile'), ...events);
    expect(actor.getSnapshot().context.draft).toEqual({ ...complete, ...changes });
  });
});

describe('Check Eligibility with something missing', () => {
  it.each<[changes: Partial<AssessmentDraft>, step: AssessmentStep, field: string, message: string]>([
    [{ fullName: '  ' }, 'getStarted', 'fullName', 'Full Name is required'],
    [{ consentGiven: false }, 'getStarted', 'consentGiven', 'You must agree to the terms'],
    [
      { destinationCountry: '', visaType: '' },
      'destination',
      'destinationCountry',
      'Destination country is required',
    ],
    [{ age: '121' }, 'profile', 'age', 'Please enter a valid age'],
    [{ bankBalance: '' }, 'finances', 'bankBalance', 'Bank balance information is required'],
    [{ bankBalance: '', age: '', email: '' }, 'getStarted', 'email', 'Email is required'],
    [{ bankBalance: '', maritalStatus: '' }, 'profile', 'maritalStatus', 'Marital status is required'],
  ])('%j goes to %s, focuses %s and says "%s"', (changes, step, field, message) => {
    const { actor, emitted, orders, screen } = checker(found({ ...complete, ...changes }), check);
    expect(screen()).toBe(step);
    expect(emitted).toMatchObject([
      { type: 'notice.raised', notice: { kind: 'error', message } },
      { type: 'focus.requested', field },
    ]);
    expect(selectProblems(actor.getSnapshot())).toMatchObject({ [field]: message });
    expect(orders()).toEqual([]);
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
    const { actor, orders, said, send, screen } = checker(found(complete), check);
    send(check, check, next, previous, startOver, startNew, found(defaultAssessment, 'profile'));
    send({ type: 'answer.changed', field: 'fullName', value: 'Someone else' }, reported('sending'));
    expect(screen()).toBe('calculating');
    expect(orders()).toMatchObject([{ fullName: 'Asha Rao', eligibilityResult: { score: completeScore } }]);
    const [payload] = orders();
    expect(Object.keys(payload ?? {})).toEqual([...Object.keys(defaultAssessment), 'eligibilityResult']);
    expect(Object.keys(payload?.eligibilityResult ?? {})).toEqual(['score', 'status', 'tips']);
    expect(said()).toMatchObject([notice('loading', 'assessment.calculating')]);
    expect(selectResult(actor.getSnapshot())).toBeUndefined();
  });

  const notSaved = 'assessment.not-saved';
  it.each<[status: DeliveryStatus, kind: string, says: NoticeCode]>([
    ['accepted', 'success', 'assessment.complete'],
    ['notSent', 'error', notSaved],
    ['refused', 'error', notSaved],
    ['inDoubt', 'error', notSaved],
  ])('shows the score of an assessment that is %s', (status, kind, says) => {
    const walk = checker(found(complete), check);
    walk.takeEmitted();
    walk.send(reported(status));
    expect(walk.screen()).toBe('result');
    expect(walk.emitted).toMatchObject([notice(kind, says), heading]);
    expect(selectResult(walk.actor.getSnapshot())).toMatchObject({
      score: completeScore,
      status: 'May Face Issues, Significant Improvements Needed',
    });
  });

  it('one loading toast is replaced by its outcome', () => {
    const { emitted } = checker(found(complete), check, arrived);
    const ids = emitted.flatMap((event) => (event.type === 'notice.raised' ? [event.notice.id] : []));
    expect(ids).toHaveLength(2);
    expect(ids[0]).toBeDefined();
    expect(ids[1]).toBe(ids[0]);
  });

  it('hears nothing of other deliveries', () => {
    const { clock, screen, send } = checker(found(complete), check, reported('accepted', 'sid-2'));
    expect(screen()).toBe('calculating');
    clock.increment(3000);
    send(reported('refused', 'sid-2'), { type: 'send-again.pressed' });
    expect(screen()).toBe('result');
    send(arrived);
    expect(screen()).toBe('result');
  });

  it('waits no longer than 3 s: the score shows, and the end of the delivery is told then', () => {
    const { clock, said, screen, send, takeEmitted } = checker(found(complete), check);
    takeEmitted();
    clock.increment(2999);
    expect(screen()).toBe('calculating');
    clock.increment(1);
    expect(screen()).toBe('result');
    expect(said()).toEqual([heading]);
    send(reported('sending'));
    expect(said()).toEqual([heading]);
    send(reported('inDoubt'), arrived);
    expect(said()).toMatchObject([heading, notice('error', notSaved)]);
    expect(said()).toHaveLength(2);
  });

  const sendAgain: EligibilityCheckerEvent = { type: 'send-again.pressed' };

  it.each<[why: string, status: DeliveryStatus]>([
    ['not sent', 'notSent'],
    ['refused', 'refused'],
    ['in doubt', 'inDoubt'],
  ])(
    'fault 119: a result that is %s is sent again as it was, without what is switched on',
    (_why, status) => {
      const { actor, orders, said, scores, screen, send, takeEmitted } = checker(
        found(complete),
        check,
        reported(status),
      );
      const [first] = orders();
      expect(selectCanSendAgain(actor.getSnapshot())).toBe(true);
      send({ type: 'improvement.toggled', rule: 'income-tax-returns' });
      takeEmitted();
      send(sendAgain);
      expect(orders()).toEqual([first]);
      expect(scores()).toEqual([]);
      expect(said()).toMatchObject([notice('loading', 'assessment.sending-again'), heading]);
      expect(selectCanSendAgain(actor.getSnapshot())).toBe(false);
      send(reported('sending'), sendAgain);
      expect(orders()).toHaveLength(1);
      takeEmitted();
      send(arrived);
      expect(said()).toMatchObject([notice('success', 'assessment.complete')]);
      expect([screen(), selectCanSendAgain(actor.getSnapshot())]).toEqual(['result', false]);
      expect(selectResult(actor.getSnapshot())?.score).toBe(completeScore);
    },
  );

  it('fault 119: it can fail again, and be sent again, also after the score was waited for 3 s', () => {
    const { actor, clock, said, orders, send, takeEmitted } = checker(found(complete), check);
    clock.increment(3000);
    expect(selectCanSendAgain(actor.getSnapshot())).toBe(false);
    send(reported('inDoubt'), sendAgain);
    takeEmitted();
    send(reported('refused'));
    expect(said()).toMatchObject([notice('error', notSaved)]);
    send(sendAgain);
    expect(orders()).toHaveLength(1);
  });

  it('fault 119: what was stored is not sent again; the first check is no repeat', () => {
    const { actor, orders, scores, send } = checker(found(complete), check, arrived);
    expect(selectCanSendAgain(actor.getSnapshot())).toBe(false);
    send(sendAgain);
    expect(orders()).toHaveLength(1);
    expect(scores()).toEqual([
      {
        type: 'checker.scored',
        score: { score: completeScore, status: 'May Face Issues, Significant Improvements Needed' },
        profile: { occupation: 'unemployed', age: 34, traveledAbroad: 'no' },
      },
    ]);
  });

  it('a new assessment before that end withdraws the loading toast, and is told nothing of it', () => {
    const { clock, said, screen, send, takeEmitted } = checker(found(complete), check);
    clock.increment(3000);
    takeEmitted();
    send(startNew, arrived);
    expect(screen()).toBe('getStarted');
    expect(said()).toMatchObject([{ type: 'notice.dismissed' }, heading]);
    expect(said()).toHaveLength(2);
  });

  it('fault 35: an answer that comes after the checker was left does nothing', () => {
    const { actor, emitted, takeEmitted } = checker(found(complete), check);
    takeEmitted();
    actor.stop();
    actor.send(arrived);
    expect(emitted).toEqual([]);
  });
});

describe('the result', () => {
  function result() {
    const walk = checker(found(complete), check, arrived);
    walk.takeEmitted();
    return walk;
  }

  it('stays with its answers', () => {
    const { actor, orders, screen, send } = result();
    send(check, next, previous, start, startOver, { type: 'consent.toggled' });
    send({ type: 'answer.changed', field: 'maritalStatus', value: 'married' });
    expect(screen()).toBe('result');
    expect(actor.getSnapshot().context.draft).toEqual(complete);
    expect(orders()).toEqual([]);
  });

  it('Consult an Expert goes to /contact, and off the dialog', () => {
    const { emitted, screen, send } = result();
    send({ type: 'expert.pressed' });
    expect(emitted).toEqual([{ type: 'navigation.requested', to: '/contact' }, { type: 'dialog.closed' }]);
    expect(screen()).toBe('result');
  });

  it('Print prints, and the result stays', () => {
    const { emitted, screen, send } = result();
    send({ type: 'print.pressed' });
    expect(emitted).toEqual([{ type: 'print.requested' }]);
    expect(screen()).toBe('result');
  });

  it('fault 36: Start New Assessment resets everything to step 1', () => {
    const { actor, emitted, screen, send } = result();
    send(startNew);
    expect(screen()).toBe('getStarted');
    expect(emitted).toEqual([heading]);
    expect(actor.getSnapshot().context.draft).toEqual(defaultAssessment);
    expect(selectResult(actor.getSnapshot())).toBeUndefined();
    expect(selectDraft(actor.getSnapshot())).toBeUndefined();
    expect(actor.getSnapshot().matches({ answers: 'anew', problems: 'hidden' })).toBe(true);
  });

  it('what was wrong with it is not shown of a new one', () => {
    const { actor, screen, send } = checker(found({ ...complete, fullName: '' }), check);
    expect(actor.getSnapshot().matches({ problems: 'shown' })).toBe(true);
    send(
      { type: 'answer.changed', field: 'fullName', value: 'Asha Rao' },
      start,
      next,
      next,
      next,
      next,
      check,
      arrived,
    );
    expect([screen(), actor.getSnapshot().matches({ problems: 'shown' })]).toEqual(['result', true]);
    send(startNew);
    expect(actor.getSnapshot().matches({ problems: 'hidden' })).toBe(true);
  });

  it('is never kept: only the answers are', () => {
    const { actor } = result();
    expect(selectDraft(actor.getSnapshot())).toEqual({ draft: complete, step: 'documents' });
  });

  it('a second assessment is sent, too', () => {
    const { orders, send } = result();
    send(startNew, found({ ...complete, fullName: 'Ravi Rao' }), check);
    expect(orders()).toMatchObject([{ fullName: 'Ravi Rao' }]);
  });
});

describe('what the checker begins with', () => {
  const draft = source<Extract<EligibilityCheckerEvent, { type: 'draft.found' }>>(({ sendBack }) =>
    sendBack({ type: 'draft.found', draft: { ...complete, occupation: '' }, step: 'getStarted' }),
  ) as never;
  const earlyInput = source<Extract<EligibilityCheckerEvent, { type: 'answer.changed' }>>(({ sendBack }) =>
    sendBack({ type: 'answer.changed', field: 'fullName', value: 'Early' }),
  ) as never;
  const suggestion = source<Extract<EligibilityCheckerEvent, { type: 'destination.suggested' }>>(
    ({ sendBack }) => sendBack({ type: 'destination.suggested', destination: 'uk' }),
  ) as never;
  const tripPrefill = source<Extract<EligibilityCheckerEvent, { type: 'trip.prefilled' }>>(({ sendBack }) =>
    sendBack({
      type: 'trip.prefilled',
      prefill: { destinationCountry: 'usa', passportValidity: '2031-01-01', occupation: 'student' },
    }),
  ) as never;

  it.each<[why: string, actors: object, answers: Partial<AssessmentDraft>]>([
    [
      'the trip is for who has nothing else',
      { tripPrefill },
      { destinationCountry: 'usa', passportValidity: '2031-01-01', occupation: 'student' },
    ],
    [
      'the trip fills in what was not kept',
      { draft, tripPrefill },
      { destinationCountry: 'usa', passportValidity: complete.passportValidity, occupation: 'student' },
    ],
    [
      'a suggestion stands over both',
      { draft, suggestion, tripPrefill },
      { destinationCountry: 'uk', visaType: '', occupation: '' },
    ],
    [
      'so does one of the page before',
      { draft, arrival: suggestion, tripPrefill },
      { destinationCountry: 'uk', visaType: '', occupation: '' },
    ],
    ['what was typed early stands over what was kept', { draft, earlyInput }, { fullName: 'Early' }],
  ])('%s', (_why, actors, answers) => {
    const { actor } = begun(eligibilityCheckerMachine.provide({ actors }));
    expect(actor.getSnapshot().context.draft).toMatchObject(answers);
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
      expect(actor.getSnapshot().matches({ answers: 'anew' })).toBe(true);
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

describe('the improvements that are switched on', () => {
  const toggled = (rule: ImprovementRule): EligibilityCheckerEvent => ({ type: 'improvement.toggled', rule });
  const returns = toggled('income-tax-returns');
  const sponsor = toggled('sponsor');
  const checked = [found(complete), check, arrived];
  const stateOf = (...events: EligibilityCheckerEvent[]) => {
    const { actor, orders } = checker(...events);
    const snapshot = actor.getSnapshot();
    const whatIf = selectWhatIf(snapshot);
    const on = whatIf?.improvements.filter(({ isOn }) => isOn).map(({ rule }) => rule);
    return {
      on,
      score: whatIf?.score,
      status: whatIf?.status,
      all: whatIf?.all.score,
      result: selectResult(snapshot),
      orders: orders(),
    };
  };

  /** From 37.5: returns 10, a sponsor 5, a booking for the USA 3. */
  it.each<[why: string, events: EligibilityCheckerEvent[], on: ImprovementRule[], score: number]>([
    ['none at first', [], [], completeScore],
    ['one', [returns], ['income-tax-returns'], 47.5],
    ['two', [sponsor, returns], ['income-tax-returns', 'sponsor'], 52.5],
    ['one off again', [returns, sponsor, returns], ['sponsor'], 42.5],
    ['one that is nothing to do here', [toggled('invitation-letter')], [], completeScore],
    ['printing keeps them', [returns, { type: 'print.pressed' }], ['income-tax-returns'], 47.5],
  ])('%s', (_why, events, on, score) => {
    const plain = stateOf(...checked);
    const { result, orders, ...whatIf } = stateOf(...checked, ...events);
    expect(whatIf).toMatchObject({ on, score, all: 55.5 });
    // The result and what was sent stay as specified.
    expect([result, orders]).toEqual([plain.result, plain.orders]);
    expect(result?.score).toBe(completeScore);
  });

  it('have the status of their score', () => {
    expect(stateOf(...checked, returns).status).toBe('May Face Issues, Significant Improvements Needed');
    expect(stateOf(...checked, returns, sponsor).status).toBe('Good Chance, Some Areas to Improve');
  });

  it('stay when the delivery ends behind the result', () => {
    const { actor, send, clock } = checker(found(complete), check);
    clock.increment(3000);
    send(returns, arrived);
    expect(actor.getSnapshot().context.switchedOn).toEqual(['income-tax-returns']);
  });

  it('are none without a result, and none after a new assessment', () => {
    for (const events of [
      [found(complete), returns],
      [found(complete), check, returns],
    ]) {
      expect(checker(...events).actor.getSnapshot().context.switchedOn).toEqual([]);
    }
    expect(stateOf(...checked, returns, startNew, ...checked)).toMatchObject({
      on: [],
      score: completeScore,
    });
  });
});
