import { act, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import type { Country } from '../../../machines/country-listing/listing';
import type { AssessmentDraft } from '../../../machines/eligibility-checker/assessment';
import type { TripFolder as Folder } from '../../../machines/site/trip-folder/folder';
import type { TypedStays } from '../../../machines/stay-counter/stay-counter.machine';
import type { Traveller } from '../../../machines/traveller-documents/documents';
import {
  defaultEstimatorForm,
  emptyLead,
  type EstimatorDraft,
} from '../../../machines/trip-estimator/estimator-form';
import { entryRulesFor } from '../../../src/content/entry-rules';
import { CountryListing } from '../../../src/flows/country-listing/CountryListing';
import { DataNotice } from '../../../src/flows/DataNotice';
import type { SendingForm } from '../../../src/content/consent/notice';
import { StaffArea } from '../../../src/flows/staff-session/StaffArea';
import StayCounter from '../../../src/flows/stay-counter/StayCounter';
import DatePlanner from '../../../src/flows/travel-dates/DatePlanner';
import TravelLetters from '../../../src/flows/travel-letters/TravelLetters';
import { TripEstimator } from '../../../src/flows/trip-estimator/TripEstimator';
import { TripFolder } from '../../../src/flows/trip-folder/TripFolder';
import { VisaApplication } from '../../../src/flows/visa-application/VisaApplication';
import { france, japan } from '../../support/countries';
import { openTab, choose, press, tick, wait } from '../../support/hands';
import { expectAsRecorded } from '../../support/recorded';
import { scopeOf } from '../../support/screen';
import { answeredDraft } from '../../support/traveller';
import { viewText } from '../../support/view-text';
import { eachInItsWorld } from '../../support/each-in-its-world';
import type { World } from '../../support/world';
import { EligibilityChecker } from '../../support/with-data';

/*
 * A state of a chart shows more than one thing where a result depends on what was said: of the flows with such results a few
 * situations, each reviewed as the states are.
 */

let world: World;
eachInItsWorld((fresh) => (world = fresh));

interface Review<Kept> {
  readonly view: ReactNode | ((kept: Kept) => ReactNode);
  readonly address: string | ((kept: Kept) => string);
  /** What the device has kept from an earlier page. */
  readonly keep?: (kept: Kept) => void;
  /** Leads from the page as it opens to what is reviewed. */
  readonly goOn?: (kept: Kept) => Promise<void>;
  readonly situations: Readonly<Record<string, Kept>>;
}

function review<Kept>(name: string, { view, address, keep, goOn, situations }: Review<Kept>): void {
  describe(name, () => {
    for (const [situation, kept] of Object.entries(situations)) {
      it(situation, async () => {
        keep?.(kept);
        await world.open(
          typeof view === 'function' ? view(kept) : view,
          typeof address === 'string' ? address : address(kept),
        );
        await goOn?.(kept);
        const file = `${name} ${situation}`.toLowerCase().replaceAll(/\W+/g, '-');
        await expectAsRecorded(
          `${viewText(scopeOf(document.body, undefined))}\n`,
          `tests/site/situations/${file}.txt`,
        );
      });
    }
  });
}

const listed: readonly Country[] = [
  { ...france, processingTime: '15 days', link: '/visa/x' },
  japan,
  {
    name: 'Thailand',
    shortName: 'THA',
    flag: 'th',
    category: 'asia',
    processingTime: '3 days',
    answer: {
      need: 'none',
      kind: 'No visa needed',
      fee: { value: 'Free' },
      time: { value: 'No waiting', listed: 'our list: 3 days' },
    },
  },
];

review<string>('The listing:', {
  view: <CountryListing countries={listed} asOf="May 2025" />,
  address: (asked) => `/services${asked}`,
  goOn: () => wait(500),
  situations: {
    'of everything': '',
    'asked for by another name': '?to=Nippon',
    'asked for a country that needs no visa': '?to=thai#list',
    'asked for what is no country': '?to=europe',
    'asked for nothing we know': `?to=%20${'atlantis'.repeat(10)}`,
  },
});

const weak: AssessmentDraft = {
  ...answeredDraft,
  age: '70',
  passportValidity: '2026-03-01',
  occupation: 'unemployed',
  maritalStatus: 'single',
  visaRejections: 'yes',
  monthlyIncome: '0_25k',
  bankBalance: '0_50k',
  hasPanCard: 'no',
  hasFinancialProof: 'no',
};

review<AssessmentDraft>('A result of the checker:', {
  view: <EligibilityChecker />,
  address: '/tools/visa-eligibility-checker',
  keep: (draft) => Object.assign(world.assessmentDraft, { value: { draft, step: 'documents' } }),
  goOn: async () => {
    await press('Check Eligibility');
    await wait(5_000);
  },
  situations: {
    'capped at 100': {
      ...answeredDraft,
      traveledAbroad: 'yes',
      countriesVisited: ['usa', 'uk', 'schengen', 'australia'],
      itReturnsFiled: 'yes',
      monthlyIncome: '200k_plus',
      bankBalance: '10L_plus',
      relativesInDestination: 'yes',
      hasInvitationLetter: 'yes',
      hasFlightHotelBooking: 'yes',
    },
    'capped at 0': weak,
    'in the middle': { ...answeredDraft, itReturnsFiled: 'yes', sponsorAvailable: 'yes' },
    'with concerns, for study': {
      ...answeredDraft,
      destinationCountry: 'uk',
      visaType: 'student',
      occupation: 'student',
      age: '20',
      visaRejections: 'yes',
    },
    'without a visa, at 17': {
      ...answeredDraft,
      destinationCountry: 'thailand',
      visaType: 'tourist_evisa',
      age: '17',
      occupation: 'student',
    },
  },
});

it('The checker brings out what gains only beside a renewed passport', async () => {
  Object.assign(world.assessmentDraft, { value: { draft: weak, step: 'documents' } });
  await world.open(<EligibilityChecker />, '/tools/visa-eligibility-checker');
  await press('Check Eligibility');
  await wait(5_000);
  const switches = () => screen.getAllByRole('switch').map((one) => (one as HTMLInputElement).checked);
  expect(switches()).toEqual([false]);
  await tick(/^Renew your passport \+3 points/);
  expect(switches()).toEqual([true, false, false, false, false, false]);
  await tick(/^File your income tax return \+10 points/);
  // −30 + 33 + 10, the score above it as it was.
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(
    'With these 2 changes: 13 out of 100, “Likely Rejection, Requires Major Profile Strengthening”. Today: 0.',
  );
  expect(screen.getByText('0%')).toBeDefined();
  await tick(/^Renew your passport/);
  expect(switches()).toEqual([false]);
  expect(screen.getByText('Nothing switched on: 0 out of 100, as today.')).toBeDefined();
});

interface BesideTrip {
  readonly answers: Partial<AssessmentDraft>;
  readonly step: 'destination' | 'profile';
}

review<BesideTrip>('The checker beside a trip to the USA:', {
  view: <EligibilityChecker />,
  address: '/tools/visa-eligibility-checker',
  keep: ({ answers, step }) => {
    Object.assign(world.assessmentDraft, { value: { draft: { ...answeredDraft, ...answers }, step } });
    const traveller = { occupation: 'student', payer: 'self', age: 'adult', trips: 'first' } as const;
    Object.assign(world.trip, {
      value: {
        destination: 'United States',
        visaType: 'Tourist Visa',
        passportExpiry: '2031-05-01',
        traveller,
      },
    });
  },
  goOn: () => wait(100),
  situations: {
    'answers of its own': { answers: {}, step: 'destination' },
    'a visa type of its own': { answers: { destinationCountry: 'usa', visaType: 'f1' }, step: 'destination' },
    'a traveller of its own': { answers: {}, step: 'profile' },
  },
});

it('The checker takes the visa type of a trip along with its destination', async () => {
  Object.assign(world.assessmentDraft, { value: { draft: answeredDraft, step: 'destination' } });
  Object.assign(world.trip, { value: { destination: 'United States', visaType: 'Tourist Visa' } });
  await world.open(<EligibilityChecker />, '/tools/visa-eligibility-checker');
  await wait(100);
  await press('use it for Destination Country');
  expect(world.screen().fields).toMatchObject({ 'Destination Country': 'USA', 'Visa Type': 'B1/B2 visitor' });
  expect(screen.getAllByText('From your trip ·')).toHaveLength(1);
  expect(document.activeElement).toBe(screen.getByLabelText('Destination Country'));
});

review<Folder>('The application beside a trip:', {
  view: <VisaApplication countryNames={['France', 'Japan', 'Thailand']} listedCountries={listed} />,
  address: '/apply-visa?country=jpn',
  keep: (folder) => Object.assign(world.trip, { value: folder }),
  goOn: () => wait(100),
  situations: {
    'to the same country': { destination: 'Japan', visaType: 'Tourist Visa' },
    'to another country': { destination: 'Thailand', visaType: 'Business Visa' },
  },
});

it('An address that names no country is not answered with a trip’s', async () => {
  Object.assign(world.trip, { value: { destination: 'Thailand', visaType: 'Business Visa' } });
  const form = <VisaApplication countryNames={['France', 'Thailand']} listedCountries={listed} />;
  await world.open(form, '/apply-visa?country=atlantis');
  await wait(100);
  expect(world.screen().fields).toMatchObject({
    Country: 'Choose a country',
    'Visa Type': 'Choose a visa type',
  });
});

it('What is said in the form is the trip’s', async () => {
  const form = <VisaApplication countryNames={['France', 'Thailand']} listedCountries={listed} />;
  await world.open(form, '/apply-visa');
  await choose('Country', 'Thailand');
  await choose('Visa Type', 'Business Visa');
  expect(world.trip.value).toEqual({ destination: 'Thailand', visaType: 'Business Visa' });
});

it.each([
  ['Canada', /We hold no such licence.*We don’t choose a visa for you, fill in your forms/],
  ['France', undefined],
])('Who asks for %s is told what we may do there', async (country, help) => {
  await world.open(
    <VisaApplication countryNames={['Canada', 'France']} listedCountries={listed} />,
    '/apply-visa',
  );
  await choose('Country', country);
  const note = screen.queryByRole('note', { name: `Our help for ${country}` });
  if (help) expect(note?.textContent).toMatch(help);
  else expect(note).toBeNull();
});

const sections = {
  rules: entryRulesFor,
  pageOf: (destination: string) => (destination === 'Japan' ? '/services/japan' : undefined),
  planner: (destination: string) => <p>{`The planner for ${destination || 'any country'}`}</p>,
  centre: (destination: string) => <p>{`Where one applies for ${destination}`}</p>,
  documents: (destination: string) => <p>{`The documents for ${destination}`}</p>,
  stamp: () => null,
  letters: () => <p>The letters</p>,
  apply: (destination: string, isChecked: boolean) => (
    <p>{`Apply for ${destination}${isChecked ? ', checked' : ''}`}</p>
  ),
  estimate: <p>The estimate</p>,
  sharing: <p>The link</p>,
};

const whole: Folder = {
  destination: 'Japan',
  visaType: 'Tourist Visa',
  entry: '2026-03-10',
  exit: '2026-03-20',
  passportIssued: '2020-05-01',
  passportExpiry: '2030-04-30',
  score: { score: 81.5, status: 'High Chance of Approval' },
};

review<Folder>('The trip:', {
  view: <TripFolder destinations={['Japan', 'Thailand']} sections={sections} />,
  address: '/trip',
  keep: (folder) => Object.assign(world.trip, { value: folder }),
  goOn: () => openTab('Profile'),
  situations: {
    'without a destination': { visaType: 'Tourist Visa' },
    'without dates': { destination: 'Japan' },
    'to a country that is not listed': { destination: 'Kenya', entry: '2026-03-10' },
    'that can be applied for': whole,
    'with documents left to get': {
      ...whole,
      entry: '2026-09-10',
      exit: '2026-09-20',
      documents: { list: entryRulesFor('Japan')?.documents ?? '', ready: 3, total: 8 },
    },
    'with the documents of another': { ...whole, documents: { list: 'another', ready: 3, total: 8 } },
    'with a passport that ends before': { ...whole, passportExpiry: '2026-03-01' },
    'whose application is sent': { ...whole, sent: { reference: 'K7P2QX9A', on: '2026-01-14' } },
    'that is over': {
      destination: 'Thailand',
      entry: '2025-12-01',
      exit: '2025-12-10',
      sent: { reference: 'K7P2QX9A', on: '2025-11-14' },
    },
  },
});

const dates = { entry: '2026-03-10', exit: '2026-03-20', passportExpiry: '2030-04-30' } as const;

review<Folder>('The planner for Japan:', {
  view: <DatePlanner country="Japan" />,
  address: '/services/japan',
  keep: (folder) => Object.assign(world.trip, { value: folder }),
  goOn: () => wait(100),
  situations: {
    'for the trip there': { ...dates, destination: 'Japan' },
    'for a trip elsewhere': { ...dates, destination: 'Thailand' },
    'with a passport that ends before': { ...dates, destination: 'Japan', passportExpiry: '2026-03-01' },
  },
});

it('The planner makes the trip one to its country, with the dates it has', async () => {
  Object.assign(world.trip, { value: { ...dates, destination: 'Thailand' } });
  await world.open(<DatePlanner country="Japan" />, '/services/japan');
  await wait(100);
  await press('Make it a trip to Japan');
  expect(world.trip.value).toMatchObject({ ...dates, destination: 'Japan' });
});

it('The planner has nothing to say of a country without rules', async () => {
  await world.open(<DatePlanner country="Atlantis" />, '/trip');
  expect(document.body.textContent).toContain('We don’t know when you should apply for Atlantis. Ask us.');
});

review<TypedStays>('Stays:', {
  view: <StayCounter />,
  address: '/visa/schengen-visa-online',
  keep: (stays) => Object.assign(world.stays, { value: stays }),
  goOn: () => wait(100),
  situations: {
    'two, and another to come': {
      rows: [
        { entry: '2025-10-01', exit: '2025-11-10' },
        { entry: '2026-03-01', exit: '2026-03-20' },
      ],
      entry: '2026-04-15',
      wanted: '60',
    },
    'too many for another': {
      rows: [{ entry: '2025-11-01', exit: '2026-01-29' }],
      entry: '2026-02-01',
      wanted: '',
    },
    'beyond the 90 days': { rows: [{ entry: '2025-10-01', exit: '2026-01-12' }], entry: '', wanted: '' },
  },
});

review<EstimatorDraft | undefined>('The estimator beside a trip to Thailand:', {
  view: <TripEstimator sharedTrip={undefined} />,
  address: '/',
  keep: (draft) => {
    Object.assign(world.trip, {
      value: { destination: 'Thailand', entry: '2026-03-10', exit: '2026-03-21' },
    });
    Object.assign(world.tripDraft, { value: draft });
  },
  goOn: () => wait(100),
  situations: {
    'taken into it': undefined,
    'answers of its own': {
      trip: { ...defaultEstimatorForm, destinationCountry: 'uk', durationDays: '1' },
      lead: emptyLead,
      step: 'tripDetails',
    },
  },
});

review<SendingForm>('The notice beside', {
  view: (form) => <DataNotice form={form}>What the button does.</DataNotice>,
  address: '/',
  goOn: async () => {
    for (const folded of document.querySelectorAll('details')) {
      await act(async () => {
        folded.open = true;
        folded.dispatchEvent(new Event('toggle'));
        await import(`../../../src/content/consent/${folded.lang}.ts`);
        await import('../../../src/flows/NoticeText');
      });
    }
    await wait(0);
  },
  situations: {
    'the application': 'application',
    'the checker': 'assessment',
    'a message': 'contact',
    'a request for a quote': 'quote',
  },
});

review<{ letter: string; traveller: Traveller }>('Letters:', {
  view: <TravelLetters />,
  address: '/trip',
  keep: ({ traveller }) => Object.assign(world.trip, { value: { ...whole, traveller } }),
  goOn: async ({ letter }) => {
    await wait(100);
    await press(letter);
  },
  situations: {
    'of who pays alone': {
      letter: 'Sponsor letter',
      traveller: { occupation: 'salaried', payer: 'self', age: 'adult', trips: 'first' },
    },
    'of who is paid for': {
      letter: 'Sponsor letter',
      traveller: { occupation: 'salaried', payer: 'host', age: 'adult', trips: 'again' },
    },
    'for a leave': {
      letter: 'Leave letter',
      traveller: { occupation: 'salaried', payer: 'self', age: 'adult', trips: 'first' },
    },
    'for a child': {
      letter: 'Consent for a child',
      traveller: { occupation: 'student', payer: 'family', age: 'minor', trips: 'first' },
    },
  },
});

interface Login {
  readonly page: 'login' | 'otp' | 'panel';
  readonly user?: { readonly phoneNumber: string };
  readonly pendingPhone?: string;
}

review<Login>('The staff area, away from where the login stands:', {
  view: ({ page }) => <StaffArea page={page} />,
  address: ({ page }) => ({ login: '/login', otp: '/verify-otp', panel: '/admin' })[page],
  keep: ({ user, pendingPhone }) => {
    Object.assign(world.staffUser, { value: user });
    Object.assign(world.pendingPhone, { value: pendingPhone });
  },
  situations: {
    'the login of who is logged in': { page: 'login', user: { phoneNumber: '9876543210' } },
    'the OTP of who is logged in': { page: 'otp', user: { phoneNumber: '9876543210' } },
    'the login of who has an OTP to enter': { page: 'login', pendingPhone: '9876543210' },
    'the panel of who has an OTP to enter': { page: 'panel', pendingPhone: '9876543210' },
    'the panel of who has not begun': { page: 'panel' },
  },
});
