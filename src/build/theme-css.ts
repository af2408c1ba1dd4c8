import { convertCssVariables, defaultCssVariablesResolver, rgba } from '@mantine/core';
import type { Plugin } from 'vite';
import { pageColors } from '../ui/page-colors';
import { fullTheme, shades } from '../ui/theme-values';

const id = 'virtual:theme.css';
const colorOf = /^--mantine-color-([a-z]+)-(?:\d|filled|light|outline|text|contrast)/;

function keepUsed(variables: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(variables).filter(([name]) => {
      const color = colorOf.exec(name)?.[1];
      return color === undefined || Object.hasOwn(shades, color);
    }),
  );
}

const { ink } = pageColors.light;

const shadows = {
  light: `0 1px 2px ${rgba(ink, 0.06)}, 0 8px 24px -16px ${rgba(ink, 0.22)}`,
  dark: 'none',
};

function tokensOf(scheme: 'light' | 'dark'): string {
  const tokens = { ...pageColors[scheme], 'shadow-card': shadows[scheme] };
  return Object.entries(tokens)
    .map(([name, value]) => `--${name}: ${value};`)
    .join(' ');
}

/** The page's colours and their shadow as CSS. Paper is light, whatever the screen is. */
export function pageColorsCss(): string {
  return `:root { ${tokensOf('light')} }
@media screen { :root[data-mantine-color-scheme='dark'] { ${tokensOf('dark')} } }
`;
}

/** What the browser draws its frame in: the light colour first, by which scripts find them. */
export function frameColors(): string {
  return (['light', 'dark'] as const)
    .map((scheme) => {
      const { page } = pageColors[scheme];
      return `<meta name="theme-color" content="${page}" media="(prefers-color-scheme: ${scheme})" />`;
    })
    .join('\n    ');
}

/** The theme's variables as CSS: only the colours that the product uses. */
function themeCss(): string {
  const { variables, light, dark } = defaultCssVariablesResolver(fullTheme);
  const ofMantine = convertCssVariables({
    variables: keepUsed(variables),
    light: {
      ...keepUsed(light),
      '--mantine-color-body': pageColors.light.page,
      '--mantine-color-error': 'var(--mantine-color-red-6)',
    },
    dark: {
      ...keepUsed(dark),
      '--mantine-color-body': pageColors.dark.page,
      '--mantine-color-error': 'var(--mantine-color-red-3)',
    },
  });
  return `${pageColorsCss()}${ofMantine}`;
}

/**
 * Serves `virtual:theme.css` and puts the frame's colours into the page's head. Mantine would write the same variables into a `<style>` element at run time;
 * as a file they need no script, no hydration and no exception in the Content-Security-Policy.
 */
export function themeVariables(): Plugin {
  return {
    name: 'theme-variables',
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    load: (resolved) => (resolved === `\0${id}` ? themeCss() : undefined),
    transformIndexHtml: (html) => html.replace('<!--frame-->', frameColors),
  };
}
