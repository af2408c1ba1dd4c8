import { memo } from 'react';
import { Link } from 'react-router-dom';
import type { ListedPost } from '../../../machines/blog-list/posts';
import { ShareLinks } from '../../ui/article/ShareLinks';
import { Picture } from '../../ui/illustrations/Picture';
import { postUrl, type Sharing } from '../sharing';
import classes from './PostCard.module.css';

interface PostCardProps {
  post: ListedPost;
  sharing: Sharing;
  /** Whether it stands below the first screen. */
  isBelow: boolean;
}

/** One post of the list: its picture, what it is about, and where to share it. Specification §2, Blog list. */
export const PostCard = memo(function PostCard({ post, sharing, isBelow }: PostCardProps) {
  const { id, title, description, category, dateWords, updatedWords } = post;
  return (
    <li className={classes.card}>
      <div className={classes.picture}>
        <Picture name={`post-${id}`} alt="" isBelow={isBelow} />
      </div>
      <p className={classes.about}>
        <span className={classes.category}>{category}</span>
        <span>{dateWords}</span>
      </p>
      <h3>
        <Link className={classes.link} to={`/blog/${id}`}>
          {title}
        </Link>
      </h3>
      <p className={classes.description}>{description}</p>
      <div className={classes.foot}>
        <ShareLinks post={{ title, url: postUrl(id) }} {...sharing} />
        {updatedWords !== undefined && <span>{`Updated ${updatedWords}`}</span>}
      </div>
    </li>
  );
});
