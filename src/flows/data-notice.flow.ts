import { lateToolMachine } from '../../machines/late-tool/late-tool.machine';
import { source } from '../../machines/source';
import { defineFlow } from './running';

/** A notice beside a form: it may have been opened before the page's scripts were there. */
export const dataNoticeFlow = defineFlow(() => ({
  input: {},
  logic: lateToolMachine.provide({
    actors: {
      askedAtStart: source(({ sendBack, input: { elementId } }) => {
        const folded = document.getElementById(elementId);
        if (folded instanceof HTMLDetailsElement && folded.open) sendBack({ type: 'open.pressed' });
      }),
    },
  }),
}));
