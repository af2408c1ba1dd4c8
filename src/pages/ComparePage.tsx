import { CheckedFacts } from '../flows/fact-age/FactAge';
import { Comparison } from '../flows/comparison/Comparison';
import { FlowBoundary } from '../ui/FlowBoundary';
import { NeedsJavaScript } from '../ui/NeedsJavaScript';
import { PageHead, PageSection } from '../ui/PageSection';
import type { CompareData } from './ComparePage.data';

/** Up to three destinations side by side. Specification §2, Comparison. */
export function Page({ data: { destinations, usual, dates, age } }: { data: CompareData }) {
  return (
    <>
      <PageHead
        kicker="Free tool"
        title="Compare destinations"
        lead="Up to three side by side: what you need, the fee, the time, how long you may stay, and what a week costs."
      />
      <PageSection>
        <NeedsJavaScript what="The comparison" />
        <FlowBoundary>
          <Comparison destinations={destinations} usual={usual} />
        </FlowBoundary>
        <CheckedFacts sources={dates} days={age} />
      </PageSection>
    </>
  );
}
