import { describe, expect, it } from 'vitest';
import type { TripFolder } from '../../../machines/site/trip-folder/folder';
import { travelDatesOf } from '../../../machines/site/trip-folder/next-step';
import { nextStep } from '../../../src/content/next-step';
import { entryRulesFor } from '../../../src/content/entry-rules';

const japan: TripFolder = { destination: 'Japan' };
const inMay: TripFolder = { ...japan, entry: '2027-05-12', exit: '2027-05-26' };

const sent: TripFolder = { ...inMay, sent: { reference: '0f8fad5b', on: '2027-03-01' } };

function stepOf(folder: TripFolder, today = '2026-11-22', documents = { ready: 0, total: 0 }) {
  const rules = folder.destination === undefined ? undefined : entryRulesFor(folder.destination);
  return nextStep({ folder, rules, today, documents });
}

describe('the next step of a trip', () => {
  it.each<
    [
      why: string,
      folder: TripFolder,
      today: string,
      title: string,
      text: string,
      action: string,
      date?: string,
    ]
  >([
    [
      'nothing is known',
      {},
      '2026-11-22',
      'Choose a destination',
      'Fees, documents and dates depend on it.',
      'destination',
    ],
    [
      'no dates',
      { destination: 'Maldives' },
      '2026-11-22',
      'Add your dates',
      'The day you arrive in the Maldives decides when you should apply.',
      'dates',
    ],
    [
      'the window is open',
      inMay,
      '2027-03-01',
      'Apply by 21 April 2027',
      'You can apply now. 3 documents are still missing.',
      'apply',
      '2027-04-21',
    ],
    [
      'the last day that we advise',
      inMay,
      '2027-04-21',
      'Apply today',
      'You can apply now. 3 documents are still missing.',
      'apply',
      '2027-04-21',
    ],
    [
      'after it',
      inMay,
      '2027-04-25',
      'Apply today',
      'You’re later than we advise. 3 documents are still missing.',
      'apply',
      '2027-05-12',
    ],
    [
      'after it, where a rule has a last day',
      { destination: 'France', entry: '2027-05-31' },
      '2027-05-14',
      'Apply today',
      'You’re later than we advise. You can still apply until 16 May 2027. 3 documents are still missing.',
      'apply',
      '2027-05-16',
    ],
    [
      'the journey has begun',
      inMay,
      '2027-05-13',
      'These dates have passed',
      'Change them, or clear the folder.',
      'dates',
    ],
    [
      'the passport ends too early',
      { ...inMay, passportExpiry: '2027-06-01' },
      '2026-11-22',
      'Renew your passport first',
      'Your passport expires too early: plan with one valid until 26 November 2027. Renew it first.',
      'ask',
    ],
    [
      'too early',
      { destination: 'France', entry: '2027-12-01' },
      '2026-11-22',
      'Get your documents ready',
      'You can apply from 1 June 2027. 3 documents are still missing.',
      'documents',
      '2027-06-01',
    ],
    [
      'too late by the rule',
      { destination: 'France', entry: '2026-12-01' },
      '2026-11-22',
      'Too late for these dates',
      'As a rule, the last day to apply was 16 November 2026. Change your dates, or ask whether an exception is made.',
      'ask',
      '2026-11-16',
    ],
    [
      'no visa is needed',
      { destination: 'Thailand', entry: '2027-05-12' },
      '2027-05-12',
      'You don’t need a visa',
      'Fill in the arrival card (TDAC) before you land. Have your documents with you on 12 May 2027. 3 documents are still missing.',
      'documents',
      '2027-05-12',
    ],
    [
      'there is no first and no last day',
      { destination: 'United States', entry: '2027-05-12' },
      '2026-11-22',
      'Book as soon as you can',
      'You can apply at any time. Book as soon as you know your dates: the wait for an interview decides. 3 documents are still missing.',
      'apply',
    ],
    [
      'a country whose rules we do not have',
      { destination: 'Andorra', entry: '2027-05-12' },
      '2026-11-22',
      'Ask us when to apply',
      'We don’t know when to apply for Andorra. 3 documents are still missing.',
      'ask',
    ],
    [
      'it is sent',
      sent,
      '2027-05-26',
      'Your application is with us',
      'Sent on 1 March 2027, reference 0f8fad5b. We’ll call you. Have your documents ready.',
      'documents',
    ],
    [
      'it is sent today',
      sent,
      '2027-03-01',
      'Your application is with us',
      'Sent today, reference 0f8fad5b. We’ll call you. Have your documents ready.',
      'documents',
    ],
    ['it is over', sent, '2027-05-27', 'This trip is over', 'Clear the folder to plan another.', 'none'],
  ])('%s', (_why, folder, today, title, text, action, date) => {
    const step = stepOf(folder, today, { ready: 6, total: 9 });
    expect([step.title, step.text, step.action, step.date]).toEqual([title, text, action, date]);
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
    expect(apply(8)).toBe('You can apply now. 1 document is still missing.');
    expect(apply(9)).toBe('You can apply now.');
  });
});
