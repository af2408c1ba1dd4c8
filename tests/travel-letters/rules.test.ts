import { describe, expect, it } from 'vitest';
import type { AnyEventObject } from 'xstate';
import {
  lettersStorageKey,
  letterFields,
  letterKinds,
  noAnswers,
  usualLetters,
  type LetterAnswers,
  type LetterField,
  type LetterKind,
} from '../../machines/travel-letters/answers';
import { mismatches, type LetterFacts, type LetterTrip } from '../../machines/travel-letters/letters';
import { mismatchWords, writeLetter } from '../../src/content/letter-text';
import {
  selectDraft,
  selectLetter,
  travelLettersMachine,
  type TravelLettersEvent,
} from '../../machines/travel-letters/travel-letters.machine';
import type { Traveller } from '../../machines/traveller-documents/documents';
import { answeredByHand, answersArrive, trial } from '../support/trial';
import { siteListener } from '../support/site-recorder';

const trip: LetterTrip = { destination: 'United Kingdom', entry: '2027-05-12', exit: '2027-05-26' };

const given: LetterAnswers = {
  ...noAnswers,
  fullName: 'Asha Rao',
  purpose: 'tourism',
  payer: 'self',
  travelled: 'first',
  returnTo: 'job',
  coverEnclosed: ['checklist', 'bank', 'tax'],
  employer: 'Kaveri Textiles',
  position: 'a buyer',
  leaveFrom: '2027-05-11',
  leaveTo: '2027-05-28',
  confirmed: ['return', 'objection'],
  sponsorName: 'Ravi Rao',
  relation: 'father',
  covered: ['travel', 'stay', 'insurance', 'expenses', 'return'],
  sponsorEnclosed: ['bank', 'tax', 'relation'],
  consentOf: 'both',
  childName: 'Kabir Rao',
  signer: 'Asha Rao',
  signerIs: 'mother',
  otherParent: 'Ravi Rao',
  aloneBecause: 'died',
  companion: 'Lata Rao',
  companionIs: 'grandmother',
  consentEnclosed: ['passports', 'birth'],
};

const traveller: Traveller = { occupation: 'salaried', payer: 'self', age: 'adult', trips: 'first' };

const notary = `
Signed before me at ____________________ on ____________________
____________________ (notary: name, registration number and seal)`;

const textOf = (kind: LetterKind, answers: Partial<LetterAnswers>, told: LetterTrip = trip) =>
  writeLetter({ letter: kind, answers: { ...given, ...answers }, trip: told, today: '2026-11-22' }).text;

