import { describe, expect, it } from 'vitest';
import { ContactForm } from '../../src/flows/contact-form/ContactForm';
import { eachInItsWorld } from '../support/each-in-its-world';
import { contactFormPaths } from './driver';
import { press, type } from '../support/hands';
import { walkFlow } from '../support/paths';
import type { World } from '../support/world';

walkFlow(contactFormPaths, { view: <ContactForm /> });

describe('fault 93: what the tab keeps of a message', () => {
  const details = {
    'Full Name': 'Asha Rao',
    Email: 'asha@example.in',
    'Phone Number': '+91 98765 43210',
    Subject: 'Japan',
    Message: 'In April, for two weeks.',
  };

  let world: World;
  eachInItsWorld((fresh) => (world = fresh));

  async function write(): Promise<void> {
    await world.open(<ContactForm />, '/contact');
    for (const [label, value] of Object.entries(details)) await type(label, value);
  }

  it('is gone once it was handed to the mail program, and there again while it is edited', async () => {
    await write();
    await press('Send Message');
    expect(world.contactMessage.value).toBeUndefined();
    await press('Edit again');
    expect(world.contactMessage.value).toMatchObject({ name: 'Asha Rao' });
  });

  it('is what was not sent yet', async () => {
    await write();
    world.close();
    await Promise.resolve();
    expect(world.contactMessage.value).toMatchObject({ name: 'Asha Rao', message: details.Message });
  });
});
