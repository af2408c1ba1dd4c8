import { entrySites } from '../entry-sites';
import { northEast, vfsSite, type Sourced, type VisaCentre } from './centre';
import { centrePublications } from './publications';

/** The centre that most states share in Delhi. */
const delhiAddress = '27 Kasturba Gandhi Marg, since January 2026.';
export const delhi: Sourced = [delhiAddress, 'businessTodayDelhi', 'visaHqDelhi'];
const delhiByOne: Sourced = [delhiAddress, 'businessTodayDelhi'];

const joined: Sourced = [
  'A visa from here has opened the whole Schengen area since 31 March 2024. Checks at airports and ports ended that day, checks at the land borders on 1 January 2025.',
  'basqueGovernment',
  'centreForAviation',
];

const countedIn = (country: string): Sourced => [
  `Days in ${country} have counted towards the 90 in 180 since 31 March 2024. Earlier days there do not count.`,
  'xpathCounting',
  'monteOzCounting',
];

/** Where one applies in India for each of the 29 Schengen countries. */
export const schengenEntries: Readonly<Record<string, VisaCentre>> = {
  Austria: {
    takes: [
      'VFS Global takes applications; the Austrian embassy in New Delhi decides them all.',
      'vfsAustria',
    ],
    cities: {
      names: ['Delhi', 'Mumbai', 'Chennai', 'Hyderabad', 'Bengaluru', 'Kolkata', 'Kochi', 'Ahmedabad'],
      hasMore: true,
      by: ['vfsReopening'],
    },
    delhi,
    choice: 'one-mission',
    charge: [
      '₹2,274 or ₹2,649: two newspapers differ. Ask before you pay.',
      'economicTimesCharges',
      'ndtvCharges',
    ],
    appointments: vfsSite('aut', 'Austria'),
    special: [
      [
        'The Mumbai centre moved on 2 January 2026. One report says to Mahalaxmi, another to the Bandra-Kurla Complex: go by the address on your appointment letter.',
        'businessTodayDelhi',
        'visaHqVienna',
      ],
    ],
    site: vfsSite('aut', 'Austria'),
  },
  Belgium: {
    takes: [
      'VFS Global takes applications. You fill in the form on Visa On Web first, and print it.',
      'belgiumMission',
      'businessTodayDelhi',
    ],
    cities: {
      names: ['Delhi', 'Kolkata', 'Mumbai', 'Chennai', 'Bengaluru', 'Kochi', 'Hyderabad'],
      hasMore: true,
      by: ['vfsListJoyVisas'],
    },
    delhi,
    choice: 'unknown',
    centre: [
      'Not certain. An old list gives Mumbai the west and the south (Maharashtra, Gujarat, Goa, Tamil Nadu, Andhra Pradesh, Karnataka, Kerala) and Delhi the rest; an agent says that you may choose. Ask VFS Global.',
      'expressTravelBelgium',
    ],
    appointments: vfsSite('bel', 'Belgium'),
    special: [],
    site: vfsSite('bel', 'Belgium'),
  },
  Bulgaria: {
    takes: [
      'VFS Global takes applications; the Bulgarian embassy is in New Delhi.',
      'indulgeBulgaria',
      'bulgariaRadio',
    ],
    cities: {
      names: [
        'Delhi',
        'Ahmedabad',
        'Bengaluru',
        'Chennai',
        'Hyderabad',
        'Kochi',
        'Kolkata',
        'Mumbai',
        'Pune',
      ],
      hasMore: true,
      by: ['vfsReopening'],
    },
    delhi,
    choice: 'one-mission',
    charge: ['₹2,070, by an agent.', 'teleportBulgaria'],
    appointments: vfsSite('bgr', 'Bulgaria'),
    special: [joined, countedIn('Bulgaria')],
    site: entrySites.bulgariaVisaCentre,
  },
  Croatia: {
    takes: ['VFS Global takes applications; the Croatian embassy is in New Delhi.', 'businessTodayDelhi'],
    cities: {
      names: ['Delhi', 'Mumbai', 'Chennai', 'Hyderabad', 'Kolkata', 'Bengaluru'],
      hasMore: true,
      by: ['vfsListJoyVisas'],
    },
    delhi: delhiByOne,
    choice: 'one-mission',
    appointments: vfsSite('hrv', 'Croatia'),
    special: [
      [
        'Croatia has given Schengen visas since it joined in January 2023. Pages that speak of a Croatian visa are older.',
        'croatiaJoined',
      ],
    ],
    site: vfsSite('hrv', 'Croatia'),
  },
  'Czech Republic': {
    takes: [
      'VFS Global takes applications; the Czech embassy in New Delhi decides them all.',
      'czechEmbassy',
    ],
    cities: {
      names: [
        'Delhi',
        'Ahmedabad',
        'Bengaluru',
        'Chandigarh',
        'Chennai',
        'Goa',
        'Gurugram',
        'Hyderabad',
        'Jaipur',
        'Jalandhar',
        'Kochi',
        'Kolkata',
        'Mumbai',
        'Puducherry',
        'Pune',
        'Thiruvananthapuram',
      ],
      by: ['czechEmbassy2017'],
    },
    delhi,
    choice: 'any',
    centre: ['Any VFS Global centre in India, if you live in India.', 'czechEmbassy'],
    appointments: vfsSite('cze', 'Czech Republic'),
    special: [
      [
        'Airport transit: in 2022 the Czech Republic was named among those that ask Indians for a transit visa. We couldn’t find out whether it still does: ask the embassy before you book a connection in Prague.',
        'czechTransit',
      ],
    ],
    site: {
      label: 'Embassy of the Czech Republic in New Delhi',
      href: centrePublications.czechEmbassy.href,
    },
  },
  Denmark: {
    takes: [
      'VFS Global takes applications, in person; the Danish embassy in New Delhi decides.',
      'danishEmbassy',
    ],
    cities: {
      names: ['Delhi', 'Kolkata', 'Mumbai', 'Chennai', 'Hyderabad', 'Bengaluru', 'Kochi'],
      hasMore: true,
      by: ['vfsListJoyVisas'],
    },
    delhi,
    choice: 'one-mission',
    appointments: vfsSite('dnk', 'Denmark'),
    special: [
      ['You fill in the application online first; that has been compulsory since July 2019.', 'vfsDenmark'],
      [
        'For Greenland and the Faroe Islands you also apply to Denmark. Say in the application that you want to go there.',
        'vfsDenmarkIceland',
      ],
    ],
    site: { label: 'Embassy of Denmark in India', href: centrePublications.danishEmbassy.href },
  },
  Estonia: {
    takes: ['VFS Global takes applications; the Estonian embassy in New Delhi decides.', 'vfsEstonia'],
    cities: {
      names: ['Delhi', 'Mumbai', 'Kochi', 'Chennai', 'Hyderabad', 'Bengaluru', 'Kolkata'],
      hasMore: true,
      by: ['vfsReopening2020'],
    },
    delhi,
    choice: 'one-mission',
    appointments: vfsSite('est', 'Estonia'),
    special: [
      [
        'The form is filled in on Estonia’s own site (eelviisataotlus.vm.ee), then printed and signed.',
        'axploreEstonia',
      ],
    ],
    site: vfsSite('est', 'Estonia'),
  },
  Finland: {
    takes: [
      'VFS Global has taken applications since 26 February 2019, in person; the Finnish embassy in New Delhi decides.',
      'finlandAbroad',
    ],
    cities: {
      names: ['Delhi', 'Bengaluru', 'Chennai', 'Hyderabad', 'Kolkata', 'Mumbai'],
      by: ['itzeazyFinland'],
    },
    delhi,
    choice: 'one-mission',
    appointments: vfsSite('fin', 'Finland'),
    special: [
      [
        'The embassy no longer answers questions about visas by phone or e-mail: VFS Global’s helpline does.',
        'finlandPermits',
      ],
    ],
    site: { label: 'Embassy of Finland in New Delhi', href: 'https://finlandabroad.fi/web/ind' },
  },
  France: {
    takes: ['VFS Global takes applications. The form is filled in on France-Visas first.', 'frenchEmbassy'],
    cities: {
      names: [
        'Mumbai',
        'Delhi',
        'Kolkata',
        'Chennai',
        'Bengaluru',
        'Hyderabad',
        'Kochi',
        'Chandigarh',
        'Puducherry',
        'Ahmedabad',
      ],
      hasMore: true,
      by: ['businessTodayEurope', 'businessStandardFrance'],
    },
    choice: 'any',
    centre: ['Any centre that the embassy lists, wherever you live.', 'frenchEmbassy'],
    charge: ['₹2,234 or ₹2,202, by two newspapers.', 'economicTimesCharges', 'ndtvCharges'],
    appointments: vfsSite('fra', 'France'),
    special: [
      [
        'Airport transit: from April 2026 France let Indians change planes airside without a transit visa, in a trial of six months. We could not find what followed in October 2026: ask the airline before you book a connection in Paris.',
        'logicStickFrance',
        'indianExpressFrance',
      ],
    ],
    site: entrySites.franceVisas,
  },
  Germany: {
    takes: ['VFS Global takes applications for short stays.', 'germanMissions'],
    delhi,
    choice: 'any',
    centre: [
      'Any centre in India, wherever you live. For stays of more than 90 days, your state decides.',
      'germanMissions',
    ],
    charge: ['₹1,933.', 'economicTimesCharges'],
    appointments: vfsSite('deu', 'Germany'),
    special: [
      [
        'Airport transit: since 3 June 2026 Indians need no transit visa in Germany, if they stay airside at one airport and fly on to a country outside Schengen.',
        'airTravelGermany',
      ],
      [
        'In May 2025 Germany announced that from 1 July 2025 you could no longer object to a refusal free of charge: you apply again or go to court.',
        'newsBytesGermany',
      ],
    ],
    site: entrySites.germanMissionsIndia,
  },
  Greece: {
    taker: 'GVCW',
    takes: [
      'Global Visa Center World (GVCW) takes applications, not VFS Global; the embassy in Delhi or the consulate in Mumbai decides.',
      'businessStandardGreece',
      'visaHqGreece',
    ],
    cities: {
      names: [
        'Delhi',
        'Mumbai',
        'Chennai',
        'Bengaluru',
        'Hyderabad',
        'Ahmedabad',
        'Pune',
        'Kochi',
        'Kolkata',
      ],
      by: ['visaHqGreece'],
    },
    choice: 'unknown',
    charge: [
      '₹1,299 in February 2026; the centre’s own page, without a date, says ₹1,740.',
      'visaHqGreece',
      'gvcwGreece',
    ],
    appointments: { label: 'GVCW: Greece in India', href: centrePublications.gvcwGreece.href },
    special: [
      [
        'All centres were closed from mid-December 2025 and have been open again since 12 February 2026.',
        'visaHqGreece',
        'businessStandardGreece',
      ],
    ],
    site: { label: 'GVCW: Greece in India', href: centrePublications.gvcwGreece.href },
  },
  Hungary: {
    takes: [
      'VFS Global takes applications; the embassy in New Delhi or the consulate in Mumbai decides.',
      'hungarianVisas',
      'businessTodayDelhi',
    ],
    delhi,
    choice: 'residence',
    districts: {
      districts: [
        {
          place: 'Mumbai',
          states: [
            'Maharashtra',
            'Kerala',
            'Tamil Nadu',
            'Gujarat',
            'Goa',
            'Karnataka',
            'Andhra Pradesh',
            'Telangana',
            'Puducherry',
            'Dadra and Nagar Haveli and Daman and Diu',
          ],
        },
        {
          place: 'Delhi',
          states: [
            ...northEast,
            'Delhi',
            'Rajasthan',
            'Madhya Pradesh',
            'Uttar Pradesh',
            'Jammu and Kashmir',
            'Odisha',
            'Chhattisgarh',
            'Bihar',
            'West Bengal',
            'Jharkhand',
            'Himachal Pradesh',
            'Uttarakhand',
            'Punjab',
            'Haryana',
            'Andaman and Nicobar Islands',
            'Sikkim',
            'Chandigarh',
            'Ladakh',
          ],
          others: 'read',
        },
      ],
      by: ['hungarianEmbassy'],
    },
    appointments: vfsSite('hun', 'Hungary'),
    special: [
      [
        'Changing terminals in Budapest: the embassy asks nationals of Bangladesh and Sri Lanka for a transit visa; it does not name India.',
        'hungarianVisas',
      ],
    ],
    site: { label: 'Embassy of Hungary in New Delhi', href: centrePublications.hungarianVisas.href },
  },
  Iceland: {
    takes: ['VFS Global takes applications; the Icelandic embassy in New Delhi decides.', 'icelandicEmbassy'],
    cities: {
      names: ['Delhi', 'Kolkata', 'Kochi', 'Mumbai', 'Bengaluru', 'Chennai'],
      hasMore: true,
      by: ['indiaComReopening'],
    },
    delhi,
    choice: 'any',
    centre: ['Any of its VFS Global centres.', 'icelandicEmbassy'],
    appointments: vfsSite('isl', 'Iceland'),
    special: [
      [
        'Iceland handles its own visas: applications handed in with Denmark have been returned since 7 October 2019.',
        'vfsDenmarkIceland',
      ],
      [
        'You can fill in the application online (visa.government.is) before you go to the centre.',
        'icelandicEmbassy',
      ],
    ],
    site: { label: 'Embassy of Iceland in New Delhi', href: centrePublications.icelandicEmbassy.href },
  },
  Italy: {
    takes: [
      'VFS Global takes applications; four Italian missions in India decide.',
      'theHinduItaly',
      'italianConsulateMumbai',
    ],
    cities: {
      names: ['Mumbai', 'Ahmedabad', 'Pune', 'Kochi', 'Bengaluru', 'Kolkata', 'Delhi'],
      note: 'Ahmedabad, Pune and Kochi belong to the consulate in Mumbai; the centre in Bengaluru (Vasant Nagar) is for Italy alone.',
      by: ['italianConsulateMumbai', 'theHinduItaly', 'vfsItalyKolkata'],
    },
    choice: 'residence',
    districts: {
      districts: [
        {
          place: 'Mumbai',
          states: [
            'Maharashtra',
            'Gujarat',
            'Goa',
            'Kerala',
            'Madhya Pradesh',
            'Chhattisgarh',
            'Dadra and Nagar Haveli and Daman and Diu',
          ],
        },
        {
          place: 'Bengaluru',
          states: ['Karnataka', 'Tamil Nadu', 'Telangana', 'Andhra Pradesh', 'Puducherry'],
        },
        {
          place: 'Kolkata',
          states: [
            ...northEast,
            'West Bengal',
            'Bihar',
            'Jharkhand',
            'Odisha',
            'Sikkim',
            'Andaman and Nicobar Islands',
          ],
        },
        { place: 'Delhi', states: [], others: 'read' },
      ],
      by: ['italianConsulateMumbai', 'vfsItalyKolkata', 'italianGazette', 'theHinduItaly'],
    },
    appointments: vfsSite('ita', 'Italy'),
    special: [
      [
        'What counts is where you have lived for the last six months, not the address in your passport. That is Kolkata’s wording.',
        'vfsItalyKolkata',
      ],
      [
        'Bengaluru has had a consulate of its own since 25 August 2023; older lists send the south to Mumbai.',
        'italianGazette',
      ],
    ],
    site: vfsSite('ita', 'Italy'),
  },
  Latvia: {
    takes: [
      'VFS Global takes applications; the Latvian embassy in New Delhi decides.',
      'latvianEmbassy',
      'businessTodayDelhi',
    ],
    cities: {
      names: ['Delhi', 'Mumbai', 'Kochi', 'Chennai', 'Hyderabad', 'Bengaluru'],
      hasMore: true,
      by: ['vfsReopening2020'],
    },
    delhi,
    choice: 'one-mission',
    charge: ['₹2,776, by an agent.', 'manzilLatvia'],
    appointments: vfsSite('lva', 'Latvia'),
    special: [],
    site: vfsSite('lva', 'Latvia'),
  },
  Liechtenstein: {
    taker: 'Switzerland',
    apply: 'to Switzerland, which handles its visas,',
    takes: [
      'Liechtenstein has no mission in India: Switzerland handles its visas, and the Swiss embassy in New Delhi decides.',
      'teleportLiechtenstein',
      'btwLiechtenstein',
    ],
    choice: 'unknown',
    centre: [
      'Switzerland’s own visas can be handed in at any VFS Global centre. For Liechtenstein an agent names only the Swiss embassy in New Delhi: ask the embassy before you book an appointment.',
      'teleportLiechtenstein',
      'vfsSwitzerland',
    ],
    special: [
      [
        'Liechtenstein has to be the main destination of the trip. With more nights in Switzerland or Austria, apply there.',
        'btwLiechtenstein',
        'visaCode',
      ],
    ],
    site: {
      label: 'Embassy of Switzerland in New Delhi',
      href: 'https://www.eda.admin.ch/countries/india/en/home.html',
    },
  },
  Lithuania: {
    takes: [
      'VFS Global takes applications; the Lithuanian embassy in New Delhi decides them all and takes none itself.',
      'sureShotLithuania',
      'lithuanianEmbassy',
    ],
    delhi,
    choice: 'one-mission',
    appointments: vfsSite('ltu', 'Lithuania'),
    special: [
      [
        'The form is filled in on Lithuania’s own site, MIGRIS (migracija.lt); VFS Global’s form is not accepted.',
        'sureShotLithuania',
      ],
    ],
    site: vfsSite('ltu', 'Lithuania'),
  },
  Luxembourg: {
    takes: [
      'VFS Global takes applications; the embassy of Luxembourg in New Delhi decides them all.',
      'vfsLuxembourg',
    ],
    cities: {
      names: ['Delhi', 'Mumbai', 'Chennai', 'Hyderabad', 'Bengaluru', 'Kochi', 'Kolkata'],
      hasMore: true,
      by: ['vfsReopening2020'],
    },
    delhi,
    choice: 'one-mission',
    appointments: vfsSite('lux', 'Luxembourg'),
    special: [
      ['Tourists hand in the application themselves; an agent cannot do it for them.', 'vfsLuxembourg'],
    ],
    site: vfsSite('lux', 'Luxembourg'),
  },
  Malta: {
    takes: [
      'VFS Global takes applications at 16 centres; the Maltese High Commission is in New Delhi.',
      'maltaHighCommission',
    ],
    cities: {
      names: ['Delhi', 'Ahmedabad', 'Kochi', 'Goa', 'Mumbai', 'Bengaluru', 'Chennai', 'Gurugram', 'Kolkata'],
      hasMore: true,
      by: ['maltaHighCommission'],
    },
    delhi,
    choice: 'any',
    centre: ['Any of the 16 centres.', 'maltaHighCommission'],
    appointments: vfsSite('mlt', 'Malta'),
    special: [
      [
        'The High Commission itself takes only humanitarian and exceptional cases, by appointment.',
        'maltaHighCommission',
      ],
    ],
    site: {
      label: 'High Commission of Malta in New Delhi',
      href: centrePublications.maltaHighCommission.href,
    },
  },
  Netherlands: {
    takes: [
      'VFS Global takes applications. You fill in the form online and bring its code.',
      'businessTodayNetherlands',
      'netherlandsWorldwide',
    ],
    cities: {
      names: [
        'Ahmedabad',
        'Bengaluru',
        'Chandigarh',
        'Chennai',
        'Delhi',
        'Hyderabad',
        'Jalandhar',
        'Kochi',
        'Kolkata',
        'Lucknow',
        'Mumbai',
        'Pune',
      ],
      by: ['businessTodayNetherlands'],
    },
    delhi,
    choice: 'any',
    centre: ['Any of these centres, if you live in India.', 'netherlandsWorldwide'],
    appointments: vfsSite('nld', 'Netherlands'),
    special: [
      [
        'You need not come in person if you applied in the last five years, your fingerprints are on file and you hand in a photo.',
        'businessTodayNetherlands',
      ],
    ],
    site: {
      label: 'Netherlands Worldwide: applying in India',
      href: centrePublications.netherlandsWorldwide.href,
    },
  },
  Norway: {
    takes: [
      'VFS Global takes applications; the Norwegian embassy in New Delhi decides.',
      'norwegianEmbassy',
      'vfsNorway',
    ],
    cities: {
      names: ['Delhi', 'Bengaluru', 'Mumbai'],
      hasMore: true,
      by: ['indiaComReopening'],
    },
    delhi,
    choice: 'one-mission',
    appointments: vfsSite('nor', 'Norway'),
    special: [
      [
        'You fill in the form and pay the visa fee online first, then bring the signed cover letter and the receipt.',
        'vfsNorway',
      ],
      ['The embassy asks you not to pay for bookings before you have the visa.', 'norwegianEmbassy'],
    ],
    site: { label: 'Embassy of Norway in New Delhi', href: centrePublications.norwegianEmbassy.href },
  },
  Poland: {
    takes: [
      'VFS Global takes applications, in person; the embassy in New Delhi or the consulate in Mumbai decides.',
      'polishEmbassy',
    ],
    delhi,
    choice: 'residence',
    districts: {
      districts: [
        {
          place: 'Mumbai',
          states: [
            'Andhra Pradesh',
            'Goa',
            'Gujarat',
            'Karnataka',
            'Kerala',
            'Maharashtra',
            'Puducherry',
            'Tamil Nadu',
            'Telangana',
            'Dadra and Nagar Haveli and Daman and Diu',
            'Andaman and Nicobar Islands',
          ],
        },
        {
          place: 'Delhi',
          states: [
            ...northEast,
            'Bihar',
            'Chhattisgarh',
            'Delhi',
            'Haryana',
            'Himachal Pradesh',
            'Jammu and Kashmir',
            'Jharkhand',
            'Madhya Pradesh',
            'Odisha',
            'Punjab',
            'Rajasthan',
            'Sikkim',
            'Uttarakhand',
            'Uttar Pradesh',
            'West Bengal',
          ],
          others: 'read',
        },
      ],
      by: ['polishEmbassy', 'ndtvPoland'],
    },
    appointments: vfsSite('pol', 'Poland'),
    special: [
      [
        'An agent says that the place of issue or the address in the passport proves where you live. If you have moved, ask before you book.',
        'euHelpersPoland',
      ],
      ['Airport transit: India is not on Poland’s list.', 'ndtvPoland'],
    ],
    site: entrySites.polandVisaCentre,
  },
  Portugal: {
    takes: [
      'VFS Global takes applications; the embassy in New Delhi or the consulate in Goa decides.',
      'portugueseCentres',
    ],
    cities: {
      names: ['Delhi', 'Ahmedabad', 'Jalandhar', 'Chandigarh', 'Chennai', 'Bengaluru', 'Mumbai'],
      note: 'Mumbai is for the consulate in Goa.',
      by: ['portugueseCentres'],
    },
    delhi,
    choice: 'residence',
    districts: {
      districts: [
        { place: 'Mumbai', states: ['Maharashtra', 'Goa', 'Dadra and Nagar Haveli and Daman and Diu'] },
        { place: 'Delhi', states: [], others: 'stated' },
      ],
      note: 'Mumbai hands its applications to the consulate in Goa, the other centres theirs to the embassy.',
      by: ['portugueseEmbassy', 'portugueseCentres'],
    },
    charge: ['₹3,111.', 'economicTimesCharges'],
    appointments: vfsSite('prt', 'Portugal'),
    special: [
      ['Nobody can hand in the application for you: you go yourself.', 'portugueseEmbassy'],
      ['Outside Delhi, allow two more days for the post.', 'portugueseCentres'],
    ],
    site: { label: 'Embassy of Portugal in New Delhi', href: centrePublications.portugueseEmbassy.href },
  },
  Romania: {
    taker: 'Embassy, Delhi',
    apply: 'at the Romanian embassy in New Delhi',
    takes: [
      'The Romanian embassy in New Delhi itself, as far as we found: no visa centre. You fill in the form and upload the documents on evisa.mae.ro first.',
      'romanianConsularDesk',
      'travelureRomania',
    ],
    choice: 'mission',
    charge: ['None that we found: there is no visa centre.', 'romanianConsularDesk'],
    special: [
      joined,
      countedIn('Romania'),
      [
        'What we found on handing in documents is older than Romania’s joining: check the embassy’s page before you travel to Delhi.',
        'romanianConsularDesk',
        'informatRomania',
      ],
    ],
    site: entrySites.romaniaEvisa,
  },
  Slovakia: {
    takes: [
      'VFS Global has taken applications since January 2026; the Slovak embassy in New Delhi decides.',
      'ptiSlovakia',
      'businessTodayDelhi',
    ],
    cities: {
      names: ['Delhi'],
      note: 'More centres were announced.',
      by: ['businessTodayDelhi', 'ptiSlovakia'],
    },
    delhi: delhiByOne,
    choice: 'one-mission',
    appointments: vfsSite('svk', 'Slovakia'),
    special: [
      [
        'BLS International took them from December 2023 until then: older pages still send you there.',
        'teleportSlovakia',
        'ptiSlovakia',
      ],
      [
        'Pages that send the west and the south to the Hungarian consulate in Mumbai repeat an arrangement of 2015.',
        'vfsSlovakia',
      ],
    ],
    site: vfsSite('svk', 'Slovakia'),
  },
  Slovenia: {
    takes: [
      'VFS Global takes applications; they are decided in New Delhi.',
      'vfsSlovenia',
      'businessTodayDelhi',
    ],
    cities: {
      names: ['Delhi', 'Mumbai', 'Chennai', 'Kolkata', 'Bengaluru', 'Hyderabad'],
      by: ['vfsSlovenia'],
    },
    delhi: delhiByOne,
    choice: 'one-mission',
    appointments: vfsSite('svn', 'Slovenia'),
    special: [
      ['You hand in the application yourself.', 'vfsSlovenia'],
      [
        'Outside Delhi the centre adds the cost of sending the documents to New Delhi and back.',
        'vfsSlovenia',
      ],
    ],
    site: vfsSite('svn', 'Slovenia'),
  },
  Spain: {
    taker: 'BLS',
    apply: 'through BLS International',
    takes: [
      'BLS International takes applications, not VFS Global; the embassy in New Delhi or the consulate in Mumbai decides.',
      'spanishEmbassy',
    ],
    cities: {
      names: ['Delhi', 'Mumbai'],
      hasMore: true,
      note: 'In Mumbai at Nariman Point since 20 June 2024.',
      by: ['spanishEmbassy', 'theHinduSpain'],
    },
    choice: 'residence',
    districts: {
      districts: [
        {
          place: 'Mumbai',
          states: [
            'Maharashtra',
            'Gujarat',
            'Goa',
            'Chhattisgarh',
            'Dadra and Nagar Haveli and Daman and Diu',
          ],
        },
        {
          place: 'Mumbai or Bengaluru',
          states: ['Andhra Pradesh', 'Karnataka', 'Kerala', 'Tamil Nadu', 'Puducherry'],
        },
        {
          place: 'Delhi',
          states: [
            ...northEast,
            'Andaman and Nicobar Islands',
            'Bihar',
            'Delhi',
            'Haryana',
            'Jammu and Kashmir',
            'Jharkhand',
            'Madhya Pradesh',
            'Odisha',
            'Punjab',
            'Rajasthan',
            'Sikkim',
            'Uttar Pradesh',
            'Uttarakhand',
            'West Bengal',
          ],
          others: 'read',
        },
      ],
      unnamed: ['Telangana'],
      note: 'The list is old; the embassy asks you to check before you hand in. A royal decree of December 2025 gives the south to a new consulate in Bengaluru. We could not find out whether it takes visas yet: until then, the south goes to Mumbai.',
      by: ['hiAceSpain', 'spanishDecree', 'spanishEmbassy'],
    },
    charge: ['₹1,237 on a page of BLS from before the visa fee rose; ask for today’s.', 'blsSpain'],
    appointments: { label: 'BLS International: Spain in India', href: 'https://india.blsspainvisa.com/' },
    special: [
      [
        'Airport transit: in every copy we found, Spain asks Indians for a transit visa, unless they hold a Schengen visa or a visa or residence permit of the EU, the USA, Canada or Japan.',
        'spanishTransit',
      ],
    ],
    site: { label: 'Embassy of Spain in New Delhi', href: centrePublications.spanishEmbassy.href },
  },
  Sweden: {
    takes: ['VFS Global takes applications, or the Swedish embassy in New Delhi itself.', 'swedishEmbassy'],
    cities: {
      names: ['Delhi', 'Ahmedabad', 'Bengaluru', 'Chennai', 'Hyderabad', 'Kolkata', 'Mumbai', 'Pune'],
      by: ['iansSweden'],
    },
    delhi,
    choice: 'any',
    centre: ['Any VFS Global office, or the embassy.', 'swedishEmbassy'],
    appointments: vfsSite('swe', 'Sweden'),
    special: [
      [
        'Besides the usual 15 and 45 days, the embassy names up to 60 in exceptional cases.',
        'swedishEmbassy',
      ],
    ],
    site: { label: 'Embassy of Sweden in New Delhi', href: centrePublications.swedishEmbassy.href },
  },
  Switzerland: {
    takes: [
      'VFS Global takes applications; the Swiss embassy in New Delhi decides them all.',
      'vfsSwitzerland',
    ],
    delhi,
    choice: 'any',
    centre: ['Any centre in India.', 'vfsSwitzerland'],
    charge: ['₹2,690 or ₹2,680, by two newspapers.', 'economicTimesCharges', 'ndtvCharges'],
    appointments: vfsSite('che', 'Switzerland'),
    special: [
      [
        'Outside Delhi and Mumbai, the documents reach the embassy about three working days later.',
        'vfsSwitzerland',
      ],
      ['Switzerland handles visas for Liechtenstein, too.', 'btwLiechtenstein', 'teleportLiechtenstein'],
    ],
    site: vfsSite('che', 'Switzerland'),
  },
};
