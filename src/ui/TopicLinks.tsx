import { Link } from 'react-router-dom';
import { topicPath, topicTitles, type TopicId } from '../content/topic-titles';
import classes from './TopicLinks.module.css';

/** Where the questions are answered that a tool leaves open. */
export function TopicLinks({ topics }: { topics: readonly TopicId[] }) {
  return (
    <p className={classes.topics}>
      <span>Questions about this:</span>
      {topics.map((id) => (
        <Link key={id} to={topicPath(id)}>
          {topicTitles[id]}
        </Link>
      ))}
    </p>
  );
}
