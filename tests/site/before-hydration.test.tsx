import { act, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { defaultAssessment } from '../../machines/eligibility-checker/assessment';
import { emptyApplication } from '../../machines/visa-application/application';
import { StaffArea } from '../../src/flows/staff-session/StaffArea';
import { BlogList } from '../../src/flows/blog-list/BlogList';
import { ContactForm } from '../../src/flows/contact-form/ContactForm';
import { CountryListing } from '../../src/flows/country-listing/CountryListing';
import type { ShownList } from '../../src/content/documents/shown-list';
import { hongKongPar } from '../../src/content/guides/hong-kong-par';
import { DestinationChooser } from '../../src/flows/destination-chooser/DestinationChooser';
import { DocumentChecklist } from '../../src/flows/document-checklist/DocumentChecklist';
import { PageFactsContext } from '../../src/ui/page-facts';
import { Faq } from '../../src/flows/faq/Faq';
import { VisaApplication } from '../../src/flows/visa-application/VisaApplication';
import { japan } from '../support/countries';
import { eachInItsWorld } from '../support/each-in-its-world';
import { follow, press, wait } from '../support/hands';
import { testPost } from '../support/posts';
import { readScreen } from '../support/screen';
import type { World } from '../support/world';
import { EligibilityChecker, guideDataAt } from '../support/with-data';

const { facts, officialSites, asOf } = guideDataAt('/visa/hong-kong-par');

/* What a visitor types into the page's HTML while the app is still on its way is there when the app has started. */

let world: World;
let page: HTMLElement;
let app: Root | undefined;

eachInItsWorld((fresh) => (world = fresh));

beforeEach(() => {
  page = document.body.appendChild(document.createElement('div'));
});

afterEach(async () => {
  await act(async () => app?.unmount());
  page.remove();
});

/** Shows the page's HTML, in which the visitor does something, and lets the app take the page over. */
async function arriveEarly(view: ReactNode, address: string, early: () => void): Promise<void> {
  const whole = world.around(view, address);
  page.innerHTML = renderToString(whole);
  early();
  await act(async () => {
    world.begin();
    app = hydrateRoot(page, whole);
  });
}

/** Types into the page's one field. */
function typeEarly(view: ReactNode, address: string, text: string): Promise<void> {
  return arriveEarly(view, address, () => {
    const field = page.querySelector('input');
    if (!field) throw new Error('The page has no field.');
    field.value = text;
  });
}

function fieldNamed(label: string): HTMLInputElement {
  return within(page).getByLabelText<HTMLInputElement>(label);
}

function fill(fields: Readonly<Record<string, string>>): void {
  for (const [label, value] of Object.entries(fields)) fieldNamed(label).value = value;
}

const shown = () => readScreen(page, '', []);

const questions = [
  {
    category: 'general',
    title: 'General',
    items: [{ value: 'start', question: 'Where do I start?', answer: 'With your passport.' }],
  },
  {
    category: 'payment',
    title: 'Payment & Policies',
    items: [{ value: 'pay', question: 'How can I pay?', answer: 'By UPI.' }],
  },
] as const;
const posts = [
  testPost('uk-visit-visa', 'Visa Guide', { title: 'A guide' }),
  testPost('international-travel-tips', 'International Tips', { title: 'A tip' }),
];

it('a search for a destination', async () => {
  await typeEarly(<CountryListing countries={[japan]} asOf="May 2025" />, '/services', 'atlantis');
  expect(shown().fields).toEqual({ 'Search destinations': 'atlantis' });
  await wait(300);
  expect(shown().headings).toContain('No Countries Found');
});

it.each(['/blog', '/blog?search=guide'])('a search for a post, at %s', async (address) => {
  await typeEarly(<BlogList posts={posts} />, address, 'tip');
  expect(shown().fields).toEqual({ 'Search posts': 'tip' });
  await wait(300);
  expect(shown().headings).toEqual(['All Posts', 'A tip']);
});

it('a blog that nobody has typed into follows its address', async () => {
  await typeEarly(<BlogList posts={posts} />, '/blog?search=guide', '');
  expect(shown().fields).toEqual({ 'Search posts': 'guide' });
  expect(shown().headings).toEqual(['All Posts', 'A guide']);
});

it.each([
  ['98765 43210', '9876543210'],
  ['', ''],
])('the phone number %j of the staff login', async (typed, kept) => {
  await typeEarly(<StaffArea page="login" />, '/login', typed);
  expect(shown().fields).toEqual({ 'Phone Number': kept });
});

it('a search in the FAQ', async () => {
  await typeEarly(<Faq groups={questions} path="/faq" />, '/faq', 'upi');
  expect(shown().fields).toEqual({ 'Search questions': 'upi' });
  expect(shown().headings).toContain('How can I pay?');
  expect(shown().headings).not.toContain('Where do I start?');
});

it('a question that was opened, until another group is chosen', async () => {
  await arriveEarly(<Faq groups={questions} path="/faq" />, '/faq', () =>
    page.querySelector('details')?.setAttribute('open', ''),
  );
  expect(page.querySelectorAll('details[open]')).toHaveLength(1);
  await follow('Payment & Policies');
  expect(page.querySelectorAll('details[open]')).toHaveLength(0);
});

it('a place on the home page, which is then looked for', async () => {
  const asked: string[] = [];
  const findPlaces = (text: string) => {
    asked.push(text);
    return Promise.resolve([]);
  };
  await typeEarly(<DestinationChooser findPlaces={findPlaces} />, '/', 'atlantis');
  expect(shown().fields).toEqual({ 'I have an Indian passport and I’m going to': 'atlantis' });
  await press('Show the answer');
  expect(new Set(asked)).toEqual(new Set(['atlantis']));
});

it('a message, with what was kept of it', async () => {
  Object.assign(world.contactMessage, {
    value: { name: 'Asha', email: 'asha@example.com', subject: '', message: '' },
  });
  await arriveEarly(<ContactForm />, '/contact', () => fill({ 'Full Name': 'Asha Rao' }));
  expect(shown().fields).toMatchObject({ 'Full Name': 'Asha Rao', Email: 'asha@example.com' });
});

const form = <VisaApplication countryNames={['France', 'Japan']} listedCountries={[japan]} />;
const terms = 'I agree to the Terms and Conditions';

it('an application, and the tick under it', async () => {
  await arriveEarly(form, '/apply-visa', () => {
    fill({ 'Full Name': 'Asha Rao', 'Visa Type': 'Tourist Visa' });
    fieldNamed(terms).checked = true;
  });
  expect(shown().fields).toMatchObject({
    'Full Name': 'Asha Rao',
    Email: '',
    'Visa Type': 'Tourist Visa',
    [terms]: true,
  });
});

it('the country of an application, whatever the address asks for', async () => {
  await arriveEarly(form, '/apply-visa?country=japan', () => fill({ Country: 'France' }));
  expect(shown().fields).toMatchObject({ Country: 'France' });
});

it('an application of which a part was kept', async () => {
  Object.assign(world.applicationDraft, {
    value: {
      form: { ...emptyApplication, email: 'asha@example.com', agreedToTerms: true },
    },
  });
  await arriveEarly(form, '/apply-visa', () => {
    fill({ 'Full Name': 'Asha Rao' });
    fieldNamed(terms).checked = true;
  });
  expect(shown().fields).toMatchObject({ 'Full Name': 'Asha Rao', Email: 'asha@example.com', [terms]: true });
});

const consent = 'I agree to the Terms & Conditions and the Privacy Policy';

it.each([false, true])(
  'the first answers of the checker, of which the consent was kept: %s',
  async (consentGiven) => {
    Object.assign(world.assessmentDraft, {
      value: { draft: { ...defaultAssessment, consentGiven }, step: 'getStarted' },
    });
    await arriveEarly(<EligibilityChecker />, '/tools/visa-eligibility-checker', () => {
      fill({ 'Full Name': 'Asha Rao', Phone: '9876543210', Email: 'asha@example.com' });
      fieldNamed(consent).checked = true;
    });
    expect(shown().fields).toMatchObject({
      'Full Name': 'Asha Rao',
      Phone: '9876543210',
      Email: 'asha@example.com',
      [consent]: true,
    });
  },
);

it('boxes that were ticked in a list of documents, with those that were kept', async () => {
  world.readyDocuments.write(['hong-kong-slip']);
  const documents: ShownList = {
    groups: [
      {
        title: 'To carry',
        items: [
          { id: 'hong-kong-passport', text: 'Passport' },
          { id: 'hong-kong-slip', text: 'Slip' },
          { id: 'hong-kong-ticket', text: 'Ticket' },
        ],
      },
    ],
    isByTraveller: false,
  };
  await arriveEarly(
    <PageFactsContext value={facts}>
      <DocumentChecklist
        guide={hongKongPar}
        documents={documents}
        officialSite={officialSites[0]}
        asOf={asOf}
      />
    </PageFactsContext>,
    '/visa/hong-kong-par',
    () => {
      for (const label of ['Passport', 'Slip']) fieldNamed(label).checked = true;
    },
  );
  expect(shown().fields).toEqual({ Passport: true, Slip: true, Ticket: false });
  expect(world.readyDocuments.value).toEqual(['hong-kong-passport', 'hong-kong-slip']);
});
