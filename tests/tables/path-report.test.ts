import { describe, expect, it } from 'vitest';
import { setup } from 'xstate';
import { coveringPaths, factsIn, transitionsAlong } from '../support/flow-paths';
import { chartTaken, isAsked } from '../support/path-notes';
import {
  escaped,
  flowResults,
  nearestNames,
  replayCommand,
  reportLines,
  reportPage,
  type PathResult,
} from '../support/path-report';

const right: PathResult = {
  flow: 'Lamp',
  name: 'turns on, turns off',
  steps: ['turns on', 'turns off'],
  isOnSite: true,
  walked: 2,
  outcome: 'passed',
  durationMs: 12.4,
};
const wrong: PathResult = {
  ...right,
  name: 'turns on, waits',
  steps: ['turns on', 'waits'],
  walked: 1,
  outcome: 'failed',
  message: 'expected <on> & got "off"',
  html: '<p class="x">Off</p>',
};
const skipped: PathResult = { ...right, flow: 'Bell', name: 'rings', outcome: 'not walked' };
const walk = {
  flow: 'Lamp',
  chart: [
    { state: 'off', cause: 'on.pressed', guard: '', target: 'on', taken: 3 },
    { state: 'on', cause: 'off.pressed', guard: 'isAllowed', target: 'off', taken: 0 },
  ],
};
const flows = flowResults([right, wrong, skipped], [walk]);

describe('what the run prints', () => {
  it('names every walked path and counts the transitions', () => {
    expect(reportLines(flows)).toEqual([
      '',
      'Lamp',
      '  ✓ turns on, turns off',
      '  ✗ turns on, waits',
      '',
      'flow  paths right  transitions taken',
      'Lamp       1 of 2             1 of 2',
      '',
    ]);
  });

  it('counts no transitions when only some paths were walked', () => {
    expect(reportLines(flowResults([right], [])).at(-2)).toBe('Lamp       1 of 1                  –');
  });
});

it('adds up what several walks of a flow took', () => {
  const [lampResult] = flowResults([right], [walk, walk]);
  expect(lampResult?.chart.map(({ taken }) => taken)).toEqual([6, 0]);
});

describe('the page', () => {
  const page = reportPage(flows, 'through its view');

  it('shows message, screen and replay of what failed, as text', () => {
    expect(page).toContain('expected &lt;on&gt; &amp; got &quot;off&quot;');
    expect(page).toContain('srcdoc="&lt;p class=&quot;x&quot;&gt;Off&lt;/p&gt;"');
    expect(page).toContain('<li class="wrong">waits ✗</li>');
    expect(page).toContain("--flow 'Lamp' --path 'turns on, waits'");
    expect(page).toContain('<span class="wrong">never</span>');
  });

  it('leaves out what was not walked, and asks nothing of the network', () => {
    expect(page).not.toContain('rings');
    expect(page).not.toMatch(/(?:src|href)="(?!#|data:)/);
    expect(page).not.toMatch(/https?:\/\//);
  });

  it('shows a picture where there is one', () => {
    const pictured = flowResults([{ ...wrong, picture: 'data:image/png;base64,AA==' }], []);
    expect(reportPage(pictured, 'in Chromium')).toContain('<img src="data:image/png;base64,AA=="');
  });
});

it.each([
  ['turns on', true, "--headed --flow 'Lamp' --path 'turns on'"],
  ['turns on', false, "--flow 'Lamp' --path 'turns on'"],
  ["asks for 'more'", true, `--headed --flow 'Lamp' --path 'asks for '\\''more'\\'''`],
])('the replay of %s, on the site %s, survives the shell', (name, isOnSite, options) => {
  expect(replayCommand({ flow: 'Lamp', name, isOnSite })).toBe(`npm run test:paths -- ${options}`);
});

it('the nearest names share the most words, and strangers are left out', () => {
  const names = ['goes on, goes back', 'goes on', 'starts over', 'GOES back'];
  expect(nearestNames('goes back', names)).toEqual(['GOES back', 'goes on, goes back', 'goes on']);
  expect(nearestNames('goes back', names, 1)).toEqual(['GOES back']);
  expect(nearestNames('', names)).toEqual([]);
});

it('marks that mean something in HTML are written out', () => {
  expect(escaped('<a href="x">&amp;')).toBe('&lt;a href=&quot;x&quot;&gt;&amp;amp;');
});

it.each([
  [{}, true, true],
  [{ FLOW_NAME: 'lam' }, true, true],
  [{ FLOW_NAME: 'bell' }, false, false],
  [{ PATH_NAME: 'turns on' }, true, false],
  [{ PATH_NAME: 'turns' }, false, false],
  [{ FLOW_NAME: 'Lamp', PATH_NAME: 'turns on' }, true, false],
])('%o asks for the path %s and for the whole flow %s', (asked, path, flow) => {
  expect(isAsked(asked, 'Lamp', 'turns on')).toBe(path);
  expect(isAsked(asked, 'Lamp')).toBe(flow);
});

const lamp = setup({ guards: { isAllowed: ({ event }) => 'key' in event } }).createMachine({
  id: 'lamp',
  initial: 'off',
  states: {
    off: { on: { press: [{ guard: 'isAllowed', target: 'on' }, { target: 'broken' }] } },
    on: { after: { 1000: 'off' }, on: { press: 'off' } },
    broken: { type: 'final' },
  },
});

it('counts each guarded branch of a chart on its own', () => {
  expect(chartTaken(lamp, new Map([['lamp.off — press [2 of 2]', 4]]))).toEqual([
    { state: 'off', cause: 'press', guard: 'isAllowed', target: 'on', taken: 0 },
    { state: 'off', cause: 'press', guard: '', target: 'broken', taken: 4 },
    { state: 'on', cause: 'press', guard: '', target: 'off', taken: 0 },
    { state: 'on', cause: 'after 1000', guard: '', target: 'off', taken: 0 },
  ]);
});

it('finds the transitions of a path, timers included, and the fewest paths that take them all', () => {
  const key = { type: 'press', key: true };
  const after = { type: 'xstate.after.1000.lamp.on' };
  const paths = [[{ type: 'press' }], [key], [key, after], [key, key]];
  const taken = (path: readonly { type: string }[]) => transitionsAlong(lamp, undefined, path).keys();
  expect([...taken([key, after])]).toEqual([
    'lamp.off — press [1 of 2]',
    'lamp.on — xstate.after.1000.lamp.on',
  ]);
  expect(coveringPaths(paths, taken, ({ length }) => length)).toEqual([
    [key, after],
    [{ type: 'press' }],
    [key, key],
  ]);
});

it('asks for the text of the screen only when the oracle names some of it', () => {
  expect(factsIn({ copied: [], says: ['Thank you'] })).toEqual(['copied', 'text']);
  expect(factsIn({ alerts: [] })).toEqual(['alerts']);
});
