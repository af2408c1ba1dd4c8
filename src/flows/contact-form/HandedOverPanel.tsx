import { IconCopy } from '@tabler/icons-react';
import type { ContactFormEvent, HandedOverMail } from '../../../machines/contact-form/contact-form.machine';
import { contactMail, copyWords } from '../../content/contact-words';
import { agency } from '../../site';
import { Button } from '../../ui/Button';
import { ContactWays } from '../../ui/ContactWays';
import { MailAddress, MailText, MailTicketCard } from '../../ui/MailTicketCard';
import { ButtonRow, Panel } from '../../ui/Panel';
import classes from './HandedOverPanel.module.css';

interface HandedOverPanelProps {
  handedOver: HandedOverMail;
  headingId: string;
  textId: string;
  send: (event: ContactFormEvent) => void;
}

/** After the mail program was asked to open: the whole message, and every other way to send it. */
export function HandedOverPanel({ handedOver, headingId, textId, send }: HandedOverPanelProps) {
  const { message, copy, isEditable } = handedOver;
  const { subject, body: text } = contactMail(message);
  return (
    <Panel tone="plain" className={classes.panel} aria-labelledby={headingId}>
      <MailTicketCard
        kicker="A message by e-mail"
        title="Your message is ready to send"
        titleId={headingId}
        facts={[
          { term: 'Subject', value: subject, isLong: true },
          { term: 'Addressed to', value: <MailAddress address={agency.contactEmail} />, isLong: true },
          { term: 'Status', value: 'Not sent until you press send' },
          { term: 'We answer', value: agency.hours.shown },
        ]}
      />
      <h3>If nothing opened</h3>
      <p>
        Your e-mail program should now show the message, ready to send. A long one it asks you to paste: copy
        it here first. If nothing opened, copy the message and send it another way.
      </p>
      <MailText id={textId} label="Your message" rows={7} value={text} />
      <p className={classes.status} role="status" data-failed={copy === 'failed' || undefined}>
        {copyWords[copy]}
      </p>
      <ButtonRow className={classes.buttons}>
        <Button
          leftSection={<IconCopy aria-hidden size={20} />}
          onClick={() => send({ type: 'copy.pressed' })}
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
      </ButtonRow>
      <ContactWays
        isBeside
        ways={[
          { by: 'mail' },
          { by: 'phone', label: agency.phone.shown },
          { by: 'chat', label: 'Send by WhatsApp', text },
        ]}
      />
    </Panel>
  );
}
