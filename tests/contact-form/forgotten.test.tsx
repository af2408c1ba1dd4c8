import { expect, it } from 'vitest';
import { ContactForm } from '../../src/flows/contact-form/ContactForm';
import { eachInItsWorld } from '../support/each-in-its-world';
import { press, type, wait } from '../support/hands';
import type { World } from '../support/world';

let world: World;
eachInItsWorld((fresh) => (world = fresh));

it('what the device was made to forget does not come back by a press that changes nothing', async () => {
  await world.open(<ContactForm />, '/contact');
  await type('Full Name', 'Asha');
  expect(world.contactMessage.value).toMatchObject({ name: 'Asha' });
  world.contactMessage.clear();
  await press(/^Send/);
  await wait(100);
  expect(world.contactMessage.value).toBeUndefined();
  await type('Full Name', 'Asha Rao');
  expect(world.contactMessage.value).toMatchObject({ name: 'Asha Rao' });
});
