import { lookedUpOn } from '../../machines/evidence';

/** The publications that the sizes of photos rest on, by key, under the day on which they were looked at. */
export const photoSources = lookedUpOn('2026-11-27', {
  stateDepartment: {
    name: 'US Department of State, digital image requirements',
    kind: 'government',
    href: 'https://travel.state.gov/content/travel/en/us-visas/visa-information-resources/photos.html',
  },
  immihelp: {
    name: 'Immihelp, US photos',
    kind: 'website',
    href: 'https://www.immihelp.com/us-visa-greencard-photo-requirements/digital-image-requirements.html',
  },
  polishConsulate: { name: 'Polish Consulate General in Los Angeles, visa photo', kind: 'government' },
  visametricGermany: {
    name: 'Visametric, Germany, photo requirements',
    kind: 'visa centre',
    href: 'https://www.visametric.com/Moscow/Germany/en/p/photo-requirements',
  },
  canadaSheet: { name: 'Immigration Canada, visa photograph specifications', kind: 'government' },
  talentCanada: {
    name: 'Talent Solution Canada, photo requirements',
    kind: 'website',
    href: 'https://talentsolutioncanada.com/photo-req/',
  },
  newZealandPhotos: {
    name: 'Immigration New Zealand, acceptable photos',
    kind: 'government',
    href: 'https://www.immigration.govt.nz/new-zealand-visas/preparing-a-visa-application/character-and-identity/acceptable-photos',
  },
  japanMumbai: {
    name: 'Consulate-General of Japan in Mumbai, photograph',
    kind: 'government',
    href: 'https://www.mumbai.in.emb-japan.go.jp/en/visa/photo.html',
  },
  btwKorea: { name: 'BTW Visa, South Korea', kind: 'visa agent' },
  meiqiuyi: {
    name: 'Meiqiuyi, photos for Korean visas',
    kind: 'website',
    date: '2024-10-09',
    href: 'https://meiqiuyi.com/liuxue/228047.html',
  },
  singaporeIca: {
    name: 'Singapore ICA, passport photo guidelines',
    kind: 'government',
    date: '2019-01-30',
    href: 'https://www.ica.gov.sg/common/passport-photo-guidelines',
  },
  oneVascoSingapore: {
    name: 'One Vasco, Singapore visa photos',
    kind: 'visa agent',
    href: 'https://blog.onevasco.com/visa-photo-requirements/singapore',
  },
  chinaHongKong: {
    name: 'Office of the Chinese Foreign Ministry in Hong Kong, photo of visa application',
    kind: 'government',
    date: '2016-12',
  },
  chinaVisaLetter: {
    name: 'China Visa Letter, photos',
    kind: 'visa agent',
    href: 'https://chinavisaletter.com/requirements-of-the-photo-for-china-visa/',
  },
  kebanyakan: {
    name: 'Kebanyakan, photos for China',
    kind: 'website',
    href: 'https://www.kebanyakan.com/mengenal-syarat-foto-visa-china/',
  },
  digitalPassportPhoto: {
    name: 'Digital Passport Photo, China online',
    kind: 'website',
    date: '2024',
    href: 'https://digitalpassportphoto.online/documents/china-visa-online-photo-requirements-354x472-420x560-pixel',
  },
  texasTower: { name: 'Texas Tower, photos for China', kind: 'visa agent' },
  passLensVietnam: {
    name: 'PassLens, Vietnam e-visa',
    kind: 'website',
    date: '2026',
    href: 'https://backgroundremoval.passlens.com/blog/vietnam-evisa-photo-requirements-guide',
  },
  vietnamEvisaOrg: {
    name: 'Vietnam-Evisa.org, photo requirements',
    kind: 'visa agent',
    date: '2023-08-18',
    href: 'https://www.vietnam-evisa.org/news/view/vietnam-e-visa-photo-requirements-size.html',
  },
  gulfNewsPassport: {
    name: 'Gulf News, Indian passport photos',
    kind: 'press',
    date: '2025-08',
    href: 'https://gulfnews.com/uae/indian-consulate-in-dubai-issues-new-passport-application-rule-for-expats-in-uae-1.500248791',
  },
  arabianBusinessPassport: {
    name: 'Arabian Business, Indian passport photos',
    kind: 'press',
    date: '2025-08-29',
    href: 'https://www.arabianbusiness.com/industries/travel-hospitality/india-new-passport-rules',
  },
  indiaVisaOrg: {
    name: 'IndiaVisa.org.in, documents for the e-visa',
    kind: 'website',
    href: 'https://www.indiavisa.org.in/faq/what-are-the-required-documents-for-e-visa',
  },
  indiaVisaServices: {
    name: 'India Visa Services, e-visa photo',
    kind: 'visa agent',
    href: 'https://indiavisaservices.org/india-visa-photo-requirements/',
  },
  evisaMart: {
    name: 'eVisaMart, Indian e-visa photo',
    kind: 'visa agent',
    date: '2021-02-10',
    href: 'https://evisamart.com/blog/indian-evisa-photo-requirements-and-specifications-complete',
  },
});
