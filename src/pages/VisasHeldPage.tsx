import { CheckedFacts } from '../flows/fact-age/FactAge';
import { VisasHeld } from '../flows/visas-held/VisasHeld';
import { FlowBoundary } from '../ui/FlowBoundary';
import { NeedsJavaScript } from '../ui/NeedsJavaScript';
import { PageHead, PageSection } from '../ui/PageSection';
import type { VisasHeldData } from './VisasHeldPage.data';

/** What a visa of another country opens to an Indian passport. Specification §2, Visas I hold. */
export function Page({ data: { asked, destinations, dates, age } }: { data: VisasHeldData }) {
  return (
    <>
      <PageHead kicker="Free tool" title={asked.question} lead={asked.answer} />
      <PageSection>
        <NeedsJavaScript what="Choosing your visas" />
        <FlowBoundary>
          <VisasHeld destinations={destinations} />
        </FlowBoundary>
        <CheckedFacts sources={dates} days={age} />
      </PageSection>
    </>
  );
}
