import type { Publication } from '../../machines/publications';
import { publications } from './fact-publications';

/** Words of an article with a figure or a date in them, as they stand there, and the publications that say so. */
export interface Reported {
  readonly says: string;
  readonly sources: readonly [Publication, ...Publication[]];
}

/** The figures of an article that are no facts of `facts.ts`. */
export interface ArticleFigures {
  readonly reported: readonly Reported[];
  /** Figures of an invented case, of our advice or of our own look-up: nobody else says them. */
  readonly own: readonly string[];
}

function reported(says: string, ...sources: Reported['sources']): Reported {
  return { says, sources };
}

const theNationalTimeline: Publication = {
  name: 'The National',
  kind: 'press',
  date: '2022-04-29',
  href: 'https://www.thenationalnews.com/weekend/2022/04/29/timeframe-when-burj-khalifa-was-still-a-construction-site/',
};
const theNationalOpening: Publication = {
  name: 'The National',
  kind: 'press',
  date: '2010-01-04',
  href: 'https://www.thenational.ae/uae/the-ascent-of-a-new-colossus-1.546111',
};
const internationalConstruction: Publication = {
  name: 'KHL, construction news',
  kind: 'press',
  date: '2010-01-05',
  href: 'https://www.khl.com/news/burj-dubai-opens-with-name-change/50559.article',
};
const philippineStar: Publication = {
  name: 'The Philippine Star',
  kind: 'press',
  date: '2024-04-11',
  href: 'https://www.philstar.com/lifestyle/travel-and-tourism/2024/04/11/2346952/watch-worlds-highest-elevator-party',
};
const foxNewsTower: Publication = {
  name: 'Fox News',
  kind: 'press',
  date: '2007-09',
  href: 'https://www.foxnews.com/story/worlds-tallest-building-burj-dubai-becomes-tallest-structure-on-earth',
};
const guardianProtest: Publication = {
  name: 'The Guardian',
  kind: 'press',
  date: '2006-03-23',
  href: 'https://www.theguardian.com/world/2006/mar/23/brianwhitaker.mainsection',
};
const zawyaJeddah: Publication = {
  name: 'Zawya',
  kind: 'press',
  date: '2025-01-20',
  href: 'https://www.zawya.com/en/projects/construction/kingdom-holding-confirms-resumption-of-construction-on-1-000m-jeddah-tower-inqd5gqm',
};

const businessTodayHongKong: Publication = {
  name: 'Business Today',
  kind: 'press',
  date: '2024-03-21',
  href: 'https://www.businesstoday.in/india/story/online-pre-arrival-registration-needed-for-indians-planning-to-visit-hong-kong-for-less-than-14-days-details-here-422302-2024-03-21',
};

const businessStandardCascade: Publication = {
  name: 'Business Standard',
  kind: 'press',
  date: '2024-04-23',
  href: 'https://www.business-standard.com/amp/finance/personal-finance/how-indians-can-now-get-the-five-year-multi-entry-schengen-visa-124042201164_1.html',
};
const federalCascade: Publication = {
  name: 'The Federal',
  kind: 'press',
  date: '2024-04-23',
  href: 'https://thefederal.com/category/explainers-2/explained-how-new-schengen-visa-rules-will-benefit-frequent-indian-travellers-119220',
};
const refusalForm: Publication = {
  name: 'Regulation (EU) 2019/1155, Annex III',
  kind: 'law text',
  date: '2019-06',
  href: 'https://eur-lex.europa.eu/eli/reg/2019/1155/oj',
};
const belgianDataProtection: Publication = {
  name: 'Belgian Data Protection Authority, the Visa Information System',
  kind: 'government',
  href: 'https://www.dataprotectionauthority.be/visa-information-system',
};

const partSuitability: Publication = {
  name: 'Sponsor Licence and Visas, Part Suitability',
  kind: 'law firm',
  date: '2025-11-24',
  href: 'https://www.sponsorlicenceandvisas.co.uk/part-suitability-uk-immigration-rules-2025',
};

