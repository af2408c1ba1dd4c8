import { facts, publications } from 'virtual:facts/faq';
import { Link } from 'react-router-dom';
import { faqGroups, licenceSources, licensedAdvice } from '../content/faq';
import { Faq } from '../flows/faq/Faq';
import { Button } from '../ui/Button';
import { CallToAction } from '../ui/CallToAction';
import { FactDates } from '../ui/FactDates';
import { FlowBoundary } from '../ui/FlowBoundary';
import { PageFactsContext } from '../ui/page-facts';
import { PageHead, PageSection } from '../ui/PageSection';

/** Specification §2, FAQ page. */
export function Page() {
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
            groups={faqGroups}
            path="/faq"
            dates={<FactDates hasRupees={false} publications={[...publications, ...licenceSources]} />}
          />
        </PageFactsContext>
      </FlowBoundary>
      <PageSection width="reading" label={licensedAdvice.id}>
        <h2 id={licensedAdvice.id}>{licensedAdvice.title}</h2>
        <p>{licensedAdvice.text}</p>
      </PageSection>
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

export const questions = faqGroups.flatMap(({ items }) => items);
