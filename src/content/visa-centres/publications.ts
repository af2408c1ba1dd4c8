import type { CheckedPublication } from '../../../machines/evidence';
import type { Publication } from '../../../machines/publications';
import { entrySources } from '../entry-sources';
import { publications } from '../fact-publications';
import { transitSources } from '../transit-sources';

/** When most of them were looked up. */
const lookedUp = '2026-11-24';
/** When those were that were looked up again, or for the first time. */
const lookedUpAgain = '2026-11-27';

const earlier = {
  visaCode: {
    name: 'Regulation (EC) 810/2009 (Visa Code), Article 5',
    kind: 'law text',
    date: '2009-07-13',
    href: 'https://legalize.dev/eu/law/32009R0810',
  },
  businessTodayDelhi: {
    name: 'Business Today',
    kind: 'press',
    date: '2026-01-14',
    href: 'https://www.businesstoday.in/nri/visa/story/schengen-visa-update-vfs-global-shifts-application-centres-in-delhi-check-new-address-here-510891-2026-01-14',
  },
  visaHqDelhi: {
    name: 'VisaHQ',
    kind: 'visa agent',
    date: '2026-01-16',
    href: 'https://www.visahq.com/news/2026-01-16/in/delhis-schengen-visa-hub-relocates-vfs-global-consolidates-18-country-processing-at-kasturba-gandhi-marg',
  },
  economicTimesCharges: { name: 'The Economic Times', kind: 'press', date: '2025-08' },
  ndtvCharges: {
    name: 'NDTV',
    kind: 'press',
    date: '2025-08',
    href: 'https://www.ndtv.com/lifestyle/schengen-visa-just-got-more-expensive-for-indians-thanks-to-higher-vfs-charges-9128233/amp/1',
  },
  vfsReopening: {
    name: 'VFS Global’s list of reopened centres, in Travelobiz',
    kind: 'press',
    date: '2021-11-30',
    href: 'https://travelobiz.com/vfs-global-issues-country-wise-update-on-restart-of-visa-application-process-in-india/',
  },
  vfsReopening2020: {
    name: 'VFS Global’s list of reopened centres, in Travelobiz',
    kind: 'press',
    date: '2020-09-23',
  },
  vfsListJoyVisas: {
    name: 'VFS Global’s list of centres, at Joy Visas',
    kind: 'visa agent',
    date: '2021-06-17',
    href: 'https://joyvisas.com/vfs-global-issues-update-on-visa-application-services-in-india',
  },
  indiaComReopening: {
    name: 'India.com',
    kind: 'press',
    date: '2021-07-07',
    href: 'https://www.india.com/travel/articles/international-travel-update-germany-norway-and-iceland-reopens-visa-application-centres-in-india-4794977/',
  },

  vfsAustria: { name: 'VFS Global, Austria in India', kind: 'visa centre' },
  visaHqVienna: { name: 'VisaHQ', kind: 'visa agent', date: '2026-01-08' },
  belgiumMission: { name: 'Embassy of Belgium in India', kind: 'government', date: '2017-01' },
  expressTravelBelgium: { name: 'Express Travel, Belgium', kind: 'visa agent' },
  bulgariaRadio: {
    name: 'Bulgarian National Radio',
    kind: 'press',
    date: '2019-11',
    href: 'https://new.bnr.bg/en/post/101178377/bulgaria-opens-visa-centers-in-16-indian-cities',
  },
  indulgeBulgaria: {
    name: 'Indulge Express',
    kind: 'press',
    date: '2025-11-05',
    href: 'https://www.indulgexpress.com/travel/2025/Nov/05/bulgaria-streamlines-long-term-visa-process-for-indians',
  },
  teleportBulgaria: {
    name: 'Teleport, Bulgaria visa for Indians',
    kind: 'visa agent',
    date: '2024-06-04',
    href: 'https://useteleport.com/blog/bulgaria-visa-for-indians',
  },
  basqueGovernment: {
    name: 'Basque Government, Romania and Bulgaria in Schengen',
    kind: 'government',
    date: '2024',
    href: 'https://www.euskadi.eus/gobierno-vasco/-/nota_prensa/2024/rumania-y-bulgaria-son-desde-este-mes-parte-del-area-schengen-a-efectos-de-eliminacion-de-controles-fronterizos-aereos-o-maritimos-o-de-expedicion-de-visados',
  },
  centreForAviation: {
    name: 'Centre for Aviation',
    kind: 'press',
    date: '2025-01-02',
    href: 'https://centreforaviation.com/news/bulgaria-and-romania-become-full-schengen-area-members-1297895',
  },
  xpathCounting: {
    name: 'Xpath, days in Bulgaria and Romania',
    kind: 'visa agent',
    date: '2024-06-21',
    href: 'https://xpath.global/schengen-allowance-regulations-impacting-bulgaria-romania-upon-schengen-area-2/',
  },
  monteOzCounting: {
    name: 'SchengenVisaInfo, in Monte Oz Live',
    kind: 'press',
    date: '2024',
    href: 'https://monteozlive.com/travel-adventure/schengen-stay-reset-travellers-can-no-longer-utilize-romania-bulgaria-as-base-since-march-31/',
  },
  croatiaJoined: {
    name: 'Immigration Residency, Croatia from India',
    kind: 'visa agent',
    href: 'https://www.immigration-residency.com/immigration-to-croatia-from-india/',
  },
  czechEmbassy2017: {
    name: 'Embassy of the Czech Republic in New Delhi, 16 visa centres',
    kind: 'government',
    date: '2017-07-29',
    href: 'https://mzv.gov.cz/newdelhi/cz/pol/indie/mission_accomplished.html',
  },
  czechEmbassy: publications.czechEmbassy,
  czechTransit: { name: 'SchengenVisaInfo, quoted by Sephari', kind: 'press', date: '2022' },
  danishEmbassy: {
    name: 'Embassy of Denmark in India, before you apply',
    kind: 'government',
    href: 'https://indien.um.dk/en/travel-and-residence/practical-information/visa/visa-frequently-asked-questions/before-you-apply-for-your-visa',
  },
  vfsDenmark: {
    name: 'VFS Global, Denmark in India',
    kind: 'visa centre',
    date: '2019',
    href: 'https://dk.vfsglobal.co.in/how_to_apply.html',
  },
  vfsEstonia: {
    name: 'VFS Global, Estonia in India',
    kind: 'visa centre',
    href: 'https://www.vfsglobal.com/estonia/india/how-to-apply.html',
  },
  axploreEstonia: {
    name: 'Axplore, Estonia tourist visa',
    kind: 'visa agent',
    href: 'https://axploreb2bvisa.com/estonia-tourist-stamp-visa',
  },
  finlandAbroad: {
    name: 'Embassy of Finland in New Delhi, how to apply',
    kind: 'government',
    date: '2019',
    href: 'https://finlandabroad.fi/web/ind/hur-ansoker-man-om-visum-',
  },
  finlandPermits: {
    name: 'Embassy of Finland in New Delhi, where to apply',
    kind: 'government',
    href: 'https://finlandabroad.fi/web/ind/where-to-apply-for-a-residence-permit-',
  },
  itzeazyFinland: {
    name: 'ItzEazy, Finland visa',
    kind: 'visa agent',
    href: 'https://itzeazy.in/visa/finland-visa',
  },
  frenchEmbassy: {
    name: 'Embassy of France in India, do you require a visa',
    kind: 'government',
    href: 'https://in.ambafrance.org/',
  },
  businessStandardFrance: { name: 'Business Standard', kind: 'press', date: '2020-08-20' },
  businessTodayEurope: { name: 'Business Today', kind: 'press', date: '2025-04-23' },
  indianExpressFrance: { name: 'The Indian Express', kind: 'press', date: '2026-02-19' },
  logicStickFrance: transitSources.logicStick,
  germanMissions: {
    name: 'German missions in India, Schengen visas',
    kind: 'government',
    date: '2023-11-23',
    href: 'https://india.diplo.de/',
  },
  airTravelGermany: publications.airTravelGermany,
  newsBytesGermany: { name: 'NewsBytes', kind: 'press', date: '2025-05-23' },
  businessStandardGreece: {
    name: 'Business Standard',
    kind: 'press',
    date: '2026-02-12',
    href: 'https://www.business-standard.com/amp/immigration/greece-trip-on-cards-schengen-visa-centres-reopen-in-india-for-travellers-126021200901_1.html',
  },
  visaHqGreece: {
    name: 'VisaHQ',
    kind: 'visa agent',
    date: '2026-02-11',
    href: 'https://www.visahq.com/news/2026-02-11/in/greece-reopens-all-schengen-visa-centres-across-india-from-12-february',
  },
  gvcwGreece: {
    name: 'Global Visa Center World, Greece in India',
    kind: 'visa centre',
    href: 'https://in-gr.gvcworld.eu/',
  },
  hungarianVisas: {
    name: 'Embassy of Hungary in New Delhi, visa information',
    kind: 'government',
    href: 'https://delhi.mfa.gov.hu/hun/page/consular-information',
  },
  icelandicEmbassy: {
    name: 'Embassy of Iceland in New Delhi, visa to Iceland',
    kind: 'government',
    href: 'https://www.government.is/diplomatic-missions/embassy-of-iceland-in-new-delhi/visa-to-iceland/',
  },
  vfsDenmarkIceland: {
    name: 'VFS Global, Denmark in India, important information',
    kind: 'visa centre',
    date: '2019',
    href: 'https://dk.vfsglobal.co.in/important_information.html',
  },
  latvianEmbassy: {
    name: 'Embassy of Latvia in New Delhi',
    kind: 'government',
    date: '2023-12-06',
    href: 'https://www2.mfa.gov.lv/en/newdelhi/consular-section/applying-for-a-long-stay-visa/students/indian-nationals',
  },
  manzilLatvia: { name: 'Manzil Visa, Latvia', kind: 'visa agent', date: '2025-09' },
  teleportLiechtenstein: {
    name: 'Teleport, Liechtenstein visa for Indians',
    kind: 'visa agent',
    date: '2024-08-18',
    href: 'https://useteleport.com/blog/liechtenstein-visa-for-indian',
  },
  btwLiechtenstein: {
    name: 'BTW Visa, Liechtenstein tourist visa',
    kind: 'visa agent',
    href: 'https://btwvisas.com/visa-guide/liechtenstein-tourist-visa',
  },
  lithuanianEmbassy: {
    name: 'Embassy of Lithuania in New Delhi, visas',
    kind: 'government',
    date: '2021-01-19',
    href: 'https://in.mfa.lt/in/en/travel-and-residence/coming-to-lithuania/visas',
  },
  sureShotLithuania: {
    name: 'SureShot Visa, Lithuania tourist visa',
    kind: 'visa agent',
    date: '2026-05-04',
    href: 'https://www.sureshotvisa.com/countries/lithuania/tourist-visa',
  },
  vfsLuxembourg: {
    name: 'VFS Global, Luxembourg in India',
    kind: 'visa centre',
    href: 'https://www.vfsglobal.com/Luxembourg/India/all_about_visa.html',
  },
  maltaHighCommission: {
    name: 'High Commission of Malta in New Delhi, visa advice',
    kind: 'government',
    href: 'https://foreignaffairs.gov.mt/en/Embassies/Hc_New_Delhi/Pages/Visa-Advice-for-Foreign-Nationals.aspx',
  },
  netherlandsWorldwide: {
    name: 'Netherlands Worldwide, applying in India',
    kind: 'government',
    href: 'https://www.netherlandsworldwide.nl/visa-the-netherlands/schengen-visa/apply-india',
  },
  businessTodayNetherlands: publications.businessTodayNetherlands,
  norwegianEmbassy: {
    name: 'Embassy of Norway in New Delhi, visitor’s visa',
    kind: 'government',
    href: 'https://www.norway.no/en/india/services-info/visitors-visa-res-permit/',
  },
  vfsNorway: {
    name: 'VFS Global, Norway in India',
    kind: 'visa centre',
    href: 'https://www.vfsglobal.com/Norway/India/how_to_apply.html',
  },
  euHelpersPoland: {
    name: 'EU Helpers, Poland’s missions in India',
    kind: 'visa agent',
    href: 'https://euhelpers.pl/blog/key-visa-application-and-collection-guidelines-for-polands-missions-in-india-and-neighboring-countries',
  },
  romanianConsularDesk: {
    name: 'Apply for a visa to Romania in India, at VFS Global',
    kind: 'visa centre',
    href: 'https://services.vfsglobal.com/india/Romania-index.html',
  },
  travelureRomania: {
    name: 'Travelure, Romania visa for Indians',
    kind: 'press',
    href: 'https://www.travelure.in/romania-visa-for-indians-all-the-best/',
  },
  informatRomania: {
    name: 'Informat.ro',
    kind: 'press',
    date: '2024-03',
    href: 'https://informat.ro/hu/politika/a-roman-nagykovetsegek-schengeni-vizumokat-allitanak-ki-11852',
  },
  ptiSlovakia: {
    name: 'PTI, in NewsDrum',
    kind: 'press',
    date: '2025-11-18',
    href: 'https://www.newsdrum.in/business/vfs-global-awarded-contract-to-process-visas-to-slovakia-from-india-82-countries-10786037',
  },
  teleportSlovakia: {
    name: 'Teleport, Slovakia visa appointment',
    kind: 'visa agent',
    date: '2024-06-05',
    href: 'https://useteleport.com/blog/slovakia-visa-appointment',
  },
  vfsSlovakia: {
    name: 'VFS Global, Slovakia in India',
    kind: 'visa centre',
    href: 'https://www.vfsglobal.com/slovakia/india/know-your-visa-type.html',
  },
  vfsSlovenia: {
    name: 'VFS Global, Slovenia in India',
    kind: 'visa centre',
    href: 'https://www.vfsglobal.com/slovenia/india/Tourists.html',
  },
  spanishTransit: publications.spanishTransit,
  blsSpain: {
    name: 'BLS International, Spain in India',
    kind: 'visa centre',
    href: 'https://india.blsspainvisa.com/short_term_visa_tourist.php',
  },
  swedishEmbassy: {
    name: 'Embassy of Sweden in New Delhi, frequently asked questions',
    kind: 'government',
    href: 'https://swedenabroad.se/en/about-sweden-non-swedish-citizens/india/going-to-sweden/frequently-asked-questions',
  },
  iansSweden: {
    name: 'IANS, in Sakshi Post',
    kind: 'press',
    date: '2023-09-14',
    href: 'https://www.sakshipost.com/news/vfs-global-renews-india-s-visa-contract-sweden-228723',
  },
  vfsSwitzerland: {
    name: 'VFS Global, Switzerland in India',
    kind: 'visa centre',
    date: '2019-10',
    href: 'https://www.vfsglobal.ch/switzerland/india',
  },
  southAfricaCharge: {
    name: 'FlightGPT, South Africa',
    kind: 'visa agent',
    date: '2026',
  },
  brazilMission: { name: 'BTW Visa, Brazil', kind: 'visa agent', date: '2026' },
  saudiCentres: { name: 'The Hans India', kind: 'press', date: '2024-07-07' },
  mexicoMumbai: {
    name: 'Embassy of Mexico in India, consulate in Mumbai',
    kind: 'government',
    date: '2024',
  },
  sureShotUs: { name: 'SureShot Visa, USA', kind: 'visa agent', date: '2026-04-19' },
} as const satisfies Readonly<Record<string, Publication>>;

