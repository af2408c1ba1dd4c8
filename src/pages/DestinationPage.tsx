import { IconArrowLeft } from '@tabler/icons-react';
import type { MouseEvent } from 'react';
import { Link } from 'react-router-dom';
import { chatLink } from '../../machines/chat';
import { inSentence } from '../../machines/in-sentence';
import { forTripFolder } from '../../machines/site/events';
import { applyPath, checkerDestinationOf } from '../../machines/country-listing/listing';
import { FactAge } from '../flows/fact-age/FactAge';
import { ApplyGate } from '../flows/apply-gate/ApplyGate';
import { Button } from '../ui/Button';
import { useSendTo } from '../flows/site';
import { useToolDialogs } from '../flows/tools/tools';
import { LateContent } from '../flows/late-tool/LateContent';
import { HeldHere } from '../flows/visas-held/HeldHere';
import type { CentreOf } from '../content/where-to-apply';
import { AnswerFacts } from '../ui/destination/AnswerFacts';
import { DestinationStamp } from '../ui/destination/DestinationStamp';
import { WhereToApply } from '../ui/destination/WhereToApply';
import { FlowBoundary } from '../ui/FlowBoundary';
import { ActionBar } from '../ui/guide/ActionBar';
import { GuideContact } from '../ui/guide/GuideContact';
import { LicensedHelp } from '../ui/LicensedHelp';
import { SourceList } from '../ui/SourceList';
import { agency } from '../site';
import { PlanJourney } from './planning';
import { useCanonicalAddress } from './canonical-address';
import type { DestinationData } from './DestinationPage.data';
import { flagAddress } from '../ui/flags';
import classes from './DestinationPage.module.css';

/** Which centre is the visitor's own: below the first screen, and fetched when that is there. */
function centreQuestion(own: CentreOf) {
  return async () => {
    const { VisaCentre } = await import('../flows/visa-centre/VisaCentre');
    return { default: () => <VisaCentre own={own} /> };
  };
}

interface Applying {
  answer: DestinationData;
  onApply: (event: MouseEvent) => void;
}

function ApplyNow({ answer: { name }, onApply }: Applying) {
  return (
    <Button component={Link} to={applyPath(name)} size="lg" onClick={onApply}>
      Apply Now
    </Button>
  );
}

/** What a destination without a visa leads with: its own planner. Specification §2, Destination pages. */
function PlanThisTrip() {
  return (
    <Button component={Link} to="#plan" size="lg">
      Plan this trip
    </Button>
  );
}

/** The actions of a destination for which nobody needs a visa: the trip and the official form, then our help. */
function FreeActions({ answer, onApply }: Applying) {
  const { arrivalForm } = answer;
  return (
    <>
      <div className={classes.free}>
        <span className={classes.plans}>
          <PlanThisTrip />
        </span>
        {arrivalForm && (
          <Button
            component="a"
            href={arrivalForm.href}
            target="_blank"
            rel="noopener noreferrer"
            size="lg"
            variant="default"
          >
            {arrivalForm.label}
          </Button>
        )}
      </div>
      <p className={classes.help}>
        <span>You don’t need to apply for a visa. If you’d like our help with the trip itself: </span>
        <Link to={applyPath(answer.name)} onClick={onApply}>
          Apply Now
        </Link>
      </p>
    </>
  );
}

function CheckEligibility({
  answer,
  className,
}: Pick<Applying, 'answer'> & { className?: string | undefined }) {
  return (
    <Button
      component={Link}
      to="/tools/visa-eligibility-checker"
      state={{ destination: checkerDestinationOf(answer) }}
      size="lg"
      variant="default"
      className={className}
    >
      Check Eligibility
    </Button>
  );
}

/** The two ways to a person, where no bar at the foot of the screen has them. */
function Reach({ name }: Pick<DestinationData, 'name'>) {
  return (
    <p className={classes.reach}>
      <a href={`tel:${agency.phone.dial}`}>{`Call ${agency.phone.shown}`}</a>
      <a
        href={chatLink({
          to: agency.phone.dial,
          text: `Hello ${agency.name}, I have a question about: ${name} visa`,
        })}
        target="_blank"
        rel="noopener noreferrer"
      >
        Chat on WhatsApp
      </a>
      <span>{agency.hours.shown}</span>
    </p>
  );
}

