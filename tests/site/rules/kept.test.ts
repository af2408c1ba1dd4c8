import { describe, expect, it } from 'vitest';
import { staffUserStorageKey, pendingPhoneStorageKey } from '../../../machines/site/staff-session/keys';
import { applicationsStorageKey } from '../../../machines/applications/list';
import { checkerSeenStorageKey } from '../../../machines/checker-popup/seen';
import { bannerDismissalStorageKey } from '../../../machines/country-listing/listing';
import { readyDocumentsStorageKey } from '../../../machines/document-checklist/checklist';
import { assessmentDraftStorageKey } from '../../../machines/eligibility-checker/answers';
import { defaultAssessment } from '../../../machines/eligibility-checker/assessment';
import { emptyMessage, contactMessageStorageKey } from '../../../machines/contact-form/contact';
import type { StorageKey } from '../../../machines/ports';
import { ticketsStorageKey } from '../../../machines/site/deliveries/ticket';
import { openDeliveriesStorageKey } from '../../../machines/site/deliveries/known-deliveries';
import { lettersStorageKey, noAnswers } from '../../../machines/travel-letters/answers';
import { tripInTabStorageKey, tripOnDeviceStorageKey } from '../../../machines/site/trip-folder/folder';
import { themeStorageKey } from '../../../machines/site/theme/preference';
import { staysStorageKey, mostStays } from '../../../machines/stay-counter/stay-counter.machine';
import { emptyApplication, applicationDraftStorageKey } from '../../../machines/visa-application/application';

const application = {
  fullName: 'Asha Rao',
  country: 'France',
  visaType: 'Tourist Visa',
  stateOfApplication: 'Delhi',
  timestamp: '2026-01-02T03:04:05.000Z',
  status: 'New',
};
const assessment = { draft: { ...defaultAssessment, fullName: 'Asha Rao' }, step: 'profile' };
const draft = { form: { ...emptyApplication, fullName: 'Asha Rao' } };
const openDeliveries = [{ id: 'id-1', sentAt: '2026-01-02T03:04:05.000Z' }];

const tickets = [
  {
    reference: '0f8fad5b',
    sentAt: '2026-01-02T03:04:05.000Z',
    fullName: 'Asha Rao',
    country: 'Japan',
    visaType: 'Tourist Visa',
    stateOfApplication: 'Kerala',
  },
];

