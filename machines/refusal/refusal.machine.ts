import { assign, sendTo, setup, type SnapshotFrom } from 'xstate';
import { silent } from '../source';
import { isFilled } from '../text';
import { readLetter, type RefusalAuthority } from './reading';

/** Which authority the address names, first and whenever it is another. */
type AddressChanged = { type: 'address.changed'; query: { readonly by?: string | undefined } };
type AddressRequested = {
  type: 'address.requested';
  query: { readonly by?: string | undefined };
  history: 'push' | 'replace';
};
type LetterTyped = { type: 'letter.typed'; text: string };

export type RefusalEvent =
  | AddressChanged
  | { type: 'authority.chosen'; id: string }
  | { type: 'reason.toggled'; id: string }
  /** The form with the numbers of before 2020, or the present one again. */
  | { type: 'form.toggled' }
  | LetterTyped
  | { type: 'all.cleared' };

interface RefusalContext {
  readonly authorities: readonly RefusalAuthority[];
  /** Who refused; nothing until it is known. */
  readonly authority: string | undefined;
  /** The reasons that were ticked or read, by their ids. */
  readonly reasons: readonly string[];
  /** The letter, as it was pasted: it is kept nowhere else. */
  readonly text: string;
}

const byAddress = ({ event: { query } }: { event: AddressChanged }) => ({ id: query.by });
const typed = ({ event }: { event: LetterTyped }) => event;

/**
 * A refusal, read: who refused and for which reasons, ticked or found in the letter's own words, which never leave the device.
 * Specification §2, Refusal.
 */
export const refusalMachine = setup({
  types: {
    context: {} as RefusalContext,
    events: {} as RefusalEvent,
    input: {} as { readonly authorities: readonly RefusalAuthority[] },
  },
  actors: { address: silent<AddressChanged, undefined, AddressRequested>() },
  guards: {
    hasAuthority: ({ context }) => context.authority !== undefined,
    hasNone: ({ context }) => context.authority === undefined,
    namesReasons: ({ context }, { text }: { text: string }) =>
      readLetter(context.authorities, text) !== undefined,
    isBlank: (_, { text }: { text: string }) => !isFilled(text),
    isOther: ({ context }, { id }: { id: string | undefined }) => id !== context.authority,
  },
  actions: {
    keepAuthority: assign(({ context: { authorities } }, { id }: { id: string | undefined }) => ({
      authority: authorities.find((one) => one.id === id)?.id,
      reasons: [],
    })),
    toggleReason: assign(({ context: { reasons } }, { id }: { id: string }) => ({
      reasons: reasons.includes(id) ? reasons.filter((one) => one !== id) : [...reasons, id],
    })),
    keepLetter: assign((_, { text }: { text: string }) => ({ text })),
    readReasons: assign(({ context }, { text }: { text: string }) => {
      const read = readLetter(context.authorities, text);
      return read ? { authority: read.authority, reasons: read.reasons } : {};
    }),
    clearAll: assign({ authority: undefined, reasons: [], text: '' }),
    requestAddress: sendTo('address', ({ context: { authority } }) => ({
      type: 'address.requested' as const,
      query: { by: authority },
      history: 'replace' as const,
    })),
  },
}).createMachine({
  id: 'refusal',
  context: ({ input: { authorities } }) => ({ authorities, authority: undefined, reasons: [], text: '' }),
  invoke: { id: 'address', src: 'address' },
  type: 'parallel',
  on: {
    'address.changed': {
      // What was put there is known already.
      guard: { type: 'isOther', params: byAddress },
      actions: { type: 'keepAuthority', params: byAddress },
    },
    'authority.chosen': {
      actions: [{ type: 'keepAuthority', params: ({ event }) => event }, 'requestAddress'],
    },
  },
  states: {
    refusal: {
      initial: 'asking',
      states: {
        asking: { always: { guard: 'hasAuthority', target: 'reading' } },
        reading: {
          always: { guard: 'hasNone', target: 'asking' },
          on: { 'reason.toggled': { actions: { type: 'toggleReason', params: ({ event }) => event } } },
        },
      },
    },
    form: {
      initial: 'present',
      states: {
        present: { on: { 'form.toggled': 'old' } },
        /** The eleven boxes of before 2020, which some still print. */
        old: { on: { 'form.toggled': 'present' } },
      },
    },
    letter: {
      initial: 'empty',
      on: {
        'letter.typed': [
          {
            guard: { type: 'isBlank', params: typed },
            target: '.empty',
            actions: { type: 'keepLetter', params: typed },
          },
          {
            guard: { type: 'namesReasons', params: typed },
            target: '.read',
            actions: [
              { type: 'keepLetter', params: typed },
              { type: 'readReasons', params: typed },
              'requestAddress',
            ],
          },
          { target: '.unread', actions: { type: 'keepLetter', params: typed } },
        ],
        'all.cleared': { target: '.empty', actions: ['clearAll', 'requestAddress'] },
      },
      states: {
        empty: {},
        read: {},
        /** Nothing in it is a reason that we know. */
        unread: {},
      },
    },
  },
});

export type RefusalSnapshot = SnapshotFrom<typeof refusalMachine>;
