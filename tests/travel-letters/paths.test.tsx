import { act, screen } from '@testing-library/react';
import { expect } from 'vitest';
import { createEmptyActor } from 'xstate';
import { forTripFolder, type SiteRef } from '../../machines/site/events';
import { isUnanswered, letterChoices, type LetterKind } from '../../machines/travel-letters/answers';
import {
  travelLettersMachine,
  type TravelLettersEvent,
  type TravelLettersSnapshot,
} from '../../machines/travel-letters/travel-letters.machine';
import TravelLetters from '../../src/flows/travel-letters/TravelLetters';
import {
  afterCopyAndPrint,
  copyAndPrint,
  holdCopiedAndPrinted,
  nothingCopied,
  type CopiedAndPrinted,
} from '../support/copy-and-print';
import { choose, press, tick, type } from '../support/hands';
import { walkPaths } from '../support/paths';
import { copyEnds, type CopyEnded } from '../support/stage';

const trip = { destination: 'Japan', entry: '2026-05-12', exit: '2026-05-26' };

type WalkedEvent = TravelLettersEvent | CopyEnded;

const names: Readonly<Record<LetterKind, string>> = {
  cover: 'Cover letter',
  leave: 'Leave letter',
  sponsor: 'Sponsor letter',
  consent: 'Consent for a child',
};

const labels: Readonly<Record<string, string>> = {
  fullName: 'Full name of the traveller',
  leaveTo: 'Leave until',
  payer: 'Who pays for the trip',
  consentOf: 'Who consents',
};

const options: Readonly<Record<string, string>> = {
  '': 'Not answered',
  self: 'I pay myself',
  both: 'Both parents',
  one: 'One parent',
  staying: 'The parent who stays, while the other travels with the child',
  sole: 'The only parent, or the one with sole custody',
  guardian: 'A legal guardian',
};

const labelOf = (field: string) => labels[field] ?? field;
const optionOf = (value: string) => options[value] ?? value;

const chosen = (letter: LetterKind) => ({ type: 'letter.chosen' as const, letter });

function eventsOf({ value, context }: TravelLettersSnapshot): WalkedEvent[] {
  if (context.today === undefined) return [{ type: 'today.found', today: '2026-01-15' }];
  if (value.copy === 'copying') return [...copyEnds];
  if (value.paper === 'printing') return [{ type: 'print.pressed' }, { type: 'print.ended' }];
  const { letter, answers } = context;
  const isUntouched = context.trip.destination === undefined && isUnanswered(answers);
  if (isUntouched && letter === 'cover') {
    return [
      { type: 'trip.found', trip },
      { type: 'answers.found', answers: { ...answers, fullName: 'Asha Rao', leaveTo: '2026-05-20' } },
      { type: 'field.changed', field: 'fullName', value: 'Asha Rao' },
      { type: 'choice.made', field: 'payer', value: 'self' },
      { type: 'tick.toggled', field: 'coverEnclosed', id: 'bank' },
      { type: 'copy.pressed' },
      { type: 'print.pressed' },
      chosen('leave'),
      chosen('sponsor'),
      chosen('consent'),
    ];
  }
  if (letter === 'leave') {
    if (answers.leaveTo !== '') return [];
    return [
      { type: 'field.changed', field: 'leaveTo', value: '2026-05-20' },
      ...(context.trip.exit === undefined
        ? []
        : [{ type: 'field.changed', field: 'leaveTo', value: context.trip.exit } as const]),
    ];
  }
  if (letter === 'consent' && answers.consentOf === '') {
    return letterChoices.consentOf.map((value) => ({ type: 'choice.made', field: 'consentOf', value }));
  }
  if (letter !== 'cover') return [chosen('cover')];
  if (answers.payer === 'self') return [{ type: 'choice.made', field: 'payer', value: '' }];
  if (answers.coverEnclosed.length > 0) return [{ type: 'tick.toggled', field: 'coverEnclosed', id: 'bank' }];
  return [chosen('leave')];
}

