import { MantineProvider, type MantineColorSchemeManager } from '@mantine/core';
import type { ReactNode } from 'react';
import { theme } from './theme';

/** The theme flow marks the page's root; the library only reads the variables that follow from it. */
const followsRoot: MantineColorSchemeManager = {
  get: (initial) => initial,
  set: () => {},
  subscribe: () => {},
  unsubscribe: () => {},
  clear: () => {},
};

/**
 * Around the whole product, once: every view is made of Mantine's components with one theme. It writes no style
 * element and no attribute; the theme's variables are a file of the build.
 */
export function ThemeProvider({ children }: { children: ReactNode }) {
  return (
    <MantineProvider
      theme={theme}
      colorSchemeManager={followsRoot}
      getRootElement={() => undefined}
      withCssVariables={false}
      withGlobalClasses={false}
      env={import.meta.env.MODE === 'test' ? 'test' : 'default'}
    >
      {children}
    </MantineProvider>
  );
}
