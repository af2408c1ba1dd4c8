import { Link } from 'react-router-dom';
import type { ShownTopic } from '../content/topics';
import { CheckedFacts } from '../flows/fact-age/FactAge';
import { ArticleContents } from '../ui/article/ArticleContents';
import { PageHead, PageSection } from '../ui/PageSection';
import type { AnswersData } from './AnswersPage.data';
import hidden from '../ui/VisuallyHidden.module.css';
import classes from './AnswersPage.module.css';

/** The official addresses of a topic's forms, by country. */
function Addresses({ addresses }: Required<Pick<ShownTopic, 'addresses'>>) {
  return (
    <ul className={classes.addresses}>
      {addresses.map(({ country, path, name, href }) => (
        <li key={country}>
          <Link to={path}>{country}</Link>
          <a href={href} target="_blank" rel="noopener noreferrer">{`${name}: official page`}</a>
        </li>
      ))}
    </ul>
  );
}

function Topic({ topic: { id, title, answers, addresses, links = [] } }: { topic: ShownTopic }) {
  return (
    <section aria-labelledby={id} className={classes.topic}>
      <h2 id={id}>{title}</h2>
      {answers.length > 2 && (
        <ul className={classes.questions} aria-label={`Questions: ${title}`}>
          {answers.map(({ id: answerId, question }) => (
            <li key={answerId}>
              <Link to={`#${answerId}`}>{question}</Link>
            </li>
          ))}
        </ul>
      )}
      {answers.map(({ id: answerId, question, answer, lines = [], when }) => (
        <div key={answerId} className={classes.answer}>
          <h3 id={answerId}>{question}</h3>
          <p>{answer}</p>
          {lines.length > 0 && (
            <ul>
              {lines.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          )}
          {when !== undefined && <p className={classes.when}>{when}</p>}
        </div>
      ))}
      {addresses && <Addresses addresses={addresses} />}
      {links.length > 0 && (
        <p className={classes.links}>
          {links.map(({ label, to }) => (
            <Link key={to} to={to}>
              {label}
            </Link>
          ))}
        </p>
      )}
    </section>
  );
}

/** The questions around a journey, by topic. Specification §2, Questions by topic. */
export function Page({ data: { topics, dates, age } }: { data: AnswersData }) {
  return (
    <>
      <PageHead
        kicker="Answers"
        title="What people ask besides the visa"
        lead="Children, proof of money, bookings, names, passports, health, cash and arrival cards: short, with date and source."
      >
        <nav aria-label="Topics" className={classes.topics}>
          <ul className={classes.contents}>
            {topics.map(({ id, title }) => (
              <li key={id}>
                <Link to={`#${id}`}>{title}</Link>
              </li>
            ))}
          </ul>
        </nav>
      </PageHead>
      <PageSection>
        <div className={classes.columns}>
          <ArticleContents sections={topics} />
          <div className={classes.answers}>
            <h2 className={hidden.hidden}>The answers</h2>
            {topics.map((topic) => (
              <Topic key={topic.id} topic={topic} />
            ))}
            <CheckedFacts sources={dates} days={age} />
          </div>
        </div>
      </PageSection>
    </>
  );
}