// The oracle: written from what the letters promise, without the machine.

interface Situation extends CopiedAndPrinted {
  letter: LetterKind;
  hasTrip: boolean;
  fullName: string;
  leaveTo: string;
  payer: string;
  consentOf: string;
  encloses: boolean;
}

const start: Situation = {
  ...nothingCopied,
  letter: 'cover',
  hasTrip: false,
  fullName: '',
  leaveTo: '',
  payer: '',
  consentOf: '',
  encloses: false,
};

const companion = { 'Name of the adult who travels with the child': '', 'That adult is the child’s': '' };
const signer = { 'Full name of the person who signs': '' };
const role = { 'That person is the child’s': 'Not answered' };
const other = { 'Full name of the other parent': '' };

const consenting: Readonly<Record<string, Record<string, string>>> = {
  '': companion,
  both: { ...signer, ...other, ...companion },
  one: { ...signer, ...role, ...companion },
  staying: { ...signer, ...role, ...other },
  sole: { ...signer, ...role, 'Why one parent signs alone': 'Not answered', ...companion },
  guardian: { ...signer, ...companion },
};

const begun: Readonly<Record<string, string>> = {
  '': '[who consents: both parents, one parent or a guardian], for ',
  both: 'We, [full name of the person who signs] and [full name of the other parent], are the parents of ',
  one: 'I, [full name of the person who signs], am the [mother or father] of ',
  staying: 'I, [full name of the person who signs], am the [mother or father] of ',
  sole: 'I, [full name of the person who signs], am the [mother or father] of ',
  guardian: 'I, [full name of the person who signs], am the legal guardian of ',
};

function fieldsOf({ letter, fullName, leaveTo, payer, consentOf, encloses }: Situation) {
  const name = { 'Full name of the traveller': fullName };
  const none = 'Not answered';
  return {
    cover: {
      ...name,
      'Purpose of the trip': '',
      'Who pays for the trip': optionOf(payer),
      'Journeys abroad': none,
      'After the trip I return to': none,
      'My bank statements': encloses,
      'My income tax returns': false,
    },
    leave: { ...name, Employer: '', Position: '', 'Leave from': '', 'Leave until': leaveTo },
    sponsor: { 'Name of the sponsor': '', 'The sponsor is the traveller’s': '', ...name },
    consent: { 'Who consents': optionOf(consentOf), 'Full name of the child': '', ...consenting[consentOf] },
  }[letter] as Record<string, string | boolean>;
}

/** The days of the leave that the trip offers, and does not answer. */
function prefillsOf({ letter, hasTrip, leaveTo }: Situation): string[] {
  if (letter !== 'leave' || !hasTrip) return [];
  return ['use it for Leave from', leaveTo === trip.exit ? 'change Leave until' : 'use it for Leave until'];
}

