import type { Publication } from '../../../machines/publications';
import type { DocumentList } from '../../../machines/traveller-documents/documents';

const flightGptCanada: Publication = {
  name: 'FlightGPT, Canada visitor visa guide',
  kind: 'visa agent',
  date: '2026',
  href: 'https://flightgpt.in/blog/canada-visitor-visa-from-india-2026',
};

const irccChildren: Publication = {
  name: 'Immigration Canada, Help Centre, question 1022',
  kind: 'government',
};

const listCopy: Publication = {
  name: 'Jetsanza, copy of Immigration Canada’s list of documents',
  kind: 'website',
};

/** The documents of a visitor visa of Canada. */
export const canadaDocuments: DocumentList = {
  id: 'canada',
  essentials: { form: 'canada-form', passport: 'canada-passport', photo: 'canada-photo' },
  note: 'Your online account makes your own list, and that list decides.',
  groups: [
    {
      title: 'Form and identity',
      items: [
        {
          id: 'canada-form',
          text: 'Visitor visa application (IMM 5257), filled in online',
          note: 'The account asks the questions of the form and makes your own list of documents. That list decides.',
          asked: ['everyone'],
        },
        {
          id: 'canada-family-form',
          text: 'Family information form (IMM 5645)',
          note: 'Name parents, spouse, children, brothers and sisters, also those who don’t travel.',
          asked: ['adult'],
        },
        {
          id: 'canada-passport',
          text: 'Passport, with scans of every page that is stamped or has a visa',
          note: 'The visa never lasts longer than the passport. Renew it first if it expires soon.',
          asked: ['everyone'],
        },
        {
          id: 'canada-photo',
          photo: 'canada',
          text: 'Photo of {fact:canadaPhotoSize|brief}',
          note: 'Not older than six months, plain white or light background, not edited. The visa centre takes a photo with your fingerprints, so you may not be asked for prints.',
          asked: ['everyone'],
        },
      ],
    },
    {
      title: 'The trip',
      items: [
        {
          id: 'canada-purpose',
          text: 'Letter that explains the trip',
          note: 'Why now, which places, which dates, who travels with you.',
          asked: ['everyone'],
        },
        {
          id: 'canada-invitation',
          text: 'Invitation letter and the host’s proof of status in Canada',
          note: 'If you visit family, friends or a company.',
          asked: ['hosted', 'business'],
        },
        {
          id: 'canada-itinerary',
          text: 'Travel plan with hotel reservations',
          note: 'A plan is enough. Don’t pay for tickets yet.',
          asked: ['everyone'],
        },
        {
          id: 'canada-travel-history',
          text: 'Copies of earlier visas, especially of the USA, the UK and Schengen',
          asked: ['been-abroad'],
        },
      ],
    },
    {
      title: 'Work, money and ties',
      items: [
        {
          id: 'canada-bank',
          text: 'Bank statements of {fact:canadaBankStatements|brief}',
          note: 'Agents say 6 months, a copy of the official list 4: go by your account’s list.',
          asked: ['adult'],
          publications: [listCopy],
        },
        {
          id: 'canada-tax',
          text: 'Income tax returns and salary slips',
          asked: ['adult'],
          words: {
            salaried: 'Income tax returns and salary slips',
            adult: 'Income tax returns',
          },
        },
        {
          id: 'canada-work',
          text: 'Employer’s letter with approved leave, or business documents, or letter of the school or college',
          asked: ['salaried', 'self-employed', 'student'],
          words: {
            salaried: 'Employer’s letter with approved leave',
            'self-employed': 'Registration and tax returns of the business',
            student: 'Letter from the school or college',
          },
        },
        {
          id: 'canada-pension',
          text: 'Proof of pension and savings',
          asked: ['retired'],
          tag: 'usual',
        },
        {
          id: 'canada-assets',
          text: 'Property, deposits and other savings, if you have them',
          asked: ['adult'],
          tag: 'some',
        },
        {
          id: 'canada-sponsor',
          text: 'Sponsor’s letter with income and bank documents',
          note: 'If someone else pays for the trip.',
          asked: ['sponsored', 'homemaker'],
        },
      ],
    },
    {
      title: 'For a child',
      items: [
        { id: 'canada-birth-certificate', text: 'Birth certificate', asked: ['minor'] },
        {
          id: 'canada-parental-consent',
          text: 'Consent letter from the parent or parents who stay at home',
          asked: ['minor'],
        },
        {
          id: 'canada-parent-passport',
          text: 'Copy of the signed passport of the parent who stays at home',
          asked: ['minor'],
          tag: 'some',
          publications: [irccChildren],
        },
        {
          id: 'canada-custody',
          text: 'Court order or death certificate, where one parent decides alone',
          asked: ['minor'],
          tag: 'some',
          publications: [irccChildren],
        },
        {
          id: 'canada-child-alone',
          text: 'Letter of both parents that names the adult in Canada',
          note: 'If the child travels alone.',
          asked: ['minor'],
          tag: 'some',
          publications: [flightGptCanada],
        },
      ],
    },
  ],
};
