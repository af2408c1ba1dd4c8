import { StrictMode, type ReactNode } from 'react';
import type { InspectionEvent, Observer } from 'xstate';
import { FlowInspection } from '../flows/flow';
import type { Ports } from '../flows/ports';
import { PortsContext } from '../flows/ports';
import { ThemeContext, useThemeFlow } from '../flows/theme/theme';

function Providers({ children }: { children: ReactNode }) {
  const themeFlow = useThemeFlow();
  return <ThemeContext value={themeFlow}>{children}</ThemeContext>;
}

interface AppProps {
  ports: Ports;
  /** Watches every flow, in development. */
  inspect?: Observer<InspectionEvent>;
  children: ReactNode;
}

/** The whole product around its router: the world's capabilities, the theme and the router's pages. */
export function App({ ports, inspect, children }: AppProps) {
  return (
    <StrictMode>
      <FlowInspection value={inspect}>
        <PortsContext value={ports}>
          <Providers>{children}</Providers>
        </PortsContext>
      </FlowInspection>
    </StrictMode>
  );
}
