import { Route, Routes } from 'react-router-dom';
import { EligibilityChecker } from '../../src/flows/eligibility-checker/EligibilityChecker';
import { eligibilityCheckerPaths } from './driver';
import { walkFlow } from '../support/paths';

walkFlow(eligibilityCheckerPaths, {
  view: (
    <Routes>
      <Route path="/tools/visa-eligibility-checker" element={<EligibilityChecker />} />
      <Route path="*" element={null} />
    </Routes>
  ),
});
