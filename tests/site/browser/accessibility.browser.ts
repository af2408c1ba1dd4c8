import { expect, test, type Page } from '@playwright/test';
import { builtPaths, distinctPaths } from '../../support/built-paths';
import { reachState, showTheme, states } from '../../support/states';
import { colourRules, violationsOf } from './axe';
import { failuresOf, whyNoSecondEngine } from './second-engine';
import { test as look } from './shared-window';
import { open } from './visit';

/*
 * Every route and every state of every flow, without a violation. As a rule on phones: routes in the light theme, for a second
 * engine too, and their colours again in the dark one, states in alternating themes. ALL_STATES=1 takes everything whole, on both
 * sizes, in both themes. States break the network on purpose, so that the console is not watched here.
 */
const isWhole = process.env['ALL_STATES'] === '1';

const paths = [...(isWhole ? builtPaths() : distinctPaths()), '/404'];

const loadingWords = 'Your journey begins in a second…';

const themes = ['light', 'dark'] as const;

type Theme = (typeof themes)[number];

async function expectAccessible(page: Page, theme: Theme, rules?: string[]): Promise<void> {
  await showTheme(page, theme);
  expect(await violationsOf(page, rules && { rules }), theme).toEqual([]);
}

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.beforeEach(({ isMobile }) => {
  test.skip(!isMobile && !isWhole, 'Phones show the same content; ALL_STATES=1 takes both.');
});

for (const path of paths) {
  look(`${path} is accessible in both themes`, async ({ page }, { annotations }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await open(page, path);
    // Where a page leads on, the next one may still be on its way: it is judged when it is there.
    await expect(page.getByText(loadingWords)).toHaveCount(0);
    await expectAccessible(page, 'light');
    await expectAccessible(page, 'dark', isWhole ? undefined : colourRules);
    const why = await whyNoSecondEngine();
    if (why === undefined) expect(await failuresOf(page), 'for the second engine').toEqual([]);
    else annotations.push({ type: 'without the second engine', description: why });
  });
}

for (const [index, state] of states.entries()) {
  const inTurn = themes.filter((_, place) => isWhole || place === index % themes.length);
  test(`the state "${state.name}" is accessible, ${inTurn.join(' and ')}`, async ({ page, isMobile }) => {
    test.skip(!isMobile && state.isOfPhones === true, 'Phones alone have it.');
    await page.emulateMedia({ colorScheme: inTurn[0] ?? 'light' });
    await reachState(page, state);
    for (const theme of inTurn) await expectAccessible(page, theme);
  });
}
