import { MantineProvider, type MantineColorSchemeManager } from '@mantine/core';
import type { ReactNode } from 'react';
import { theme } from '../ui/theme';

/** The theme flow marks the page's root; the library only reads the variables that follow from it. */
const followsRoot: MantineColorSchemeManager = {
  get: (initial) => initial,
  set: () => {},
  subscribe: () => {},
  unsubscribe: () => {},
  clear: () => {},
};

/**
 * Around every flow whose views are made of Mantine's components. Pages without a form do without the library,
 * so it is fetched with the first flow that needs it.
 */
export function MantineArea({ children }: { children: ReactNode }) {
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
