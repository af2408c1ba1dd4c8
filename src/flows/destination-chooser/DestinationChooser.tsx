import { IconArrowRight } from '@tabler/icons-react';
import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { selectChooser } from '../../../machines/destination-chooser/destination-chooser.machine';
import type { FoundPlace, Place } from '../../../machines/destination-chooser/place';
import { answerTitle, unknownLine } from '../../content/place-words';
import { dateWords } from '../../../machines/date-words';
import { Button } from '../../ui/Button';
import { fieldId } from '../field-id';
import { useFlow } from '../running';
import { destinationChooserFlow } from './destination-chooser.flow';
import classes from './DestinationChooser.module.css';

interface DestinationChooserProps {
  /** Looks a text up; its code and names may still have to be fetched. */
  findPlaces: (text: string) => Promise<readonly FoundPlace[]>;
}

function ShortAnswer({ place }: { place: Place }) {
  const { name, answer } = place;
  return (
    <div className={classes.answer} role="status">
      <h2>{answerTitle(place)}</h2>
      <p>{answer?.sentence}</p>
      {answer?.note !== undefined && <p>{answer.note}</p>}
      {answer && (
        <p className={classes.dated}>
          {`${answer.sources.length === 1 ? 'Source' : 'Sources'}: ${answer.sources.join('; ')}. Checked on ${dateWords(answer.checked)}. Check before you book.`}
        </p>
      )}
      <Link to={`/contact?destination=${encodeURIComponent(name)}`}>Ask us about it</Link>
    </div>
  );
}

/**
 * Where somebody with an Indian passport wants to go: opens the destination's page, or answers in place. Without
 * scripts its form leads to the listing of all destinations.
 */
export function DestinationChooser({ findPlaces }: DestinationChooserProps) {
  const field = useRef<HTMLInputElement>(null);
  const { snapshot, send, id } = useFlow(
    destinationChooserFlow,
    { findPlaces },
    { 'focus.requested': () => field.current?.focus() },
  );
  const { text, suggestions, chosen, isUnknown } = selectChooser(snapshot);
  return (
    <div className={classes.chooser}>
      <form
        className={classes.form}
        action="/services"
        role="search"
        aria-label="Destination"
        onSubmit={(event) => {
          event.preventDefault();
          send({ type: 'text.submitted' });
        }}
      >
        <label htmlFor={fieldId(id, 'place')}>I have an Indian passport and I’m going to</label>
        <div className={classes.row}>
          <input
            ref={field}
            id={fieldId(id, 'place')}
            name="to"
            type="search"
            placeholder="Japan, Dubai, Europe…"
            autoComplete="off"
            enterKeyHint="go"
            value={text}
            onChange={(event) => send({ type: 'text.typed', text: event.currentTarget.value })}
          />
          <Button type="submit" size="lg" aria-label="Show the answer">
            <IconArrowRight aria-hidden size={22} />
          </Button>
        </div>
      </form>
      {suggestions.length > 0 && (
        <ul className={classes.suggestions} aria-label="Places">
          {suggestions.map((place) => (
            <li key={place.name}>
              <button type="button" onClick={() => send({ type: 'place.chosen', place })}>
                <span>{place.name}</span>
                {place.meaning !== undefined && <span className={classes.meaning}>{place.meaning}</span>}
              </button>
            </li>
          ))}
        </ul>
      )}
      {isUnknown && (
        <p className={classes.answer} role="status">
          <span>{unknownLine(text)}</span> <Link to="/contact">Contact us</Link>
        </p>
      )}
      {chosen && <ShortAnswer place={chosen} />}
    </div>
  );
}
