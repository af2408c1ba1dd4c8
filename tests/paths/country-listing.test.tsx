import { act } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import type { Country } from '../../machines/country-listing/listing';
import { CountryListing } from '../../src/flows/country-listing/CountryListing';
import GateDialog from '../../src/flows/GateDialog';
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

/** The gate's code is there when the walk says so. */
const pending: { come: (gate: typeof GateDialog) => void; lack: (error: Error) => void }[] = [];
const loadGate = () =>
  new Promise<typeof GateDialog>((come, lack) => {
    pending.push({ come, lack });
  });
const answer = (how: (one: (typeof pending)[number]) => void) =>
  act(async () => pending.splice(0).forEach(how));
const gateCode = {
  come: () => answer(({ come }) => come(GateDialog)),
  lack: () => answer(({ lack }) => lack(new Error('no code'))),
};

walkFlow(countryListingPaths(countries, gateCode), {
  view: (
    <Routes>
      <Route
        path="/services"
        element={<CountryListing countries={countries} asOf="May 2025" loadGate={loadGate} />}
      />
      <Route path="*" element={null} />
    </Routes>
  ),
});
