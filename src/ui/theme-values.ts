import { createTheme, DEFAULT_THEME, mergeMantineTheme, type MantineColorsTuple } from '@mantine/core';

const ink: MantineColorsTuple = [
  '#edf4fa',
  '#d6e6f4',
  '#b3d3ee',
  '#8fc1ec',
  '#5f9bcb',
  '#3b78a9',
  '#275c88',
  '#1b466b',
  '#12304d',
  '#0b2136',
];
const marigold: MantineColorsTuple = [
  '#fff6e5',
  '#fde8c2',
  '#fad995',
  '#f3bc55',
  '#edae38',
  '#e8a020',
  '#c98512',
  '#a96c06',
  '#8a5a00',
  '#5f3e00',
];
const teal: MantineColorsTuple = [
  '#e6f5f3',
  '#c6e8e4',
  '#97d8d0',
  '#5ccdbe',
  '#35ae9f',
  '#1b9082',
  '#0f7f73',
  '#0b7268',
  '#085a52',
  '#05403a',
];
const red: MantineColorsTuple = [
  '#fcedeb',
  '#f8d6d1',
  '#f2b3ab',
  '#f28b7f',
  '#de6558',
  '#c84a3d',
  '#b3382c',
  '#972c21',
  '#7a2219',
  '#571710',
];
const gray: MantineColorsTuple = [
  '#f6f2ea',
  '#ede7dc',
  '#dfd7c8',
  '#cbc2b1',
  '#8a929a',
  '#66727d',
  '#56636f',
  '#3f4b57',
  '#2b3743',
  '#1b2733',
];
const dark: MantineColorsTuple = [
  '#e9eef2',
  '#cbd5dd',
  '#a3b1bd',
  '#8798a6',
  '#61768a',
  '#25384a',
  '#14222f',
  '#0d1721',
  '#091119',
  '#060c12',
];

/** The shades of each colour, from light to dark. */
export const shades = { ink, marigold, teal, red, gray, dark };

/** White, and the paper of the light theme. */
export const white = '#ffffff';

/** The travel folder's look in values: paper, ink and marigold, one radius for fields and one for cards. */
export const themeValues = createTheme({
  colors: shades,
  primaryColor: 'ink',
  primaryShade: { light: 8, dark: 3 },
  autoContrast: true,
  luminanceThreshold: 0.36,
  white,
  black: gray[9],
  fontFamily:
    "'Figtree Variable', 'Figtree by Roboto', 'Figtree by Arial', 'Figtree by DejaVu', system-ui, sans-serif",
  headings: {
    fontFamily:
      "'Fraunces Variable', 'Fraunces by Georgia', 'Fraunces by Noto', 'Fraunces by Times', 'Fraunces by DejaVu', serif",
    fontWeight: '600',
  },
  defaultRadius: 'md',
  radius: { xs: '4px', sm: '6px', md: '10px', lg: '14px', xl: '22px' },
  respectReducedMotion: true,
  cursorType: 'pointer',
});

/** The values with Mantine's defaults filled in, for the build, which knows no components. */
export const fullTheme = mergeMantineTheme(DEFAULT_THEME, themeValues);
