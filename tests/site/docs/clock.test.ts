import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

/** Expectations that a busy machine would break: they judge what a clock has measured. */
const judged = /expect(?:\.poll)?\((?:[^;]*[^.\w])?(?:Date|performance)\.now\(\)[^;]*\)\s*\.\s*(?:not\.)?to/;

function clocksIn(text: string): string[] {
  return text.split(';').flatMap((statement) => judged.exec(statement)?.[0] ?? []);
}

describe('fault 97: on a machine under load', () => {
  it('fault 97: no test judges by the clock', () => {
    const files = readdirSync('tests', { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(?:test\.tsx?|browser\.ts)$/.test(file) && !file.endsWith('clock.test.ts'))
      .map((file) => join('tests', file));
    expect(files.length).toBeGreaterThan(100);
    expect(files.filter((file) => clocksIn(readFileSync(file, 'utf8')).length > 0)).toEqual([]);
  });

  it.each([
    ['expect(Date.now() - pressedAt).toBeGreaterThan(14_000)', 1],
    ['expect(performance.now() - before).toBeLessThan(100)', 1],
    ['await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000))', 0],
  ])('fault 97: %s is found out', (text, found) => {
    expect(clocksIn(text)).toHaveLength(found);
  });
});