describe('the letters', () => {
  it.each<[kind: LetterKind, why: string, answers: Partial<LetterAnswers>, letter: string]>([
    [
      'cover',
      'all answered',
      {},
      `22 November 2026

The Visa Officer

Subject: Application for a visa to visit the United Kingdom

I am applying for a visa to visit the United Kingdom from 12 May 2027 to 26 May 2027 (15 days) for tourism.

I will pay for the trip myself.

This is my first trip abroad.

After the trip I will return to my job in India.

I enclose the documents on the list “Documents for a UK visit”, my bank statements and my income tax returns. I would be glad to provide anything further.

Yours faithfully,

Asha Rao
Passport No. ____________________
Phone ____________________`,
    ],
    [
      'leave',
      'all answered',
      {},
      `22 November 2026

To whom it may concern

Subject: Leave of Asha Rao

This is to confirm that Asha Rao has been employed with Kaveri Textiles as a buyer since ____________________, at a monthly salary of ₹ ____________________.

Leave is granted from 11 May 2027 to 28 May 2027 for a trip to the United Kingdom.

We expect Asha Rao back at work after it. We have no objection to the trip.

Yours faithfully,

____________________ (name and position)
Kaveri Textiles
Stamp and signature`,
    ],
    [
      'sponsor',
      'all answered',
      {},
      `22 November 2026

The Visa Officer

Subject: Sponsorship of Asha Rao

I, Ravi Rao, am the father of Asha Rao, who will travel to the United Kingdom from 12 May 2027 to 26 May 2027 (15 days).

I will pay for travel, accommodation, insurance, daily expenses and the return to India.

I enclose my bank statements, my income tax returns and proof of how we are related.

Yours faithfully,

Ravi Rao
Phone ____________________`,
    ],
    [
      'consent',
      'of both parents',
      {},
      `22 November 2026

To whom it may concern

Subject: Consent to travel: Kabir Rao

We, Asha Rao and Ravi Rao, are the parents of Kabir Rao, born on ____________________, Passport No. ____________________.

We consent to Kabir Rao travelling to the United Kingdom from 12 May 2027 to 26 May 2027 (15 days) with the child’s grandmother, Lata Rao.

You can reach us on ____________________.

We enclose a copy of the passport of each person who signs and the child’s birth certificate.

Yours faithfully,

____________________ (Asha Rao)
____________________ (Ravi Rao)
${notary}`,
    ],
    [
      'consent',
      'of one parent',
      { consentOf: 'one', signer: 'Ravi Rao', signerIs: 'father', consentEnclosed: ['passports'] },
      `22 November 2026

To whom it may concern

Subject: Consent to travel: Kabir Rao

I, Ravi Rao, am the father of Kabir Rao, born on ____________________, Passport No. ____________________.

I consent to Kabir Rao travelling to the United Kingdom from 12 May 2027 to 26 May 2027 (15 days) with the child’s grandmother, Lata Rao.

You can reach me on ____________________.

I enclose a copy of the passport of each person who signs.

Yours faithfully,

____________________ (Ravi Rao)
${notary}`,
    ],
    [
      'consent',
      'of the parent who stays',
      { consentOf: 'staying' },
      `22 November 2026

To whom it may concern

Subject: Consent to travel: Kabir Rao

I, Asha Rao, am the mother of Kabir Rao, born on ____________________, Passport No. ____________________.

I consent to Kabir Rao travelling to the United Kingdom from 12 May 2027 to 26 May 2027 (15 days) with the child’s other parent, Ravi Rao.

You can reach me on ____________________.

I enclose a copy of the passport of each person who signs and the child’s birth certificate.

Yours faithfully,

____________________ (Asha Rao)
${notary}`,
    ],
    [
      'consent',
      'of the only parent',
      { consentOf: 'sole', consentEnclosed: ['birth', 'death'] },
      `22 November 2026

To whom it may concern

Subject: Consent to travel: Kabir Rao

I, Asha Rao, am the mother of Kabir Rao, born on ____________________, Passport No. ____________________.

The child’s other parent has died.

I consent to Kabir Rao travelling to the United Kingdom from 12 May 2027 to 26 May 2027 (15 days) with the child’s grandmother, Lata Rao.

You can reach me on ____________________.

I enclose the child’s birth certificate and the death certificate of the other parent.

Yours faithfully,

____________________ (Asha Rao)
${notary}`,
    ],
    [
      'consent',
      'of a guardian',
      { consentOf: 'guardian', signer: 'Meera Nair', consentEnclosed: ['guardianship'] },
      `22 November 2026

To whom it may concern

Subject: Consent to travel: Kabir Rao

I, Meera Nair, am the legal guardian of Kabir Rao, born on ____________________, Passport No. ____________________.

I consent to Kabir Rao travelling to the United Kingdom from 12 May 2027 to 26 May 2027 (15 days) with the child’s grandmother, Lata Rao.

You can reach me on ____________________.

I enclose the order that appoints the guardian.

Yours faithfully,

____________________ (Meera Nair)
${notary}`,
    ],
  ])('%s, %s, word for word', (kind, _why, answers, letter) => {
    expect(
      writeLetter({ letter: kind, answers: { ...given, ...answers }, trip: trip, today: '2026-11-22' }),
    ).toEqual({
      text: letter,
      missing: [],
    });
  });

  it.each<[kind: LetterKind, answers: Partial<LetterAnswers>, words: string]>([
    ['cover', { payer: 'sponsor' }, '\nMy sponsor will pay for the trip.\n'],
    ['cover', { travelled: 'before' }, '\nI have travelled abroad before.\n'],
    ['cover', { travelled: 'returned' }, '\nI have travelled abroad before and returned in time.\n'],
    ['cover', { returnTo: 'business' }, '\nAfter the trip I will return to my business in India.\n'],
    ['cover', { returnTo: 'studies' }, '\nAfter the trip I will return to my studies in India.\n'],
    ['cover', { returnTo: 'family' }, '\nAfter the trip I will return to my family in India.\n'],
    ['cover', { returnTo: 'home' }, '\nAfter the trip I will return to my home in India.\n'],
    [
      'cover',
      { coverEnclosed: ['sponsor', 'pension', 'institution', 'business', 'employer'] },
      'I enclose my employer’s letter, the registration of my business, the letter of my school or college, proof of my pension and my sponsor’s letter and bank statements.',
    ],
    ['leave', { confirmed: ['objection'] }, '\n\nWe have no objection to the trip.\n'],
    ['leave', { confirmed: ['return'] }, '\n\nWe expect Asha Rao back at work after it.\n'],
    ['sponsor', { covered: ['stay'] }, '\nI will pay for accommodation.\n'],
    [
      'consent',
      { consentOf: 'sole', aloneBecause: 'custody' },
      '\nA court has given me sole custody of the child.\n',
    ],
    [
      'consent',
      { consentOf: 'sole', aloneBecause: 'unnamed' },
      '\nThe child’s birth certificate names no other parent.\n',
    ],
    [
      'consent',
      { consentEnclosed: ['custody', 'guardianship'] },
      'We enclose the court’s order on custody and the order that appoints the guardian.',
    ],
  ])('%s, where %j: %s', (kind, answers, words) => {
    expect(textOf(kind, answers)).toContain(words);
  });

  it.each<[why: string, trip: LetterTrip, words: string]>([
    ['one day', { entry: '2027-05-12', exit: '2027-05-12' }, 'from 12 May 2027 to 12 May 2027 (1 day)'],
    ['no way back yet', { entry: '2027-05-12' }, 'from 12 May 2027 to [day of departure]'],
    ['no day of arrival', { exit: '2027-05-12' }, 'from [day of arrival] to 12 May 2027'],
  ])('the journey, where there is %s: %s', (_why, told, words) => {
    expect(textOf('cover', {}, told)).toContain(words);
  });

  it('begins with the addressee where today is not known, and takes blanks around a name away', () => {
    const { text } = writeLetter({
      letter: 'cover',
      answers: { ...given, fullName: ' Asha Rao ' },
      trip: trip,
      today: undefined,
    });
    expect(text).toMatch(/^\n\nThe Visa Officer\n/);
    expect(text).toContain('\nAsha Rao\n');
  });

  it('counts what was not answered, and not the brackets that somebody typed', () => {
    expect(
      writeLetter({
        letter: 'cover',
        answers: { ...given, fullName: 'Asha [Rao]' },
        trip: trip,
        today: undefined,
      }).missing,
    ).toEqual([]);
  });

  it.each<[kind: LetterKind, consentOf: LetterAnswers['consentOf'], fields: readonly LetterField[]]>([
    ['cover', '', ['fullName', 'purpose', 'payer', 'travelled', 'returnTo', 'coverEnclosed']],
    ['leave', '', ['fullName', 'employer', 'position', 'leaveFrom', 'leaveTo', 'confirmed']],
    ['sponsor', '', ['sponsorName', 'relation', 'fullName', 'covered', 'sponsorEnclosed']],
    ['consent', '', ['consentOf', 'childName', 'companion', 'companionIs', 'consentEnclosed']],
    [
      'consent',
      'both',
      ['consentOf', 'childName', 'signer', 'otherParent', 'companion', 'companionIs', 'consentEnclosed'],
    ],
    [
      'consent',
      'one',
      ['consentOf', 'childName', 'signer', 'signerIs', 'companion', 'companionIs', 'consentEnclosed'],
    ],
    [
      'consent',
      'staying',
      ['consentOf', 'childName', 'signer', 'signerIs', 'otherParent', 'consentEnclosed'],
    ],
    [
      'consent',
      'sole',
      [
        'consentOf',
        'childName',
        'signer',
        'signerIs',
        'aloneBecause',
        'companion',
        'companionIs',
        'consentEnclosed',
      ],
    ],
    [
      'consent',
      'guardian',
      ['consentOf', 'childName', 'signer', 'companion', 'companionIs', 'consentEnclosed'],
    ],
  ])('%s by "%s" asks for %j', (kind, consentOf, fields) => {
    expect(letterFields(kind, { ...noAnswers, consentOf })).toEqual(fields);
  });

  it.each([
    [
      'cover',
      [
        'destination',
        'day of arrival',
        'day of departure',
        'purpose, such as tourism',
        'who pays for the trip',
        'whether you have been abroad before',
        'what you will return to in India',
        'the documents that you enclose',
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
        'what else your employer confirms',
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
        'what the sponsor pays for',
        'the documents that the sponsor encloses',
      ],
    ],
    [
      'consent',
      [
        'full name of the child',
        'who consents: both parents, one parent or a guardian',
        'how that adult is related to the child',
        'name of the adult who travels with the child',
        'destination',
        'day of arrival',
        'day of departure',
        'the documents that go with the consent',
      ],
    ],
  ] as const)('%s: what was not answered stands in brackets, and is counted once', (kind, missing) => {
    const letter = writeLetter({ letter: kind, answers: noAnswers, trip: {}, today: undefined });
    expect(letter.missing).toEqual(missing);
    expect(new Set(letter.text.match(/\[[^\]]+\]/g))).toEqual(new Set(missing.map((words) => `[${words}]`)));
  });

  it('the cover letter of somebody who said nothing, word for word', () => {
    expect(writeLetter({ letter: 'cover', answers: noAnswers, trip: trip, today: undefined }).text).toBe(`

The Visa Officer

Subject: Application for a visa to visit the United Kingdom

I am applying for a visa to visit the United Kingdom from 12 May 2027 to 26 May 2027 (15 days) for [purpose, such as tourism].

[who pays for the trip]

[whether you have been abroad before]

[what you will return to in India]

I enclose [the documents that you enclose]. I would be glad to provide anything further.

Yours faithfully,

[full name as in the passport]
Passport No. ____________________
Phone ____________________`);
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
    expect(mismatches('leave', { ...given, ...answers }, trip).map(mismatchWords)).toEqual(found);
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
    expect(usualLetters(traveller)).toEqual(['cover', 'leave']);
    expect(usualLetters({ ...traveller, age: 'minor' })).toEqual(['cover', 'consent']);
    expect(usualLetters({ ...traveller, occupation: 'retired' })).toEqual(['cover']);
    expect(usualLetters({ occupation: 'student', payer: 'family', age: 'minor', trips: 'first' })).toEqual([
      'cover',
      'sponsor',
      'consent',
    ]);
    const withChild = { adults: 1, children: [8] };
    expect(usualLetters(undefined, withChild)).toEqual(['cover', 'consent']);
    expect(usualLetters(traveller, withChild)).toEqual(['cover', 'leave', 'consent']);
    expect(usualLetters(traveller, { adults: 2, children: [8] })).toEqual(['cover', 'leave']);
    expect(usualLetters(traveller, { adults: 1, children: [] })).toEqual(['cover', 'leave']);
  });

  it.each<[why: string, odd: object, kept: Partial<LetterAnswers>]>([
    ['a name that is no text', { fullName: 5 }, { fullName: '' }],
    ['an answer that is not offered', { payer: 'the bank' }, { payer: '' }],
    ['a tick that is not offered', { covered: ['stay', 'gifts'] }, { covered: [] }],
    ['a long employer', { employer: 'x'.repeat(2000) }, { employer: 'x'.repeat(2000) }],
    ['what an earlier version asked', { parents: 'Asha and Ravi' }, {}],
  ])('of what was kept only what does not fit is lost: %s', (_why, odd, kept) => {
    expect(lettersStorageKey.check({ ...given, ...odd })).toEqual({ ...given, ...kept });
  });

  it('takes up what an earlier version kept', () => {
    expect(lettersStorageKey.check({ fullName: 'Asha Rao', purpose: 'tourism' })).toEqual({
      ...noAnswers,
      fullName: 'Asha Rao',
      purpose: 'tourism',
    });
  });
});