function Head({ answer, onApply }: Applying) {
  const { name, shortName, flag, kind, need, answer: sentence, action } = answer;
  return (
    <header className={classes.head}>
      <div className={classes.headInner}>
        <Link className={classes.back} to="/services#visa-services">
          <IconArrowLeft aria-hidden size={18} />
          <span>All destinations</span>
        </Link>
        {need && <DestinationStamp code={shortName} need={need} className={classes.stamp} />}
        <div className={classes.title}>
          <img src={flagAddress(flag)} alt="" width={56} height={56} />
          <div>
            <p className={classes.kind}>{kind}</p>
            <h1>{`${name} visa for Indians`}</h1>
          </div>
        </div>
        <p className={classes.answer}>{sentence}</p>
        <p className={classes.action}>{action}</p>
        <HeldHere ways={answer.ways} />
        <FactAge days={answer.age} />
        {answer.isFreeToGo ? (
          <FreeActions answer={answer} onApply={onApply} />
        ) : (
          <div className={classes.actions}>
            <ApplyNow answer={answer} onApply={onApply} />
            <CheckEligibility answer={answer} />
          </div>
        )}
        <Reach name={name} />
      </div>
    </header>
  );
}

function Ways({ answer: { ways, isFreeToGo } }: Pick<Applying, 'answer'>) {
  if (ways.length === 0) return null;
  return (
    <section className={classes.ways} aria-labelledby="shorter-way">
      <h2 id="shorter-way">{isFreeToGo ? 'If you have another visa' : 'You may not need this visa if…'}</h2>
      <ul>
        {ways.map(({ holds, gives }) => (
          <li key={holds}>
            <strong>{`You have ${holds}`}</strong>
            <span>{gives}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Documents({ documents: { items, total, note, list } }: Pick<DestinationData, 'documents'>) {
  return (
    <section aria-labelledby="documents">
      <h2 id="documents">
        {items.length === 0
          ? 'Documents'
          : `Documents: ${items.length} ${items.length < total ? 'to begin with' : 'in all'}`}
      </h2>
      {items.length > 0 && (
        <ol className={classes.list}>
          {items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ol>
      )}
      <p className={classes.note}>{note}</p>
      {list && (
        <Link className={classes.more} to={list.href}>
          {list.label}
        </Link>
      )}
    </section>
  );
}

/** With the visitor's own dates, and by who travels. */
function Plan({ answer: { name, isFreeToGo, documents } }: Pick<Applying, 'answer'>) {
  return (
    <section className={classes.plan} aria-labelledby="plan">
      <h2 id="plan">With your dates</h2>
      <PlanJourney country={name} isFreeToGo={isFreeToGo === true} documents={documents.listId} />
    </section>
  );
}

/** Who is paid for the visa. */
function VisaCost({ answer: { isFreeToGo, cost } }: Pick<Applying, 'answer'>) {
  if (isFreeToGo || cost.length === 0) return null;
  return (
    <section aria-labelledby="visa-cost" className={classes.visaCost}>
      <h2 id="visa-cost">What the visa costs</h2>
      <dl>
        {cost.map(({ to, value }) => (
          <div key={to}>
            <dt>{to}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** Flights, stay and daily expenses of a week; the rest in the estimator, which takes the destination from the trip. */
function WeekCost({ answer: { name, week } }: Pick<Applying, 'answer'>) {
  const sendToTools = useToolDialogs();
  const sendToTrip = useSendTo(forTripFolder);
  const openEstimator = () => {
    sendToTrip({ type: 'trip.patched', patch: { destination: name } });
    sendToTools({ type: 'estimator.requested' });
  };
  return (
    <section aria-labelledby="week-cost">
      <h2 id="week-cost">What a week costs</h2>
      <p className={classes.weekSum}>{week.sum}</p>
      <p className={classes.note}>{week.parts}</p>
      <Button variant="default" className={classes.estimate} onClick={openEstimator}>
        Estimate your own trip
      </Button>
    </section>
  );
}

function Neighbours({ answer: { name, neighbours, comparison } }: Pick<Applying, 'answer'>) {
  if (neighbours.length === 0) return null;
  return (
    <nav aria-labelledby="near">
      <h2 id="near">{`Near ${inSentence(name)}`}</h2>
      <ul className={classes.neighbours}>
        {neighbours.map((neighbour) => (
          <li key={neighbour.path}>
            <Link to={neighbour.path}>{neighbour.name}</Link>
            <span>{neighbour.kind}</span>
          </li>
        ))}
      </ul>
      <Link className={classes.more} to={comparison}>
        Compare side by side
      </Link>
    </nav>
  );
}

function Notes({ answer: { exceptions, inPerson } }: Pick<Applying, 'answer'>) {
  const notes = [...(inPerson === undefined ? [] : [inPerson]), ...exceptions];
  if (notes.length === 0) return null;
  return (
    <section aria-labelledby="good-to-know">
      <h2 id="good-to-know">Good to know</h2>
      <ul className={classes.list}>
        {notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </section>
  );
}

/** When it was looked up, how well each answer is supported, and where to check. */
function Sources({ answer }: Pick<Applying, 'answer'>) {
  const { support, checked, official, sources: publications, rupeesLine } = answer;
  return (
    <section className={classes.sources} aria-labelledby="sources">
      <h2 id="sources">How we checked this</h2>
      <p>{`For tourists with an ordinary Indian passport. Checked on ${checked}.`}</p>
      <ul className={classes.list}>
        {support.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <p>
        {official ? (
          <a href={official.href} target="_blank" rel="noopener noreferrer">
            {`Check on the official site: ${official.label}`}
          </a>
        ) : (
          'We could not confirm an official page for it. Ask us before you book.'
        )}
      </p>
      <SourceList publications={publications} />
      <p>
        {rupeesLine !== undefined && <span>{`${rupeesLine} `}</span>}
        <Link to="/about#how-we-check-facts">How we check facts</Link>
      </p>
    </section>
  );
}

function Reading({ reading }: Pick<DestinationData, 'reading'>) {
  if (reading.length === 0) return null;
  return (
    <nav className={classes.reading} aria-labelledby="reading">
      <h2 id="reading">Read on</h2>
      <ul>
        {reading.map(({ label, href }) => (
          <li key={href}>
            <Link to={href}>{label}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The answer for one destination: needed or not, how long, how much, when, with what; then how to act. */
export function Page({ data: answer }: { data: DestinationData | undefined }) {
  useCanonicalAddress(answer !== undefined);
  if (!answer) return null;
  return (
    <FlowBoundary>
      <ApplyGate key={answer.name} country={answer}>
        {(onApply) => (
          <article>
            <Head answer={answer} onApply={onApply} />
            <div className={classes.body}>
              <AnswerFacts facts={answer.facts} />
              {!answer.isFreeToGo && <CheckEligibility answer={answer} className={classes.check} />}
              <Ways answer={answer} />
              <LicensedHelp country={answer.name} help={answer.help} />
              {answer.whereToApply && (
                <WhereToApply where={answer.whereToApply} className={classes.where}>
                  {answer.whereToApply.centre.rule.choice !== 'online' && (
                    <LateContent
                      name="the question about your state"
                      load={centreQuestion(answer.whereToApply.centre)}
                      isField
                    />
                  )}
                </WhereToApply>
              )}
              <Documents documents={answer.documents} />
              <div className={classes.dates}>
                <Plan answer={answer} />
              </div>
              <div className={classes.costs}>
                <VisaCost answer={answer} />
                <WeekCost answer={answer} />
              </div>
              <Notes answer={answer} />
              <Sources answer={answer} />
              <Neighbours answer={answer} />
              <Reading reading={answer.reading} />
              <section aria-labelledby="talk-to-us">
                <h2 id="talk-to-us">Talk to us</h2>
                <GuideContact
                  topic={`${answer.name} visa`}
                  contactHref={`/contact?destination=${encodeURIComponent(answer.name)}`}
                  country={answer.name}
                  isFreeToGo={answer.isFreeToGo === true}
                />
              </section>
            </div>
            <ActionBar topic={`${answer.name} visa`}>
              {answer.isFreeToGo ? <PlanThisTrip /> : <ApplyNow answer={answer} onApply={onApply} />}
            </ActionBar>
          </article>
        )}
      </ApplyGate>
    </FlowBoundary>
  );
}
