import type { ComponentType, ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { BlogList } from '../../../src/flows/blog-list/BlogList';
import { ContactForm } from '../../../src/flows/contact-form/ContactForm';
import { CountryListing } from '../../../src/flows/country-listing/CountryListing';
import { TripEstimator } from '../../../src/flows/trip-estimator/TripEstimator';
import { VisaApplication } from '../../../src/flows/visa-application/VisaApplication';
import { france, indonesia, japan } from '../../support/countries';
import { choose, press, tick, type } from '../../support/hands';
import { eachInItsWorld } from '../../support/each-in-its-world';
import { testPost } from '../../support/posts';
import type { World } from '../../support/world';
import { EligibilityChecker } from '../../support/with-data';

/*
 * A keystroke renders the field that it was typed into, and no other field of the form; a pressed filter renders itself and the one that it
 * takes over from: counted, field by field and button by button.
 */

const rendered = vi.hoisted(() => [] as string[]);

vi.mock('@mantine/core', async (importActual) => {
  const mantine = await importActual<typeof import('@mantine/core')>();
  const counted = <Props extends { label?: ReactNode; children?: ReactNode }>(
    Field: ComponentType<Props>,
    name: string,
  ) =>
    Object.assign(function Counted(props: Props) {
      const label = props.label ?? props.children;
      // A button that is no filter is drawn with its form.
      if (name !== 'button' || 'aria-pressed' in props)
        rendered.push(typeof label === 'string' ? label : name);
      return <Field {...props} />;
    }, Field);
  return {
    ...mantine,
    TextInput: counted(mantine.TextInput as ComponentType<{ label?: ReactNode }>, 'text'),
    Textarea: counted(mantine.Textarea as ComponentType<{ label?: ReactNode }>, 'long text'),
    NativeSelect: counted(mantine.NativeSelect as ComponentType<{ label?: ReactNode }>, 'select'),
    Button: counted(mantine.Button as ComponentType<{ children?: ReactNode }>, 'button'),
    Checkbox: counted(mantine.Checkbox as ComponentType<{ label?: ReactNode }>, 'checkbox'),
  };
});

let world: World;
eachInItsWorld((fresh) => (world = fresh));

/** The labels of the fields and filters that rendered while somebody did this. */
async function fieldsRenderedBy(hands: () => Promise<void>): Promise<readonly string[]> {
  rendered.length = 0;
  await hands();
  return [...rendered];
}

it('the application form', async () => {
  await world.open(<VisaApplication countryNames={['Japan', 'Kenya']} listedCountries={[]} />, '/apply-visa');
  expect(await fieldsRenderedBy(() => type('Full Name', 'A'))).toEqual(['Full Name']);
  expect(await fieldsRenderedBy(() => type('Mobile Number', '9'))).toEqual(['Mobile Number']);
  expect(await fieldsRenderedBy(() => choose('Country', 'Kenya'))).toEqual(['Country']);
});

it('the eligibility checker', async () => {
  await world.open(<EligibilityChecker />, '/tools/visa-eligibility-checker');
  expect(await fieldsRenderedBy(() => type('Full Name', 'Asha Rao'))).toEqual(['Full Name']);
  expect(await fieldsRenderedBy(() => type('Email', 'asha@example.in'))).toEqual(['Email']);
  await type('Phone', '98765 43210');
  await tick(/I agree/);
  await press('Start Assessment');
  await choose('Destination Country', 'Canada');
  expect(await fieldsRenderedBy(() => choose('State of Application', 'Goa'))).toEqual([
    'State of Application',
  ]);
});

it('the listing and its filters', async () => {
  await world.open(<CountryListing countries={[france, indonesia, japan]} asOf="May 2025" />, '/services');
  expect(await fieldsRenderedBy(() => type('Search destinations', 'j'))).toEqual([]);
  expect(await fieldsRenderedBy(() => press('Asia'))).toEqual(['All', 'Asia']);
  expect(await fieldsRenderedBy(() => press('On arrival'))).toEqual(['Any visa rule', 'On arrival']);
});

it('the blog list and its filters', async () => {
  await world.open(<BlogList posts={[testPost('uk-visit-visa', 'Visa Guide')]} />, '/blog');
  expect(await fieldsRenderedBy(() => type('Search posts', 'v'))).toEqual([]);
  expect(await fieldsRenderedBy(() => press('Travel News'))).toEqual(['All Posts', 'Travel News']);
});

it('the contact form', async () => {
  await world.open(<ContactForm />, '/contact');
  expect(await fieldsRenderedBy(() => type('Subject', 'J'))).toEqual(['Subject']);
  expect(await fieldsRenderedBy(() => type('Message', 'H'))).toEqual(['Message']);
});

it('the trip estimator', async () => {
  await world.open(<TripEstimator sharedTrip={undefined} />, '/');
  expect(await fieldsRenderedBy(() => type('Duration (days)', '12'))).toEqual(['Duration (days)']);
});
