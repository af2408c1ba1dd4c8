import { Button } from '@mantine/core';
import { IconBrandWhatsapp, IconMail, IconPhone } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { mayReview } from '../../../machines/licensed-help';
import { chatLink } from '../../../machines/chat';
import { agency } from '../../site';
import classes from './GuideContact.module.css';

interface GuideContactProps {
  /** What the visitor asks about: it begins the chat. */
  readonly topic: string;
  readonly contactHref: string;
  /** The country asked about: some license who may advise on a case. */
  readonly country: string;
  /** No visa is needed there, so there is no case. */
  readonly isFreeToGo?: boolean;
}

/** Call, e-mail, chat, or the contact page. Specification §2, Visa guides. */
export function GuideContact({ topic, contactHref, country, isFreeToGo = false }: GuideContactProps) {
  const hasCase = !isFreeToGo && mayReview(country, agency.licences);
  return (
    <div className={classes.ways}>
      <p>{`We answer ${agency.hours.shown}.`}</p>
      <div className={classes.buttons}>
        <Button
          component="a"
          variant="default"
          size="lg"
          href={`tel:${agency.phone.dial}`}
          leftSection={<IconPhone aria-hidden size={20} />}
        >
          {`Call ${agency.phone.shown}`}
        </Button>
        <Button
          component="a"
          variant="default"
          size="lg"
          href={`mailto:${agency.contactEmail}?subject=${encodeURIComponent(topic)}`}
          leftSection={<IconMail aria-hidden size={20} />}
        >
          E-mail us
        </Button>
        <Button
          component="a"
          variant="default"
          size="lg"
          href={chatLink({
            to: agency.phone.dial,
            text: `Hello ${agency.name}, I have a question about: ${topic}`,
          })}
          target="_blank"
          rel="noopener noreferrer"
          leftSection={<IconBrandWhatsapp aria-hidden size={20} />}
        >
          Chat on WhatsApp
        </Button>
      </div>
      <Link className={classes.contact} to={contactHref}>
        {hasCase ? 'Consult an expert about your case' : 'Ask us about the trip'}
      </Link>
      <p className={classes.printed}>{`${agency.phone.shown} · ${agency.contactEmail}`}</p>
    </div>
  );
}
