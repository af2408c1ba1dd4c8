import { afterApplying } from '../content/after-applying';
import { VisaApplication } from '../flows/visa-application/VisaApplication';
import { FlowBoundary } from '../ui/FlowBoundary';
import { NeedsJavaScript } from '../ui/NeedsJavaScript';
import { PageHead } from '../ui/PageSection';
import type { ApplyVisaData } from './ApplyVisaPage.data';
import steps from '../ui/steps.module.css';
import classes from './ApplyVisaPage.module.css';

/** Specification §2, Apply-visa screen. */
export function Page({ data }: { data: ApplyVisaData }) {
  return (
    <>
      <PageHead
        kicker="Apply"
        drawing="apply"
        title="Start your visa application"
        lead="Seven answers are enough to start. You don’t need documents yet."
      />
      <div className={classes.columns}>
        <div>
          <NeedsJavaScript what="This form" />
          <FlowBoundary>
            <VisaApplication {...data} />
          </FlowBoundary>
        </div>
        <aside className={classes.aside} aria-labelledby="afterwards">
          <h2 id="afterwards">What happens next</h2>
          <ol className={`${steps.steps} ${steps.small}`}>
            {afterApplying.map(({ title, text }) => (
              <li key={title}>
                <h3>{title}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ol>
        </aside>
      </div>
    </>
  );
}
