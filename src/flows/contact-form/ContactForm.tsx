import { useCallback, useId } from 'react';
import { useLocation } from 'react-router-dom';
import {
  contactFormMachine,
  selectDraft,
  selectProblems,
  selectSentMail,
  type ContactFocus,
} from '../../../machines/contact-form/contact-form.machine';
import {
  contactFields,
  keptContactMessage,
  suggestedSubject,
  type ContactField,
} from '../../../machines/contact-form/contact';
import { Button } from '../../ui/Button';
import { LongTextField } from '../../ui/forms/LongTextField';
import { SendingNotice } from '../SendingNotice';
import { TextField } from '../../ui/forms/TextField';
import { enteredBeforeHydration } from '../before-hydration';
import { useCopyText } from '../copying';
import { useFlow } from '../flow';
import { keepDraft } from '../keep-draft';
import { focusSoon, usePageEffects } from '../page-effects';
import { usePorts } from '../ports';
import classes from './ContactForm.module.css';
import { SentPanel } from './SentPanel';

/** The message form, and after it the panel for when no mail program opened. Specification §2, §4, §5 and §7, Contact form. */
export function ContactForm() {
  const ports = usePorts();
  const drafts = ports.storedValue(keptContactMessage);
  const { search } = useLocation();
  const idPrefix = useId();
  const idOf = (target: ContactFocus) => `${idPrefix}-${target}`;

  const { snapshot, send } = useFlow(contactFormMachine.provide({ actors: { copyText: useCopyText() } }), {
    on: {
      ...usePageEffects(),
      'focus.requested': ({ target }) => focusSoon(() => document.getElementById(idOf(target))),
    },
    started: (actor) => {
      const kept = drafts.read();
      for (const field of contactFields) {
        const value = enteredBeforeHydration(idOf(field)) || (kept?.[field] ?? '');
        if (value !== '') actor.send({ type: 'field.changed', field, value });
      }
      const query = new URLSearchParams(search);
      const subject = suggestedSubject({
        destination: query.get('destination'),
        service: query.get('service'),
      });
      if (subject !== '') actor.send({ type: 'subject.suggested', subject });
      return keepDraft(actor, drafts, selectDraft);
    },
  });

  const { message } = snapshot.context;
  const problems = selectProblems(snapshot);
  const sentMail = selectSentMail(snapshot);
  const onAnswer = useCallback(
    (field: ContactField, value: string) => send({ type: 'field.changed', field, value }),
    [send],
  );
  const shared = (field: ContactField) => ({
    field,
    id: idOf(field),
    value: message[field],
    error: problems[field],
    required: true,
    withAsterisk: false,
    onAnswer,
  });

  return (
    <div className={classes.flow}>
      {sentMail && (
        <SentPanel sentMail={sentMail} headingId={idOf('panel')} textId={idOf('sentText')} send={send} />
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
        <SendingNotice form="contact">
          Your own e-mail program opens with the message in it. Nothing is sent before you send it there.
        </SendingNotice>
      </form>
    </div>
  );
}
