import { Route, Routes } from 'react-router-dom';
import type { Country } from '../../machines/country-listing/listing';
import { CountryListing } from '../../src/flows/country-listing/CountryListing';
import { countryListingPaths } from '../support/flows/country-listing';
import { walkFlow } from '../support/paths';

const france: Country = {
  name: 'France',
  shortName: 'FRA',
  flag: 'fr',
  category: 'schengen',
  processingTime: '15-20 Working Days',
  link: '/visa/schengen-visa-online',
};
const japan: Country = {
  name: 'Japan',
  shortName: 'JPN',
  flag: 'jp',
  category: 'asia',
  processingTime: '10-15 Working Days',
};
const countries = [france, japan];

walkFlow(countryListingPaths(countries), {
  view: (
    <Routes>
      <Route path="/services" element={<CountryListing countries={countries} asOf="May 2025" />} />
      <Route path="*" />
    </Routes>
  ),
  loads: () => import('../../src/flows/GateDialog'),
});
