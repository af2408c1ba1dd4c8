import { useReducer } from 'react';
import { act, screen } from '@testing-library/react';
import { expect, vi } from 'vitest';
import { AfterPage } from '../../../src/app/shell/AfterPage';
import { createEmptyActor, type EventFrom, type SnapshotFrom } from 'xstate';
import type { Destination } from '../../../machines/eligibility-checker/choices';
import { toolsMachine, type Tool } from '../../../machines/site/tools/tools.machine';
import type { EstimatorQuery } from '../../../machines/trip-estimator/estimator-form';
import { ToolDialogs } from '../../../src/flows/tools/ToolDialogs';
import { useToolDialogs } from '../../../src/flows/tools/tools';
import { fetchedByHand } from '../../support/fetched-by-hand';
import { press } from '../../support/hands';
import { walkPaths } from '../../support/paths';

interface StandInProps {
  title: string;
  given: string;
  onClose: () => void;
}

/** Stands in for a tool: says what it was given, can be closed, and can break. */
function StandIn({ title, given, onClose }: StandInProps) {
  const [isBroken, breakDown] = useReducer(() => true, false);
  if (isBroken) throw new Error('The tool is broken.');
  return (
    <div role="dialog" aria-label={title}>
      <h2>{given}</h2>
      <button type="button" onClick={onClose}>
        Close
      </button>
      <button type="button" onClick={breakDown}>
        Break
      </button>
    </div>
  );
}

function Checker({ destination, onClose }: { destination?: Destination; onClose: () => void }) {
  return (
    <StandIn title="Visa Eligibility Checker" given={destination ?? 'no destination'} onClose={onClose} />
  );
}

function Estimator({
  sharedQuery,
  onClose,
}: {
  sharedQuery: EstimatorQuery | undefined;
  onClose: () => void;
}) {
  const given = sharedQuery ? String(new URLSearchParams(sharedQuery)) : 'no shared trip';
  return <StandIn title="Trip Cost Estimator" given={given} onClose={onClose} />;
}

const codes = { checker: { default: Checker }, estimator: { default: Estimator } } as const;

const fetched = fetchedByHand<unknown, Tool>();
const comes = () => fetched.come(codes[fetched.asked.at(-1) ?? 'checker']);

function Page() {
  const send = useToolDialogs();
  return (
    <>
      <button type="button" onClick={() => send({ type: 'checker.requested' })}>
        Checker
      </button>
      <button type="button" onClick={() => send({ type: 'checker.requested', destination: 'usa' })}>
        Checker for the USA
      </button>
      <button type="button" onClick={() => send({ type: 'estimator.requested' })}>
        Estimator
      </button>
    </>
  );
}

const pageButtons = ['Checker', 'Checker for the USA', 'Estimator'];

type WalkedEvent =
  | EventFrom<typeof toolsMachine>
  | { type: 'xstate.done.actor.load-checker' | 'xstate.done.actor.load-estimator'; output: unknown }
  | { type: 'xstate.error.actor.load-checker' | 'xstate.error.actor.load-estimator'; error: unknown };

function eventsOf(snapshot: SnapshotFrom<typeof toolsMachine>): WalkedEvent[] {
  const { value, context } = snapshot;
  const asked: WalkedEvent[] = [{ type: 'checker.requested' }, { type: 'estimator.requested' }];
  if (typeof value === 'string') {
    if (value === 'failed' || context.destination || context.query) return asked;
    return [
      ...asked,
      { type: 'checker.requested', destination: 'usa' },
      { type: 'estimator.requested', query: { trip: 'uk', days: '10' } },
    ];
  }
  const leaves: WalkedEvent[] = [{ type: 'page.entered' }];
  const tool = 'checker' in value ? 'checker' : 'estimator';
  if (snapshot.hasTag('loading')) {
    return [
      ...leaves,
      { type: `xstate.done.actor.load-${tool}`, output: codes[tool] },
      { type: `xstate.error.actor.load-${tool}`, error: new Error('gone') },
    ];
  }
  return [...leaves, { type: 'dialog.closed' }, { type: 'dialog.failed' }];
}

// The oracle: written from the specification, without the machine.

const nextTo = (address: string) => (address === '/contact' ? '/faq' : '/contact');

