import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';

const run = (...options: string[]) =>
  execFileSync(process.execPath, ['src/build/list-facts.mjs', ...options], { encoding: 'utf8' });

it('lists what is due, with its source', { timeout: 60_000 }, () => {
  const listed = run('--due', '--on', '2027-05-21');
  expect(listed).toContain('Checked on 2026-11-21, DUE since 2027-05-21: ');
  expect(listed).toContain('Exchange rates — Capera, mid-market rates, data set, 13 May 2026');
  expect(listed).not.toContain('Checked on 2026-11-22');
  expect(listed).toMatch(/\n(\d+) facts, \1 due on 2027-05-21\.\n$/);
});
