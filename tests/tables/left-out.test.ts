import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { leftOut } from '../../src/build/theme-css';

it.each(Object.entries(leftOut))('%s is a module of Mantine that gives the same names', (file, instead) => {
  const text = readFileSync(`node_modules/@mantine/core/esm/core/${file}`, 'utf8');
  const [, exported = ''] = /^export \{ ([^}]+) \};$/m.exec(text) ?? [];
  expect(exported.split(', ')).toEqual([/export const (\w+)/.exec(instead)?.[1]]);
});
