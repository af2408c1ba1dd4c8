import { useCallback, useId } from 'react';
import { dateWords } from '../../../machines/date-words';
import type { DateField } from '../../../machines/travel-dates/plan';
import type { EntryRules, EntrySource } from '../../../machines/travel-dates/rules';
import type { MarkId } from '../../../machines/travel-dates/timeline';
import {
  keptTravelDates,
  selectAnswer,
  selectDraft,
  selectProblems,
  travelDatesMachine,
  type DatesAnswer,
} from '../../../machines/travel-dates/travel-dates.machine';
import { entryRulesFor } from '../../content/entry-rules';
import { site } from '../../site';
import { Button } from '../../ui/Button';
import { TextField } from '../../ui/forms/TextField';
import { useFlow } from '../flow';
import { keepDraft } from '../keep-draft';
import { usePorts } from '../ports';
import classes from './TravelDates.module.css';

export interface TravelDatesProps {
  /** A country of the listing, whose rules are asked. */
  readonly country: string;
  /** What the place is called, where it is more than the country. */
  readonly place?: string;
}

function Source({ source: { name, date, href } }: { source: EntrySource }) {
  const words = date === undefined ? name : `${name}, ${date}`;
  return <span className={classes.source}>{href === undefined ? words : <a href={href}>{words}</a>}</span>;
}

/** The line of the journey. What it shows stands in words in the list below it. */
function Line({
  timeline: { marks, todayAt, window, months },
  looked,
  onLook,
}: Pick<DatesAnswer, 'timeline' | 'looked'> & { onLook: (mark: MarkId) => void }) {
  const left = (at: number) => ({ left: `${at * 100}%` });
  return (
    <div className={classes.line} aria-hidden="true">
      <div className={classes.track}>
        {window && (
          <span
            className={classes.window}
            style={{ ...left(window.from), width: `${(window.to - window.from) * 100}%` }}
          />
        )}
        {months.map(({ name, at }) => (
          <span key={`${name}${at}`} className={classes.month} style={left(at)}>
            {name}
          </span>
        ))}
        <span className={classes.today} style={left(todayAt)}>
          <span className={classes.todayName} data-late={todayAt > 0.7 || undefined}>
            today
          </span>
        </span>
        {marks.map(({ id, at }, index) => (
          <span
            key={id}
            className={classes.dot}
            style={left(at)}
            data-mark={id}
            data-looked={looked === id || undefined}
            onPointerDown={() => onLook(id)}
          >
            {index + 1}
          </span>
        ))}
      </div>
    </div>
  );
}

function Answer({
  answer: { state, sentence, passport, timeline, looked, file },
  rules,
  onLook,
}: {
  answer: DatesAnswer;
  rules: EntryRules;
  onLook: (mark: MarkId) => void;
}) {
  return (
    <>
      <div className={classes.verdict} data-state={state} role="status">
        <p className={classes.sentence}>{sentence}</p>
        <p data-failed={!passport.ok || undefined} className={classes.passport}>
          {passport.sentence}
        </p>
      </div>
      <Line timeline={timeline} looked={looked} onLook={onLook} />
      <ol className={classes.marks} aria-label="The days of your journey">
        {timeline.marks.map(({ id, date, label, reason, source, isAdvice }) => (
          <li key={id} data-looked={looked === id || undefined}>
            <button type="button" aria-pressed={looked === id} onClick={() => onLook(id)}>
              <span className={classes.label}>{label}</span> <time dateTime={date}>{dateWords(date)}</time>
            </button>
            <p>
              <span>{reason}</span>{' '}
              {isAdvice && <span className={classes.advice}>Our advice, not a rule.</span>}{' '}
              {source && <Source source={source} />}
            </p>
          </li>
        ))}
      </ol>
      <p className={classes.actions}>
        <Button
          component="a"
          variant="default"
          href={`data:text/calendar;charset=utf-8,${encodeURIComponent(file.text)}`}
          download={file.name}
        >
          Put the days into my calendar
        </Button>
      </p>
      <p className={classes.asOf}>
        {`Looked at on ${dateWords(rules.checked)}; ${rules.confidence}. Public holidays are not counted. Check before you book`}
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

function Planner({ rules, place }: { rules: EntryRules; place: string }) {
  const ports = usePorts();
  const kept = ports.storedValue(keptTravelDates);
  const id = useId();
  const { snapshot, send } = useFlow(travelDatesMachine, {
    input: { rules, place, host: new URL(site.baseUrl).hostname },
    started: (actor) => {
      actor.send({ type: 'today.found', today: ports.today() });
      const typed = kept.read();
      if (typed) actor.send({ type: 'dates.found', typed });
      return keepDraft(actor, kept, selectDraft);
    },
  });
  const { typed } = snapshot.context;
  const problems = selectProblems(snapshot);
  const answer = selectAnswer(snapshot);
  const onAnswer = useCallback(
    (field: DateField, value: string) => send({ type: 'field.changed', field, value }),
    [send],
  );
  const shared = (field: DateField) => ({
    field,
    id: `${id}-${field}`,
    type: 'date',
    value: typed[field],
    error: problems[field],
    onAnswer,
  });
  return (
    <div className={classes.planner}>
      <fieldset className={classes.fields}>
        <legend>{`Your journey to ${place}`}</legend>
        <TextField {...shared('entry')} label="Day you arrive" />
        <TextField {...shared('exit')} label="Day you leave" />
        <TextField {...shared('passportIssued')} label="Passport issued on" />
        <TextField {...shared('passportExpiry')} label="Passport valid until" />
      </fieldset>
      {answer ? (
        <Answer answer={answer} rules={rules} onLook={(mark) => send({ type: 'mark.chosen', mark })} />
      ) : (
        <p className={classes.hint} role="status">
          {Object.keys(problems).length > 0
            ? 'Correct the days above.'
            : 'Enter the day you arrive. The other days make the answer more exact. Nothing is sent.'}
        </p>
      )}
      {selectDraft(snapshot) && (
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
 * When to apply for a journey to a country of the listing. The dates are typed once for all destinations and stay
 * in this tab. Brings the entry rules and the form's components with it: to be loaded when it is asked for.
 */
export default function TravelDates({ country, place = country }: TravelDatesProps) {
  const rules = entryRulesFor(country);
  if (!rules) return null;
  return <Planner rules={rules} place={place} />;
}
