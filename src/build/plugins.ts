import type { Plugin } from 'vite';
import { figuresInOrder } from './check-figures';
import { checkEnvironment } from './environment';
import { flowAtlas } from './flow-atlas';
import { pictureFiles } from './picture-files';
import { blogPosts } from './posts';
import { prerenderRoutes, type LoadModule } from './prerender';
import { serviceWorker } from './service-worker';
import { staticHost } from './static-host';
import { themeVariables } from './theme-css';
import { webhookReceiver } from './webhook-receiver';

/** What turns the sources into the site. `load` is Node's own import: these modules are read by Vite. */
export function sitePlugins(load: LoadModule): Plugin[] {
  return [
    checkEnvironment(),
    themeVariables(),
    pictureFiles(),
    blogPosts(),
    figuresInOrder(),
    webhookReceiver(),
    staticHost(),
    flowAtlas(),
    prerenderRoutes(load),
    serviceWorker(),
  ];
}
