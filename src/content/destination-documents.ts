import type { DocumentSetId } from '../../machines/travel-dates/rules';
import { dubaiTouristVisa } from './guides/dubai-tourist-visa';
import { canadaVisitorVisa } from './guides/canada-visitor-visa-india';
import type { VisaGuide } from './guides/guide';
import { schengenVisa } from './guides/schengen-visa-online';
import { usaBusinessVisa } from './guides/usa-business-visa';

/** The documents that everyone needs, in short, and where the whole list is. */
interface DocumentSet {
  readonly items: readonly string[];
  /** Where the list comes from. */
  readonly note: string;
  readonly list?: { readonly label: string; readonly href: string };
}

function listOf(guide: VisaGuide): NonNullable<DocumentSet['list']> {
  const count = guide.documents.reduce((sum, { items }) => sum + items.length, 0);
  return { label: `The whole list: ${count} documents to tick off`, href: `${guide.path}#documents` };
}

/** Which documents a destination asks for: base lists of the sources of the entry rules, in our own words. */
export const destinationDocuments: Readonly<Record<Exclude<DocumentSetId, 'general'>, DocumentSet>> = {
  schengen: {
    items: [
      'Application form, signed, with two photos',
      'Passport with copies of the data page, the last page and earlier Schengen stamps',
      'Cover letter: purpose, dates, who travels, who pays',
      'Flights, and a place to stay for every night, in every country',
      'Bank statements for the last 3 months, stamped and signed by the bank',
      'Income tax returns for 2 years',
      'Travel insurance of at least €30,000',
      'Proof of work: payslips and leave letter, or the registration of your firm',
    ],
    note: 'From the EU’s list for applications in India. Students, retired people and children need more documents.',
    list: listOf(schengenVisa),
  },
  'united-kingdom': {
    items: [
      'Passport',
      'Dates, address and cost of the trip, for the online form',
      'Proof that you, or a sponsor, can pay for it',
      'A letter from your employer with role, salary and start date; or your firm’s registration; or proof of enrolment',
      'Translations of anything that is not in English',
    ],
    note: 'From GOV.UK’s guide to supporting documents.',
    list: { label: 'UK visit visa: what to send', href: '/blog/uk-visit-visa' },
  },
  'united-states': {
    items: [
      'Passport',
      'Confirmation page of the DS-160 form, with its photo',
      'Appointment confirmation, and the receipt for the fee',
      'For the interview: leave letter, bank statements and salary slips for 6 months, tax returns for 3 years',
    ],
    note: 'The interview decides; the documents only support it.',
    list: listOf(usaBusinessVisa),
  },
  canada: {
    items: [
      'Passport with a free page',
      'Digital photo',
      'Family information form, if you are 18 or older',
      'Proof of money, and the plan of the trip',
      'Letter from your employer (usually asked for)',
    ],
    note: 'The online account makes your own list from your answers.',
    list: listOf(canadaVisitorVisa),
  },
  japan: {
    items: [
      'Application form and a 2 × 2 inch photo',
      'Passport with 2 blank pages',
      'Cover letter, and a plan for each day',
      'Flights and hotels',
      'Bank statements, and tax returns for 2 years or salary slips for 6 months',
      'Leave letter from your employer; a GST copy and your own cover letter if you are self-employed',
    ],
    note: 'From reports on what the visa centre in India asks for.',
  },
  'united-arab-emirates': {
    items: [
      'Scans of the passport, including its cover',
      'Photo',
      'Return ticket',
      'Hotel booking with its QR code, or your host’s documents',
      'Proof of money: AED 3,000 to 5,000 is reported',
    ],
    note: 'From our guide and reports of 2024 and 2025.',
    list: listOf(dubaiTouristVisa),
  },
};
