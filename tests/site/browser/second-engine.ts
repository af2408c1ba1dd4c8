import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { fileOf, installOnce, type Tool } from '../../support/install-once';

const engine: Tool = { name: 'accessibility-checker-engine', version: '4.0.34', size: '26 MB' };

interface Result {
  readonly value: readonly [policy: string, verdict: string];
  readonly ruleId: string;
  readonly message: string;
  readonly snippet: string;
}

/** Why there is no second engine here, if there is none: it is installed once, where the registry can be reached. */
export const whyNoSecondEngine = () => installOnce(engine);

/** What an accessibility engine besides axe finds wrong in the page as it stands: a line for each failure. */
export async function failuresOf(page: Page): Promise<string[]> {
  await page.evaluate(readFileSync(fileOf(engine, 'ace.js'), 'utf8'));
  return page.evaluate(async () => {
    const { Checker } = Reflect.get(window, 'ace') as {
      Checker: new () => { check: (place: Document, rules: string[]) => Promise<{ results: Result[] }> };
    };
    const { results } = await new Checker().check(document, ['IBM_Accessibility']);
    return results
      .filter(({ value: [policy, verdict] }) => policy === 'VIOLATION' && verdict === 'FAIL')
      .map(({ ruleId, message, snippet }) => `${ruleId}: ${message} ${snippet}`);
  });
}
