import { facts } from 'virtual:facts/legal/privacy';
import { privacy } from '../content/legal/privacy';
import { ClearMyData } from '../flows/device-data/ClearMyData';
import { FlowBoundary } from '../ui/FlowBoundary';
import { LegalDocument } from '../ui/legal/LegalDocument';

/** Specification §2, Legal pages. */
export function Page() {
  return (
    <LegalDocument
      text={privacy}
      facts={facts}
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
