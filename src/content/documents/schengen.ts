import type { Publication } from '../../../machines/publications';
import type { DocumentList } from '../../../machines/traveller-documents/documents';

const euListForIndia: Publication = {
  name: 'BTW Visa, copy of the EU list of supporting documents for applications in India',
  kind: 'visa agent',
  href: 'https://btwimf.com/checklist-of-supporting-documents-for-bulgaria-short-stay-visa-applicants',
};

const cnbcSchengen: Publication = {
  name: 'CNBC-TV18, documents for a Schengen visa',
  kind: 'press',
  date: '2022-12-22',
  href: 'https://www.cnbctv18.com/travel/need-a-schengen-visa-check-these-criteria-first-15479531.htm',
};

const tripExploreSchengen: Publication = {
  name: 'TripExplore, Schengen tourist visa',
  kind: 'visa agent',
  href: 'https://www.tripexplore.in/visa-schengen',
};

/** The documents of a Schengen visa. */
export const schengenDocuments: DocumentList = {
  id: 'schengen',
  essentials: { form: 'schengen-form', passport: 'schengen-passport', photo: 'schengen-photos' },
  note: 'We did not find the EU list for students and children: lists of the press and of agents stand in for it. Each country adds its own.',
  groups: [
    {
      title: 'Form and identity',
      items: [
        {
          id: 'schengen-form',
          text: 'Application form, filled in and signed',
          asked: ['everyone'],
          words: { minor: 'Application form, filled in and signed by a parent or guardian' },
        },
        {
          id: 'schengen-passport',
          text: 'Passport, with copies of all used pages',
          note: 'Issued within {fact:schengenPassportAge|brief} and valid for at least {fact:schengenPassportMargin|brief}. Add old passports.',
          asked: ['everyone'],
        },
        {
          id: 'schengen-photos',
          photo: 'schengen',
          text: 'Two recent photos of {fact:schengenPhotoSize|brief}, white background',
          asked: ['everyone'],
        },
        {
          id: 'schengen-cover-letter',
          text: 'Cover letter',
          note: 'Who travels, where, when, why, and who pays. One page.',
          asked: ['everyone'],
        },
      ],
    },
    {
      title: 'The trip',
      items: [
        {
          id: 'schengen-flights',
          text: 'Return flight reservation',
          note: 'A reservation that you can cancel is enough in most cases. Buy the ticket once you have the visa.',
          asked: ['everyone'],
        },
        {
          id: 'schengen-stay',
          text: 'Proof of a place to stay for every night',
          note: 'Hotel bookings, or the official invitation form if you stay with someone.',
          asked: ['everyone'],
        },
        {
          id: 'schengen-itinerary',
          text: 'Day-by-day plan with trains and flights inside Europe',
          asked: ['everyone'],
        },
        {
          id: 'schengen-insurance',
          text: 'Travel medical insurance of at least {fact:schengenInsurance|brief}',
          note: 'For all Schengen countries and all days of the trip, including hospital and return home.',
          asked: ['everyone'],
        },
        {
          id: 'schengen-host-form',
          text: 'Invitation or sponsorship form of the country you go to, filled in by your host',
          asked: ['hosted'],
          publications: [euListForIndia],
        },
        {
          id: 'schengen-host-home',
          text: 'Proof of your host’s home',
          asked: ['hosted'],
          publications: [euListForIndia],
        },
      ],
    },
    {
      title: 'Work and money',
      items: [
        {
          id: 'schengen-bank',
          text: 'Bank statements of {fact:schengenBankStatements|brief}, stamped by the bank',
          note: 'A large sum paid in just before you apply raises questions. Explain it.',
          asked: ['adult'],
        },
        {
          id: 'schengen-tax',
          text: 'Income tax returns and salary slips',
          asked: ['adult'],
          words: { adult: 'Income tax returns for 2 years' },
          publications: [euListForIndia],
        },
        {
          id: 'schengen-payslips',
          text: 'The salary slips of the last 3 months',
          asked: ['salaried'],
          publications: [euListForIndia],
        },
        {
          id: 'schengen-contract',
          text: 'Employment contract',
          asked: ['salaried'],
          publications: [euListForIndia],
        },
        {
          id: 'schengen-work',
          text: 'Employer’s letter with approved leave, or business registration, or letter of the school or college',
          note: 'Whichever is true for you. Retired: pension documents.',
          asked: ['salaried', 'self-employed', 'student', 'retired'],
          words: {
            salaried: 'Employer’s letter with approved leave',
            'self-employed': 'Business registration, with the GST number',
            student: 'Letter or identity card of the school or college, and approved leave',
            retired: 'Pension slips for 3 months, or proof of income from rent or business',
          },
          publications: [euListForIndia],
        },
        {
          id: 'schengen-company-money',
          text: 'Bank statement and income tax return of the company',
          asked: ['self-employed'],
          publications: [euListForIndia],
        },
        {
          id: 'schengen-parents-money',
          text: 'Your parents’ bank statements, stamped by the bank',
          asked: ['student'],
          isPayers: true,
          publications: [tripExploreSchengen],
        },
        {
          id: 'schengen-sponsor',
          text: 'Sponsor’s letter, bank statements and proof of relation',
          note: 'If someone else pays.',
          asked: ['sponsored', 'homemaker'],
          words: {
            host: 'Your host’s letter as sponsor, bank statements and proof of relation',
            homemaker: 'Your spouse’s letter as sponsor and bank statements',
          },
        },
        {
          id: 'schengen-marriage',
          text: 'Marriage certificate',
          asked: ['homemaker'],
          publications: [tripExploreSchengen],
        },
        {
          id: 'schengen-ties',
          text: 'Stronger proof of what brings you back: work, family, property',
          asked: ['first-trip'],
          tag: 'usual',
        },
      ],
    },
    {
      title: 'For a child',
      items: [
        { id: 'schengen-birth-certificate', text: 'Birth certificate', asked: ['minor'] },
        {
          id: 'schengen-parental-consent',
          text: 'Consent of both parents, with copies of their passports',
          note: 'The form is signed by the parents.',
          asked: ['minor'],
        },
        {
          id: 'schengen-guardianship',
          text: 'Divorce decree or death certificate, where one parent or a guardian decides alone',
          asked: ['minor'],
          tag: 'some',
          publications: [cnbcSchengen],
        },
      ],
    },
  ],
};
