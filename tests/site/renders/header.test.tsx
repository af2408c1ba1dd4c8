import type { ComponentProps } from 'react';
import { expect, it, vi } from 'vitest';
import type { NavLink as RouterNavLink } from 'react-router-dom';
import { Header } from '../../../src/app/shell/Header';
import { press } from '../../support/hands';
import { eachInItsWorld } from '../../support/each-in-its-world';
import type { World } from '../../support/world';

/* A press of the menu renders the button and the menu's box; the links in it stay as they are. */

const rendered = vi.hoisted(() => [] as string[]);

vi.mock('react-router-dom', async (importActual) => {
  const router = await importActual<typeof import('react-router-dom')>();
  return {
    ...router,
    NavLink: (props: ComponentProps<typeof RouterNavLink>) => {
      rendered.push(String(props.children));
      return <router.NavLink {...props} />;
    },
  };
});

let world: World;
eachInItsWorld((fresh) => (world = fresh));

it('the menu of the header', async () => {
  world.isWhole = true;
  await world.open(<Header />, '/services');
  expect(rendered).toContain('Blog');
  for (const button of ['Open menu', 'Close menu', 'Open menu']) {
    rendered.length = 0;
    await press(button);
    expect(rendered).toEqual([]);
  }
});
