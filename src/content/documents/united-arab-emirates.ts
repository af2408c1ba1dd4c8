import type { Publication } from '../../../machines/publications';
import type { DocumentList } from '../../../machines/traveller-documents/documents';

const icpUae: Publication = {
  name: 'ICP, United Arab Emirates',
  kind: 'government',
  href: 'https://icp.gov.ae/en/',
};

const nationalUae: Publication = { name: 'The National, visits to the UAE', kind: 'press', date: '2024-10' };

/** The documents of a visit visa of the United Arab Emirates. The form is filled in by the agent or host who applies for the traveller. */
export const unitedArabEmiratesDocuments: DocumentList = {
  id: 'united-arab-emirates',
  essentials: { passport: 'dubai-passport', photo: 'dubai-photo' },
  note: 'There is no form for you to sign: the agent or host who applies for you fills it in. Little is published by kind of traveller, and we found no official rule on the consent of parents.',
  groups: [
    {
      title: 'For every traveller',
      items: [
        {
          id: 'dubai-passport',
          text: 'Passport valid for at least {fact:uaePassportValidity|brief} from arrival',
          note: 'Colour scans of {fact:uaePassportScans}. All four corners visible, no flash, no fingers.',
          asked: ['everyone'],
        },
        {
          id: 'dubai-photo',
          text: 'Recent passport-size photo in colour, white background',
          note: 'Face straight to the camera. A selfie or a photo of a photo is refused.',
          asked: ['everyone'],
        },
        {
          id: 'dubai-return-ticket',
          text: 'Confirmed return or onward ticket',
          note: 'Book one that you can change while your visa is pending.',
          asked: ['everyone'],
        },
        {
          id: 'dubai-stay',
          text: 'Hotel booking for the whole stay',
          note: 'Staying with someone? Their Emirates ID, residence visa and tenancy contract instead.',
          asked: ['everyone'],
          words: { hosted: 'Your host’s Emirates ID, residence visa and tenancy contract' },
        },
        {
          id: 'dubai-funds',
          text: 'Recent bank statement and PAN card',
          note: 'You may be asked for them when you apply, and again when you arrive.',
          asked: ['adult'],
        },
        {
          id: 'dubai-money',
          text: 'Money for the stay: AED 3,000 to 5,000 is reported',
          asked: ['adult'],
          publications: [nationalUae],
        },
        {
          id: 'dubai-host-income',
          text: 'Proof of your host’s income: {fact:uaeHostIncome|brief}',
          asked: ['hosted'],
          publications: [icpUae],
        },
      ],
    },
    {
      title: 'For a child',
      items: [
        {
          id: 'dubai-birth-certificate',
          text: 'Birth certificate with the names of both parents',
          asked: ['minor'],
        },
        {
          id: 'dubai-parents-passports',
          text: 'Passport scans of both parents',
          note: 'Every child needs a passport and a visa of their own.',
          asked: ['minor'],
        },
        {
          id: 'dubai-parental-consent',
          text: 'Signed consent letter',
          note: 'From the parent who stays at home, or from both if the child travels with someone else.',
          asked: ['minor'],
        },
      ],
    },
    {
      title: 'Only in some cases',
      items: [
        {
          id: 'dubai-insurance',
          text: 'Health insurance that is valid in the UAE',
          note: 'Wise for everyone; often asked for with a multiple-entry visa.',
          asked: ['everyone'],
          tag: 'some',
        },
        {
          id: 'dubai-old-visa',
          text: 'Earlier UAE visa or proof that it was cancelled',
          note: 'If you lived or worked in the UAE before.',
          asked: ['everyone'],
          tag: 'some',
        },
      ],
    },
  ],
};
