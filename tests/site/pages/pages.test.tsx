import { posts } from '../../../src/content/post-list';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { placedPost, type Post } from '../../../machines/blog-list/posts';
import { forTripFolder } from '../../../machines/site/events';
import type { TripFolder as Folder } from '../../../machines/site/trip-folder/folder';
import { documentListTitles } from '../../../src/content/documents/list-words';
import { routePaths } from '../../../src/app/routing/route-table';
import { loadPage } from '../../../src/app/routing/routes';
import { honeymoonDestinations } from '../../../src/content/honeymoon';
import { factsIn, sourcesWithRupees } from '../../../src/content/shown-content';
import { visaOnArrivalCardsOn } from '../../../src/content/visa-on-arrival-cards';
import { ToolDialogs } from '../../../src/flows/tools/ToolDialogs';
import { useToolDialogs } from '../../../src/flows/tools/tools';
import { Page as BlogPostPage } from '../../../src/pages/BlogPostPage';
import { load as loadDestination } from '../../../src/pages/DestinationPage.data';
import { Page as DestinationPage } from '../../../src/pages/DestinationPage';
import { OfflinePage } from '../../../src/pages/offline';
import type { PostBody } from '../../../src/ui/article/ArticleBody';
import { Checklist } from '../../../src/ui/article/Checklist';
import { ContactCall } from '../../../src/ui/article/ContactCall';
import { Destinations } from '../../../src/ui/article/Destinations';
import { FigureSources } from '../../../src/ui/article/FigureSources';
import { InShort } from '../../../src/ui/article/InShort';
import { Note } from '../../../src/ui/article/Note';
import { OfficialLink } from '../../../src/ui/article/OfficialLink';
import { Steps } from '../../../src/ui/article/Steps';
import { VisaOnArrivalRegions } from '../../../src/ui/article/VisaOnArrivalRegions';
import { VisaOnArrivalTable } from '../../../src/ui/article/VisaOnArrivalTable';
import { WhatChanged } from '../../../src/ui/article/WhatChanged';
import { Fact } from '../../../src/ui/Fact';
import { eachInItsWorld, walkedOn } from '../../support/each-in-its-world';
import { openTab, press, wait } from '../../support/hands';
import { expectAsRecorded } from '../../support/recorded';
import { testPost } from '../../support/posts';
import { answeredDraft } from '../../support/traveller';
import { viewText } from '../../support/view-text';
import type { World } from '../../support/world';
import { TripContents } from '../../support/with-data';

/*
 * What each kind of page shows and where its links lead, as somebody has read it: its words, roles and addresses stand in
 * `tests/site/pages` and are compared whole. What grows with the articles is left out there and looked at by itself.
 */

let world: World;
eachInItsWorld((fresh) => (world = fresh));

/**
 * Shows what is folded, as on paper, but for the notice beside a form, whose words are fetched; leaves out what other tests
 * look at.
 */
async function compare(name: string, elsewhere: readonly string[] = []): Promise<void> {
  await act(async () => {
    for (const folded of document.querySelectorAll<HTMLDetailsElement>('details:not([lang])'))
      folded.open = true;
    for (const part of elsewhere)
      for (const found of document.querySelectorAll<HTMLElement>(part)) found.hidden = true;
  });
  await expectAsRecorded(`${viewText(document.body)}\n`, `tests/site/pages/${name}.txt`);
}

/** Waits, a few frames and no longer, for what the page is fetching. */
async function arrives(fetched: () => Promise<unknown>): Promise<void> {
  for (let frame = 0; frame < 20 && screen.queryByText(/^Opening/); frame += 1) {
    await act(async () => void (await fetched()));
    await wait(20);
  }
}

/** Opens a page as its address is opened. */
async function openPage(path: string): Promise<void> {
  const { Page, data } = await loadPage(path);
  await world.open(<Page data={data} />, path);
  await wait(100);
  // The folder of a trip and the counter are fetched by themselves.
  await arrives(() =>
    Promise.all([
      import('../../../src/pages/trip/TripContents'),
      import('../../../src/flows/stay-counter/StayCounter'),
    ]),
  );
}

