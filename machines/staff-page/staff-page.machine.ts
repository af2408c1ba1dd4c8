import { sendTo, setup } from 'xstate';
import { silent } from '../source';
import { forStaffSession, type SiteRef } from '../site/events';
import type { StaffPage } from '../site/staff-session/staff-paths';

/** What was typed into the phone's field before the app had started. */
export type PhoneTyped = { type: 'phone.changed'; text: string };

interface StaffPageContext {
  readonly site: SiteRef;
  readonly page: StaffPage;
  /** What the ids of the page's fields begin with. */
  readonly flowId: string;
}

/**
 * One page of the staff area while it is on the screen: it tells the session, which outlives it, that it is there, and what was
 * typed early. Specification §4, Admin auth.
 */
export const staffPageMachine = setup({
  types: {
    context: {} as StaffPageContext,
    events: {} as PhoneTyped,
    input: {} as StaffPageContext,
  },
  actors: {
    /** Tells the session, when the page goes, that it is left. */
    leaving: silent<never, { page: StaffPage }>(),
    earlyPhone: silent<PhoneTyped, { flowId: string }>(),
  },
  actions: {
    sayEntered: sendTo(
      ({ context }) => context.site,
      ({ context }) => forStaffSession({ type: 'area.entered', page: context.page }),
    ),
    passOn: sendTo(
      ({ context }) => context.site,
      (_, { text }: { text: string }) => forStaffSession({ type: 'phone.changed', text }),
    ),
  },
}).createMachine({
  id: 'staffPage',
  context: ({ input }) => input,
  initial: 'shown',
  states: {
    shown: {
      // The session hears of the page before it hears what was typed there.
      entry: 'sayEntered',
      invoke: [
        { id: 'earlyPhone', src: 'earlyPhone', input: ({ context }) => context },
        { id: 'leaving', src: 'leaving', input: ({ context }) => context },
      ],
      on: { 'phone.changed': { actions: { type: 'passOn', params: ({ event }) => event } } },
    },
  },
});
