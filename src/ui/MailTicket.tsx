import './forms/field-styles';
import { Textarea } from '@mantine/core';
import type { ComponentProps } from 'react';
import { Ticket } from './Ticket';

/** The ticket of an e-mail that the visitor's own mail program holds: nothing has been sent. */
export function MailTicket(props: Omit<ComponentProps<typeof Ticket>, 'lead' | 'stamp'>) {
  return (
    <Ticket
      lead="It is in your own e-mail program now. We receive nothing until you press send there."
      stamp={{ word: 'READY', above: 'YOUR E-MAIL', below: 'NOT SENT YET', look: 'outlined' }}
      {...props}
    />
  );
}

/** The words of that e-mail, to be copied by hand: entering the field selects them. */
export function MailText(
  props: Pick<ComponentProps<typeof Textarea>, 'id' | 'label' | 'rows'> & { value: string },
) {
  return <Textarea readOnly onFocus={(event) => event.currentTarget.select()} {...props} />;
}
