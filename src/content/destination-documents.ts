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
      'Flights and a bed for every night, in every country',
      'Bank statement of the last 3 months, stamped and signed by the bank',
      'Income tax returns of 2 years',
      'Travel insurance of at least €30,000',
      'Proof of work: payslips and leave letter, or the registration of your firm',
    ],
    note: 'From the list of the EU for applications in India. Students, retired people and minors add their own.',
    list: listOf(schengenVisa),
  },
  'united-kingdom': {
    items: [
      'Passport',
      'Dates, address and cost of the journey, for the online form',
      'Proof of the money for it, yours or a sponsor’s',
      'Letter of your employer: role, salary, since when; or the registration of your firm; or proof of enrolment',
      'Translations of what is not in English',
    ],
    note: 'From the guide of GOV.UK to supporting documents.',
    list: { label: 'UK visit visa: what to send', href: '/blog/uk-visit-visa' },
  },
  'united-states': {
    items: [
      'Passport',
      'Confirmation page of the DS-160 form, with its photo',
      'Confirmation of the interview, and the receipt of the fee',
      'For the interview: leave letter, bank statements and salary slips of 6 months, tax returns of 3 years',
    ],
    note: 'The interview decides; the documents only support it.',
    list: listOf(usaBusinessVisa),
  },
  canada: {
    items: [
      'Passport with a free page',
      'Digital photo',
      'Family information form, from 18 years on',
      'Proof of money, and the plan of the journey',
      'Letter of your employer, usually asked for',
    ],
    note: 'The online account makes your own list from your answers.',
    list: listOf(canadaVisitorVisa),
  },
  japan: {
    items: [
      'Application form and a photo of 2 × 2 inches',
      'Passport with 2 blank pages',
      'Cover letter, and a plan for each day',
      'Flights and hotels',
      'Bank statements, and tax returns of 2 years or salary slips of 6 months',
      'Leave letter of your employer; GST copy and own cover letter if you are self-employed',
    ],
    note: 'From reports on what the visa centre in India asks for.',
  },
  'united-arab-emirates': {
    items: [
      'Scans of the passport, its cover too',
      'Photo',
      'Return ticket',
      'Hotel booking with its QR code, or the documents of your host',
      'Proof of money: AED 3,000 to 5,000 are reported',
    ],
    note: 'From our guide and reports of 2024 and 2025.',
    list: listOf(dubaiTouristVisa),
  },
};
