import { FactAge } from '../flows/fact-age/FactAge';
import { VisasHeld } from '../flows/visas-held/VisasHeld';
import { FactDates } from '../ui/FactDates';
import { FlowBoundary } from '../ui/FlowBoundary';
import { NeedsJavaScript } from '../ui/NeedsJavaScript';
import { PageHead, PageSection } from '../ui/PageSection';
import type { VisasHeldData } from './VisasHeldPage.data';

/** What a visa of another country opens to an Indian passport. Specification §2, Visas I hold. */
export function Page({ data: { destinations, dates, age } }: { data: VisasHeldData }) {
  return (
    <>
      <PageHead
        kicker="Free tool"
        title="Visas I hold: where else do they let me in?"
        lead="A US, UK or Schengen visa opens other countries to an Indian passport. Tick yours: each answer has its conditions and its date."
      />
      <PageSection>
        <NeedsJavaScript what="Choosing your visas" />
        <FlowBoundary>
          <VisasHeld destinations={destinations} />
        </FlowBoundary>
        <FactDates {...dates} />
        {age && <FactAge {...age} />}
      </PageSection>
    </>
  );
}
