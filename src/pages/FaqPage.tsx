import { Link } from 'react-router-dom';
import { CheckedFacts } from '../flows/fact-age/FactAge';
import { Faq } from '../flows/faq/Faq';
import { topicIds } from '../content/topic-titles';
import { Button } from '../ui/Button';
import { CallToAction } from '../ui/CallToAction';
import { FlowBoundary } from '../ui/FlowBoundary';
import { PageFactsContext } from '../ui/page-facts';
import { PageHead } from '../ui/PageSection';
import { TopicLinks } from '../ui/TopicLinks';
import type { FaqData } from './FaqPage.data';

/** Specification §2, FAQ page. */
export function Page({ data: { groups, facts, sources, age, licensedAdvice } }: { data: FaqData }) {
  return (
    <>
      <PageHead
        kicker="FAQ"
        drawing="faq"
        title="Frequently asked questions"
        lead="How we work, how long a visa takes, what you pay and what you get back."
      />
      <FlowBoundary>
        <PageFactsContext value={facts}>
          <Faq
            groups={groups}
            path="/faq"
            after={
              <>
                <TopicLinks label="More answers, by topic:" topics={topicIds} />
                <section aria-labelledby={licensedAdvice.id}>
                  <h2 id={licensedAdvice.id}>{licensedAdvice.title}</h2>
                  <p>{licensedAdvice.text}</p>
                </section>
                <div>
                  <CheckedFacts sources={sources} days={age} />
                </div>
              </>
            }
          />
        </PageFactsContext>
      </FlowBoundary>
      <CallToAction
        title="Still have a question?"
        text="Write to us or call. An adviser answers in office hours. Asking costs nothing."
      >
        <Button component={Link} to="/contact" size="lg">
          Contact us
        </Button>
      </CallToAction>
    </>
  );
}