walkPaths<typeof travelLettersMachine, WalkedEvent, Situation>({
  flow: 'Travel letters',
  states: 'tests/travel-letters/states.txt',
  machine: travelLettersMachine,
  input: { site: createEmptyActor() as SiteRef },
  events: eventsOf,
  key: ({ value, context: { letter, answers, trip: known, today } }) =>
    JSON.stringify([value, letter, answers, known.destination, today]),
  open: (world) => world.open(<TravelLetters />, '/trip'),
  act: {
    'today.found': () => {},
    'trip.found': (event, world) =>
      act(async () => world.site?.actor.send(forTripFolder({ type: 'trip.patched', patch: event.trip }))),
    'answers.found': ({ answers }, world) => world.comeBack(() => world.letters.write(answers)),
    'letter.chosen': ({ letter }) => press(names[letter]),
    'field.changed': ({ field, value }) =>
      value === trip.exit ? press(`use it for ${labelOf(field)}`) : type(labelOf(field), value),
    'choice.made': ({ field, value }) => choose(labelOf(field), optionOf(value)),
    'tick.toggled': () => tick('My bank statements'),
    ...copyAndPrint({ copy: 'Copy letter', print: 'Print letter' }),
  },
  say: {
    'today.found': () => 'opens the letters',
    'trip.found': () => 'the trip goes to Japan',
    'answers.found': () => 'comes back to what was typed',
    'letter.chosen': ({ letter }) => `chooses the ${names[letter].toLowerCase()}`,
    'field.changed': ({ field, value }) =>
      value === trip.exit ? 'takes the day on which the trip ends' : `gives ${value} as ${field}`,
    'choice.made': ({ field, value }) => `answers "${labelOf(field)}": ${optionOf(value)}`,
    'tick.toggled': () => 'ticks the bank statements',
    'copy.pressed': () => 'copies it',
    'xstate.done.actor.copyText': () => 'it is copied',
    'xstate.error.actor.copyText': () => 'copying is not allowed',
    'print.pressed': () => 'prints it',
    'print.ended': () => 'it is printed',
  },
  start,
  after: {
    'today.found': (situation) => situation,
    'trip.found': (situation) => ({ ...situation, hasTrip: true }),
    'answers.found': () => ({ ...start, fullName: 'Asha Rao', leaveTo: '2026-05-20' }),
    'letter.chosen': (situation, { letter }) => ({ ...situation, letter }),
    'field.changed': (situation, { field, value }) => ({ ...situation, [field]: value }),
    'choice.made': (situation, { field, value }) => ({ ...situation, [field]: value }),
    'tick.toggled': (situation) => ({ ...situation, encloses: !situation.encloses }),
    ...afterCopyAndPrint({
      copied: 'The letter was copied.',
      refused: 'Please select the letter and copy it.',
    }),
  },
  see: (situation) => ({
    fields: fieldsOf(situation),
    buttons: [...Object.values(names), ...prefillsOf(situation), 'Copy letter', 'Print letter'],
    notices: situation.notices,
  }),
  alsoExpect: (situation, world) => {
    const { letter, hasTrip, fullName, leaveTo, payer, consentOf, encloses } = situation;
    const text = screen.getByLabelText(names[letter], { selector: 'pre' }).textContent ?? '';
    expect(screen.getByRole('button', { name: names[letter] }).getAttribute('aria-pressed')).toBe('true');
    expect(text).toContain('15 January 2026');
    expect(text.includes('Japan')).toBe(hasTrip);
    if (letter !== 'consent') expect(text.includes(fullName || '[full name as in the passport]')).toBe(true);
    if (letter === 'cover') {
      expect(text.includes('I will pay for the trip myself.')).toBe(payer === 'self');
      expect(text.includes('[who pays for the trip]')).toBe(payer === '');
      expect(text.includes('I enclose my bank statements.')).toBe(encloses);
      expect(text.includes('[the documents that you enclose]')).toBe(!encloses);
      expect(text).toContain('[whether you have been abroad before]');
    }
    if (letter === 'consent') expect(text).toContain(begun[consentOf] ?? 'nothing');
    if (letter === 'leave') expect(text.includes('[last day of leave]')).toBe(leaveTo === '');
    // Each bracket is named beside the letter, and counted.
    const brackets = [...new Set(text.match(/\[[^\]]+\]/g))];
    const warning = screen.getByRole('status').textContent ?? '';
    expect(warning).toContain(`${brackets.length} still in brackets: `);
    for (const bracket of brackets) expect(warning).toContain(bracket.slice(1, -1));
    expect(
      warning.includes('Your leave ends on 20 May 2026, but your trip says that you leave on 26 May 2026.'),
    ).toBe(hasTrip && letter === 'leave' && leaveTo === '2026-05-20');
    holdCopiedAndPrinted(situation, world);
    const isTyped = [fullName, leaveTo, payer, consentOf].some((answer) => answer !== '') || encloses;
    expect(world.letters.value !== undefined).toBe(isTyped);
  },
});
