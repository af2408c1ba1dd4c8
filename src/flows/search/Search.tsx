import { IconSearch, IconX } from '@tabler/icons-react';
import { useRef, type KeyboardEvent } from 'react';
import { Link } from 'react-router-dom';
import { searchFieldId } from '../../../machines/search/address';
import { foundKinds, type Findable, type FoundKind, type Searched } from '../../../machines/search/finding';
import { selectSearch, type SearchEvent } from '../../../machines/search/search.machine';
import { IconButton } from '../../ui/IconButton';
import hidden from '../../ui/VisuallyHidden.module.css';
import { fieldId } from '../field-id';
import { useFlow } from '../running';
import { searchFlow } from './search.flow';
import classes from './Search.module.css';

interface SearchProps extends Searched {
  titles: Readonly<Record<FoundKind, string>>;
}

const keys: Readonly<
  Record<string, SearchEvent['type'] & ('option.next' | 'option.previous' | 'option.left')>
> = {
  ArrowDown: 'option.next',
  ArrowUp: 'option.previous',
  Escape: 'option.left',
};

function countLine(count: number): string {
  return count === 1 ? '1 result' : `${count} results`;
}

interface OptionProps {
  found: Findable;
  id: string;
  isActive: boolean;
  /** The best is answered in place. */
  isBest: boolean;
  send: (event: SearchEvent) => void;
}

function Option({ found, id, isActive, isBest, send }: OptionProps) {
  const { title, path, answer } = found;
  const shared = {
    id,
    role: 'option',
    tabIndex: -1,
    'aria-selected': isActive,
    className: classes.option ?? '',
  };
  const words = (
    <>
      <span className={classes.title}>{title}</span>
      {isBest && answer !== undefined && <span className={classes.answer}>{answer}</span>}
    </>
  );
  return path === undefined ? (
    <button type="button" {...shared} onClick={() => send({ type: 'estimator.chosen' })}>
      {words}
    </button>
  ) : (
    <Link to={path} {...shared}>
      {words}
    </Link>
  );
}

/** Everything that can be found, by kind: what the page shows without a question, and without scripts. */
function Everything({ everything, titles }: Pick<SearchProps, 'everything' | 'titles'>) {
  return (
    <div className={classes.everything}>
      {foundKinds.map((kind) => (
        <section key={kind} aria-labelledby={`all-${kind}`}>
          <h2 id={`all-${kind}`}>{titles[kind]}</h2>
          <ul data-kind={kind}>
            {everything.map(
              ({ kind: own, title, path }) =>
                own === kind &&
                path !== undefined && (
                  <li key={path}>
                    <Link to={path}>{title}</Link>
                  </li>
                ),
            )}
          </ul>
        </section>
      ))}
    </div>
  );
}

/** The field, and what it finds. Specification §2, Search. */
export function Search({ everything, smallWords, titles }: SearchProps) {
  const field = useRef<HTMLInputElement>(null);
  const { snapshot, send, id } = useFlow(
    searchFlow,
    { everything, smallWords },
    { 'focus.requested': () => field.current?.focus() },
  );
  const { text, found, isSearched, active } = selectSearch(snapshot);
  const isOpen = found.length > 0;
  const listId = fieldId(id, 'found');
  const optionId = (index: number) => fieldId(id, `found-${index}`);
  const onKeyDown = (event: KeyboardEvent) => {
    const type = keys[event.key];
    if (type === undefined || !isOpen) return;
    // The caret stays where it is.
    event.preventDefault();
    send({ type });
  };
  return (
    <div className={classes.search}>
      <h2 className={hidden.hidden}>Search</h2>
      <form
        role="search"
        aria-label="Everything on this site"
        className={classes.form}
        onSubmit={(event) => {
          event.preventDefault();
          send({ type: 'text.submitted' });
        }}
      >
        <label className={hidden.hidden} htmlFor={searchFieldId}>
          What are you looking for?
        </label>
        <IconSearch className={classes.icon} aria-hidden size={22} />
        <input
          ref={field}
          id={searchFieldId}
          name="q"
          type="text"
          // Reached by an address too, which takes the tab stop from what has none of its own.
          tabIndex={0}
          placeholder="Dubai fee, refusal, photo…"
          autoComplete="off"
          enterKeyHint="search"
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={isOpen}
          aria-controls={isOpen ? listId : undefined}
          aria-activedescendant={active === undefined ? undefined : optionId(active)}
          value={text}
          onKeyDown={onKeyDown}
          onChange={(event) => send({ type: 'text.typed', text: event.currentTarget.value })}
        />
        {text !== '' && (
          <IconButton
            className={classes.clear}
            aria-label="Clear search"
            onClick={() => send({ type: 'text.cleared' })}
          >
            <IconX aria-hidden size={20} />
          </IconButton>
        )}
      </form>
      <p role="status" className={classes.count}>
        {isSearched && (isOpen ? countLine(found.length) : `Nothing found for “${text.trim()}”.`)}
      </p>
      {isSearched && !isOpen && (
        <p>
          Try a country, or one word such as “refund”. <Link to="/contact">Ask us</Link>
        </p>
      )}
      {isOpen && (
        <div id={listId} role="listbox" aria-label="Results" className={classes.found}>
          {[...new Set(found.map(({ kind }) => kind))].map((kind) => (
            <div key={kind} role="group" aria-label={titles[kind]}>
              <p className={classes.kind} aria-hidden="true">
                {titles[kind]}
              </p>
              {found.map(
                (one, index) =>
                  one.kind === kind && (
                    <Option
                      key={one.path ?? one.title}
                      found={one}
                      id={optionId(index)}
                      isActive={index === active}
                      isBest={index === 0}
                      send={send}
                    />
                  ),
              )}
            </div>
          ))}
        </div>
      )}
      {!isSearched && <Everything everything={everything} titles={titles} />}
    </div>
  );
}