const movingToCanada: Publication = {
  name: 'Moving2Canada',
  kind: 'press',
  date: '2025-07-31',
  href: 'https://moving2canada.com/news-and-features/news/immigration/refusals-now-include-officer-decision-notes',
};
const energyTimeCanada: Publication = {
  name: 'The Energy Time',
  kind: 'press',
  date: '2025-08-01',
  href: 'https://theenergytime.com/2025/08/01/canada-adds-officer-notes-to-visa',
};

const fragomenGoldCard: Publication = {
  name: 'Fragomen',
  kind: 'law firm',
  date: '2025-12-10',
  href: 'https://www.fragomen.com/insights/united-states-gold-card-permanent-residence-program-opens-to-applicants.html',
};
const bloombergLawsuit: Publication = {
  name: 'Bloomberg Law',
  kind: 'press',
  date: '2026-02-03',
  href: 'https://news.bloomberglaw.com/daily-labor-report/trump-gold-card-is-unlawful-pay-to-play-visa-scheme-suit-says',
};
const greenbergTraurigLawsuit: Publication = {
  name: 'Greenberg Traurig, on Mondaq',
  kind: 'law firm',
  date: '2026-02-11',
  href: 'https://webiis10.mondaq.com/unitedstates/work-visas/1742406/lawsuit-challenges-gold-card',
};
const chughBulletin: Publication = {
  name: 'Chugh, Visa Bulletin of June 2026',
  kind: 'law firm',
  date: '2026-05-19',
  href: 'https://www.chugh.com/news/june-2026-visa-bulletin',
};
const greenCardTracker: Publication = {
  name: 'Green Card Tracker, Visa Bulletin of June 2026',
  kind: 'data set',
  date: '2026-05-15',
  href: 'https://greencardtracker.com/news/june-2026-visa-bulletin/',
};

const gulfNewsAmnesty: Publication = {
  name: 'Gulf News',
  kind: 'press',
  date: '2024-10-31',
  href: 'https://gulfnews.com/uae/government/uae-visa-amnesty-extended-to-december-31-1.1730385723628',
};
const khaleejTimesAmnesty: Publication = {
  name: 'Khaleej Times',
  kind: 'press',
  date: '2024-10-31',
  href: 'https://www.khaleejtimes.com/life-and-living/visa-and-immigration-in-uae/uae-extends-visa-amnesty-programme-for-two-more-months',
};
const mondaqTravelBans: Publication = {
  name: 'Mondaq, on travel bans that are lifted automatically',
  kind: 'law firm',
  href: 'https://www.mondaq.com/crime/1531474/will-travel-bans-in-the-uae-be-automatically-lifted-once-a-legal-case-is-resolved',
};
const siasatRelatives: Publication = {
  name: 'The Siasat Daily, quoting Khaleej Times',
  kind: 'press',
  date: '2025-01-18',
  href: 'https://www.siasat.com/uae-visa-residents-can-now-apply-online-to-invite-friends-relatives-for-up-to-90-days-3166746/',
};
const ndtvSixCountries: Publication = {
  name: 'NDTV',
  kind: 'press',
  date: '2025-02-16',
  href: 'https://www.ndtv.com/world-news/uae-expands-visa-on-arrival-facility-for-indian-from-6-more-countries-7723094',
};
const businessStandardUkResidents: Publication = {
  name: 'Business Standard',
  kind: 'press',
  date: '2026-07-01',
  href: 'https://www.business-standard.com/immigration/uae-changes-visa-rules-for-indians-who-can-still-get-visa-on-arrival-126070100476_1.html',
};
const businessTodayDubai: Publication = {
  name: 'Business Today',
  kind: 'press',
  date: '2024-11-23',
  href: 'https://www.businesstoday.in/nri/visa/story/travelling-to-dubai-gets-tougher-indian-tourists-now-required-to-submit-hotel-bookings-return-ticket-to-get-visa-454787-2024-11-23',
};
const hindustanTimesRefusals: Publication = {
  name: 'Hindustan Times, quoting The Times of India',
  kind: 'press',
  date: '2024-12-09',
  href: 'https://www.hindustantimes.com/india-news/indians-face-mass-dubai-visa-rejections-after-uae-imposes-new-rules-report-101733728997525.html',
};
const gulfNewsNewVisas: Publication = {
  name: 'Gulf News',
  kind: 'press',
  date: '2025-09-30',
  href: 'https://gulfnews.com/living-in-uae/visa-immigration/uaes-four-new-visit-visas-explained-everything-visitors-need-to-know-1.500288857',
};
const siasatGracePeriod: Publication = {
  name: 'The Siasat Daily, quoting Khaleej Times',
  kind: 'press',
  date: '2023-06-01',
  href: 'https://www.siasat.com/10-day-grace-period-for-visit-visas-no-longer-available-in-dubai-2603715/',
};
const gulfNewsMedicines: Publication = { name: 'Gulf News', kind: 'press', date: '2024-09-03' };

