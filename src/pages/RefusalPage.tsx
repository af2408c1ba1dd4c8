import { FactAge } from '../flows/fact-age/FactAge';
import { Refusal } from '../flows/refusal/Refusal';
import { FactDates } from '../ui/FactDates';
import { FlowBoundary } from '../ui/FlowBoundary';
import { LicensedHelp } from '../ui/LicensedHelp';
import { NeedsJavaScript } from '../ui/NeedsJavaScript';
import { PageHead, PageSection } from '../ui/PageSection';
import type { RefusalData } from './RefusalPage.data';

/** A refusal, explained reason by reason. Specification §2, Refusal. */
export function Page({ data: { authorities, help, dates, age } }: { data: RefusalData }) {
  return (
    <>
      <PageHead
        kicker="Free tool"
        title="Visa refused: what did they mean?"
        lead="Tick the numbers, or paste the letter: what each reason means, what would change it, and when you can apply again."
      />
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
        <FactDates {...dates} />
        {age && <FactAge {...age} />}
      </PageSection>
    </>
  );
}
