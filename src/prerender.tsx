import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { App } from './app/App';
import { buildPorts } from './app/build-ports';
import { cards } from './app/cards';
import { headHtml } from './app/head';
import { indexablePaths, listedPaths, metadataFor } from './app/metadata';
import { matchPage } from './app/routing/route-table';
import { loadPage } from './app/routing/routes';
import { posts } from './content/post-list';
import { createSite } from './app/site/create-site';
import { SiteRouter, type SiteHistory } from './app/routing/SiteRouter';
import type { PrerenderedPage, PrerenderEntry, StillPage } from './build/prerender-entry';
import { OfflinePage } from './pages/offline';
import { placeholders, agency } from './site';

// Imported as the app imports it: the bundler warns where a module is imported in both ways.
const { dataNames, madeData, metadataOf } = await import('./app/made-data');

function historyAt(pathname: string): SiteHistory {
  const stays = () => {
    throw new Error('Nobody navigates while pages are prerendered.');
  };
  return {
    location: { pathname, search: '', hash: '', state: null, key: 'default' },
    createHref: (to) =>
      typeof to === 'string' ? to : `${to.pathname ?? ''}${to.search ?? ''}${to.hash ?? ''}`,
    go: stays,
    push: stays,
    replace: stays,
    listen: () => () => {},
  };
}

async function htmlOf(node: ReactNode): Promise<string> {
  const errors: unknown[] = [];
  // A boundary is a slice of the start, never a part that comes later: all of the page stays in its place.
  const { prelude } = await prerender(node, {
    onError: (error) => void errors.push(error),
    progressiveChunkSize: Infinity,
  });
  const html = await new Response(prelude).text();
  if (errors.length > 0) throw errors[0];
  // React Router marks links for a server that sends it routes; there is none.
  return html.replaceAll(' data-discover="true"', '');
}

async function renderOffline(): Promise<StillPage> {
  const body = await htmlOf(<OfflinePage />);
  return { body, head: headHtml(metadataFor('/offline')), sources: ['src/pages/NotFoundPage.tsx'] };
}

async function renderPath(pathname: string): Promise<PrerenderedPage> {
  const page = await loadPage(pathname);
  const history = historyAt(pathname);
  const body = await htmlOf(
    <App ports={buildPorts} site={createSite({ history, page, ports: buildPorts })}>
      <SiteRouter history={history} />
    </App>,
  );
  const { file } = matchPage(pathname);
  return { body, head: headHtml(metadataOf(file)), sources: page.sources, file };
}

export const prerenderEntry: PrerenderEntry = {
  listedPaths,
  dataFiles: new Map(dataNames.map((name) => [name, madeData(name)])),
  siteContents: { agency: agency, pages: indexablePaths.map((path) => metadataFor(path)), posts },
  cards,
  placeholders,
  renderPath,
  renderOffline,
};
