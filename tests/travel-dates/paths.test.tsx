import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import { createEmptyActor } from 'xstate';
import type { SiteRef } from '../../machines/site/events';
import {
  travelDatesMachine,
  type TravelDatesEvent,
  type TravelDatesSnapshot,
} from '../../machines/travel-dates/travel-dates.machine';
import { entryRulesFor } from '../../src/content/entry-rules';
import DatePlanner from '../../src/flows/travel-dates/DatePlanner';
import { press, type } from '../support/hands';
import { walkPaths } from '../support/paths';

const rules = entryRulesFor('Singapore');
if (!rules) throw new Error('There are no entry rules for Singapore.');

const labels = {
  entry: 'Day you arrive',
  exit: 'Day you leave',
  passportIssued: 'Passport issued on',
  passportExpiry: 'Passport valid until',
} as const;

/** A field that is given what it holds already changes nothing. */
function eventsOf({ value, context: { typed } }: TravelDatesSnapshot): TravelDatesEvent[] {
  const changed = (field: keyof typeof labels, text: string): TravelDatesEvent[] =>
    typed[field] === text ? [] : [{ type: 'field.changed', field, value: text }];
  return [
    ...changed('entry', '2026-01-30'),
    ...changed('entry', '2026-06-15'),
    ...(typed.passportExpiry === '' ? changed('exit', '2026-02-05') : []),
    ...changed('exit', ''),
    ...(typed.exit === '' ? changed('passportExpiry', '2026-08-01') : []),
    ...(value === 'answered' ? [{ type: 'mark.chosen', mark: 'entry' } as const] : []),
  ];
}

interface Situation {
  entry: string;
  exit: string;
  passportExpiry: string;
  isMarkSelected: boolean;
  /** Whether the trip knows where it goes: the first dates of a trip are dates of this place. */
  isSaid: boolean;
}

const nothing: Situation = { entry: '', exit: '', passportExpiry: '', isMarkSelected: false, isSaid: false };
const isFlawed = ({ entry, exit }: Situation) => entry !== '' && exit !== '' && exit < entry;
const isAnswered = (situation: Situation) => situation.entry !== '' && !isFlawed(situation);

/** What the rules of Singapore say on 15 January 2026: 30 days before at the earliest, sensibly 10 days. */
const sentences: Readonly<Record<string, string>> = {
  '2026-01-30': 'You can apply now. Do it by 20 January 2026, in 5 days.',
  '2026-06-15': 'Too early: you can apply from 16 May 2026, in 121 days.',
};
const needed: Readonly<Record<string, string>> = {
  '2026-01-30': '30 July 2026',
  '2026-06-15': '15 December 2026',
};

walkPaths<typeof travelDatesMachine, TravelDatesEvent, Situation>({
  flow: 'Travel dates',
  states: 'tests/travel-dates/states.txt',
  machine: travelDatesMachine,
  input: {
    site: createEmptyActor() as SiteRef,
    rules,
    country: 'Singapore',
    place: 'Singapore',
    host: 'deshantar.example',
  },
  events: (snapshot) => {
    // The page says what day it is before anybody can type.
    if (snapshot.context.today === undefined) return [{ type: 'today.found', today: '2026-01-15' }];
    const isTouched = Object.values(snapshot.context.typed).some((value) => value !== '');
    return [
      ...eventsOf(snapshot),
      isTouched ? { type: 'dates.cleared' } : { type: 'trip.known', folder: { entry: '2026-06-15' } },
    ];
  },
  key: ({ value, context: { typed, today, selectedMark } }) =>
    JSON.stringify([value, typed, today, selectedMark]),
  open: (world) => world.open(<DatePlanner country="Singapore" />, '/services/singapore'),
  act: {
    'today.found': () => {},
    // Another visit in the same tab: what was typed there is found here.
    'trip.known': ({ folder }, world) => world.comeBack(() => world.trip.write(folder)),
    'field.changed': ({ field, value }) => type(labels[field], value),
    'mark.chosen': () => press(/You arrive/),
    'dates.cleared': () => press('Clear the dates'),
  },
  say: {
    'today.found': () => 'opens the planner',
    'trip.known': () => 'comes back with an entry on 15 June',
    'field.changed': ({ field, value }) => `${labels[field]}: ${value || 'nothing'}`,
    'mark.chosen': () => 'looks at the arrival',
    'dates.cleared': () => 'clears the dates',
  },
  start: nothing,
  after: {
    'today.found': (situation) => situation,
    'trip.known': () => ({ ...nothing, entry: '2026-06-15' }),
    'field.changed': (situation, { field, value }) => {
      const after = { ...situation, [field]: value, isMarkSelected: false };
      return { ...after, isSaid: situation.isSaid || !isFlawed(after) };
    },
    'mark.chosen': (situation) => ({ ...situation, isMarkSelected: true }),
    'dates.cleared': ({ isSaid }) => ({ ...nothing, isSaid }),
  },
  see: (situation) => ({
    fields: {
      'Day you arrive': situation.entry,
      'Day you leave': situation.exit,
      'Passport issued on': '',
      'Passport valid until': situation.passportExpiry,
    },
    problems: isFlawed(situation)
      ? ({ 'Day you leave': 'You leave before you arrive' } as Record<string, string>)
      : {},
  }),
  alsoExpect: (situation, world) => {
    const status = screen.getByRole('status').textContent ?? '';
    if (isAnswered(situation)) {
      expect(status).toContain(sentences[situation.entry]);
      expect(status).toContain(needed[situation.entry]);
      const isTooShort = situation.passportExpiry !== '' && situation.entry === '2026-06-15';
      expect(status.includes('expires too early')).toBe(isTooShort);
      expect(screen.getByRole('button', { name: /You arrive/ }).getAttribute('aria-pressed')).toBe(
        String(situation.isMarkSelected),
      );
      const file = screen.getByRole<HTMLAnchorElement>('link', { name: 'Add these dates to my calendar' });
      expect(file.download).toBe(`singapore-${situation.entry}.ics`);
      expect(decodeURIComponent(file.href)).toContain('BEGIN:VCALENDAR\r\n');
      expect(screen.getAllByRole('listitem')).toHaveLength(situation.exit === '' ? 4 : 5);
    } else {
      expect(status).toBe(
        isFlawed(situation)
          ? 'Correct the dates.'
          : 'Enter the day you arrive. The dates leave your device only when you send a form or a link that holds them.',
      );
      expect(screen.queryByRole('link', { name: 'Add these dates to my calendar' })).toBeNull();
    }
    const { entry, exit, passportExpiry } = situation;
    const isEmpty = entry === '' && exit === '' && passportExpiry === '';
    const said = { entry, ...(!isFlawed(situation) && { exit }), passportExpiry };
    const kept = Object.entries(said).filter(([, value]) => value !== '');
    expect(world.trip.value).toEqual(
      situation.isSaid || kept.length > 0
        ? { ...(situation.isSaid && { destination: 'Singapore' }), ...Object.fromEntries(kept) }
        : undefined,
    );
    expect(screen.queryByRole('link', { name: 'See your trip' }) !== null).toBe(situation.isSaid);
    expect(screen.queryByRole('button', { name: 'Clear the dates' }) !== null).toBe(!isEmpty);
  },
});
