import { Link } from 'react-router-dom';
import type { TripFolder } from '../../../machines/site/trip-folder/folder';
import { furtherTools, planningTools } from '../../content/planning-tools';
import { topicIds, topicPath, topicsPath, topicTitles } from '../../content/topic-titles';
import type { TripAnswers } from '../../content/trip-answers';
import { lateContentFlow } from '../../flows/late-tool/late-tool.flow';
import { usePorts } from '../../flows/ports';
import { useFlow } from '../../flows/running';
import { useToolDialogs } from '../../flows/tools/tools';
import { useBegunTrip } from '../../flows/trip';
import { PageSection } from '../../ui/PageSection';
import classes from './PlanItYourself.module.css';

function Tools({ answers }: { answers?: TripAnswers | undefined }) {
  const send = useToolDialogs();
  return (
    <>
      <p className={classes.intro}>
        {answers ? (
          <Link to="/trip">{answers.greeting}</Link>
        ) : (
          'Free, without an account. What you enter leaves your device only when you send it.'
        )}
      </p>
      <ul className={classes.tools}>
        {planningTools.map(({ id, title, line, to }) => (
          <li key={id} data-tool={id}>
            <h3>
              {to === undefined ? (
                <button type="button" onClick={() => send({ type: 'estimator.requested' })}>
                  {title}
                </button>
              ) : (
                <Link to={to}>{title}</Link>
              )}
            </h3>
            <p>{answers?.lines[id] ?? line}</p>
          </li>
        ))}
      </ul>
    </>
  );
}

const loadAnswers = async () => ({ default: (await import('../../content/trip-answers')).tripAnswers });

/** The tools with what the trip answers, as soon as the entry rules are there; where they cannot be had, without. */
function ToolsOfTrip({ trip }: { trip: TripFolder }) {
  const { snapshot } = useFlow(lateContentFlow, { load: loadAnswers });
  const today = usePorts().today();
  if (!snapshot.matches('open')) return <Tools />;
  const { default: answersOf } = snapshot.context.code as Awaited<ReturnType<typeof loadAnswers>>;
  return <Tools answers={answersOf(trip, today)} />;
}

/** The tools for whoever plans without us, each with its one-line answer: from the visitor's trip where there is one. */
export function PlanItYourself() {
  const trip = useBegunTrip();
  return (
    <PageSection label="plan-it-yourself">
      <h2 id="plan-it-yourself">Plan it yourself</h2>
      {trip ? <ToolsOfTrip trip={trip} /> : <Tools />}
      <p className={classes.further}>
        {furtherTools.map(({ title, to }) => (
          <Link key={to} to={to}>
            {title}
          </Link>
        ))}
      </p>
      <h3 className={classes.asked}>What people ask</h3>
      <p className={classes.answers}>
        {topicIds.map((id) => (
          <Link key={id} to={topicPath(id)}>
            {topicTitles[id]}
          </Link>
        ))}
        <Link to={topicsPath}>Answers by topic</Link>
      </p>
    </PageSection>
  );
}
