import { describe, expect, it } from 'vitest';
import type { AnyEventObject } from 'xstate';
import type { ContactField, ContactMessage } from '../../machines/contact-form/contact';
import {
  contactFormMachine,
  selectDraft,
  selectProblems,
  selectHandedOverMail,
  type ContactFormEvent,
} from '../../machines/contact-form/contact-form.machine';
import { source } from '../../machines/source';
import { contactMail, problemWords } from '../../src/content/contact-words';
import { emptyMessage as empty, message as asked } from '../support/contact';
import { answeredByHand, answersArrive, trial } from '../support/trial';
import { siteListener } from '../support/site-recorder';

const askedText =
  'Name: Asha Rao\nEmail: asha@example.in\nPhone: +91 98765 43210\nSubject: Schengen visa\nMessage: In May.';

const typed = (field: ContactField, value: string): ContactFormEvent => ({
  type: 'field.changed',
  field,
  value,
});
const filled = (message: ContactMessage): ContactFormEvent[] =>
  (Object.keys(message) as ContactField[]).map((field) => typed(field, message[field]));
const suggested = (subject: string): ContactFormEvent => ({ type: 'subject.suggested', subject });
const submitted: ContactFormEvent = { type: 'message.submitted' };
const copyChosen: ContactFormEvent = { type: 'copy.pressed' };
const editChosen: ContactFormEvent = { type: 'edit.chosen' };
const closed: ContactFormEvent = { type: 'panel.closed' };
const mail = {
  type: 'mail.requested',
  mail: { to: 'contact', subject: 'Schengen visa', body: askedText },
};
const focusOn = (target: string) => ({ type: 'focus.requested', target });

/** A form whose copies are answered by hand. */
function contactForm(...events: ContactFormEvent[]) {
  const copies = answeredByHand<{ message: ContactMessage }>();
  /** What is emitted, and what is asked of the mail program in the words of the mail, in order. */
  const emitted: AnyEventObject[] = [];
  const { listener } = siteListener(({ type, to, message }) =>
    emitted.push({ type, mail: { to, ...contactMail(message) } }),
  );
  const walk = trial(contactFormMachine.provide({ actors: { copyText: copies.service, mail: listener } }));
  walk.actor.on('*', (event) => emitted.push(event));
  walk.send(...events);
  return {
    ...walk,
    emitted,
    takeEmitted: () => emitted.splice(0),
    copies,
    fields: () => walk.actor.getSnapshot().context.message,
    /** The words beside the fields. */
    problems: () => {
      const problems = Object.entries(selectProblems(walk.actor.getSnapshot()));
      return Object.fromEntries(
        problems.map(([field, problem]) => [field, problemWords(field as ContactField, problem)]),
      );
    },
    /** The panel, in the words of the mail. */
    handedOver: () => {
      const { message, ...mail } = selectHandedOverMail(walk.actor.getSnapshot()) ?? {};
      if (!message) return undefined;
      const { subject, body } = contactMail(message);
      return { subject, text: body, ...mail };
    },
  };
}

describe('filling the form', () => {
  it.each<[why: string, events: ContactFormEvent[], fields: ContactMessage]>([
    ['starts empty', [], empty],
    ['keeps text as typed', [typed('name', ' Asha ')], { ...empty, name: ' Asha ' }],
    [
      'takes the subject of the address',
      [suggested('Inquiry about Bali')],
      { ...empty, subject: 'Inquiry about Bali' },
    ],
    [
      'which touches no other field',
      [typed('name', 'A'), suggested('B')],
      { ...empty, name: 'A', subject: 'B' },
    ],
    [
      'and never replaces a typed subject',
      [typed('subject', 'Mine'), suggested('B')],
      { ...empty, subject: 'Mine' },
    ],
    ['lets it be changed', [suggested('B'), typed('subject', '')], empty],
    ['has no panel to copy, edit or close', [copyChosen, editChosen, closed], empty],
  ])('%s', (_why, events, fields) => {
    const form = contactForm(...events);
    expect(form.fields()).toEqual(fields);
    expect(form.problems()).toEqual({});
    expect(form.handedOver()).toBeUndefined();
    expect(form.emitted).toEqual([]);
  });
});

