import { describe, expect, it } from 'vitest';
import {
  keptLetters,
  letterKinds,
  letterText,
  mismatches,
  noAnswers,
  openBrackets,
  usualLetters,
  type LetterAnswers,
  type LetterTrip,
} from '../../machines/travel-letters/letters';
import {
  selectDraft,
  selectLetter,
  travelLettersMachine,
  type TravelLettersEvent,
} from '../../machines/travel-letters/travel-letters.machine';
import { answeredByHand, answersArrive, trial } from '../support/trial';

const trip: LetterTrip = {
  destination: 'United Kingdom',
  entry: '2027-05-12',
  exit: '2027-05-26',
  traveller: { occupation: 'salaried', payer: 'self', age: 'adult', trips: 'first' },
};

const given: LetterAnswers = {
  ...noAnswers,
  fullName: 'Asha Rao',
  purpose: 'tourism',
  employer: 'Kaveri Textiles',
  position: 'buyer',
  leaveFrom: '2027-05-11',
  leaveTo: '2027-05-28',
  sponsorName: 'Ravi Rao',
  relation: 'father',
  childName: 'Mira Rao',
  parents: 'Asha Rao and Ravi Rao',
  companion: 'her aunt Lata Rao',
};

describe('the letters', () => {
  it('the cover letter says who travels, when, who pays and why the traveller returns', () => {
    const letter = letterText('cover', given, trip, '2026-11-22');
    expect(letter).toMatch(/^22 November 2026\n\nThe Visa Officer\n/);
    expect(letter).toContain('from 12 May 2027 to 26 May 2027 (15 days) for tourism.');
    expect(letter).toContain('I am paying for the trip myself.');
    expect(letter).toContain('This is my first trip abroad.');
    expect(letter).toContain('my employer’s letter is enclosed');
    expect(letter).toContain('the United Kingdom');
  });

  it.each(letterKinds)('%s: nothing stays in brackets when all is given', (kind) => {
    expect(openBrackets(letterText(kind, given, trip, '2026-11-22'))).toEqual([]);
  });

  it.each([
    [
      'cover',
      [
        'destination',
        'day of arrival',
        'day of departure',
        'purpose, such as tourism',
        'full name as in the passport',
      ],
    ],
    [
      'leave',
      [
        'full name as in the passport',
        'employer',
        'position',
        'first day of leave',
        'last day of leave',
        'destination',
      ],
    ],
  ] as const)('%s: what is missing stands in brackets, and is named once', (kind, missing) => {
    expect(openBrackets(letterText(kind, noAnswers, {}, ''))).toEqual(missing);
  });

  it.each<[why: string, answers: Partial<LetterAnswers>, found: readonly string[]]>([
    ['days around the trip', {}, []],
    ['the very days', { leaveFrom: '2027-05-12', leaveTo: '2027-05-26' }, []],
    [
      'it begins late',
      { leaveFrom: '2027-05-13' },
      ['Your leave begins on 13 May 2027, but your trip says that you arrive on 12 May 2027.'],
    ],
    [
      'it ends early',
      { leaveTo: '2027-05-25' },
      ['Your leave ends on 25 May 2027, but your trip says that you leave on 26 May 2027.'],
    ],
    [
      'it is turned around',
      { leaveFrom: '2027-05-11', leaveTo: '2027-05-01' },
      [
        'Your leave ends before it begins.',
        'Your leave ends on 1 May 2027, but your trip says that you leave on 26 May 2027.',
      ],
    ],
    ['no days yet', { leaveFrom: '', leaveTo: '' }, []],
    ['no day of the calendar', { leaveFrom: '2027-02-30' }, []],
  ])('the days of the leave and the trip: %s', (_why, answers, found) => {
    expect(mismatches('leave', { ...given, ...answers }, trip)).toEqual(found);
    expect(mismatches('cover', { ...given, ...answers }, trip)).toEqual([]);
  });

  it('the ones that are usually asked for follow from who travels', () => {
    expect(usualLetters(undefined)).toEqual(['cover']);
    expect(usualLetters(trip.traveller)).toEqual(['cover', 'leave']);
    expect(usualLetters({ occupation: 'student', payer: 'sponsor', age: 'minor', trips: 'first' })).toEqual([
      'cover',
      'sponsor',
      'consent',
    ]);
  });

  it.each<[stored: unknown, isTaken: boolean]>([
    [given, true],
    [{ ...given, fullName: 5 }, false],
    [{ ...given, fullName: 'x'.repeat(201) }, false],
    [null, false],
  ])('what was kept is checked', (stored, isTaken) => {
    expect(keptLetters.check(stored) !== undefined).toBe(isTaken);
  });
});

describe('writing a letter', () => {
  function writing(...events: TravelLettersEvent[]) {
    const copies = answeredByHand<{ text: string }>();
    const walk = trial(travelLettersMachine.provide({ actors: { copyText: copies.service } }));
    walk.send(...events);
    return { ...walk, copies };
  }

  it('begins with the days of the trip, until the visitor says others', () => {
    const { actor, send } = writing({ type: 'trip.found', trip }, { type: 'letter.chosen', letter: 'leave' });
    expect(selectLetter(actor.getSnapshot()).answers).toMatchObject({
      leaveFrom: '2027-05-12',
      leaveTo: '2027-05-26',
    });
    send({ type: 'field.changed', field: 'leaveTo', value: '2027-05-20' });
    send({ type: 'trip.found', trip: { ...trip, exit: '2027-05-30' } });
    const { answers, mismatches: found } = selectLetter(actor.getSnapshot());
    expect(answers.leaveTo).toBe('2027-05-20');
    expect(found).toHaveLength(1);
  });

  it('keeps what was typed, and nothing of the trip alone', () => {
    const { actor, send } = writing({ type: 'trip.found', trip });
    expect(selectDraft(actor.getSnapshot())).toBeUndefined();
    send({ type: 'field.changed', field: 'fullName', value: 'Asha' });
    expect(selectDraft(actor.getSnapshot())?.fullName).toBe('Asha');
    expect(
      selectLetter(writing({ type: 'answers.found', answers: given }).actor.getSnapshot()).answers,
    ).toEqual(given);
  });

  it('is copied as it stands', async () => {
    const { copies, emitted, send } = writing(
      { type: 'today.found', today: '2026-11-22' },
      { type: 'copy.pressed' },
    );
    expect(copies.call(0).input.text).toContain('22 November 2026');
    copies.call(0).resolve();
    await answersArrive();
    expect(emitted).toMatchObject([{ notice: { kind: 'success', message: 'The letter was copied.' } }]);
    send({ type: 'copy.pressed' });
    copies.call(1).reject(new Error('blocked'));
    await answersArrive();
    expect(emitted.at(-1)).toMatchObject({ notice: { kind: 'error' } });
  });

  it('is printed alone, again if the browser never says that it has printed', () => {
    const { actor, emitted, send } = writing({ type: 'print.pressed' }, { type: 'print.pressed' });
    expect(emitted).toEqual([{ type: 'print.requested' }, { type: 'print.requested' }]);
    expect(selectLetter(actor.getSnapshot()).isPrinting).toBe(true);
    send({ type: 'print.ended' });
    expect(selectLetter(actor.getSnapshot()).isPrinting).toBe(false);
  });
});
