import { Link } from 'react-router-dom';
import { createEmptyActor } from 'xstate';
import { applyGateMachine, type ApplyGateEvent } from '../../machines/apply-gate/apply-gate.machine';
import type { Country } from '../../machines/country-listing/listing';
import type { SiteRef } from '../../machines/site/events';
import { screen } from '@testing-library/react';
import { ApplyGate } from '../../src/flows/apply-gate/ApplyGate';
import GateDialog from '../../src/flows/GateDialog';
import { france, japan } from '../support/countries';
import { fetchedByHand } from '../support/fetched-by-hand';
import { eachInItsWorld } from '../support/each-in-its-world';
import { follow, press } from '../support/hands';
import { walkPaths } from '../support/paths';
import { expect, it } from 'vitest';
import type { World } from '../support/world';

const gateCode = fetchedByHand<typeof GateDialog>();

const applyTo = (country: Country) => (
  <ApplyGate country={country} loadGate={gateCode.ask}>
    {(onApply) => (
      <Link to={`/apply-visa?country=${country.name}`} onClick={onApply}>
        Apply Now
      </Link>
    )}
  </ApplyGate>
);

type WalkedEvent =
  | ApplyGateEvent
  | { type: 'xstate.done.actor.loadCode' }
  | { type: 'xstate.error.actor.loadCode'; error: Error };

interface Situation {
  gate: 'closed' | 'loading' | 'dialog' | 'plain';
  address: string;
}

// The oracle: Specification §4, Apply Now.
const buttons = {
  closed: [],
  loading: [],
  dialog: ['Close', 'Cancel', 'Proceed to Check'],
  plain: ['Cancel', 'Proceed to Check'],
};

walkPaths<typeof applyGateMachine, WalkedEvent, Situation>({
  flow: 'Apply gate',
  states: 'tests/apply-gate/states.txt',
  machine: applyGateMachine,
  events: ({ value }) => {
    if (value === 'closed') return [{ type: 'apply.pressed' }];
    if (value !== 'loading') return [{ type: 'cancel.pressed' }, { type: 'proceed.pressed' }];
    return [
      { type: 'xstate.done.actor.loadCode' },
      { type: 'xstate.error.actor.loadCode', error: new Error('no code') },
    ];
  },
  input: { site: createEmptyActor() as SiteRef, destination: 'schengen', load: gateCode.ask },
  open: (world) => world.open(applyTo(france), '/services/france'),
  act: {
    'apply.pressed': () => follow('Apply Now'),
    'xstate.done.actor.loadCode': () => gateCode.come(GateDialog),
    'xstate.error.actor.loadCode': ({ error }) => gateCode.fail(error),
    // The dialog has two ways to cancel; the listing's paths use the other one.
    'cancel.pressed': () => press(screen.queryByRole('button', { name: 'Close' }) ? 'Close' : 'Cancel'),
    'proceed.pressed': () => press('Proceed to Check'),
  },
  say: {
    'apply.pressed': () => 'applies',
    'xstate.done.actor.loadCode': () => 'the gate comes',
    'xstate.error.actor.loadCode': () => 'the gate cannot be had',
    'cancel.pressed': () => 'cancels',
    'proceed.pressed': () => 'proceeds to the check',
  },
  start: { gate: 'closed', address: '/services/france' },
  after: {
    'apply.pressed': (situation) => ({ ...situation, gate: 'loading' }),
    'xstate.done.actor.loadCode': (situation) => ({ ...situation, gate: 'dialog' }),
    'xstate.error.actor.loadCode': (situation) => ({ ...situation, gate: 'plain' }),
    'cancel.pressed': (situation) => ({ ...situation, gate: 'closed' }),
    'proceed.pressed': () => ({ gate: 'closed', address: '/tools/visa-eligibility-checker' }),
  },
  see: ({ gate, address }) => ({
    address,
    dialog: gate === 'dialog' || gate === 'plain' ? 'Before You Apply' : undefined,
    buttons: buttons[gate],
  }),
});

let world: World;
eachInItsWorld((fresh) => (world = fresh));

it('a destination without the gate leads to the form at once', async () => {
  await world.open(applyTo(japan), '/services/japan');
  await follow('Apply Now');
  expect(world.address).toBe('/apply-visa?country=Japan');
});
