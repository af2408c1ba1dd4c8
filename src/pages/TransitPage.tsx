import { CheckedFacts } from '../flows/fact-age/FactAge';
import { Transit } from '../flows/transit/Transit';
import { FlowBoundary } from '../ui/FlowBoundary';
import { NeedsJavaScript } from '../ui/NeedsJavaScript';
import { PageHead, PageSection } from '../ui/PageSection';
import type { TransitData } from './TransitPage.data';

/** Whether a change of planes needs a visa. Specification §2, Transit visas. */
export function Page({ data: { asked, places, dates, age } }: { data: TransitData }) {
  return (
    <>
      <PageHead kicker="Free tool" title={asked.question} lead={asked.answer} />
      <PageSection>
        <NeedsJavaScript what="Choosing a place" />
        <FlowBoundary>
          <Transit places={places} />
        </FlowBoundary>
        <CheckedFacts sources={dates} days={age} />
      </PageSection>
    </>
  );
}
