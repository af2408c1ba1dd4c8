import { describe, expect, it } from 'vitest';
import type { TripFolder } from '../../machines/site/trip-folder/folder';
import { nextStep, travelDatesOf } from '../../machines/site/trip-folder/next-step';
import { entryRulesFor } from '../../src/content/entry-rules';

const japan: TripFolder = { destination: 'Japan' };
const inMay: TripFolder = { ...japan, entry: '2027-05-12', exit: '2027-05-26' };

const sent: TripFolder = { ...inMay, sent: { reference: '0f8fad5b', on: '2027-03-01' } };

function stepOf(folder: TripFolder, today = '2026-11-22', documents = { ready: 0, total: 0 }) {
  const rules = folder.destination === undefined ? undefined : entryRulesFor(folder.destination);
  return nextStep({ folder, rules, today, documents });
}

describe('the next step of a trip', () => {
  it.each<[why: string, folder: TripFolder, today: string, title: string, action: string, date?: string]>([
    ['nothing is known', {}, '2026-11-22', 'Say where you go', 'destination'],
    ['no dates', japan, '2026-11-22', 'Say when you travel', 'dates'],
    ['the window is open', inMay, '2027-03-01', 'Apply by 21 April 2027', 'apply', '2027-04-21'],
    ['its last sensible day', inMay, '2027-04-21', 'Apply today', 'apply', '2027-04-21'],
    ['after it', inMay, '2027-04-25', 'Apply today', 'apply', '2027-05-12'],
    ['the journey has begun', inMay, '2027-05-13', 'These dates have passed', 'dates'],
    [
      'the passport ends too early',
      { ...inMay, passportExpiry: '2027-06-01' },
      '2026-11-22',
      'Renew your passport first',
      'ask',
    ],
    [
      'too early',
      { destination: 'France', entry: '2027-12-01' },
      '2026-11-22',
      'Get your documents ready',
      'documents',
      '2027-06-01',
    ],
    [
      'too late by the rule',
      { destination: 'France', entry: '2026-12-01' },
      '2026-11-22',
      'Too late for these dates',
      'ask',
      '2026-11-16',
    ],
    [
      'no visa is needed',
      { destination: 'Thailand', entry: '2027-05-12' },
      '2027-05-01',
      'Nothing to apply for',
      'documents',
      '2027-05-12',
    ],
    [
      'a country whose rules we do not have',
      { destination: 'Andorra', entry: '2027-05-12' },
      '2026-11-22',
      'Ask us when to apply',
      'ask',
    ],
    [
      'it is sent',
      { ...inMay, sent: { reference: '0f8fad5b', on: '2027-03-01' } },
      '2027-03-02',
      'Your application is with us',
      'documents',
    ],
    [
      'it is over',
      { ...inMay, sent: { reference: '0f8fad5b', on: '2027-03-01' } },
      '2027-05-27',
      'This trip is over',
      'none',
    ],
  ])('%s', (_why, folder, today, title, action, date) => {
    const step = stepOf(folder, today);
    expect([step.title, step.action, step.date]).toEqual([title, action, date]);
  });

  it.each<[folder: TripFolder, today: string, text: string]>([
    [{}, '2026-11-22', 'Everything else follows from the destination.'],
    [
      { destination: 'Maldives' },
      '2026-11-22',
      'The day you arrive in the Maldives decides when you should apply.',
    ],
    [
      { destination: 'Andorra', entry: '2027-05-12' },
      '2026-11-22',
      'We have no dates for Andorra. 3 documents are still to get.',
    ],
    [inMay, '2027-05-13', 'Change them for the next trip, or clear the folder.'],
    [inMay, '2027-04-25', 'The last sensible day has passed. 3 documents are still to get.'],
    [
      { destination: 'France', entry: '2027-05-31' },
      '2027-05-14',
      'The last sensible day has passed. By the rule you can apply until 16 May 2027. 3 documents are still to get.',
    ],
    [
      { destination: 'France', entry: '2027-12-01' },
      '2026-11-22',
      'You can apply from 1 June 2027. 3 documents are still to get.',
    ],
    [
      { destination: 'France', entry: '2026-12-01' },
      '2026-11-22',
      'The last day to apply was 16 November 2026. Move the trip, or ask us.',
    ],
    [
      { destination: 'Thailand', entry: '2027-05-12' },
      '2027-05-12',
      'Have your documents with you on 12 May 2027. 3 documents are still to get.',
    ],
    [sent, '2027-03-02', 'Sent on 1 March 2027, reference 0f8fad5b. We call you; have your documents ready.'],
    [sent, '2027-05-26', 'Sent on 1 March 2027, reference 0f8fad5b. We call you; have your documents ready.'],
    [sent, '2027-05-27', 'Clear the folder for the next one.'],
  ])('of %j on %s says: %s', (folder, today, text) => {
    expect(stepOf(folder, today, { ready: 6, total: 9 }).text).toBe(text);
  });

  it('the dates of the planner are those that the trip has', () => {
    expect(travelDatesOf({ ...japan, exit: '2027-05-26' })).toBeUndefined();
    expect(travelDatesOf({ ...japan, entry: '2027-05-12' })).toStrictEqual({ entry: '2027-05-12' });
    const all = {
      entry: '2027-05-12',
      exit: '2027-05-26',
      passportIssued: '2020-01-31',
      passportExpiry: '2030-01-30',
    };
    expect(travelDatesOf({ ...japan, ...all })).toStrictEqual(all);
  });

  it('names the documents that are still to get', () => {
    const apply = (ready: number) => stepOf(inMay, '2027-03-01', { ready, total: 9 }).text;
    expect(apply(6)).toBe('You can apply now. 3 documents are still to get.');
    expect(apply(8)).toBe('You can apply now. 1 document is still to get.');
    expect(apply(9)).toBe('You can apply now.');
  });

  it('gives the reference of what was sent today', () => {
    expect(
      stepOf({ ...inMay, sent: { reference: '0f8fad5b', on: '2027-03-01' } }, '2027-03-01').text,
    ).toContain('Sent today, reference 0f8fad5b.');
  });
});
