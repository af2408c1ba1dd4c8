import { expect, test, type Page } from '@playwright/test';
import { builtPaths, distinctPaths } from '../../support/built-paths';
import { reachState, showTheme, states } from '../../support/states';
import { colourRules, violationsOf } from './axe';
import { open } from './visit';

/*
 * Every route and every state of every flow, without a violation. As a rule on phones: routes in the light theme and
 * their colours again in the dark one, states in alternating themes. ALL_STATES=1 takes everything whole, on both
 * sizes, in both themes. States break the network on purpose, so that the console is not watched here.
 */
const isWhole = process.env['ALL_STATES'] === '1';

const paths = [...(isWhole ? builtPaths() : distinctPaths()), '/404'];

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
  test(`${path} is accessible in both themes`, async ({ page }) => {
    await open(page, path);
    await expectAccessible(page, 'light');
    await expectAccessible(page, 'dark', isWhole ? undefined : colourRules);
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
