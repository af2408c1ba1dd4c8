/**
 * What people call the places they travel to, besides the countries' own names: short forms, former and common
 * names, main cities and regions. Shared by the listing's search, the choice of a destination and `/apply-visa?country=`.
 */

import { inSentence } from './in-sentence';

interface Spoken {
  /** Other names of the whole country. */
  readonly called?: string;
  /** Its cities, regions and islands. */
  readonly holds?: string;
}

const spoken: Readonly<Record<string, Spoken>> = {
  // The listing's own.
  Austria: { holds: 'Vienna, Salzburg, Innsbruck, Tyrol' },
  Belgium: { holds: 'Brussels, Bruges, Antwerp, Ghent' },
  Bulgaria: { holds: 'Sofia, Varna' },
  Croatia: { holds: 'Zagreb, Dubrovnik, Split' },
  Cyprus: { holds: 'Nicosia, Larnaca, Limassol' },
  'Czech Republic': { called: 'Czechia', holds: 'Prague, Brno, Bohemia' },
  Denmark: { holds: 'Copenhagen' },
  Estonia: { holds: 'Tallinn' },
  Finland: { holds: 'Helsinki, Rovaniemi, Lapland' },
  France: { holds: 'Paris, Nice, Lyon, Provence, Disneyland Paris' },
  Germany: { called: 'Deutschland', holds: 'Berlin, Munich, Frankfurt, Hamburg, Cologne, Bavaria' },
  Greece: { called: 'Hellas', holds: 'Athens, Santorini, Mykonos, Crete' },
  Hungary: { holds: 'Budapest' },
  Iceland: { holds: 'Reykjavik' },
  Italy: { holds: 'Rome, Venice, Milan, Florence, Naples, Tuscany, Sicily, Amalfi' },
  Latvia: { holds: 'Riga' },
  Liechtenstein: { holds: 'Vaduz' },
  Lithuania: { holds: 'Vilnius' },
  Luxembourg: { called: 'Luxemburg' },
  Malta: { holds: 'Valletta' },
  Netherlands: { called: 'Holland, The Netherlands', holds: 'Amsterdam, Rotterdam, The Hague' },
  Norway: { holds: 'Oslo, Bergen, Tromsø, Tromso, Svalbard' },
  Poland: { holds: 'Warsaw, Krakow' },
  Portugal: { holds: 'Lisbon, Porto, Madeira, Azores, Algarve' },
  Romania: { holds: 'Bucharest, Transylvania' },
  Slovakia: { holds: 'Bratislava' },
  Slovenia: { holds: 'Ljubljana, Bled' },
  Spain: {
    called: 'España',
    holds: 'Madrid, Barcelona, Seville, Ibiza, Mallorca, Majorca, Tenerife, Valencia',
  },
  Sweden: { holds: 'Stockholm, Gothenburg' },
  Switzerland: {
    called: 'Swiss',
    holds: 'Zurich, Geneva, Lucerne, Interlaken, Bern, Basel, Zermatt, Jungfrau',
  },
  'United States': {
    called: 'America, USA, US, U.S., U.S.A., United States of America, The States',
    holds:
      'New York, California, Florida, Texas, Los Angeles, San Francisco, Las Vegas, Chicago, Washington, Hawaii',
  },
  Canada: { holds: 'Toronto, Vancouver, Montreal, Ottawa, Calgary, Niagara' },
  Mexico: { holds: 'Mexico City, Cancun, Tulum' },
  'United Kingdom': {
    called: 'UK, U.K., GB, GBR, Britain, Great Britain',
    holds:
      'England, Scotland, Wales, Northern Ireland, London, Manchester, Edinburgh, Birmingham, Glasgow, Oxford, Cambridge',
  },
  Ireland: { called: 'Eire', holds: 'Dublin, Cork, Galway' },
  Australia: { holds: 'Sydney, Melbourne, Perth, Brisbane, Gold Coast, Adelaide, Cairns' },
  'New Zealand': { called: 'NZ, Aotearoa', holds: 'Auckland, Queenstown, Wellington, Christchurch' },
  Thailand: { called: 'Siam', holds: 'Bangkok, Phuket, Pattaya, Krabi, Koh Samui, Phi Phi, Chiang Mai' },
  Singapore: { holds: 'Sentosa' },
  Malaysia: { holds: 'Kuala Lumpur, Langkawi, Penang, Borneo, Genting' },
  Vietnam: { called: 'Viet Nam', holds: 'Hanoi, Ho Chi Minh City, Saigon, Da Nang, Phu Quoc, Ha Long' },
  Indonesia: { holds: 'Bali, Jakarta, Lombok, Ubud, Java, Sumatra' },
  'South Korea': { called: 'Korea, Republic of Korea', holds: 'Seoul, Busan, Jeju' },
  Japan: { called: 'Nippon', holds: 'Tokyo, Osaka, Kyoto, Hokkaido, Okinawa, Hiroshima' },
  'Hong Kong': { called: 'Hongkong, HK', holds: 'Kowloon, Lantau' },
  Taiwan: { called: 'Formosa', holds: 'Taipei' },
  Philippines: { called: 'The Philippines, Philippine', holds: 'Manila, Boracay, Cebu, Palawan' },
  'United Arab Emirates': {
    called: 'UAE, U.A.E., ARE, Emirates',
    holds: 'Dubai, Abu Dhabi, Sharjah, Ajman, Fujairah, Ras Al Khaimah',
  },
  'Saudi Arabia': { called: 'Saudi, SAU', holds: 'Riyadh, Jeddah, Mecca, Makkah, Medina, Madinah, Dammam' },
  Qatar: { holds: 'Doha' },
  Oman: { holds: 'Muscat, Salalah' },
  Bahrain: { holds: 'Manama' },
  Jordan: { holds: 'Amman, Petra, Aqaba, Wadi Rum' },
  Egypt: { holds: 'Cairo, Luxor, Hurghada, Sharm El Sheikh, Giza, Alexandria' },
  'South Africa': { called: 'RSA', holds: 'Cape Town, Johannesburg, Durban, Kruger' },
  Kenya: { holds: 'Nairobi, Mombasa, Masai Mara' },
  Tanzania: { holds: 'Zanzibar, Dar es Salaam, Serengeti, Kilimanjaro' },
  Morocco: { holds: 'Marrakech, Marrakesh, Casablanca, Fez, Rabat' },
  Turkey: { called: 'Türkiye, Turkiye', holds: 'Istanbul, Cappadocia, Antalya, Ankara, Bodrum' },
  Russia: { called: 'Russian Federation', holds: 'Moscow, St Petersburg, Saint Petersburg, Kazan' },
  Brazil: { called: 'Brasil', holds: 'Rio de Janeiro, Sao Paulo, São Paulo' },
  Argentina: { holds: 'Buenos Aires, Patagonia' },
  // Asked for as one place.
  'Schengen Area': { called: 'Schengen, Europe, EU, European Union' },
  // Others that are asked for.
  Armenia: { holds: 'Yerevan' },
  Azerbaijan: { holds: 'Baku' },
  Bhutan: { holds: 'Thimphu, Paro' },
  Cambodia: { holds: 'Siem Reap, Angkor Wat, Phnom Penh' },
  'Cape Verde': { called: 'Cabo Verde' },
  China: { holds: 'Beijing, Shanghai, Guangzhou, Shenzhen' },
  Congo: { called: 'CG, Republic of the Congo' },
  'Democratic Republic of the Congo': { called: 'CD, DR Congo, DRC' },
  Eswatini: { called: 'Swaziland' },
  Georgia: { holds: 'Tbilisi, Batumi' },
  'Ivory Coast': { called: "CI, Côte d'Ivoire" },
  Kazakhstan: { holds: 'Almaty, Astana' },
  Macau: { called: 'MO, Macao' },
  Maldives: { holds: 'Male, Malé' },
  Mauritius: { holds: 'Port Louis' },
  Myanmar: { called: 'MM, Burma', holds: 'Yangon' },
  Nepal: { holds: 'Kathmandu, Pokhara' },
  'North Macedonia': { called: 'Macedonia' },
  Palestine: { called: 'PS' },
  Peru: { holds: 'Machu Picchu, Lima' },
  'Sri Lanka': { called: 'Ceylon', holds: 'Colombo, Kandy' },
  'Timor-Leste': { called: 'East Timor' },
  Uzbekistan: { holds: 'Tashkent, Samarkand' },
  'Vatican City': { called: 'Vatican, Holy See' },
};

