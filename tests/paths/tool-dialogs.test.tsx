import { useReducer } from 'react';
import { expect, vi } from 'vitest';
import { Link } from 'react-router-dom';
import type { EventFrom, SnapshotFrom } from 'xstate';
import type { Destination } from '../../machines/eligibility-checker/choices';
import { toolDialogsMachine } from '../../machines/tool-dialogs/tool-dialogs.machine';
import type { TripQuery } from '../../machines/trip-estimator/trip';
import { createToolDialogs } from '../../src/flows/tool-dialogs/ToolDialogs';
import { useToolDialogs } from '../../src/flows/tool-dialogs/tool-dialogs';
import { follow, press } from '../support/hands';
import { walkPaths } from '../support/paths';
import type { World } from '../support/world';

type Event = EventFrom<typeof toolDialogsMachine>;

interface StandInProps {
  title: string;
  given: string;
  onClose: () => void;
}

/** Stands in for a tool: says what it was given, can be closed, can break, and has a way to another page. */
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
      <Link to="/contact">Contact</Link>
    </div>
  );
}

function Checker({ destination, onClose }: { destination?: Destination; onClose: () => void }) {
  return (
    <StandIn title="Visa Eligibility Checker" given={destination ?? 'no destination'} onClose={onClose} />
  );
}

function Estimator({ sharedQuery, onClose }: { sharedQuery: TripQuery | undefined; onClose: () => void }) {
  const given = sharedQuery ? String(new URLSearchParams(sharedQuery)) : 'no shared trip';
  return <StandIn title="Trip Cost Estimator" given={given} onClose={onClose} />;
}

const loaded: string[] = [];

function noting<Module>(tool: string, module: Module): () => Promise<Module> {
  return () => {
    loaded.push(tool);
    return Promise.resolve(module);
  };
}

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

async function open(world: World, address: string, inspect: World['inspect']): Promise<void> {
  loaded.length = 0;
  const ToolDialogs = createToolDialogs({
    checker: noting('checker', { default: Checker }),
    estimator: noting('estimator', { default: Estimator }),
  });
  await world.open(
    <ToolDialogs>
      <Page />
    </ToolDialogs>,
    address,
    inspect,
  );
}

function eventsOf({ value, context }: SnapshotFrom<typeof toolDialogsMachine>): Event[] {
  if (value !== 'closed') {
    const canBreak = context.failures === 0;
    return [
      { type: 'dialog.closed' },
      { type: 'page.changed' },
      ...(canBreak ? [{ type: 'dialog.failed' as const }] : []),
    ];
  }
  const isUntouched = !context.checkerDestination && !context.sharedQuery;
  return [
    { type: 'checker.requested' },
    { type: 'estimator.requested' },
    ...(isUntouched
      ? ([
          { type: 'checker.requested', destination: 'usa' },
          { type: 'estimator.requested', query: { trip: 'uk', days: '10' } },
        ] as const)
      : []),
  ];
}

// The oracle: written from the specification, without the machine.

interface Situation {
  dialog: 'Visa Eligibility Checker' | 'Trip Cost Estimator' | undefined;
  given: string;
  address: string;
  loaded: readonly string[];
  notices: readonly string[];
}

function opened(
  situation: Situation,
  tool: 'checker' | 'estimator',
  dialog: Situation['dialog'],
  given: string,
): Situation {
  const isNew = !situation.loaded.includes(tool);
  return { ...situation, dialog, given, loaded: isNew ? [...situation.loaded, tool] : situation.loaded };
}

walkPaths<typeof toolDialogsMachine, Event, Situation>({
  flow: 'Tool dialogs',
  machine: toolDialogsMachine,
  events: eventsOf,
  key: ({ value, context }) => JSON.stringify([value, context]),
  limit: 200,
  open: (world, log) => open(world, '/services', log.observer),
  act: {
    'checker.requested': ({ destination }) => press(destination ? 'Checker for the USA' : 'Checker'),
    'estimator.requested': async ({ query }, world) => {
      if (!query) return press('Estimator');
      world.close();
      await open(world, `/services?${new URLSearchParams(query)}#visa-services`, world.inspect);
    },
    'dialog.closed': () => press('Close'),
    'dialog.failed': async () => {
      vi.spyOn(console, 'error').mockImplementation(() => {});
      vi.spyOn(console, 'warn').mockImplementation(() => {});
      await press('Break');
      vi.restoreAllMocks();
    },
    'page.changed': () => follow('Contact'),
  },
  say: {
    'checker.requested': ({ destination }) =>
      destination ? `asks for the checker for ${destination}` : 'asks for the checker',
    'estimator.requested': ({ query }) => (query ? 'follows a shared link' : 'asks for the estimator'),
    'dialog.closed': () => 'closes it',
    'dialog.failed': () => 'the tool breaks',
    'page.changed': () => 'goes to another page',
  },
  start: { dialog: undefined, given: '', address: '/services', loaded: [], notices: [] },
  after: {
    'checker.requested': (situation, { destination }) =>
      opened(situation, 'checker', 'Visa Eligibility Checker', destination ?? 'no destination'),
    'estimator.requested': (situation, { query }) =>
      opened(situation, 'estimator', 'Trip Cost Estimator', query ? 'trip=uk&days=10' : 'no shared trip'),
    'dialog.closed': (situation) => ({ ...situation, dialog: undefined }),
    // What has broken is fetched anew when it is asked for again.
    'dialog.failed': (situation) => ({
      ...situation,
      dialog: undefined,
      loaded: [],
      notices: ['error: This tool could not be opened. Check your connection, or reload the page.'],
    }),
    'page.changed': (situation) => ({ ...situation, dialog: undefined, address: '/contact' }),
  },
  see: ({ dialog, given, address, notices }) => ({
    notices,
    address,
    dialog,
    headings: dialog ? [given] : [],
    buttons: dialog ? ['Close', 'Break'] : pageButtons,
  }),
  hold: (situation) => {
    expect(document.querySelectorAll('[role="dialog"]')).toHaveLength(situation.dialog ? 1 : 0);
    expect(loaded.slice(-situation.loaded.length || loaded.length)).toEqual(situation.loaded);
  },
});
