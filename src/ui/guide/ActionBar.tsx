import { IconBrandWhatsapp, IconPhone } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { chatLink } from '../../../machines/chat';
import { agency } from '../../site';
import classes from './ActionBar.module.css';

interface ActionBarProps {
  /** What the visitor asks about: it begins the chat. */
  readonly topic: string;
  readonly children: ReactNode;
}

/**
 * The one primary action within reach of a thumb, with the two ways to a person beside it: at the bottom of a
 * phone's screen as long as its page is read, and at the page's end above the footer.
 */
export function ActionBar({ topic, children }: ActionBarProps) {
  return (
    <div className={classes.bar}>
      {children}
      <a className={classes.way} href={`tel:${agency.phone.dial}`}>
        <IconPhone aria-hidden size={20} />
        <span>Call</span>
      </a>
      <a
        className={classes.way}
        href={chatLink({
          to: agency.phone.dial,
          text: `Hello ${agency.name}, I have a question about: ${topic}`,
        })}
        target="_blank"
        rel="noopener noreferrer"
      >
        <IconBrandWhatsapp aria-hidden size={20} />
        <span>Chat</span>
      </a>
      <p className={classes.hours}>{agency.hours.shown}</p>
    </div>
  );
}
