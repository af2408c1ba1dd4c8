import { FactText } from '../FactText';
import numbers from '../steps.module.css';
import classes from './GuideParts.module.css';

interface Point {
  readonly title: string;
  readonly text: string;
}

/** Paragraphs whose figures are dated facts. */
export function Paragraphs({ texts }: { texts: readonly string[] }) {
  return (
    <div className={classes.paragraphs}>
      {texts.map((text) => (
        <p key={text}>
          <FactText text={text} />
        </p>
      ))}
    </div>
  );
}

/** Short statements, one a line. */
export function Statements({ texts }: { texts: readonly string[] }) {
  return (
    <ul className={classes.statements}>
      {texts.map((text) => (
        <li key={text}>
          <FactText text={text} />
        </li>
      ))}
    </ul>
  );
}

/** What to do, in order. */
export function GuideSteps({ steps }: { steps: readonly Point[] }) {
  return (
    <ol className={`${numbers.steps} ${numbers.threaded} ${classes.steps}`}>
      {steps.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>
            <FactText text={text} />
          </p>
        </li>
      ))}
    </ol>
  );
}

/** Kinds to choose from, each with what it means. */
export function Points({ points }: { points: readonly Point[] }) {
  return (
    <ul className={classes.points}>
      {points.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>
            <FactText text={text} />
          </p>
        </li>
      ))}
    </ul>
  );
}

/** The countries that one visa opens. */
export function CountryNames({ names }: { names: readonly string[] }) {
  return (
    <ul className={classes.countries}>
      {names.map((name) => (
        <li key={name}>{name}</li>
      ))}
    </ul>
  );
}

interface Question {
  readonly question: string;
  readonly answer: string;
}

/** Questions that open to their answers; on paper all of them are open. */
export function Questions({ questions }: { questions: readonly Question[] }) {
  return (
    <div className={classes.questions}>
      {questions.map(({ question, answer }) => (
        <details key={question}>
          <summary>{question}</summary>
          <p>
            <FactText text={answer} />
          </p>
        </details>
      ))}
    </div>
  );
}

interface OfficialSite {
  readonly label: string;
  readonly href: string;
}

/** Pages of governments and other official bodies, each with its address. */
export function GuideOfficialSites({ sites }: { sites: readonly OfficialSite[] }) {
  return (
    <ul className={classes.sites}>
      {sites.map(({ label, href }) => (
        <li key={href}>
          <a href={href} target="_blank" rel="noopener noreferrer">
            {label}
          </a>
          <span className={classes.host}>{new URL(href).hostname.replace(/^www\./, '')}</span>
        </li>
      ))}
    </ul>
  );
}
