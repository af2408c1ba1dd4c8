import type { Publication } from '../../../machines/publications';
import type { DocumentList } from '../../../machines/traveller-documents/documents';

const businessTodayJapan: Publication = {
  name: 'Business Today, documents for Japan',
  kind: 'press',
  date: '2026-01',
};

const businessStandardJapan: Publication = {
  name: 'Business Standard, documents for Japan',
  kind: 'press',
  date: '2026-03',
};

const mumbaiConsulateJapan: Publication = {
  name: 'Consulate-General of Japan in Mumbai, photograph',
  kind: 'government',
};

const globlysJapan: Publication = {
  name: 'Globlys, Japan visa documents',
  kind: 'visa agent',
  href: 'https://globlys.com/visa/japan',
};

/** The documents of a visit visa of Japan. */
export const japanDocuments: DocumentList = {
  id: 'japan',
  essentials: { form: 'japan-form', passport: 'japan-passport', photo: 'japan-photo' },
  note: 'From reports on what the visa centre in India asks for; what is asked of students, children and guests is from one visa agent.',
  groups: [
    {
      title: 'Form and identity',
      items: [
        {
          id: 'japan-form',
          text: 'Application form',
          asked: ['everyone'],
          publications: [businessTodayJapan, businessStandardJapan],
        },
        {
          id: 'japan-passport',
          text: 'Passport with 2 free pages',
          asked: ['everyone'],
          publications: [businessTodayJapan],
        },
        {
          id: 'japan-photo',
          photo: 'japan',
          text: 'Photo of 45 × 45 mm, white background',
          note: 'Not older than 6 months, without a border. The newspapers say 2 × 2 inches: ask the visa centre.',
          asked: ['everyone'],
          publications: [mumbaiConsulateJapan, businessTodayJapan],
        },
        {
          id: 'japan-cover-letter',
          text: 'Cover letter',
          asked: ['everyone'],
          publications: [businessTodayJapan],
        },
      ],
    },
    {
      title: 'The trip',
      items: [
        {
          id: 'japan-plan',
          text: 'Day-by-day plan',
          asked: ['everyone'],
          publications: [businessTodayJapan],
        },
        {
          id: 'japan-bookings',
          text: 'Hotels and flights',
          asked: ['everyone'],
          publications: [businessTodayJapan],
        },
        {
          id: 'japan-invitation',
          text: 'Invitation letter, with your host’s identity card or passport and proof of address',
          asked: ['hosted'],
          publications: [globlysJapan],
        },
        {
          id: 'japan-company-invitation',
          text: 'Invitation letter of the company in Japan, and a letter of your own company',
          asked: ['business'],
          publications: [globlysJapan],
        },
      ],
    },
    {
      title: 'Work and money',
      items: [
        {
          id: 'japan-money',
          text: 'Proof that you can pay for the trip',
          asked: ['adult'],
          publications: [businessTodayJapan, businessStandardJapan],
        },
        {
          id: 'japan-leave',
          text: 'Leave or no-objection letter',
          asked: ['salaried'],
          publications: [businessStandardJapan],
        },
        {
          id: 'japan-income',
          text: 'Tax returns for 2 years, or salary slips for 6 months',
          asked: ['salaried'],
          publications: [businessStandardJapan],
        },
        {
          id: 'japan-gst',
          text: 'Copy of the GST registration',
          asked: ['self-employed'],
          publications: [businessStandardJapan],
        },
        {
          id: 'japan-letter',
          text: 'Cover letter from your own business',
          asked: ['self-employed'],
          publications: [businessStandardJapan],
        },
        {
          id: 'japan-college',
          text: 'Identity card of the school or college, and its letter that you study there',
          asked: ['student'],
          publications: [globlysJapan],
        },
        {
          id: 'japan-spouse',
          text: 'Your spouse’s documents',
          asked: ['homemaker'],
          tag: 'usual',
        },
        {
          id: 'japan-relation',
          text: 'Proof of how you and your spouse are related',
          asked: ['homemaker'],
          publications: [businessStandardJapan],
        },
        {
          id: 'japan-pension',
          text: 'Proof of pension and savings',
          asked: ['retired'],
          publications: [globlysJapan],
        },
        {
          id: 'japan-sponsor',
          text: 'Letter, identity document and bank statements of the person who pays for you',
          asked: ['sponsored'],
          publications: [globlysJapan],
        },
      ],
    },
    {
      title: 'For a child',
      items: [
        {
          id: 'japan-birth-certificate',
          text: 'Birth certificate',
          asked: ['minor'],
          publications: [globlysJapan],
        },
        {
          id: 'japan-parental-consent',
          text: 'No-objection letter of the parent or parents who stay at home, on stamp paper',
          asked: ['minor'],
          publications: [globlysJapan],
        },
        {
          id: 'japan-parents-identity',
          text: 'Passport or PAN card of a parent',
          asked: ['minor'],
          publications: [globlysJapan],
        },
      ],
    },
  ],
};
