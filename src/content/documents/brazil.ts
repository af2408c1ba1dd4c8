import type { Publication } from '../../../machines/publications';
import type { DocumentList } from '../../../machines/traveller-documents/documents';

const atlysBrazil: Publication = { name: 'Atlys, Brazil tourist visa checklist', kind: 'visa agent' };

const soWayBrazil: Publication = {
  name: 'SoWay Tours, Brazil tourist visa',
  kind: 'visa agent',
  href: 'https://sowaytourstravels.com/brazil-tourist-visa/',
};

/** The documents of a tourist visa of Brazil. */
export const brazilDocuments: DocumentList = {
  id: 'brazil',
  essentials: { form: 'brazil-form', passport: 'brazil-passport', photo: 'brazil-photo' },
  note: 'From two visa agents. We found nothing on children, students, homemakers, retired travellers, or who pays for someone else: check the official page, or ask us.',
  groups: [
    {
      title: 'Form and identity',
      items: [
        {
          id: 'brazil-form',
          text: 'Application form, filled in on the consular site, printed and signed',
          asked: ['everyone'],
          publications: [atlysBrazil, soWayBrazil],
        },
        {
          id: 'brazil-passport',
          text: 'Passport valid for 6 months after you arrive, with copies of the first and the last page',
          asked: ['everyone'],
          publications: [soWayBrazil],
        },
        {
          id: 'brazil-photo',
          text: 'Two recent photos of 35 × 45 mm, white background',
          asked: ['everyone'],
          publications: [soWayBrazil],
        },
        {
          id: 'brazil-appointment',
          text: 'Appointment confirmation',
          asked: ['everyone'],
          publications: [atlysBrazil],
        },
        {
          id: 'brazil-cover-letter',
          text: 'Cover letter: purpose, dates, who pays, why you return',
          asked: ['everyone'],
          publications: [atlysBrazil, soWayBrazil],
        },
        {
          id: 'brazil-insurance',
          text: 'Travel insurance for the whole stay',
          asked: ['everyone'],
          publications: [atlysBrazil],
        },
      ],
    },
    {
      title: 'Work and money',
      items: [
        {
          id: 'brazil-bank',
          text: 'Bank statements, stamped and signed by the bank',
          note: 'One list says 3 months, the other 6.',
          asked: ['adult'],
          publications: [atlysBrazil, soWayBrazil],
        },
        {
          id: 'brazil-tax',
          text: 'Income tax returns for 3 years',
          asked: ['adult'],
          publications: [atlysBrazil],
        },
        {
          id: 'brazil-leave',
          text: 'Employer’s letter with your post and the days of leave',
          asked: ['salaried'],
          publications: [atlysBrazil, soWayBrazil],
        },
        {
          id: 'brazil-payslips',
          text: 'Salary slips for the last 3 months',
          asked: ['salaried'],
          publications: [atlysBrazil],
        },
        {
          id: 'brazil-registration',
          text: 'Trade licence or registration of the business',
          asked: ['self-employed'],
          publications: [soWayBrazil],
        },
      ],
    },
  ],
};
