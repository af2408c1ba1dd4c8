import { act, screen } from '@testing-library/react';
import { expect } from 'vitest';
import { forTripFolder } from '../../../machines/site/events';
import type { TripFolder } from '../../../machines/site/trip-folder/folder';
import {
  tripFolderMachine,
  type TripFolderEvent,
  type TripFolderSnapshot,
} from '../../../machines/site/trip-folder/trip-folder.machine';
import { choose, press, tick, type } from '../../support/hands';
import { walkPaths } from '../../support/paths';
import type { World } from '../../support/world';
import { TripContents } from '../../support/with-data';

/** In the dialogs over the page, and in other tabs, the trip goes on. */
const kept: TripFolder = { destination: 'Kenya', visaType: 'Business Visa' };
const elsewhere: TripFolder = { destination: 'Norway' };
const inTheForm: TripFolderEvent = {
  type: 'application.answered',
  answers: { country: 'Japan', visaType: 'Business Visa' },
};
const inTheChecker: TripFolderEvent = {
  type: 'checker.answered',
  answers: { destinationCountry: 'uk', visaType: 'transit', passportValidity: '' },
};
const inTheEstimator: TripFolderEvent = {
  type: 'estimator.answered',
  answers: { destinationCountry: 'thailand', visaType: 'tourist' },
};
const scored: TripFolderEvent = {
  type: 'checker.scored',
  score: { score: 81.5, status: 'High Chance of Approval' },
  profile: { occupation: 'student', age: 20, traveledAbroad: 'no' },
};
const toJapan: TripFolderEvent = { type: 'trip.patched', patch: { destination: 'Japan' } };

const withDate: TripFolderEvent = {
  type: 'dates.planned',
  dates: { entry: '2026-09-10' },
  country: 'Japan',
};

const changedElsewhere: readonly TripFolderEvent[] = [
  { type: 'folder.replaced', folder: elsewhere },
  { type: 'folder.replaced', folder: {} },
];

function eventsOf({ value, context: { folder, cleared } }: TripFolderSnapshot): TripFolderEvent[] {
  const isInTab = value.keeping !== 'onDevice';
  const isStart = value.contents === 'empty' && isInTab;
  if (isStart) {
    return [
      toJapan,
      inTheForm,
      inTheChecker,
      inTheEstimator,
      { type: 'folder.found', folder: kept, isOnDevice: false },
      { type: 'folder.found', folder: kept, isOnDevice: true },
    ];
  }
  if (value.contents === 'cleared') return [{ type: 'undo.pressed' }, toJapan];
  if (value.contents === 'empty') return [toJapan];
  if (value.estimator === 'notOffered') {
    return isInTab
      ? [inTheForm, inTheChecker, { type: 'keeping.toggled' }, { type: 'clear.pressed' }]
      : [...changedElsewhere];
  }
  // Asked, and after the answer.
  if (folder.entry !== undefined) {
    const isAsked = folder.keeping === undefined && isInTab;
    return [...(isAsked ? ([{ type: 'keeping.declined' }] as const) : []), { type: 'keeping.toggled' }];
  }
  const isBare = folder.score === undefined && folder.visaType === undefined;
  // What else is in it makes no difference to what can be done with it.
  if (folder.destination !== 'Japan' || !isBare) {
    return isInTab ? [{ type: 'clear.pressed' }] : [...changedElsewhere];
  }
  return [
    { type: 'keeping.toggled' },
    { type: 'clear.pressed' },
    scored,
    ...(isInTab && cleared.destination === undefined ? [withDate] : []),
    { type: 'trip.patched', patch: { visaType: 'Tourist Visa' } },
  ];
}

// The oracle: written from what the page promises, without the machine.

interface Situation {
  contents: 'empty' | 'filled' | 'cleared';
  isOnDevice: boolean;
  destination: string;
  visaType: string;
  score: string;
  hasDate: boolean;
  /** Whether it may be kept was asked, and answered with no. */
  isAnswered: boolean;
  /** What Undo brings back. */
  before?: Situation;
}

const empty: Situation = {
  contents: 'empty',
  isOnDevice: false,
  destination: '',
  visaType: '',
  score: '',
  hasDate: false,
  isAnswered: false,
};

function to(destination: string, situation: Situation, visaType = ''): Situation {
  const { isOnDevice, hasDate, isAnswered } = situation;
  return { contents: 'filled', isOnDevice, destination, visaType, score: '', hasDate, isAnswered };
}

function tell(event: TripFolderEvent, world: World): Promise<void> {
  return act(async () => world.site?.actor.send(forTripFolder(event)));
}

const article: Readonly<Record<string, string>> = { 'United Kingdom': 'the United Kingdom' };

