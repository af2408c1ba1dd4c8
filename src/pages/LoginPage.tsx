import { AdminArea } from '../flows/staff-session/AdminArea';
import { FlowBoundary } from '../ui/FlowBoundary';
import { NeedsJavaScript } from '../ui/NeedsJavaScript';
import { PageHead } from '../ui/PageSection';

/** The first step of the admin's login. Specification §2, Admin area. */
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
        <AdminArea page="login" />
      </FlowBoundary>
    </>
  );
}
