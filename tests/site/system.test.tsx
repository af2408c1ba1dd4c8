import { act, fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { StateMachine } from 'xstate';
import type { ContactField } from '../../machines/contact-form/contact';
import type { Tool } from '../../machines/site/tools/tools.machine';
import * as noticesPart from '../../src/app/notices/notices-part';
import { loadPage } from '../../src/app/routing/routes';
import * as connectionPart from '../../src/app/site/connection-part';
import { toolLoaders } from '../../src/app/site/tools-part';
import { inspectionGuardPart } from '../../src/app/site/inspection-guard-part';
import { registerPart } from '../../src/flows/part';
import * as tripFolderPart from '../../src/flows/trip-folder/trip-folder-part';
import { application } from '../support/application';
import { contactLabels, message } from '../support/contact';
import { eachInItsWorld } from '../support/each-in-its-world';
import * as hands from '../support/hands';
import { systemPage } from './system-drawing';
import { recordSystem } from './system-recording';
import { answeredDraft } from '../support/traveller';
import type { World } from '../support/world';

/* The main journeys through the real pages, from which the picture of the system is drawn: who said what to whom. */

let world: World;
eachInItsWorld((fresh) => (world = fresh));

const parts = { notices: noticesPart, connection: connectionPart, tripFolder: tripFolderPart };

const modules = import.meta.glob<Record<string, unknown>>('../../machines/**/*.machine.ts', { eager: true });
const charts = Object.values(modules).flatMap((exported) =>
  Object.values(exported).flatMap((value) => (value instanceof StateMachine ? [value.id] : [])),
);

const stale = 'Somebody says something else than was recorded: run `npm run charts` and read what changed.';

async function visit(address: string): Promise<void> {
  const [path = '/'] = address.split(/[?#]/);
  await world.openSite(address, await loadPage(path));
  await settled();
}

/** Kept from before the clock stands still. */
const { setTimeout: realTimeout } = globalThis;

/** Lets what is fetched arrive, and 50 ms of the visit go by. */
async function turn(): Promise<void> {
  await act(async () => {
    await vi.dynamicImportSettled();
    await new Promise((resolve) => void realTimeout(resolve, 5));
  });
  await hands.wait(50);
}

/** Whatever was asked for has arrived. */
async function settled(): Promise<void> {
  for (let count = 0; count < 10; count += 1) await turn();
}

/** Tries until the page offers it: a busy machine fetches slowly. */
const soon =
  <Arguments extends unknown[]>(hand: (...given: Arguments) => Promise<void>) =>
  async (...given: Arguments): Promise<void> => {
    for (let count = 0; count < 200; count += 1) {
      const isDone = await hand(...given).then(
        () => true,
        () => false,
      );
      if (isDone) return;
      await turn();
    }
    await hand(...given);
  };

const press = soon(hands.press);
const type = soon(hands.type);
const choose = soon(hands.choose);
const openTab = soon(hands.openTab);
const tick = soon(hands.tick);
const { wait } = hands;

const arriveAt = soon(async (address: string) => expect(world.address).toBe(address));

const goTo = async (path: string) => {
  await act(async () => world.history?.push(path, null));
  await settled();
};

const tools: Readonly<Record<Tool, () => Promise<unknown>>> = toolLoaders;

async function logIn(): Promise<void> {
  await type('Phone Number', '9876543210');
  await press('Send OTP');
  await wait(1500);
  await settled();
  for (const [index, digit] of [...'123456'].entries()) await type(`Digit ${index + 1} of 6`, digit);
  await press('Verify OTP');
  await wait(1500);
  await world.settleDelivery();
  await settled();
}

const journeys: Readonly<Record<string, () => Promise<void>>> = {
  'a destination chosen on home, its page, its dates and the checker': async () => {
    await visit('/');
    await type('I have an Indian passport and I’m going to', 'France');
    await press('Show the answer');
    await arriveAt('/services/france');
    await press('Open the date planner');
    await settled();
    await type('Day you arrive', '2026-03-10');
    await goTo('/trip');
    await openTab('Documents');
    await choose('Who pays', 'My host pays');
    await openTab('Letters');
    await settled();
    await type('Full name of the traveller', 'Asha Rao');
    await goTo('/tools/visa-eligibility-checker');
  },
  'the map of home, narrowed and listed': async () => {
    await visit('/');
    await press('Fee under ₹5,000');
    await press('Show them as a list');
  },
  'a search that leads to the letters': async () => {
    await visit('/search');
    await type('What are you looking for?', 'letters');
    await press('Clear search');
  },
  'a comparison of two destinations': async () => {
    await visit('/tools/compare');
    await choose('First destination', 'Japan');
    await choose('Add a destination', 'South Korea');
    await press('Remove Japan');
  },
  'a refusal that is read': async () => {
    await visit('/tools/refusal');
    await choose('Who refused?', 'A Schengen country');
    await tick('10: Stated purpose not reliable');
  },
  'a change of planes': async () => {
    await visit('/tools/transit');
    await choose('Where do you change planes?', 'United Kingdom');
    await choose('Where do you fly on to?', 'USA');
    await tick('USA');
    await tick('USA');
  },
  'where somebody applies who lives in Kerala': async () => {
    await visit('/tools/visa-centre');
    await choose('Where do you want to go?', 'Italy');
    await choose('Which state do you live in?', 'Kerala');
    await goTo('/apply-visa');
    await choose('State of Application', 'Goa');
  },
  'a photo for a visa': async () => {
    await visit('/tools/photo');
    await choose('What is the photo for?', 'Japan visa');
    await act(async () =>
      fireEvent.change(screen.getByLabelText('Choose a picture'), {
        target: { files: [new File(['picture'], 'me.jpg')] },
      }),
    );
    await world.failPicture(new Error('no connection'));
  },
  'the visas that somebody holds, and what they open': async () => {
    await visit('/tools/visas-i-hold');
    await tick('USA');
    await choose('US: Entries', 'Several entries');
    await goTo('/services/mexico');
  },
  'the checker to its result': async () => {
    world.assessmentDraft.write({ draft: answeredDraft, step: 'documents' });
    await visit('/tools/visa-eligibility-checker');
    await press('Check Eligibility');
    await world.settleDelivery();
    await settled();
  },
  'the listing, an application and its ticket': async () => {
    world.applicationDraft.write({ form: application });
    world.trip.write({ destination: 'Japan', visaType: 'Tourist Visa' });
    await visit('/services');
    await type('Search destinations', 'United');
    await wait(300);
    await goTo('/apply-visa');
    await press('Apply Now');
    await world.settleDelivery();
    await settled();
    await press('Put this ticket away');
  },
  'an estimate in the dialog': async () => {
    await visit('/faq');
    await press('Trip Cost Estimator');
    await settled();
    await choose('Destination', 'Thailand');
    await press('Next');
    await press('Next');
    await press('Estimate Cost');
    await press('One adult more');
    await press('Close');
    await goTo('/trip');
  },
  'a guide with what comes late on it': async () => {
    await visit('/visa/schengen-visa-online');
    for (const tool of ['Open the date planner', 'Open the list for you', 'Open the day counter']) {
      await press(tool);
      await settled();
    }
    await press('Add a stay');
    await type('Day you arrive', '2026-03-10');
    await choose('I am', 'Student');
    await goTo('/blog/uk-visit-visa');
    await goTo('/visa/hong-kong-par');
  },
  'articles, a reaction and a share': async () => {
    await visit('/blog');
    await press('Visa Guide');
    await goTo('/blog/uk-visit-visa');
    await press(/^Like/);
    await goTo('/blog/no-such-post');
    await goTo('/community');
    await press('Dismiss');
  },
  'a message, and nothing kept of it': async () => {
    await visit('/contact');
    for (const [label, value] of Object.entries(contactLabels))
      await type(value, message[label as ContactField]);
    await press('Send Message');
    await goTo('/privacy');
    await press('Clear my data on this device');
    await world.answerQuestion(true);
    await settled();
  },
  'the staff area': async () => {
    await visit('/login');
    await logIn();
    await press('Logout');
  },
  'a payment that comes back, the menu, the theme and no network': async () => {
    await visit('/?status=success&tx_id=T1');
    await press('Open menu');
    await press('Close menu');
    await press('Switch between light and dark theme');
    await act(async () => world.site?.actor.send({ type: 'part.wanted', part: 'connection' }));
    await settled();
    await act(async () => void window.dispatchEvent(new Event('offline')));
    if (world.site)
      registerPart(world.site.actor, 'inspectionGuard', inspectionGuardPart('whole'), world.ports);
    await settled();
  },
};

it('the picture of the system is that of the main journeys', async () => {
  const { observer, recording } = recordSystem();
  for (const walk of Object.values(journeys)) {
    world.inspect = observer;
    world.isWhole = true;
    world.loadPage = loadPage;
    world.loadTool = (tool) => tools[tool]();
    world.loadPart = (part) => Promise.resolve(world.bound(parts[part] as never));
    await walk();
    await settled();
    world.close();
  }
  const recorded = recording();
  const heard = new Set([...recorded.owned].flatMap(([child, below]) => [child, ...below]));
  expect(
    charts.filter((id) => !heard.has(id) && id !== 'site'),
    'Charts that no journey of this file meets: let one visit their page.',
  ).toEqual([]);
  await expect(systemPage(recorded), stale).toMatchFileSnapshot('../../machines/system.md');
}, 180_000);