const latest = {
  italianConsulateMumbai: {
    name: 'Consulate General of Italy, Mumbai',
    kind: 'government',
    href: 'https://consmumbai.esteri.it/it/servizi-consolari-e-visti/servizi-per-il-cittadino-straniero/visti/',
  },
  vfsItalyKolkata: {
    name: 'VFS Global, Italy in Kolkata',
    kind: 'visa centre',
    href: 'https://www.vfs-italy.co.in/kolkata/Jurisdiction_to_apply.html',
  },
  italianGazette: {
    name: 'Comunicazione Inform',
    kind: 'press',
    date: '2023',
    href: 'https://comunicazioneinform.it/dal-25-agosto-ridefinite-le-circoscrizioni-territoriali-dei-consolati-generali-a-bangalore-e-mumbaiindia/',
  },
  theHinduItaly: {
    name: 'The Hindu',
    kind: 'press',
    date: '2024-11-15',
    href: 'https://www.thehindu.com/news/national/karnataka/italian-visa-processing-centre-opened/article68873264.ece',
  },
  hungarianEmbassy: {
    name: 'Embassy of Hungary in New Delhi, consular districts',
    kind: 'government',
    href: 'https://delhi.mfa.gov.hu/eng/page/3-d-type-long-term-resident-permit-application',
  },
  polishEmbassy: {
    name: 'Poland in India, Schengen visa',
    kind: 'government',
    href: 'https://www.gov.pl/web/india/c-type-schengen-visa',
  },
  ndtvPoland: {
    name: 'NDTV',
    kind: 'press',
    date: '2024-07',
    href: 'https://www.ndtv.com/education/study-abroad-indian-students-can-now-apply-online-for-poland-visas-6051787',
  },
  portugueseEmbassy: {
    name: 'Embassy of Portugal in New Delhi, frequently asked questions',
    kind: 'government',
    href: 'https://novadeli.embaixadaportugal.mne.gov.pt/en/consular-section/frequently-asked-questions',
  },
  portugueseCentres: {
    name: 'Embassy of Portugal in New Delhi, general information',
    kind: 'government',
    href: 'https://www.novadeli.embaixadaportugal.mne.pt/en/consular-section/general-information',
  },
  spanishEmbassy: {
    name: 'Embassy of Spain in New Delhi, visa applications',
    kind: 'government',
    href: 'https://www.exteriores.gob.es/Embajadas/NUEVADELHI/en/ServiciosConsulares/Pages/Visa-Applications.aspx',
  },
  hiAceSpain: {
    name: 'HiAce Travel, Spain',
    kind: 'visa agent',
    href: 'https://hiacetravel.in/countries/Spain/Spain.html',
  },
  theHinduSpain: {
    name: 'The Hindu',
    kind: 'press',
    date: '2024-06-20',
    href: 'https://www.thehindu.com/business/bls-internationals-new-mumbai-centre-to-expedite-visas-to-spain/article68312474.ece',
  },
  spanishDecree: {
    name: 'Diario BOE, Royal Decree 1194/2025',
    kind: 'press',
    date: '2025-12-30',
    href: 'https://www.diarioboe.es/articulo/2025/12/30/boe-a-2025-27016',
  },

  usDistricts: {
    name: 'Wolfsdorf, notice of the US Mission in India',
    kind: 'law firm',
    date: '2010-11-22',
    href: 'https://wolfsdorf.com/blog/2010/11/22/u-s-ambassador-new-delhi-india-announces-convenient-u-s-visa-application-process/',
  },
  usDistrictsVisaBureau: {
    name: 'Visa Bureau, notice of the US Embassy in New Delhi',
    kind: 'visa agent',
    date: '2010-11-22',
    href: 'https://www.visabureau.com/news/us-embassy-in-new-delhi-announces-reorganised-visa-application-process',
  },
  usPosts: {
    name: 'LegalClarity, US Embassy in India',
    kind: 'website',
    href: 'https://legalclarity.org/us-embassy-in-india-locations-visas-and-citizen-services',
  },
  usAnyPost: publications.visaHqWaits,
  usOwnCountry: {
    name: 'Business Standard',
    kind: 'press',
    date: '2025-10-07',
    href: 'https://www.business-standard.com/amp/immigration/us-tourist-visa-avoid-delhi-kolkata-apply-from-chennai-for-faster-slots-125100700304_1.html',
  },
  usWaits: publications.newsBytesWaits,
  usWaitsVisaVerge: {
    name: 'VisaVerge',
    kind: 'website',
    date: '2026-02-21',
    href: 'https://www.visaverge.com/news/u-s-visitor-visa-waits-in-india-push-travelers-to-choose-chennai-over-mumbai',
  },
  canadaCentres: {
    name: 'ANI',
    kind: 'press',
    date: '2021-07-30',
    href: 'https://www.aninews.in/news/world/asia/canada-opens-dedicated-biometric-appointment-system-to-clear-student-visa-backlog-in-india20210730203234/',
  },
  canadaCentresCicNews: {
    name: 'CIC News',
    kind: 'press',
    date: '2020-11',
    href: 'https://www.cicnews.com/2020/11/vacs-in-india-reopen-offering-biometrics-for-families-and-students-1116396.html',
  },
  ukCentres: {
    name: 'Zee News',
    kind: 'press',
    date: '2024-11-13',
    href: 'https://zeenews.india.com/india/indian-nationals-lead-in-uk-visas-new-state-of-the-art-visa-centres-open-across-india-2819613.html',
  },
  ukReopening: {
    name: 'Colombo Gazette, VFS Global’s list of UK centres',
    kind: 'press',
    date: '2020-07-02',
    href: 'https://colombogazette.com/2020/07/02/uk-visa-services-to-resume-in-sri-lanka-via-vfs-global/',
  },
  irishEmbassy: {
    name: 'Embassy of Ireland in New Delhi, visa information',
    kind: 'government',
    date: '2023-10-04',
    href: 'https://www.dfa.ie/irish-embassy/india/visas/applying-for-irish-visa/',
  },
  irelandDecisions: {
    name: 'Envoy Global, Ireland’s embassy in India',
    kind: 'law firm',
    date: '2023-05',
    href: 'https://corporateimmigrationpartners.com/ireland-processing-delays-at-the-embassy-of-ireland-india',
  },
  australiaVfs: {
    name: 'Business Today',
    kind: 'press',
    date: '2025-08-07',
    href: 'https://www.businesstoday.in/nri/visa/story/australian-visa-for-indian-tourists-heres-how-you-can-apply-online-step-by-step-guide-488318-2025-08-07',
  },
  japanMumbai: {
    name: 'Consulate-General of Japan in Mumbai, visas',
    kind: 'government',
    date: '2020-02-24',
    href: 'https://www.mumbai.in.emb-japan.go.jp/itpr_ja/nihon_nyuukoku_sashou.html',
  },
  japanKolkata: {
    name: 'Consulate-General of Japan in Kolkata, greeting of the consul general',
    kind: 'government',
    date: '2016-11',
    href: 'https://www.kolkata.in.emb-japan.go.jp/itpr_ja/aisatsu_j.html',
  },
  japanDaku: {
    name: 'Out of Office Daku, Japan visa',
    kind: 'website',
    date: '2019',
    href: 'https://www.outofofficedaku.com/post/japanvisa',
  },
  japanAppointments: {
    name: 'Business Standard',
    kind: 'press',
    date: '2026-03-02',
    href: 'https://www.business-standard.com/immigration/japan-visa-walk-in-option-ends-from-chennai-cochin-hyderabad-puducherry-126030200418_1.html',
  },
  vfsJapanMumbai: {
    name: 'VFS Global, Japan in Mumbai',
    kind: 'visa centre',
    href: 'https://www.vfsglobal.com/one-pager/japan/india/mumbai/index.html',
  },
  koreaChennai: {
    name: 'Hankyung, visa centres in Chennai and Bengaluru',
    kind: 'press',
    date: '2023-09-01',
    href: 'https://hankyung.com/article/202309018264Y',
  },
  koreaSouth: {
    name: 'Outlook Traveller, South Korea’s visa centres',
    kind: 'press',
    date: '2024-09',
    href: 'https://www.outlooktraveller.com/whats-new/south-korea-visa-centres-start-operations-in-south-india',
  },
  taiwanMumbai: {
    name: 'The Statesman',
    kind: 'press',
    date: '2023-07-05',
    href: 'https://www.thestatesman.com/india/taiwan-to-establish-economic-and-cultural-center-in-mumbai-1503197184.html',
  },
  taiwanMumbaiNews: {
    name: 'Taiwan News',
    kind: 'press',
    date: '2023-07-05',
    href: 'https://www.taiwannews.com.tw/en/news/4936685',
  },
  taiwanChennai: {
    name: 'Pricol Travel, Taiwan',
    kind: 'visa agent',
    date: '2013',
    href: 'https://pricoltravel.com/?p=7829',
  },
  taiwanOffice: {
    name: 'Taipei Economic and Cultural Center in India',
    kind: 'government',
    href: 'https://www.roc-taiwan.org/in_en/post/4.html',
  },
  saudiKozhikode: {
    name: 'Manorama',
    kind: 'press',
    date: '2023-07',
    href: 'https://www.manoramaonline.com/global-malayali/gulf/2023/07/09/saudi-visa-stamping-center-at-kozhikode.amp.html',
  },
  saudiMissions: {
    name: 'KSA Experience, booking a Tasheer appointment',
    kind: 'website',
    href: 'https://ksaexperience.com/?p=13843',
  },
  gatewayTurkey: {
    name: 'Gateway Globe, Türkiye in India, frequently asked questions',
    kind: 'visa centre',
    href: 'https://gatewayglobe.com/en/india/faq',
  },
  yaseenTurkey: {
    name: 'Yaseen Overseas, Turkey',
    kind: 'visa agent',
    href: 'https://www.yaseenoverseas.com/turkey-visit-visa-for-indians-hyderabad-delhi-mumbai-chennai-bangalore-kolkata',
  },
  chinaDelhi: {
    name: 'Embassy of China in India, requirements for visas',
    kind: 'government',
    date: '2023-03-14',
  },
  chinaMumbai: {
    name: 'Consulate-General of China in Mumbai, requirements for visas',
    kind: 'government',
    date: '2023-02-24',
  },
  southAfricaVfs: {
    name: 'Fragomen, South African applications in India',
    kind: 'law firm',
    date: '2016-06',
    href: 'https://www.fragomen.com/insights/south-african-visa-applications-in-india-must-be-submitted-to-vfs.html',
  },
  southAfricaCentres: { name: 'Traveller24', kind: 'press', date: '2015-03-10' },
  brazilEmbassy: {
    name: 'Embassy of Brazil in New Delhi',
    kind: 'government',
    href: 'https://www.gov.br/mre/pt-br/embaixada-nova-delhi',
  },
  argentinaMumbai: entrySources.argentinaMumbai,
  argentinaDelhi: entrySources.argentinaDelhi,
  mexicanEmbassy: {
    name: 'Embassy of Mexico in India, visas',
    kind: 'government',
    date: '2022-03',
    href: 'https://embamex.sre.gob.mx/india/index.php/consulares/visas',
  },
  newZealandMumbai: {
    name: 'Indian Newslink',
    kind: 'press',
    href: 'https://www.indiannewslink.co.nz/inz-to-process-all-student-visas-in-mumbai/',
  },
  russiaMumbai: {
    name: 'Consulate General of Russia in Mumbai, visas',
    kind: 'government',
  },
  russiaChennai: {
    name: 'Consulate General of Russia in Chennai, visas',
    kind: 'government',
    href: 'https://chennai.mid.ru/web/chennai-eng/general-information',
  },
} as const satisfies Readonly<Record<string, Publication>>;

/** What is known of where one applies in India rests on these, by key. A stored copy of each was read. */
export const centrePublications = { ...earlier, ...latest };

export type CentrePublicationKey = keyof typeof centrePublications;

/** A publication with the day on which it was looked up. */
export function centrePublication(key: CentrePublicationKey): CheckedPublication {
  return { ...centrePublications[key], checked: key in latest ? lookedUpAgain : lookedUp };
}
