import type { DocumentList } from '../../../machines/traveller-documents/documents';

/** The documents of a registration for Hong Kong, and what to carry. */
export const hongKongDocuments: DocumentList = {
  id: 'hong-kong',
  essentials: { passport: 'hong-kong-passport' },
  note: 'The registration is a form on the government’s site; it asks for no photo and no upload.',
  groups: [
    {
      title: 'To register',
      items: [
        {
          id: 'hong-kong-passport',
          text: 'Passport valid for at least {fact:hongKongParPassportValidity|brief}',
          note: 'If we register you: a clear scan of the page with your photo, and of the last page with the address.',
          asked: ['everyone'],
        },
        { id: 'hong-kong-contact', text: 'Your address, e-mail and phone number', asked: ['everyone'] },
        { id: 'hong-kong-dates', text: 'Travel dates and purpose of the visit', asked: ['everyone'] },
      ],
    },
    {
      title: 'To carry with you',
      items: [
        {
          id: 'hong-kong-slip',
          text: 'Notification slip, printed on white A4 paper',
          note: 'The details must match the passport exactly.',
          asked: ['everyone'],
        },
        {
          id: 'hong-kong-return-ticket',
          text: 'Confirmed return or onward ticket',
          asked: ['everyone'],
        },
        {
          id: 'hong-kong-stay',
          text: 'Hotel booking, or the name, address and phone of your host',
          asked: ['everyone'],
        },
        {
          id: 'hong-kong-funds',
          text: 'Proof of money for the stay',
          note: 'Card, cash or a recent bank statement.',
          asked: ['everyone'],
        },
        {
          id: 'hong-kong-purpose',
          text: 'Proof of the purpose',
          note: 'A plan of your days, or an invitation for business meetings.',
          asked: ['everyone'],
        },
      ],
    },
  ],
};
