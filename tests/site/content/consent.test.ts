import { describe, expect, it } from 'vitest';
import { assessmentSchema } from '../../../machines/eligibility-checker/assessment';
import { contactFields } from '../../../machines/contact-form/contact';
import { emptyApplication } from '../../../machines/visa-application/application';
import { grievance, notice as english, retention } from '../../../src/content/consent/en';
import { notice as hindi } from '../../../src/content/consent/hi';
import { addressMarker, sendingForms, type ConsentNotice } from '../../../src/content/consent/notice';
import { noticeLanguages } from '../../../src/content/consent/languages';
import { privacy } from '../../../src/content/legal/privacy';

const languages = Object.entries(
  import.meta.glob<ConsentNotice>('../../../src/content/consent/??.ts', { eager: true, import: 'notice' }),
).map(([file, notice]) => ({ lang: file.slice(-5, -3), notice }));

function textsOf(content: unknown): string[] {
  if (typeof content === 'string') return [content];
  return typeof content === 'object' && content !== null ? Object.values(content).flatMap(textsOf) : [];
}

it('there is English and Hindi', () => {
  expect(languages).toEqual([
    { lang: 'en', notice: english },
    { lang: 'hi', notice: hindi },
  ]);
  expect(noticeLanguages.map(({ lang }) => lang)).toEqual(languages.map(({ lang }) => lang));
});

describe.each(languages)('the notice beside the forms, in $lang', ({ notice }) => {
  it.each(sendingForms)('%s: says what, to whom and for what', (form) => {
    for (const [heading, items] of [notice.what, notice.toWhom, notice.whatFor]) {
      expect(heading).not.toBe('');
      expect(items[form].length).toBeGreaterThan(10);
    }
  });

  it('says where to write, and by when there is an answer', () => {
    expect(notice.rights[1].split(addressMarker)).toHaveLength(2);
    expect(textsOf(notice).filter((text) => text.includes(addressMarker))).toHaveLength(1);
    expect(notice.complain[1]).toContain('Grievance');
    expect(notice.complain[1]).toMatch(/\b48\b/);
    expect(notice.complain[1]).toMatch(/\b2023\b/);
  });
});

it('the Hindi is Hindi', () => {
  const foreign = textsOf(hindi).filter((text) => {
    const latin = text.replaceAll(addressMarker, '').match(/[A-Za-z]+/g) ?? [];
    return !/\p{Script=Devanagari}/u.test(text) || latin.some((word) => word !== 'Grievance');
  });
  expect(foreign).toEqual([]);
});

// What is posted, by the names that the endpoint gets, and how a visitor is told of it.
describe.each<
  [
    form: 'application' | 'assessment' | 'contact',
    posted: readonly string[],
    told: Readonly<Record<string, readonly [english: string, hindi: string]>>,
  ]
>([
  [
    'application',
    Object.keys(emptyApplication),
    {
      fullName: ['full name', 'पूरा नाम'],
      mobileNumber: ['mobile number', 'मोबाइल नंबर'],
      email: ['e-mail', 'ई-मेल'],
      stateOfApplication: ['state of application', 'आवेदन का राज्य'],
      country: ['country', 'देश'],
      visaType: ['visa type', 'वीज़ा का प्रकार'],
      agreedToTerms: ['agreement to the terms', 'सहमति'],
    },
  ],
  [
    'assessment',
    [...Object.keys(assessmentSchema.entries), 'score', 'tips'],
    {
      fullName: ['full name', 'पूरा नाम'],
      email: ['e-mail', 'ई-मेल'],
      phone: ['phone', 'फ़ोन'],
      consentGiven: ['your consent', 'आपकी सहमति'],
      destinationCountry: ['destination', 'गंतव्य देश'],
      visaType: ['visa type', 'वीज़ा का प्रकार'],
      stateOfApplication: ['state of application', 'आवेदन का राज्य'],
      age: ['age', 'आयु'],
      nationality: ['nationality', 'राष्ट्रीयता'],
      passportValidity: ['passport validity', 'पासपोर्ट की वैधता'],
      occupation: ['occupation', 'पेशा'],
      maritalStatus: ['marital status', 'वैवाहिक स्थिति'],
      traveledAbroad: ['countries visited', 'देशों में गए'],
      countriesVisited: ['countries visited', 'देशों में गए'],
      visaRejections: ['visa refusals', 'अस्वीकृतियाँ'],
      relativesInDestination: ['relatives at the destination', 'रिश्तेदार'],
      monthlyIncome: ['monthly income', 'मासिक आय'],
      itReturnsFiled: ['tax returns', 'आयकर रिटर्न'],
      bankBalance: ['bank balance', 'बैंक बैलेंस'],
      sponsorAvailable: ['sponsor', 'प्रायोजक'],
      hasPassport: ['have a passport', 'पासपोर्ट'],
      hasPanCard: ['pan card', 'पैन कार्ड'],
      hasInvitationLetter: ['invitation', 'निमंत्रण'],
      hasFinancialProof: ['financial proof', 'आर्थिक प्रमाण'],
      hasFlightHotelBooking: ['bookings', 'बुकिंग'],
      score: ['score', 'स्कोर'],
      tips: ['tips', 'सुझाव'],
    },
  ],
  [
    'contact',
    contactFields,
    {
      name: ['full name', 'पूरा नाम'],
      email: ['e-mail', 'ई-मेल'],
      phone: ['phone', 'फ़ोन'],
      subject: ['subject', 'विषय'],
      message: ['message', 'संदेश'],
    },
  ],
])('%s', (form, posted, told) => {
  it.each(posted)('%s is named in English and Hindi', (name) => {
    const [inEnglish, inHindi] = told[name] ?? ['not told of', 'not told of'];
    expect(english.what[1][form].toLowerCase()).toContain(inEnglish);
    expect(hindi.what[1][form]).toContain(inHindi);
  });
});

it('the privacy policy says the same', () => {
  const policy = textsOf(privacy).join('\n');
  for (const form of sendingForms) expect(policy).toContain(english.what[1][form]);
  expect(policy).toContain(retention);
  expect(english.howLong[1]).toBe(retention);
  expect(english.complain[1]).toContain(grievance);
});
