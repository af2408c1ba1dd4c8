import type { Publication } from '../../../machines/publications';
import type { DocumentList } from '../../../machines/traveller-documents/documents';

const visaFlowUsa: Publication = {
  name: 'VisaFlow, US tourist visa documents from India',
  kind: 'visa agent',
  date: '2026-04-29',
  href: 'https://visaflow.solidai.in/requirements/united-states/tourist-visa-from-india',
};

const musafirUsa: Publication = { name: 'Musafir, US visa documents', kind: 'visa agent' };

const dhsWelcome: Publication = {
  name: 'US Department of Homeland Security, Welcome to the United States (copy)',
  kind: 'government',
};

/** The documents of a US visit visa, B-1 for business and B-2 for tourism. */
export const unitedStatesDocuments: DocumentList = {
  id: 'united-states',
  essentials: { form: 'usa-form', passport: 'usa-passport', photo: 'usa-photo' },
  note: 'Officially the interview decides, and documents only support it.',
  groups: [
    {
      title: 'For the interview',
      items: [
        {
          id: 'usa-passport',
          text: 'Passport valid for {fact:usPassportValidity}',
          note: 'India is exempt from the six-month rule. Six months is still wise: airlines ask. Bring old passports too, especially those with US visas.',
          asked: ['everyone'],
        },
        { id: 'usa-form', text: 'DS-160 confirmation page with the barcode', asked: ['everyone'] },
        { id: 'usa-appointment', text: 'Appointment confirmation', asked: ['everyone'] },
        {
          id: 'usa-photo',
          photo: 'usa',
          text: 'Photo of {fact:usPhotoSize|brief}, white background, no glasses',
          note: 'Taken recently. It is uploaded with the form; bring one print.',
          asked: ['everyone'],
        },
        {
          id: 'usa-receipt',
          text: 'Receipt for the visa fee',
          asked: ['everyone'],
          publications: [visaFlowUsa],
        },
      ],
    },
    {
      title: 'About the business trip',
      items: [
        {
          id: 'usa-invitation',
          text: 'Invitation letter from the American company or the event',
          note: 'Who invites you, why, on which dates, and who pays.',
          asked: ['business'],
        },
        {
          id: 'usa-employer-letter',
          text: 'Letter from your employer',
          note: 'Your post, salary, years of service, purpose of the trip and the date you return to work.',
          asked: ['salaried'],
        },
        {
          id: 'usa-business-papers',
          text: 'Company registration, GST certificate and business income tax returns',
          note: 'If you own the business.',
          asked: ['self-employed'],
          words: { 'self-employed': 'Company registration and GST certificate' },
        },
        {
          id: 'usa-firm-returns',
          text: 'The firm’s income tax returns for 3 years',
          asked: ['self-employed'],
          publications: [musafirUsa],
        },
        {
          id: 'usa-business-letter',
          text: 'Letter from your business',
          asked: ['self-employed'],
          publications: [musafirUsa],
        },
        {
          id: 'usa-itinerary',
          text: 'Plan of meetings with names, places and dates',
          asked: ['business'],
        },
      ],
    },
    {
      title: 'About you',
      items: [
        { id: 'usa-bank', text: 'Recent bank statements, yours or your company’s', asked: ['adult'] },
        {
          id: 'usa-tax',
          text: 'Income tax returns and salary slips',
          asked: ['adult'],
          words: { adult: 'Income tax returns for 3 years' },
          publications: [musafirUsa],
        },
        {
          id: 'usa-payslips',
          text: 'The salary slips of the last 6 months',
          asked: ['salaried'],
          publications: [musafirUsa],
        },
        {
          id: 'usa-college',
          text: 'No-objection letter or identity card from the school or college',
          asked: ['student'],
          publications: [musafirUsa],
        },
        {
          id: 'usa-pension',
          text: 'Pension documents',
          asked: ['retired'],
          publications: [musafirUsa],
        },
        {
          id: 'usa-sponsor',
          text: 'Letter and bank statements of the person who pays for you',
          asked: ['sponsored', 'homemaker'],
          tag: 'usual',
        },
        {
          id: 'usa-ties',
          text: 'Proof of your ties to India',
          note: 'Property, family, a running project: whatever is true for you.',
          asked: ['everyone'],
        },
        {
          id: 'usa-travel-history',
          text: 'Copies of visas and stamps from earlier trips',
          asked: ['been-abroad'],
        },
      ],
    },
    {
      title: 'For a child',
      items: [
        {
          id: 'usa-child-interview',
          text: 'The child in person at the interview, even if under 14',
          asked: ['minor'],
          publications: [musafirUsa],
        },
        {
          id: 'usa-child-note',
          text: 'Signed note of the parent, or both, who stay at home',
          note: 'No paper is compulsory at the border; officers advise this one.',
          asked: ['minor'],
          tag: 'some',
          publications: [dhsWelcome],
        },
      ],
    },
  ],
};
