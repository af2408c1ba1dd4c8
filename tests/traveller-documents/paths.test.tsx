import { act, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createEmptyActor } from 'xstate';
import {
  travellerDocumentsMachine,
  type TravellerDocumentsEvent,
} from '../../machines/traveller-documents/traveller-documents.machine';
import { dubaiTouristVisa } from '../../src/content/guides/dubai-tourist-visa';
import { DocumentChecklist } from '../../src/flows/document-checklist/DocumentChecklist';
import { PageFactsContext } from '../../src/ui/page-facts';
import { choose, press, tick } from '../support/hands';
import { walkPaths } from '../support/paths';
import { eachInItsWorld } from '../support/each-in-its-world';
import type { World } from '../support/world';
import { documentLists, guideDataAt, TravellerDocuments } from '../support/with-data';

const { documents, facts, officialSites, asOf } = guideDataAt('/visa/dubai-tourist-visa');

/** Of an adult who pays alone, as a tourist: worked out by hand. */
const forAnyone = {
  'dubai-passport': 'Passport valid for at least 6 months from arrival',
  'dubai-photo': 'Recent passport-size photo in colour, white background',
  'dubai-return-ticket': 'Confirmed return or onward ticket',
  'dubai-stay': 'Hotel booking for the whole stay',
  'dubai-funds': 'Recent bank statement and PAN card',
  'dubai-money': 'Money for the stay: AED 3,000 to 5,000 is reported',
  'dubai-insurance': 'Health insurance that is valid in the UAE',
  'dubai-old-visa': 'Earlier UAE visa or proof that it was cancelled',
};
/** Of a guest: the host's documents stand for the hotel. */
const forAGuest = {
  ...forAnyone,
  'dubai-stay': 'Your host’s Emirates ID, residence visa and tenancy contract',
};
const photo = forAnyone['dubai-photo'];
const hostIncome = /^Proof of your host’s income: AED 4,000 a month for close family/;
const retired = { occupation: 'retired', payer: 'self', age: 'adult', trips: 'again' } as const;

const open = (world: World) =>
  world.open(<TravellerDocuments documents="united-arab-emirates" />, '/visa/dubai-tourist-visa');

/** The host's income is a dated figure: its words change with the day. */
const incomeLabel = () =>
  screen.getByRole<HTMLInputElement>('checkbox', { name: hostIncome }).labels?.[0]?.textContent ?? '';

interface Situation {
  occupation: string;
  payer: 'self' | 'host';
  ready: readonly string[];
}