walkPaths<typeof tripFolderMachine, TripFolderEvent, Situation>({
  flow: 'Trip folder',
  states: 'tests/site/trip-folder/states.txt',
  machine: tripFolderMachine,
  input: { site: undefined as never },
  events: eventsOf,
  key: ({ value, context: { folder, cleared } }) => JSON.stringify([value, folder, cleared.destination]),
  open: (world) => world.open(<TripContents />, '/trip'),
  act: {
    'folder.found': ({ folder, isOnDevice }, world) =>
      world.comeBack(() => (isOnDevice ? world.tripOnDevice : world.trip).write(folder)),
    'folder.replaced': ({ folder }, world) =>
      world.tripOnDevice.changeElsewhere(Object.keys(folder).length === 0 ? undefined : folder),
    'trip.patched': ({ patch }) =>
      patch.destination === undefined
        ? choose('Visa type', patch.visaType ?? '')
        : choose('Destination', patch.destination),
    'dates.planned': ({ dates }) => type('Day you arrive', dates.entry ?? ''),
    'application.answered': tell,
    'checker.answered': tell,
    'checker.scored': tell,
    'estimator.answered': tell,
    'keeping.toggled': () => tick('Keep it on this device when I close the tab'),
    'keeping.declined': () => press('Not now'),
    'clear.pressed': () => press('Clear the folder'),
    'undo.pressed': () => press('Undo'),
  },
  say: {
    'folder.found': ({ isOnDevice }) => `comes back, kept ${isOnDevice ? 'on the device' : 'in the tab'}`,
    'folder.replaced': ({ folder }) =>
      folder.destination === undefined ? 'clears it in another tab' : 'goes to Norway in another tab',
    'trip.patched': ({ patch }) => `says ${patch.destination ?? patch.visaType}`,
    'dates.planned': ({ dates }) => `says ${dates.entry}`,
    'application.answered': () => 'fills in the form',
    'checker.answered': () => 'answers the checker',
    'checker.scored': () => 'gets a score',
    'estimator.answered': () => 'estimates',
    'keeping.toggled': () => 'changes where it is kept',
    'keeping.declined': () => 'would not have it kept',
    'clear.pressed': () => 'clears it',
    'undo.pressed': () => 'takes that back',
  },
  start: empty,
  after: {
    'folder.found': (_, { isOnDevice }) => to('Kenya', { ...empty, isOnDevice }, 'Business Visa'),
    'folder.replaced': (situation, { folder }) =>
      folder.destination === undefined
        ? { ...empty, isOnDevice: situation.isOnDevice }
        : to('Norway', situation),
    'trip.patched': (situation, { patch }) =>
      patch.destination === undefined
        ? { ...situation, visaType: patch.visaType ?? '' }
        : to(patch.destination, situation),
    'dates.planned': (situation) => ({ ...situation, hasDate: true }),
    'application.answered': (situation) => to('Japan', situation, 'Business Visa'),
    'checker.answered': (situation) => to('United Kingdom', situation, 'Transit Visa'),
    'checker.scored': (situation) => ({ ...situation, score: '81.5 out of 100: High Chance of Approval' }),
    'estimator.answered': (situation) => to('Thailand', situation),
    'keeping.toggled': (situation) => ({
      ...situation,
      isOnDevice: !situation.isOnDevice,
      isAnswered: situation.isAnswered || situation.isOnDevice,
    }),
    'keeping.declined': (situation) => ({ ...situation, isAnswered: true }),
    'clear.pressed': (situation) => ({
      ...empty,
      isOnDevice: situation.isOnDevice,
      contents: 'cleared',
      before: situation,
    }),
    'undo.pressed': ({ before = empty, isOnDevice }) => ({ ...before, isOnDevice }),
  },
  see: ({ contents, destination, visaType, isOnDevice }) => ({
    fields:
      contents === 'filled'
        ? {
            Destination: destination,
            'Visa type': visaType || 'Choose a visa type',
            'Keep it on this device when I close the tab': isOnDevice,
          }
        : { Destination: 'Choose a destination' },
  }),
  alsoExpect: (situation, world) => {
    const { contents, destination, visaType, score, isOnDevice, hasDate, isAnswered } = situation;
    if (contents !== 'filled') {
      expect(screen.getByRole('heading', { name: 'Your folder is empty' })).toBeTruthy();
      expect(screen.queryByRole('button', { name: 'Undo' }) !== null).toBe(contents === 'cleared');
      expect([world.trip.value, world.tripOnDevice.value]).toEqual([undefined, undefined]);
      return;
    }
    const title = `Your trip to ${article[destination] ?? destination}`;
    expect(screen.getByRole('heading', { name: title })).toBeTruthy();
    // The first thing that is missing is the next step.
    expect(screen.queryByRole('heading', { name: 'Add your dates' }) === null).toBe(hasDate);
    const isAsked = hasDate && !isOnDevice && !isAnswered;
    expect(screen.queryByRole('heading', { name: 'Keep this trip on this device?' }) !== null).toBe(isAsked);
    expect(screen.getByText('Still missing:').parentElement?.textContent?.includes('the type of visa')).toBe(
      visaType === '',
    );
    if (score) expect(document.body.textContent).toContain(score);
    const said = { destination, ...(visaType && { visaType }) };
    expect(isOnDevice ? world.trip.value : world.tripOnDevice.value).toBeUndefined();
    expect(isOnDevice ? world.tripOnDevice.value : world.trip.value).toMatchObject(said);
    const message = screen.getByRole<HTMLAnchorElement>('link', { name: 'Send by WhatsApp' }).href;
    expect(decodeURIComponent(message)).toContain(`My trip to ${destination}\n`);
  },
});