describe('what the form begins with', () => {
  const telling = (field: ContactField, value: string | undefined) =>
    source<Extract<ContactFormEvent, { type: 'field.changed' }>>(({ sendBack }) => {
      if (value !== undefined) sendBack({ type: 'field.changed', field, value });
    }) as never;

  it.each<[why: string, kept: string | undefined, early: string | undefined, subject: string]>([
    ['the address suggests one to who has none', undefined, undefined, 'Suggested'],
    ['what was kept stays', 'Kept', undefined, 'Kept'],
    ['what was typed early stays', undefined, 'Typed', 'Typed'],
    ['what was typed early stands over what was kept', 'Kept', 'Typed', 'Typed'],
  ])('as its subject: %s', (_why, kept, early, subject) => {
    const { actor } = trial(
      contactFormMachine.provide({
        actors: {
          draft: telling('subject', kept),
          earlyInput: telling('subject', early),
          suggestion: source(({ sendBack }) => sendBack({ type: 'subject.suggested', subject: 'Suggested' })),
        },
      }),
    );
    expect(actor.getSnapshot().context.message).toEqual({ ...empty, subject });
  });
});

describe('what a refresh keeps', () => {
  it.each<[why: string, events: ContactFormEvent[], kept: ContactMessage | undefined]>([
    ['nothing of empty fields', [], undefined],
    ['nothing of blanks', [typed('name', '  ')], undefined],
    ['what was typed', [typed('name', 'Asha')], { ...empty, name: 'Asha' }],
    ['nothing of what the mail program got', [...filled(asked), submitted], undefined],
    [
      'a new message rather than the sent one',
      [...filled(asked), submitted, typed('name', 'Ravi')],
      { ...empty, name: 'Ravi' },
    ],
    ['nothing of a subject that the address suggests', [suggested('Bali')], undefined],
    [
      'what was typed beside that subject, with it',
      [suggested('Bali'), typed('name', 'Asha')],
      { ...empty, name: 'Asha', subject: 'Bali' },
    ],
    ['a typed subject', [suggested('Bali'), typed('subject', 'Mine')], { ...empty, subject: 'Mine' }],
    ['nothing once the panel is closed', [...filled(asked), submitted, closed], undefined],
    ['what is edited again', [...filled(asked), submitted, editChosen], asked],
  ])('%s', (_why, events, kept) => {
    expect(selectDraft(contactForm(...events).actor.getSnapshot())).toEqual(kept);
  });
});

describe('sending with something missing (Specification §5)', () => {
  it.each<[changes: Partial<ContactMessage>, field: ContactField, words: string]>([
    [{ email: 'asha@' }, 'email', 'Email is invalid'],
    [{ message: '' }, 'message', 'Message is required'],
  ])('%j opens no mail and puts the focus on %s', (changes, field, words) => {
    const form = contactForm(...filled({ ...asked, ...changes }), submitted);
    expect(form.emitted).toEqual([focusOn(field)]);
    expect(form.problems()).toEqual({ [field]: words });
    expect(form.fields()).toEqual({ ...asked, ...changes });
    expect(form.handedOver()).toBeUndefined();
  });

  it('a message goes as soon as its field is right, the others stay', () => {
    const form = contactForm(submitted, typed('name', 'Asha'));
    expect(Object.keys(form.problems())).toEqual(['email', 'phone', 'subject', 'message']);
  });

  it('again puts the focus on what is wrong now', () => {
    const form = contactForm(submitted, typed('name', 'Asha'), submitted);
    expect(form.emitted).toEqual([focusOn('name'), focusOn('email')]);
  });

  it('is followed by a mail once all is right', () => {
    const form = contactForm(submitted, ...filled(asked), submitted);
    expect(form.emitted).toEqual([focusOn('name'), mail, focusOn('panel')]);
    expect(form.problems()).toEqual({});
  });
});

describe('sending (Specification §4)', () => {
  it('opens the mail program once, then the fields are empty and the panel has the whole message', () => {
    const form = contactForm(...filled(asked), submitted);
    expect(form.emitted).toEqual([mail, focusOn('panel')]);
    expect(form.fields()).toEqual(empty);
    expect(form.problems()).toEqual({});
    expect(form.handedOver()).toEqual({
      subject: asked.subject,
      text: askedText,
      copy: 'offered',
      isEditable: true,
    });
  });

  it('ten more presses open no other mail, say nothing is missing and lead to the panel', () => {
    const form = contactForm(...filled(asked), submitted);
    form.takeEmitted();
    form.send(...Array.from({ length: 10 }, () => submitted));
    expect(form.emitted).toEqual(Array.from({ length: 10 }, () => focusOn('panel')));
    expect(form.problems()).toEqual({});
    expect(form.handedOver()?.text).toBe(askedText);
  });

  it('a second message opens a second mail and takes the place of the first', () => {
    const form = contactForm(...filled(asked), submitted, copyChosen);
    form.takeEmitted();
    form.send(...filled({ ...asked, message: 'In June.' }), submitted);
    expect(form.emitted).toMatchObject([
      { mail: { body: expect.stringContaining('In June.') } },
      focusOn('panel'),
    ]);
    expect(form.handedOver()).toMatchObject({ text: expect.stringContaining('In June.'), copy: 'offered' });
  });

  it('an address that speaks late suggests nothing to a form that was sent', () => {
    const form = contactForm(...filled(asked), submitted, suggested('Inquiry about Bali'));
    expect(form.fields()).toEqual(empty);
  });

  it('half a second message is checked like the first', () => {
    const form = contactForm(...filled(asked), submitted, typed('name', 'Asha'), submitted);
    expect(form.problems()).toMatchObject({ email: 'Email is required' });
    expect(form.handedOver()?.text).toBe(askedText);
  });
});

