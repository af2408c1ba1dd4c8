import { lateToolMachine } from '../../../machines/late-tool/late-tool.machine';
import { source } from '../../../machines/source';
import { defineFlow, unbound } from '../running';

/** A tool that is opened by its button. */
export const lateToolFlow = unbound(lateToolMachine);

/** The content of a page: asked for as soon as the page is there. */
export const lateContentFlow = defineFlow(() => ({
  input: {},
  logic: lateToolMachine.provide({
    actors: { askedAtStart: source(({ sendBack }) => sendBack({ type: 'open.pressed' })) },
  }),
}));
