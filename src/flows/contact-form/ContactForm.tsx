import { useCallback } from 'react';
import { selectProblems, selectHandedOverMail } from '../../../machines/contact-form/contact-form.machine';
import type { ContactField } from '../../../machines/contact-form/contact';
import { problemWords } from '../../content/contact-words';
import { Button } from '../../ui/Button';
import { LongTextField } from '../../ui/forms/LongTextField';
import { DataNotice } from '../DataNotice';
import { TextField } from '../../ui/forms/TextField';
import { fieldId } from '../field-id';
import { focusSoon } from '../focus-soon';
import { useFlow } from '../running';
import { contactFormFlow } from './contact-form.flow';
import classes from './ContactForm.module.css';
import { HandedOverPanel } from './HandedOverPanel';

/** The message form, and after it the panel for when no mail program opened. Specification §2, §4, §5 and §7, Contact form. */
export function ContactForm() {
  const { snapshot, send, id } = useFlow(contactFormFlow, undefined, {
    'focus.requested': ({ target }) => focusSoon(() => document.getElementById(fieldId(id, target))),
  });

  const { message } = snapshot.context;
  const problems = selectProblems(snapshot);
  const handedOver = selectHandedOverMail(snapshot);
  const onAnswer = useCallback(
    (field: ContactField, value: string) => send({ type: 'field.changed', field, value }),
    [send],
  );
  const shared = (field: ContactField) => ({
    field,
    id: fieldId(id, field),
    value: message[field],
    error: problems[field] && problemWords(field, problems[field]),
    required: true,
    withAsterisk: false,
    onAnswer,
  });

  return (
    <div className={classes.flow}>
      {handedOver && (
        <HandedOverPanel
          handedOver={handedOver}
          headingId={fieldId(id, 'panel')}
          textId={fieldId(id, 'mailText')}
          send={send}
        />
      )}
      <form
        className={classes.form}
        aria-label="Contact form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          send({ type: 'message.submitted' });
        }}
      >
        <TextField {...shared('name')} label="Full Name" autoComplete="name" enterKeyHint="next" />
        <TextField
          {...shared('email')}
          label="Email"
          type="email"
          autoComplete="email"
          inputMode="email"
          enterKeyHint="next"
        />
        <TextField
          {...shared('phone')}
          label="Phone Number"
          type="tel"
          autoComplete="tel"
          inputMode="tel"
          enterKeyHint="next"
          placeholder="+91 98765 43210"
        />
        <TextField {...shared('subject')} label="Subject" autoComplete="off" enterKeyHint="next" />
        <LongTextField
          {...shared('message')}
          label="Message"
          description="Where you want to go, when, and what you would like to know"
          rows={6}
          resize="vertical"
        />
        <Button type="submit" size="lg">
          Send Message
        </Button>
        <DataNotice form="contact">
          Your own e-mail program opens with the message in it. Nothing is sent before you send it there.
        </DataNotice>
      </form>
    </div>
  );
}
