import { Suspense, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { CheckerPopup } from '../flows/checker-popup/CheckerPopup';
import { CheckedFacts } from '../flows/fact-age/FactAge';
import { DocumentChecklist } from '../flows/document-checklist/DocumentChecklist';
import { useToolDialogs } from '../flows/tools/tools';
import { Button } from '../ui/Button';
import { FactText } from '../ui/FactText';
import { FlowBoundary } from '../ui/FlowBoundary';
import { ActionBar } from '../ui/guide/ActionBar';
import { GuideContact } from '../ui/guide/GuideContact';
import { FactStrip } from '../ui/guide/FactStrip';
import { GuideChips, GuideRail } from '../ui/guide/GuideNav';
import {
  CountryNames,
  GuideOfficialSites,
  Paragraphs,
  Points,
  Questions,
  Statements,
  GuideSteps,
} from '../ui/guide/GuideParts';
import { SchengenCentres } from '../ui/guide/SchengenCentres';
import { LicensedHelp } from '../ui/LicensedHelp';
import { Picture } from '../ui/illustrations/Picture';
import { PageFactsContext } from '../ui/page-facts';
import type { GuideData } from './GuidePage.data';
import classes from './GuidePage.module.css';
import { CountStays, DocumentsForYou, PlanDates } from './planning';

interface GuideSection {
  readonly id: string;
  readonly title: string;
  readonly body: ReactNode;
}

/** The parts that a guide has, in the order in which they are read. */
function sectionsOf({ guide, asOf, officialSites, documents, journey, centres }: GuideData): GuideSection[] {
  const { eligibility, whoNeeds, visaTypes, processing, countries, faqs, title, contactHref } = guide;
  const sections: (GuideSection | undefined)[] = [
    { id: 'about', title: 'What it is', body: <Paragraphs texts={guide.about} /> },
    whoNeeds && { id: 'who-needs-it', title: 'Who needs it', body: <Statements texts={whoNeeds} /> },
    eligibility && { id: 'eligibility', title: 'Who can apply', body: <Statements texts={eligibility} /> },
    {
      id: 'documents',
      title: 'Documents',
      body: (
        <FlowBoundary>
          <DocumentChecklist
            guide={guide}
            documents={documents}
            officialSite={officialSites[0]}
            asOf={asOf}
          />
        </FlowBoundary>
      ),
    },
    documents.isByTraveller
      ? {
          id: 'documents-for-you',
          title: 'Documents for you',
          body: <DocumentsForYou documents={guide.documents} />,
        }
      : undefined,
    centres && {
      id: 'where-to-apply',
      title: 'Where you apply in India',
      body: <SchengenCentres {...centres} />,
    },
    { id: 'steps', title: 'Step by step', body: <GuideSteps steps={guide.steps} /> },
    visaTypes && { id: 'types', title: 'Visa types', body: <Points points={visaTypes} /> },
    processing && { id: 'processing', title: 'Processing and fees', body: <Points points={processing} /> },
    journey && { id: 'when-to-apply', title: 'When to apply', body: <PlanDates {...journey} /> },
    guide.slug === 'schengen-visa-online'
      ? { id: 'count-your-days', title: 'Count your days', body: <CountStays /> }
      : undefined,
    countries && { id: 'countries', title: 'Where it is valid', body: <CountryNames names={countries} /> },
    { id: 'tips', title: guide.tipsTitle, body: <Statements texts={guide.tips} /> },
    { id: 'notes', title: 'Please note', body: <Statements texts={guide.notes} /> },
    faqs.length > 0
      ? { id: 'questions', title: 'Questions and answers', body: <Questions questions={faqs} /> }
      : undefined,
    {
      id: 'official-sites',
      title: 'Official sites',
      body: <GuideOfficialSites sites={officialSites} />,
    },
    {
      id: 'talk-to-us',
      title: 'Talk to us',
      body: <GuideContact topic={title} contactHref={contactHref} country={guide.countryName} />,
    },
  ];
  return sections.filter((section) => section !== undefined);
}

/** Applying, or asking for the price where the agency quotes one. */
function PrimaryAction({
  guide: { applyHref, contactHref },
  className,
}: {
  guide: GuideData['guide'];
  className?: string | undefined;
}) {
  return (
    <Button component={Link} to={applyHref ?? contactHref} size="lg" className={className}>
      {applyHref === undefined ? 'Contact for pricing' : 'Apply Now'}
    </Button>
  );
}

/** A visa guide: its figures first, then everything to do, with the way on at its side. Specification §2, Visa guides. */
export function Page({ data }: { data: GuideData }) {
  const { guide, strip, facts, sources } = data;
  const sendToTools = useToolDialogs();
  const openChecker = () => sendToTools({ type: 'checker.requested', destination: guide.checkerDestination });
  const sections = sectionsOf(data);
  const contents = sections.map(({ id, title }) => ({ id, label: title }));

  return (
    <PageFactsContext value={facts}>
      <article>
        <CheckerPopup destination={guide.checkerDestination} />
        <header className={classes.head}>
          <div className={classes.headInner}>
            <div className={classes.words}>
              <p className={classes.kicker}>{`Visa guide · ${guide.countryName}`}</p>
              <h1>{guide.title}</h1>
              <p className={classes.lead}>
                <FactText text={guide.summary} />
              </p>
            </div>
            <Picture name={`guide-${guide.slug}`} alt="" />
            <GuideChips contents={contents} />
            <div className={classes.strip}>
              <FactStrip facts={strip} />
              <div className={classes.actions}>
                <PrimaryAction guide={guide} className={classes.primary} />
                <Button size="lg" variant="default" className={classes.checker} onClick={openChecker}>
                  Check Your Visa Eligibility
                </Button>
              </div>
              <CheckedFacts sources={sources} days={data.age} />
            </div>
          </div>
        </header>
        <div className={classes.body}>
          <GuideRail contents={contents} fact={strip[0]} topic={guide.title}>
            <PrimaryAction guide={guide} />
          </GuideRail>
          <div className={classes.sections}>
            <LicensedHelp country={guide.countryName} help={data.help} />
            {sections.map(({ id, title, body }) => (
              <section key={id} aria-labelledby={id}>
                <h2 id={id}>{title}</h2>
                <Suspense>{body}</Suspense>
              </section>
            ))}
            <nav className={classes.related} aria-labelledby="related">
              <h2 id="related">Read on</h2>
              <ul>
                {guide.related.map(({ label, href }) => (
                  <li key={href}>
                    <Link to={href}>{label}</Link>
                  </li>
                ))}
              </ul>
            </nav>
          </div>
        </div>
        <ActionBar topic={guide.title}>
          <PrimaryAction guide={guide} />
        </ActionBar>
      </article>
    </PageFactsContext>
  );
}
