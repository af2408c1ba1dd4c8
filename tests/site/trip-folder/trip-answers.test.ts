import { describe, expect, it } from 'vitest';
import type { TripFolder } from '../../../machines/site/trip-folder/folder';
import { tripAnswers } from '../../../src/content/trip-answers';

const today = '2026-11-25';

describe('what a trip answers on home', () => {
  it.each<[folder: TripFolder, greeting: string, when: string | undefined]>([
    [{ visaType: 'Tourist Visa' }, 'Your trip: choose a destination', undefined],
    [{ destination: 'France' }, 'Your trip to France: add your dates', 'Add your dates.'],
    [
      { destination: 'France', entry: '2027-06-01' },
      'Your trip to France: get your documents ready',
      'Get your documents ready.',
    ],
    [
      { destination: 'France', entry: '2027-02-01' },
      // Six weeks before the arrival.
      'Your trip to France: apply by 21 December 2026, in 26 days',
      'Apply by 21 December 2026.',
    ],
    [{ destination: 'France', entry: '2026-12-20' }, 'Your trip to France: apply today', 'Apply today.'],
    [
      { destination: 'Thailand', entry: '2027-02-01' },
      'Your trip to Thailand: you don’t need a visa',
      'You don’t need a visa.',
    ],
    [
      { destination: 'United Kingdom', sent: { reference: 'A-1', on: today } },
      'Your trip to the United Kingdom: your application is with us',
      'Your application is with us.',
    ],
  ])('%j', (folder, greeting, when) => {
    const answers = tripAnswers(folder, today);
    expect(answers.greeting).toBe(greeting);
    expect(answers.lines.when).toBe(when);
  });

  it('has the documents and the score where the folder has them', () => {
    const folder: TripFolder = {
      destination: 'Japan',
      documents: { list: 'japan', ready: 6, total: 9 },
      score: { score: 62.5, status: 'Good' },
    } as never;
    expect(tripAnswers(folder, today).lines).toMatchObject({
      documents: '6 of 9 ready.',
      profile: '62.5 out of 100: Good.',
      trip: 'To Japan.',
    });
    expect(tripAnswers({ ...folder, destination: 'France' }, today).lines.documents).toBeUndefined();
  });
});
