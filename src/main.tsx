import './app/styles';
import { startTransition } from 'react';
import { App } from './app/App';
import { livePorts } from './app/ports';
import { createRoot, hydrateRoot } from './app/react-client';
import { browserHistory } from './app/routing/browser-history';
import { prefetchOnIntent } from './app/routing/prefetch';
import { loadPage, type LoadedPage } from './app/routing/routes';
import { SiteRouter, type SiteHistory } from './app/routing/SiteRouter';
import { startSite } from './app/site/start-site';
import { createSite } from './app/site/create-site';
import { wasRenderedFor } from './app/routing/prerendered';
import { pressAgain } from './before-hydration/press';
import { whenIdle } from './services/idle';
import { keepPagesForOffline } from './services/offline';
import { forgetKilledPage } from './services/submission-id';

/** Lets developers watch the flows. In production there is nothing to watch them by, and no code for it. */
async function inspection() {
  if (!import.meta.env.DEV) return undefined;
  const { watchFlows } = await import('./services/watching');
  return watchFlows({
    inspectorUrl: import.meta.env.VITE_INSPECTOR_URL || 'https://stately.ai/inspect',
    opensInspector: import.meta.env.VITE_INSPECTOR === 'open',
  });
}

/**
 * Fetches the page of the address, and again while the visitor goes on to another one meanwhile; nothing when it cannot be
 * had.
 */
async function loadCurrentPage(history: SiteHistory): Promise<LoadedPage | undefined> {
  const { pathname } = history.location;
  const page = await loadPage(pathname).catch((error: unknown) => {
    console.error(error);
    return undefined;
  });
  return history.location.pathname === pathname ? page : loadCurrentPage(history);
}

async function start(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no #root.');
  const history = browserHistory();
  const [page] = await Promise.all([loadCurrentPage(history), forgetKilledPage()]);
  // The page's code has just run: what the visitor did meanwhile comes before taking the page over.
  await new Promise((resolve) => setTimeout(resolve));
  const { location } = history;
  const inspect = await inspection();
  const site = createSite({ history, page, ports: livePorts, inspect });
  startSite(site.actor, livePorts);
  const app = (
    <App ports={livePorts} site={site}>
      <SiteRouter history={history} />
    </App>
  );
  if (page !== undefined && wasRenderedFor(root, location.pathname)) {
    // As a transition, taking over the page makes way for whatever the visitor does meanwhile.
    startTransition(() => void hydrateRoot(root, app));
  } else createRoot(root).render(app);
  pressAgain(root);
}

// In production the page's own script brings them, before this file.
if (import.meta.env.DEV) document.documentElement.dataset['fonts'] = 'ours';
void start();
whenIdle(() => void prefetchOnIntent());
if (import.meta.env.PROD) whenIdle(() => void keepPagesForOffline());
