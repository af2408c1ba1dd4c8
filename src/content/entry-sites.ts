import { officialLinks, type OfficialLink } from './official-links';

/**
 * The official page of a destination's entry rules, by key. What `official-links` has is taken from there; the others
 * stand apart from it, so that pages without entry rules do not carry them. Only their domains were judged.
 */
export const entrySites = {
  austriaForeignMinistry: {
    label: 'Austrian foreign ministry',
    href: 'https://www.bmeia.gv.at/en/travel-stay/entry-and-residence',
  },
  belgiumForeignMinistry: { label: 'Belgian foreign ministry', href: 'https://diplomatie.belgium.be/en' },
  bulgariaVisaCentre: {
    label: 'Bulgaria visa centre in India (VFS Global)',
    href: 'https://visa.vfsglobal.com/ind/en/bgr',
  },
  croatiaInterior: { label: 'Croatian interior ministry', href: 'https://mup.gov.hr/' },
  czechForeignMinistry: { label: 'Czech foreign ministry', href: 'https://mzv.cz/jnp/en' },
  denmarkImmigration: { label: 'Danish immigration: New to Denmark', href: 'https://nyidanmark.dk/en-GB' },
  finlandImmigration: {
    label: 'Finnish immigration: visiting Finland',
    href: 'https://migri.fi/en/visiting-finland',
  },
  franceVisas: { label: 'France-Visas', href: 'https://france-visas.gouv.fr/' },
  germanMissionsIndia: { label: 'German missions in India', href: 'https://india.diplo.de/' },
  greeceForeignMinistry: { label: 'Greek foreign ministry: visas', href: 'https://www.mfa.gr/en/visas' },
  italyVisas: { label: 'Visa for Italy', href: 'https://vistoperitalia.esteri.it/' },
  netherlandsVisas: {
    label: 'Netherlands Worldwide: visas',
    href: 'https://www.netherlandsworldwide.nl/visas-for-the-netherlands',
  },
  norwayImmigration: {
    label: 'Norwegian immigration: visit',
    href: 'https://www.udi.no/en/want-to-apply/visit',
  },
  polandVisaCentre: {
    label: 'Poland visa centre in India (VFS Global)',
    href: 'https://visa.vfsglobal.com/ind/en/pol',
  },
  portugalVisas: { label: 'Portugal: visas', href: 'https://vistos.mne.pt/en' },
  romaniaEvisa: { label: 'Romania e-visa', href: 'https://evisa.mae.ro/' },
  spainForeignMinistry: { label: 'Spanish foreign ministry', href: 'https://www.exteriores.gob.es/' },
  swedenMigration: { label: 'Swedish Migration Agency', href: 'https://www.migrationsverket.se/' },
  switzerlandMigration: { label: 'Swiss State Secretariat for Migration', href: 'https://www.sem.admin.ch/' },

  mexicoEmbassyIndia: { label: 'Embassy of Mexico in India', href: 'https://embamex.sre.gob.mx/india/' },
  australiaHomeAffairs: { label: 'Australian Home Affairs: visas', href: 'https://immi.homeaffairs.gov.au/' },
  newZealandImmigration: { label: 'Immigration New Zealand', href: 'https://www.immigration.govt.nz/' },
  singaporeIca: {
    label: 'Singapore ICA: entering Singapore',
    href: 'https://www.ica.gov.sg/enter-transit-depart/entering-singapore',
  },
  vietnamEvisa: { label: 'Vietnam e-visa', href: 'https://evisa.gov.vn/' },
  indonesiaEvisa: { label: 'Indonesia e-visa', href: 'https://evisa.imigrasi.go.id/' },
  taiwanConsularAffairs: { label: 'Taiwan Bureau of Consular Affairs', href: 'https://www.boca.gov.tw/' },
  saudiForeignMinistry: { label: 'Saudi foreign ministry: visas', href: 'https://visa.mofa.gov.sa/' },
  omanEvisa: { label: 'Oman e-visa', href: 'https://evisa.rop.gov.om/' },
  southAfricaHomeAffairs: { label: 'South African Home Affairs', href: 'https://www.dha.gov.za/' },
  brazilForeignMinistry: {
    label: 'Brazilian foreign ministry: visas',
    href: 'https://www.gov.br/mre/en/subjects/visas',
  },
  argentinaForeignMinistry: {
    label: 'Argentine foreign ministry: visas',
    href: 'https://www.cancilleria.gob.ar/en/services/visas',
  },

  sriLankaEta: { label: 'Sri Lanka: Electronic Travel Authorization', href: 'https://eta.gov.lk/' },
  nepalImmigration: { label: 'Nepal Department of Immigration', href: 'https://www.immigration.gov.np/' },
  georgiaEvisa: { label: 'Georgia e-visa', href: 'https://www.evisa.gov.ge/' },
  maldivesImmigration: { label: 'Maldives Immigration', href: 'https://immigration.gov.mv/' },
  mauritiusPassportOffice: {
    label: 'Mauritius Passport and Immigration Office',
    href: 'https://passport.govmu.org/',
  },
  bhutanImmigration: { label: 'Bhutan Department of Immigration', href: 'https://immi.gov.bt/' },
  azerbaijanEvisa: { label: 'Azerbaijan e-visa', href: 'https://evisa.gov.az/en/' },
  kazakhstanEmbassy: { label: 'Kazakh foreign ministry: New Delhi', href: 'https://mfa.gov.kz/en/delhi' },
  chinaVisaCentre: { label: 'Chinese Visa Application Service Center', href: 'https://www.visaforchina.cn/' },

  schengen: officialLinks.schengenApplying,
  unitedStates: officialLinks.usTravelDocs,
  canada: officialLinks.irccVisitorVisa,
  unitedKingdom: officialLinks.ukStandardVisitor,
  thailand: officialLinks.thailandEvisa,
  malaysia: officialLinks.malaysiaImmigration,
  hongKong: officialLinks.hkImmdPar,
  philippines: officialLinks.philippinesForeignAffairs,
  unitedArabEmirates: officialLinks.uaeGovernment,
  bahrain: officialLinks.bahrainEvisa,
  jordan: officialLinks.jordanInterior,
  kenya: officialLinks.kenyaEta,
  ireland: officialLinks.irelandVisas,
  southKorea: officialLinks.southKoreaVisa,
  japan: officialLinks.japanForeignAffairs,
  qatar: officialLinks.qatarInterior,
  egypt: officialLinks.egyptEvisa,
  tanzania: officialLinks.tanzaniaImmigration,
  morocco: officialLinks.moroccoForeignAffairs,
  turkey: officialLinks.turkeyEvisa,
  russiaEvisa: officialLinks.russiaEvisa,
} as const satisfies Readonly<Record<string, OfficialLink>>;

export type EntrySiteKey = keyof typeof entrySites;