const britishVisaRules: Publication = {
  name: 'GOV.UK, the rules behind “Check if you need a UK visa”',
  kind: 'government',
  date: '2026-08-21',
  href: 'https://github.com/alphagov/smart-answers',
};
const canadianTransit: Publication = {
  name: 'Immigration Canada, transit without a visa',
  kind: 'government',
};
const newZealandTransit: Publication = { name: 'Immigration New Zealand, transit visa', kind: 'government' };
const yellowBook: Publication = {
  name: 'CDC Yellow Book, India (copy by Unbound Medicine)',
  kind: 'government',
  href: 'https://relief.unboundmedicine.com/relief/view/cdc-yellow-book/204298/all/India',
};

/** The figures that articles write themselves, by the article's name. The build refuses one that stands in neither list. */
export const articleFigures: Readonly<Record<string, ArticleFigures>> = {
  'burj-khalifa-history': {
    reported: [
      reported('828 metres', internationalConstruction, theNationalTimeline),
      reported('4 January 2010', internationalConstruction, theNationalTimeline),
      reported('192 piles, each 43 metres long', theNationalOpening),
      reported('September 2004', theNationalTimeline),
      reported('July 2007', foxNewsTower),
      reported('In September 2007 it passes the CN Tower', foxNewsTower),
      reported('2008', theNationalTimeline),
      reported('January 2009', theNationalTimeline),
      reported('in March 2006 a protest stopped the work', guardianProtest),
      reported('160 storeys', internationalConstruction, theNationalOpening),
      reported('57 lifts, the fastest at ten metres a second', philippineStar),
      reported('January 2025', zawyaJeddah),
    ],
    own: [],
  },
  'europe-honeymoon-guide': {
    reported: [],
    own: [
      'seven or eight nights',
      'one week',
      'half a day',
      'our own estimates of 2025',
      'Seven nights',
      'four weeks ahead',
    ],
  },
  'international-travel-tips': {
    reported: [
      reported(
        'The Budget of February 2026 proposed 2% for education and medical treatment and left 20% for everything else',
        publications.businessStandardBudget,
        publications.mintTourTax,
      ),
    ],
    own: [
      'two months before you fly',
      'Two months before',
      'One month before',
      'One week before',
      'three hours before',
      'half an hour before',
    ],
  },
  'par-vs-hong-kong-visa': {
    reported: [
      reported('In March 2024 India’s Consulate General in Hong Kong warned', businessTodayHongKong),
    ],
    own: ['six hours', 'four days', 'three weeks', 'Three weeks', 'two months ahead'],
  },
  'schengen-visa-guide': {
    reported: [
      reported('Since April 2024', businessStandardCascade, federalCascade),
      reported('a five-year one after that', businessStandardCascade, federalCascade),
    ],
    own: [
      'three nights',
      'five nights',
      '15 June 2027',
      '25 June',
      '15 December 2026',
      '4 May 2027',
      '31 May 2027',
      '25 September 2027',
      'four to five months ahead',
      'ninety days',
      '10 January',
      '28 February 2026',
      'fifty days',
      '1 June 2026',
      '180 days',
      '1 June',
      '8 July',
      '9 July',
      '27 August',
      '29 August',
      '30 August',
      '29 August 2026',
      '1 January',
      '31 March 2026',
      '1 April',
      '30 June',
      'nine days',
    ],
  },
  'top-5-visa-mistakes-india': {
    reported: [
      reported('The form has had these numbers since 2020', refusalForm),
      reported('“Part 9” until November 2025', partSuitability),
      reported('Since 29 July 2025 the letter comes with the notes', movingToCanada, energyTimeCanada),
      reported('in a common system, for five years', belgianDataProtection),
    ],
    own: [
      'nine days',
      'nine nights',
      'Four days',
      'half a year’s salary',
      'ninety days in the current 180',
      '3 to 14 May',
      '2 May',
      'Five lakh',
      'Six days in Vienna',
      'three weeks through seven countries',
    ],
  },
  'trump-gold-card-visa': {
    reported: [
      reported('In February 2025 the US President announced', publications.scrippsGoldCard),
      reported('February 2025', publications.scrippsGoldCard),
      reported('On 25 February the President names', publications.scrippsGoldCard),
      reported('September 2025', publications.mondaqGoldCard),
      reported('On 19 September an executive order, number 14351', publications.mondaqGoldCard),
      reported('December 2025', publications.mondaqGoldCard, fragomenGoldCard),
      reported('On 10 December the official site', publications.mondaqGoldCard, fragomenGoldCard),
      reported('February 2026', bloombergLawsuit, greenbergTraurigLawsuit),
      reported('On 3 February the American Association', bloombergLawsuit, greenbergTraurigLawsuit),
      reported(
        'In June 2026 the Visa Bulletin gave them an EB-2 visa only if they had joined the queue before 1 September 2013',
        chughBulletin,
        greenCardTracker,
      ),
    ],
    own: ['November 2026', 'pay four times'],
  },
  'uae-absconding-guide': {
    reported: [
      reported('Under the rules in force since 2022', publications.gulfNewsAbsence),
      reported('from September to December 2024', gulfNewsAmnesty, khaleejTimesAmnesty),
    ],
    own: [],
  },
  'uae-ban-status-guide': {
    reported: [reported('In 2024 the ministry of justice announced', mondaqTravelBans)],
    own: [],
  },
  'uae-visa-update': {
    reported: [
      reported('Since February 2025', publications.businessStandardArrivals, ndtvSixCountries),
      reported('Since November 2024', businessTodayDubai),
      reported('In January 2025 ICP opened visits of up to ninety days', siasatRelatives),
      reported('February 2025', publications.businessStandardArrivals, ndtvSixCountries),
      reported('Since 13 February 2025 six more countries count', publications.businessStandardArrivals),
      reported('Business Standard reported on 1 July 2026', businessStandardUkResidents),
      reported('November 2024', businessTodayDubai),
      reported(
        'In December 2024 Hindustan Times reported that refusals had risen, as travel agents told the Times of India: from one or two in a hundred applications to five or six',
        hindustanTimesRefusals,
      ),
      reported('September 2025: new kinds of visit visa', gulfNewsNewVisas),
      reported('On 29 September 2025 the federal authority ICP announced', gulfNewsNewVisas),
      reported('September 2025: the cover of the passport', publications.theNews),
      reported('in May 2023', siasatGracePeriod),
      reported('need a permit before travel. It is free.', gulfNewsMedicines),
    ],
    own: ['if someone sells you ninety days'],
  },
  'uk-visit-visa': {
    reported: [
      reported('“Part 9” until November 2025', partSuitability),
      reported('Since 25 February 2026', publications.millenniumPostUk),
      reported('the British Irish Visa Scheme', publications.irishVisaScheme),
    ],
    own: [
      'sixty thousand rupees a month',
      'ten days in London',
      'four lakh',
      'almost seven months’ salary',
      'three weeks before he applied',
      'five days, with his brother',
    ],
  },
  'visa-on-arrival-guide': {
    reported: [
      reported('The UK asks for one too', britishVisaRules),
      reported('Canada asks for a transit visa, which is free', canadianTransit),
      reported('New Zealand doesn’t if you are going on to Australia', newZealandTransit),
      reported('within six days of leaving a country on its list', yellowBook),
      reported('isolate you for up to six days without one', yellowBook),
    ],
    own: ['our list of May 2025', 'by one day', 'in ten minutes'],
  },
};

/** The day on which the publications were read. */
export const articlesChecked = '2026-11-24';

/** The publications that an article's own figures rest on, each once, in the order of the list. */
export function publicationsOfArticle(slug: string): readonly Publication[] {
  return [...new Set(articleFigures[slug]?.reported.flatMap(({ sources }) => sources))];
}
