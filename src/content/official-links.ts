import { licensingLaws } from './licensed-help';

/** A page of a government or another official body that a reader is sent to. */
export interface OfficialLink {
  readonly label: string;
  /** Always https. */
  readonly href: string;
}

/** The official pages of a guide; the first is the one to check. */
export type OfficialSites = readonly [OfficialLink, ...OfficialLink[]];

/**
 * Every official page that content points to, by key. Articles, guides and facts name the key, so an address
 * that moves is corrected here once. Specification §2, Visa guides, and §2, Blog post page.
 */
export const officialLinks = {
  gdrfaDubai: { label: 'GDRFA Dubai', href: 'https://www.gdrfad.gov.ae/en' },
  icpUae: { label: 'ICP, the UAE identity and immigration authority', href: 'https://icp.gov.ae/en/' },
  icpSmartServices: { label: 'ICP smart services', href: 'https://smartservices.icp.gov.ae/' },
  uaeGovernment: {
    label: 'The UAE government portal on visas',
    href: 'https://u.ae/en/information-and-services/visa-and-emirates-id',
  },
  mohreUae: { label: 'MOHRE, the UAE labour ministry', href: 'https://www.mohre.gov.ae/en/home.aspx' },
  uaeWorkPermitBan: {
    label: 'The UAE government portal on the one-year work permit ban',
    href: 'https://u.ae/en/information-and-services/jobs/employment-in-the-private-sector/banning-the-issuance-of-a-new-work-permit-for-one-year',
  },
  dubaiPolice: { label: 'Dubai Police', href: 'https://www.dubaipolice.gov.ae/' },
  abuDhabiJudicialDepartment: { label: 'Abu Dhabi Judicial Department', href: 'https://www.adjd.gov.ae/en' },
  indianEmbassyUae: { label: 'Embassy of India, Abu Dhabi', href: 'https://www.indembassyuae.gov.in/' },
  indianConsulateDubai: { label: 'Consulate General of India, Dubai', href: 'https://www.cgidubai.gov.in/' },
  burjKhalifa: { label: 'Burj Khalifa', href: 'https://www.burjkhalifa.ae/en/' },

  ukStandardVisitor: { label: 'GOV.UK: Standard Visitor visa', href: 'https://www.gov.uk/standard-visitor' },
  ukVisaFees: { label: 'GOV.UK: visa fees', href: 'https://www.gov.uk/visa-fees' },
  ukVisitorRules: {
    label: 'GOV.UK: Immigration Rules, Appendix V: Visitor',
    href: 'https://www.gov.uk/guidance/immigration-rules/immigration-rules-appendix-v-visitor',
  },
  ukVisaProcessingTimes: {
    label: 'GOV.UK: visa processing times',
    href: 'https://www.gov.uk/guidance/visa-processing-times-applications-outside-the-uk',
  },

  ukVisaCheck: { label: 'GOV.UK: check if you need a UK visa', href: 'https://www.gov.uk/check-uk-visa' },
  ukAdvisers: {
    label: 'GOV.UK: find an immigration adviser',
    href: 'https://www.gov.uk/find-an-immigration-adviser',
  },
  irishVisaScheme: {
    label: 'Irish immigration: British Irish Visa Scheme',
    href: 'https://www.irishimmigration.ie/british-irish-visa-scheme/',
  },

  usTravelDocs: { label: 'US visa service for India', href: 'https://www.ustraveldocs.com/in/en' },
  ceac: { label: 'DS-160 form (CEAC)', href: 'https://ceac.state.gov/genniv/' },
  usBusinessVisa: {
    label: 'US Department of State: business visa',
    href: 'https://travel.state.gov/content/travel/en/us-visas/business.html',
  },
  usVisaFees: {
    label: 'US Department of State: visa fees',
    href: 'https://travel.state.gov/content/travel/en/us-visas/visa-information-resources/fees/fees-visa-services.html',
  },
  usVisaDenials: {
    label: 'US Department of State: visa denials',
    href: 'https://travel.state.gov/content/travel/en/us-visas/visa-information-resources/visa-denials.html',
  },
  usEmbassyIndia: { label: 'US Embassy in India', href: 'https://in.usembassy.gov/visas/' },
  usVisaWaitTimes: {
    label: 'US Department of State: visa appointment wait times',
    href: 'https://travel.state.gov/content/travel/en/us-visas/visa-information-resources/global-visa-wait-times.html',
  },
  uscis: { label: 'USCIS', href: 'https://www.uscis.gov/' },
  trumpGoldCard: { label: 'Trump Gold Card', href: 'https://trumpcard.gov/' },

  irccVisitorVisa: {
    label: 'Immigration Canada: visitor visa',
    href: 'https://www.canada.ca/en/immigration-refugees-citizenship/services/visit-canada/visitor-visa.html',
  },
  irccFees: {
    label: 'Immigration Canada: fee list',
    href: 'https://ircc.canada.ca/english/information/fees/fees.asp',
  },
  irccProcessingTimes: {
    label: 'Immigration Canada: processing times',
    href: 'https://www.canada.ca/en/immigration-refugees-citizenship/services/application/check-processing-times.html',
  },

  canadaAdvisers: licensingLaws.Canada.register,

  schengenVisaPolicy: {
    label: 'European Commission: visa policy',
    href: 'https://home-affairs.ec.europa.eu/policies/schengen/visa-policy_en',
  },
  schengenApplying: {
    label: 'European Commission: applying for a Schengen visa',
    href: 'https://home-affairs.ec.europa.eu/policies/schengen/visa-policy/applying-schengen-visa_en',
  },
  schengenRefusalForm: {
    label: 'EU Visa Code: the form for refusals',
    href: 'https://eur-lex.europa.eu/eli/reg/2019/1155/oj',
  },
  schengenArea: {
    label: 'European Commission: the Schengen area',
    href: 'https://home-affairs.ec.europa.eu/policies/schengen/schengen-area_en',
  },
  schengenShortStayCalculator: {
    label: 'European Commission: short-stay calculator',
    href: 'https://home-affairs.ec.europa.eu/policies/schengen/border-crossing/short-stay-calculator_en',
  },
  euTravelSystems: {
    label: 'European Union: EES and ETIAS',
    href: 'https://travel-europe.europa.eu/',
  },
  vfsGlobal: { label: 'VFS Global', href: 'https://visa.vfsglobal.com/' },

  hkImmdPar: {
    label: 'Hong Kong Immigration: pre-arrival registration for Indian nationals',
    href: 'https://www.immd.gov.hk/eng/services/visas/pre-arrival_registration_for_indian_nationals.html',
  },
  hkImmdVisitVisa: {
    label: 'Hong Kong Immigration: visit visa',
    href: 'https://www.immd.gov.hk/eng/services/visas/visit-transit/visit-visa-entry-permit.html',
  },

  thailandEvisa: { label: 'Thailand e-visa', href: 'https://www.thaievisa.go.th/' },
  thailandArrivalCard: {
    label: 'Thailand Digital Arrival Card',
    href: 'https://tdac.immigration.go.th/',
  },
  malaysiaArrivalCard: {
    label: 'Malaysia Digital Arrival Card',
    href: 'https://imigresen-online.imi.gov.my/mdac/main',
  },
  malaysiaImmigration: { label: 'Immigration Department of Malaysia', href: 'https://www.imi.gov.my/' },
  philippinesEtravel: { label: 'Philippines eTravel', href: 'https://etravel.gov.ph/' },
  philippinesForeignAffairs: {
    label: 'Philippine Department of Foreign Affairs',
    href: 'https://dfa.gov.ph/',
  },
  cambodiaEvisa: { label: 'Cambodia e-visa', href: 'https://www.evisa.gov.kh/' },
  laosEvisa: { label: 'Laos e-visa', href: 'https://laoevisa.gov.la/' },
  maldivesImuga: {
    label: 'IMUGA, the Maldives traveller declaration',
    href: 'https://imuga.immigration.gov.mv/',
  },
  seychellesBorder: {
    label: 'Seychelles electronic border system',
    href: 'https://seychelles.govtas.com/',
  },
  fijiImmigration: { label: 'Fiji immigration', href: 'https://www.immigration.gov.fj/' },
  samoaImmigration: { label: 'Samoa immigration', href: 'https://www.samoaimmigration.gov.ws/' },
  kyrgyzstanEvisa: { label: 'Kyrgyzstan e-visa', href: 'https://www.evisa.e-gov.kg/' },
  tajikistanEvisa: { label: 'Tajikistan e-visa', href: 'https://www.evisa.tj/' },
  jamaicaImmigration: {
    label: 'Jamaica passport and immigration agency',
    href: 'https://www.pica.gov.jm/',
  },
  saintLuciaGovernment: { label: 'Government of Saint Lucia', href: 'https://www.govt.lc/' },
  boliviaForeignAffairs: { label: 'Bolivian foreign ministry', href: 'https://cancilleria.gob.bo/' },
  ecuadorForeignAffairs: { label: 'Ecuadorian foreign ministry', href: 'https://www.cancilleria.gob.ec/' },
  madagascarEvisa: { label: 'Madagascar e-visa', href: 'https://evisamada-mg.com/' },
  kenyaEta: { label: 'Kenya eTA', href: 'https://www.etakenya.go.ke/' },
  bahrainEvisa: { label: 'Bahrain e-visa', href: 'https://www.evisa.gov.bh/' },
  jordanInterior: { label: 'Jordan interior ministry e-services', href: 'https://eservices.moi.gov.jo/' },

  irelandVisas: { label: 'Irish visa application (AVATS)', href: 'https://www.visas.inis.gov.ie/avats/' },
  japanForeignAffairs: {
    label: 'Japanese foreign ministry: visa',
    href: 'https://www.mofa.go.jp/j_info/visit/visa/index.html',
  },
  southKoreaVisa: { label: 'Korea visa portal', href: 'https://www.visa.go.kr/' },
  qatarInterior: { label: 'Qatar interior ministry', href: 'https://portal.moi.gov.qa/' },
  egyptEvisa: { label: 'Egypt e-visa', href: 'https://www.visa2egypt.gov.eg/' },
  tanzaniaImmigration: { label: 'Tanzania immigration', href: 'https://visa.immigration.go.tz/' },
  moroccoForeignAffairs: {
    label: 'Moroccan foreign ministry: visa',
    href: 'https://www.diplomatie.ma/en/visa',
  },
  turkeyEvisa: { label: 'Türkiye e-visa', href: 'https://www.evisa.gov.tr/en/' },
  russiaEvisa: { label: 'Russian foreign ministry: e-visa', href: 'https://electronic-visa.kdmid.ru/' },

  passportIndia: { label: 'Passport Seva', href: 'https://www.passportindia.gov.in/' },
  indiaExternalAffairs: { label: 'Ministry of External Affairs', href: 'https://www.mea.gov.in/' },
  madad: { label: 'MADAD, help for Indians abroad', href: 'https://madad.gov.in/' },
  reserveBankOfIndia: { label: 'Reserve Bank of India', href: 'https://www.rbi.org.in/' },
  incomeTaxIndia: { label: 'Income Tax Department', href: 'https://www.incometax.gov.in/' },
  customsIndia: { label: 'Indian Customs (CBIC)', href: 'https://www.cbic.gov.in/' },
  dgcaIndia: { label: 'DGCA, the Indian aviation regulator', href: 'https://www.dgca.gov.in/' },
  airSewa: { label: 'AirSewa, complaints of air passengers', href: 'https://airsewa.gov.in/' },
} as const satisfies Readonly<Record<string, OfficialLink>>;

export type OfficialLinkKey = keyof typeof officialLinks;
