import { Textarea } from '@mantine/core';
import { IconBrandWhatsapp, IconCopy, IconMail, IconPhone } from '@tabler/icons-react';
import { chatLink } from '../../../machines/chat';
import type {
  ContactFormEvent,
  CopyState,
  SentMail,
} from '../../../machines/contact-form/contact-form.machine';
import { site } from '../../site';
import { Button } from '../../ui/Button';
import { Ticket } from '../../ui/Ticket';
import classes from './SentPanel.module.css';

const copyWords = {
  offered: '',
  copying: '',
  copied: 'The message was copied. Paste it into an e-mail or a chat.',
  refused: 'Your browser does not allow copying. The message is selected: copy it by hand.',
} as const satisfies Record<CopyState, string>;

interface SentPanelProps {
  sentMail: SentMail;
  headingId: string;
  textId: string;
  send: (event: ContactFormEvent) => void;
}

/** After the mail program was asked to open: the whole message, and every other way to send it. */
export function SentPanel({ sentMail, headingId, textId, send }: SentPanelProps) {
  const { subject, text, copy, isEditable } = sentMail;
  return (
    <section className={classes.panel} aria-labelledby={headingId}>
      <Ticket
        kicker="A message by e-mail"
        title="Your message is ready to send"
        titleId={headingId}
        lead="It is in your own mail program now. We have nothing before you press send there."
        stamp={{ word: 'READY', above: 'YOUR E-MAIL', below: 'NOT SENT YET', look: 'outlined' }}
        facts={[
          { term: 'Subject', value: subject },
          { term: 'Addressed to', value: site.contactEmail },
          { term: 'Status', value: 'Not sent until you press send' },
          { term: 'We answer', value: site.hours.shown },
        ]}
      />
      <h3>If nothing opened</h3>
      <p>
        Your e-mail program should now show the message, ready to send. If it does not, nothing is lost: copy
        the message and send it another way.
      </p>
      <Textarea
        id={textId}
        label="Your message"
        readOnly
        rows={7}
        value={text}
        onFocus={(event) => event.currentTarget.select()}
      />
      <p className={classes.status} role="status" data-refused={copy === 'refused' || undefined}>
        {copyWords[copy]}
      </p>
      <div className={classes.buttons}>
        <Button
          leftSection={<IconCopy aria-hidden size={20} />}
          onClick={() => send({ type: 'copy.chosen' })}
        >
          Copy the message
        </Button>
        {isEditable && (
          <Button variant="default" onClick={() => send({ type: 'edit.chosen' })}>
            Edit again
          </Button>
        )}
        <Button variant="default" onClick={() => send({ type: 'panel.closed' })}>
          It opened, close this
        </Button>
      </div>
      <ul className={classes.ways}>
        <li>
          <a href={`mailto:${site.contactEmail}`}>
            <IconMail aria-hidden size={20} />
            <span>{site.contactEmail}</span>
          </a>
        </li>
        <li>
          <a href={`tel:${site.phone.dial}`}>
            <IconPhone aria-hidden size={20} />
            <span>{site.phone.shown}</span>
          </a>
        </li>
        <li>
          <a href={chatLink({ to: site.phone.dial, text })} target="_blank" rel="noopener noreferrer">
            <IconBrandWhatsapp aria-hidden size={20} />
            <span>Send by WhatsApp</span>
          </a>
        </li>
      </ul>
    </section>
  );
}
