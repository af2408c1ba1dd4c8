import fc from 'fast-check';
import { destinations } from '../../../machines/eligibility-checker/choices';
import type { TripFolder } from '../../../machines/site/trip-folder/folder';
import {
  selectIsFilled,
  selectKept,
  tripFolderMachine,
} from '../../../machines/site/trip-folder/trip-folder.machine';
import { type Play, idOf, nothing, playOf } from '../../support/arbitraries';
import { someFolder } from '../../support/random-values';

/** As it is kept: what is read has been checked, and nobody has turned its days around. */
const keptFolder = fc.constantFrom<TripFolder>(
  {},
  { destination: 'Japan' },
  { destination: 'Kenya', entry: '2027-05-12', exit: '2027-05-26' },
);

const checkerDestination = fc.oneof(idOf(destinations), fc.constant(''));

export const randomEvents: Play = playOf(tripFolderMachine, {
  input: { site: undefined as never },
  events: {
    'folder.found': fc.record({ folder: keptFolder, isOnDevice: fc.boolean() }),
    'folder.replaced': fc.record({ folder: keptFolder }),
    'trip.patched': fc.record({ patch: someFolder }),
    'dates.planned': fc.record({
      dates: fc.constantFrom<TripFolder>({}, { entry: '2027-05-12' }, { entry: '', exit: '2027-05-26' }),
      country: fc.constantFrom('Japan', 'Schengen Area'),
    }),
    'application.answered': fc.record({
      answers: fc.record({
        country: fc.constantFrom('', 'Japan', 'Spain'),
        visaType: fc.constantFrom('', 'Transit Visa'),
      }),
    }),
    'checker.answered': fc.record({
      answers: fc.record({
        destinationCountry: checkerDestination,
        visaType: fc.constantFrom('', 'tourist', 'b1_b2'),
        passportValidity: fc.constantFrom('', '2030-01-31'),
      }),
    }),
    'checker.scored': fc.record({
      score: fc.record({ score: fc.constantFrom(0, 81.5), status: fc.constant('High') }),
      profile: fc.record({
        occupation: fc.constantFrom('student', 'unemployed'),
        age: fc.constantFrom(17, 40),
        traveledAbroad: fc.constantFrom('yes', 'no'),
      }),
    }),
    'estimator.answered': fc.record({
      answers: fc.record({ destinationCountry: checkerDestination, visaType: fc.constant('tourist') }),
    }),
    'keeping.toggled': nothing,
    'keeping.declined': nothing,
    'clear.pressed': nothing,
    'undo.pressed': nothing,
  },
  holds: ({ snapshot }) => {
    const { folder } = snapshot.context;
    const { inTab, onDevice } = selectKept(snapshot);
    return {
      'it is filled when something is in it':
        selectIsFilled(snapshot) === Object.keys(folder).some((field) => field !== 'keeping'),
      'it is kept in one place at most': inTab === undefined || onDevice === undefined,
      'nobody leaves before arriving':
        folder.entry === undefined || folder.exit === undefined || folder.exit >= folder.entry,
      'no empty text is kept': Object.values(folder).every((value) => value !== ''),
    };
  },
});
