import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Page as DestinationPage } from '../../src/pages/DestinationPage';
import { load as destinationData } from '../../src/pages/DestinationPage.data';
import { Page as GuidePage } from '../../src/pages/GuidePage';
import { load as guideData } from '../../src/pages/GuidePage.data';
import { eachInItsWorld } from '../support/each-in-its-world';
import type { World } from '../support/world';

let world: World;
eachInItsWorld((fresh) => (world = fresh));

const day = '2026-11-26';

const pages = {
  '/visa/dubai-tourist-visa': (path: string) => {
    const data = guideData({ path, params: { slug: 'dubai-tourist-visa' }, day });
    return data && <GuidePage data={data} />;
  },
  '/services/japan': (path: string) => <DestinationPage data={destinationData({ path, params: {}, day })} />,
} as const;

it.each(Object.entries(pages))('%s says that its figures are old once they are', async (path, pageAt) => {
  const line = () => screen.queryByText(/^Figures of this page were last checked in /);
  world.today = day;
  await world.open(pageAt(path), path);
  expect(line()).toBeNull();
  world.close();
  world.today = '2027-12-01';
  await world.open(pageAt(path), path);
  expect(line()).not.toBeNull();
});
