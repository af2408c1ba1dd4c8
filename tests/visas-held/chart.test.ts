import { expect, it } from 'vitest';
import type { AnyEventObject } from 'xstate';
import type { HeldVisa } from '../../machines/visas-held/held';
import { visasHeldMachine, type VisasHeldEvent } from '../../machines/visas-held/visas-held.machine';
import { siteListener } from '../support/site-recorder';
import { trial } from '../support/trial';

const us: HeldVisa = { issuer: 'usa', kind: 'visa' };
const uk: HeldVisa = { issuer: 'uk', kind: 'visa' };

const toggled = (issuer: HeldVisa['issuer']): VisasHeldEvent => ({ type: 'visa.toggled', issuer });
const said = (value: string): VisasHeldEvent => ({
  type: 'detail.changed',
  issuer: 'usa',
  detail: 'entries',
  value,
});
const known = (...visas: readonly HeldVisa[]): VisasHeldEvent => ({ type: 'trip.known', trip: { visas } });

it.each<
  [why: string, events: readonly VisasHeldEvent[], state: string, visas: readonly HeldVisa[], told: number]
>([
  ['nothing is said', [], 'none', [], 0],
  ['the trip has one', [known(uk)], 'some', [uk], 0],
  ['one is ticked', [toggled('usa')], 'some', [us], 1],
  ['one is ticked and taken back', [toggled('usa'), toggled('usa')], 'none', [], 2],
  ['a second one', [toggled('uk'), toggled('usa')], 'some', [us, uk], 2],
  ['a detail is said', [toggled('usa'), said('single')], 'some', [{ ...us, entries: 'single' }], 2],
  ['a detail of none', [said('single')], 'none', [], 0],
  ['all are cleared', [known(us, uk), { type: 'visas.cleared' }], 'none', [], 1],
  ['the trip was cleared elsewhere', [toggled('usa'), { type: 'trip.known', trip: {} }], 'none', [], 1],
])('%s', (_why, events, state, visas, told) => {
  const patches: AnyEventObject[] = [];
  const { site } = siteListener((event) => patches.push(event));
  const { actor, send } = trial(visasHeldMachine, { input: { site } });
  send(...events);
  expect(actor.getSnapshot().value).toBe(state);
  expect(actor.getSnapshot().context.visas).toEqual(visas);
  expect(patches).toHaveLength(told);
  if (told > 0 && events.at(-1)?.type !== 'trip.known')
    expect(JSON.stringify(patches.at(-1))).toContain(JSON.stringify({ visas }));
});
