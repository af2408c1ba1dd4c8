import { act, render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { createEmptyActor } from 'xstate';
import { staffPageMachine, type PhoneTyped } from '../../machines/staff-page/staff-page.machine';
import { StaffArea } from '../../src/flows/staff-session/StaffArea';
import { walkPaths } from '../support/paths';
import type { World } from '../support/world';

const view = <StaffArea page="login" />;

/** The page's HTML, in which a number is typed before the app takes it over. */
async function typeEarly(world: World, text: string): Promise<void> {
  world.close();
  const whole = world.around(view, '/login');
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(whole);
  const field = container.querySelector('input');
  if (field) field.value = text;
  await act(async () => {
    world.begin();
    render(whole, { container, hydrate: true });
  });
}

walkPaths<typeof staffPageMachine, PhoneTyped, { phone: string }>({
  flow: 'Staff page',
  states: 'tests/staff-page/states.txt',
  machine: staffPageMachine,
  input: { site: createEmptyActor() as never, page: 'login', flowId: 'walked' },
  events: () => [{ type: 'phone.changed', text: '98765' }],
  open: (world) => world.open(view, '/login'),
  act: { 'phone.changed': ({ text }, world) => typeEarly(world, text) },
  say: { 'phone.changed': ({ text }) => `types "${text}" before the app has started` },
  start: { phone: '' },
  after: { 'phone.changed': (_, { text }) => ({ phone: text }) },
  see: ({ phone }) => ({ address: '/login', fields: { 'Phone Number': phone }, buttons: ['Send OTP'] }),
});
