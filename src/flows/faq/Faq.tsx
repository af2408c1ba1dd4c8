import { useEffect, useRef } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { faqMachine, selectCategory, selectOpenQuestion } from '../../../machines/faq/faq.machine';
import { categoryHash, type FaqGroup } from '../../../machines/faq/questions';
import { useFlow } from '../flow';
import { focusSoon } from '../page-effects';
import classes from './Faq.module.css';
import { Question } from './Question';

interface FaqProps {
  groups: readonly FaqGroup[];
  /** The page's own path, to which the links of the categories add their hash. */
  path: `/${string}`;
}

/**
 * The questions by category. The HTML holds every group and answer; the flow shows the chosen category and
 * follows the address. Anchors exist only without JavaScript, so that opening a question moves nothing on the
 * page. Specification §2 and §4, FAQ.
 */
export function Faq({ groups, path }: FaqProps) {
  const { search, hash, key } = useLocation();
  const navigate = useNavigate();
  const list = useRef<HTMLDivElement>(null);
  const questionElement = (question: string) =>
    list.current?.querySelector<HTMLElement>(`[data-question="${CSS.escape(question)}"]`);

  const { snapshot, send } = useFlow(faqMachine, {
    input: { groups },
    on: {
      'hash.requested': ({ hash: requested }) =>
        void navigate({ search, hash: requested }, { replace: true }),
      'question.reached': ({ question }) =>
        focusSoon(() => questionElement(question)?.querySelector('summary')),
    },
  });
  const chosen = selectCategory(snapshot);
  const openQuestion = selectOpenQuestion(snapshot);

  useEffect(() => send({ type: 'address.changed', hash }), [hash, key, send]);
  useEffect(() => {
    const openedBeforeStart = list.current?.querySelector<HTMLElement>('[data-question][open]');
    const question = openedBeforeStart?.dataset['question'];
    if (question !== undefined) send({ type: 'question.opened', question });
  }, [send]);

  return (
    <div className={classes.faq}>
      <nav className={classes.categories} aria-label="Question categories">
        <ul>
          {groups.map(({ category, title }) => (
            <li key={category}>
              <Link
                to={`${path}${categoryHash(category)}`}
                replace
                aria-current={category === chosen ? 'true' : undefined}
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
            hidden={category !== chosen}
          >
            <noscript>
              <span id={category} />
            </noscript>
            <h2 id={`questions-${category}`}>{title}</h2>
            {items.map((item) => (
              <Question key={item.value} item={item} isOpen={item.value === openQuestion} send={send} />
            ))}
          </section>
        ))}
      </div>
    </div>
  );
}