describe('writing a letter', () => {
  function writing(...events: TravelLettersEvent[]) {
    const copies = answeredByHand<LetterFacts>();
    /** What is told to the site, and what is asked of the printer, in order. */
    const emitted: AnyEventObject[] = [];
    const { site, listener } = siteListener((event) => emitted.push(event));
    const walk = trial(
      travelLettersMachine.provide({ actors: { copyText: copies.service, printer: listener } }),
      { input: { site } },
    );
    walk.send(...events);
    return { ...walk, emitted, copies, seen: () => selectLetter(walk.actor.getSnapshot()) };
  }

  it.each(letterKinds)('%s: begins with nothing answered, and the trip answers nothing', (letter) => {
    const { seen, actor } = writing({ type: 'trip.found', trip }, { type: 'letter.chosen', letter });
    expect(seen().answers).toEqual(noAnswers);
    expect(selectDraft(actor.getSnapshot())).toBeUndefined();
  });

  it('keeps what is answered', () => {
    const { actor, seen } = writing(
      { type: 'field.changed', field: 'fullName', value: 'Asha' },
      { type: 'choice.made', field: 'payer', value: 'sponsor' },
      { type: 'choice.made', field: 'payer', value: 'the bank' },
      { type: 'tick.toggled', field: 'coverEnclosed', id: 'tax' },
      { type: 'tick.toggled', field: 'coverEnclosed', id: 'bank' },
      { type: 'tick.toggled', field: 'coverEnclosed', id: 'gold' },
      { type: 'tick.toggled', field: 'coverEnclosed', id: 'tax' },
    );
    expect(seen().answers).toEqual({
      ...noAnswers,
      fullName: 'Asha',
      payer: 'sponsor',
      coverEnclosed: ['bank'],
    });
    expect(selectDraft(actor.getSnapshot())).toEqual(seen().answers);
    expect(writing({ type: 'answers.found', answers: given }).seen().answers).toEqual(given);
  });

  it('an answer can be taken back', () => {
    const { actor } = writing(
      { type: 'choice.made', field: 'travelled', value: 'returned' },
      { type: 'choice.made', field: 'travelled', value: '' },
    );
    expect(selectDraft(actor.getSnapshot())).toBeUndefined();
  });

  it('is copied as it stands', async () => {
    const { copies, emitted, send, seen } = writing(
      { type: 'today.found', today: '2026-11-22' },
      { type: 'copy.pressed' },
    );
    expect(copies.call(0).input).toEqual({
      letter: 'cover',
      answers: noAnswers,
      trip: {},
      today: '2026-11-22',
    });
    expect(seen()).toMatchObject(copies.call(0).input);
    copies.call(0).resolve();
    await answersArrive();
    expect(emitted).toMatchObject([
      { type: 'notice.raised', notice: { kind: 'success', says: 'copied.letter' } },
    ]);
    send({ type: 'copy.pressed' });
    copies.call(1).reject(new Error('blocked'));
    await answersArrive();
    expect(emitted.at(-1)).toMatchObject({
      type: 'notice.raised',
      notice: { kind: 'error', says: 'not-copied.letter' },
    });
  });

  it('is printed alone, again if the browser never says that it has printed', () => {
    const { emitted, send, seen } = writing({ type: 'print.pressed' }, { type: 'print.pressed' });
    expect(emitted).toEqual([{ type: 'print.requested' }, { type: 'print.requested' }]);
    expect(seen().isPrinting).toBe(true);
    send({ type: 'print.ended' });
    expect(seen().isPrinting).toBe(false);
  });
});
