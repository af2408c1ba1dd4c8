import { describe, expect, it } from 'vitest';
import { createEmptyActor } from 'xstate';
import type { TripFolder } from '../../../machines/site/trip-folder/folder';
import {
  selectIsFilled,
  selectKept,
  selectPrefills,
  tripFolderMachine,
  type TripFolderEvent,
} from '../../../machines/site/trip-folder/trip-folder.machine';
import type { SiteRef } from '../../../machines/site/events';
import { trial } from '../../support/trial';

const toJapan: TripFolderEvent = {
  type: 'trip.patched',
  patch: { destination: 'Japan', entry: '2027-05-12' },
};
const found = (folder: TripFolder, isOnDevice = false): TripFolderEvent => ({
  type: 'folder.found',
  folder,
  isOnDevice,
});
const planned = (dates: TripFolder): TripFolderEvent => ({ type: 'dates.planned', dates, country: 'France' });
const clear: TripFolderEvent = { type: 'clear.pressed' };
const undo: TripFolderEvent = { type: 'undo.pressed' };
const toggle: TripFolderEvent = { type: 'keeping.toggled' };

function folderAfter(...events: TripFolderEvent[]) {
  const walk = trial(tripFolderMachine, { input: { site: createEmptyActor() as unknown as SiteRef } });
  walk.send(...events);
  return walk.actor.getSnapshot();
}

describe('the folder of a trip', () => {
  it.each<[why: string, events: TripFolderEvent[], contents: string, folder: TripFolder]>([
    ['at first', [], 'empty', {}],
    ['nothing was kept', [found({})], 'empty', {}],
    ['something was kept', [found({ destination: 'Japan' })], 'filled', { destination: 'Japan' }],
    ['something is said', [toJapan], 'filled', { destination: 'Japan', entry: '2027-05-12' }],
    [
      'what was said before the kept one was read stays',
      [toJapan, found({ entry: '2027-01-01', visaType: 'Tourist Visa' })],
      'filled',
      { destination: 'Japan', entry: '2027-05-12', visaType: 'Tourist Visa' },
    ],
    [
      'the last entry is taken out',
      [found({ destination: 'Japan' }), { type: 'trip.patched', patch: { destination: '' } }],
      'empty',
      {},
    ],
    [
      'the first dates are dates of the place that they were planned for',
      [planned({ entry: '2027-05-12' })],
      'filled',
      { destination: 'France', entry: '2027-05-12' },
    ],
    [
      'those of a trip elsewhere stay there, and nothing else of it is lost',
      [
        found({ destination: 'Japan', exit: '2027-05-26', passportExpiry: '2031-01-01' }),
        planned({ entry: '2027-05-12' }),
      ],
      'filled',
      { destination: 'Japan', entry: '2027-05-12', exit: '2027-05-26', passportExpiry: '2031-01-01' },
    ],
    [
      'a date is taken out of a trip without a destination',
      [{ type: 'trip.patched', patch: { passportExpiry: '2031-01-01' } }, planned({ passportExpiry: '' })],
      'empty',
      {},
    ],
    ['a date is taken out', [toJapan, planned({ entry: '' })], 'filled', { destination: 'Japan' }],
    ['cleared', [toJapan, clear], 'cleared', {}],
    [
      'cleared and taken back',
      [toJapan, clear, undo],
      'filled',
      { destination: 'Japan', entry: '2027-05-12' },
    ],
    [
      'cleared, and something new is said: there is nothing to take back',
      [toJapan, clear, { type: 'trip.patched', patch: { destination: 'Kenya' } }, undo],
      'filled',
      { destination: 'Kenya' },
    ],
    ['an empty one cannot be cleared', [clear, undo], 'empty', {}],
    [
      'another tab changed it',
      [toJapan, { type: 'folder.replaced', folder: { destination: 'Kenya' } }],
      'filled',
      { destination: 'Kenya' },
    ],
    ['the privacy page cleared it', [toJapan, { type: 'folder.replaced', folder: {} }, undo], 'empty', {}],
  ])('%s', (_why, events, contents, folder) => {
    const snapshot = folderAfter(...events);
    expect(snapshot.value.contents).toBe(contents);
    expect(snapshot.context.folder).toEqual(folder);
    expect(selectIsFilled(snapshot)).toBe(contents === 'filled');
  });

  it.each<[why: string, events: TripFolderEvent[], inTab: boolean, onDevice: boolean]>([
    ['nothing', [], false, false],
    ['in the tab', [toJapan], true, false],
    ['on the device, as asked', [toJapan, toggle], false, true],
    ['in the tab again', [toJapan, toggle, toggle], true, false],
    ['found on the device', [found({ destination: 'Japan' }, true)], false, true],
    ['cleared: nowhere', [toJapan, toggle, clear], false, false],
  ])('is kept: %s', (_why, events, inTab, onDevice) => {
    const kept = selectKept(folderAfter(...events));
    expect([kept.inTab !== undefined, kept.onDevice !== undefined]).toEqual([inTab, onDevice]);
  });

  it('hears every form in its own words', () => {
    const snapshot = folderAfter(
      { type: 'estimator.answered', answers: { destinationCountry: 'schengen', visaType: 'tourist' } },
      { type: 'application.answered', answers: { country: 'France', visaType: 'Business Visa' } },
      {
        type: 'checker.answered',
        answers: { destinationCountry: 'schengen', visaType: 'tourist', passportValidity: '2030-01-31' },
      },
      {
        type: 'checker.scored',
        score: { score: 81.5, status: 'High' },
        profile: { occupation: 'salaried_govt', age: 30, traveledAbroad: 'no' },
      },
    );
    expect(snapshot.context.folder).toEqual({
      destination: 'France',
      visaType: 'Tourist Visa',
      passportExpiry: '2030-01-31',
      score: { score: 81.5, status: 'High' },
      traveller: { occupation: 'salaried', payer: 'self', age: 'adult', trips: 'first' },
    });
  });

  it('offers the estimator nothing that the estimator said itself: finished, it opens with its defaults', () => {
    const estimated: TripFolderEvent = {
      type: 'estimator.answered',
      answers: { destinationCountry: 'uk', visaType: 'tourist' },
    };
    expect(selectPrefills(folderAfter(estimated)).estimator).toEqual({});
    expect(selectPrefills(folderAfter(estimated)).checker.destinationCountry).toBe('uk');
    const saidElsewhere: TripFolderEvent = { type: 'trip.patched', patch: { destination: 'Canada' } };
    expect(selectPrefills(folderAfter(estimated, saidElsewhere)).estimator.destinationCountry).toBe('canada');
    expect(selectPrefills(folderAfter(saidElsewhere)).estimator.destinationCountry).toBe('canada');
  });
});
