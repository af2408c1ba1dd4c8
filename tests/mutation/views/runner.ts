import { TestRunner, vi, type RunnerTestCase, type RunnerTestFile, type RunnerTestSuite } from 'vitest';
import { getFn, getHooks } from 'vitest/suite';
import { readMutants, readSample, readVerdicts, writeVerdicts } from './verdicts';

/** Where the switched code reads which mutant is on, and notes which it passed. */
interface Switches {
  activeMutant?: string | undefined;
  currentTestId?: string | undefined;
  hitCount?: number | undefined;
  hitLimit?: number | undefined;
  mutantCoverage?: {
    readonly static: Readonly<Record<string, number>>;
    readonly perTest: Readonly<Record<string, Readonly<Record<string, number>>>>;
  };
}

function switches(): Switches {
  const all = globalThis as { __stryker__?: Switches };
  return (all.__stryker__ ??= {});
}

/** A loop that no longer ends is stopped once it has gone round this often more than before. */
const roundsMore = 100;

/**
 * So many of a file's tests try a mutant, spread over them: of its own flow, of what flows share, and of another flow. The tests
 * of the pages are own to what is shared too: a piece shows a thing of its own on one page of many.
 */
const tries = { own: Infinity, shared: 30, foreign: 2 };

/** The flow of a file, or that it is a page's; none for what flows and pages share. */
function flowOfFile(file: string): string | undefined {
  const [, folder, ...inside] = file.split('/');
  if (folder === 'pages') return folder;
  const flow = folder === 'flows' ? inside.slice(0, -1).at(0) : undefined;
  return flow === 'sources' ? undefined : flow;
}

const flowOf = new Map(readMutants().map(({ id, file }) => [id, flowOfFile(file)]));
const flows = new Set(flowOf.values());
const tried = readSample();

function spread<Item>(items: readonly Item[], count: number): readonly Item[] {
  const step = Math.max(1, items.length / count);
  return items.filter((_, index) => Math.floor(index / step) !== Math.floor((index - 1) / step));
}

function testsIn(suite: RunnerTestSuite): RunnerTestCase[] {
  return suite.tasks.flatMap((task) => (task.type === 'suite' ? testsIn(task) : [task]));
}

function suitesAround({ suite, file }: RunnerTestCase): RunnerTestSuite[] {
  const suites: RunnerTestSuite[] = [];
  for (let around: RunnerTestSuite | undefined = suite; around; around = around.suite) suites.unshift(around);
  return suites.includes(file) ? suites : [file, ...suites];
}

/** Runs a test once more in the same page, and gives whether it passes. */
async function passes(test: RunnerTestCase): Promise<boolean> {
  const suites = suitesAround(test);
  let isPassed = true;
  const attempt = async (run: () => unknown) => {
    try {
      await run();
    } catch {
      isPassed = false;
    }
  };
  await attempt(async () => {
    for (const suite of suites)
      for (const before of getHooks(suite).beforeEach) await before(test.context, suite);
    await getFn(test)();
  });
  for (const suite of suites.reverse())
    for (const after of [...getHooks(suite).afterEach].reverse())
      await attempt(() => after(test.context, suite));
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  return isPassed;
}

/**
 * Walks the paths as they are, then tries every mutant that they passed against the tests that passed it, until one of
 * them fails. All in one page with the code loaded once: a mutant takes as long as the first test that notices it.
 */
export default class extends TestRunner {
  override onBeforeTryTask(test: RunnerTestCase): void {
    super.onBeforeTryTask(test);
    switches().currentTestId = test.id;
  }

  override onAfterRunTask(test: RunnerTestCase): void {
    super.onAfterRunTask(test);
    switches().currentTestId = undefined;
  }

  override async onAfterRunSuite(suite: RunnerTestSuite): Promise<void> {
    await super.onAfterRunSuite(suite);
    if (suite === suite.file) await this.#tryMutants(suite.file);
  }

  async #tryMutants(file: RunnerTestFile): Promise<void> {
    const { static: onLoad = {}, perTest = {} } = switches().mutantCoverage ?? {};
    const tests = testsIn(file).filter(({ result }) => result?.state === 'pass');
    const passedBy = new Map<string, { test: RunnerTestCase; hits: number }[]>();
    for (const test of tests)
      for (const [id, hits] of Object.entries(perTest[test.id] ?? {}))
        passedBy.set(id, [...(passedBy.get(id) ?? []), { test, hits }]);
    const onLoadOnly = Object.keys(onLoad).filter((id) => !passedBy.has(id));

    // `tests/<flow>/…` and `tests/site/pages/…` are own to what is named like their folder.
    const tested = file.name.split('/').at(-2);
    const noticedElsewhere = new Set(readVerdicts().flatMap(({ noticed }) => Object.keys(noticed)));
    const noticed: Record<string, string> = {};
    const survived: string[] = [];
    const unclear: string[] = [];
    for (const [id, passers] of passedBy) {
      if (noticedElsewhere.has(id) || !tried.has(id)) continue;
      const flow = flowOf.get(id);
      const isOwn = flow === tested || (flow === undefined && tested === 'pages');
      const kind = isOwn ? 'own' : flow !== undefined && flows.has(tested) ? 'foreign' : 'shared';
      const { noticer, isUnclear } = await this.#firstToNotice(id, spread(passers, tries[kind]));
      if (noticer) noticed[id] = noticer.name;
      else (isUnclear ? unclear : survived).push(id);
    }
    writeVerdicts(file.name, { noticed, survived, onLoad: onLoadOnly, unclear });
  }

  /** A test that fails without the mutant too says nothing of it: the others are asked. */
  async #firstToNotice(
    id: string,
    passers: readonly { test: RunnerTestCase; hits: number }[],
  ): Promise<{ readonly noticer?: RunnerTestCase; readonly isUnclear: boolean }> {
    let isUnclear = false;
    for (const { test, hits } of passers) {
      Object.assign(switches(), { activeMutant: id, hitCount: 0, hitLimit: hits * roundsMore });
      const isPassed = await passes(test);
      Object.assign(switches(), { activeMutant: undefined, hitCount: undefined, hitLimit: undefined });
      if (isPassed) continue;
      if (await passes(test)) return { noticer: test, isUnclear };
      isUnclear = true;
    }
    return { isUnclear };
  }
}
