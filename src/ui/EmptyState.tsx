import type { ReactNode } from 'react';
import { Picture } from './illustrations/Picture';
import classes from './EmptyState.module.css';

interface EmptyStateProps {
  picture: string;
  title: string;
  text: string;
  /** The way out. */
  action?: ReactNode;
}

/** Stands where a list would, when nothing is in it. */
export function EmptyState({ picture, title, text, action }: EmptyStateProps) {
  return (
    <div className={classes.empty}>
      <Picture name={picture} alt="" />
      <h3>{title}</h3>
      <p>{text}</p>
      {action !== undefined && <div className={classes.action}>{action}</div>}
    </div>
  );
}
