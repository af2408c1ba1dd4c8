import { StaffArea } from '../flows/staff-session/StaffArea';
import { Applications } from '../flows/applications/Applications';
import { FlowBoundary } from '../ui/FlowBoundary';
import { NeedsJavaScript } from '../ui/NeedsJavaScript';
import { PageHead } from '../ui/PageSection';

/** The admin panel, for logged-in staff. Specification §2, Admin area. */
export function Page() {
  return (
    <>
      <PageHead
        kicker="Staff only"
        title="Visa applications"
        lead="The applications sent from this browser, newest first."
      >
        <NeedsJavaScript what="This panel" />
      </PageHead>
      <FlowBoundary>
        <StaffArea page="panel">
          <Applications />
        </StaffArea>
      </FlowBoundary>
    </>
  );
}
