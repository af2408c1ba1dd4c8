import { IconPrinter } from '@tabler/icons-react';
import { Checkbox } from '@mantine/core';
import { useCallback, useEffect, useId, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { dateWords, shortDateWords } from '../../../machines/date-words';
import { estimateLine } from '../../content/estimate-words';
import { inSentence } from '../../../machines/in-sentence';
import { forTripFolder } from '../../../machines/site/events';
import type { TripFolder as Folder } from '../../../machines/site/trip-folder/folder';
import { missingFrom } from '../../content/trip-text';
import { elementOf, type FolderTab } from '../../../machines/folder-tabs/tabs';
import { travelDatesOf, type NextAction } from '../../../machines/site/trip-folder/next-step';
import { nextStep, type NextStep } from '../../content/next-step';
import { isFreeOn, type EntryRules } from '../../../machines/travel-dates/rules';
import { timelineOf } from '../../../machines/travel-dates/timeline';
import { applicationVisaTypes } from '../../../machines/visa-application/application';
import { leavesDevice } from '../../content/consent/leaves-device';
import { markNames } from '../../content/dates-answer';
import { Button } from '../../ui/Button';
import { DatesLine } from '../../ui/DatesLine';
import { EmptyState } from '../../ui/EmptyState';
import { SelectField } from '../../ui/forms/SelectField';
import '../../ui/forms/field-styles';
import { usePorts } from '../ports';
import { useSite, useSiteChild, useSiteRoot, useSendTo } from '../site';
import { PartyCost } from '../PartyCost';
import { FolderTabs } from './FolderTabs';
import { TripOutline } from './TripOutline';
import steps from '../../ui/steps.module.css';
import classes from './TripFolder.module.css';

/** What the page knows of a destination, and the tools that it puts into the folder. */
export interface TripSections {
  readonly rules: (destination: string) => EntryRules | undefined;
  /** The page of a destination, where it has one. */
  readonly pageOf: (destination: string) => string | undefined;
  /** The stamp of a destination on the day of arrival. */
  readonly stamp: (destination: string, day: string) => ReactNode;
  readonly planner: (destination: string) => ReactNode;
  /** Where one applies for a destination; nothing where nothing is handed in. */
  readonly centre: (destination: string) => ReactNode;
  readonly documents: (destination: string) => ReactNode;
  readonly letters: (destination: string) => ReactNode;
  readonly apply: (destination: string, isChecked: boolean) => ReactNode;
  readonly estimate: ReactNode;
  /** The ways to hand the trip on. */
  readonly sharing: ReactNode;
}

interface TripFolderProps {
  /** What can be chosen, in the order in which it is shown. */
  readonly destinations: readonly string[];
  readonly sections: TripSections;
}

const checkerPath = '/tools/visa-eligibility-checker';

/** A sheet of paper in the folder; with a tab, the one that an address names with it. */
function Paper({ title, tab, children }: { title: string; tab?: FolderTab; children: ReactNode }) {
  const titleId = useId();
  return (
    <section
      className={classes.paper}
      aria-labelledby={titleId}
      {...(tab && { id: elementOf(tab), tabIndex: -1 })}
    >
      <h3 id={titleId}>{title}</h3>
      {children}
    </section>
  );
}

/** Where the visitor goes on with the next step. */
function StepAction({
  action,
  folder,
  sections,
}: {
  action: NextAction;
  folder: Folder;
  sections: TripSections;
}) {
  const { destination = '', score } = folder;
  switch (action) {
    case 'destination':
    case 'dates':
      return (
        <Button component="a" href={`#${elementOf('when')}`}>
          {action === 'dates' ? 'Enter your dates' : 'Choose a destination'}
        </Button>
      );
    case 'documents':
      return (
        <Button component="a" href={`#${elementOf('documents')}`}>
          See your documents
        </Button>
      );
    case 'apply':
      return sections.apply(destination, score !== undefined);
    case 'ask':
      return (
        <Button component={Link} to={`/contact?destination=${encodeURIComponent(destination)}`}>
          Ask us
        </Button>
      );
    case 'none':
      return null;
  }
}

function Next({ step, folder, sections }: { step: NextStep; folder: Folder; sections: TripSections }) {
  return (
    <section className={classes.next} aria-labelledby="next-step">
      <div>
        <p className={classes.kicker}>Next step</p>
        <h3 id="next-step">{step.title}</h3>
        <p>{step.text}</p>
      </div>
      <div className={classes.stepAction}>
        <StepAction action={step.action} folder={folder} sections={sections} />
      </div>
    </section>
  );
}

/** The trip's days on a line, each with its name below it. */
function Strip({ folder, rules, today }: { folder: Folder; rules: EntryRules | undefined; today: string }) {
  const trip = travelDatesOf(folder);
  if (!trip || !rules) return null;
  const timeline = timelineOf(rules, trip, today);
  return (
    <div className={classes.strip}>
      <DatesLine timeline={timeline} />
      <ol className={steps.steps} aria-label="The days of your trip">
        {timeline.marks.map(({ id, date }) => (
          <li key={id}>
            <span>{`${markNames[id]} `}</span>
            <time dateTime={date}>{shortDateWords(date)}</time>
          </li>
        ))}
      </ol>
    </div>
  );
}

function Journey({
  folder,
  destinations,
  planner,
  centre,
}: {
  folder: Folder;
  destinations: readonly string[];
  planner: TripSections['planner'];
  centre: TripSections['centre'];
}) {
  const tell = useSendTo(forTripFolder);
  const id = useId();
  const { destination = '', visaType = '' } = folder;
  const onAnswer = useCallback(
    (field: 'destination' | 'visaType', value: string) =>
      tell({ type: 'trip.patched', patch: { [field]: value } }),
    [tell],
  );
  const choices =
    destination === '' || destinations.includes(destination) ? destinations : [destination, ...destinations];
  return (
    <Paper title="Where and when" tab="when">
      <div className={classes.fields}>
        <SelectField
          field="destination"
          id={`${id}-destination`}
          label="Destination"
          prompt="Choose a destination"
          value={destination}
          choices={choices}
          onAnswer={onAnswer}
        />
        <SelectField
          field="visaType"
          id={`${id}-visa-type`}
          label="Visa type"
          prompt="Choose a visa type"
          value={visaType}
          choices={applicationVisaTypes}
          onAnswer={onAnswer}
        />
      </div>
      {destination !== '' && planner(destination)}
      {destination !== '' && <div className={classes.centre}>{centre(destination)}</div>}
    </Paper>
  );
}

function Score({ score }: { score: Folder['score'] }) {
  return (
    <Paper title="How strong your profile is" tab="profile">
      <p>
        {score ? (
          <>
            <strong className={classes.figure}>{score.score}</strong>
            <span>{` out of 100: ${score.status}`}</span>
          </>
        ) : (
          'Not checked yet. Six short steps show it, and what you can still improve.'
        )}
      </p>
      <p>
        <Link to={checkerPath}>{score ? 'Check again' : 'Check your eligibility'}</Link>
      </p>
    </Paper>
  );
}

function Application({
  folder: { destination, score, sent },
  isFree,
  sections,
}: {
  folder: Folder;
  /** No visa is needed for it. */
  isFree: boolean;
  sections: TripSections;
}) {
  return (
    <Paper title="Your application">
      {sent ? (
        <p>
          <span>{`Sent on ${dateWords(sent.on)}. Reference: `}</span>
          <strong>{sent.reference}</strong>
        </p>
      ) : (
        <p>
          {isFree
            ? 'You don’t need to apply for a visa. If you’d like our help with the trip itself, send us the form.'
            : 'Not sent yet. The form takes over what is in this folder.'}
        </p>
      )}
      {destination !== undefined && !sent && <div>{sections.apply(destination, score !== undefined)}</div>}
    </Paper>
  );
}

/** What is shown where a destination decides it, before there is one. */
function NeedsDestination() {
  return (
    <p>
      {'The list depends on where you go. '}
      <a href={`#${elementOf('when')}`}>Choose a destination</a>
    </p>
  );
}

function Cost({ folder: { estimate }, estimate: button }: { folder: Folder; estimate: ReactNode }) {
  return (
    <Paper title="What it costs" tab="cost">
      <p>{estimate ? estimateLine(estimate) : 'Flights, stay, daily expenses and the visa in rupees.'}</p>
      {estimate && <PartyCost total={estimate.total} />}
      <div className={classes.toolButton}>{button}</div>
    </Paper>
  );
}

/** What is said on paper besides: the facts in one line each. */
function PrintedFacts({ folder }: { folder: Folder }) {
  const { destination, visaType, entry, exit, passportIssued, passportExpiry, state, score, sent } = folder;
  const facts: readonly (readonly [name: string, value: string | undefined])[] = [
    ['Destination', destination],
    ['Visa type', visaType],
    ['Arrive', entry && dateWords(entry)],
    ['Leave', exit && dateWords(exit)],
    ['Passport issued', passportIssued && dateWords(passportIssued)],
    ['Passport valid until', passportExpiry && dateWords(passportExpiry)],
    ['State you live in', state],
    ['Profile score', score && `${score.score} out of 100, ${score.status}`],
    ['Application sent', sent && `${dateWords(sent.on)}, reference ${sent.reference}`],
  ];
  return (
    <dl className={classes.printedFacts}>
      {facts.map(
        ([name, value]) =>
          value !== undefined && (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}

function Missing({ folder }: { folder: Folder }) {
  const missing = missingFrom(folder);
  if (missing.length === 0) return null;
  return (
    <p className={classes.missing}>
      <strong>Still missing: </strong>
      <span>{missing.join(', ')}.</span>
    </p>
  );
}

function Filled({
  folder,
  isOnDevice,
  isAsking,
  destinations,
  sections,
}: TripFolderProps & { folder: Folder; isOnDevice: boolean; isAsking: boolean }) {
  const ports = usePorts();
  const tell = useSendTo(forTripFolder);
  const { destination = '' } = folder;
  const rules = destination === '' ? undefined : sections.rules(destination);
  const documents =
    folder.documents && folder.documents.list === rules?.documents
      ? folder.documents
      : { ready: 0, total: 0 };
  const page = destination === '' ? undefined : sections.pageOf(destination);
  const today = ports.today();
  const isFree = rules !== undefined && isFreeOn(rules, folder.entry ?? today);
  return (
    <>
      <div className={classes.tab}>
        <h2>{destination === '' ? 'Your trip' : `Your trip to ${inSentence(destination)}`}</h2>
        {page !== undefined && <Link to={page}>{`All about ${inSentence(destination)}`}</Link>}
      </div>
      <div className={classes.folder}>
        {destination !== '' && (
          <div className={classes.stamp}>{sections.stamp(destination, folder.entry ?? today)}</div>
        )}
        <PrintedFacts folder={folder} />
        <Next step={nextStep({ folder, rules, today, documents })} folder={folder} sections={sections} />
        <div className={classes.sharing}>{sections.sharing}</div>
        {isAsking && <AskToKeep />}
        <Strip folder={folder} rules={rules} today={today} />
        <FolderTabs
          panels={{
            when: (
              <Journey
                folder={folder}
                destinations={destinations}
                planner={sections.planner}
                centre={sections.centre}
              />
            ),
            documents: (
              <Paper title="Documents for you" tab="documents">
                {destination === '' ? <NeedsDestination /> : sections.documents(destination)}
              </Paper>
            ),
            cost: <Cost folder={folder} estimate={sections.estimate} />,
            profile: (
              <>
                <Score score={folder.score} />
                <Application folder={folder} isFree={isFree} sections={sections} />
              </>
            ),
            letters: (
              <Paper title="Letters" tab="letters">
                {sections.letters(destination)}
              </Paper>
            ),
          }}
        />
        <Missing folder={folder} />
      </div>
      <div className={classes.actions}>
        <Button
          variant="default"
          leftSection={<IconPrinter aria-hidden size={20} />}
          onClick={ports.printPage}
        >
          Print on one page
        </Button>
        <Button variant="subtle" onClick={() => tell({ type: 'clear.pressed' })}>
          Clear the folder
        </Button>
      </div>
      <div className={classes.keeping}>
        <Checkbox
          checked={isOnDevice}
          label="Keep it on this device when I close the tab"
          description={
            isOnDevice
              ? 'Anyone who uses this device can read it until you clear it.'
              : 'Without this, it is kept until you close this tab.'
          }
          onChange={() => tell({ type: 'keeping.toggled' })}
        />
        <p className={classes.privacy}>
          {`It holds no name, phone number or e-mail. ${leavesDevice} The text for WhatsApp goes only where you send it. A link to the trip carries the destination, the dates and the visa in itself; nothing else of the folder.`}
        </p>
      </div>
    </>
  );
}

/** Asked once, when the first date is known: else the trip ends with the tab. */
function AskToKeep() {
  const tell = useSendTo(forTripFolder);
  const titleId = useId();
  return (
    <section className={classes.asked} aria-labelledby={titleId}>
      <div>
        <h3 id={titleId}>Keep this trip on this device?</h3>
        <p>Then it is here tomorrow too. Anyone who uses this device can read it until you clear it.</p>
      </div>
      <div className={classes.answers}>
        <Button variant="default" onClick={() => tell({ type: 'keeping.toggled' })}>
          Keep it
        </Button>
        <Button variant="subtle" onClick={() => tell({ type: 'keeping.declined' })}>
          Not now
        </Button>
      </div>
    </section>
  );
}

function Empty({ destinations, isCleared }: { destinations: readonly string[]; isCleared: boolean }) {
  const tell = useSendTo(forTripFolder);
  const id = useId();
  const onAnswer = useCallback(
    (_: 'destination', destination: string) => tell({ type: 'trip.patched', patch: { destination } }),
    [tell],
  );
  return (
    <div className={classes.empty}>
      {isCleared && (
        <p role="status" className={classes.cleared}>
          <span>The folder is cleared.</span>
          <Button variant="default" size="sm" onClick={() => tell({ type: 'undo.pressed' })}>
            Undo
          </Button>
        </p>
      )}
      <EmptyState
        isBelowTitle
        picture="empty-no-trip"
        title="Your folder is empty"
        text="Choose a destination. Fees, documents and dates follow from it."
        action={
          <div className={classes.first}>
            <SelectField
              field="destination"
              id={`${id}-destination`}
              label="Destination"
              prompt="Choose a destination"
              value=""
              choices={destinations}
              onAnswer={onAnswer}
            />
          </div>
        }
      />
    </div>
  );
}

/** The visitor's trip as a folder: what is said, what is missing, and the next step with its date. */
export function TripFolder({ destinations, sections }: TripFolderProps) {
  const tell = useSite();
  useEffect(() => tell({ type: 'part.wanted', part: 'tripFolder' }), [tell]);
  const part = useSiteRoot(({ value }) => value.tripFolder);
  const folder = useSiteChild('tripFolder', (trip) => trip?.context.folder);
  const isFilled = useSiteChild('tripFolder', (trip) => trip?.matches({ contents: 'filled' }) ?? false);
  const isCleared = useSiteChild('tripFolder', (trip) => trip?.matches({ contents: 'cleared' }) ?? false);
  const isOnDevice = useSiteChild('tripFolder', (trip) => trip?.matches({ keeping: 'onDevice' }) ?? false);
  const isAsking = useSiteChild(
    'tripFolder',
    (trip) => trip?.matches({ keeping: { inTab: 'asking' } }) ?? false,
  );

  if (folder && isFilled) {
    return (
      <Filled
        folder={folder}
        isOnDevice={isOnDevice}
        isAsking={isAsking}
        destinations={destinations}
        sections={sections}
      />
    );
  }
  if (folder) {
    return (
      <>
        <Empty destinations={destinations} isCleared={isCleared} />
        <TripOutline />
      </>
    );
  }
  return (
    <>
      <div className={classes.opening} aria-busy={part !== 'failed'}>
        {part === 'failed' ? (
          <p role="alert">
            <span>Your trip could not be loaded. Check your connection. </span>
            <Button variant="default" onClick={() => tell({ type: 'part.wanted', part: 'tripFolder' })}>
              Try again
            </Button>
          </p>
        ) : (
          <p role="status">Opening your folder…</p>
        )}
      </div>
      <TripOutline />
    </>
  );
}
