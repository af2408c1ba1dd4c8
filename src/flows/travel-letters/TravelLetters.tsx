import { IconCopy, IconPrinter } from '@tabler/icons-react';
import { useCallback } from 'react';
import {
  isChoice,
  isTicks,
  letterChoices,
  letterKinds,
  letterTicks,
  usualLetters,
  type ChoiceField,
  type LetterAnswers,
  type LetterField,
  type LetterKind,
  type TextField as AskedText,
  type TickField,
} from '../../../machines/travel-letters/answers';
import { lastDate } from '../../../machines/calendar';
import { dateWords } from '../../../machines/date-words';
import { emptyFolder, type TripFolder } from '../../../machines/site/trip-folder/folder';
import type { LetterTrip } from '../../../machines/travel-letters/letters';
import {
  selectLetter,
  type TravelLettersEvent,
} from '../../../machines/travel-letters/travel-letters.machine';
import type { TopicId } from '../../content/topic-titles';
import { Button } from '../../ui/Button';
import { Chip } from '../../ui/Chip';
import { FromTrip } from '../../ui/forms/FromTrip';
import { SelectField } from '../../ui/forms/SelectField';
import { TextField } from '../../ui/forms/TextField';
import { TickBox } from '../../ui/forms/TickBox';
import { TopicLinks } from '../../ui/TopicLinks';
import { fieldId } from '../field-id';
import { useFlow } from '../running';
import { useSiteChild } from '../site';
import { choiceLabels, fieldNames, letterNames, tickLabels } from './letter-words';
import { travelLettersFlow } from './travel-letters.flow';
import classes from './TravelLetters.module.css';

/** Whether this traveller is asked for a letter; of a traveller who is not known only what holds for all. */
function howUsual(letter: LetterKind, { traveller, party }: Pick<TripFolder, 'traveller' | 'party'>): string {
  if (usualLetters(traveller, party).includes(letter)) return 'Usually asked for.';
  return traveller
    ? 'Usually not asked of this traveller; some embassies want it all the same.'
    : 'Whether you need it depends on who travels, who pays and how old they are: your list of documents says so.';
}

/** The questions that each letter brings up. */
const letterTopics: Readonly<Record<LetterKind, readonly TopicId[]>> = {
  cover: ['bookings', 'names'],
  leave: ['money-proof'],
  sponsor: ['money-proof'],
  consent: ['children', 'names'],
};

type Send = (event: TravelLettersEvent) => void;

interface AskedProps {
  id: string;
  answers: LetterAnswers;
  send: Send;
}

function AskedText({ field, id, answers, send }: AskedProps & { field: AskedText }) {
  const onAnswer = useCallback(
    (changed: AskedText, value: string) => send({ type: 'field.changed', field: changed, value }),
    [send],
  );
  return (
    <TextField
      field={field}
      id={id}
      label={fieldNames[field]}
      {...(field === 'leaveFrom' || field === 'leaveTo' ? { type: 'date', max: lastDate } : { type: 'text' })}
      autoComplete={field === 'fullName' ? 'name' : 'off'}
      value={answers[field]}
      onAnswer={onAnswer}
    />
  );
}

/** A day of the leave; the trip's is offered, and not taken for an answer. */
function AskedDay({
  field,
  prefill,
  ...asked
}: AskedProps & { field: 'leaveFrom' | 'leaveTo'; prefill: string | undefined }) {
  return (
    <FromTrip
      label={fieldNames[field]}
      fieldId={asked.id}
      value={asked.answers[field]}
      prefill={prefill}
      prefillWords={prefill === undefined ? undefined : dateWords(prefill)}
      onUse={(value) => asked.send({ type: 'field.changed', field, value })}
    >
      <AskedText field={field} {...asked} />
    </FromTrip>
  );
}

function AskedChoice({ field, id, answers, send }: AskedProps & { field: ChoiceField }) {
  const labels: Readonly<Record<string, string>> = choiceLabels[field];
  const onAnswer = useCallback(
    (changed: ChoiceField, value: string) => send({ type: 'choice.made', field: changed, value }),
    [send],
  );
  return (
    <SelectField
      field={field}
      id={id}
      label={fieldNames[field]}
      prompt="Not answered"
      choices={letterChoices[field].map((value) => ({ value, label: labels[value] ?? value }))}
      value={answers[field]}
      onAnswer={onAnswer}
    />
  );
}

