import type { TestInfo } from '@playwright/test';
import type { AnyStateMachine } from 'xstate';
import { ChromiumStage, pathSettings } from './chromium-stage';
import {
  coveringPaths,
  factsIn,
  namedPaths,
  pick,
  transitionsAlong,
  type NamedPath,
} from '../../support/flow-paths';
import { flowsOnSite, type AnyPaths } from '../../support/on-site';
import {
  chartDrawing,
  chartTaken,
  isAsked,
  takenSince,
  type PathNote,
  type WalkNote,
} from '../../support/path-notes';
import { nearestNames } from '../../support/path-report';
import { expect, expectComplaints, test as watched } from './visit';

/*
 * The paths of the component suites again, on the built site in Chromium: of each flow the fewest that take every
 * transition. ALL_PATHS=1 walks all of them, FLOW_NAME and PATH_NAME those that are asked for.
 */

/** What the browser and the site log when the world says no, as the paths make it. */
const expectedComplaints = [
  'Failed to load resource',
  'The webhook answered ',
  'The assessment was not stored: rejected.',
  'The text could not be copied.',
];

/** A picture after each step, for the report. */
const wantsScreens = process.env['SCREENS'] === '1';

const slowness = Number(process.env['SLOW_MS'] ?? 0);

const test = watched.extend<object, object>({
  launchOptions: [
    async ({ launchOptions }, use) => use({ ...launchOptions, slowMo: slowness }),
    { scope: 'worker' },
  ],
});

test.use({ ...pathSettings, trace: 'off' });

/** Leaves a note for the report, see `ChromiumPathReporter`. */
async function leave(info: TestInfo, name: 'path' | 'walk', note: PathNote | WalkNote): Promise<void> {
  await info.attach(name, { body: JSON.stringify(note), contentType: 'application/json' });
}

async function walk(
  paths: AnyPaths,
  { events, steps }: NamedPath<{ type: string }>,
  stage: ChromiumStage,
  note: PathNote,
) {
  const { enter, start, after, see, alsoExpect: hold, act, immediate = [] } = paths;
  const compare = async (situation: unknown) => {
    expect(await stage.screen()).toMatchObject(see(situation));
    if (!hold || situation === start) return;
    const expected = hold(situation);
    const { says = [], ...held } = expected;
    const facts = await stage.facts(factsIn(expected));
    expect(facts).toMatchObject(held);
    for (const words of says) expect(facts.text).toContain(words);
  };
  const keep = async () => {
    if (wantsScreens) note.screens = [...(note.screens ?? []), await stage.picture()];
  };
  await stage.open();
  await enter?.(stage);
  let situation = start;
  await stage.eventually(() => compare(start));
  await keep();
  for (const [index, event] of events.entries()) {
    await test.step(steps[index] ?? event.type, async () => {
      await pick(act, event)(event, stage);
      await stage.settle();
      situation = pick(after, event)(situation, event);
      const next = events[index + 1];
      if (next && immediate.includes(next.type)) return;
      await stage.eventually(() => compare(situation));
    });
    note.walked = index + 1;
    await keep();
  }
}

const tours = flowsOnSite.map((paths) => ({
  paths,
  all: namedPaths<AnyStateMachine, { type: string }>(paths),
}));

const { PATH_NAME: askedName, ALL_PATHS: wantsAll } = process.env;
const names = tours.flatMap(({ all }) => all.map(({ name }) => name));
if (askedName && !names.includes(askedName)) {
  const nearest = nearestNames(askedName, names).map((name) => `  ${name}`);
  throw new Error([`No path in Chromium is called "${askedName}". The nearest:`, ...nearest].join('\n'));
}

for (const { paths, all } of tours) {
  const { flow, machine, input } = paths;
  const chosen =
    askedName || wantsAll
      ? all
      : coveringPaths(
          all,
          ({ events }) => transitionsAlong(machine, input, events).keys(),
          ({ events }) => events.length,
        );

  test.describe(`${flow}: ${chosen.length} of ${all.length} paths`, () => {
    for (const path of chosen) {
      if (!isAsked(process.env, flow, path.name)) continue;
      test(path.name, async ({ page }, info) => {
        expectComplaints(...expectedComplaints);
        if (slowness > 0) info.setTimeout(0);
        const note: PathNote = { flow, steps: path.steps, isOnSite: true, walked: 0 };
        try {
          await walk(paths, path, new ChromiumStage(page, paths), note);
          if (!askedName) {
            const taken = transitionsAlong(machine, input, path.events);
            note.taken = takenSince(machine, taken);
            await leave(info, 'walk', {
              flow,
              chart: chartTaken(machine, taken),
              drawing: chartDrawing(machine),
            });
          }
        } catch (error) {
          note.picture = `data:image/png;base64,${(await page.screenshot()).toString('base64')}`;
          throw error;
        } finally {
          await leave(info, 'path', note);
        }
      });
    }
  });
}
