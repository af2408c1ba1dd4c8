import { act, screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { expect, it } from 'vitest';
import { DeliveryFailure, type DeliveryFailureReason } from '../../machines/ports';
import { forNavigation } from '../../machines/site/events';
import { VisaApplication } from '../../src/flows/visa-application/VisaApplication';
import { application } from '../support/application';
import { japan } from '../support/countries';
import { eachInItsWorld } from '../support/each-in-its-world';
import { choose, press, tick, wait } from '../support/hands';
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

/** Goes to a page of the same tab, as a link does. */
const follow = async (to: string) => {
  await act(async () => world.site?.actor.send(forNavigation({ type: 'navigation.requested', to })));
  await wait(20);
};

const twoPages = (
  <Routes>
    <Route path="/apply-visa" element={form} />
    <Route path="*" element={<p>Another page</p>} />
  </Routes>
);

const success = ['success: Application submitted successfully!'];

/** Applies for France, leaves the form while that is being sent, and asks for the form again. */
async function askAgain(address: string): Promise<void> {
  world.applicationDraft.write({ form: { ...application, country: 'France' } });
  await world.open(twoPages, '/apply-visa');
  await press('Apply Now');
  await follow('/about');
  await follow(address);
}

it('one application at a time: who asks for another country meanwhile sees the one that is being sent', async () => {
  await askAgain('/apply-visa?country=japan');
  await wait(20);
  expect(world.screen()).toMatchObject({
    address: '/apply-visa',
    disabledButtons: ['Submitting...'],
    fields: { Country: '(France)' },
  });
  await world.settleDelivery();
  await wait(20);
  expect(world.address).toBe('/services');
  expect(world.trip.value).toMatchObject({ destination: 'France', sent: { reference: expect.any(String) } });
  await follow('/apply-visa?country=japan');
  expect(world.screen().fields).toMatchObject({ 'Full Name': '', Country: 'Japan' });
});

it.each<[failure: DeliveryFailureReason, says: string]>([
  ['rejected', 'Your application was not sent'],
  ['timeout', 'We could not confirm that it arrived'],
])('after %s it is still in the form, whole, also after a reload', async (failure, says) => {
  await askAgain('/apply-visa?country=japan');
  await world.settleDelivery(failure);
  const whole = { 'Full Name': application.fullName, Country: 'France' };
  expect([trouble(), world.screen().fields]).toEqual([says, expect.objectContaining(whole)]);
  await reload();
  expect(world.screen().fields).toMatchObject(whole);
});

it('in doubt, it is shown whole to who asks for another country, and changed by hand it is another one', async () => {
  await askAgain('/about');
  await world.settleDelivery('timeout');
  for (const open of [() => follow('/apply-visa?country=japan'), reload]) {
    await open();
    await wait(20);
    expect([world.address, trouble()]).toEqual(['/apply-visa', 'We could not confirm that it arrived']);
    expect(world.screen().fields).toMatchObject({ Country: 'France' });
  }
  await choose('Country', 'Japan');
  expect(trouble()).toBeUndefined();
});

it('in doubt, unticking the terms and ticking them again leaves it in doubt', async () => {
  await askAgain('/about');
  await world.settleDelivery('timeout');
  await follow('/apply-visa');
  for (const agrees of [false, true]) {
    await tick(/I agree/);
    expect(trouble()).toBe('We could not confirm that it arrived');
    expect(world.screen().disabledButtons).toEqual(agrees ? [] : ['Apply Now']);
  }
  await press('Apply Now');
  const [first, second] = world.sent.map(({ submissionId }) => submissionId);
  expect(second).toBe(first);
});

it('asks to wait only as long as the receiver did', async () => {
  await askAgain('/about');
  await world.settleDelivery(new DeliveryFailure('failing', 170));
  const asked = () => /Please wait (.*) before/.exec(document.body.textContent)?.[1];
  for (const [now, left] of [
    ['2026-01-15T04:30:00.000Z', '3 minutes'],
    ['2026-01-15T04:31:40.000Z', '2 minutes'],
    ['2026-01-15T04:32:50.000Z', undefined],
  ] as const) {
    Object.assign(world.ports, { now: () => now });
    await follow('/apply-visa');
    expect([trouble(), asked()]).toEqual(['We could not confirm that it arrived', left]);
    await follow('/about');
  }
});

const focusOn = (role: string, name: string) => screen.getByRole(role, { name }).focus();

/** happy-dom, unlike a browser, leaves the focus on what is disabled: it goes by way of what is not. */
function focusNothing() {
  const elsewhere = screen.getByRole('button', { name: 'Elsewhere' });
  elsewhere.focus();
  elsewhere.blur();
}

it.each<[where: string, focus: () => void, isTaken: boolean]>([
  ['still on what was disabled: the outcome takes it', () => {}, true],
  ['nowhere: the outcome takes it', focusNothing, true],
  ['where the visitor has put it: it stays', () => focusOn('button', 'Elsewhere'), false],
  ['on a link of the form: it stays', () => focusOn('link', 'Terms and Conditions'), false],
])('after a failure the focus is %s', async (_where, focus, isTaken) => {
  world.applicationDraft.write({ form: application });
  await world.open(
    <>
      <button type="button">Elsewhere</button>
      {form}
    </>,
    '/apply-visa',
  );
  focusOn('button', 'Apply Now');
  await press('Apply Now');
  await act(async () => focus());
  const focused = document.activeElement?.textContent;
  await world.settleDelivery('timeout');
  await wait(20);
  expect(document.activeElement?.textContent).toBe(
    isTaken ? 'We could not confirm that it arrived' : focused,
  );
});

it('accepted while the visitor is on another page, it says so there', async () => {
  await askAgain('/apply-visa?country=japan');
  await follow('/about');
  await world.settleDelivery();
  await wait(20);
  expect([world.address, world.screen().notices]).toEqual(['/about', success]);
  expect(world.applicationDraft.value).toBeUndefined();
});