function AskedTicks({ field, answers, send }: AskedProps & { field: TickField }) {
  const labels: Readonly<Record<string, string>> = tickLabels[field];
  const ticked: readonly string[] = answers[field];
  return (
    <fieldset className={classes.ticks}>
      <legend>{fieldNames[field]}</legend>
      {letterTicks[field].map((tick) => (
        <label key={tick}>
          <TickBox
            checked={ticked.includes(tick)}
            onChange={() => send({ type: 'tick.toggled', field, id: tick })}
          />
          <span>{labels[tick]}</span>
        </label>
      ))}
    </fieldset>
  );
}

function Asked({ field, trip, ...asked }: AskedProps & { field: LetterField; trip: LetterTrip }) {
  if (isTicks(field)) return <AskedTicks field={field} {...asked} />;
  if (isChoice(field)) return <AskedChoice field={field} {...asked} />;
  if (field === 'leaveFrom') return <AskedDay field={field} prefill={trip.entry} {...asked} />;
  if (field === 'leaveTo') return <AskedDay field={field} prefill={trip.exit} {...asked} />;
  return <AskedText field={field} {...asked} />;
}

/** The letters that go with an application: written in the browser from a few answers and the trip. To be loaded when asked for. */
export default function TravelLetters() {
  const folder = useSiteChild('tripFolder', (tripFolder) => tripFolder?.context.folder) ?? emptyFolder;
  const { snapshot, send, id } = useFlow(travelLettersFlow, undefined);
  const { letter, fields, answers, trip, text, missing, mismatches, isPrinting } = selectLetter(snapshot);
  return (
    <div className={classes.letters} data-printing={isPrinting || undefined}>
      <div className={classes.kinds} role="group" aria-label="Letters">
        {letterKinds.map((kind) => (
          <Chip
            key={kind}
            aria-pressed={kind === letter}
            onClick={() => send({ type: 'letter.chosen', letter: kind })}
          >
            {letterNames[kind]}
          </Chip>
        ))}
      </div>
      <p className={classes.usual}>{howUsual(letter, folder)}</p>
      <div className={classes.columns}>
        <div className={classes.fields}>
          {fields.map((field) => (
            <Asked
              key={field}
              field={field}
              id={fieldId(id, field)}
              answers={answers}
              trip={trip}
              send={send}
            />
          ))}
        </div>
        <div>
          <div role="status" className={classes.checks}>
            {mismatches.map((mismatch) => (
              <p key={mismatch} className={classes.mismatch}>
                {mismatch}
              </p>
            ))}
            {missing.length > 0 && (
              <p className={classes.missing}>
                <strong>{`${missing.length} still in brackets: `}</strong>
                <span>{`${missing.join('; ')}. Answer or delete them before anyone signs.`}</span>
              </p>
            )}
          </div>
          <pre className={classes.letter} aria-label={letterNames[letter]}>
            {text}
          </pre>
          <div className={classes.actions}>
            <Button
              variant="default"
              leftSection={<IconCopy aria-hidden size={20} />}
              onClick={() => send({ type: 'copy.pressed' })}
            >
              Copy letter
            </Button>
            <Button
              variant="default"
              leftSection={<IconPrinter aria-hidden size={20} />}
              onClick={() => send({ type: 'print.pressed' })}
            >
              Print letter
            </Button>
          </div>
          <TopicLinks topics={letterTopics[letter]} />
          <p className={classes.privacy}>
            {letter === 'consent' &&
              'Many embassies want both parents to sign, and a notary to witness it: the official list of documents says who. Without a notary, strike out the last two lines. '}
            It is a draft, and says only what you have answered: whoever signs it answers for every word. Fill
            in its blank lines by hand: passport numbers, phone numbers and what else it asks for. Nothing of
            it is sent: it leaves your device only when you copy it out or print it.
          </p>
        </div>
      </div>
    </div>
  );
}
