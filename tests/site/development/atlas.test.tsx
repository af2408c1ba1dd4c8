import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createActor, type AnyActorRef, type InspectionEvent } from 'xstate';
import { contactFormMachine } from '../../../machines/contact-form/contact-form.machine';
import { forHeader } from '../../../machines/site/events';
import { siteMachine } from '../../../machines/site/site.machine';
import { atlasMachine, type AtlasActor } from '../../../src/atlas/atlas.machine';
import { Atlas } from '../../../src/atlas/Atlas';
import { atlasOf } from '../../../src/atlas/atlas-of';
import { WatchedSite } from '../../../src/atlas/watched-site';
import { TransitionLog } from '../../support/coverage';
import { choose, press, type } from '../../support/hands';

const location = { pathname: '/', search: '', hash: '', state: null, key: 'start' };

/** Which transitions the rendered atlas has taken. */
const log = new TransitionLog(atlasMachine);

/** The frame's page, which nothing loads here. */
const page = {} as Window;

/** The colours that the device prefers. */
class Colours extends EventTarget {
  matches = false;

  change(scheme: 'light' | 'dark'): void {
    this.matches = scheme === 'dark';
    this.dispatchEvent(new Event('change'));
  }
}

let colours: Colours;
let site: WatchedSite;
let atlas: AtlasActor;
let watched: AnyActorRef[];
/** Whether each drawing that was made is a dark one. */
let drawn: boolean[];
let isDrawable: boolean;

/** Opens a page in the atlas's frame: the site's root and the contact form, watched. */
async function openPage(): Promise<void> {
  await act(async () => {
    window.flowAtlas?.enter(page);
    const inspect = (event: InspectionEvent) => page.flowWatcher?.inspect(event);
    const root = createActor(siteMachine, { id: 'site', input: { location, page: {} }, inspect }).start();
    const form = createActor(contactFormMachine, { inspect }).start();
    watched.push(root, form);
    root.send(forHeader({ type: 'menu.pressed' }));
  });
  await screen.findByRole('treeitem', { name: /^contactForm/ });
}

function chosen(): string | null {
  return screen.getByRole('treeitem', { selected: true }).querySelector('.name')?.textContent ?? null;
}

/** Frames are let in here: else each would be an error in the page's console. */
const { settings } = (window as unknown as { happyDOM: { settings: { enableIframePageLoading: boolean } } })
  .happyDOM;

beforeEach(async () => {
  settings.enableIframePageLoading = true;
  [watched, drawn, isDrawable, colours] = [[], [], true, new Colours()];
  vi.stubGlobal('matchMedia', () => colours);
  window.mermaid = {
    initialize: (settings: { themeVariables: { darkMode: boolean } }) =>
      drawn.push(settings.themeVariables.darkMode),
    render: async () => {
      if (!isDrawable) throw new Error('No ink.');
      return { svg: '<svg viewBox="0 0 100 100"></svg>' };
    },
  } as unknown as NonNullable<typeof window.mermaid>;
  site = new WatchedSite();
  atlas = createActor(atlasOf(site), { inspect: log.observer }).start();
  vi.spyOn(HTMLIFrameElement.prototype, 'contentWindow', 'get').mockReturnValue(page);
  render(<Atlas site={site} atlas={atlas} start="about:blank" />);
  await openPage();
});

afterEach(() => {
  settings.enableIframePageLoading = false;
  atlas.stop();
  for (const actor of watched) actor.stop();
  vi.restoreAllMocks();
  delete window.mermaid;
  delete window.flowAtlas;
});

