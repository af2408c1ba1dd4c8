import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';
import { standsStill } from './visit';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** The rules that a theme alone can break: three quarters of all the work. */
export const colourRules = ['color-contrast', 'link-in-text-block'];

interface Scope {
  /** Only this part of the page, by its selector. */
  readonly within?: string;
  /** All but this part. */
  readonly outside?: string;
  /** Only these rules. */
  readonly rules?: readonly string[];
  /** All but these. */
  readonly exceptRules?: readonly string[];
}

/**
 * What axe finds wrong in the page as it stands, once nothing moves any more: a line for each rule, with the first three
 * places and why. What passes is not written down, and no second page is opened: that was two thirds of the time.
 */
export async function violationsOf(page: Page, scope: Scope = {}): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  const { within, outside, rules, exceptRules = [] } = scope;
  const options: RunOptions = {
    resultTypes: ['violations'],
    // Its second download of style sheets and media serves no rule that is on here.
    preload: false,
    ...(rules && { runOnly: { type: 'rule', values: [...rules] } }),
    rules: Object.fromEntries(exceptRules.map((rule) => [rule, { enabled: false }])),
  };
  const context = {
    ...(within !== undefined && { include: [within] }),
    ...(outside !== undefined && { exclude: [outside] }),
  };
  await standsStill(page);
  return page.evaluate(
    async ([place, given]) => {
      const { run } = Reflect.get(window, 'axe') as {
        run: (place: object, options: RunOptions) => Promise<AxeResults>;
      };
      const isWhole = Object.keys(place).length === 0;
      const { violations } = await run(isWhole ? document : place, given);
      return violations.map(({ id, nodes }) => {
        const places = nodes
          .slice(0, 3)
          .map(({ target, failureSummary }) => [target.join(' '), failureSummary]);
        return `${id}: ${places.flat().join('\n  ')}`;
      });
    },
    [context, options] as const,
  );
}
