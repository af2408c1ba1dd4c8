import { act, fireEvent, screen } from '@testing-library/react';
import { expect } from 'vitest';
import { createEmptyActor, type SnapshotFrom } from 'xstate';
import { checkerPopupMachine } from '../../machines/checker-popup/checker-popup.machine';
import type { SiteRef } from '../../machines/site/events';
import { Footer } from '../../src/app/shell/Footer';
import { Header } from '../../src/app/shell/Header';
import { ToolDialogs } from '../../src/flows/tools/ToolDialogs';
import { toolLoaders } from '../../src/app/site/tools-part';
import { Page } from '../../src/pages/GuidePage';
import { press, tick, wait } from '../support/hands';
import { walkPaths } from '../support/paths';
import { guideDataAt } from '../support/with-data';
import type { World } from '../support/world';

const { checker: checkerDialog, estimator: estimatorDialog } = toolLoaders;
const dubai = guideDataAt('/visa/dubai-tourist-visa');

/** A guide between the site's own header and footer. */
function Guide() {
  return (
    <>
      <Header />
      <Page data={dubai} />
      <Footer />
      <ToolDialogs />
    </>
  );
}

async function openGuide(world: World): Promise<void> {
  // Both are loaded beforehand: how long that takes is no matter of this flow.
  await Promise.all([checkerDialog(), estimatorDialog()]);
  world.loadTool = (tool) => (tool === 'checker' ? checkerDialog() : estimatorDialog());
  await world.open(<Guide />, '/visa/dubai-tourist-visa');
}

/** What may keep the checker from opening. */
const hindrances = ['estimator', 'mobile menu', 'field', 'hidden tab'] as const;
type Hindrance = (typeof hindrances)[number];

const bankStatement = 'Recent bank statement and PAN card';

async function hideTab(hidden: boolean): Promise<void> {
  Object.defineProperty(document, 'hidden', { configurable: true, value: hidden });
  await act(async () => fireEvent(document, new Event('visibilitychange')));
}

const hinder: Record<Hindrance, () => Promise<void>> = {
  estimator: () => press('Trip Cost Estimator'),
  'mobile menu': () => press('Open menu'),
  field: async () => {
    await act(async () => screen.getByRole('checkbox', { name: bankStatement }).focus());
    await tick(bankStatement);
  },
  'hidden tab': () => hideTab(true),
};

const release: Record<Hindrance, () => Promise<void>> = {
  estimator: () => press('Close'),
  'mobile menu': () => press('Close menu'),
  field: async () => act(async () => screen.getByRole('checkbox', { name: bankStatement }).blur()),
  'hidden tab': () => hideTab(false),
};

type WalkedEvent =
  | { type: 'visitor.acted'; how: 'wheel' | 'touchmove' | 'keydown' | 'pointerdown' }
  | { type: 'page.scrolled' }
  | { type: 'page.occupied'; by: Hindrance }
  | { type: 'page.freed' }
  | { type: 'checker.seen'; when: 'by hand' | 'before' }
  | { type: 'xstate.after.quiet.checkerPopup.visitor.quiet' };

function eventsOf({ value: { page, visitor } }: SnapshotFrom<typeof checkerPopupMachine>): WalkedEvent[] {
  if (visitor === 'done') return [{ type: 'page.scrolled' }];
  const events: WalkedEvent[] = [{ type: 'page.scrolled' }];
  if (page === 'occupied') return [...events, { type: 'page.freed' }];
  events.push({ type: 'checker.seen', when: 'by hand' });
  for (const by of hindrances) events.push({ type: 'page.occupied', by });
  if (visitor === 'arriving') {
    events.push({ type: 'checker.seen', when: 'before' });
    for (const how of ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const) {
      events.push({ type: 'visitor.acted', how });
    }
  }
  if (visitor === 'quiet') events.push({ type: 'xstate.after.quiet.checkerPopup.visitor.quiet' });
  return events;
}

// The oracle: written from the specification, without the machine. After each event almost 10 s pass, so that
// a count that does not start afresh shows the checker too early.

interface Situation {
  acted: boolean;
  scrolled: boolean;
  hindrance: Hindrance | undefined;
  /** The checker was on the screen in this browser session. */
  seen: boolean;
  /** It is on the screen. */
  open: boolean;
}

const almost = () => wait(9_900);

walkPaths<typeof checkerPopupMachine, WalkedEvent, Situation>({
  flow: 'Checker popup',
  states: 'tests/checker-popup/states.txt',
  machine: checkerPopupMachine,
  input: { site: createEmptyActor() as SiteRef, destination: 'uae' },
  events: eventsOf,
  open: (world) => {
    Reflect.deleteProperty(document, 'hidden');
    return openGuide(world);
  },
  act: {
    'visitor.acted': async ({ how }) => {
      await act(async () => fireEvent(document.body, new Event(how, { bubbles: true })));
      await wait(60_000);
    },
    'page.scrolled': async () => {
      if (screen.queryByRole('dialog', { name: 'Visa Eligibility Checker' })) await press('Close');
      await act(async () => fireEvent.scroll(window));
      await almost();
    },
    'page.occupied': async ({ by }) => {
      await hinder[by]();
      await wait(60_000);
    },
    'page.freed': async (_, world) => {
      const name = world.screen().dialog;
      if (name) await release.estimator();
      else if (screen.queryByRole('button', { name: 'Close menu' })) await release['mobile menu']();
      else if (document.hidden) await release['hidden tab']();
      else await release.field();
      await almost();
    },
    'checker.seen': async ({ when }, world) => {
      if (when === 'by hand') {
        await press('Check Your Visa Eligibility');
        await wait(60_000);
        await press('Close');
      } else {
        await world.comeBack(() => world.checkerSeen.write(true));
      }
      await wait(60_000);
    },
    'xstate.after.quiet.checkerPopup.visitor.quiet': () => wait(200),
  },
  say: {
    'visitor.acted': ({ how }) => `acts (${how})`,
    'page.scrolled': () => 'a scroll, then 9.9 s',
    'page.occupied': ({ by }) => `${by}, a minute long`,
    'page.freed': () => 'that ends, then 9.9 s',
    'checker.seen': ({ when }) => (when === 'by hand' ? 'opens the checker and closes it' : 'saw it before'),
    'xstate.after.quiet.checkerPopup.visitor.quiet': () => 'after 10.1 s',
  },
  start: { acted: false, scrolled: false, hindrance: undefined, seen: false, open: false },
  after: {
    'visitor.acted': (situation) => ({ ...situation, acted: true }),
    'page.scrolled': (situation) => ({ ...situation, scrolled: situation.acted, open: false }),
    'page.occupied': (situation, { by }) => ({ ...situation, hindrance: by }),
    'page.freed': (situation) => ({ ...situation, hindrance: undefined }),
    'checker.seen': (situation) => ({ ...situation, seen: true }),
    'xstate.after.quiet.checkerPopup.visitor.quiet': (situation) => ({
      ...situation,
      seen: true,
      open: true,
    }),
  },
  see: ({ open, hindrance }) => ({
    address: '/visa/dubai-tourist-visa',
    dialog: open ? 'Visa Eligibility Checker' : hindrance === 'estimator' ? 'Trip Cost Estimator' : undefined,
  }),
  alsoExpect: ({ seen, hindrance }, world) => {
    expect(world.checkerSeen.value).toBe(seen ? true : undefined);
    expect(screen.queryByRole('button', { name: 'Close menu' }) !== null).toBe(hindrance === 'mobile menu');
  },
});
