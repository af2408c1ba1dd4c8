import { entrySites } from '../entry-sites';
import { officialLinks } from '../official-links';
import { northEast, vfsSite, type CentreCity, type VisaCentre } from './centre';
import { delhi } from './schengen';
import { usWaitSnapshot } from './us-waits';

const gatewayCities: readonly CentreCity[] = [
  'Ahmedabad',
  'Bengaluru',
  'Chandigarh',
  'Chennai',
  'Delhi',
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
];

/** Where one applies in India for each destination outside the Schengen area where something is handed in. */
export const elsewhereEntries: Readonly<Record<string, VisaCentre>> = {
  Argentina: {
    taker: 'Embassy and consulate',
    takes: [
      'The embassy in Delhi or the consulate in Mumbai itself, by appointment; no agent is needed.',
      'argentinaDelhi',
      'argentinaMumbai',
    ],
    cities: { names: ['Delhi', 'Mumbai'], by: ['argentinaDelhi', 'argentinaMumbai'] },
    choice: 'any',
    centre: [
      'Either of them for a short visit, wherever you live. For longer stays Maharashtra belongs to Mumbai and the rest to Delhi.',
      'argentinaMumbai',
      'argentinaDelhi',
    ],
    charge: ['None that we found: there is no visa centre.', 'argentinaMumbai'],
    appointments: {
      label: 'Embassy of Argentina in New Delhi',
      href: 'https://eindi.cancilleria.gob.ar/en/all-general-considerations-regarding-visa-application-process',
    },
    special: [
      [
        'In Mumbai you send the documents by e-mail first; the appointment comes when they were checked.',
        'argentinaMumbai',
      ],
    ],
    site: {
      label: 'Consulate General of Argentina in Mumbai',
      href: 'https://cgmum.cancilleria.gob.ar/en/how-obtain-visa-visit-argentina',
    },
  },
  Australia: {
    takes: [
      'You apply online; VFS Global takes the fingerprints, with the letter that asks you for them.',
      'australiaVfs',
    ],
    choice: 'no-districts',
    appointments: vfsSite('aus', 'Australia'),
    special: [],
    site: entrySites.australiaHomeAffairs,
  },
  Brazil: {
    taker: 'Not certain',
    takes: [
      'Sources differ: the embassy in Delhi or the consulate in Mumbai by appointment, or a visa centre. You hand in only after an e-mail of the embassy asks you to.',
      'brazilEmbassy',
      'brazilMission',
    ],
    choice: 'unknown',
    special: [],
    site: {
      label: 'Embassy of Brazil in New Delhi',
      href: 'https://www.gov.br/mre/pt-br/embaixada-nova-delhi',
    },
  },
  Canada: {
    takes: [
      'You apply online; VFS Global takes the fingerprints, with the letter that asks you for them.',
      'canadaCentres',
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
        'Kolkata',
        'Mumbai',
        'Pune',
      ],
      hasMore: true,
      by: ['canadaCentres', 'canadaCentresCicNews'],
    },
    choice: 'no-districts',
    appointments: {
      label: 'VFS Global: book an appointment for Canada in India',
      href: 'https://visa.vfsglobal.com/ind/en/can/book-an-appointment',
    },
    special: [],
    site: officialLinks.irccVisitorVisa,
  },
  China: {
    taker: 'Chinese visa centres',
    takes: [
      'The Chinese Visa Application Service Centers, in person, after the form online; the embassy in Delhi or a consulate decides.',
      'chinaDelhi',
      'chinaMumbai',
    ],
    cities: { names: ['Delhi', 'Mumbai', 'Kolkata'], by: ['chinaDelhi', 'chinaMumbai'] },
    choice: 'residence',
    districts: {
      districts: [
        { place: 'Mumbai', states: ['Maharashtra', 'Karnataka'] },
        { place: 'Kolkata', states: ['Bihar', 'Chhattisgarh', 'Jharkhand', 'Odisha', 'West Bengal'] },
        { place: 'Delhi', states: [], others: 'stated' },
      ],
      by: ['chinaDelhi', 'chinaMumbai'],
    },
    appointments: entrySites.chinaVisaCentre,
    special: [],
    site: entrySites.chinaVisaCentre,
  },
  Cyprus: {
    takes: [
      'VFS Global takes applications; the High Commission of Cyprus is in New Delhi.',
      'businessTodayDelhi',
    ],
    cities: {
      names: ['Delhi', 'Mumbai', 'Chennai', 'Bengaluru', 'Kochi', 'Hyderabad'],
      hasMore: true,
      by: ['vfsListJoyVisas'],
    },
    delhi,
    choice: 'one-mission',
    appointments: vfsSite('cyp', 'Cyprus'),
    special: [],
    site: vfsSite('cyp', 'Cyprus'),
  },
  Egypt: {
    taker: 'Embassy, or BLS in Mumbai',
    takes: [
      'The Egyptian embassy in New Delhi; in Mumbai a centre of BLS International takes applications for Egypt, too.',
      'theHinduSpain',
    ],
    choice: 'unknown',
    special: [],
    site: officialLinks.egyptEvisa,
  },
  Ireland: {
    takes: [
      'You fill in the form online (AVATS); VFS Global takes the documents and fingerprints, and the visa office in New Delhi decides.',
      'irishEmbassy',
    ],
    delhi,
    choice: 'one-mission',
    appointments: vfsSite('irl', 'Ireland'),
    special: [
      [
        'The form is made on the AVATS site alone, and nothing is paid there: whoever asks for a fee on another site is a fraud, the embassy warns.',
        'irishEmbassy',
      ],
      ['The embassy says on Tuesdays and Fridays up to which day it has decided.', 'irelandDecisions'],
    ],
    site: officialLinks.irelandVisas,
  },
  Japan: {
    takes: [
      'VFS Global takes applications; the embassy in Delhi or a consulate decides. Nobody who lives in India can apply online alone.',
      'japanAppointments',
      'japanMumbai',
    ],
    cities: {
      names: [
        'Delhi',
        'Mumbai',
        'Ahmedabad',
        'Pune',
        'Goa',
        'Chennai',
        'Kochi',
        'Hyderabad',
        'Puducherry',
        'Bengaluru',
      ],
      hasMore: true,
      by: ['japanAppointments', 'vfsJapanMumbai'],
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
            'Madhya Pradesh',
            'Chhattisgarh',
            'Dadra and Nagar Haveli and Daman and Diu',
          ],
        },
        { place: 'Kolkata', states: ['West Bengal', 'Bihar', 'Jharkhand', 'Odisha'] },
        { place: 'Bengaluru', states: ['Karnataka'] },
        { place: 'Chennai', states: ['Andhra Pradesh', 'Telangana', 'Kerala', 'Puducherry', 'Tamil Nadu'] },
        {
          place: 'Delhi',
          states: [
            ...northEast,
            'Andaman and Nicobar Islands',
            'Chandigarh',
            'Delhi',
            'Haryana',
            'Himachal Pradesh',
            'Jammu and Kashmir',
            'Lakshadweep',
            'Punjab',
            'Rajasthan',
            'Sikkim',
            'Uttar Pradesh',
            'Uttarakhand',
          ],
          others: 'read',
        },
      ],
      by: ['japanMumbai', 'japanKolkata', 'japanDaku'],
    },
    charge: [
      '₹800 in Mumbai since April 2015, tax included; a traveller paid ₹650 in 2019.',
      'vfsJapanMumbai',
      'japanDaku',
    ],
    appointments: vfsSite('jpn', 'Japan'),
    special: [
      [
        'Since 2 March 2026 nobody is taken without an appointment in Chennai, Kochi, Hyderabad and Puducherry.',
        'japanAppointments',
      ],
    ],
    site: officialLinks.japanForeignAffairs,
  },
  Mexico: {
    taker: 'Embassy and consulate',
    takes: [
      'The embassy in Delhi or the consulate in Mumbai itself, by appointment and in person.',
      'mexicanEmbassy',
      'mexicoMumbai',
    ],
    cities: { names: ['Delhi', 'Mumbai'], by: ['mexicanEmbassy', 'mexicoMumbai'] },
    choice: 'no-districts',
    charge: ['None that we found: there is no visa centre.', 'mexicanEmbassy'],
    appointments: { label: 'Mexican foreign ministry: appointments', href: 'https://citas.sre.gob.mx/' },
    special: [
      [
        'The booking site names an office only while it has free dates: “no office found” means that there are none.',
        'mexicanEmbassy',
      ],
    ],
    site: entrySites.mexicoEmbassyIndia,
  },
  'New Zealand': {
    taker: 'Online',
    takes: [
      'You apply online with Immigration New Zealand. We could not find which centre takes a passport or papers, where it asks for them.',
      'newZealandMumbai',
    ],
    choice: 'online',
    special: [],
    site: entrySites.newZealandImmigration,
  },
  Russia: {
    taker: 'Online',
    takes: [
      'The e-visa is applied for online. Only the sticker, for what the e-visa does not allow, is handed in at a Russian visa centre or a consulate.',
      'russiaChennai',
      'russiaMumbai',
    ],
    choice: 'online',
    special: [
      [
        'For the sticker, Mumbai takes only who lives in Maharashtra, Gujarat, Madhya Pradesh, Chhattisgarh, Goa or Daman and Diu.',
        'russiaMumbai',
      ],
    ],
    site: officialLinks.russiaEvisa,
  },
  'Saudi Arabia': {
    taker: 'Tasheer',
    takes: [
      'Tasheer (VFS Global) takes applications of those who do not qualify for the e-visa, with their fingerprints.',
      'saudiCentres',
      'saudiKozhikode',
    ],
    cities: {
      names: [
        'Mumbai',
        'Delhi',
        'Kochi',
        'Chennai',
        'Hyderabad',
        'Ahmedabad',
        'Bengaluru',
        'Lucknow',
        'Kolkata',
        'Kozhikode',
      ],
      by: ['saudiCentres', 'saudiKozhikode'],
    },
    choice: 'no-districts',
    centre: [
      'We found no districts: you choose the mission, Delhi or Mumbai, when you book.',
      'saudiMissions',
    ],
    appointments: { label: 'Tasheer: Saudi visa centres', href: 'https://vc.tasheer.com/' },
    special: [],
    site: entrySites.saudiForeignMinistry,
  },
  'South Africa': {
    takes: [
      'VFS Global takes the applications for the sticker; the e-visa is applied for online.',
      'southAfricaVfs',
    ],
    cities: {
      names: ['Delhi', 'Gurugram', 'Jaipur', 'Kolkata', 'Mumbai', 'Ahmedabad', 'Pune', 'Goa', 'Bengaluru'],
      hasMore: true,
      note: 'Delhi, Gurugram, Jaipur and Kolkata hand theirs to the High Commission in Delhi, the others to the consulate in Mumbai.',
      by: ['southAfricaCentres'],
    },
    choice: 'no-districts',
    charge: ['About ₹1,990.', 'southAfricaCharge'],
    appointments: vfsSite('zaf', 'South Africa'),
    special: [],
    site: entrySites.southAfricaHomeAffairs,
  },
  'South Korea': {
    taker: 'Visa centre or consulate',
    takes: [
      'Korea’s visa centres (VFS Global) in Chennai and Bengaluru take applications of the south, others those of Delhi and Kolkata; in Mumbai a centre of BLS International does.',
      'koreaChennai',
      'koreaSouth',
      'theHinduSpain',
    ],
    cities: {
      names: ['Delhi', 'Kolkata', 'Chennai', 'Bengaluru', 'Mumbai'],
      by: ['koreaChennai', 'koreaSouth', 'theHinduSpain'],
    },
    choice: 'district',
    districts: {
      districts: [
        {
          place: 'Chennai',
          states: ['Tamil Nadu', 'Karnataka', 'Andhra Pradesh', 'Kerala', 'Puducherry'],
        },
      ],
      note: 'For every other state we found no list: ask before you book.',
      by: ['koreaChennai', 'koreaSouth'],
    },
    special: [],
    site: officialLinks.southKoreaVisa,
  },
  Taiwan: {
    taker: 'Taiwan’s offices',
    takes: [
      'Taiwan’s offices (Taipei Economic and Cultural Center) take applications themselves, in Delhi, Chennai and Mumbai.',
      'taiwanOffice',
      'taiwanMumbai',
    ],
    cities: { names: ['Delhi', 'Chennai', 'Mumbai'], by: ['taiwanMumbai', 'taiwanMumbaiNews'] },
    choice: 'district',
    districts: {
      districts: [
        {
          place: 'Mumbai',
          states: [
            'Maharashtra',
            'Goa',
            'Gujarat',
            'Madhya Pradesh',
            'Dadra and Nagar Haveli and Daman and Diu',
          ],
        },
        { place: 'Chennai', states: ['Andhra Pradesh', 'Karnataka', 'Kerala', 'Tamil Nadu'] },
        { place: 'Delhi', states: [], others: 'read' },
      ],
      unnamed: ['Telangana', 'Puducherry', 'Lakshadweep'],
      note: 'The office in Mumbai was announced in July 2023, and Chennai’s list is an old one: ask first.',
      by: ['taiwanMumbai', 'taiwanMumbaiNews', 'taiwanChennai'],
    },
    charge: ['None that we found: there is no visa centre.', 'taiwanOffice'],
    special: [],
    site: entrySites.taiwanConsularAffairs,
  },
  Turkey: {
    taker: 'Gateway Globe',
    takes: [
      'Gateway Globe alone takes applications for the sticker, none the missions themselves; with an e-visa you go nowhere.',
      'gatewayTurkey',
    ],
    cities: { names: gatewayCities, by: ['gatewayTurkey'] },
    choice: 'residence',
    districts: {
      districts: [
        {
          place: 'Delhi',
          states: [
            ...northEast,
            'Bihar',
            'Chandigarh',
            'Delhi',
            'Haryana',
            'Himachal Pradesh',
            'Jammu and Kashmir',
            'Jharkhand',
            'Punjab',
            'Rajasthan',
            'Sikkim',
            'Uttar Pradesh',
            'West Bengal',
          ],
        },
        {
          place: 'Mumbai',
          states: [
            'Maharashtra',
            'Madhya Pradesh',
            'Gujarat',
            'Goa',
            'Karnataka',
            'Kerala',
            'Tamil Nadu',
            'Puducherry',
            'Dadra and Nagar Haveli and Daman and Diu',
            'Lakshadweep',
          ],
        },
        { place: 'Hyderabad', states: ['Andhra Pradesh', 'Telangana', 'Odisha', 'Chhattisgarh'] },
      ],
      note: 'Uttarakhand, Ladakh and the Andaman and Nicobar Islands are on none of the lists: ask first.',
      by: ['gatewayTurkey'],
    },
    charge: ['₹6,201 on top of the embassy’s fee, by an agent.', 'yaseenTurkey'],
    appointments: { label: 'Gateway Globe: Türkiye in India', href: 'https://gatewayglobe.com/en/india' },
    special: [],
    site: { label: 'Gateway Globe: questions and answers', href: 'https://gatewayglobe.com/en/india/faq' },
  },
  'United Kingdom': {
    takes: [
      'You apply online on GOV.UK; VFS Global takes the fingerprints, at 18 fixed centres.',
      'ukCentres',
    ],
    cities: {
      names: [
        'Ahmedabad',
        'Bengaluru',
        'Chandigarh',
        'Chennai',
        'Delhi',
        'Goa',
        'Gurugram',
        'Hyderabad',
        'Jaipur',
        'Jalandhar',
        'Kochi',
        'Kolkata',
        'Lucknow',
        'Mumbai',
        'Mysuru',
        'Pune',
      ],
      hasMore: true,
      by: ['ukCentres', 'ukReopening'],
    },
    delhi,
    choice: 'no-districts',
    appointments: vfsSite('gbr', 'the United Kingdom'),
    special: [],
    site: officialLinks.ukStandardVisitor,
  },
  'United States': {
    taker: 'US missions',
    takes: [
      'The US embassy in Delhi and the consulates in Mumbai, Chennai, Hyderabad and Kolkata; fingerprints first at a Visa Application Center.',
      'usAnyPost',
      'usPosts',
      'sureShotUs',
    ],
    cities: {
      names: ['Delhi', 'Mumbai', 'Chennai', 'Hyderabad', 'Kolkata'],
      by: ['usAnyPost', 'usPosts'],
    },
    choice: 'home',
    districts: {
      districts: [
        {
          place: 'Delhi',
          states: [
            'Bihar',
            'Delhi',
            'Haryana',
            'Himachal Pradesh',
            'Jammu and Kashmir',
            'Punjab',
            'Rajasthan',
            'Uttarakhand',
            'Uttar Pradesh',
          ],
        },
        {
          place: 'Mumbai',
          states: [
            'Goa',
            'Gujarat',
            'Madhya Pradesh',
            'Maharashtra',
            'Dadra and Nagar Haveli and Daman and Diu',
          ],
        },
        { place: 'Hyderabad', states: ['Andhra Pradesh', 'Telangana', 'Odisha'] },
        {
          place: 'Chennai',
          states: [
            'Karnataka',
            'Kerala',
            'Puducherry',
            'Lakshadweep',
            'Tamil Nadu',
            'Andaman and Nicobar Islands',
          ],
        },
        {
          place: 'Kolkata',
          states: [...northEast, 'Chhattisgarh', 'Jharkhand', 'Sikkim', 'West Bengal'],
        },
      ],
      note: 'The districts are those that the US Mission named in 2010; Telangana, which came later, is with Hyderabad.',
      by: ['usDistricts', 'usDistrictsVisaBureau', 'usPosts'],
    },
    centre: ['You have a home district, but may book an interview at any of the five.', 'usAnyPost'],
    appointments: {
      ...officialLinks.usVisaWaitTimes,
      words: 'How long each city makes you wait is published every month; free dates show when you book.',
    },
    snapshot: [usWaitSnapshot, 'usWaits', 'usWaitsVisaVerge'],
    special: [
      [
        'Since September 2025 you have to apply in the country where you live or whose citizen you are: not on a holiday elsewhere.',
        'usOwnCountry',
      ],
    ],
    site: officialLinks.usTravelDocs,
  },
};
