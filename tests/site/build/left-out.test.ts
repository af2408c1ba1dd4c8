import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { leftOut } from '../../../src/build/theme-css';

it.each(Object.entries(leftOut))('%s is a module of Mantine that gives the same names', (file, instead) => {
  const text = readFileSync(`node_modules/@mantine/core/esm/${file}`, 'utf8');
  const [, exported = ''] = /^export \{ ([^}]+) \};$/m.exec(text) ?? [];
  expect(exported.split(', ')).toEqual([/export const (\w+)/.exec(instead)?.[1]]);
});

it('no view uses what is left out', () => {
  const views = Object.values(
    import.meta.glob<string>('../../../src/**/*.tsx', { eager: true, query: '?raw', import: 'default' }),
  );
  expect(views.filter((text) => /\b(?:Button|ActionIcon)\.Group|type="(?:bars|dots)"/.test(text))).toEqual(
    [],
  );
});
