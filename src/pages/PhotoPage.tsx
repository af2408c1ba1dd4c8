import { CheckedFacts } from '../flows/fact-age/FactAge';
import { PhotoCheck } from '../flows/photo-check/PhotoCheck';
import { FlowBoundary } from '../ui/FlowBoundary';
import { NeedsJavaScript } from '../ui/NeedsJavaScript';
import { PageHead, PageSection } from '../ui/PageSection';
import type { PhotoData } from './PhotoPage.data';

/** A photo for a document. Specification §2, Photo check. */
export function Page({ data: { asked, documents, others, dates, age } }: { data: PhotoData }) {
  return (
    <>
      <PageHead kicker="Free tool" title={asked.question} lead={asked.answer} />
      <PageSection>
        <NeedsJavaScript what="Checking a picture" />
        <FlowBoundary>
          <PhotoCheck documents={documents} others={others} />
        </FlowBoundary>
        <CheckedFacts sources={dates} days={age} />
      </PageSection>
    </>
  );
}
