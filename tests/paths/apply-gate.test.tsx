import { Link } from 'react-router-dom';
import { applyGateMachine, type ApplyGateEvent } from '../../machines/apply-gate/apply-gate.machine';
import { ApplyGate } from '../../src/flows/apply-gate/ApplyGate';
import { follow, press } from '../support/hands';
import { walkPaths } from '../support/paths';
import { expect, it } from 'vitest';
import { World } from '../support/world';

const france = { name: 'France', shortName: 'FRA', category: 'schengen' } as const;
const japan = { name: 'Japan', shortName: 'JPN', category: 'asia' } as const;

const applyTo = (country: typeof france | typeof japan) => (
  <ApplyGate country={country}>
    {(onApply) => (
      <Link to={`/apply-visa?country=${country.name}`} onClick={onApply}>
        Apply Now
      </Link>
    )}
  </ApplyGate>
);

interface Situation {
  gate: boolean;
  address: string;
}

// The oracle: Specification §4, Apply Now.
walkPaths<typeof applyGateMachine, ApplyGateEvent, Situation>({
  flow: 'Apply gate',
  machine: applyGateMachine,
  events: ({ value }) =>
    value === 'open'
      ? [{ type: 'cancel.pressed' }, { type: 'proceed.pressed' }]
      : [{ type: 'apply.pressed' }],
  key: ({ value }) => JSON.stringify(value),
  limit: 50,
  input: { destination: 'schengen' },
  open: async (world, log) => {
    await import('../../src/flows/GateDialog');
    await world.open(applyTo(france), '/services/france', log.observer);
  },
  act: {
    'apply.pressed': () => follow('Apply Now'),
    'cancel.pressed': () => press('Cancel'),
    'proceed.pressed': () => press('Proceed to Check'),
  },
  say: {
    'apply.pressed': () => 'applies',
    'cancel.pressed': () => 'cancels',
    'proceed.pressed': () => 'proceeds to the check',
  },
  start: { gate: false, address: '/services/france' },
  after: {
    'apply.pressed': (situation) => ({ ...situation, gate: true }),
    'cancel.pressed': (situation) => ({ ...situation, gate: false }),
    'proceed.pressed': () => ({ gate: false, address: '/tools/visa-eligibility-checker' }),
  },
  see: ({ gate, address }) => ({
    address,
    dialog: gate ? 'Before You Apply' : undefined,
    buttons: gate ? ['Close', 'Cancel', 'Proceed to Check'] : [],
  }),
});

it('a destination without the gate leads to the form at once', async () => {
  const world = new World();
  await world.open(applyTo(japan), '/services/japan');
  await follow('Apply Now');
  expect(world.address).toBe('/apply-visa?country=Japan');
  world.close();
});