/** With the name of its record, and what other tests look at. */
type LookedAt = [path: string, name: string, elsewhere?: readonly string[]];
const pages: LookedAt[] = [
  // The newest articles are looked at below.
  ['/', 'home', ['section[aria-labelledby="travel-insights"] ul']],
  ['/about', 'about'],
  ['/services', 'services'],
  ['/partners', 'partners'],
  ['/faq', 'faq'],
  // The walk of the list has articles of its own.
  ['/blog', 'blog', ['section[aria-labelledby="posts"]']],
  ['/contact', 'contact'],
  ['/terms', 'terms'],
  ['/privacy', 'privacy'],
  ['/payment-terms', 'payment-terms'],
  ['/cancellation', 'cancellation'],
  ['/offer-zone', 'offer-zone'],
  ['/community', 'community'],
  ['/apply-visa', 'apply-visa'],
  ['/visa/dubai-tourist-visa', 'guide-dubai'],
  ['/visa/usa-business-visa', 'guide-usa'],
  ['/visa/schengen-visa-online', 'guide-schengen'],
  ['/visa/canada-visitor-visa-india', 'guide-canada'],
  ['/visa/hong-kong-par', 'guide-hong-kong'],
  ['/tools/visa-eligibility-checker', 'checker'],
  ['/tools/day-counter', 'day-counter'],
  ['/search', 'search'],
  ['/answers', 'answers'],
  ['/tools/compare', 'compare'],
  ['/tools/photo', 'photo'],
  ['/tools/transit', 'transit'],
  ['/tools/visa-centre', 'visa-centre'],
  ['/tools/refusal', 'refusal'],
  ['/tools/visas-i-hold', 'visas-i-hold'],
  ['/trip', 'trip'],
  ['/login', 'login'],
  ['/verify-otp', 'verify-otp'],
  ['/admin', 'admin'],
  ['/no-such-page', 'not-found'],
  ['/services/atlantis', 'not-found'],
];

describe('the page', () => {
  it.each<LookedAt>(pages)('%s', async (path, name, elsewhere) => {
    await openPage(path);
    await compare(name, elsewhere);
  });

  it('of every route is among them; destinations and articles are below', () => {
    const looked = new Set(pages.map(([path]) => path));
    expect(routePaths.filter((path) => !/[:*]/.test(path) && !looked.has(path))).toEqual([]);
  });

  it('of the service worker', async () => {
    await world.open(<OfflinePage />, '/offline');
    await compare('offline');
  });
});

it.each([
  ['/services/Japan', 'Japan visa for Indians', 1],
  ['/blog/UK-Visit-Visa', posts.find(({ id }) => id === 'uk-visit-visa')?.title, 2],
])('%s comes with what it shows, in any letter case', async (path, title, files) => {
  await openPage(path);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
  expect((await loadPage(path)).sources).toHaveLength(files);
});

it.each([
  ['uk', 'United Kingdom'],
  ['schengen', 'Schengen Area (Europe)'],
])('the checker begins with the destination %s that a page hands over, once', async (destination, name) => {
  const pathname = '/tools/visa-eligibility-checker';
  const { Page, data } = await loadPage(pathname);
  Object.assign(world.assessmentDraft, {
    value: { draft: { ...answeredDraft, destinationCountry: '', visaType: '' }, step: 'destination' },
  });
  await world.open(<Page data={data} />, { pathname, search: '?utm_source=x', state: { destination } });
  await wait(100);
  expect(world.screen().fields['Destination Country']).toBe(name);
  expect(world.history?.location).toMatchObject({ pathname, search: '?utm_source=x', state: null });
  await act(async () => world.history?.go(-1));
  expect(world.history?.location.state).toBeNull();
});

it('home answers for the trip of its visitor, once there is one', async () => {
  await openPage('/');
  const planning = () => screen.getByRole('region', { name: 'Plan it yourself' }).textContent;
  expect(planning()).not.toContain('Your trip to');
  await act(async () =>
    world.site?.actor.send(forTripFolder({ type: 'trip.patched', patch: { destination: 'France' } })),
  );
  await act(async () => void (await import('../../../src/content/trip-answers')));
  await wait(100);
  expect(planning()).toContain('Your trip to France');
});

describe('a tool that a page holds', () => {
  const tools = () =>
    Promise.all([
      import('../../../src/flows/travel-dates/DatePlanner'),
      import('../../../src/flows/traveller-documents/TravellerDocuments'),
      import('../../../src/flows/stay-counter/StayCounter'),
    ]);

  it.each([
    ['/visa/schengen-visa-online', 'Open the date planner', 'Your dates for the Schengen area'],
    ['/visa/schengen-visa-online', 'Open the list for you', `list "${documentListTitles.schengen}"`],
    ['/visa/schengen-visa-online', 'Open the day counter', 'list "Your stays in the Schengen area"'],
    ['/services/japan', 'Open the date planner', 'Your dates for Japan'],
    ['/services/japan', 'Open the list for you', `list "${documentListTitles.japan}"`],
  ])('%s: “%s” opens it for what the page is about', async (path, button, words) => {
    await openPage(path);
    await press(button);
    await arrives(tools);
    await wait(100);
    const opened = viewText(document.body);
    expect(opened).not.toContain(`button "${button}"`);
    expect(opened).toContain(words);
  });
});

