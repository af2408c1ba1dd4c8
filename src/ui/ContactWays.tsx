import { IconBrandWhatsapp, IconMail, IconPhone } from '@tabler/icons-react';
import { chatLink } from '../../machines/chat';
import { agency } from '../site';
import classes from './ContactWays.module.css';

type ContactWay =
  | { readonly by: 'phone'; readonly label: string }
  | { readonly by: 'chat'; readonly label: string; readonly text: string }
  | { readonly by: 'mail'; readonly subject?: string };

const icons = { phone: IconPhone, chat: IconBrandWhatsapp, mail: IconMail } as const;

function linkOf(way: ContactWay) {
  if (way.by === 'phone') return { href: `tel:${agency.phone.dial}` };
  if (way.by === 'mail') {
    const subject = way.subject === undefined ? '' : `?subject=${encodeURIComponent(way.subject)}`;
    return { href: `mailto:${agency.contactEmail}${subject}` };
  }
  return {
    href: chatLink({ to: agency.phone.dial, text: way.text }),
    target: '_blank',
    rel: 'noopener noreferrer',
  };
}

interface ContactWaysProps {
  ways: readonly ContactWay[];
  /** Whether they stand beside each other where there is room. */
  isBeside?: boolean;
}

/** The ways to reach a person, as links. */
export function ContactWays({ ways, isBeside }: ContactWaysProps) {
  return (
    <ul className={classes.ways} data-beside={isBeside || undefined}>
      {ways.map((way) => {
        const Icon = icons[way.by];
        return (
          <li key={way.by}>
            <a {...linkOf(way)}>
              <Icon aria-hidden size={20} />
              <span>{way.by === 'mail' ? agency.contactEmail : way.label}</span>
            </a>
          </li>
        );
      })}
    </ul>
  );
}
