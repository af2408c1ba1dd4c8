import { describe, expect, it } from 'vitest';
import { setup } from 'xstate';
import { coveringPaths, factsIn, transitionsAlong } from '../../support/flow-paths';
import { chartTaken, isAsked } from '../../support/path-notes';
import {
  escaped,
  flowResults,
  nearestNames,
  replayCommand,
  reportJson,
  reportJunit,
  reportLines,
  reportPage,
  type PathResult,
} from '../../support/path-report';
import { scopeOf } from '../../support/path-recorder';

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
const run = {
  place: 'through its view',
  commit: 'abc1234',
  date: '2026-11-21T10:00:00.000Z',
  durationMs: 61_400,
};

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

describe('beside the page', () => {
  it('JUnit has a suite for each flow and the message of each failure', () => {
    const xml = reportJunit(flows);
    expect(xml).toContain('<testsuite name="Lamp" tests="2" failures="1">');
    expect(xml).toContain('<testcase classname="Lamp" name="turns on, turns off" time="0.012"></testcase>');
    expect(xml).toContain('<failure message="expected &lt;on&gt; &amp; got &quot;off&quot;">');
  });

  it('JSON has the run, the transitions and the paths that were walked', () => {
    const { commit, flows: results } = JSON.parse(reportJson(flows, run)) as Record<string, never>;
    expect(commit).toBe('abc1234');
    expect(results).toMatchObject([
      { flow: 'Lamp', paths: [{ outcome: 'passed' }, { outcome: 'failed', walked: 1 }] },
      { flow: 'Bell', paths: [] },
    ]);
  });

  it.each([
    [{}, 'views'],
    [{ FLOW_NAME: 'Contact form' }, 'views--contact-form'],
    [{ FLOW_NAME: 'contact', PATH_NAME: "sends, 'x'" }, 'views--contact--sends-x-'],
  ])('%j has a file of its own', (asked, file) => {
    expect(scopeOf('views', asked)).toBe(file);
  });
});

it('adds up what several walks of a flow took', () => {
  const [lampResult] = flowResults([right], [walk, walk]);
  expect(lampResult?.chart.map(({ taken }) => taken)).toEqual([6, 0]);
});

describe('the page', () => {
  const page = reportPage(flows, run);

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

  it('says where, when, how long and of which commit', () => {
    expect(page).toContain(
      'Walked through its view in 61 s, ended 2026-11-21T10:00:00.000Z, commit abc1234.',
    );
  });

  it('puts failures of one difference together', () => {
    const failed = (name: string, message: string): PathResult => ({ ...wrong, name, message });
    const difference = 'after a step: not equal\n- Expected\n+   "busy": true';
    const together = reportPage(
      flowResults(
        [failed('a', difference), failed('b', difference.replace('a step', 'b')), failed('c', 'else')],
        [],
      ),
      run,
    );
    const groups = [...together.matchAll(/<summary class="wrong">(\d+ paths?)<\/summary>/g)].map(
      (found) => found[1],
    );
    expect(groups).toEqual(['2 paths', '1 path']);
  });

  it('leads from a transition to its paths and back, and draws each line with its count', () => {
    const drawing = { text: 'stateDiagram-v2\n  off --> on: on.pressed', arrows: [[0]] };
    const drawn = reportPage(flowResults([{ ...right, taken: [0, 1] }], [{ ...walk, drawing }]), run);
    expect(drawn).toContain('data-taken="0 1"');
    expect(drawn).toContain('data-transition="1">off.pressed</button>');
    expect(drawn).toContain('>on: off.pressed</button>');
    expect(drawn).toContain('"arrows":[[0]],"counts":[3,0]');
  });

  it('does not repeat what a path begins with like the one above it', () => {
    const longer = {
      ...right,
      name: 'turns on, turns off, waits',
      steps: ['turns on', 'turns off', 'waits'],
    };
    expect(reportPage(flowResults([right, longer], []), run)).toContain(
      '(2 steps as above)</span> waits <span',
    );
  });

  it('shows a picture where there is one', () => {
    const pictured = flowResults([{ ...wrong, picture: 'data:image/png;base64,AA==' }], []);
    expect(reportPage(pictured, run)).toContain('<img src="data:image/png;base64,AA=="');
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
