import { facts } from 'virtual:facts/faq';
import { Link } from 'react-router-dom';
import { faqGroups } from '../content/faq';
import { Faq } from '../flows/faq/Faq';
import { Button } from '../ui/Button';
import { CallToAction } from '../ui/CallToAction';
import { FactDates } from '../ui/FactDates';
import { FlowBoundary } from '../ui/FlowBoundary';
import { PageFactsContext } from '../ui/page-facts';
import { PageHead } from '../ui/PageSection';

/** Specification §2, FAQ page. */
export function Page() {
  return (
    <>
      <PageHead
        kicker="FAQ"
        drawing="faq"
        title="Frequently asked questions"
        lead="What travellers ask before their first application: how we work, how long a visa takes, what is paid and what comes back."
      />
      <FlowBoundary>
        <PageFactsContext value={facts}>
          <Faq groups={faqGroups} path="/faq" dates={<FactDates hasRupees={false} />} />
        </PageFactsContext>
      </FlowBoundary>
      <CallToAction
        title="Still have a question?"
        text="Write to us or call. An adviser answers in office hours, in plain words and without obligation."
      >
        <Button component={Link} to="/contact" size="lg">
          Contact us
        </Button>
      </CallToAction>
    </>
  );
}

export const questions = faqGroups.flatMap(({ items }) => items);
