import type { ComponentType, ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { ContactForm } from '../../../src/flows/contact-form/ContactForm';
import { TripEstimator } from '../../../src/flows/trip-estimator/TripEstimator';
import { VisaApplication } from '../../../src/flows/visa-application/VisaApplication';
import { choose, press, tick, type } from '../../support/hands';
import { eachInItsWorld } from '../../support/each-in-its-world';
import type { World } from '../../support/world';
import { EligibilityChecker } from '../../support/with-data';

/* A keystroke renders the field that it was typed into, and no other field of the form: counted, field by field. */

const rendered = vi.hoisted(() => [] as string[]);

vi.mock('@mantine/core', async (importActual) => {
  const mantine = await importActual<typeof import('@mantine/core')>();
  const counted = <Props extends { label?: ReactNode }>(Field: ComponentType<Props>, name: string) =>
    function Counted(props: Props) {
      rendered.push(typeof props.label === 'string' ? props.label : name);
      return <Field {...props} />;
    };
  return {
    ...mantine,
    TextInput: counted(mantine.TextInput as ComponentType<{ label?: ReactNode }>, 'text'),
    Textarea: counted(mantine.Textarea as ComponentType<{ label?: ReactNode }>, 'long text'),
    NativeSelect: counted(mantine.NativeSelect as ComponentType<{ label?: ReactNode }>, 'select'),
    Checkbox: counted(mantine.Checkbox as ComponentType<{ label?: ReactNode }>, 'checkbox'),
  };
});

let world: World;
eachInItsWorld((fresh) => (world = fresh));

/** The labels of the fields that rendered while somebody did this. */
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

it('the contact form', async () => {
  await world.open(<ContactForm />, '/contact');
  expect(await fieldsRenderedBy(() => type('Subject', 'J'))).toEqual(['Subject']);
  expect(await fieldsRenderedBy(() => type('Message', 'H'))).toEqual(['Message']);
});

it('the trip estimator', async () => {
  await world.open(<TripEstimator sharedTrip={undefined} />, '/');
  expect(await fieldsRenderedBy(() => type('Duration (days)', '12'))).toEqual(['Duration (days)']);
});
