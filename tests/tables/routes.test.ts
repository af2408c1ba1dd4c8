import { describe, expect, it } from 'vitest';
import { listedPaths } from '../../src/app/metadata';
import { routePaths } from '../../src/app/routing/routes';

const addresses = routePaths.filter((path) => !/[*:]/.test(path));

describe('routes and their metadata', () => {
  it.each(addresses)('%s has metadata, so that it is prerendered', (path) => {
    expect(listedPaths, `The route ${path} has no metadata: add it to src/app/metadata.ts.`).toContain(path);
  });

  it.each(listedPaths.filter((path) => !path.startsWith('/blog/')))('%s has a route', (path) => {
    expect(addresses, `${path} has no route: add it to src/app/routing/routes.ts.`).toContain(path);
  });
});
