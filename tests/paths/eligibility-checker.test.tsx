import { Route, Routes, useLocation } from 'react-router-dom';
import type { Destination } from '../../machines/eligibility-checker/choices';
import { EligibilityChecker } from '../../src/flows/eligibility-checker/EligibilityChecker';
import { eligibilityCheckerPaths } from '../support/flows/eligibility-checker';
import { walkFlow } from '../support/paths';

function CheckerPage() {
  const { state } = useLocation() as { state: { destination?: Destination } | null };
  return <EligibilityChecker destination={state?.destination} />;
}

walkFlow(eligibilityCheckerPaths, {
  view: (
    <Routes>
      <Route path="/tools/visa-eligibility-checker" element={<CheckerPage />} />
      <Route path="*" element={null} />
    </Routes>
  ),
});