describe('the checker of a guide', () => {
  const StandIn = ({ destination }: { destination?: string }) => (
    <p role="dialog" aria-label="Checker">{`for ${destination ?? 'no destination'}`}</p>
  );

  async function openGuide(path: string): Promise<void> {
    world.loadTool = () => Promise.resolve({ default: StandIn });
    const { Page, data } = await loadPage(path);
    await world.open(
      <>
        <Page data={data} />
        <ToolDialogs />
      </>,
      path,
    );
  }

  it.each([
    ['/visa/dubai-tourist-visa', 'uae'],
    ['/visa/usa-business-visa', 'usa'],
    ['/visa/schengen-visa-online', 'schengen'],
    ['/visa/canada-visitor-visa-india', 'canada'],
    ['/visa/hong-kong-par', 'other'],
  ])('%s begins with %s', async (path, destination) => {
    await openGuide(path);
    await press('Check Your Visa Eligibility');
    await wait(0);
    expect(screen.getByRole('dialog').textContent).toBe(`for ${destination}`);
  });

  it('opens by itself for the same destination', async () => {
    await openGuide('/visa/usa-business-visa');
    await act(async () => {
      fireEvent(window, new Event('wheel'));
      fireEvent(window, new Event('scroll'));
    });
    await wait(10_000);
    await wait(0);
    expect(screen.getByRole('dialog').textContent).toBe('for usa');
  });
});

it('the page’s checker stands back while the dialog’s is open, and starts anew after it', async () => {
  const StandIn = ({ onClose }: { onClose: () => void }) => (
    <div role="dialog" aria-label="Checker">
      <button type="button" onClick={onClose}>
        Close
      </button>
    </div>
  );
  world.loadTool = () => Promise.resolve({ default: StandIn });
  const path = '/tools/visa-eligibility-checker';
  const { Page, data } = await loadPage(path);
  const AskForChecker = () => {
    const send = useToolDialogs();
    return (
      <button type="button" onClick={() => send({ type: 'checker.requested' })}>
        In a dialog
      </button>
    );
  };
  await world.open(
    <>
      <Page data={data} />
      <AskForChecker />
      <ToolDialogs />
    </>,
    path,
  );
  const form = () => screen.getByLabelText('Full Name');
  const first = form();
  expect(first.closest('[inert]')).toBeNull();
  await press('In a dialog');
  await wait(0);
  expect(form().closest('[inert]')).not.toBeNull();
  await press('Close');
  await wait(0);
  expect(form().closest('[inert]')).toBeNull();
  expect(form()).not.toBe(first);
});

/** On a day that stands: what a destination asks for may change with the day. */
function answerFor(place: string) {
  const answer = loadDestination({ path: pathOf(place), params: {}, day: '2026-11-21' });
  if (!answer) throw new Error(`There is no page of ${place}.`);
  return answer;
}

const pathOf = (place: string) => `/services/${place.toLowerCase().replaceAll(' ', '-')}`;

async function openDestination(place: string): Promise<void> {
  await world.open(<DestinationPage data={answerFor(place)} />, pathOf(place));
  await wait(100);
}

describe('the page of a destination', () => {
  it.each([
    ['France', 'a Schengen country, where an office by the state of one’s home takes the application'],
    ['Japan', 'one with a visa'],
    ['Canada', 'one that licenses who may advise'],
    ['Thailand', 'one without a visa, with a form to fill in'],
    ['Mauritius', 'one without a visa'],
    ['Vietnam', 'one with an e-visa'],
    ['Philippines', 'one without a visa, with more for who holds another'],
  ])('%s, %s', async (place) => {
    await openDestination(place);
    await compare(`destination-${pathOf(place).replace('/services/', '')}`);
  });

  it.each([
    ['United Kingdom', 'uk'],
    ['France', 'schengen'],
    ['Japan', 'other'],
  ])('%s: the checker that it leads to begins with %s', async (place, destination) => {
    await openDestination(place);
    const ways = screen.getAllByRole('link', { name: 'Check Eligibility' });
    expect(ways).toHaveLength(2);
    for (const way of ways) {
      await act(async () => fireEvent.click(way));
      expect(world.history?.location).toMatchObject({
        pathname: '/tools/visa-eligibility-checker',
        state: { destination },
      });
      await act(async () => world.history?.go(-1));
    }
  });

  it('that is not there shows nothing of its own', async () => {
    await world.open(<DestinationPage data={undefined} />, '/services/Atlantis');
    expect(screen.queryAllByRole('heading')).toEqual([]);
    expect(world.address).toBe('/services/Atlantis');
  });

  it('is at one address, however it was typed', async () => {
    await world.open(<DestinationPage data={answerFor('Japan')} />, '/services/JAPAN?utm_source=x');
    expect(world.address).toBe('/services/japan?utm_source=x');
  });

  it('puts its address right without an entry of its own: Back leads to where one came from', async () => {
    await world.open(<DestinationPage data={answerFor('Japan')} />, '/services');
    await act(async () => world.history?.push('/services/JAPAN', null));
    expect(world.address).toBe('/services/japan');
    await act(async () => world.history?.go(-1));
    expect(world.address).toBe('/services');
  });
});

