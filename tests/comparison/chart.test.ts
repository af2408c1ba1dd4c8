import { describe, expect, it } from 'vitest';
import type { AnyEventObject } from 'xstate';
import { comparedIn, comparisonPath, namedIn } from '../../machines/comparison/compared';
import { comparisonMachine, type ComparisonEvent } from '../../machines/comparison/comparison.machine';
import { siteListener } from '../support/site-recorder';
import { trial } from '../support/trial';

const known = ['brazil', 'china', 'france', 'japan'];

const added = (id: string): ComparisonEvent => ({ type: 'destination.added', id });
const removed = (id: string): ComparisonEvent => ({ type: 'destination.removed', id });
const arrived = (named?: string): ComparisonEvent => ({ type: 'address.changed', query: { with: named } });
const cleared: ComparisonEvent = { type: 'comparison.cleared' };

it.each<[why: string, events: readonly ComparisonEvent[], state: string, compared: string, asked: unknown]>([
  ['nothing is said', [], 'empty', '', []],
  ['an address without any', [arrived()], 'empty', '', []],
  ['an address names two', [arrived('japan,china')], 'open', 'japan,china', []],
  ['an address names four', [arrived('japan,china,france,brazil')], 'full', 'japan,china,france', []],
  ['an address names one that is not known', [arrived('atlantis')], 'empty', '', []],
  ['one is added', [added('japan')], 'open', 'japan', ['japan']],
  ['one is added twice', [added('japan'), added('japan')], 'open', 'japan', ['japan']],
  ['one that is not known is added', [added('atlantis')], 'empty', '', []],
  ['a fourth is added', [arrived('japan,china,france'), added('brazil')], 'full', 'japan,china,france', []],
  ['the last is removed', [added('japan'), removed('japan')], 'empty', '', ['japan', undefined]],
  [
    'one of three is removed and another added',
    [arrived('japan,china,france'), removed('china'), added('brazil')],
    'full',
    'japan,france,brazil',
    ['japan,france', 'japan,france,brazil'],
  ],
  ['all are removed', [arrived('japan,china'), cleared], 'empty', '', [undefined]],
  ['Back', [added('japan'), arrived()], 'empty', '', ['japan']],
])('%s', (_why, events, state, compared, asked) => {
  const requested: AnyEventObject[] = [];
  const { listener } = siteListener((event) => requested.push(event));
  const { actor, send } = trial(comparisonMachine.provide({ actors: { address: listener } }), {
    input: { known },
  });
  send(...events);
  expect(actor.getSnapshot().value).toBe(state);
  expect(actor.getSnapshot().context.compared.join()).toBe(compared);
  expect(requested.map(({ query }) => query.with)).toEqual(asked);
});

describe('the address', () => {
  it.each([
    ['japan', 'japan'],
    ['JAPAN,Japan', 'japan'],
    ['japan,,atlantis,brazil', 'japan,brazil'],
    ['__proto__,constructor', ''],
    [`${'japan,'.repeat(10_000)}china`, 'japan,china'],
  ])('%.40s', (named, compared) => expect(comparedIn(named, known).join()).toBe(compared));

  it('says what is compared, and nothing of nothing', () => {
    expect([namedIn([]), namedIn(['japan', 'china'])]).toEqual([undefined, 'japan,china']);
    expect([comparisonPath(), comparisonPath(['japan', 'china'])]).toEqual([
      '/tools/compare',
      '/tools/compare?with=japan,china',
    ]);
  });
});
