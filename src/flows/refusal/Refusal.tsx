import { Checkbox } from '@mantine/core';
import { useCallback, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { RefusalEvent } from '../../../machines/refusal/refusal.machine';
import type { ShownAuthority, ToldReason } from '../../content/refusals';
import { Button } from '../../ui/Button';
import { SelectField } from '../../ui/forms/SelectField';
import { LongTextField } from '../../ui/forms/LongTextField';
import hidden from '../../ui/VisuallyHidden.module.css';
import { fieldId } from '../field-id';
import { useFlow } from '../running';
import { refusalFlow } from './refusal.flow';
import classes from './Refusal.module.css';

/** A reason as the form or letter calls it: by its number of before 2020 on the old form. */
function markOf({ mark, oldMark }: ToldReason, isOld: boolean): string | undefined {
  return isOld ? oldMark : mark;
}

/** A reason in a line: what has no number there is called by its title alone. */
function reasonName(mark: string, title: string): string {
  return mark === title ? title : `${mark}: ${title}`;
}

/** What a reason means and what would change it. */
function Reason({ reason, isOld }: { reason: ToldReason; isOld: boolean }) {
  const { title, meant, change, documents } = reason;
  const mark = markOf(reason, isOld) ?? reason.mark;
  return (
    <li className={classes.reason}>
      <h3>{reasonName(mark, title)}</h3>
      <p>{meant}</p>
      <p>
        <strong>What would change it: </strong>
        {change}
      </p>
      {documents !== undefined && (
        <p>
          <strong>What shows it: </strong>
          {documents}
        </p>
      )}
    </li>
  );
}

/** When and how to go on after a refusal. */
function After({ authority: { after } }: { authority: ShownAuthority }) {
  return (
    <section aria-labelledby="after-refusal">
      <h2 id="after-refusal">And now</h2>
      <dl className={classes.after}>
        {after.map(({ question, words, when }) => (
          <div key={question}>
            <dt>{question}</dt>
            <dd>
              {words} <span className={classes.when}>{when}</span>
            </dd>
          </div>
        ))}
      </dl>
      <p className={classes.ways}>
        <Link to="/tools/visa-eligibility-checker">See how strong your file is now</Link>
        <Link to="/trip#documents-for-you">Your list of documents</Link>
      </p>
    </section>
  );
}

/** Every reason of everybody: what the page shows without an answer, and without scripts. */
function AllReasons({ authorities }: { authorities: readonly ShownAuthority[] }) {
  return (
    <div className={classes.all}>
      {authorities.map(({ id, name, reasons, after, when }) => (
        <section key={id} aria-labelledby={`reasons-${id}`}>
          <h2 id={`reasons-${id}`}>{name}</h2>
          <ul className={classes.reasons}>
            {reasons.map(({ id: reason, mark, title, meant, change }) => (
              <li key={reason}>
                <strong>{`${reasonName(mark, title)}. `}</strong>
                {`${meant} ${change}`}
              </li>
            ))}
          </ul>
          <p className={classes.when}>{when}</p>
          <dl className={classes.after}>
            {after.map(({ question, words }) => (
              <div key={question}>
                <dt>{question}</dt>
                <dd>{words}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  );
}

interface RefusalProps {
  authorities: readonly ShownAuthority[];
  /** By the ids of authorities, what we may say of our help there. */
  help: Readonly<Record<string, ReactNode>>;
}

/** A refusal: who refused, for which reasons, and what follows. Specification §2, Refusal. */
export function Refusal({ authorities, help }: RefusalProps) {
  const { snapshot, send, id } = useFlow(refusalFlow, { authorities });
  const { authority: chosen, reasons: named, text: letter } = snapshot.context;
  const authority = authorities.find((one) => one.id === chosen);
  const isOld = snapshot.matches({ form: 'old' }) && authority?.id === 'schengen';
  const onAuthority = useCallback(
    (_: 'authority', to: string) => send({ type: 'authority.chosen', id: to }),
    [send],
  );
  const onLetter = useCallback((_: 'letter', text: string) => send({ type: 'letter.typed', text }), [send]);
  const toggle = (reason: string): RefusalEvent => ({ type: 'reason.toggled', id: reason });
  const read = authority?.reasons.filter((reason) => named.includes(reason.id)) ?? [];
  return (
    <div className={classes.page}>
      <div className={classes.form}>
        <h2>Your refusal</h2>
        <SelectField
          field="authority"
          id={fieldId(id, 'authority')}
          label="Who refused?"
          prompt="Choose a country"
          value={chosen ?? ''}
          choices={authorities.map(({ id: value, name: label }) => ({ value, label }))}
          onAnswer={onAuthority}
        />
        <LongTextField
          field="letter"
          id={fieldId(id, 'letter')}
          label="Or paste the letter"
          value={letter}
          rows={3}
          description="It is read on your device, sent nowhere and kept nowhere."
          onAnswer={onLetter}
        />
        <p role="status" className={snapshot.matches({ letter: 'empty' }) ? hidden.hidden : undefined}>
          {snapshot.matches({ letter: 'read' }) &&
            `Found in the letter: ${read.map((reason) => reason.mark).join(', ')}.`}
          {snapshot.matches({ letter: 'unread' }) &&
            'We found no reason in it that we know. Choose the country, and tick what it says.'}
        </p>
        {authority && (
          <>
            <fieldset className={classes.ticks}>
              <legend>
                {authority.id === 'schengen' ? 'What is ticked on the form?' : 'What does the letter name?'}
              </legend>
              {authority.id === 'schengen' && (
                <Checkbox
                  label="My form has only 11 boxes"
                  checked={isOld}
                  onChange={() => send({ type: 'form.toggled' })}
                />
              )}
              {authority.reasons.map((reason) => {
                const mark = markOf(reason, isOld);
                return (
                  mark !== undefined && (
                    <Checkbox
                      key={reason.id}
                      label={reasonName(mark, reason.title)}
                      checked={named.includes(reason.id)}
                      onChange={() => send(toggle(reason.id))}
                    />
                  )
                );
              })}
            </fieldset>
            <Button variant="subtle" onClick={() => send({ type: 'all.cleared' })}>
              Clear all
            </Button>
          </>
        )}
      </div>
      {authority ? (
        <div className={classes.answers}>
          <section aria-labelledby="read-reasons">
            <h2 id="read-reasons">What they meant</h2>
            {read.length === 0 ? (
              <p>Tick what the form or letter names: each reason is explained here.</p>
            ) : (
              <ul className={classes.reasons}>
                {read.map((reason) => (
                  <Reason key={reason.id} reason={reason} isOld={isOld} />
                ))}
              </ul>
            )}
            <p className={classes.when}>{authority.when}</p>
          </section>
          <After authority={authority} />
          {help[authority.id]}
          <p>
            <a href={authority.official.href} target="_blank" rel="noopener noreferrer">
              {`Official: ${authority.official.label}`}
            </a>
          </p>
          <p className={classes.when}>
            What a paragraph means in general, not advice on your case. No list of papers makes a new
            application succeed.
          </p>
        </div>
      ) : (
        <AllReasons authorities={authorities} />
      )}
    </div>
  );
}
