import type { Publication } from '../../../machines/publications';
import type { DocumentList } from '../../../machines/traveller-documents/documents';

const govUkSupporting: Publication = {
  name: 'GOV.UK, guide to supporting documents for a visit (copy)',
  kind: 'government',
  date: '2024',
};

const govUkVisitor: Publication = {
  name: 'GOV.UK, Standard Visitor visa',
  kind: 'government',
  href: 'https://www.gov.uk/standard-visitor',
};

const govUkChildren: Publication = {
  name: 'GOV.UK, Standard Visitor: if you are under 18',
  kind: 'government',
  href: 'https://www.gov.uk/standard-visitor/if-youre-under-18',
};

/** The documents of a UK visit visa. */
export const unitedKingdomDocuments: DocumentList = {
  id: 'united-kingdom',
  essentials: { form: 'uk-form', passport: 'uk-passport' },
  note: 'No photo: it is taken with your fingerprints at the visa centre. The documents are the ones that GOV.UK suggests; none of them promises a visa.',
  groups: [
    {
      title: 'Form and identity',
      items: [
        {
          id: 'uk-form',
          text: 'Online application form, with the dates, address and cost of your trip',
          asked: ['everyone'],
          publications: [govUkVisitor],
        },
        {
          id: 'uk-passport',
          text: 'Passport with a blank page',
          asked: ['everyone'],
          publications: [govUkSupporting],
        },
        {
          id: 'uk-old-passports',
          text: 'Earlier passports that show where you have been',
          asked: ['been-abroad'],
          tag: 'some',
          publications: [govUkSupporting],
        },
        {
          id: 'uk-translations',
          text: 'Translations of anything that is not in English',
          note: 'Each with the translator’s name, date, signature and contacts.',
          asked: ['everyone'],
          tag: 'some',
          publications: [govUkSupporting],
        },
      ],
    },
    {
      title: 'Work and money',
      items: [
        {
          id: 'uk-money',
          text: 'Proof that you, or the person who pays for you, can pay for the trip',
          asked: ['everyone'],
          publications: [govUkSupporting],
        },
        {
          id: 'uk-employer',
          text: 'Employer’s letter: role, salary and how long you have worked there',
          asked: ['salaried'],
          publications: [govUkSupporting],
        },
        {
          id: 'uk-registration',
          text: 'Registration of the business with the owner’s name and start date',
          asked: ['self-employed'],
          publications: [govUkSupporting],
        },
        {
          id: 'uk-enrolment',
          text: 'Letter of enrolment and leave from the school or college',
          asked: ['student'],
          publications: [govUkSupporting],
        },
        {
          id: 'uk-pension',
          text: 'Proof of pension and savings',
          asked: ['retired'],
          tag: 'usual',
        },
        {
          id: 'uk-sponsor',
          text: 'Bank statements and letter of the relative who pays for you',
          asked: ['family', 'homemaker'],
          tag: 'usual',
        },
        {
          id: 'uk-sponsor-money',
          text: 'Proof that your host’s money covers you as well as their own family',
          asked: ['host'],
          publications: [govUkSupporting],
        },
      ],
    },
    {
      title: 'For a child',
      items: [
        {
          id: 'uk-parent-consent',
          text: 'Written consent of a parent or guardian, with their contacts',
          note: 'If the child travels without them.',
          asked: ['minor'],
          tag: 'some',
          publications: [govUkChildren],
        },
        {
          id: 'uk-carer',
          text: 'Name, date of birth, address and relation of the adult who looks after the child, and their consent',
          note: 'If the child stays with someone who is not a parent.',
          asked: ['minor'],
          tag: 'some',
          publications: [govUkChildren],
        },
      ],
    },
  ],
};