/** A name that people use, and the country that it belongs to. */
export interface OtherName {
  /** As it is written. */
  readonly said: string;
  readonly country: string;
  /** Whether it names a part of the country: "Dubai is in the United Arab Emirates". */
  readonly isPart: boolean;
}

/** All other names, each once. */
export const otherNames: readonly OtherName[] = Object.entries(spoken).flatMap(
  ([country, { called, holds }]) =>
    [called, holds].flatMap((names, place) =>
      (names?.split(', ') ?? []).map((said) => ({ said, country, isPart: place === 1 })),
    ),
);

const byName: ReadonlyMap<string, OtherName> = new Map(
  otherNames.map((name) => [name.said.toLowerCase(), name]),
);

/** The place that is called so, in any letter case. */
export function otherNameOf(text: string): OtherName | undefined {
  return byName.get(text.trim().toLowerCase());
}

/** The name of a whole country, whatever it is called: `Türkiye` is Turkey. */
export function isCalled(country: string, text: string): boolean {
  const name = otherNameOf(text);
  return name !== undefined && !name.isPart && name.country === country;
}

/** A name is tried by its beginning only from this many characters on. */
const beginningMinimum = 3;

/** The names that begin with a text, one a country, while somebody is still typing. */
export function namesBeginningWith(text: string): readonly OtherName[] {
  const wanted = text.trim().toLowerCase();
  if (wanted.length < beginningMinimum) return [];
  const found = new Map<string, OtherName>();
  for (const name of otherNames) {
    if (name.said.toLowerCase().startsWith(wanted) && !found.has(name.country)) found.set(name.country, name);
  }
  return [...found.values()];
}

/** What people put around a name when they ask: "uk visa", "visa for japan fee". */
const aroundNames =
  /\b(?:e-?visa|visas?|tourist|business|transit|visit(?:or)?|fees?|price|cost|documents?|papers?|checklist|requirements?|time|for|to|in|the|from|india|indians?|apply|online)\b/giu;

/** The name in a question: `uk` of "UK visa price". The text itself when nothing else would be left. */
export function nameInQuestion(text: string): string {
  const name = text
    .replace(aroundNames, ' ')
    .replace(/[?!.,]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return name === '' ? text.trim() : name;
}

/** What another name means: "Dubai is in the United Arab Emirates", "Holland is the Netherlands". */
export function meaningOf({ said, country, isPart }: OtherName): string {
  return `${said} is ${isPart ? 'in ' : ''}${inSentence(country)}`;
}
