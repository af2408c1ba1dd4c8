import {
  selectResult,
  selectWantedProblem,
  stayProblemWords,
  type StayResult,
} from '../../content/stays-answer';
import { useCallback } from 'react';
import type { Stay } from '../../../machines/stay-counter/stays';
import {
  mostStays,
  selectIsBegun,
  selectRowProblems,
} from '../../../machines/stay-counter/stay-counter.machine';
import { lastDate } from '../../../machines/calendar';
import { dateWords } from '../../../machines/date-words';
import { checked } from '../../content/checked';
import { officialLinks } from '../../content/official-links';
import { Button } from '../../ui/Button';
import { TextField } from '../../ui/forms/TextField';
import { fieldId } from '../field-id';
import { useFlow } from '../running';
import { stayCounterFlow } from './stay-counter.flow';
import classes from './StayCounter.module.css';

type RowField = `${number}.${keyof Stay}`;

const percent = (part: number) => `${part * 100}%`;

/** The stays as bars, and over them the 180 days, which a slider moves: by drag, by touch, by arrow keys. */
function Picture({
  picture: { bars, window: shown, offset, reach, words, isBeyond },
  id,
  onMove,
}: {
  picture: NonNullable<StayResult['picture']>;
  id: string;
  onMove: (offset: number) => void;
}) {
  return (
    <figure className={classes.picture}>
      <div className={classes.axis} aria-hidden="true">
        {bars.map(({ at, width, isPlanned }) => (
          <span
            key={`${at} ${width} ${isPlanned}`}
            className={classes.bar}
            data-planned={isPlanned || undefined}
            style={{ left: percent(at), width: percent(width) }}
          />
        ))}
        <span
          className={classes.window}
          data-beyond={isBeyond || undefined}
          style={{ left: percent(shown.at), width: percent(shown.width) }}
        />
      </div>
      <label className={classes.sliderLabel} htmlFor={id}>
        Move the 180 days
      </label>
      <input
        id={id}
        className={classes.slider}
        type="range"
        min={0}
        max={reach}
        value={offset}
        aria-valuetext={words}
        onChange={({ currentTarget }) => onMove(currentTarget.valueAsNumber)}
      />
      <figcaption data-beyond={isBeyond || undefined}>{words}.</figcaption>
    </figure>
  );
}

function Result({
  result: { sentences, isOverstay, plan, picture },
  id,
  onMove,
}: {
  result: StayResult;
  id: string;
  onMove: (offset: number) => void;
}) {
  return (
    <>
      <div className={classes.verdict} data-broken={isOverstay || undefined} role="status">
        {sentences.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
      {plan && (
        <dl className={classes.numbers}>
          {plan.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {picture && <Picture picture={picture} id={id} onMove={onMove} />}
    </>
  );
}

/**
 * Counts days in the Schengen area: what was used, how long a new stay may be, and whether the list keeps the rule
 * of 90 days in 180. The list stays in this tab. On its own page it is fetched at once, elsewhere when it is asked for.
 */
export default function StayCounter() {
  const { snapshot, send, id } = useFlow(stayCounterFlow, undefined);
  const { rows, entry, wanted } = snapshot.context.typed;
  const problems = selectRowProblems(snapshot);
  const wordsAt = (field: RowField) => {
    const problem = problems.get(field);
    return problem && stayProblemWords(problem);
  };
  const wantedProblem = selectWantedProblem(snapshot);
  const result = selectResult(snapshot);
  const onRow = useCallback(
    (field: RowField, value: string) => {
      const [row = '', side = ''] = field.split('.');
      send({ type: 'row.changed', row: Number(row), field: side as keyof Stay, value });
    },
    [send],
  );
  const onEntry = useCallback((_: 'entry', value: string) => send({ type: 'entry.changed', value }), [send]);
  const onWanted = useCallback(
    (_: 'wanted', value: string) => send({ type: 'wanted.changed', value }),
    [send],
  );
  const dateField = (row: number, side: keyof Stay) => {
    const field: RowField = `${row}.${side}`;
    return {
      field,
      id: fieldId(id, field),
      type: 'date',
      max: lastDate,
      value: rows[row]?.[side] ?? '',
      error: wordsAt(field),
      onAnswer: onRow,
    };
  };

  return (
    <div className={classes.counter}>
      <ol className={classes.rows} aria-label="Your stays in the Schengen area">
        {rows.map((_, row) => (
          // Rows have no id, so the index is the key.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={row}>
            <TextField {...dateField(row, 'entry')} label={`Stay ${row + 1}: day in`} />
            <TextField {...dateField(row, 'exit')} label={`Stay ${row + 1}: day out`} />
            <Button
              variant="subtle"
              aria-label={`Remove stay ${row + 1}`}
              onClick={() => send({ type: 'row.removed', row })}
            >
              Remove
            </Button>
          </li>
        ))}
      </ol>
      <p className={classes.actions}>
        {rows.length < mostStays && (
          <Button variant="default" onClick={() => send({ type: 'row.added' })}>
            Add a stay
          </Button>
        )}
        {selectIsBegun(snapshot) && (
          <Button variant="subtle" onClick={() => send({ type: 'list.cleared' })}>
            Clear the list
          </Button>
        )}
      </p>
      <div className={classes.entry}>
        <TextField
          field="entry"
          id={fieldId(id, 'entry')}
          type="date"
          max={lastDate}
          label="How long may I stay if I enter on"
          value={entry}
          onAnswer={onEntry}
        />
        <TextField
          field="wanted"
          id={fieldId(id, 'wanted')}
          inputMode="numeric"
          label="From which day could I stay this many days"
          value={wanted}
          error={wantedProblem}
          onAnswer={onWanted}
        />
      </div>
      {result ? (
        <Result
          result={result}
          id={fieldId(id, 'window')}
          onMove={(offset) => send({ type: 'slider.moved', offset })}
        />
      ) : (
        <p className={classes.hint} role="status">
          {problems.size > 0 || wantedProblem !== undefined
            ? 'Correct what is marked above: nothing is counted until it is right.'
            : 'Enter your stays, past and planned, or a day of entry. The day you enter and the day you leave both count. Nothing is sent.'}
        </p>
      )}
      <p className={classes.asOf}>
        <span>
          {`Regulation (EU) 2016/399, Article 6; checked on ${dateWords(checked)}. Stays on a residence permit or a long-stay visa do not count: leave them out. Days in Bulgaria and Romania count since 31 March 2024. Your visa may allow fewer days. This is information, not a right to stay; the authorities use `}
        </span>
        <a href={officialLinks.schengenShortStayCalculator.href}>
          {officialLinks.schengenShortStayCalculator.label}
        </a>
        <span>.</span>
      </p>
    </div>
  );
}