describe('the rendered atlas', () => {
  it('looks at the page’s own flow, and at whom the developer chooses', async () => {
    expect(chosen()).toBe('contactForm');
    fireEvent.click(screen.getByRole('treeitem', { name: /^header/ }));
    expect(chosen()).toBe('header');
    await openPage();
    expect(chosen()).toBe('header');
  });

  it('stops at a moment of the past, and goes back to live', async () => {
    const place = () => screen.getByRole('slider', { name: 'Moment' }).getAttribute('aria-valuetext');
    expect(place()).toBe('live');
    await press('One step back');
    expect(place()).toMatch(/^step \d+ of \d+$/);
    await press('One step back');
    await press('One step forth');
    await press('One step forth');
    expect(place()).toBe('live');
    await press('Live');
    await press('Back to live');
    expect(place()).toBe('live');
    const messages = within(screen.getByRole('list', { name: 'Messages' })).getAllByRole('button');
    fireEvent.click(messages[0] as HTMLElement);
    expect(place()).not.toBe('live');
    await openPage();
    expect(place()).toBe('live');
    fireEvent.click(
      within(screen.getByRole('list', { name: 'Messages' }))
        .getAllByRole('button')
        .at(-1) as HTMLElement,
    );
    expect(place()).toBe('live');
  });

  it('shows all messages, or those of the chosen actor', () => {
    const listed = () => screen.getByRole('list', { name: 'Messages' }).textContent;
    expect(listed()).toContain('menu.pressed');
    const box = screen.getByRole('checkbox', { name: 'Only from and to contactForm' });
    fireEvent.click(box);
    expect(listed()).not.toContain('menu.pressed');
    fireEvent.click(box);
    expect(listed()).toContain('menu.pressed');
  });

  it('goes from tab to tab by press and by arrow key', () => {
    const open = () => screen.getByRole('tab', { selected: true }).textContent;
    const seen = ['ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowLeft'].map((key) => {
      fireEvent.keyDown(screen.getByRole('tab', { selected: true }), { key });
      return open();
    });
    expect(seen).toEqual(['Send', 'Data', 'Paths', 'Messages', 'Paths']);
    expect(document.activeElement?.textContent).toBe('Paths');
    fireEvent.click(screen.getByRole('tab', { name: 'Data' }));
    expect(screen.getByRole('tabpanel', { name: 'Data' }).textContent).toContain('"context"');
  });

  it('sends what is possible, and says why it does not send the rest', async () => {
    fireEvent.click(screen.getByRole('tab', { name: 'Send' }));
    const form = watched.at(-1);
    const said = (eventType: string) => {
      const field = screen.getByLabelText(`Data of ${eventType} as JSON`);
      return [field.getAttribute('aria-invalid'), field.closest('form')?.querySelector('.why')?.textContent];
    };
    await type('Data of field.changed as JSON', '{"field":');
    await press('Send field.changed');
    expect(said('field.changed')).toEqual(['true', 'not JSON']);
    await type('Data of field.changed as JSON', '{"field":"subject","value":"Japan"}');
    await press('Send field.changed');
    expect(said('field.changed')).toEqual(['false', '']);
    expect(form?.getSnapshot().context.message.subject).toBe('Japan');
    await press('Send subject.suggested');
    expect(said('subject.suggested')).toEqual(['true', 'not possible now with this data']);
    expect(said('field.changed')).toEqual(['false', '']);
    await openPage();
    expect(said('subject.suggested')).toEqual(['false', '']);
    await press('One step back');
    expect(screen.getByText('This is the past. Go back to live to send something.')).toBeTruthy();
  });

  it('lists the paths of the chart that is looked at, of another flow, and those with certain words', async () => {
    fireEvent.click(screen.getByRole('tab', { name: 'Paths' }));
    const names = () =>
      within(screen.getByRole('tabpanel', { name: 'Paths' }))
        .getAllByRole('listitem')
        .map((item) => item.textContent ?? '');
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Flow' }).value).toBe('Contact form');
    const all = names();
    await type('Words in its name', 'BALI article');
    expect(names()).toEqual(all.filter((name) => /Bali/.test(name) && /article/.test(name)));
    await type('Words in its name', '');
    await choose('Flow', 'Staff session');
    expect(names()).not.toEqual(all);
  });

  it('draws the chart that is looked at, anew in other colours, in six sizes, and says when it cannot', async () => {
    const chart = () => screen.getByRole('img', { name: 'The chart contactForm, in writing.filling' });
    const width = () => chart().querySelector('svg')?.style.width;
    await waitFor(() => expect(width()).toBe('70px'));
    await press('Larger');
    expect(width()).toBe('85px');
    for (const times of [3, 6]) {
      const button = screen.getByRole<HTMLButtonElement>('button', {
        name: times === 3 ? 'Larger' : 'Smaller',
      });
      for (let press = 1; press < times; press += 1) fireEvent.click(button);
      expect(button.disabled).toBe(true);
    }
    await act(async () => colours.change('dark'));
    expect(drawn).toEqual([false, true]);
    isDrawable = false;
    await act(async () => colours.change('light'));
    expect((await screen.findByRole('alert')).textContent).toBe('The chart cannot be drawn: No ink.');
    isDrawable = true;
    await act(async () => colours.change('dark'));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  });

  it('opens the Stately inspector where the site offers it, and says what became of it', async () => {
    const button = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Stately inspector' });
    expect(button().disabled).toBe(true);
    await act(async () => page.flowWatcher?.offerInspector(async () => 'It is open.'));
    await waitFor(() => expect(button().disabled).toBe(false));
    await press('Stately inspector');
    expect(await screen.findByText('It is open.')).toBeTruthy();
    await act(async () => page.flowWatcher?.offerInspector(() => Promise.reject(new Error('gone'))));
    await press('Stately inspector');
    expect(await screen.findByText('The inspector cannot be opened.')).toBeTruthy();
    await press('Stately inspector');
  });

  it('has taken every transition of its charts', () => {
    expect(log.missing(atlasMachine)).toEqual([]);
  });
});
