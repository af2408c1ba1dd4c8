import { describe, expect, it } from 'vitest';
import { firstStyles } from '../../../src/build/first-styles';

const page = (body: string) => `<html><head></head><body>${body}</body></html>`;

describe('the styles of a first view', () => {
  it.each([
    ['a class that is there', '.a{color:red}', '.a{color:red}'],
    ['a class that is not', '.z{color:red}', ''],
    ['one selector of several', '.a,.z{color:red}', '.a{color:red}'],
    ['one class of two missing', '.a.z,.z .a{color:red}', ''],
    ['an element that is there, and one that is not', 'p{margin:0}table{margin:0}', 'p{margin:0}'],
    ['an id that is there, and one that is not', '#one{margin:0}#two{margin:0}', '#one{margin:0}'],
    ['a state', '.a:hover,.a[open]>p:not(.z){color:red}', '.a:hover,.a[open]>p:not(.z){color:red}'],
    ['a state that only the app can bring', '.a[data-busy],.a:where([data-busy]) p{color:red}', ''],
    ['the absence of a state', '.a:not([data-busy]){color:red}', '.a:not([data-busy]){color:red}'],
    ['one state of several', '.a:is([data-busy],:hover){color:red}', '.a:is(:hover){color:red}'],
    [
      'what fades from page to page',
      '::view-transition-new(root){color:red}::view-transition{color:red}',
      '',
    ],
    ['what is for paper', '@media print{.a{color:red}@page{margin:0}}.a{color:blue}', '.a{color:blue}'],
    ['a touch of what is not there', '.z:focus{color:red}.a:focus{color:red}', '.a:focus{color:red}'],
    ['what is not disabled', '.a:where(:not(:disabled)){color:red}', '.a:where(:not(:disabled)){color:red}'],
    ['a part of an element', '.a::before{content:"}.z{"}', '.a::before{content:"}.z{"}'],
    ['the theme that a script puts on the root', '.dark .a{color:red}', '.dark .a{color:red}'],
    [
      'a condition',
      '@media (hover:hover){.a{color:red}.z{color:red}}',
      '@media (hover:hover){.a{color:red}}',
    ],
    ['a condition without rules', '@media (hover:hover){.z{color:red}}', ''],
    ['the order of layers', '@layer base,ours;@layer base{.z{color:red}}', '@layer base,ours'],
    ['a font', '@font-face{font-family:"F"}', '@font-face{font-family:"F"}'],
  ])('%s', async (_, css, kept) => {
    expect(await firstStyles([css], page('<p class="a" id="one">Words</p>'))).toBe(kept);
  });

  it('keeps a variable that something on the page asks for, through others too, and no other', async () => {
    const css =
      ':root{--far:red;--near:var(--far);--inline:1px;--unused:2px;--of-unused:var(--unused)}.a{color:var(--near)}';
    expect(await firstStyles([css], page('<p class="a" style="width:var(--inline)"></p>'))).toBe(
      ':root{--far:red;--near:var(--far);--inline:1px}.a{color:var(--near)}',
    );
  });

  it('keeps an animation that a rule of the page runs, and no other', async () => {
    const css = '@keyframes turn{to{rotate:1turn}}@keyframes fade{to{opacity:0}}.a{animation:turn 1s}';
    expect(await firstStyles([css], page('<p class="a"></p>'))).toBe(
      '@keyframes turn{to{rotate:1turn}}.a{animation:turn 1s}',
    );
  });

  it('keeps the order of the sheets and of their rules', async () => {
    expect(
      await firstStyles(['.a{color:red}p{color:blue}', '.a{color:green}'], page('<p class="a"></p>')),
    ).toBe('.a{color:red}p{color:blue}.a{color:green}');
  });
});
