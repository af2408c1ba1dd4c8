import type { LegalData } from '../content/legal/legal-data';
import { ClearMyData } from '../flows/device-data/ClearMyData';
import { FlowBoundary } from '../ui/FlowBoundary';
import { LegalDocument } from '../ui/legal/LegalDocument';

/** Specification §2, Legal pages. */
export function Page({ data }: { data: LegalData }) {
  return (
    <LegalDocument
      {...data}
      after={{
        'clear-my-data': (
          <FlowBoundary>
            <ClearMyData />
          </FlowBoundary>
        ),
      }}
    />
  );
}
