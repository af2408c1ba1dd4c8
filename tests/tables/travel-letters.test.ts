import { describe, expect, it } from 'vitest';
import {
  keptLetters,
  letterFields,
  letterKinds,
  letterText,
  mismatches,
  noAnswers,
  openBrackets,
  usualLetters,
  type LetterAnswers,
  type LetterField,
  type LetterKind,
  type LetterTrip,
} from '../../machines/travel-letters/letters';
import {
  selectDraft,
  selectLetter,
  travelLettersMachine,
  type TravelLettersEvent,
} from '../../machines/travel-letters/travel-letters.machine';
import type { Traveller } from '../../machines/traveller-documents/documents';
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

const by = (traveller: Partial<Traveller>): LetterTrip => ({
  traveller: { occupation: 'salaried', payer: 'self', age: 'adult', trips: 'first', ...traveller },
});

describe('the letters', () => {
  it.each<[kind: LetterKind, letter: string]>([
    [
      'cover',
      `22 November 2026

The Visa Officer

Subject: Application for a visa for the United Kingdom

I ask for a visa for the United Kingdom. I travel from 12 May 2027 to 26 May 2027 (15 days) for tourism.

I am paying for the trip myself. My bank statements and income tax returns are enclosed.

This is my first trip abroad.

I return to my employment in India; my employer’s letter is enclosed.

The documents are enclosed in the order of your list. I am glad to answer questions.

Yours faithfully,

Asha Rao
Passport No. ____________________
Phone ____________________`,
    ],
    [
      'leave',
      `22 November 2026

To whom it may concern

Subject: Leave of Asha Rao

This is to confirm that Asha Rao is employed with Kaveri Textiles as buyer since ____________________, at a monthly salary of ₹ ____________________.

Leave is granted from 11 May 2027 to 28 May 2027 for a trip to the United Kingdom. We expect Asha Rao back at work after it.

We have no objection to the trip.

Yours faithfully,

____________________ (name and position)
Kaveri Textiles
Stamp and signature`,
    ],
    [
      'sponsor',
      `22 November 2026

The Visa Officer

Subject: Sponsorship of Asha Rao

I, Ravi Rao, am the father of Asha Rao, who travels to the United Kingdom from 12 May 2027 to 26 May 2027 (15 days).

I pay for travel, stay, insurance and daily expenses during the trip, and for the return to India.

My bank statements, my income tax returns and proof of how we are related are enclosed.

Yours faithfully,

Ravi Rao
Phone ____________________`,
    ],
    [
      'consent',
      `22 November 2026

To whom it may concern

Subject: Consent to travel: Mira Rao

We, Asha Rao and Ravi Rao, are the parents of Mira Rao, born on ____________________, Passport No. ____________________.

We agree that Mira Rao travels to the United Kingdom from 12 May 2027 to 26 May 2027 (15 days), together with her aunt Lata Rao.

We can be reached on ____________________ at any time during the trip.

Yours faithfully,

____________________ (mother)
____________________ (father)
Copies of our passports are enclosed.`,
    ],
  ])('%s, word for word', (kind, letter) => {
    expect(letterText(kind, given, trip, '2026-11-22')).toBe(letter);
  });

  it.each<[why: string, trip: LetterTrip, words: string]>([
    ['nobody is known', {}, 'I am paying for the trip myself.'],
    ['nobody is known', {}, 'I have travelled abroad before and returned in time.'],
    ['nobody is known', {}, 'I return to my employment in India'],
    ['a sponsor pays', by({ payer: 'sponsor' }), 'My sponsor is paying for the trip. The sponsor’s letter'],
    ['not the first trip', by({ trips: 'again' }), 'I have travelled abroad before and returned in time.'],
    ['a business', by({ occupation: 'self-employed' }), 'I return to my business in India; its registration'],
    [
      'studies',
      by({ occupation: 'student' }),
      'I return to my studies in India; the letter of my institution',
    ],
    ['a family', by({ occupation: 'homemaker' }), 'I return to my family in India.'],
    [
      'a pension',
      by({ occupation: 'retired' }),
      'I return to my home in India; proof of my pension is enclosed.',
    ],
    ['one day', { entry: '2027-05-12', exit: '2027-05-12' }, 'from 12 May 2027 to 12 May 2027 (1 day)'],
    ['no way back yet', { entry: '2027-05-12' }, 'from 12 May 2027 to [day of departure]'],
  ])('the cover letter, where %s: %s', (_why, told, words) => {
    expect(letterText('cover', given, told, '2026-11-22')).toContain(words);
  });

  it('begins with the addressee where today is not known, and takes blanks around a name away', () => {
    const letter = letterText('cover', { ...given, fullName: ' Asha Rao ' }, trip, '');
    expect(letter).toMatch(/^\n\nThe Visa Officer\n/);
    expect(letter).toContain('\nAsha Rao\n');
  });

  it.each<[kind: LetterKind, fields: readonly LetterField[]]>([
    ['cover', ['fullName', 'purpose']],
    ['leave', ['fullName', 'employer', 'position', 'leaveFrom', 'leaveTo']],
    ['sponsor', ['sponsorName', 'relation', 'fullName']],
    ['consent', ['childName', 'parents', 'companion']],
  ])('%s asks for %j', (kind, fields) => {
    expect(letterFields[kind]).toEqual(fields);
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
    [
      'sponsor',
      [
        'full name as in the passport',
        'name of the sponsor',
        'how you are related',
        'destination',
        'day of arrival',
        'day of departure',
      ],
    ],
    [
      'consent',
      [
        'full name of the child',
        'names of both parents',
        'destination',
        'day of arrival',
        'day of departure',
        'who travels with the child',
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

  it.each<[why: string, answers: Partial<LetterAnswers>, trip: LetterTrip]>([
    ['a trip without days', {}, {}],
    ['a leave without a beginning', { leaveFrom: '', leaveTo: '2027-05-28' }, trip],
    ['a leave without an end', { leaveFrom: '2027-05-11', leaveTo: '' }, trip],
  ])('%s contradicts nothing', (_why, answers, told) => {
    expect(mismatches('leave', { ...given, ...answers }, told)).toEqual([]);
  });

  it('the ones that are usually asked for follow from who travels', () => {
    expect(usualLetters(undefined)).toEqual(['cover']);
    expect(usualLetters(trip.traveller)).toEqual(['cover', 'leave']);
    expect(usualLetters(by({ age: 'minor' }).traveller)).toEqual(['cover', 'consent']);
    expect(usualLetters(by({ occupation: 'retired' }).traveller)).toEqual(['cover']);
    expect(usualLetters({ occupation: 'student', payer: 'sponsor', age: 'minor', trips: 'first' })).toEqual([
      'cover',
      'sponsor',
      'consent',
    ]);
  });

  it.each([{ fullName: 5 }, { fullName: 'x'.repeat(201) }])('what was kept is checked: %j', (odd) => {
    expect(keptLetters.check({ ...given, ...odd })).toBeUndefined();
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
    expect(selectDraft(writing().actor.getSnapshot())).toBeUndefined();
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
    expect(emitted).toMatchObject([
      { type: 'notice.raised', notice: { kind: 'success', message: 'The letter was copied.' } },
    ]);
    send({ type: 'copy.pressed' });
    copies.call(1).reject(new Error('blocked'));
    await answersArrive();
    expect(emitted.at(-1)).toMatchObject({
      type: 'notice.raised',
      notice: { kind: 'error', message: expect.stringContaining('Please select the letter and copy it.') },
    });
  });

  it('is printed alone, again if the browser never says that it has printed', () => {
    const { actor, emitted, send } = writing({ type: 'print.pressed' }, { type: 'print.pressed' });
    expect(emitted).toEqual([{ type: 'print.requested' }, { type: 'print.requested' }]);
    expect(selectLetter(actor.getSnapshot()).isPrinting).toBe(true);
    send({ type: 'print.ended' });
    expect(selectLetter(actor.getSnapshot()).isPrinting).toBe(false);
  });
});
