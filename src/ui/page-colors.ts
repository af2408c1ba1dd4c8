import { shades, white } from './theme-values';

const { ink, marigold, teal, red, gray, dark } = shades;

const wash = '#f3ede1';

const light = {
  page: '#fbf8f2',
  paper: white,
  wash,
  text: gray[9],
  muted: gray[6],
  mat: wash,
  line: '#e4dccd',
  'line-strong': gray[4],
  ink: ink[8],
  'ink-contrast': white,
  'ink-wash': '#e9f0f6',
  marigold: marigold[5],
  'marigold-text': marigold[8],
  'marigold-wash': '#fdf1da',
  folder: '#f8e3b6',
  'folder-edge': '#e0bd72',
  success: teal[7],
  'success-wash': '#e3f3f1',
  danger: red[6],
  'danger-wash': '#fbe9e7',
  focus: '#b06f00',
};

/** A colour of the page by its part in it: `page` is `--page` in style sheets and pictures. */
export type PageColor = keyof typeof light;

/**
 * The colours of the page in both themes. The build makes style sheets, pictures, manifest and browser frame of them; apart
 * from the theme's values, so that the pages, which know the variables, do not carry them.
 */
export const pageColors: Readonly<Record<'light' | 'dark', Readonly<Record<PageColor, string>>>> = {
  light,
  dark: {
    page: dark[7],
    paper: dark[6],
    wash: '#1a2b3a',
    text: dark[0],
    muted: dark[2],
    mat: dark[7],
    line: dark[5],
    'line-strong': dark[4],
    ink: ink[3],
    'ink-contrast': dark[7],
    'ink-wash': '#182c3e',
    marigold: marigold[3],
    'marigold-text': marigold[3],
    'marigold-wash': '#1b2a38',
    folder: '#1e3041',
    'folder-edge': '#a9822f',
    success: teal[3],
    'success-wash': '#12302f',
    danger: red[3],
    'danger-wash': '#341d1d',
    focus: marigold[3],
  },
};
