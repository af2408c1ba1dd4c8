import { StrictMode, type ReactNode } from 'react';
import type { InspectionEvent, Observer } from 'xstate';
import { FlowInspection } from '../flows/flow';
import type { Ports } from '../flows/ports';
import { PortsContext } from '../flows/ports';
import { SiteContext, type SiteHandle } from '../flows/site';
import { ThemeProvider } from '../ui/ThemeProvider';

interface AppProps {
  ports: Ports;
  site: SiteHandle;
  /** Watches the pages' own flows, in development. */
  inspect?: Observer<InspectionEvent> | undefined;
  children: ReactNode;
}

/** The whole product around its router: the world's capabilities, the site's system and the router's pages. */
export function App({ ports, site, inspect, children }: AppProps) {
  return (
    <StrictMode>
      <FlowInspection value={inspect}>
        <PortsContext value={ports}>
          <ThemeProvider>
            <SiteContext value={site}>{children}</SiteContext>
          </ThemeProvider>
        </PortsContext>
      </FlowInspection>
    </StrictMode>
  );
}