interface Situation {
  dialog: 'Visa Eligibility Checker' | 'Trip Cost Estimator' | undefined;
  /** The tool's code is on its way. */
  isOpening: boolean;
  given: string;
  address: string;
  notices: readonly string[];
}

const failure = 'error: This tool could not be opened. Check your connection, or reload the page.';

const arrived = (situation: Situation): Situation => ({ ...situation, isOpening: false });
const failed = (situation: Situation): Situation => ({
  ...situation,
  isOpening: false,
  dialog: undefined,
  notices: [failure],
});

walkPaths<typeof toolsMachine, WalkedEvent, Situation>({
  flow: 'Tool dialogs',
  states: 'tests/site/tools/states.txt',
  machine: toolsMachine,
  input: { site: createEmptyActor() as never },
  events: eventsOf,
  key: ({ value, context: { destination, query } }) => JSON.stringify([value, destination, query]),
  open: (world) => {
    world.loadTool = fetched.ask;
    world.isWhole = true;
    return world.open(
      <>
        <Page />
        <AfterPage />
        <ToolDialogs />
      </>,
      '/services',
    );
  },
  act: {
    'checker.requested': ({ destination }) => press(destination ? 'Checker for the USA' : 'Checker'),
    'estimator.requested': async ({ query }, world) => {
      if (!query) return press('Estimator');
      await world.comeBack(fetched.forget, `/services?${new URLSearchParams(query)}#visa-services`);
    },
    'xstate.done.actor.load-checker': comes,
    'xstate.done.actor.load-estimator': comes,
    'xstate.error.actor.load-checker': () => fails(() => fetched.fail()),
    'xstate.error.actor.load-estimator': () => fails(() => fetched.fail()),
    'dialog.closed': () => press('Close'),
    'dialog.failed': () => fails(() => press('Break')),
    'page.entered': (_, world) =>
      act(async () => world.history?.push(nextTo(world.history.location.pathname), null)),
  },
  say: {
    'checker.requested': ({ destination }) =>
      destination ? `asks for the checker for ${destination}` : 'asks for the checker',
    'estimator.requested': ({ query }) => (query ? 'follows a shared link' : 'asks for the estimator'),
    'xstate.done.actor.load-checker': () => 'the checker comes',
    'xstate.done.actor.load-estimator': () => 'the estimator comes',
    'xstate.error.actor.load-checker': () => 'the checker does not come',
    'xstate.error.actor.load-estimator': () => 'the estimator does not come',
    'dialog.closed': () => 'closes it',
    'dialog.failed': () => 'the tool breaks',
    'page.entered': () => 'goes to another page',
  },
  start: { dialog: undefined, isOpening: false, given: '', address: '/services', notices: [] },
  after: {
    'checker.requested': (situation, { destination }) => ({
      ...situation,
      dialog: 'Visa Eligibility Checker',
      isOpening: true,
      given: destination ?? 'no destination',
    }),
    'estimator.requested': (situation, { query }) => ({
      ...situation,
      dialog: 'Trip Cost Estimator',
      isOpening: true,
      given: query ? 'trip=uk&days=10' : 'no shared trip',
    }),
    'xstate.done.actor.load-checker': arrived,
    'xstate.done.actor.load-estimator': arrived,
    'xstate.error.actor.load-checker': failed,
    'xstate.error.actor.load-estimator': failed,
    'dialog.closed': (situation) => ({ ...situation, dialog: undefined }),
    'dialog.failed': failed,
    'page.entered': (situation) => ({
      ...situation,
      dialog: undefined,
      isOpening: false,
      address: nextTo(situation.address),
    }),
  },
  see: ({ dialog, isOpening, given, address, notices }) => {
    if (isOpening) return { notices, address, headings: [] };
    return {
      notices,
      address,
      dialog,
      headings: dialog ? [given] : [],
      buttons: dialog ? ['Close', 'Break'] : pageButtons,
    };
  },
  alsoExpect: ({ dialog, isOpening }) => {
    const isShown = dialog !== undefined && !isOpening;
    expect(document.querySelectorAll('[role="dialog"][aria-label]')).toHaveLength(isShown ? 1 : 0);
    expect(screen.queryByText(/^Opening/) !== null).toBe(isOpening);
  },
});

/** What breaks is logged by React and by the site. */
async function fails(cause: () => Promise<void>): Promise<void> {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  await cause();
  vi.restoreAllMocks();
}
