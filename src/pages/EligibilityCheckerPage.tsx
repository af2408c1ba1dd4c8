import { Link } from 'react-router-dom';
import { selectTool } from '../../machines/site/tools/tools.machine';
import { EligibilityChecker } from '../flows/eligibility-checker/EligibilityChecker';
import { useSiteChild } from '../flows/site';
import { Button } from '../ui/Button';
import { CallToAction } from '../ui/CallToAction';
import { FlowBoundary } from '../ui/FlowBoundary';
import { NeedsJavaScript } from '../ui/NeedsJavaScript';
import { PageHead } from '../ui/PageSection';
import type { CheckerData } from './EligibilityCheckerPage.data';
import classes from './EligibilityCheckerPage.module.css';

const reasons = [
  {
    title: 'Point by point',
    text: 'You see every rule that counted, with its points, and not only a number.',
  },
  {
    title: 'What to change first',
    text: 'The result names what you can still do before you pay a fee, and how many points it gains.',
  },
  {
    title: 'In a few minutes',
    text: 'Six short steps, no account. Your answers stay in this tab until you send them.',
  },
] as const;

/** The standalone checker. Specification §2, Eligibility checker. */
export function Page({ data: { visaFreeNotes } }: { data: CheckerData }) {
  // Both checkers keep the same answers: after the dialog this one goes on from what was answered there, and under it nobody meets a
  // second form of the same name.
  const isUnderDialog = useSiteChild('tools', (tools) => selectTool(tools) === 'checker');

  return (
    <div className={classes.page}>
      <PageHead
        kicker="Free tool"
        drawing="checker"
        title="Visa Eligibility Checker"
        lead="Answer six short steps and see how strong your visa profile is, and what makes it stronger."
      />
      <div className={classes.columns}>
        <div className={classes.sheet} inert={isUnderDialog}>
          <NeedsJavaScript what="The checker" />
          <FlowBoundary>
            <EligibilityChecker visaFreeNotes={visaFreeNotes} key={String(isUnderDialog)} />
          </FlowBoundary>
        </div>
        <aside className={classes.reasons} aria-labelledby="why-use">
          <h2 id="why-use">Why Use Our Checker</h2>
          <dl>
            {reasons.map(({ title, text }) => (
              <div key={title}>
                <dt>{title}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </aside>
      </div>
      <CallToAction
        title="Would you rather talk to someone?"
        text="Tell an adviser about your trip and ask what to expect."
      >
        <Button component={Link} to="/contact" size="lg" variant="default">
          Consult an expert
        </Button>
      </CallToAction>
    </div>
  );
}
