import { AdminArea } from '../flows/staff-session/AdminArea';
import { FlowBoundary } from '../ui/FlowBoundary';
import { NeedsJavaScript } from '../ui/NeedsJavaScript';
import { PageHead } from '../ui/PageSection';

/** The second step of the admin's login. Specification §2, Admin area. */
export function Page() {
  return (
    <>
      <PageHead kicker="Staff only" title="Verify OTP" lead="Enter the six digits of your one-time password.">
        <NeedsJavaScript what="This login" />
      </PageHead>
      <FlowBoundary>
        <AdminArea page="otp" />
      </FlowBoundary>
    </>
  );
}