walkPaths<typeof travellerDocumentsMachine, TravellerDocumentsEvent, Situation>({
  flow: 'Documents for you',
  states: 'tests/traveller-documents/states.txt',
  machine: travellerDocumentsMachine,
  input: { site: createEmptyActor() as never, list: documentLists['united-arab-emirates'] },
  events: ({ value, context: { traveller, ready } }) =>
    value === 'reading'
      ? [{ type: 'ready.found', ids: [] }]
      : [
          { type: 'item.toggled', id: 'dubai-photo' },
          ...(ready.length <= 1 ? [{ type: 'ready.found', ids: Object.keys(forAnyone) } as const] : []),
          { type: 'answer.changed', field: 'payer', value: traveller.payer === 'self' ? 'host' : 'self' },
          ...(traveller.occupation === 'salaried' && ready.length === 0
            ? [{ type: 'trip.known', folder: { traveller: retired } } as const]
            : []),
        ],
  key: ({ value, context: { traveller, ready } }) => JSON.stringify([value, traveller, [...ready].sort()]),
  open,
  act: {
    'item.toggled': () => tick(photo),
    'ready.found': ({ ids }, world) =>
      ids.length > 0 ? world.readyDocuments.changeElsewhere(ids) : undefined,
    'answer.changed': ({ value }) => choose('Who pays', value === 'self' ? 'I pay myself' : 'My host pays'),
    'trip.known': ({ folder }, world) => world.comeBack(() => world.trip.write(folder)),
  },
  say: {
    'item.toggled': () => 'ticks the photo',
    'ready.found': ({ ids }) => (ids.length > 0 ? 'another tab ticks what everyone needs' : 'opens the list'),
    'answer.changed': ({ value }) => (value === 'self' ? 'pays alone' : 'is a guest'),
    'trip.known': () => 'comes back as retired',
  },
  start: { occupation: 'Salaried', payer: 'self', ready: [] },
  after: {
    'item.toggled': (situation) => ({
      ...situation,
      ready: situation.ready.includes('dubai-photo')
        ? situation.ready.filter((id) => id !== 'dubai-photo')
        : [...situation.ready, 'dubai-photo'],
    }),
    'ready.found': (situation, { ids }) => ({ ...situation, ready: ids }),
    'answer.changed': (situation, { value }) => ({ ...situation, payer: value as Situation['payer'] }),
    'trip.known': (situation) => ({ ...situation, occupation: 'Retired', payer: 'self' }),
  },
  see: ({ occupation, payer, ready }) => ({
    fields: {
      'I am': occupation,
      'Who pays': payer === 'self' ? 'I pay myself' : 'My host pays',
      'Why I travel': 'For a holiday',
      Age: 'Adult',
      'Journeys abroad': 'I have been abroad',
      ...Object.fromEntries(
        Object.entries(payer === 'self' ? forAnyone : forAGuest).map(([id, label]) => [
          label,
          ready.includes(id),
        ]),
      ),
      ...(payer === 'host' && { [incomeLabel()]: false }),
    },
  }),
  alsoExpect: ({ payer, ready }, world) => {
    const all = payer === 'self' ? 8 : 9;
    const isComplete = ready.length === all;
    expect(screen.getByRole('status').textContent).toBe(
      `${ready.length} of ${all} ready${isComplete ? '. You have everything on this list.' : ''}`,
    );
    expect([...(world.readyDocuments.value ?? [])].sort()).toEqual([...ready].sort());
    const link = new URL(screen.getByRole<HTMLAnchorElement>('link', { name: 'Send by WhatsApp' }).href);
    expect(link.searchParams.get('text')).toContain(`${ready.length} of ${all} ready`);
  },
});