describe('the folder of a trip', () => {
  async function openFolder(trip: Folder): Promise<void> {
    world.trip.write(trip);
    await world.open(<TripContents />, '/trip');
    await wait(100);
  }

  const dates = { entry: '2026-05-12', exit: '2026-05-26', passportExpiry: '2031-01-31' };

  it.each<[name: string, trip: Folder]>([
    ['the Schengen area, with the list of its guide', { destination: 'Schengen Area', ...dates }],
    ['a country of it', { destination: 'France', ...dates }],
    ['a country without a visa', { destination: 'Thailand', ...dates }],
    ['one whose list was not found, and its official page', { destination: 'Vietnam', ...dates }],
    ['one that is not listed', { destination: 'Other Country' }],
  ])('to %s', async (name, trip) => {
    await openFolder(trip);
    const file = `trip-to-${name.replaceAll(/\W+/g, '-')}`;
    await compare(file);
    await openTab('Documents');
    await compare(`${file}-documents`);
  });

  const score = { score: 81.5, status: 'High Chance of Approval' } as const;

  it.each<[how: string, trip: Folder, isAsked: boolean]>([
    ['asks for the check', { destination: 'France' }, true],
    ['asks no more after the check', { destination: 'France', score }, false],
    ['asks no check of the area', { destination: 'Schengen Area' }, false],
    ['asks none where no check is needed', { destination: 'Japan' }, false],
  ])('%s: %j', async (_how, trip, isAsked) => {
    await openFolder({ ...dates, ...trip });
    const [apply] = screen.getAllByRole('link', { name: 'Apply Now' });
    if (!apply) throw new Error('There is no way to apply.');
    await act(async () => fireEvent.click(apply));
    expect(world.address.startsWith('/apply-visa')).toBe(!isAsked);
  });

  it('opens the estimator', async () => {
    await openFolder({ destination: 'Japan' });
    const asked: string[] = [];
    world.loadTool = (tool) => {
      asked.push(tool);
      return new Promise(() => {});
    };
    await openTab('Cost');
    await press('Estimate the cost');
    expect(asked).toEqual(['estimator']);
  });
});

