import type { Country, CountryCategory } from '../../machines/country-listing/listing';
import { guidePaths } from './guides/guide-paths';

type Row = readonly [name: string, shortName: string, flag: string, processingTime: string, link?: string];

const workingDays = (days: string) => `${days} Working Days`;

const schengenRow = (name: string, shortName: string, flag: string): Row => [
  name,
  shortName,
  flag,
  workingDays('15-20'),
  guidePaths.schengen,
];

const rows: Readonly<Record<CountryCategory, readonly Row[]>> = {
  schengen: [
    schengenRow('Austria', 'AUT', 'at'),
    schengenRow('Belgium', 'BEL', 'be'),
    schengenRow('Bulgaria', 'BGR', 'bg'),
    schengenRow('Croatia', 'HRV', 'hr'),
    ['Cyprus', 'CYP', 'cy', workingDays('10-15')],
    schengenRow('Czech Republic', 'CZE', 'cz'),
    schengenRow('Denmark', 'DNK', 'dk'),
    schengenRow('Estonia', 'EST', 'ee'),
    schengenRow('Finland', 'FIN', 'fi'),
    schengenRow('France', 'FRA', 'fr'),
    schengenRow('Germany', 'DEU', 'de'),
    schengenRow('Greece', 'GRC', 'gr'),
    schengenRow('Hungary', 'HUN', 'hu'),
    schengenRow('Iceland', 'ISL', 'is'),
    schengenRow('Italy', 'ITA', 'it'),
    schengenRow('Latvia', 'LVA', 'lv'),
    schengenRow('Liechtenstein', 'LIE', 'li'),
    schengenRow('Lithuania', 'LTU', 'lt'),
    schengenRow('Luxembourg', 'LUX', 'lu'),
    schengenRow('Malta', 'MLT', 'mt'),
    schengenRow('Netherlands', 'NLD', 'nl'),
    schengenRow('Norway', 'NOR', 'no'),
    schengenRow('Poland', 'POL', 'pl'),
    schengenRow('Portugal', 'PRT', 'pt'),
    schengenRow('Romania', 'ROU', 'ro'),
    schengenRow('Slovakia', 'SVK', 'sk'),
    schengenRow('Slovenia', 'SVN', 'si'),
    schengenRow('Spain', 'ESP', 'es'),
    schengenRow('Sweden', 'SWE', 'se'),
    schengenRow('Switzerland', 'CHE', 'ch'),
  ],
  north_america: [
    ['United States', 'USA', 'us', 'Varies', guidePaths.usa],
    ['Canada', 'CAN', 'ca', 'Varies', guidePaths.canada],
    ['Mexico', 'MEX', 'mx', workingDays('15-25')],
  ],
  uk_oceania: [
    ['United Kingdom', 'UK', 'gb', workingDays('15-20')],
    ['Ireland', 'IRL', 'ie', workingDays('20-25')],
    ['Australia', 'AUS', 'au', workingDays('20-40')],
    ['New Zealand', 'NZL', 'nz', workingDays('20-30')],
  ],
  asia: [
    ['Thailand', 'THA', 'th', 'On Arrival'],
    ['Singapore', 'SGP', 'sg', workingDays('5-7')],
    ['Malaysia', 'MYS', 'my', workingDays('3-5')],
    ['Vietnam', 'VNM', 'vn', workingDays('3-5')],
    ['Indonesia', 'IDN', 'id', 'On Arrival'],
    ['South Korea', 'KOR', 'kr', workingDays('15-20')],
    ['Japan', 'JPN', 'jp', workingDays('10-15')],
    ['Hong Kong', 'HKG', 'hk', workingDays('1-2'), guidePaths.hongKong],
    ['Taiwan', 'TWN', 'tw', workingDays('10-12')],
    ['Philippines', 'PHL', 'ph', workingDays('10-15')],
  ],
  middle_east_africa: [
    ['United Arab Emirates', 'UAE', 'ae', workingDays('3-5'), guidePaths.uae],
    ['Saudi Arabia', 'KSA', 'sa', workingDays('5-7')],
    ['Qatar', 'QAT', 'qa', workingDays('7-10')],
    ['Oman', 'OMN', 'om', workingDays('5-7')],
    ['Bahrain', 'BHR', 'bh', workingDays('5-7')],
    ['Jordan', 'JOR', 'jo', 'On Arrival'],
    ['Egypt', 'EGY', 'eg', workingDays('7-10')],
    ['South Africa', 'ZAF', 'za', workingDays('10-15')],
    ['Kenya', 'KEN', 'ke', workingDays('2-3')],
    ['Tanzania', 'TZA', 'tz', workingDays('10')],
    ['Morocco', 'MAR', 'ma', workingDays('15-20')],
  ],
  other: [
    ['Turkey', 'TUR', 'tr', workingDays('15-20')],
    ['Russia', 'RUS', 'ru', workingDays('20-25')],
    ['Brazil', 'BRA', 'br', workingDays('15-20')],
    ['Argentina', 'ARG', 'ar', workingDays('20-30')],
  ],
};

function countriesOf(category: CountryCategory): readonly Country[] {
  return rows[category].map(([name, shortName, flag, processingTime, link]) => ({
    name,
    shortName,
    flag,
    category,
    processingTime,
    ...(link !== undefined && { link }),
  }));
}

/** The listing's 62 countries, group by group. Processing times as published in May 2025. Specification §3, Country. */
export const countries: readonly Country[] = [
  ...countriesOf('schengen'),
  ...countriesOf('north_america'),
  ...countriesOf('uk_oceania'),
  ...countriesOf('asia'),
  ...countriesOf('middle_east_africa'),
  ...countriesOf('other'),
];
