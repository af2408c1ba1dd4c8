import { CheckedFacts } from '../flows/fact-age/FactAge';
import { Search } from '../flows/search/Search';
import { FlowBoundary } from '../ui/FlowBoundary';
import { NeedsJavaScript } from '../ui/NeedsJavaScript';
import { PageHead, PageSection } from '../ui/PageSection';
import type { SearchData } from './SearchPage.data';

/** One field for everything that the site holds. Specification §2, Search. */
export function Page({ data: { everything, smallWords, titles, dates, age } }: { data: SearchData }) {
  return (
    <>
      <PageHead
        kicker="Search"
        title="Find an answer"
        lead="Destinations, tools, guides, articles and questions. What you type stays on your device."
      />
      <PageSection>
        <NeedsJavaScript what="The search field" />
        <FlowBoundary>
          <Search everything={everything} smallWords={smallWords} titles={titles} />
        </FlowBoundary>
        <CheckedFacts sources={dates} days={age} />
      </PageSection>
    </>
  );
}
