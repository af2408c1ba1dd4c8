import type { ReactNode } from 'react';
import { Picture } from './illustrations/Picture';
import classes from './EmptyState.module.css';

interface EmptyStateProps {
  picture: string;
  title: string;
  text: string;
  /** The way out. */
  action?: ReactNode;
  /** Whether it stands right below the page's title, and not below a heading of the list. */
  isBelowTitle?: boolean;
}

/** Stands where a list would, when nothing is in it. */
export function EmptyState({ picture, title, text, action, isBelowTitle = false }: EmptyStateProps) {
  const Heading = isBelowTitle ? 'h2' : 'h3';
  return (
    <div className={classes.empty}>
      <Picture name={picture} alt="" />
      <Heading className={classes.title}>{title}</Heading>
      <p>{text}</p>
      {action !== undefined && <div className={classes.action}>{action}</div>}
    </div>
  );
}
