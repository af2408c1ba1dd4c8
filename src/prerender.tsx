import { prerender } from 'react-dom/static';
import { App } from './app/App';
import { buildPorts } from './app/build-ports';
import { headHtml } from './app/head';
import { listedPaths, metadataFor } from './app/metadata';
import { loadPage, matchPage } from './app/routing/routes';
import { SiteRouter, type SiteHistory } from './app/routing/SiteRouter';

export { earlyThemeScript } from './app/early-theme';
export { listedPaths };

export interface PrerenderedPage {
  readonly body: string;
  readonly head: string;
  /** The page's source module, from which the build finds its scripts and styles. */
  readonly module: string;
}

function historyAt(pathname: string): SiteHistory {
  const stays = () => {
    throw new Error('Nobody navigates while pages are prerendered.');
  };
  return {
    place: { pathname, search: '', hash: '', state: null, key: 'default' },
    createHref: (to) =>
      typeof to === 'string' ? to : `${to.pathname ?? ''}${to.search ?? ''}${to.hash ?? ''}`,
    go: stays,
    push: stays,
    replace: stays,
    listen: () => () => {},
  };
}

/** Renders one route to HTML, as a visitor without JavaScript gets it. `pathname` has no query and no hash. */
export async function renderPath(pathname: string): Promise<PrerenderedPage> {
  await loadPage(pathname);
  const errors: unknown[] = [];
  const { prelude } = await prerender(
    <App ports={buildPorts}>
      <SiteRouter history={historyAt(pathname)} />
    </App>,
    { onError: (error) => void errors.push(error) },
  );
  const body = await new Response(prelude).text();
  if (errors.length > 0) throw errors[0];
  return { body, head: headHtml(metadataFor(pathname)), module: matchPage(pathname).route.module };
}
