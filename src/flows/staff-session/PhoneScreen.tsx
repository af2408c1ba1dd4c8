import '../../ui/forms/field-styles';
import { TextInput } from '@mantine/core';
import { Button } from '../../ui/Button';
import type { StaffScreenProps } from './screen-props';
import classes from './StaffForm.module.css';

/** The first step of the login: the phone number of the staff login. Specification §2 and §5, Admin phone. */
export function PhoneScreen({ snapshot, idOf, send }: StaffScreenProps) {
  const isBusy = snapshot?.hasTag('busy') ?? false;
  const isClosed = snapshot !== undefined && !snapshot.hasTag('acceptsPhone');
  return (
    <form
      className={classes.form}
      aria-label="Admin login"
      aria-busy={isBusy}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        send({ type: 'phone.submitted' });
      }}
    >
      <TextInput
        id={idOf('phone')}
        label="Phone Number"
        description="Ten digits. The OTP is sent to this number by WhatsApp."
        autoComplete="tel-national"
        inputMode="numeric"
        enterKeyHint="send"
        leftSection="+91"
        leftSectionWidth={56}
        classNames={{ section: classes.prefix, input: classes.phone }}
        value={snapshot?.context.phone ?? ''}
        disabled={isClosed}
        onChange={(event) => send({ type: 'phone.changed', text: event.currentTarget.value })}
      />
      <Button type="submit" size="lg" disabled={isClosed}>
        {isBusy ? 'Sending OTP...' : 'Send OTP'}
      </Button>
    </form>
  );
}
