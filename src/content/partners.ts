/** The kinds of partners that a trip needs. Specification §1, Partner network. */
export const partnerKinds = [
  {
    id: 'airlines',
    title: 'Airlines',
    short: 'Fares you can change while your visa is pending.',
    means:
      'We look for fares that fit a visa application: a reservation you can show to the embassy, a date that can still move, baggage that suits the trip. Names and dates are checked against your passport before a ticket is issued.',
    limits: 'The airline sets fares, seats and refunds.',
  },
  {
    id: 'hotel-chains',
    title: 'Hotel chains',
    short: 'Rooms with the written confirmation that embassies ask for.',
    means:
      'You get rooms with a written confirmation for every night of your stay, which most visa applications ask for, and where possible one that can be cancelled if the visa doesn’t come.',
    limits: 'The hotel sets its rates and its cancellation rules.',
  },
  {
    id: 'travel-boards',
    title: 'Travel boards',
    short: 'Official advice on seasons, passes and local rules.',
    means:
      'We use what the tourism offices of destinations publish: when to go, which pass pays off, what is closed, which local rules surprise visitors from India.',
    limits: 'They promote a destination; which one suits you is your choice.',
  },
  {
    id: 'visa-centres',
    title: 'Visa facilitation centres',
    short: 'Appointments, biometrics and courier, explained beforehand.',
    means:
      'These centres take in applications for governments: appointment, fingerprints, photo, courier. We know what each of them wants to see and in which order, so that you go there once.',
    limits: 'They collect applications and don’t decide on them, and neither do we.',
  },
] as const;
