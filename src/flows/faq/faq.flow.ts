import { faqMachine } from '../../../machines/faq/faq.machine';
import { source } from '../../../machines/source';
import { defineFlow } from '../running';
import { currentHash } from '../sources/address';
import { earlyText } from '../sources/early-text';

/** The FAQ in the site: the address names what it shows. Specification §4, FAQ. */
export const faqFlow = defineFlow(({ site }) => ({
  input: {},
  logic: faqMachine.provide({
    actors: {
      earlySearch: earlyText('search', (text) => ({ type: 'search.typed', text })),
      address: currentHash(site, (hash) => ({ type: 'hash.changed', hash })),
      earlyQuestion: source(({ sendBack }) => {
        const opened = document.querySelector<HTMLElement>('[data-question][open]');
        const question = opened?.dataset['question'];
        if (question !== undefined) sendBack({ type: 'question.opened', question });
      }),
    },
  }),
}));
