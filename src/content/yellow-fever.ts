import { by, says } from './entry-parts';
import { entrySources as s } from './entry-sources';

/** What India asks of those who come back from a country with yellow fever. */
export const yellowFeverOnReturn = says(
  'India asks for a yellow fever certificate when you come back within 6 days; without it you can be quarantined for up to 6 days. Get the vaccination at a listed centre before you travel.',
  by(s.yellowBook, s.yellowFeverPorts),
);

/** The countries on India’s list, by their names in `countryNames`. Lists with Tanzania and Zambia are older. */
export const yellowFeverCountries: readonly string[] = [
  'Angola',
  'Benin',
  'Burkina Faso',
  'Burundi',
  'Cameroon',
  'Central African Republic',
  'Chad',
  'Congo',
  'Democratic Republic of the Congo',
  'Equatorial Guinea',
  'Ethiopia',
  'Gabon',
  'Gambia',
  'Ghana',
  'Guinea',
  'Guinea-Bissau',
  'Ivory Coast',
  'Kenya',
  'Liberia',
  'Mali',
  'Mauritania',
  'Niger',
  'Nigeria',
  'Rwanda',
  'Senegal',
  'Sierra Leone',
  'South Sudan',
  'Sudan',
  'Togo',
  'Uganda',
  'Argentina',
  'Bolivia',
  'Brazil',
  'Colombia',
  'Ecuador',
  'Guyana',
  'Panama',
  'Paraguay',
  'Peru',
  'Suriname',
  'Trinidad and Tobago',
  'Venezuela',
];
