import { LateContent } from '../flows/late-tool/LateContent';
import { FlowBoundary } from '../ui/FlowBoundary';
import { NeedsJavaScript } from '../ui/NeedsJavaScript';
import { PageHead, PageSection } from '../ui/PageSection';
import { StayRule } from '../ui/StayRule';
import classes from './DayCounterPage.module.css';

const loadStayCounter = () => import('../flows/stay-counter/StayCounter');

/** The counter of days in the Schengen area, at an address of its own. */
export function Page() {
  return (
    <>
      <PageHead
        kicker="Free tool"
        title="Count your days in the Schengen area"
        lead="Enter your stays. You see how many of your 90 days are left, how long you may stay, and from which day a longer trip is possible."
      />
      <PageSection>
        <div className={classes.columns}>
          <div className={classes.counter}>
            <h2>Your stays</h2>
            <NeedsJavaScript what="The day counter" />
            <FlowBoundary>
              <LateContent name="the day counter" load={loadStayCounter} />
            </FlowBoundary>
          </div>
          <aside aria-labelledby="stay-rule">
            <h2 id="stay-rule">90 days in any 180</h2>
            <StayRule />
          </aside>
        </div>
      </PageSection>
    </>
  );
}
