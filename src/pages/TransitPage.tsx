import { FactAge } from '../flows/fact-age/FactAge';
import { Transit } from '../flows/transit/Transit';
import { FactDates } from '../ui/FactDates';
import { FlowBoundary } from '../ui/FlowBoundary';
import { NeedsJavaScript } from '../ui/NeedsJavaScript';
import { PageHead, PageSection } from '../ui/PageSection';
import type { TransitData } from './TransitPage.data';

/** Whether a change of planes needs a visa. Specification §2, Transit visas. */
export function Page({ data: { places, dates, age } }: { data: TransitData }) {
  return (
    <>
      <PageHead
        kicker="Free tool"
        title="Do I need a transit visa?"
        lead="Changing planes with an Indian passport: where it is free, where it needs a visa, and which visa you hold frees you from it."
      />
      <PageSection>
        <NeedsJavaScript what="Choosing a place" />
        <FlowBoundary>
          <Transit places={places} />
        </FlowBoundary>
        <FactDates {...dates} />
        {age && <FactAge {...age} />}
      </PageSection>
    </>
  );
}
