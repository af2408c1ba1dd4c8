import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { faults } from '../../faults/faults.mjs';

describe('the table of the faults', () => {
  const files = readdirSync('tests', { recursive: true })
    .map(String)
    .filter((name) => /\.test\.tsx?$/.test(name));
  const names = files.flatMap((file) =>
    readFileSync(`tests/${file}`, 'utf8')
      .split('\n')
      .flatMap((line) => line.match(/\bfault \d+.?/g) ?? [])
      .map((name) => `${file}: ${name}`),
  );

  it('counts every test that names a fault: its number is followed by a colon', () => {
    expect(names.length).toBeGreaterThan(0);
    expect(names.filter((name) => !name.endsWith(':'))).toEqual([]);
  });

  it('has a title for every fault that a test names', () => {
    const numbers = names.map((name) => Number(/fault (\d+):$/.exec(name)?.[1]));
    expect(numbers.filter((number) => faults[number - 1] === undefined)).toEqual([]);
  });
});
