import { useCallback } from 'react';
import { Link } from 'react-router-dom';
import { lastDate } from '../../../machines/calendar';
import { dateWords } from '../../../machines/date-words';
import { inSentence } from '../../../machines/in-sentence';
import { publicationWords, type Publication } from '../../../machines/publications';
import { isSameDestination } from '../../../machines/schengen';
import { forTripFolder } from '../../../machines/site/events';
import type { TripFolder } from '../../../machines/site/trip-folder/folder';
import type { DateField } from '../../../machines/travel-dates/plan';
import type { EntryRules } from '../../../machines/travel-dates/rules';
import type { MarkId } from '../../../machines/travel-dates/timeline';
import { selectIsTyped, selectProblems } from '../../../machines/travel-dates/travel-dates.machine';
import { dateProblemWords, selectAnswer, type DatesAnswer } from '../../content/dates-answer';
import { entryRulesFor } from '../../content/entry-rules';
import { Button } from '../../ui/Button';
import { CalendarLink } from '../../ui/CalendarLink';
import { DatesLine } from '../../ui/DatesLine';
import { TextField } from '../../ui/forms/TextField';
import { fieldId } from '../field-id';
import { useFlow } from '../running';
import { useSendTo } from '../site';
import { travelDatesFlow } from './travel-dates.flow';
import steps from '../../ui/steps.module.css';
import classes from './DatePlanner.module.css';

export interface DatePlannerProps {
  /** A destination, whose rules are asked: a country, or the Schengen area. */
  readonly country: string;
  /** The place in a sentence, where it is more than the country: "the Schengen area". */
  readonly place?: string;
  /** On the trip's own page nothing has to be said of the trip, and its line stands in the folder's head. */
  readonly isTripPage?: boolean;
}

function PublicationLink({ source }: { source: Publication }) {
  const { href } = source;
  const words = publicationWords(source);
  return <span className={classes.source}>{href === undefined ? words : <a href={href}>{words}</a>}</span>;
}

/** The answer in two sentences. */
function Answer({ answer: { state, sentence, passport } }: { answer: DatesAnswer }) {
  return (
    <div className={classes.answer} data-state={state} role="status">
      <p className={classes.sentence}>{sentence}</p>
      <p data-failed={!passport.ok || undefined} className={classes.passport}>
        {passport.sentence}
      </p>
    </div>
  );
}

/** The days that the answer rests on. */
function Days({
  answer: { timeline, selectedMark, file },
  rules,
  isLineAbove,
  onSelect,
}: {
  answer: DatesAnswer;
  rules: EntryRules;
  /** The line stands elsewhere on the page. */
  isLineAbove: boolean;
  onSelect: (mark: MarkId) => void;
}) {
  return (
    <>
      {!isLineAbove && <DatesLine timeline={timeline} selectedMark={selectedMark} onSelect={onSelect} />}
      <ol className={`${steps.counted} ${classes.marks}`} aria-label="The dates of your trip">
        {timeline.marks.map(({ id, date, label, reason, source, isAdvice }) => (
          <li key={id} data-selected={selectedMark === id || undefined}>
            <button type="button" aria-pressed={selectedMark === id} onClick={() => onSelect(id)}>
              <span className={`${steps.number} ${classes.label}`}>{label}</span>{' '}
              <time dateTime={date}>{dateWords(date)}</time>
            </button>
            <p>
              <span>{reason}</span>{' '}
              {isAdvice && <span className={classes.advice}>Our advice, not a rule.</span>}{' '}
              {source && <PublicationLink source={source} />}
            </p>
          </li>
        ))}
      </ol>
      <p className={classes.actions}>
        <CalendarLink file={file}>Add these dates to my calendar</CalendarLink>
      </p>
      <p className={classes.asOf}>
        {`Checked on ${dateWords(rules.checked)}. Public holidays are not counted. Check before you book`}
        {rules.official ? (
          <>
            {': '}
            <a href={rules.official.href}>{rules.official.label}</a>
          </>
        ) : (
          '.'
        )}
      </p>
    </>
  );
}

/** Whose dates these are: the trip's, which may go elsewhere. */
function TripLine({
  folder,
  country,
  onTake,
}: {
  folder: TripFolder | undefined;
  country: string;
  onTake: () => void;
}) {
  const destination = folder?.destination;
  if (destination === undefined) return null;
  const isHere = isSameDestination(destination, country);
  return (
    <p className={classes.trip}>
      <span>
        {isHere
          ? 'These dates are in your trip. '
          : `Your trip goes to ${inSentence(destination)}; its dates are used here. `}
      </span>
      <Link to="/trip">See your trip</Link>
      {!isHere && (
        <Button variant="subtle" onClick={onTake}>
          {`Make it a trip to ${inSentence(country)}`}
        </Button>
      )}
    </p>
  );
}

function Planner({
  rules,
  country,
  place,
  isTripPage,
}: {
  rules: EntryRules | undefined;
  country: string;
  place: string;
  isTripPage: boolean;
}) {
  const { snapshot, send, id } = useFlow(travelDatesFlow, { rules, country, place });
  const tellTrip = useSendTo(forTripFolder);
  const { typed, trip } = snapshot.context;
  const problems = selectProblems(snapshot);
  const answer = selectAnswer(snapshot);
  const onAnswer = useCallback(
    (field: DateField, value: string) => send({ type: 'field.changed', field, value }),
    [send],
  );
  const shared = (field: DateField) => ({
    field,
    id: fieldId(id, field),
    type: 'date',
    max: lastDate,
    value: typed[field],
    error: problems[field] && dateProblemWords[problems[field]],
    onAnswer,
  });
  return (
    <div className={classes.planner}>
      <fieldset className={classes.fields}>
        <legend>{`Your dates for ${place}`}</legend>
        <TextField {...shared('entry')} label="Day you arrive" />
      </fieldset>
      {answer ? (
        <Answer answer={answer} />
      ) : (
        <p className={classes.hint} role="status">
          {Object.keys(problems).length > 0
            ? 'Correct the dates.'
            : rules === undefined
              ? `We don’t know when you should apply for ${place}. Ask us.`
              : 'Enter the day you arrive. The dates leave your device only when you send a form or a link that holds them.'}
        </p>
      )}
      <fieldset className={classes.fields}>
        <legend>Make it more exact</legend>
        <TextField {...shared('exit')} label="Day you leave" />
        <TextField {...shared('passportIssued')} label="Passport issued on" />
        <TextField {...shared('passportExpiry')} label="Passport valid until" />
      </fieldset>
      {answer && rules && (
        <Days
          answer={answer}
          rules={rules}
          isLineAbove={isTripPage}
          onSelect={(mark) => send({ type: 'mark.chosen', mark })}
        />
      )}
      {!isTripPage && (
        <TripLine
          folder={trip}
          country={country}
          onTake={() => tellTrip({ type: 'trip.patched', patch: { destination: country } })}
        />
      )}
      {selectIsTyped(snapshot) && (
        <p className={classes.actions}>
          <Button variant="subtle" onClick={() => send({ type: 'dates.cleared' })}>
            Clear the dates
          </Button>
        </p>
      )}
    </div>
  );
}

/**
 * When to apply for a trip to a country of the listing. The dates are those of the visitor's trip, typed once for all
 * destinations. Brings the entry rules and the form's components with it: to be loaded when it is asked for.
 */
export default function DatePlanner({
  country,
  place = inSentence(country),
  isTripPage = false,
}: DatePlannerProps) {
  return <Planner rules={entryRulesFor(country)} country={country} place={place} isTripPage={isTripPage} />;
}
