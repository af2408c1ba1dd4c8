import { Link } from 'react-router-dom';
import { topicPath, topicTitles, type TopicId } from '../content/topic-titles';
import classes from './TopicLinks.module.css';

interface TopicLinksProps {
  topics: readonly TopicId[];
  label?: string;
}

/** Where the questions are answered that a tool or a page leaves open. */
export function TopicLinks({ topics, label = 'Questions about this:' }: TopicLinksProps) {
  return (
    <p className={classes.topics}>
      <span>{label}</span>
      {topics.map((id) => (
        <Link key={id} to={topicPath(id)}>
          {topicTitles[id]}
        </Link>
      ))}
    </p>
  );
}
