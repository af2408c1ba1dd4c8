const withArticle = new Set([
  'Bahamas',
  'Central African Republic',
  'Comoros',
  'Czech Republic',
  'Democratic Republic of the Congo',
  'Dominican Republic',
  'Gambia',
  'Maldives',
  'Marshall Islands',
  'Netherlands',
  'Philippines',
  'Schengen Area',
  'Seychelles',
  'Solomon Islands',
  'United Arab Emirates',
  'United Kingdom',
  'United States',
  'USA',
]);

/** A country's name inside a sentence: `the Netherlands`. */
export function inSentence(country: string): string {
  return withArticle.has(country) ? `the ${country}` : country;
}
