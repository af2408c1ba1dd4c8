import { describe, expect, it } from 'vitest';
import { listedPaths } from '../../../src/app/metadata';
import { routePaths } from '../../../src/app/routing/route-table';
import { loadPage } from '../../../src/app/routing/routes';

const addresses = routePaths.filter((path) => !/[*:]/.test(path));

describe('routes and their metadata', () => {
  it.each(addresses)('%s has metadata, so that it is prerendered', (path) => {
    expect(listedPaths, `The route ${path} has no metadata: add it to src/app/pages.ts.`).toContain(path);
  });

  it.each(listedPaths.filter((path) => !/^\/(?:blog|services)\//.test(path)))('%s has a route', (path) => {
    expect(addresses, `${path} has no route: add it to src/app/routing/routes.ts.`).toContain(path);
  });

  it('/services/{destination} is the page of each of the 71 answered destinations, and of no other place', async () => {
    const places = listedPaths.filter((path) => path.startsWith('/services/'));
    expect(places).toHaveLength(71);
    for (const path of [...places, '/services/Japan', '/services/japan/']) {
      expect((await loadPage(path)).sources, path).toEqual(['src/pages/DestinationPage.tsx']);
    }
    for (const path of ['/services/atlantis', '/services/japan/tokyo', '/services/__proto__']) {
      expect((await loadPage(path)).sources, path).toEqual(['src/pages/NotFoundPage.tsx']);
    }
  });
});
