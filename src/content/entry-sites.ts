import { officialLinks, type OfficialLink } from './official-links';

/**
 * Official pages of the destinations that the guides and articles do not name, by key: apart from
 * `official-links`, so that pages without entry rules do not carry them. Only their domains were judged.
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
  irelandVisaForm: { label: 'Ireland: visa application', href: 'https://www.visas.inis.gov.ie/avats' },
  australiaHomeAffairs: { label: 'Australian Home Affairs: visas', href: 'https://immi.homeaffairs.gov.au/' },
  newZealandImmigration: { label: 'Immigration New Zealand', href: 'https://www.immigration.govt.nz/' },
  singaporeIca: {
    label: 'Singapore ICA: entering Singapore',
    href: 'https://www.ica.gov.sg/enter-transit-depart/entering-singapore',
  },
  vietnamEvisa: { label: 'Vietnam e-visa', href: 'https://evisa.gov.vn/' },
  indonesiaEvisa: { label: 'Indonesia e-visa', href: 'https://evisa.imigrasi.go.id/' },
  koreaVisaPortal: { label: 'Korea visa portal', href: 'https://www.visa.go.kr/' },
  japanForeignMinistry: {
    label: 'Japanese foreign ministry: visas',
    href: 'https://www.mofa.go.jp/j_info/visit/visa/',
  },
  taiwanConsularAffairs: { label: 'Taiwan Bureau of Consular Affairs', href: 'https://www.boca.gov.tw/' },
  saudiForeignMinistry: { label: 'Saudi foreign ministry: visas', href: 'https://visa.mofa.gov.sa/' },
  qatarInterior: { label: 'Qatar interior ministry', href: 'https://portal.moi.gov.qa/' },
  omanEvisa: { label: 'Oman e-visa', href: 'https://evisa.rop.gov.om/' },
  egyptEvisa: { label: 'Egypt e-visa', href: 'https://visa2egypt.gov.eg/' },
  southAfricaHomeAffairs: { label: 'South African Home Affairs', href: 'https://www.dha.gov.za/' },
  tanzaniaImmigration: { label: 'Tanzania e-visa', href: 'https://visa.immigration.go.tz/' },
  moroccoForeignMinistry: {
    label: 'Moroccan foreign ministry: visas',
    href: 'https://www.diplomatie.ma/en/visa',
  },
  turkeyEvisa: { label: 'Türkiye e-visa', href: 'https://www.evisa.gov.tr/en/' },
  russiaConsularForm: {
    label: 'Russian foreign ministry: consular visa form',
    href: 'https://visa.kdmid.ru/',
  },
  brazilForeignMinistry: {
    label: 'Brazilian foreign ministry: visas',
    href: 'https://www.gov.br/mre/en/subjects/visas',
  },
  argentinaForeignMinistry: {
    label: 'Argentine foreign ministry: visas',
    href: 'https://www.cancilleria.gob.ar/en/services/visas',
  },

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
} as const satisfies Readonly<Record<string, OfficialLink>>;

export type EntrySiteKey = keyof typeof entrySites;
