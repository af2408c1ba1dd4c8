import { IconArrowRight } from '@tabler/icons-react';
import { useRef, type KeyboardEvent } from 'react';
import { Link } from 'react-router-dom';
import { selectChooser } from '../../../machines/destination-chooser/destination-chooser.machine';
import type { FoundPlace, Place, PlaceAnswer } from '../../../machines/destination-chooser/place';
import { answerTitle, placesFoundLine, unknownLine } from '../../content/place-words';
import { wellFormed } from '../../../machines/text';
import { dateWords } from '../../../machines/date-words';
import { Button } from '../../ui/Button';
import hidden from '../../ui/VisuallyHidden.module.css';
import { fieldId } from '../field-id';
import { useFlow } from '../running';
import { destinationChooserFlow } from './destination-chooser.flow';
import classes from './DestinationChooser.module.css';

interface DestinationChooserProps {
  /** Looks a text up; its code and names may still have to be fetched. */
  findPlaces: (text: string) => Promise<readonly FoundPlace[]>;
}

function ShortAnswer({ place, answer }: { place: Place; answer: PlaceAnswer }) {
  return (
    <div className={classes.answer} role="status">
      <h2>{answerTitle(place)}</h2>
      <p>{answer.sentence}</p>
      {answer.note !== undefined && <p>{answer.note}</p>}
      <p className={classes.dated}>
        {`${answer.sources.length === 1 ? 'Source' : 'Sources'}: ${answer.sources.join('; ')}. Checked on ${dateWords(answer.checked)}. Check before you book.`}
      </p>
      <Link to={`/contact?destination=${encodeURIComponent(place.name)}`}>Ask us about it</Link>
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
  const { text, suggestions, active, chosen, isUnknown } = selectChooser(snapshot);
  const isOpen = suggestions.length > 0;
  const listId = fieldId(id, 'places');
  const optionId = (index: number) => fieldId(id, `place-${index}`);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      // The caret stays where it is.
      event.preventDefault();
      send({ type: event.key === 'ArrowDown' ? 'option.next' : 'option.previous' });
    } else if (event.key === 'Escape' || event.key === 'Tab') {
      // Left open, the list would lie over what the focus goes to.
      send({ type: 'list.closed' });
    }
  };
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
            type="text"
            placeholder="Japan, Dubai, Europe…"
            autoComplete="off"
            enterKeyHint="go"
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={isOpen}
            aria-controls={isOpen ? listId : undefined}
            aria-activedescendant={active === undefined ? undefined : optionId(active)}
            value={text}
            onKeyDown={onKeyDown}
            onChange={(event) => send({ type: 'text.typed', text: event.currentTarget.value })}
          />
          <Button type="submit" size="lg" aria-label="Show the answer">
            <IconArrowRight aria-hidden size={22} />
          </Button>
        </div>
      </form>
      <p className={hidden.hidden} role="status">
        {placesFoundLine(suggestions)}
      </p>
      {isOpen && (
        <div className={classes.suggestions} id={listId} role="listbox" aria-label="Places">
          {suggestions.map((place, index) => (
            <button
              key={place.name}
              type="button"
              id={optionId(index)}
              tabIndex={-1}
              role="option"
              aria-selected={index === active}
              // The focus stays in the field, and on a phone its keyboard.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => send({ type: 'place.chosen', place })}
            >
              <span>{place.name}</span>
              {place.meaning !== undefined && <span className={classes.meaning}>{place.meaning}</span>}
            </button>
          ))}
        </div>
      )}
      {isUnknown && (
        <p className={classes.answer} role="status">
          <span>{unknownLine(text)}</span>{' '}
          <Link to={`/search?q=${encodeURIComponent(wellFormed(text.trim()))}`}>Search for it</Link>{' '}
          <Link to="/contact">Contact us</Link>
        </p>
      )}
      {chosen?.answer && <ShortAnswer place={chosen} answer={chosen.answer} />}
    </div>
  );
}
