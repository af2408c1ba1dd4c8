import { StaffArea } from '../flows/staff-session/StaffArea';
import { FlowBoundary } from '../ui/FlowBoundary';
import { NeedsJavaScript } from '../ui/NeedsJavaScript';
import { PageHead } from '../ui/PageSection';

/** The first step of the staff login. Specification §2, Admin area. */
export function Page() {
  return (
    <>
      <PageHead
        kicker="Staff only"
        title="Admin login"
        lead="Enter your phone number to ask for a one-time password."
      >
        <NeedsJavaScript what="This login" />
      </PageHead>
      <FlowBoundary>
        <StaffArea page="login" />
      </FlowBoundary>
    </>
  );
}