describe('one set of ticks', () => {
  let world: World;
  eachInItsWorld((fresh) => (world = fresh));

  const boxes = () => screen.getAllByRole<HTMLInputElement>('checkbox', { name: photo });
  const openBoth = () =>
    world.open(
      <PageFactsContext value={facts}>
        <DocumentChecklist
          guide={dubaiTouristVisa}
          documents={documents}
          officialSite={officialSites[0]}
          asOf={asOf}
        />
        <TravellerDocuments documents="united-arab-emirates" />
      </PageFactsContext>,
      '/visa/dubai-tourist-visa',
    );

  it('a tick in one place stands in the other at once, and so does one that is taken back', async () => {
    await openBoth();
    for (const [pressed, isTicked] of [
      [0, true],
      [1, false],
      [1, true],
      [0, false],
    ] as const) {
      const box = boxes()[pressed];
      if (!box) throw new Error('A list without the photo.');
      await act(async () => box.click());
      expect(boxes().map(({ checked }) => checked)).toEqual([isTicked, isTicked]);
      expect(world.readyDocuments.value).toEqual(isTicked ? ['dubai-photo'] : []);
    }
  });

  it('Clear ticks clears both, and Undo brings both back', async () => {
    world.readyDocuments.write(['dubai-photo', 'usa-form']);
    await openBoth();
    await press('Clear ticks');
    expect(boxes().map(({ checked }) => checked)).toEqual([false, false]);
    await press('Undo');
    expect(boxes().map(({ checked }) => checked)).toEqual([true, true]);
    expect([...(world.readyDocuments.value ?? [])].sort()).toEqual(['dubai-photo', 'usa-form']);
  });
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
      'Why I travel': 'For a holiday',
      Age: 'Under 18',
      'Journeys abroad': 'This is the first',
    });
    const traveller = { occupation: 'student', payer: 'self', age: 'minor', trips: 'first' };
    expect(world.trip.value).toMatchObject({ traveller });
  });

  it('why somebody travels', async () => {
    await open(world);
    await choose('Why I travel', 'To stay with family or friends');
    expect(world.screen().fields).toMatchObject({ 'Why I travel': 'To stay with family or friends' });
    expect(world.trip.value?.traveller).toMatchObject({ purpose: 'visit' });
  });

  it('nothing when the list is opened', async () => {
    const kept = { destination: 'United Arab Emirates', traveller: retired };
    world.trip.write(kept);
    world.readyDocuments.write(['dubai-photo']);
    await open(world);
    expect(world.screen().fields).toMatchObject({ 'I am': 'Retired', [photo]: true });
    expect(world.trip.value).toEqual(kept);
  });

  it('how many documents are ready, where there is a trip; and whom they are for once one is ticked', async () => {
    world.trip.write({ destination: 'United Arab Emirates' });
    await open(world);
    const documents = { list: 'united-arab-emirates', ready: 0, total: 8 };
    await world.readyDocuments.changeElsewhere([]);
    expect(world.trip.value).toEqual({ destination: 'United Arab Emirates', documents });
    await tick(photo);
    expect(world.trip.value).toEqual({
      destination: 'United Arab Emirates',
      documents: { ...documents, ready: 1 },
      traveller: { occupation: 'salaried', payer: 'self', age: 'adult', trips: 'again' },
    });
  });

  it('nothing of the documents where there is no trip', async () => {
    await open(world);
    await tick(photo);
    expect(world.trip.value).toBeUndefined();
  });
});

describe('a party', () => {
  let world: World;
  eachInItsWorld((fresh) => (world = fresh));

  /** How many stand in the list; nothing where there is no list. */
  const forChildren = () =>
    screen.queryByRole('list', { name: 'Documents for the children' })?.querySelectorAll('li').length;

  it.each([
    [{ adults: 1, children: [] }, undefined, undefined],
    [
      { adults: 2, children: [] },
      'You are 2 adults: everyone needs a set of their own. Change the answers above for another traveller’s list.',
      undefined,
    ],
    [
      { adults: 2, children: [8] },
      'You are 2 adults and 1 child: everyone needs a set of their own. For your child of 8 you need besides:',
      3,
    ],
    [
      { adults: 1, children: [0] },
      'You are 1 adult and 1 child: everyone needs a set of their own. For your child under one year you need besides:',
      3,
    ],
    [
      { adults: 1, children: [null, 0] },
      'You are 1 adult and 2 children: everyone needs a set of their own. For your 2 children you need besides:',
      3,
    ],
  ])('of %j', async (party, words, documents) => {
    world.trip.write({ destination: 'United Arab Emirates', party });
    await open(world);
    const said = screen.queryByText(/everyone needs a set of their own/)?.textContent;
    expect(said).toBe(words);
    expect(forChildren()).toBe(documents);
  });

  it('is told what each document of the children is about', async () => {
    world.trip.write({ destination: 'United Arab Emirates', party: { adults: 2, children: [8] } });
    await open(world);
    const list = screen.getByRole('list', { name: 'Documents for the children' });
    expect([...list.children].map(({ textContent }) => textContent)).toEqual([
      'Birth certificate with the names of both parents',
      'Passport scans of both parents Every child needs a passport and a visa of their own.',
      'Signed consent letter From the parent who stays at home, or from both if the child travels with someone else.',
    ]);
  });

  it('is not counted on a child’s own list', async () => {
    world.trip.write({ destination: 'United Arab Emirates', party: { adults: 1, children: [8] } });
    await open(world);
    expect(forChildren()).toBe(3);
    await choose('Age', 'Under 18');
    expect(forChildren()).toBeUndefined();
  });
});