/** A change of a key or of what fits under it would lose, or misread, what visitors' devices hold today. */
describe('what the device keeps', () => {
  it.each<[key: string, lasts: StorageKey<unknown>['lasts'], kept: StorageKey<unknown>, value: unknown]>([
    ['vite-ui-theme', 'device', themeStorageKey, 'dark'],
    ['deshantar:admin-user:v1', 'device', staffUserStorageKey, { phoneNumber: '9876543210' }],
    ['deshantar:applications:v1', 'device', applicationsStorageKey, [application]],
    ['deshantar:ready-documents:v1', 'device', readyDocumentsStorageKey, ['dubai-passport']],
    ['deshantar:pending-phone:v1', 'tab', pendingPhoneStorageKey, '9876543210'],
    ['deshantar:application-draft:v1', 'tab', applicationDraftStorageKey, draft],
    ['deshantar:open-deliveries:v1', 'tab', openDeliveriesStorageKey, openDeliveries],
    ['deshantar:tickets:v1', 'tab', ticketsStorageKey, tickets],
    ['deshantar:contact-message:v1', 'tab', contactMessageStorageKey, { ...emptyMessage, name: 'Asha' }],
    ['deshantar:assessment-draft:v1', 'tab', assessmentDraftStorageKey, assessment],
    ['deshantar:banner-dismissed:v1', 'tab', bannerDismissalStorageKey, true],
    ['deshantar:checker-seen:v1', 'tab', checkerSeenStorageKey, true],
    ['deshantar:trip-folder:v1', 'tab', tripInTabStorageKey, { destination: 'Japan', entry: '2027-06-15' }],
    ['deshantar:kept-trip-folder:v1', 'device', tripOnDeviceStorageKey, { destination: 'Japan' }],
    ['deshantar:letters:v1', 'tab', lettersStorageKey, { ...noAnswers, fullName: 'Asha Rao' }],
    [
      'deshantar:stays:v1',
      'tab',
      staysStorageKey,
      { rows: [{ entry: '2026-01-01', exit: '' }], entry: '', wanted: '' },
    ],
  ])('%s, for the %s', (key, lasts, kept, value) => {
    expect([kept.key, kept.lasts]).toEqual([key, lasts]);
    expect(kept.check(value)).toEqual(value);
    for (const foreign of [
      undefined,
      null,
      false,
      0,
      '',
      'purple',
      {},
      { form: {} },
      { draft: {}, step: '' },
    ]) {
      expect(kept.check(foreign)).toBeUndefined();
    }
  });

  const stay = { entry: '2026-01-01', exit: '2026-01-10' };
  const yearOfFiveDigits = '20266-05-01';
  const agreed = { ...emptyApplication, fullName: 'Asha Rao', agreedToTerms: true };
  const checked = {
    ...defaultAssessment,
    fullName: 'Asha Rao',
    destinationCountry: 'usa',
    visaType: 'b1_b2',
  };
  const written = { ...emptyMessage, name: 'Asha Rao', message: 'Hello' };
  const [ticket] = tickets;
  const trip = { destination: 'Japan', entry: '2027-06-15' };

  it.each<[key: string, kept: StorageKey<unknown>, odd: unknown, left: unknown]>([
    ['vite-ui-theme', themeStorageKey, 'darker', undefined],
    ['deshantar:admin-user:v1', staffUserStorageKey, { phoneNumber: '98765432100' }, undefined],
    ['deshantar:pending-phone:v1', pendingPhoneStorageKey, '98765432100', undefined],
    ['deshantar:banner-dismissed:v1', bannerDismissalStorageKey, 'true', undefined],
    ['deshantar:checker-seen:v1', checkerSeenStorageKey, 1, undefined],
    [
      'deshantar:applications:v1',
      applicationsStorageKey,
      [application, { ...application, status: 'Old' }],
      [application],
    ],
    [
      'deshantar:ready-documents:v1',
      readyDocumentsStorageKey,
      ['dubai-passport', 'x'.repeat(61)],
      ['dubai-passport'],
    ],
    [
      'deshantar:application-draft:v1',
      applicationDraftStorageKey,
      { form: { ...agreed, country: 7 } },
      { form: agreed },
    ],
    [
      'deshantar:open-deliveries:v1',
      openDeliveriesStorageKey,
      [{ id: 'id-2', sentAt: 'yesterday' }, ...openDeliveries],
      openDeliveries,
    ],
    [
      'deshantar:tickets:v1',
      ticketsStorageKey,
      [{ ...ticket, sentAt: '+010000-01-02T03:04:05.000Z' }, ticket],
      [ticket],
    ],
    ['deshantar:contact-message:v1', contactMessageStorageKey, { ...written, phone: 7 }, written],
    [
      'deshantar:assessment-draft:v1',
      assessmentDraftStorageKey,
      { draft: { ...checked, occupation: 'astronaut' }, step: 'profile' },
      { draft: checked, step: 'profile' },
    ],
    [
      'deshantar:assessment-draft:v1',
      assessmentDraftStorageKey,
      { draft: { ...checked, visaType: 'tourist' }, step: 'profile' },
      { draft: { ...checked, visaType: '' }, step: 'profile' },
    ],
    ['deshantar:trip-folder:v1', tripInTabStorageKey, { ...trip, passportExpiry: yearOfFiveDigits }, trip],
    [
      'deshantar:trip-folder:v1',
      tripInTabStorageKey,
      { ...trip, destination: 'x'.repeat(81) },
      { entry: trip.entry },
    ],
    ['deshantar:kept-trip-folder:v1', tripOnDeviceStorageKey, { ...trip, exit: yearOfFiveDigits }, trip],
    ['deshantar:kept-trip-folder:v1', tripOnDeviceStorageKey, { ...trip, score: { score: 101 } }, trip],
    [
      'deshantar:letters:v1',
      lettersStorageKey,
      { ...noAnswers, fullName: 'Asha Rao', payer: 'nobody' },
      { ...noAnswers, fullName: 'Asha Rao' },
    ],
    [
      'deshantar:stays:v1',
      staysStorageKey,
      { rows: [stay, { entry: yearOfFiveDigits, exit: '2026-05-09' }], entry: '2026-12-01', wanted: '60' },
      { rows: [stay, { entry: '', exit: '2026-05-09' }], entry: '2026-12-01', wanted: '60' },
    ],
    [
      'deshantar:stays:v1',
      staysStorageKey,
      { rows: [stay], entry: yearOfFiveDigits },
      { rows: [stay], entry: '', wanted: '' },
    ],
    [
      'deshantar:stays:v1',
      staysStorageKey,
      { rows: [stay, 'a stay'], entry: '' },
      { rows: [stay], entry: '', wanted: '' },
    ],
    [
      'deshantar:stays:v1',
      staysStorageKey,
      { rows: Array.from({ length: mostStays + 1 }, () => stay), entry: '' },
      { rows: Array.from({ length: mostStays }, () => stay), entry: '', wanted: '' },
    ],
  ])('fault 106: %s loses one odd value, and nothing besides', (key, kept, odd, left) => {
    expect(kept.key).toBe(key);
    expect(kept.check(odd)).toEqual(left);
  });

  it('fault 106: a letter keeps a text of any length', () => {
    const letters = { ...noAnswers, fullName: 'Asha Rao', employer: 'x'.repeat(1000) };
    expect(lettersStorageKey.check(letters)).toEqual(letters);
  });

  it('fault 99: a draft that an earlier version kept beside its id is taken up without it', () => {
    expect(applicationDraftStorageKey.check({ ...draft, submissionId: 'id-1' })).toEqual(draft);
  });

  it.each([
    ['getStarted', true],
    ['destination', true],
    ['profile', true],
    ['travelHistory', true],
    ['finances', true],
    ['documents', true],
    ['calculating', false],
    ['result', false],
    ['', false],
  ])('an assessment left at "%s" is taken up again: %s', (step, isTakenUp) => {
    expect(assessmentDraftStorageKey.check({ ...assessment, step }) !== undefined).toBe(isTakenUp);
  });
});
