import { IconCopy, IconPrinter } from '@tabler/icons-react';
import { useCallback, useEffect, useId } from 'react';
import {
  keptLetters,
  letterFields,
  letterKinds,
  usualLetters,
  type LetterField,
  type LetterKind,
} from '../../../machines/travel-letters/letters';
import {
  selectDraft,
  selectLetter,
  travelLettersMachine,
} from '../../../machines/travel-letters/travel-letters.machine';
import { Button } from '../../ui/Button';
import { Chip } from '../../ui/Chip';
import { TextField } from '../../ui/forms/TextField';
import { useCopyText } from '../copying';
import { useFlow } from '../flow';
import { keepDraft } from '../keep-draft';
import { usePageEffects } from '../page-effects';
import { usePorts } from '../ports';
import { useTripFolder } from '../trip';
import classes from './TravelLetters.module.css';

const letterNames: Readonly<Record<LetterKind, string>> = {
  cover: 'Cover letter',
  leave: 'Leave letter',
  sponsor: 'Sponsor letter',
  consent: 'Consent of parents',
};

const fieldNames: Readonly<Record<LetterField, string>> = {
  fullName: 'Full name of the traveller',
  purpose: 'Purpose of the trip',
  employer: 'Employer',
  position: 'Position',
  leaveFrom: 'Leave from',
  leaveTo: 'Leave until',
  sponsorName: 'Name of the sponsor',
  relation: 'The sponsor is my',
  childName: 'Full name of the child',
  parents: 'Names of both parents',
  companion: 'The child travels with',
};

const isDay = (field: LetterField) => field === 'leaveFrom' || field === 'leaveTo';

/** The letters that go with an application: written in the browser from a few answers and the trip. To be loaded when asked for. */
export default function TravelLetters() {
  const ports = usePorts();
  const kept = ports.storedValue(keptLetters);
  const id = useId();
  const trip = useTripFolder();
  const { snapshot, send } = useFlow(travelLettersMachine.provide({ actors: { copyText: useCopyText() } }), {
    on: {
      ...usePageEffects(),
      // After the next frame the page shows that it prints, so that paper gets the letter alone.
      'print.requested': () => requestAnimationFrame(ports.printPage),
    },
    started: (actor) => {
      actor.send({ type: 'today.found', today: ports.today() });
      const answers = kept.read();
      if (answers) actor.send({ type: 'answers.found', answers });
      const reportPrinted = () => actor.send({ type: 'print.ended' });
      window.addEventListener('afterprint', reportPrinted);
      const stopKeeping = keepDraft(actor, kept, selectDraft);
      return () => {
        window.removeEventListener('afterprint', reportPrinted);
        stopKeeping();
      };
    },
  });
  useEffect(() => {
    if (trip) send({ type: 'trip.found', trip });
  }, [trip, send]);
  const { letter, answers, text, missing, mismatches, isPrinting } = selectLetter(snapshot);
  const usual = usualLetters(trip?.traveller);
  const onAnswer = useCallback(
    (field: LetterField, value: string) => send({ type: 'field.changed', field, value }),
    [send],
  );
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
      <p className={classes.usual}>
        {usual.includes(letter)
          ? 'Usually asked of this traveller.'
          : 'Usually not asked of this traveller; some embassies want it all the same.'}
      </p>
      <div className={classes.columns}>
        <div className={classes.fields}>
          {letterFields[letter].map((field) => (
            <TextField
              key={field}
              field={field}
              id={`${id}-${field}`}
              label={fieldNames[field]}
              type={isDay(field) ? 'date' : 'text'}
              autoComplete={field === 'fullName' ? 'name' : 'off'}
              value={answers[field]}
              onAnswer={onAnswer}
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
            {missing.length > 0 && <p>{`Still in brackets: ${missing.join(', ')}.`}</p>}
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
          <p className={classes.privacy}>
            Written in your browser and sent nowhere. It is a draft: read it, and write passport numbers in by
            hand.
          </p>
        </div>
      </div>
    </div>
  );
}
