import { expect, it } from 'vitest';
import type { AnyEventObject } from 'xstate';
import type { Findable, Searched } from '../../machines/search/finding';
import { searchMachine, selectSearch, type SearchEvent } from '../../machines/search/search.machine';
import { siteListener } from '../support/site-recorder';
import { trial } from '../support/trial';

const japan: Findable = { kind: 'destination', title: 'Japan', path: '/services/japan', words: 'tokyo' };
const cost: Findable = { kind: 'tool', title: 'What it costs', words: 'japan price' };
const searched: Searched = { everything: [japan, cost], smallWords: [] };

const typed = (text: string): SearchEvent => ({ type: 'text.typed', text });
const arrived = (q?: string): SearchEvent => ({ type: 'address.changed', query: { q } });
const [next, previous, left, entered, cleared] = (
  ['option.next', 'option.previous', 'option.left', 'text.submitted', 'text.cleared'] as const
).map((type) => ({ type }) as SearchEvent) as [
  SearchEvent,
  SearchEvent,
  SearchEvent,
  SearchEvent,
  SearchEvent,
];
const pause = 300;

const toJapan = { type: 'navigation.requested', to: '/services/japan' };
const estimator = { type: 'estimator.requested' };
const named = (q?: string) => ({ type: 'address.requested', query: { q }, history: 'replace' });

it.each<
  [
    why: string,
    steps: readonly (SearchEvent | number)[],
    state: unknown,
    text: string,
    active: number,
    asked: readonly unknown[],
  ]
>([
  ['nothing is said', [], 'none', '', 0, []],
  ['Enter without a word', [typed('  '), entered], 'none', '  ', 0, []],
  ['something is found', [typed('jap')], { found: 'inField' }, 'jap', 0, []],
  ['nothing is found', [typed('zz')], 'nothing', 'zz', 0, []],
  ['Enter on nothing', [typed('zz'), entered], 'nothing', 'zz', 0, []],
  ['Enter opens the best', [typed('japan'), entered], { found: 'inField' }, 'japan', 0, [toJapan]],
  ['down, down', [typed('japan'), next, next], { found: 'onOption' }, 'japan', 1, []],
  ['past the last', [typed('japan'), next, next, next], { found: 'onOption' }, 'japan', 0, []],
  ['up is the last', [typed('japan'), previous], { found: 'onOption' }, 'japan', 1, []],
  ['up, up, up', [typed('japan'), previous, previous, previous], { found: 'onOption' }, 'japan', 1, []],
  [
    'Enter opens what the keys stand on',
    [typed('japan'), previous, entered],
    { found: 'onOption' },
    'japan',
    1,
    [estimator],
  ],
  [
    'the estimator opens over the page',
    [typed('japan'), { type: 'estimator.chosen' }],
    { found: 'inField' },
    'japan',
    0,
    [estimator],
  ],
  ['Escape leaves the options', [typed('japan'), next, next, left], { found: 'inField' }, 'japan', 0, []],
  ['Escape again empties the field', [typed('japan'), next, left, left], 'none', '', 0, []],
  [
    'another letter goes back to the field',
    [typed('japan'), previous, typed('japa')],
    { found: 'inField' },
    'japa',
    0,
    [],
  ],
  [
    'the address follows a pause',
    [typed('jap'), pause - 1, typed(' japan '), pause],
    { found: 'inField' },
    ' japan ',
    0,
    [named('japan')],
  ],
  ['not before', [typed('japan'), pause - 1], { found: 'inField' }, 'japan', 0, []],
  [
    'and is emptied with the field',
    [typed('japan'), pause, cleared, pause],
    'none',
    '',
    0,
    [named('japan'), named()],
  ],
  [
    'the same text again asks for nothing',
    [typed('japan'), pause, typed('japan '), pause],
    { found: 'inField' },
    'japan ',
    0,
    [named('japan')],
  ],
  ['an address asks', [arrived('tokyo')], { found: 'inField' }, 'tokyo', 0, []],
  ['an address asks for what is not there', [arrived('zz')], 'nothing', 'zz', 0, []],
  [
    'the address that the search has put there',
    [typed('japan'), pause, typed('japa'), arrived('japan')],
    { found: 'inField' },
    'japa',
    0,
    [named('japan')],
  ],
  ['Back to no question', [typed('japan'), pause, arrived()], 'none', '', 0, [named('japan')]],
  ['half a character in the address', [typed('\uD800'), pause], 'none', '\uD800', 0, [named('\uFFFD')]],
])('%s', (_why, steps, state, text, active, asked) => {
  const heard: AnyEventObject[] = [];
  const { site, listener } = siteListener((event) => heard.push(event));
  const { actor, send, clock } = trial(searchMachine.provide({ actors: { address: listener } }), {
    input: { site, ...searched },
  });
  for (const step of steps) {
    if (typeof step === 'number') clock.increment(step);
    else send(step);
  }
  const { value, context } = actor.getSnapshot();
  expect(value.results).toEqual(state);
  expect(context.text).toBe(text);
  expect(context.active).toBe(active);
  const isFound = typeof value.results === 'object' && 'found' in value.results;
  expect(selectSearch(actor.getSnapshot()).found.length > 0).toBe(isFound);
  expect(heard).toEqual(asked);
});
