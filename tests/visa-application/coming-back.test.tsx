import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { VisaApplication } from '../../src/flows/visa-application/VisaApplication';
import { application } from '../support/application';
import { japan } from '../support/countries';
import { eachInItsWorld } from '../support/each-in-its-world';
import { choose, press, wait } from '../support/hands';
import type { World } from '../support/world';

let world: World;
eachInItsWorld((fresh) => (world = fresh));

const form = <VisaApplication countryNames={['France', 'Japan']} listedCountries={[japan]} />;
const reload = () => world.comeBack(() => {}, world.address);
const trouble = () => screen.queryByRole('heading', { level: 2 })?.textContent;

it('the country that the address asks for is asked for until another one is chosen', async () => {
  await world.open(form, '/apply-visa?country=japan&from=chat');
  await reload();
  expect([world.screen().fields['Country'], world.address]).toEqual([
    'Japan',
    '/apply-visa?country=japan&from=chat',
  ]);
  await choose('Country', 'France');
  await wait(20);
  expect(world.address).toBe('/apply-visa?from=chat');
  await reload();
  expect(world.screen().fields).toMatchObject({ Country: 'France' });
});

it('an address that asks for nothing stays as it is', async () => {
  await world.open(form, '/apply-visa?from=chat');
  await choose('Country', 'France');
  await wait(20);
  expect(world.address).toBe('/apply-visa?from=chat');
});

it('what may have arrived stays in doubt when sending it again never left the device', async () => {
  world.applicationDraft.write({ form: application });
  await world.open(form, '/apply-visa');
  await press('Apply Now');
  await world.settleDelivery('timeout');
  expect(trouble()).toBe('We could not confirm that it arrived');
  await press('Apply Now');
  await world.settleDelivery('offline');
  expect(trouble()).toBe('We could not confirm that it arrived');
  expect(world.screen().notices).toEqual([
    'error: You are offline. Nothing was sent, and your details are kept here.',
  ]);
  const [first, second] = world.sent.map(({ submissionId }) => submissionId);
  expect(second).toBe(first);
});

it('what never left the device was not sent', async () => {
  world.applicationDraft.write({ form: application });
  await world.open(form, '/apply-visa');
  await press('Apply Now');
  await world.settleDelivery('offline');
  expect(trouble()).toBe('Your application was not sent');
});
