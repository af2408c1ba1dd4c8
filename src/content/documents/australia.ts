import type { Publication } from '../../../machines/publications';
import type { DocumentList } from '../../../machines/traveller-documents/documents';

const globlysAustralia: Publication = {
  name: 'Globlys, Australia visa documents',
  kind: 'visa agent',
  href: 'https://globlys.com/visa/australia',
};

const visasExplainedAustralia: Publication = {
  name: 'Visas Explained, Australia visa documents',
  kind: 'visa agent',
  href: 'https://visasexplained.in/australia',
};

/** The documents of a visitor visa of Australia. */
export const australiaDocuments: DocumentList = {
  id: 'australia',
  essentials: { form: 'australia-form', passport: 'australia-passport', photo: 'australia-photo' },
  note: 'From two visa agents in India. The online account of the Department of Home Affairs shows its own list, and that list decides.',
  groups: [
    {
      title: 'Form and identity',
      items: [
        {
          id: 'australia-form',
          text: 'Visitor visa application',
          asked: ['everyone'],
          publications: [globlysAustralia],
        },
        {
          id: 'australia-family-form',
          text: 'Family details (form 54), filled in and signed',
          asked: ['everyone'],
          publications: [visasExplainedAustralia],
        },
        {
          id: 'australia-passport',
          text: 'Passport, with copies of the first, the last and all used pages',
          asked: ['everyone'],
          publications: [visasExplainedAustralia, globlysAustralia],
        },
        {
          id: 'australia-photo',
          text: 'Recent passport-size photo, white background',
          note: 'Some say that nothing is uploaded: look at your account’s list.',
          asked: ['everyone'],
          publications: [visasExplainedAustralia, globlysAustralia],
        },
        {
          id: 'australia-cover-letter',
          text: 'Cover letter with the purpose of the trip',
          asked: ['everyone'],
          publications: [visasExplainedAustralia, globlysAustralia],
        },
        {
          id: 'australia-aadhaar',
          text: 'Copy of your Aadhaar card',
          asked: ['everyone'],
          publications: [visasExplainedAustralia],
        },
      ],
    },
    {
      title: 'Work and money',
      items: [
        {
          id: 'australia-bank',
          text: 'Bank statements for the last 6 months',
          asked: ['adult'],
          publications: [visasExplainedAustralia, globlysAustralia],
        },
        {
          id: 'australia-tax',
          text: 'Income tax returns for 3 years',
          asked: ['adult'],
          publications: [visasExplainedAustralia, globlysAustralia],
        },
        {
          id: 'australia-leave',
          text: 'Employer’s letter that you may go, with the days of leave',
          asked: ['salaried'],
          publications: [visasExplainedAustralia, globlysAustralia],
        },
        {
          id: 'australia-payslips',
          text: 'Salary slips for the last 3 months',
          asked: ['salaried'],
          publications: [visasExplainedAustralia, globlysAustralia],
        },
        {
          id: 'australia-registration',
          text: 'Proof that the business is yours: registration or partnership deed',
          asked: ['self-employed'],
          publications: [visasExplainedAustralia, globlysAustralia],
        },
        {
          id: 'australia-company-money',
          text: 'The company’s bank statements for 6 months and tax returns for 3 years',
          asked: ['self-employed'],
          publications: [visasExplainedAustralia, globlysAustralia],
        },
        {
          id: 'australia-college',
          text: 'Identity card of the school or college, and its letter on your leave',
          asked: ['student'],
          publications: [visasExplainedAustralia],
        },
        {
          id: 'australia-pension',
          text: 'Proof of retirement, such as a pension statement',
          asked: ['retired'],
          publications: [globlysAustralia],
        },
        {
          id: 'australia-sponsor',
          text: 'Letter, identity document and bank statements for 6 months of the person who pays for you',
          asked: ['sponsored'],
          publications: [globlysAustralia],
        },
        {
          id: 'australia-spouse',
          text: 'Your spouse’s letter and bank statements, and the marriage certificate',
          asked: ['homemaker'],
          tag: 'usual',
        },
        {
          id: 'australia-invitation',
          text: 'Invitation letter, with your host’s passport or permit and proof of address',
          asked: ['hosted'],
          publications: [globlysAustralia],
        },
      ],
    },
    {
      title: 'Only in some cases',
      items: [
        {
          id: 'australia-insurance',
          text: 'Travel insurance for travellers over 75',
          asked: ['adult'],
          tag: 'some',
          publications: [visasExplainedAustralia],
        },
      ],
    },
    {
      title: 'For a child',
      items: [
        {
          id: 'australia-birth-certificate',
          text: 'Birth certificate',
          asked: ['minor'],
          publications: [globlysAustralia],
        },
        {
          id: 'australia-child-forms',
          text: 'Forms 1229 and 1257, filled in and signed',
          asked: ['minor'],
          publications: [visasExplainedAustralia],
        },
        {
          id: 'australia-parental-consent',
          text: 'No-objection letter of the parent or parents who stay at home, on stamp paper',
          asked: ['minor'],
          publications: [globlysAustralia],
        },
        {
          id: 'australia-parents-identity',
          text: 'Passport or PAN card of a parent',
          asked: ['minor'],
          publications: [globlysAustralia],
        },
      ],
    },
  ],
};
