import { describe, expect, it } from 'vitest';
import { tripCard } from '../../src/content/trip-card';
import { tripCardPicture } from '../../src/ui/destination/trip-card-picture';

const today = '2026-11-27';
const france = { destination: 'France', entry: '2027-01-20', exit: '2027-01-30', visaType: 'Tourist Visa' };

/** The lines of a picture, as a device reads them. */
function linesOf(picture: string): readonly string[] {
  const document = new DOMParser().parseFromString(picture, 'image/svg+xml');
  expect(document.querySelector('parsererror')).toBeNull();
  return [...document.querySelectorAll('text')].map(({ textContent }) => textContent);
}

describe('the picture of a trip', () => {
  it.each([
    [
      'a trip with its dates',
      france,
      [
        'My trip to France',
        'Travel',
        '20 January 2027 to 30 January 2027',
        'Apply by',
        '9 December 2026',
        'With an Indian passport',
        'Visa before travel',
        'Visa',
        'Tourist Visa',
        'INDIA',
        'FRA',
        'VISA',
        'Deshantar',
      ],
    ],
    [
      'no day to apply by where nothing is applied for',
      { destination: 'Thailand', entry: '2026-12-10' },
      [
        'My trip to Thailand',
        'Travel',
        'from 10 December 2026',
        'With an Indian passport',
        'No visa needed',
        'INDIA',
        'THA',
        'NO VISA',
        'Deshantar',
      ],
    ],
    [
      'the last day of all where the best has passed',
      { destination: 'France', entry: '2026-12-20' },
      [
        'My trip to France',
        'Travel',
        'from 20 December 2026',
        'Apply by',
        '5 December 2026',
        'With an Indian passport',
        'Visa before travel',
        'INDIA',
        'FRA',
        'VISA',
        'Deshantar',
      ],
    ],
    [
      'no day that has passed',
      { destination: 'France', entry: '2026-11-28' },
      [
        'My trip to France',
        'Travel',
        'from 28 November 2026',
        'With an Indian passport',
        'Visa before travel',
        'INDIA',
        'FRA',
        'VISA',
        'Deshantar',
      ],
    ],
    ['an empty folder', {}, ['My trip', 'Deshantar']],
    [
      'a place that we do not know, with signs of a language',
      { destination: 'A & B <C>' },
      ['My trip to A & B <C>', 'Deshantar'],
    ],
  ])('says of %s no more than this', (_what, trip, lines) => {
    expect(linesOf(tripCardPicture(tripCard(trip, today), 'Deshantar'))).toEqual(lines);
  });

  it('draws the stamp of a visa on arrival with a dashed frame, and no other', () => {
    const isDashed = (destination: string) =>
      /<path d="[^"]*" stroke="[^"]*" stroke-width="2.5" stroke-dasharray/.test(
        tripCardPicture(tripCard({ destination }, today), 'Deshantar'),
      );
    expect([isDashed('Qatar'), isDashed('France')]).toEqual([true, false]);
  });

  it('holds nothing of who travels, of a passport or of a profile', () => {
    const whole = {
      ...france,
      passportExpiry: '2031-05-06',
      passportIssued: '2021-05-07',
      score: { score: 72.5, status: 'Strong' },
      sent: { reference: 'ABC123', on: '2026-11-20' },
    };
    expect(tripCard(whole, today)).toEqual(tripCard(france, today));
  });
});
