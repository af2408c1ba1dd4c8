import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  travellerDocumentsMachine,
  type TravellerDocumentsEvent,
} from '../../machines/traveller-documents/traveller-documents.machine';
import { documentSets } from '../../src/content/traveller-documents';
import TravellerDocuments from '../../src/flows/traveller-documents/TravellerDocuments';
import { choose, tick } from '../support/hands';
import { walkPaths } from '../support/paths';
import { eachInItsWorld } from '../support/each-in-its-world';
import type { World } from '../support/world';

const forEveryone = ['passport', 'photo', 'return', 'stay', 'money'].map((id) => `you-uae-${id}`);
const retired = { occupation: 'retired', payer: 'self', age: 'adult', trips: 'again' } as const;

const open = (world: World) =>
  world.open(<TravellerDocuments documents="united-arab-emirates" />, '/visa/dubai-tourist-visa');

interface Situation {
  occupation: string;
  payer: 'self' | 'sponsor';
  ready: readonly string[];
}

walkPaths<typeof travellerDocumentsMachine, TravellerDocumentsEvent, Situation>({
  flow: 'Documents for you',
  machine: travellerDocumentsMachine,
  input: { set: documentSets['united-arab-emirates'] },
  events: ({ context: { traveller, ready } }) => [
    { type: 'item.toggled', id: 'you-uae-photo' },
    ...(ready.length <= 1 ? [{ type: 'ready.found', ids: forEveryone } as const] : []),
    { type: 'answer.changed', field: 'payer', value: traveller.payer === 'self' ? 'sponsor' : 'self' },
    ...(traveller.occupation === 'salaried' && ready.length === 0
      ? [{ type: 'traveller.found', traveller: retired } as const]
      : []),
  ],
  key: ({ value, context: { traveller, ready } }) => JSON.stringify([value, traveller, [...ready].sort()]),
  open,
  act: {
    'item.toggled': () => tick('Photo'),
    'ready.found': ({ ids }, world) => world.readyDocuments.changeElsewhere(ids),
    'answer.changed': ({ value }) =>
      choose('Who pays', value === 'self' ? 'I pay myself' : 'Family or a host pays'),
    'traveller.found': ({ traveller }, world) => world.comeBack(() => world.trip.write({ traveller })),
  },
  say: {
    'item.toggled': () => 'ticks the photo',
    'ready.found': () => 'another tab ticks what everyone needs',
    'answer.changed': ({ value }) => (value === 'self' ? 'pays alone' : 'is a guest'),
    'traveller.found': () => 'comes back as retired',
  },
  start: { occupation: 'Salaried', payer: 'self', ready: [] },
  after: {
    'item.toggled': (situation) => ({
      ...situation,
      ready: situation.ready.includes('you-uae-photo')
        ? situation.ready.filter((id) => id !== 'you-uae-photo')
        : [...situation.ready, 'you-uae-photo'],
    }),
    'ready.found': (situation, { ids }) => ({ ...situation, ready: ids }),
    'answer.changed': (situation, { value }) => ({ ...situation, payer: value as Situation['payer'] }),
    'traveller.found': (situation) => ({ ...situation, occupation: 'Retired', payer: 'self' }),
  },
  see: ({ occupation, payer, ready }) => ({
    fields: {
      'I am': occupation,
      'Who pays': payer === 'self' ? 'I pay myself' : 'Family or a host pays',
      Age: 'Adult',
      'Journeys abroad': 'I have been abroad',
      'Scans of the passport, including its cover': ready.includes('you-uae-passport'),
      Photo: ready.includes('you-uae-photo'),
      'Return ticket': ready.includes('you-uae-return'),
      'Hotel booking with a QR code, or the host’s documents': ready.includes('you-uae-stay'),
      'Proof that you have AED 3,000 to 5,000': ready.includes('you-uae-money'),
      ...(payer === 'sponsor' && {
        'Proof of the host’s income: AED 4,000, 8,000 or 15,000, depending on whom they invite': false,
      }),
    },
  }),
  hold: ({ payer, ready }, world) => {
    const all = payer === 'self' ? 5 : 6;
    const isComplete = ready.length === all;
    expect(screen.getByRole('status').textContent).toBe(
      `${ready.length} of ${all} ready${isComplete ? '. You have everything on this list.' : ''}`,
    );
    expect([...(world.readyDocuments.value ?? [])].sort()).toEqual([...ready].sort());
    const link = new URL(screen.getByRole<HTMLAnchorElement>('link', { name: 'Send by WhatsApp' }).href);
    expect(link.searchParams.get('text')).toContain(`${ready.length} of ${all} ready`);
  },
});

describe('what the visitor’s trip hears', () => {
  let world: World;
  eachInItsWorld((fresh) => (world = fresh));

  it('who travels, as soon as it is said', async () => {
    await open(world);
    expect(world.trip.value).toBeUndefined();
    await choose('I am', 'Student');
    await choose('Age', 'Under 18');
    await choose('Journeys abroad', 'This is the first');
    expect(world.screen().fields).toMatchObject({
      'I am': 'Student',
      'Who pays': 'I pay myself',
      Age: 'Under 18',
      'Journeys abroad': 'This is the first',
    });
    const traveller = { occupation: 'student', payer: 'self', age: 'minor', trips: 'first' };
    expect(world.trip.value).toMatchObject({ traveller });
  });

  it('how many documents are ready, where there is a trip; and whom they are for once one is ticked', async () => {
    world.trip.write({ destination: 'United Arab Emirates' });
    await open(world);
    const papers = { list: 'united-arab-emirates', ready: 0, total: 5 };
    await world.readyDocuments.changeElsewhere([]);
    expect(world.trip.value).toEqual({ destination: 'United Arab Emirates', papers });
    await tick('Photo');
    expect(world.trip.value).toEqual({
      destination: 'United Arab Emirates',
      papers: { ...papers, ready: 1 },
      traveller: { occupation: 'salaried', payer: 'self', age: 'adult', trips: 'again' },
    });
  });

  it('nothing of the documents where there is no trip', async () => {
    await open(world);
    await tick('Photo');
    expect(world.trip.value).toBeUndefined();
  });
});
