import { supportOf, type Evidence } from '../../machines/evidence';
import type { PhotoRules } from '../../machines/photo-check/sizes';
import { inSentence } from '../../machines/in-sentence';
import { whenWords } from './destination-answers';
import { by, disputed } from './entry-parts';
import { isSchengenCountry } from './entry-rules';
import { officialLinks, type OfficialLink } from './official-links';
import { entrySites } from './entry-sites';
import { photoFacts, type PhotoFact } from './photo-words';
import { photoSources as read } from './photo-sources';

/** A document whose photo has a published size. */
export interface PhotoDocument extends PhotoRules, Evidence {
  readonly name: string;
  /** The destinations whose pages lead here, as the listing calls them. */
  readonly destinations?: readonly string[];
  /** What there is to know besides; a sentence each. */
  readonly notes: readonly string[];
  readonly official: OfficialLink;
}

/** A document that needs no photo of one's own, or whose size we did not find. */
export interface OtherDocument {
  readonly id: string;
  readonly name: string;
  readonly words: string;
  readonly official: OfficialLink;
}

/** A document as the page shows it: its rules as facts, its evidence as words. */
export interface ShownPhotoDocument extends PhotoRules {
  readonly name: string;
  readonly facts: readonly PhotoFact[];
  readonly notes: readonly string[];
  readonly official: OfficialLink;
  /** "checked November 2026: official" */
  readonly when: string;
}

const square = (side: number) => ({ width: side, height: side });
const passportSize = { width: 35, height: 45 };

/** Photos by document. Specification §2, Photo check. */
export const photoDocuments: readonly PhotoDocument[] = [
  {
    id: 'usa',
    name: 'US visa',
    destinations: ['United States'],
    print: square(51),
    upload: { smallest: square(600), largest: square(1200), maxBytes: 240_000, mostCompression: 20 },
    head: { min: 0.5, max: 0.69 },
    eyes: { min: 0.56, max: 0.69 },
    background: 'white',
    notes: [
      'The file is compressed at most 20 to 1.',
      'White or off-white background.',
      'No glasses.',
      'Not older than six months.',
    ],
    official: {
      label: 'US Department of State: photos',
      href: 'https://travel.state.gov/content/travel/en/us-visas/visa-information-resources/photos.html',
    },
    ...by(read.stateDepartment, read.immihelp),
  },
  {
    id: 'schengen',
    name: 'Schengen visa',
    print: passportSize,
    head: { min: 32 / 45, max: 36 / 45 },
    background: 'white',
    notes: [
      'The face takes up 70 to 80 % of the photo.',
      'Not older than six months; some centres in India ask for three.',
      'Bare head, except for faith; no tinted glasses.',
    ],
    official: entrySites.germanMissionsIndia,
    ...by(read.polishConsulate, read.visametricGermany),
  },
  {
    id: 'canada',
    name: 'Canada visitor visa',
    destinations: ['Canada'],
    print: passportSize,
    upload: {
      smallest: { width: 420, height: 540 },
      largest: { width: 840, height: 1080 },
      isOpenEnded: true,
      maxBytes: 4_000_000,
    },
    head: { min: 31 / 45, max: 36 / 45 },
    background: 'light',
    notes: [
      'About 240 KB is usual.',
      'Not older than six months, not edited.',
      'The visa centre takes a photo with your fingerprints, so you may not be asked for prints.',
    ],
    official: {
      label: 'Immigration Canada: visa photograph specifications',
      href: 'https://www.canada.ca/en/immigration-refugees-citizenship/services/application/application-forms-guides/temporary-resident-visa-application-photograph-specifications.html',
    },
    ...by(read.canadaSheet, read.talentCanada),
  },
  {
    id: 'new-zealand',
    name: 'New Zealand visa, online form',
    destinations: ['New Zealand'],
    upload: {
      smallest: { width: 900, height: 1200 },
      largest: { width: 2250, height: 3000 },
      minBytes: 500_000,
      maxBytes: 3_000_000,
    },
    background: 'light',
    notes: ['On a paper form: 35 × 45 mm.', 'Not older than six months, not edited.'],
    official: {
      label: 'Immigration New Zealand: acceptable photos',
      href: 'https://www.immigration.govt.nz/new-zealand-visas/preparing-a-visa-application/character-and-identity/acceptable-photos',
    },
    ...by(read.newZealandPhotos),
  },
  {
    id: 'japan',
    name: 'Japan visa',
    destinations: ['Japan'],
    print: square(45),
    background: 'white',
    notes: ['No edge around it, no hat.', 'Not older than six months.'],
    official: {
      label: 'Consulate-General of Japan in Mumbai: photograph',
      href: 'https://www.mumbai.in.emb-japan.go.jp/en/visa/photo.html',
    },
    ...by(read.japanMumbai),
  },
  {
    id: 'south-korea',
    name: 'South Korea visa',
    destinations: ['South Korea'],
    print: passportSize,
    background: 'white',
    notes: ['No glasses, says one source.', 'Not older than six months.'],
    official: officialLinks.southKoreaVisa,
    ...by(read.btwKorea, read.meiqiuyi),
  },
  {
    id: 'singapore',
    name: 'Singapore visa',
    destinations: ['Singapore'],
    print: passportSize,
    upload: {
      smallest: { width: 400, height: 514 },
      largest: { width: 400, height: 514 },
      maxBytes: 60_000,
    },
    background: 'white',
    notes: [
      'How heavy the file may be is told differently: 60 KB, 2 MB or 8 MB. We keep to the least.',
      'Not older than three months; paper matt or semi-matt.',
    ],
    official: { label: 'Singapore ICA: photo guidelines', href: 'https://www.ica.gov.sg/photo-guidelines' },
    ...by(read.singaporeIca, read.oneVascoSingapore),
  },
  {
    id: 'china',
    name: 'China visa, print',
    destinations: ['China'],
    print: { width: 33, height: 48 },
    head: { min: 28 / 48, max: 33 / 48 },
    background: 'white',
    notes: [
      'The head 15 to 22 mm wide, the ears visible.',
      'The office in Hong Kong prints 20 to 33 mm for the head’s height; others 28 to 33. We keep to the narrower.',
      'Not older than six months; glossy paper.',
    ],
    official: entrySites.chinaVisaCentre,
    ...by(read.chinaHongKong, read.chinaVisaLetter),
  },
  {
    id: 'china-online',
    name: 'China visa, online form',
    upload: {
      smallest: { width: 354, height: 472 },
      largest: { width: 420, height: 560 },
      minBytes: 40_000,
      maxBytes: 120_000,
    },
    background: 'white',
    notes: ['Three pages name these figures, none of them official.', 'Not older than six months.'],
    official: entrySites.chinaVisaCentre,
    ...by(read.kebanyakan, read.digitalPassportPhoto, read.texasTower),
  },
  {
    id: 'vietnam',
    name: 'Vietnam e-visa',
    destinations: ['Vietnam'],
    print: { width: 40, height: 60 },
    upload: {
      smallest: { width: 472, height: 708 },
      largest: { width: 944, height: 1416 },
      isOpenEnded: true,
      maxBytes: 2_000_000,
    },
    background: 'white',
    notes: [
      'The proportion is asked for, 4 to 6; the pixels are ours, at 300 an inch or more.',
      'Bare head, both ears, no glasses. Not older than six months.',
    ],
    official: entrySites.vietnamEvisa,
    ...by(read.passLensVietnam, read.vietnamEvisaOrg),
  },
  {
    id: 'indian-passport-abroad',
    name: 'Indian passport, filed abroad',
    upload: { smallest: { width: 630, height: 810 }, largest: { width: 630, height: 810 } },
    head: { min: 0.8, max: 0.85 },
    background: 'white',
    notes: [
      'Since September 2025. The face takes up 80 to 85 % of the photo.',
      'No glasses, not edited.',
      'For a print, ask the mission: 2 × 2 inches is what it used to be.',
    ],
    official: officialLinks.passportIndia,
    ...by(read.gulfNewsPassport, read.arabianBusinessPassport),
  },
  {
    id: 'india-e-visa',
    name: 'India e-visa, for family with a foreign passport',
    upload: { smallest: square(350), largest: square(1000), minBytes: 10_000, maxBytes: 300_000 },
    background: 'light',
    notes: ['Two pages say at most 1 MB, an older one 300 KB. We keep to the least.', 'No edge around it.'],
    official: { label: 'Indian e-visa', href: 'https://indianvisaonline.gov.in/evisa/' },
    ...disputed([read.indiaVisaOrg, read.indiaVisaServices], [read.evisaMart]),
  },
];

