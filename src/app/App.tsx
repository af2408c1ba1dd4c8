import { StrictMode, type ReactNode } from 'react';
import type { Ports } from '../flows/ports';
import { PortsContext } from '../flows/ports';
import { SiteContext, type SiteHandle } from '../flows/site';
import { ThemeProvider } from '../ui/ThemeProvider';

interface AppProps {
  ports: Ports;
  site: SiteHandle;
  children: ReactNode;
}

/** The whole product around its router: the world's capabilities, the site's system and the router's pages. */
export function App({ ports, site, children }: AppProps) {
  return (
    <StrictMode>
      <PortsContext value={ports}>
        <ThemeProvider>
          <SiteContext value={site}>{children}</SiteContext>
        </ThemeProvider>
      </PortsContext>
    </StrictMode>
  );
}