describe('an article', () => {
  // Of the site, for a page shows the picture of its post. Newest first.
  const written: readonly Post[] = [
    testPost('schengen-visa-guide', 'Visa Guide', { title: 'The youngest', date: '2025-05-24' }),
    testPost('uk-visit-visa', 'Visa Guide', { title: 'The one before', date: '2025-05-23' }),
    testPost('par-vs-hong-kong-visa', 'Visa Guide', {
      title: 'The one that is read',
      date: '2025-05-22',
      dateWords: 'May 22, 2025',
      lastUpdated: '2026-11-20',
    }),
    testPost('visa-on-arrival-guide', 'Travel News', { title: 'The one after', date: '2025-05-21' }),
    testPost('uae-visa-update', 'Visa Guide', { title: 'The oldest', date: '2025-05-20' }),
  ];

  const body: PostBody = ({ components }) => {
    const A = components?.a as 'a';
    return (
      <>
        <InShort>
          <p>The answer.</p>
        </InShort>
        <WhatChanged on="November 20, 2026" what="The fee." />
        <h2 id="fees">Fees</h2>
        <p>
          <A href="/faq">A page</A>, <A href="#fees">a section</A>, <A href="https://example.org/">a site</A>.
        </p>
        <p>
          <Fact value="€90" note="since June 2024" /> and <Fact value="15 days" />. See{' '}
          <OfficialLink href="https://example.org/visa" label="The embassy" /> or{' '}
          <OfficialLink href="https://example.org/fees" label="The embassy">
            its fees
          </OfficialLink>
          .
        </p>
        <Note title="Mind this">
          <p>Not too late.</p>
        </Note>
        <Steps>
          <ol>
            <li>First</li>
          </ol>
        </Steps>
        <Checklist>
          <ul>
            <li>A passport</li>
          </ul>
        </Checklist>
        <Destinations destinations={honeymoonDestinations} facts={factsIn(honeymoonDestinations, walkedOn)} />
        <VisaOnArrivalTable regions={visaOnArrivalCardsOn(walkedOn)} />
        <VisaOnArrivalRegions regions={visaOnArrivalCardsOn(walkedOn)} />
        <FigureSources
          sources={sourcesWithRupees(
            [
              { name: 'A paper', kind: 'press', date: '2026-02-03', href: 'https://example.org/paper' },
              { name: 'A letter', kind: 'government' },
            ],
            walkedOn,
          )}
        >
          <ul>
            <li>The official page</li>
          </ul>
        </FigureSources>
        <ContactCall to="/contact?destination=Hong%20Kong" label="Ask about your case">
          <p>We answer.</p>
        </ContactCall>
      </>
    );
  };

  async function read(post: Post | undefined, text: PostBody = body): Promise<void> {
    if (!post) throw new Error('There is no such post.');
    const article = {
      default: text,
      placed: placedPost(written, post),
      sections: [
        { id: 'fees', title: 'Fees' },
        { id: 'times', title: 'Times' },
      ],
      age: undefined,
    };
    await world.open(<BlogPostPage data={article} />, `/blog/${post.id}`);
  }

  it('shows its text, its neighbours and what is like it', async () => {
    await read(written[2]);
    await compare('article');
  });

  it('of figures that others published does not say that they are ours', async () => {
    const paper = { name: 'A paper', kind: 'press', date: '2026-02-03' } as const;
    await read(written[4], () => <FigureSources sources={sourcesWithRupees([paper], walkedOn)} />);
    expect(screen.getByText(/A paper/)).toBeTruthy();
    expect(screen.queryByText(/^We published these figures/)).toBeNull();
  });

  it('of our own figures says whose they are', async () => {
    await read(written[4], () => (
      <>
        <FigureSources sources={sourcesWithRupees([], walkedOn)} />
        <ContactCall>
          <p>We answer.</p>
        </ContactCall>
      </>
    ));
    await compare('article-of-own-figures');
  });

  it.each([
    [0, undefined, 'The one before'],
    [2, 'The one before', 'The one after'],
    [4, 'The one after', undefined],
  ])('number %i of five stands between its neighbours', async (place, before, after) => {
    await read(written[place]);
    const more = within(screen.getByRole('navigation', { name: 'More posts' }));
    expect(more.queryAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      ...(before === undefined ? [] : [`Previous post${before}`]),
      ...(after === undefined ? [] : [`Next post${after}`]),
    ]);
  });

  it('that is not there is looked for and said to be missing', async () => {
    await world.open(<BlogPostPage data={undefined} />, '/blog/No-Such-Post');
    expect(screen.getByText('Loading post or redirecting...')).toBeDefined();
    expect([...world.notices.values()].map(({ message }) => message).join()).toContain('"No-Such-Post"');
    expect(world.address).toBe('/blog/No-Such-Post');
  });

  it('is at one address, however it was typed', async () => {
    await read(written[1]);
    world.close();
    await world.open(
      <BlogPostPage
        data={{
          default: body,
          placed: placedPost(written, written[1] as Post),
          sections: [],
          age: undefined,
        }}
      />,
      '/blog/UK-Visit-Visa#fees',
    );
    expect(world.history?.location).toMatchObject({ pathname: '/blog/uk-visit-visa', hash: '#fees' });
  });
});

it('the home page leads to the three newest articles', async () => {
  await openPage('/');
  const newest = posts.toSorted((one, other) => other.date.localeCompare(one.date)).slice(0, 3);
  const section = screen.getByRole('region', { name: 'Travel Insights' });
  const shown = within(within(section).getByRole('list'))
    .getAllByRole<HTMLAnchorElement>('link')
    .map((link) => [
      link.getAttribute('href'),
      link.textContent,
      link.closest('li')?.querySelector('p')?.textContent,
    ]);
  expect(shown).toEqual(
    newest.map(({ id, title, category, dateWords }) => [`/blog/${id}`, title, `${category} · ${dateWords}`]),
  );
});
