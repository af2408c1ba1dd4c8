import { CheckedFacts } from '../flows/fact-age/FactAge';
import { Refusal } from '../flows/refusal/Refusal';
import { FlowBoundary } from '../ui/FlowBoundary';
import { LicensedHelp } from '../ui/LicensedHelp';
import { NeedsJavaScript } from '../ui/NeedsJavaScript';
import { PageHead, PageSection } from '../ui/PageSection';
import type { RefusalData } from './RefusalPage.data';

/** A refusal, explained reason by reason. Specification §2, Refusal. */
export function Page({ data: { asked, authorities, help, dates, age } }: { data: RefusalData }) {
  return (
    <>
      <PageHead kicker="Free tool" title={asked.question} lead={asked.answer} />
      <PageSection>
        <NeedsJavaScript what="Reading your letter" />
        <FlowBoundary>
          <Refusal
            authorities={authorities}
            help={Object.fromEntries(
              authorities.map(({ id, country }) => [
                id,
                <LicensedHelp key={id} country={country} help={help[id]} />,
              ]),
            )}
          />
        </FlowBoundary>
        <CheckedFacts sources={dates} days={age} />
      </PageSection>
    </>
  );
}
