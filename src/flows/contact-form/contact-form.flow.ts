import { contactFields, contactMessageStorageKey, inquiryIn } from '../../../machines/contact-form/contact';
import { contactFormMachine, selectDraft } from '../../../machines/contact-form/contact-form.machine';
import { source } from '../../../machines/source';
import { contactMail, inquirySubject } from '../../content/contact-words';
import { fieldsEnteredBeforeHydration } from '../before-hydration';
import { defineFlow } from '../running';
import { firstQuery } from '../sources/address';
import { copyTextBy } from '../sources/copy-text';
import { saveOnChange } from '../sources/kept-draft';
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
          // Field by field: one that was left empty keeps what the address suggests for it.
          for (const field of contactFields) {
            const value = kept?.[field] ?? '';
            if (value !== '') sendBack({ type: 'field.changed', field, value });
          }
          return saveOnChange(flow, drafts, selectDraft);
        }),
        earlyInput: source(({ sendBack, input: { flowId } }) => {
          for (const entered of fieldsEnteredBeforeHydration(flowId, contactFields)) {
            sendBack({ type: 'field.changed', ...entered });
          }
        }),
        suggestion: firstQuery(site, ['destination', 'service'], (query) => {
          const inquiry = inquiryIn(query);
          return inquiry && { type: 'subject.suggested', subject: inquirySubject(inquiry) };
        }),
      },
    }),
  };
});
