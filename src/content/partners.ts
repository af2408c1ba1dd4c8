/** The kinds of partners that a trip needs. Specification §1, Partner network. */
export const partnerKinds = [
  {
    id: 'airlines',
    title: 'Airlines',
    short: 'Fares you can change while your visa is pending.',
    means:
      'We look for fares that fit a visa application: a reservation you can show to the embassy, dates you can change, and the baggage you need. Names and dates are checked against your passport before a ticket is issued.',
    limits: 'The airline sets fares, seats and refunds.',
  },
  {
    id: 'hotel-chains',
    title: 'Hotel chains',
    short: 'Rooms with the written confirmation that embassies ask for.',
    means:
      'You get rooms with a written confirmation for every night of your stay, which most visa applications ask for, and where possible one that can be cancelled if the visa is refused.',
    limits: 'The hotel sets its rates and its cancellation rules.',
  },
  {
    id: 'travel-boards',
    title: 'Travel boards',
    short: 'Official advice on seasons, passes and local rules.',
    means:
      'We use what the tourism offices of destinations publish: when to go, which pass saves money, what is closed, and which local rules to know.',
    limits: 'They promote a destination. Whether it suits you is for you to decide.',
  },
  {
    id: 'visa-centres',
    title: 'Visa facilitation centres',
    short: 'Appointments, biometrics and courier, explained beforehand.',
    means:
      'These centres take in applications for governments: appointment, fingerprints, photo, courier. We tell you which centre is yours and where its own list of documents is.',
    limits: 'They collect applications. They don’t decide on them, and neither do we.',
  },
] as const;
