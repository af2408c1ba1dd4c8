import { expect, it } from 'vitest';
import {
  destinationMapMachine,
  type DestinationMapEvent,
} from '../../machines/destination-map/destination-map.machine';
import { trial } from '../support/trial';

const at = (name: string): DestinationMapEvent => ({ type: 'mark.pointed', name });
const left: DestinationMapEvent = { type: 'map.left' };
const escape: DestinationMapEvent = { type: 'escape.pressed' };
const toggled: DestinationMapEvent = { type: 'filter.toggled', filter: 'no-visa' };
const cleared: DestinationMapEvent = { type: 'filters.cleared' };
const listed: DestinationMapEvent = { type: 'list.toggled' };

it.each<[why: string, events: readonly DestinationMapEvent[], tip: string, list: string, filters: string]>([
  ['nothing was done', [], 'closed', 'closed', ''],
  ['a mark is pointed at', [at('Japan')], 'Japan', 'closed', ''],
  ['another one is', [at('Japan'), at('Kenya')], 'Kenya', 'closed', ''],
  ['the map is left', [at('Japan'), left], 'closed', 'closed', ''],
  ['Escape', [at('Japan'), escape], 'closed', 'closed', ''],
  ['it is pointed at again', [at('Japan'), escape, at('Japan')], 'Japan', 'closed', ''],
  ['a filter is pressed below a tip', [at('Japan'), toggled], 'closed', 'closed', 'no-visa'],
  ['and pressed again', [toggled, toggled], 'closed', 'closed', ''],
  ['all filters are cleared', [toggled, cleared], 'closed', 'closed', ''],
  ['the list is opened', [listed, toggled], 'closed', 'open', 'no-visa'],
  ['the list is closed again', [listed, at('Japan'), listed], 'Japan', 'closed', ''],
])('%s', (_why, events, tip, list, filters) => {
  const { actor, send } = trial(destinationMapMachine, {});
  send(...events);
  const { value, context } = actor.getSnapshot();
  expect(value).toEqual({ tip: tip === 'closed' ? 'closed' : 'open', list });
  if (tip !== 'closed') expect(context.pointed).toBe(tip);
  expect(context.filters.join()).toBe(filters);
});
