import { act, screen, within } from '@testing-library/react';
import { expect } from 'vitest';
import { createEmptyActor } from 'xstate';
import { forTripFolder, type SiteRef } from '../../machines/site/events';
import type { Issuer } from '../../machines/visas-held/held';
import {
  visasHeldMachine,
  type VisasHeldEvent,
  type VisasHeldSnapshot,
} from '../../machines/visas-held/visas-held.machine';
import { VisasHeld } from '../../src/flows/visas-held/VisasHeld';
import { choose, press, tick } from '../support/hands';
import { walkPaths } from '../support/paths';

const destinations = [
  {
    name: 'Mexico',
    path: '/services/mexico',
    ways: [
      {
        holds: 'a visa for several entries',
        gives: 'You need no Mexican visa.',
        openedBy: [{ issuers: ['usa' as const], kind: 'visa' as const, isMultiple: true as const }],
        when: 'checked November 2026: official',
      },
    ],
  },
  {
    name: 'Oman',
    path: '/services/oman',
    ways: [
      {
        holds: 'a visa of Japan',
        gives: 'You may stay 14 days.',
        openedBy: [{ issuers: ['japan' as const] }],
        when: 'checked November 2026: one source',
      },
    ],
  },
];

const kept = { visas: [{ issuer: 'japan' as const, kind: 'visa' as const }] };

const names: Readonly<Partial<Record<Issuer, string>>> = { usa: 'USA', japan: 'Japan' };
const labelOf = (issuer: Issuer) => names[issuer] ?? '';

function eventsOf({ context: { visas } }: VisasHeldSnapshot): VisasHeldEvent[] {
  const us = visas.find(({ issuer }) => issuer === 'usa');
  return [
    { type: 'visa.toggled', issuer: 'usa' },
    { type: 'visa.toggled', issuer: 'japan' },
    ...(visas.length === 0
      ? ([{ type: 'trip.known', trip: kept }] as const)
      : ([{ type: 'visas.cleared' }] as const)),
    ...(us === undefined || us.entries !== undefined
      ? []
      : (['single', 'multiple'] as const).map((value) => ({
          type: 'detail.changed' as const,
          issuer: 'usa' as const,
          detail: 'entries' as const,
          value,
        }))),
  ];
}

// The oracle: written from what the page promises, without the machine.

interface Situation {
  us: 'none' | 'Not said' | 'One entry' | 'Several entries';
  hasJapan: boolean;
}

const answers: Readonly<Record<Exclude<Situation['us'], 'none'>, string>> = {
  'Not said': 'Mexico: Only if it is for several entries.',
  'One entry': '',
  'Several entries': 'Mexico: ',
};

walkPaths<typeof visasHeldMachine, VisasHeldEvent, Situation>({
  flow: 'Visas held',
  states: 'tests/visas-held/states.txt',
  machine: visasHeldMachine,
  input: { site: createEmptyActor() as SiteRef },
  events: eventsOf,
  key: ({ value, context: { visas } }) => JSON.stringify([value, visas]),
  open: (world) => world.open(<VisasHeld destinations={destinations} />, '/tools/visas-i-hold'),
  act: {
    'today.found': async () => {},
    'trip.known': ({ trip }, world) =>
      act(async () => world.site?.actor.send(forTripFolder({ type: 'trip.patched', patch: trip }))),
    'visa.toggled': ({ issuer }) => tick(labelOf(issuer)),
    'detail.changed': ({ value }) =>
      choose('US: Entries', value === 'single' ? 'One entry' : 'Several entries'),
    'visas.cleared': () => press('Clear all'),
  },
  say: {
    'today.found': () => '',
    'trip.known': () => 'has a Japanese visa in the trip',
    'visa.toggled': ({ issuer }) => `ticks ${names[issuer]}`,
    'detail.changed': ({ value }) => `says ${value}`,
    'visas.cleared': () => 'clears all',
  },
  start: { us: 'none', hasJapan: false },
  after: {
    'today.found': (situation) => situation,
    'trip.known': () => ({ us: 'none', hasJapan: true }),
    'visa.toggled': (situation, { issuer }) =>
      issuer === 'usa'
        ? { ...situation, us: situation.us === 'none' ? 'Not said' : 'none' }
        : { ...situation, hasJapan: !situation.hasJapan },
    'detail.changed': (situation, { value }) => ({
      ...situation,
      us: value === 'single' ? 'One entry' : 'Several entries',
    }),
    'visas.cleared': () => ({ us: 'none', hasJapan: false }),
  },
  see: ({ us, hasJapan }) => ({
    fields: {
      USA: us !== 'none',
      Japan: hasJapan,
      ...(us !== 'none' && { 'US: Entries': us }),
    },
  }),
  alsoExpect: ({ us, hasJapan }, world) => {
    const open = us === 'none' ? '' : answers[us];
    const shown = screen.queryAllByRole('region', { name: /^Open / }).flatMap((part) =>
      within(part)
        .getAllByRole('listitem')
        .map(
          (item) =>
            `${within(item).getByRole('link').textContent}: ${/Only if .*\./.exec(item.querySelector('p + p')?.textContent ?? '')?.[0] ?? ''}`,
        ),
    );
    const isConditional = us === 'Not said';
    const mexico = open === '' ? [] : [open];
    const oman = hasJapan ? ['Oman: '] : [];
    expect(shown).toEqual(isConditional ? [...oman, ...mexico] : [...mexico, ...oman]);
    expect(screen.queryByRole('heading', { name: '2 destinations, and what opens them' }) !== null).toBe(
      us === 'none' && !hasJapan,
    );
    expect(world.trip.value?.visas?.length ?? 0).toBe((us === 'none' ? 0 : 1) + (hasJapan ? 1 : 0));
  },
});
