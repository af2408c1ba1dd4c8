import { CheckedFacts } from '../flows/fact-age/FactAge';
import { VisaCentre } from '../flows/visa-centre/VisaCentre';
import { FlowBoundary } from '../ui/FlowBoundary';
import { NeedsJavaScript } from '../ui/NeedsJavaScript';
import { PageHead, PageSection } from '../ui/PageSection';
import hidden from '../ui/VisuallyHidden.module.css';
import type { VisaCentreData } from './VisaCentrePage.data';

/** Where one applies in India, by destination and state. Specification §2, My visa centre. */
export function Page({ data: { destinations, dates, age } }: { data: VisaCentreData }) {
  return (
    <>
      <PageHead
        kicker="Free tool"
        title="My visa centre"
        lead="VFS, BLS or another company takes most applications, for some countries the consulate does, and often the state you live in decides where. Choose both, and see how sure it is."
      />
      <PageSection>
        <h2 className={hidden.hidden}>Where you apply</h2>
        <NeedsJavaScript what="Asking by your state" />
        <FlowBoundary>
          <VisaCentre destinations={destinations} />
        </FlowBoundary>
        <CheckedFacts sources={dates} days={age} />
      </PageSection>
    </>
  );
}