/** The rest, and where to look. */
export const otherPhotoDocuments: readonly OtherDocument[] = [
  {
    id: 'united-kingdom',
    name: 'UK visa',
    words: 'No photo to bring: it is taken with your fingerprints at the visa centre.',
    official: officialLinks.ukStandardVisitor,
  },
  {
    id: 'australia',
    name: 'Australia visitor visa',
    words: 'Not known: some say that nothing is uploaded, others name a file. Look here.',
    official: entrySites.australiaHomeAffairs,
  },
  {
    id: 'united-arab-emirates',
    name: 'UAE visa',
    words: 'Not known: 43 × 55, 35 × 45 and 35 × 40 mm are all named. Look here.',
    official: officialLinks.icpSmartServices,
  },
  {
    id: 'thailand',
    name: 'Thailand e-visa',
    words: 'Not known: one page says 35 × 45. Look here.',
    official: officialLinks.thailandEvisa,
  },
  {
    id: 'indonesia',
    name: 'Indonesia e-visa',
    words: 'Not known: one page says 35 × 45. Look here.',
    official: entrySites.indonesiaEvisa,
  },
  {
    id: 'turkey',
    name: 'Turkey sticker visa',
    words: 'Not known: 50 × 60 and 51 × 51 mm are both named. Look here.',
    official: officialLinks.turkeyEvisa,
  },
  {
    id: 'oci',
    name: 'OCI card',
    words: 'Not known: 51 × 51 mm is named everywhere, the file differs from page to page. Look here.',
    official: { label: 'OCI services', href: 'https://ociservices.gov.in/' },
  },
  {
    id: 'indian-passport',
    name: 'Indian passport, filed in India',
    words: 'Not known: we found no official page on it. Look here.',
    official: officialLinks.passportIndia,
  },
];

/** The documents as the page shows them. */
export function shownPhotoDocuments(): readonly ShownPhotoDocument[] {
  return photoDocuments.map(({ destinations: _, sources, against, ...document }) => {
    const evidence = { sources, ...(against && { against }) };
    return {
      ...document,
      facts: photoFacts(document),
      when: `${whenWords(evidence)}: ${supportOf(evidence)}`,
    };
  });
}

/** The way from a destination's page to the check of its photo; nothing where no size is known. */
export function photoLink(
  destination: string,
): { readonly label: string; readonly href: string } | undefined {
  const id =
    photoDocuments.find(({ destinations }) => destinations?.includes(destination))?.id ??
    (isSchengenCountry(destination) ? 'schengen' : undefined);
  return id === undefined
    ? undefined
    : {
        label: `Check the photo for ${inSentence(destination)}`,
        href: `/tools/photo?for=${id}`,
      };
}