describe('editing again', () => {
  it('brings every field back and closes the panel', () => {
    const form = contactForm(...filled(asked), submitted, editChosen);
    expect(form.fields()).toEqual(asked);
    expect(form.handedOver()).toBeUndefined();
    expect(form.emitted.at(-1)).toEqual(focusOn('name'));
    form.send(submitted);
    expect(form.emitted.filter(({ type }) => type === 'mail.requested')).toEqual([mail, mail]);
  });

  it('never writes over another message that has been begun', () => {
    const form = contactForm(...filled(asked), submitted, typed('message', 'Also:'), editChosen);
    expect(form.fields()).toEqual({ ...empty, message: 'Also:' });
    expect(form.handedOver()).toEqual({
      subject: asked.subject,
      text: askedText,
      copy: 'offered',
      isEditable: false,
    });
  });

  it('is possible again when that one is taken away', () => {
    const form = contactForm(...filled(asked), submitted, typed('message', 'A'), typed('message', ''));
    expect(form.handedOver()?.isEditable).toBe(true);
    form.send(editChosen);
    expect(form.fields()).toEqual(asked);
  });
});

describe('copying', () => {
  const sent = () => contactForm(...filled(asked), submitted, copyChosen);

  it('copies the whole message, once', () => {
    const form = sent();
    form.send(copyChosen, copyChosen);
    expect(form.copies.calls.map(({ input }) => contactMail(input.message).body)).toEqual([askedText]);
    expect(form.handedOver()?.copy).toBe('copying');
  });

  it('says that it was copied, and can be repeated', async () => {
    const form = sent();
    form.copies.call(0).resolve();
    await answersArrive();
    expect(form.handedOver()?.copy).toBe('copied');
    form.send(copyChosen);
    expect(form.copies.calls).toHaveLength(2);
  });

  it('that is not allowed says so and leads to the text', async () => {
    const form = sent();
    form.takeEmitted();
    form.copies.call(0).reject(new Error('blocked'));
    await answersArrive();
    expect(form.handedOver()).toMatchObject({ copy: 'failed', text: askedText });
    expect(form.emitted).toEqual([focusOn('mailText')]);
    form.send(copyChosen);
    expect(form.copies.calls).toHaveLength(2);
  });

  it('an answer after the panel was closed changes nothing', async () => {
    const form = sent();
    form.send(closed);
    form.takeEmitted();
    form.copies.call(0).reject(new Error('blocked'));
    await answersArrive();
    expect(form.handedOver()).toBeUndefined();
    expect(form.emitted).toEqual([]);
  });
});

describe('closing the panel', () => {
  it('takes the message away and leads back to the empty form, which is checked again', () => {
    const form = contactForm(...filled(asked), submitted);
    form.takeEmitted();
    form.send(closed);
    expect(form.handedOver()).toBeUndefined();
    expect(form.actor.getSnapshot().context.handedOver).toEqual(empty);
    expect(form.emitted).toEqual([focusOn('name')]);
    form.send(submitted);
    expect(form.problems()).toMatchObject({ name: 'Full Name is required' });
  });

  it('keeps what is said beside the fields of another message', () => {
    const form = contactForm(...filled(asked), submitted, typed('name', 'Ravi'), submitted, closed);
    expect(form.problems()).toMatchObject({ email: 'Email is required' });
    form.send(typed('email', 'ravi@example.in'));
    expect(form.problems()).not.toHaveProperty('email');
  });

  it('keeps another message that has been begun', () => {
    const form = contactForm(...filled(asked), submitted, typed('name', 'Ravi'), closed);
    expect(form.fields()).toEqual({ ...empty, name: 'Ravi' });
  });
});
