import './forms/field-styles';
import { Textarea } from '@mantine/core';
import type { ComponentProps } from 'react';
import { TicketCard } from './TicketCard';

/** The ticket of an e-mail that the visitor's own mail program holds: nothing has been sent. */
export function MailTicketCard(props: Omit<ComponentProps<typeof TicketCard>, 'lead' | 'stamp'>) {
  return (
    <TicketCard
      lead="Your own e-mail program was asked to open. We receive nothing until you press send there."
      stamp={{ word: 'READY', above: 'YOUR E-MAIL', below: 'NOT SENT YET', look: 'outlined' }}
      {...props}
    />
  );
}

/** An address that breaks after its `@` where it has to, and nowhere else. */
export function MailAddress({ address }: { address: string }) {
  const [name, host] = address.split('@');
  return (
    <>
      {name}@<wbr />
      {host}
    </>
  );
}

/** The words of that e-mail, to be copied by hand: entering the field selects them. */
export function MailText(
  props: Pick<ComponentProps<typeof Textarea>, 'id' | 'label' | 'rows'> & { value: string },
) {
  return <Textarea readOnly onFocus={(event) => event.currentTarget.select()} {...props} />;
}
