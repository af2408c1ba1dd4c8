import { act, screen } from '@testing-library/react';
import { expect } from 'vitest';
import { forTripFolder } from '../../machines/site/events';
import type { LetterKind } from '../../machines/travel-letters/letters';
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
import { press, type } from '../support/hands';
import { walkPaths } from '../support/paths';
import { copyEnds, type CopyEnded } from '../support/stage';

const trip = { destination: 'Japan', entry: '2026-05-12', exit: '2026-05-26' };

type WalkedEvent = TravelLettersEvent | CopyEnded;

const labels = { fullName: 'Full name of the traveller', leaveTo: 'Leave until' } as const;
type Typed = keyof typeof labels;

const names: Readonly<Record<LetterKind, string>> = {
  cover: 'Cover letter',
  leave: 'Leave letter',
  sponsor: 'Sponsor letter',
  consent: 'Consent of parents',
};

function eventsOf({ value, context }: TravelLettersSnapshot): WalkedEvent[] {
  if (context.today === '') return [{ type: 'today.found', today: '2026-01-15' }];
  if (value.copy === 'copying') return [...copyEnds];
  if (value.paper === 'printing') return [{ type: 'print.pressed' }, { type: 'print.ended' }];
  const { letter, answers } = context;
  const isTyped = answers.fullName !== '' || answers.leaveTo !== (context.trip.exit ?? '');
  if (context.trip.destination === undefined && !isTyped && letter === 'cover') {
    return [
      { type: 'trip.found', trip },
      { type: 'answers.found', answers: { ...answers, fullName: 'Asha Rao', leaveTo: '2026-05-20' } },
      { type: 'field.changed', field: 'fullName', value: 'Asha Rao' },
      { type: 'copy.pressed' },
      { type: 'print.pressed' },
      ...(['leave', 'sponsor', 'consent'] as const).map((kind) => ({
        type: 'letter.chosen' as const,
        letter: kind,
      })),
    ];
  }
  if (letter === 'leave') {
    return answers.leaveTo === '2026-05-20'
      ? []
      : [{ type: 'field.changed', field: 'leaveTo', value: '2026-05-20' }];
  }
  return letter === 'cover'
    ? [{ type: 'letter.chosen', letter: 'leave' }]
    : [{ type: 'letter.chosen', letter: 'cover' }];
}

// The oracle: written from what the letters promise, without the machine.

interface Situation extends CopiedAndPrinted {
  letter: LetterKind;
  hasTrip: boolean;
  fullName: string;
  leaveTo: string;
}

const start: Situation = { ...nothingCopied, letter: 'cover', hasTrip: false, fullName: '', leaveTo: '' };

function fieldsOf({ letter, fullName, leaveTo }: Situation): Record<string, string> {
  const name = { 'Full name of the traveller': fullName };
  return {
    cover: { ...name, 'Purpose of the trip': '' },
    leave: { ...name, Employer: '', Position: '', 'Leave until': leaveTo },
    sponsor: { 'Name of the sponsor': '', 'The sponsor is my': '', ...name },
    consent: { 'Full name of the child': '', 'Names of both parents': '', 'The child travels with': '' },
  }[letter] as Record<string, string>;
}

walkPaths<typeof travelLettersMachine, WalkedEvent, Situation>({
  flow: 'Travel letters',
  machine: travelLettersMachine,
  events: eventsOf,
  key: ({ value, context: { letter, answers, trip: known, today } }) =>
    JSON.stringify([value, letter, answers, known.destination, today]),
  open: (world) => world.open(<TravelLetters />, '/trip'),
  act: {
    'today.found': () => {},
    'trip.found': (event, world) =>
      act(async () => world.site?.actor.send(forTripFolder({ type: 'trip.said', said: event.trip }))),
    'answers.found': ({ answers }, world) => world.comeBack(() => world.letters.write(answers)),
    'letter.chosen': ({ letter }) => press(names[letter]),
    'field.changed': ({ field, value }) => type(labels[field as Typed], value),
    ...copyAndPrint({ copy: 'Copy letter', print: 'Print letter' }),
  },
  say: {
    'today.found': () => 'opens the letters',
    'trip.found': () => 'the trip goes to Japan',
    'answers.found': () => 'comes back to what was typed',
    'letter.chosen': ({ letter }) => `chooses the ${names[letter].toLowerCase()}`,
    'field.changed': ({ field, value }) => `gives ${value} as ${field}`,
    'copy.pressed': () => 'copies it',
    'xstate.done.actor.copyText': () => 'it is copied',
    'xstate.error.actor.copyText': () => 'copying is not allowed',
    'print.pressed': () => 'prints it',
    'print.ended': () => 'it is printed',
  },
  start,
  after: {
    'today.found': (situation) => situation,
    'trip.found': (situation) => ({
      ...situation,
      hasTrip: true,
      leaveTo: situation.leaveTo === '' ? '2026-05-26' : situation.leaveTo,
    }),
    'answers.found': () => ({ ...start, fullName: 'Asha Rao', leaveTo: '2026-05-20' }),
    'letter.chosen': (situation, { letter }) => ({ ...situation, letter }),
    'field.changed': (situation, { field, value }) => ({ ...situation, [field]: value }),
    ...afterCopyAndPrint({
      copied: 'The letter was copied.',
      refused: 'Please select the letter and copy it.',
    }),
  },
  see: (situation) => ({
    fields: fieldsOf(situation),
    buttons: [...Object.values(names), 'Copy letter', 'Print letter'],
    notices: situation.notices,
  }),
  hold: (situation, world) => {
    const { letter, hasTrip, fullName, leaveTo } = situation;
    const text = screen.getByLabelText(names[letter], { selector: 'pre' }).textContent ?? '';
    expect(screen.getByRole('button', { name: names[letter] }).getAttribute('aria-pressed')).toBe('true');
    expect(text).toContain('15 January 2026');
    expect(text.includes('Japan')).toBe(hasTrip);
    if (letter !== 'consent') expect(text.includes(fullName || '[full name as in the passport]')).toBe(true);
    const mismatch = screen.queryByText(
      /^Your leave ends on 20 May 2026, but your trip says that you leave on 26 May 2026\.$/,
    );
    expect(mismatch !== null).toBe(hasTrip && letter === 'leave' && leaveTo === '2026-05-20');
    holdCopiedAndPrinted(situation, world);
    const isTyped = fullName !== '' || (leaveTo !== '' && leaveTo !== '2026-05-26');
    expect(world.letters.value !== undefined).toBe(isTyped);
  },
});
