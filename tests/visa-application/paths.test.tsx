import { Route, Routes } from 'react-router-dom';
import { CountryListing } from '../../src/flows/country-listing/CountryListing';
import { VisaApplication } from '../../src/flows/visa-application/VisaApplication';
import { japan } from '../support/countries';
import { visaApplicationPaths } from './driver';
import { walkFlow } from '../support/paths';

const countryNames = ['France', 'Japan', 'United States'];
const listed = [japan];

walkFlow(visaApplicationPaths, {
  view: (
    <Routes>
      <Route
        path="/apply-visa"
        element={<VisaApplication countryNames={countryNames} listedCountries={listed} />}
      />
      <Route path="/services" element={<CountryListing countries={listed} asOf="May 2025" />} />
    </Routes>
  ),
});
