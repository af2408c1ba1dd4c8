import { missingFrom, tripText } from '../../../src/content/trip-text';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  checkFolder,
  emptyFolder,
  isEmpty,
  withPatch,
  type TripFolder,
} from '../../../machines/site/trip-folder/folder';

const japan: TripFolder = {
  destination: 'Japan',
  visaType: 'Tourist Visa',
  entry: '2027-05-12',
  exit: '2027-05-26',
  score: { score: 74.5, status: 'Good Chance, Some Areas to Improve' },
};

const student = { occupation: 'student', payer: 'family', age: 'minor', trips: 'first' } as const;

describe('what was said once', () => {
  it.each<[why: string, folder: TripFolder, said: TripFolder, result: TripFolder]>([
    ['the first word', emptyFolder, { destination: 'Japan' }, { destination: 'Japan' }],
    [
      'one more',
      { destination: 'Japan' },
      { entry: '2027-05-12' },
      { destination: 'Japan', entry: '2027-05-12' },
    ],
    [
      'another destination clears the visa type and the score, and keeps the dates',
      japan,
      { destination: 'Kenya' },
      { destination: 'Kenya', entry: '2027-05-12', exit: '2027-05-26' },
    ],
    [
      'a visa type said with it stays',
      japan,
      { destination: 'Kenya', visaType: 'Business Visa' },
      { destination: 'Kenya', visaType: 'Business Visa', entry: '2027-05-12', exit: '2027-05-26' },
    ],
    ['the same destination changes nothing', japan, { destination: 'Japan' }, japan],
    [
      'an entry after the exit forgets the exit',
      { entry: '2027-05-12', exit: '2027-05-26' },
      { entry: '2027-06-01' },
      { entry: '2027-06-01' },
    ],
    [
      'another destination takes the documents and what was sent with it',
      {
        ...japan,
        documents: { list: 'japan', ready: 1, total: 9 },
        sent: { reference: 'K7P2QX9A', on: '2027-04-01' },
      },
      { destination: 'Kenya' },
      { destination: 'Kenya', entry: '2027-05-12', exit: '2027-05-26' },
    ],
    ['an exit alone stays', emptyFolder, { exit: '2027-05-26' }, { exit: '2027-05-26' }],
    ['an empty text takes its entry out', { destination: 'Japan' }, { destination: '' }, {}],
  ])('%s', (_why, folder, said, result) => {
    expect(withPatch(folder, said)).toEqual(result);
  });

  it('what is missing is named in the order in which it is asked for', () => {
    expect(missingFrom(emptyFolder)).toEqual([
      'your destination',
      'the day you arrive',
      'the day you leave',
      'when your passport expires',
      'the type of visa',
      'who is travelling',
    ]);
    expect(missingFrom({ ...japan, passportExpiry: '2030-01-31', traveller: student })).toEqual([]);
    expect(missingFrom(japan)).toEqual(['when your passport expires', 'who is travelling']);
    expect(missingFrom({ ...japan, sent: { reference: 'K7P2QX9A', on: '2027-04-01' } })).toEqual([]);
    expect([isEmpty(emptyFolder), isEmpty(japan)]).toEqual([true, false]);
  });

  it.each<[why: string, folder: TripFolder, lines: readonly string[]]>([
    [
      'a folder with nothing in it',
      emptyFolder,
      [
        'My trip',
        'Still missing: your destination, the day you arrive, the day you leave, when your passport expires, the type of visa, who is travelling',
        'the address',
      ],
    ],
    [
      'one with a score',
      japan,
      [
        'My trip to Japan',
        'Visa: Tourist Visa',
        'Travel: 12 May 2027 to 26 May 2027',
        'Profile score: 74.5 out of 100 (Good Chance, Some Areas to Improve)',
        'Still missing: when your passport expires, who is travelling',
        'the address',
      ],
    ],
    [
      'an application that was sent',
      {
        destination: 'Japan',
        entry: '2027-05-12',
        passportExpiry: '2030-01-31',
        documents: { list: 'japan', ready: 3, total: 9 },
        sent: { reference: 'K7P2QX9A', on: '2027-04-01' },
      },
      [
        'My trip to Japan',
        'Travel: 12 May 2027',
        'Passport valid until 31 January 2030',
        'Documents: 3 of 9 ready',
        'Sent on 1 April 2027, reference K7P2QX9A',
        'the address',
      ],
    ],
  ])('as a message: %s', (_why, folder, lines) => {
    expect(tripText(folder, 'the address').split('\n')).toEqual(lines);
  });

  it('a sponsor of whom nothing more was kept is the family', () => {
    expect(checkFolder({ traveller: { ...student, payer: 'sponsor' } })).toEqual({ traveller: student });
    expect(checkFolder({ traveller: { ...student, payer: 'host' } })?.traveller?.payer).toBe('host');
  });

  it('knows its documents by the name that they were kept under before', () => {
    const documents = { list: 'japan', ready: 2, total: 9 };
    expect(checkFolder({ papers: documents })).toEqual({ documents });
  });

  it.each<[stored: unknown, isTaken: boolean]>([
    [{ traveller: student }, true],
    [{ traveller: { ...student, payer: 'self', age: 'adult', trips: 'again' } }, true],
    [{ traveller: { ...student, purpose: 'business' } }, true],
    [{ traveller: { ...student, purpose: 'work' } }, false],
    [{ traveller: { ...student, payer: '' } }, false],
    [{ traveller: { ...student, age: '' } }, false],
    [{ traveller: { ...student, trips: '' } }, false],
    [{ traveller: {} }, false],
    [{ documents: { list: 'japan', ready: 1, total: 9 } }, true],
    [{ documents: { list: 'japan', ready: 1.5, total: 9 } }, false],
    [{ documents: {} }, false],
    [{ sent: { reference: 'K7P2QX9A', on: '2027-04-01' } }, true],
    [{ sent: { reference: 'K7P2QX9A' } }, false],
    [{ sent: {} }, false],
    [japan, true],
    [{ entry: '2027-02-30' }, false],
    [{ score: { score: 101, status: 'x' } }, false],
    [{ destination: 'x'.repeat(81) }, false],
  ])('what is read is checked: %j', (stored, isTaken) => {
    expect(checkFolder(stored) !== undefined).toBe(isTaken);
  });

  it('saying the same twice changes nothing, and an exit never comes before its entry', () => {
    const day = fc.constantFrom('2027-05-12', '2027-05-26', '2027-06-01');
    const said = fc.record(
      {
        destination: fc.constantFrom('Japan', 'Kenya'),
        visaType: fc.constant('Tourist Visa'),
        entry: day,
        exit: day,
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(said, said, (one, other) => {
        const folder = withPatch(withPatch(emptyFolder, one), other);
        if (folder.entry !== undefined && folder.exit !== undefined) {
          expect(folder.exit >= folder.entry).toBe(true);
          expect(withPatch(folder, other)).toEqual(folder);
        }
        if (!isEmpty(folder)) expect(checkFolder(folder)).toEqual(folder);
      }),
    );
  });
});
