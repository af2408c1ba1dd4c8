import type { FactId } from './facts';

/** A country of the visa-on-arrival guide. Specification §3, Visa-on-arrival country card. */
export interface VisaOnArrivalCountry {
  readonly name: string;
  /** How an Indian passport holder enters: on arrival, without a visa or with one from home. */
  readonly entryFact: FactId;
  readonly durationFact: FactId;
  readonly costFact: FactId;
  readonly requirements: readonly string[];
  readonly highlights?: string;
  readonly tip?: string;
}

export interface VisaOnArrivalRegion {
  /** Also the region's anchor in the page. */
  readonly id: string;
  readonly title: string;
  readonly countries: readonly VisaOnArrivalCountry[];
}

/**
 * The regions of the visa-on-arrival guide in the order of the page. How long, how much and how one enters are
 * facts; the texts hold no figure. Specification §2, Blog post page.
 */
export const visaOnArrivalRegions: readonly VisaOnArrivalRegion[] = [
  {
    id: 'southeast-asia',
    title: 'Southeast Asia',
    countries: [
      {
        name: 'Thailand',
        entryFact: 'onArrivalThailandEntry',
        durationFact: 'onArrivalThailandStay',
        costFact: 'onArrivalThailandCost',
        requirements: [
          'Thailand Digital Arrival Card, filled in online shortly before the flight',
          'Return or onward ticket',
          'Hotel booking or the address of your host',
          'Cash or a bank statement that covers the stay',
        ],
        highlights: 'Bangkok’s temples and markets, Chiang Mai, the islands of the Andaman Sea',
        tip: 'Count your days from the stamp in the passport, not from the ticket: the permitted stay has changed more than once.',
      },
      {
        name: 'Cambodia',
        entryFact: 'onArrivalCambodiaEntry',
        durationFact: 'onArrivalCambodiaStay',
        costFact: 'onArrivalCambodiaCost',
        requirements: [
          'Cambodia e-Arrival form, filled in online before you land',
          'Passport photo',
          'Visa fee in clean US dollar notes',
          'Return or onward ticket',
        ],
        highlights: 'Angkor Wat at sunrise, Phnom Penh’s riverside, the beaches of Koh Rong',
        tip: 'Coming by road from Thailand? Get the e-visa first. Touts at the land borders add charges of their own.',
      },
      {
        name: 'Laos',
        entryFact: 'onArrivalLaosEntry',
        durationFact: 'onArrivalLaosStay',
        costFact: 'onArrivalLaosCost',
        requirements: [
          'Passport photo',
          'Visa fee in US dollars, in cash',
          'Hotel booking',
          'Return or onward ticket',
        ],
        highlights: 'Luang Prabang, the Kuang Si waterfalls, slow boats on the Mekong',
        tip: 'Not every land crossing issues visas. Check yours on the e-visa site before you buy a bus ticket.',
      },
    ],
  },
  {
    id: 'island-nations',
    title: 'Island Nations',
    countries: [
      {
        name: 'Maldives',
        entryFact: 'onArrivalMaldivesEntry',
        durationFact: 'onArrivalMaldivesStay',
        costFact: 'onArrivalMaldivesCost',
        requirements: [
          'Traveller declaration (IMUGA), filled in online before each flight',
          'Paid resort or guest-house booking',
          'Return ticket',
          'Money for the stay',
        ],
        highlights: 'Lagoons and reefs, house reefs for snorkelling, guest houses on local islands',
        tip: 'Ask for the price of the speedboat or seaplane before you book. It can cost more than the flight from India.',
      },
      {
        name: 'Seychelles',
        entryFact: 'onArrivalSeychellesEntry',
        durationFact: 'onArrivalSeychellesStay',
        costFact: 'onArrivalSeychellesCost',
        requirements: [
          'Travel authorisation from the electronic border system, before boarding',
          'Confirmed stay for every night',
          'Return ticket',
          'Money for the stay',
        ],
        highlights: 'La Digue by bicycle, the Vallée de Mai palm forest, granite beaches',
        tip: 'Apply only on the official site. Look-alike sites charge a large service fee for the same form.',
      },
    ],
  },
  {
    id: 'africa',
    title: 'Africa',
    countries: [
      {
        name: 'Madagascar',
        entryFact: 'onArrivalMadagascarEntry',
        durationFact: 'onArrivalMadagascarStay',
        costFact: 'onArrivalMadagascarCost',
        requirements: [
          'Visa fee in euros or US dollars, in cash',
          'Return ticket',
          'Address of your first hotel',
          'Yellow fever certificate if you come from or through a country with yellow fever',
        ],
        highlights: 'Lemurs in Andasibe, the avenue of the baobabs, whales off Sainte-Marie',
        tip: 'Roads are slow. Plan half the distance that the map suggests, or fly one leg.',
      },
      {
        name: 'Kenya',
        entryFact: 'onArrivalKenyaEntry',
        durationFact: 'onArrivalKenyaStay',
        costFact: 'onArrivalKenyaCost',
        requirements: [
          'Electronic travel authorisation (eTA), approved before you board',
          'Hotel or safari booking',
          'Return ticket',
          'Yellow fever certificate: India asks for it when you come home, and Kenya may on the way in',
        ],
        highlights: 'The Masai Mara, Amboseli under Kilimanjaro, the coast at Diani',
        tip: 'Get the yellow fever jab at an authorised centre in good time: the certificate starts to count only some days later.',
      },
    ],
  },
  {
    id: 'south-america',
    title: 'South America',
    countries: [
      {
        name: 'Bolivia',
        entryFact: 'onArrivalBoliviaEntry',
        durationFact: 'onArrivalBoliviaStay',
        costFact: 'onArrivalBoliviaCost',
        requirements: [
          'Passport photo',
          'Hotel bookings and a plan of your route',
          'Return or onward ticket',
          'Bank statement',
          'Yellow fever certificate: Bolivia may ask for it, and India does when you come home',
        ],
        highlights: 'The Uyuni salt flat, Lake Titicaca, La Paz by cable car',
        tip: 'La Paz lies very high. Keep the first days free of plans, and ask your doctor about altitude.',
      },
      {
        name: 'Ecuador',
        entryFact: 'onArrivalEcuadorEntry',
        durationFact: 'onArrivalEcuadorStay',
        costFact: 'onArrivalEcuadorCost',
        requirements: [
          'E-visa, as one data set says: ask an Ecuadorian consulate before you pay for anything',
          'Police clearance certificate, if the consulate asks for one',
          'Return ticket and hotel bookings',
          'Travel health insurance',
          'Yellow fever certificate: India asks for it when you come home',
        ],
        highlights: 'The Galápagos, Quito’s old town, the road of the volcanoes',
        tip: 'Many old lists still call Ecuador visa-free for Indians. Airlines don’t go by old lists.',
      },
    ],
  },
  {
    id: 'caribbean',
    title: 'Caribbean',
    countries: [
      {
        name: 'Jamaica',
        entryFact: 'onArrivalJamaicaEntry',
        durationFact: 'onArrivalJamaicaStay',
        costFact: 'onArrivalJamaicaCost',
        requirements: [
          'Online immigration and customs form',
          'Return ticket',
          'Hotel booking or the address of your host',
          'Visa for the country where you change planes',
        ],
        highlights: 'Negril’s cliffs, the Blue Mountains, Kingston’s music museums',
        tip: 'Most routes run through the USA, Canada or the UK. Their transit visa is the harder part of this trip.',
      },
      {
        name: 'Saint Lucia',
        entryFact: 'onArrivalSaintLuciaEntry',
        durationFact: 'onArrivalSaintLuciaStay',
        costFact: 'onArrivalSaintLuciaCost',
        requirements: [
          'Online immigration form',
          'Return ticket',
          'Hotel booking',
          'Visa fee in US dollars',
          'Visa for the country where you change planes',
        ],
        highlights: 'The Pitons, the drive-in volcano at Soufrière, rainforest walks',
        tip: 'Write to the immigration department before you book and carry the answer. Airlines see few Indian passports on this route.',
      },
    ],
  },
  {
    id: 'central-asia-and-others',
    title: 'Central Asia & Others',
    countries: [
      {
        name: 'Kyrgyzstan',
        entryFact: 'onArrivalKyrgyzstanEntry',
        durationFact: 'onArrivalKyrgyzstanStay',
        costFact: 'onArrivalKyrgyzstanCost',
        requirements: [
          'E-visa, printed, with the airport of entry',
          'Hotel booking or an invitation from a registered tour operator',
          'Return ticket',
          'Travel health insurance',
        ],
        highlights: 'Issyk-Kul, Ala-Archa’s gorge, nights in a yurt at Song-Kul',
        tip: 'The e-visa names its entry points. A road crossing that isn’t on the list will turn you back.',
      },
      {
        name: 'Tajikistan',
        entryFact: 'onArrivalTajikistanEntry',
        durationFact: 'onArrivalTajikistanStay',
        costFact: 'onArrivalTajikistanCost',
        requirements: [
          'E-visa, printed',
          'Extra permit (GBAO) for the Pamir Highway',
          'Address of your first hotel',
          'Return ticket',
        ],
        highlights: 'The Pamir Highway, Iskanderkul, the Fann mountains',
        tip: 'Add the Pamir permit in the same online form as the visa. Getting it later costs days.',
      },
    ],
  },
  {
    id: 'middle-east',
    title: 'Middle East',
    countries: [
      {
        name: 'Bahrain',
        entryFact: 'onArrivalBahrainEntry',
        durationFact: 'onArrivalBahrainStay',
        costFact: 'onArrivalBahrainCost',
        requirements: [
          'E-visa, unless the official site’s checker says that you qualify on arrival',
          'Return ticket',
          'Hotel booking or a copy of your host’s identity card',
          'Recent bank statement',
        ],
        highlights: 'Qal’at al-Bahrain, the pearling path in Muharraq, Manama’s souq',
        tip: 'Use the visa checker on the official e-visa site: it asks for your passport, residence and job, and answers at once.',
      },
      {
        name: 'Jordan',
        entryFact: 'onArrivalJordanEntry',
        durationFact: 'onArrivalJordanStay',
        costFact: 'onArrivalJordanCost',
        requirements: [
          'E-visa, printed, unless the airline confirms that you can get the visa on arrival',
          'For a visa on arrival: the fee in Jordanian dinars',
          'Return ticket',
          'Hotel bookings',
          'Money for the stay',
        ],
        highlights: 'Petra, Wadi Rum by night, the Dead Sea',
        tip: 'The King Hussein (Allenby) bridge issues no visa on arrival. Fly to Amman or Aqaba.',
      },
    ],
  },
  {
    id: 'pacific-islands',
    title: 'Pacific Islands',
    countries: [
      {
        name: 'Fiji',
        entryFact: 'onArrivalFijiEntry',
        durationFact: 'onArrivalFijiStay',
        costFact: 'onArrivalFijiCost',
        requirements: [
          'Return or onward ticket',
          'Hotel booking or the address of your host',
          'Money for the stay',
          'Visa for the country where you change planes, if it asks for one',
        ],
        highlights: 'The Yasawa islands, Nadi’s temple, reefs for first-time divers',
        tip: 'Fly through Singapore or Hong Kong: a change of planes there is simpler than in Australia, which asks for a transit visa.',
      },
      {
        name: 'Samoa',
        entryFact: 'onArrivalSamoaEntry',
        durationFact: 'onArrivalSamoaStay',
        costFact: 'onArrivalSamoaCost',
        requirements: [
          'Return or onward ticket',
          'Hotel booking',
          'Money for the stay',
          'Transit visa for New Zealand, Australia or wherever you change planes',
        ],
        highlights: 'The To Sua ocean trench, Lalomanu beach, village stays in open fales',
        tip: 'Ask the airline in writing which transit documents it wants from an Indian passport, and carry the answer.',
      },
    ],
  },
];
