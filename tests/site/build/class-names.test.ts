import { expect, it } from 'vitest';
import { shortNames } from '../../../src/build/class-names';

it('names a class the same whenever it is asked for, and each of a file by its number', () => {
  const name = shortNames('/site');
  const first = name('root', '/site/src/a.module.css');
  expect(first).toMatch(/^[a-z][a-z0-9]{3}0$/);
  expect(name('label', '/site/src/a.module.css')).toBe(first.replace(/0$/, '1'));
  expect(name('root', '/site/src/a.module.css?inline')).toBe(first);
});

it('names the same file alike in each build and wherever the site lies', () => {
  expect(shortNames('/one')('root', '/one/src/a.module.css')).toBe(
    shortNames('/two')('root', '/two/src/a.module.css'),
  );
});

it('stops at two files that would share their names', () => {
  const name = shortNames('/site');
  const nameMany = () => {
    for (let file = 0; file < 20_000; file++) name('root', `/site/src/${file}.module.css`);
  };
  expect(nameMany).toThrow(
    /Rename src\/\d+\.module\.css: its classes would be named as those of src\/\d+\.module\.css/,
  );
});
