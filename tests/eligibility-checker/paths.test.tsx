import { Route, Routes } from 'react-router-dom';
import { eligibilityCheckerPaths } from './driver';
import { walkFlow } from '../support/paths';
import { EligibilityChecker } from '../support/with-data';

walkFlow(eligibilityCheckerPaths, {
  view: (
    <Routes>
      <Route path="/tools/visa-eligibility-checker" element={<EligibilityChecker />} />
      <Route path="*" element={null} />
    </Routes>
  ),
});
