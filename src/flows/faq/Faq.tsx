import { useRef, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { selectCategory, selectOpenQuestion, selectSearch } from '../../../machines/faq/faq.machine';
import { categoryHash, type FaqGroup, type FaqItem } from '../../../machines/faq/questions';
import { Button } from '../../ui/Button';
import { EmptyState } from '../../ui/EmptyState';
import { plainFactText } from '../../content/fact-text';
import { FilterBar } from '../../ui/forms/FilterChips';
import { SearchField } from '../../ui/forms/SearchField';
import { isPlainClick } from '../../ui/plain-click';
import { usePageFacts } from '../../ui/page-facts';
import { fieldId } from '../field-id';
import { focusSoon } from '../focus-soon';
import { useFlow } from '../running';
import classes from './Faq.module.css';
import { faqFlow } from './faq.flow';
import { Question } from './Question';

interface FaqProps {
  groups: readonly FaqGroup[];
  /** The page's own path, to which the links of the categories add their hash. */
  path: `/${string}`;
  /** What stands below the questions. */
  after?: ReactNode;
}

function countLine(count: number): string {
  return count === 1 ? '1 question' : `${count} questions`;
}

/**
 * The questions by category, or those that a search finds in all of them. The HTML holds every group and
 * answer; the flow shows the chosen category and follows the address. Ids that an address can name stand in
 * `<noscript>` alone, so that the page does not go to a question that is opened. Specification §2 and §4, FAQ.
 */
export function Faq({ groups, path, after }: FaqProps) {
  const facts = usePageFacts();
  const list = useRef<HTMLDivElement>(null);
  /** Undefined once the question is closed again. */
  const titleIfOpen = (question: string) =>
    list.current?.querySelector<HTMLElement>(`[data-question="${CSS.escape(question)}"][open] summary`);

  const asRead = (item: FaqItem) => ({ ...item, answer: plainFactText(item.answer, facts) });

  const { snapshot, send, id } = useFlow(
    faqFlow,
    { groups: groups.map((group) => ({ ...group, items: group.items.map(asRead) })) },
    {
      'question.reached': ({ question }) => focusSoon(() => titleIfOpen(question)),
    },
  );
  const chosen = selectCategory(snapshot);
  const openQuestion = selectOpenQuestion(snapshot);
  const { text, found } = selectSearch(snapshot);
  const isFound = ({ value }: FaqItem) => found?.includes(value) ?? true;

  return (
    <div className={classes.faq}>
      <FilterBar className={classes.search}>
        <SearchField
          id={fieldId(id, 'search')}
          label="Search questions"
          placeholder="Search questions, such as refund"
          value={text}
          onType={(typed) => send({ type: 'search.typed', text: typed })}
          onClear={() => send({ type: 'search.cleared' })}
        />
        <p className={classes.count} role="status">
          {found && countLine(found.length)}
        </p>
      </FilterBar>
      <nav className={classes.categories} aria-label="Question categories">
        <ul>
          {groups.map(({ category, title }) => (
            <li key={category}>
              <Link
                to={`${path}${categoryHash(category)}`}
                replace
                aria-current={category === chosen && !found ? 'true' : undefined}
                onClick={(event) => {
                  if (isPlainClick(event)) send({ type: 'category.chosen', category });
                }}
              >
                {title}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div ref={list} className={classes.groups}>
        {groups.map(({ category, title, items }) => (
          <section
            key={category}
            className={classes.group}
            aria-labelledby={`questions-${category}`}
            hidden={found ? !items.some(isFound) : category !== chosen}
          >
            <noscript>
              <span id={category} />
            </noscript>
            <h2 id={`questions-${category}`}>{title}</h2>
            {items.map((item) => (
              <Question
                key={item.value}
                item={item}
                isHidden={!isFound(item)}
                isOpen={item.value === openQuestion}
                send={send}
              />
            ))}
          </section>
        ))}
        {found?.length === 0 && (
          <EmptyState
            isBelowTitle
            picture="empty-no-posts"
            title="No question here has these words."
            text="Try one word, such as passport or refund, or ask us: an adviser answers in plain words."
            action={
              <Button component={Link} to="/contact" variant="outline">
                Ask us
              </Button>
            }
          />
        )}
        {after !== undefined && <div className={classes.after}>{after}</div>}
      </div>
    </div>
  );
}
