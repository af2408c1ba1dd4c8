import { StaffArea } from '../flows/staff-session/StaffArea';
import { FlowBoundary } from '../ui/FlowBoundary';
import { NeedsJavaScript } from '../ui/NeedsJavaScript';
import { PageHead } from '../ui/PageSection';

/** The second step of the staff login. Specification §2, Admin area. */
export function Page() {
  return (
    <>
      <PageHead kicker="Staff only" title="Verify OTP" lead="Enter the six digits of your one-time password.">
        <NeedsJavaScript what="This login" />
      </PageHead>
      <FlowBoundary>
        <StaffArea page="otp" />
      </FlowBoundary>
    </>
  );
}
