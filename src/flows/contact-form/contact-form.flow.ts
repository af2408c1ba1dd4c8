import { contactFields, contactMessageStorageKey, inquiryIn } from '../../../machines/contact-form/contact';
import { contactFormMachine, selectDraft } from '../../../machines/contact-form/contact-form.machine';
import { source } from '../../../machines/source';
import { contactMail, inquirySubject } from '../../content/contact-words';
import { enteredBeforeHydration } from '../before-hydration';
import { fieldId } from '../field-id';
import { defineFlow } from '../running';
import { childOf } from '../site';
import { copyTextBy } from '../sources/copy-text';
import { keeping } from '../sources/kept-draft';
import { mailBy } from '../sources/mail';

/** The contact form in the site. Specification §2, §4, §5 and §7, Contact form. */
export const contactFormFlow = defineFlow(({ site, ports }) => {
  const drafts = ports.storedValue(contactMessageStorageKey);
  return {
    input: {},
    logic: contactFormMachine.provide({
      actors: {
        copyText: copyTextBy(ports, ({ message }) => contactMail(message).body),
        mail: mailBy(ports, ({ to, message }) => ({ to, ...contactMail(message) })),
        draft: source(({ sendBack, input: flow }) => {
          const kept = drafts.read();
          for (const field of contactFields) {
            const value = kept?.[field] ?? '';
            if (value !== '') sendBack({ type: 'field.changed', field, value });
          }
          return keeping(flow, drafts, selectDraft);
        }),
        earlyInput: source(({ sendBack, input: { formId } }) => {
          for (const field of contactFields) {
            const value = enteredBeforeHydration(fieldId(formId, field));
            if (value !== '') sendBack({ type: 'field.changed', field, value });
          }
        }),
        suggestion: source(({ sendBack }) => {
          const search = childOf(site, 'navigation')?.getSnapshot().context.shown.search;
          const query = new URLSearchParams(search);
          const inquiry = inquiryIn({
            destination: query.get('destination'),
            service: query.get('service'),
          });
          if (inquiry) sendBack({ type: 'subject.suggested', subject: inquirySubject(inquiry) });
        }),
      },
    }),
  };
});
