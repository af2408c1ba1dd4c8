import { act, fireEvent, screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { expect, it } from 'vitest';
import { forTripFolder } from '../../machines/site/events';
import { ApplicationTicket } from '../../src/flows/application-ticket/ApplicationTicket';
import TicketView from '../../src/flows/application-ticket/TicketView';
import { ApplyGate } from '../../src/flows/apply-gate/ApplyGate';
import { CountryListing } from '../../src/flows/country-listing/CountryListing';
import { ClearMyData } from '../../src/flows/device-data/ClearMyData';
import StayCounter from '../../src/flows/stay-counter/StayCounter';
import { shownTransitPlaces } from '../../src/content/transit-places';
import { Transit } from '../../src/flows/transit/Transit';
import { ToolDialogs } from '../../src/flows/tools/ToolDialogs';
import { TripEstimator } from '../../src/flows/trip-estimator/TripEstimator';
import * as tripFolderPart from '../../src/flows/trip-folder/trip-folder-part';
import { HeaderLink } from '../../src/flows/trip-folder/TripLinks';
import { Header } from '../../src/app/shell/Header';
import { Page as DestinationPage } from '../../src/pages/DestinationPage';
import { load as destinationData } from '../../src/pages/DestinationPage.data';
import { VisaApplication } from '../../src/flows/visa-application/VisaApplication';
import { accepted, application, ticket } from '../support/application';
import { france } from '../support/countries';
import { eachInItsWorld } from '../support/each-in-its-world';
import { choose, isLeftToBrowser, press, wait } from '../support/hands';
import { answeredDraft } from '../support/traveller';
import type { World } from '../support/world';
import { EligibilityChecker, TripContents } from '../support/with-data';

/* What one flow tells another, and what a view does beside the states of its chart. */

let world: World;
eachInItsWorld((fresh) => (world = fresh));

const goTo = (path: string) => act(async () => world.history?.push(path, null));

const keepAnswers = () =>
  Object.assign(world.assessmentDraft, { value: { draft: answeredDraft, step: 'documents' } });

const form = (
  <Routes>
    <Route path="/" element={null} />
    <Route path="/services" element={<CountryListing countries={[]} asOf="May 2025" />} />
    <Route
      path="/apply-visa"
      element={<VisaApplication countryNames={['Japan', 'Thailand']} listedCountries={[]} />}
    />
  </Routes>
);

const ticketOnListing = (
  <ApplicationTicket places={[]} nextId="next" loadTicket={() => Promise.resolve(TicketView)} />
);

async function openFilledForm(): Promise<void> {
  Object.assign(world.applicationDraft, { value: { form: application } });
  await world.open(form, '/apply-visa');
  await wait(100);
}

const noticeKinds = () => [...world.notices.values()].map(({ kind }) => kind);

it('a score, and who travels, become the trip’s', async () => {
  keepAnswers();
  await world.open(<EligibilityChecker />, '/tools/visa-eligibility-checker');
  await press('Check Eligibility');
  expect(world.trip.value).toEqual({
    score: { score: 81.5, status: 'High Chance of Approval' },
    traveller: { occupation: 'salaried', payer: 'self', age: 'adult', trips: 'first' },
  });
});

it('fault 119: a result that is sent again is the same submission, and no news for the trip', async () => {
  keepAnswers();
  await world.open(<EligibilityChecker />, '/tools/visa-eligibility-checker');
  await press('Check Eligibility');
  await world.settleDelivery('failing');
  await act(async () => world.site?.actor.send(forTripFolder({ type: 'clear.pressed' })));
  await press('Send again');
  const [first, again] = world.sent;
  expect(world.sent).toHaveLength(2);
  expect(again).toEqual(first);
  expect(world.trip.value).toBeUndefined();
});

it('an application that has arrived becomes the trip’s, with its reference and its day', async () => {
  await openFilledForm();
  await press('Apply Now');
  await world.settleDelivery();
  expect([...world.notices.values()].map(({ message }) => message)).toEqual([accepted]);
  expect(world.trip.value).toEqual({
    destination: 'Japan',
    visaType: 'Tourist Visa',
    sent: { reference: expect.stringMatching(/^\S{4,}$/), on: '2026-01-15' },
  });
});

it('on another page nothing says any more that a score is worked out', async () => {
  keepAnswers();
  await world.open(
    <Routes>
      <Route path="/" element={null} />
      <Route path="/tools/visa-eligibility-checker" element={<EligibilityChecker />} />
    </Routes>,
    '/tools/visa-eligibility-checker',
  );
  await press('Check Eligibility');
  expect(noticeKinds()).toEqual(['loading']);
  await goTo('/');
  expect(noticeKinds()).toEqual([]);
});

it('a page that told nothing has no code fetched when it is left', async () => {
  const wanted: string[] = [];
  const { loadPart } = world;
  world.loadPart = (part) => {
    wanted.push(part);
    return loadPart(part);
  };
  await world.open(form, '/apply-visa');
  await goTo('/');
  expect(wanted).toEqual([]);
});

it('the way to the trip stands in the header and the menu while there is one', async () => {
  await world.open(<HeaderLink />, '/');
  const links = () => screen.queryAllByRole('link', { name: 'Your trip' }).length;
  expect(links()).toBe(0);
  const tell = (destination: string) =>
    act(async () => world.site?.actor.send(forTripFolder({ type: 'trip.patched', patch: { destination } })));
  await tell('Japan');
  expect(links()).toBe(1);
  await act(async () => world.site?.actor.send(forTripFolder({ type: 'clear.pressed' })));
  expect(links()).toBe(0);
});

it('clearing the device’s data ends the trip that runs, too', async () => {
  await world.open(
    <>
      <HeaderLink />
      <ClearMyData />
    </>,
    '/privacy',
  );
  const said = forTripFolder({ type: 'trip.patched', patch: { destination: 'Japan' } });
  await act(async () => world.site?.actor.send(said));
  const links = () => screen.queryAllByRole('link', { name: 'Your trip' }).length;
  expect(links()).toBe(1);
  await press('Clear my data on this device');
  await world.answerQuestion(true);
  await world.settleDelivery();
  expect(links()).toBe(0);
});

it('clearing the device’s data ends the ticket of what was sent, too', async () => {
  Object.assign(world.applicationDraft, { value: { form: application } });
  const pages = (
    <Routes>
      <Route path="/" element={null} />
      <Route path="/privacy" element={<ClearMyData />} />
      <Route path="/services" element={ticketOnListing} />
      <Route path="/apply-visa" element={<VisaApplication countryNames={['Japan']} listedCountries={[]} />} />
    </Routes>
  );
  const tickets = () => screen.queryAllByText('Your application has arrived').length;
  await world.open(pages, '/apply-visa');
  await press('Apply Now');
  await world.settleDelivery();
  await wait(20);
  expect(tickets()).toBe(1);
  await goTo('/privacy');
  await press('Clear my data on this device');
  await world.answerQuestion(true);
  await world.settleDelivery();
  await goTo('/services');
  await wait(20);
  expect(tickets()).toBe(0);
});

const estimator = <TripEstimator sharedTrip={undefined} />;

async function openEstimate(): Promise<void> {
  await world.open(estimator, '/');
  for (const name of ['Next', 'Next', 'Estimate Cost']) await press(name);
}

it('the checker can be cancelled where it stands over a page, and only there', async () => {
  let cancelled = 0;
  await world.open(<EligibilityChecker onCancel={() => (cancelled += 1)} />, '/');
  await press('Cancel');
  expect(cancelled).toBe(1);
  world.close();
  await world.open(<EligibilityChecker />, '/');
  expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull();
});

it.each(['metaKey', 'ctrlKey', 'shiftKey'])(
  'Apply Now with %s held opens elsewhere and asks nothing',
  async (held) => {
    await world.open(
      <ApplyGate country={france} loadGate={() => new Promise(() => {})}>
        {(ask) => (
          <a href="/apply-visa" onClick={ask}>
            Apply Now
          </a>
        )}
      </ApplyGate>,
      '/services/france',
    );
    const link = screen.getByRole('link', { name: 'Apply Now' });
    expect(await isLeftToBrowser(() => fireEvent.click(link, { [held]: true }))).toBe(true);
    expect(await isLeftToBrowser(() => fireEvent.click(link))).toBe(false);
  },
);

it('the ticket is stamped with who received it, and on which day', async () => {
  const nothing = () => {};
  await world.open(
    <TicketView
      last={ticket}
      earlier={[]}
      places={[]}
      titleId="title"
      onPrint={nothing}
      onDismiss={nothing}
    />,
    '/services',
  );
  const stamped = [...document.querySelectorAll('svg text, [class*=stamp]')].map((part) => part.textContent);
  expect(stamped.join(' ')).toContain('RECEIVED');
  expect(stamped.join(' ')).toContain('DESHANTAR');
  expect(stamped.join(' ')).toContain('15 JAN 2026');
});

it('a destination of the estimator is the trip’s', async () => {
  await world.open(estimator, '/');
  await choose('Destination', 'Thailand');
  expect(world.trip.value).toEqual({ destination: 'Thailand' });
});

it('an estimate is shared under its name, and its link is marked when it is entered', async () => {
  const shared: unknown[] = [];
  Object.assign(world.ports, { share: (what: { title: string }) => void shared.push(what.title) });
  await openEstimate();
  await press('Share');
  expect(shared).toEqual(['Trip cost estimate']);
  const link = screen.getByLabelText<HTMLInputElement>('Link');
  await act(async () => link.focus());
  expect([link.selectionStart, link.selectionEnd]).toEqual([0, link.value.length]);
});

it('a request for a quote can be printed', async () => {
  await openEstimate();
  await press('Get Detailed Quote');
  await press('Send request by e-mail');
  await press('Print');
  expect(world.prints).toBe(1);
});

it('the 180 days move with their slider', async () => {
  Object.assign(world.stays, {
    value: {
      rows: [
        { entry: '2025-10-01', exit: '2025-11-10' },
        { entry: '2026-03-01', exit: '2026-03-20' },
      ],
      entry: '',
      wanted: '',
    },
  });
  await world.open(<StayCounter />, '/visa/schengen-visa-online');
  await wait(100);
  const slider = () => screen.getByLabelText<HTMLInputElement>('Move the 180 days');
  const before = slider().getAttribute('aria-valuetext');
  const place = () => document.querySelector<HTMLElement>('[class*=window]')?.style.left;
  const placeBefore = place();
  await act(async () => fireEvent.change(slider(), { target: { value: '0' } }));
  expect(slider().getAttribute('aria-valuetext')).not.toBe(before);
  expect(place()).not.toBe(placeBefore);
});

it('while its code is fetched the page says so, and where it cannot be had it offers to try again', async () => {
  world.trip.write({ destination: 'Japan', entry: '2026-05-12', exit: '2026-05-26' });
  let fail = () => {};
  world.loadPart = () => new Promise((_, reject) => (fail = () => reject(new Error('offline'))));
  await world.open(<TripContents />, '/trip');
  const opening = screen.getByText('Opening your folder…');
  expect(opening.closest('[aria-busy="true"]')).toBeTruthy();

  await act(async () => fail());
  const missing = screen.getByRole('alert');
  expect(missing.textContent).toContain('Your trip could not be loaded. Check your connection.');
  expect(missing.closest('[aria-busy="false"]')).toBeTruthy();

  world.loadPart = () => Promise.resolve(world.bound(tripFolderPart));
  await press('Try again');
  expect(screen.getByRole('heading', { name: 'Your trip to Japan' })).toBeTruthy();
});

it('going back takes a choice back that stands in the address', async () => {
  await world.open(<Transit places={shownTransitPlaces()} />, '/tools/transit');
  await choose('Where do you change planes?', 'Germany');
  await wait(100);
  expect(world.address).toBe('/tools/transit?through=germany');
  await act(async () => world.history?.go(-1));
  expect(world.address).toBe('/tools/transit');
  expect(screen.getByLabelText<HTMLSelectElement>('Where do you change planes?').value).toBe('');
});

it.each([
  ['Japan', '/apply-visa?country=Japan'],
  ['Schengen Area', '/apply-visa'],
])('whoever has checked their profile applies for %s at once', async (destination, href) => {
  world.trip.write({ destination, score: { score: 72, status: 'Good Chance' } });
  await world.open(<TripContents />, '/trip');
  await wait(100);
  const links = screen.getAllByRole('link', { name: 'Apply Now', hidden: true });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(links.map(() => href));
});

it('documents wait for a destination, and say so', async () => {
  world.trip.write({ entry: '2026-05-12' });
  await world.open(<TripContents />, '/trip');
  await wait(100);
  expect(screen.getByText(/The list depends on where you go/).textContent).toBe(
    'The list depends on where you go. Choose a destination',
  );
});

it('on paper stands what is known, and nothing of what is not', async () => {
  world.trip.write({ destination: 'Japan', visaType: 'Tourist Visa', passportIssued: '2020-05-01' });
  await world.open(<TripContents />, '/trip');
  const facts = [...document.querySelectorAll('dl dt')].map((term) => [
    term.textContent,
    term.nextElementSibling?.textContent,
  ]);
  expect(facts.slice(0, 3)).toEqual([
    ['Destination', 'Japan'],
    ['Visa type', 'Tourist Visa'],
    ['Passport issued', '1 May 2020'],
  ]);
});

it('a yes/no question that is owed an answer says so beside it', async () => {
  const draft = { ...answeredDraft, itReturnsFiled: '', sponsorAvailable: '' };
  Object.assign(world.assessmentDraft, { value: { draft, step: 'documents' } });
  await world.open(<EligibilityChecker />, '/tools/visa-eligibility-checker');
  await press('Check Eligibility');
  for (const [question, message] of [
    ['Have you filed income tax (IT) returns?', 'IT returns status is required'],
    ['Is a sponsor available?', 'Sponsor availability is required'],
  ] as const) {
    const group = screen.getByRole('radiogroup', { name: question });
    expect(group.parentElement?.textContent).toContain(message);
  }
});

it('the menu goes when the estimator that it offers is asked for', async () => {
  await world.open(<Header />, '/');
  await press('Open menu');
  await press('What it costs');
  expect(screen.queryByRole('navigation', { name: 'Mobile' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Open menu' })).toBeTruthy();
});

it('a destination’s page tells the trip where it leads before the estimator opens', async () => {
  const data = destinationData({ path: '/services/japan', params: {}, day: '2026-01-15' });
  world.loadTool = async (tool) => ({ default: () => <p>{`The ${tool}`}</p> });
  await world.open(
    <>
      <DestinationPage data={data} />
      <ToolDialogs />
    </>,
    '/services/japan',
  );
  await press('Estimate your own trip');
  await wait(100);
  expect(world.trip.value?.destination).toBe('Japan');
  expect(screen.getByText('The estimator')).toBeTruthy();
});
