import { Link } from 'react-router-dom';
import { applyGateMachine, type ApplyGateEvent } from '../../machines/apply-gate/apply-gate.machine';
import { act, screen } from '@testing-library/react';
import { ApplyGate } from '../../src/flows/apply-gate/ApplyGate';
import GateDialog from '../../src/flows/GateDialog';
import { follow, press } from '../support/hands';
import { walkPaths } from '../support/paths';
import { expect, it } from 'vitest';
import { World } from '../support/world';

const france = { name: 'France', shortName: 'FRA', category: 'schengen' } as const;
const japan = { name: 'Japan', shortName: 'JPN', category: 'asia' } as const;

/** The gate's code is there when the walk says so. */
const pending: { come: (gate: typeof GateDialog) => void; lack: (error: Error) => void }[] = [];
const loadGate = () =>
  new Promise<typeof GateDialog>((come, lack) => {
    pending.push({ come, lack });
  });
const answer = (how: (one: (typeof pending)[number]) => void) =>
  act(async () => pending.splice(0).forEach(how));

const applyTo = (country: typeof france | typeof japan) => (
  <ApplyGate country={country} loadGate={loadGate}>
    {(onApply) => (
      <Link to={`/apply-visa?country=${country.name}`} onClick={onApply}>
        Apply Now
      </Link>
    )}
  </ApplyGate>
);

type WalkedEvent =
  | ApplyGateEvent
  | { type: 'xstate.done.actor.loadGate' }
  | { type: 'xstate.error.actor.loadGate'; error: Error };

interface Situation {
  gate: 'closed' | 'opening' | 'dialog' | 'plain';
  address: string;
}

// The oracle: Specification §4, Apply Now.
const buttons = {
  closed: [],
  opening: [],
  dialog: ['Close', 'Cancel', 'Proceed to Check'],
  plain: ['Cancel', 'Proceed to Check'],
};

walkPaths<typeof applyGateMachine, WalkedEvent, Situation>({
  flow: 'Apply gate',
  machine: applyGateMachine,
  events: (({ value }: { value: string }): readonly WalkedEvent[] => {
    if (value === 'closed') return [{ type: 'apply.pressed' }];
    if (value !== 'opening') return [{ type: 'cancel.pressed' }, { type: 'proceed.pressed' }];
    return [
      { type: 'xstate.done.actor.loadGate' },
      { type: 'xstate.error.actor.loadGate', error: new Error('no code') },
    ];
  }) as never,
  key: ({ value }) => JSON.stringify(value),
  limit: 50,
  input: { destination: 'schengen' },
  open: (world, log) => world.open(applyTo(france), '/services/france', log.observer),
  act: {
    'apply.pressed': () => follow('Apply Now'),
    'xstate.done.actor.loadGate': () => answer(({ come }) => come(GateDialog)),
    'xstate.error.actor.loadGate': ({ error }) => answer(({ lack }) => lack(error)),
    // The dialog has two ways to cancel; the listing's paths use the other one.
    'cancel.pressed': () => press(screen.queryByRole('button', { name: 'Close' }) ? 'Close' : 'Cancel'),
    'proceed.pressed': () => press('Proceed to Check'),
  },
  say: {
    'apply.pressed': () => 'applies',
    'xstate.done.actor.loadGate': () => 'the gate comes',
    'xstate.error.actor.loadGate': () => 'the gate cannot be had',
    'cancel.pressed': () => 'cancels',
    'proceed.pressed': () => 'proceeds to the check',
  },
  start: { gate: 'closed', address: '/services/france' },
  after: {
    'apply.pressed': (situation) => ({ ...situation, gate: 'opening' }),
    'xstate.done.actor.loadGate': (situation) => ({ ...situation, gate: 'dialog' }),
    'xstate.error.actor.loadGate': (situation) => ({ ...situation, gate: 'plain' }),
    'cancel.pressed': (situation) => ({ ...situation, gate: 'closed' }),
    'proceed.pressed': () => ({ gate: 'closed', address: '/tools/visa-eligibility-checker' }),
  },
  see: ({ gate, address }) => ({
    address,
    dialog: gate === 'dialog' || gate === 'plain' ? 'Before You Apply' : undefined,
    buttons: buttons[gate],
  }),
});

it('a destination without the gate leads to the form at once', async () => {
  const world = new World();
  await world.open(applyTo(japan), '/services/japan');
  await follow('Apply Now');
  expect(world.address).toBe('/apply-visa?country=Japan');
  world.close();
});
