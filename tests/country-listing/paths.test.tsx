import { Route, Routes } from 'react-router-dom';
import { CountryListing } from '../../src/flows/country-listing/CountryListing';
import GateDialog from '../../src/flows/GateDialog';
import { france, indonesia, japan } from '../support/countries';
import { fetchedByHand } from '../support/fetched-by-hand';
import { countryListingPaths } from './driver';
import { walkFlow } from '../support/paths';

const countries = [{ ...france, link: '/visa/schengen-visa-online' }, indonesia, japan];

const gate = fetchedByHand<typeof GateDialog>();
const gateCode = { come: () => gate.come(GateDialog), lack: () => gate.fail() };

walkFlow(countryListingPaths(countries, gateCode), {
  view: (
    <Routes>
      <Route
        path="/services"
        element={<CountryListing countries={countries} asOf="May 2025" loadGate={gate.ask} />}
      />
      <Route path="*" element={null} />
    </Routes>
  ),
});
