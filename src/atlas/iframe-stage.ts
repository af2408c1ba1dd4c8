import { fireEvent, within } from '@testing-library/dom';
import type { DeliveryFailureReason } from '../../machines/ports';
import { nameOf, readDetails, readNotices, readScreen, type Screen } from '../../tests/support/screen';
import { keptPlaces, mailOf } from '../../tests/support/site-places';
import { Outside } from '../../tests/support/outside';
import type { Facts, KeptName, Opening, Stage } from '../../tests/support/stage';
import { StillClock } from './still-clock';

/** When every path begins. */
const startsAt = Date.parse('2026-01-15T04:30:00.000Z');

/** One step of the page's clock, in ms, and how many a screen may take to follow an event. */
const tickMs = 20;
const patience = 60;

/** How many looks are taken before time goes on by a step: code that is being fetched needs its own time, in which none passes. */
const looksPerTick = 8;

interface Delivery {
  readonly answer: (status: number) => void;
  readonly drop: () => void;
}

/** A store of one play: what the developer's own browser keeps is neither seen nor changed. */
class PlayStore implements Storage {
  readonly #values = new Map<string, string>();
  get length(): number {
    return this.#values.size;
  }
  key(index: number): string | null {
    return [...this.#values.keys()][index] ?? null;
  }
  getItem(key: string): string | null {
    return this.#values.get(key) ?? null;
  }
  setItem(key: string, value: string): void {
    this.#values.set(key, String(value));
  }
  removeItem(key: string): void {
    this.#values.delete(key);
  }
  clear(): void {
    this.#values.clear();
  }
}

/** Lets the page do what it has begun, without time passing in it. */
const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** The controls that have a name of their own. */
const kinds = {
  button: 'button,[role="button"]',
  checkbox: 'input[type="checkbox"]',
  radio: 'input[type="radio"]',
  radiogroup: '[role="radiogroup"]',
} as const;

/** The real site in the atlas's frame; its clock, its stores, its deliveries, mails and copies in the player's hands. */
export class IframeStage implements Stage {
  readonly #element: HTMLIFrameElement;
  readonly #address: string;
  readonly #region: string;
  readonly #clock = new StillClock(startsAt);
  readonly #stores = { sessionStorage: new PlayStore(), localStorage: new PlayStore() };
  readonly #outside = new Outside();
  #deliveries: Delivery[] = [];
  #isStopped = false;

  constructor(element: HTMLIFrameElement, { address, region }: { address: string; region: string }) {
    this.#element = element;
    this.#address = address;
    this.#region = region;
  }

  get #page(): Window {
    const page = this.#element.contentWindow;
    if (!page) throw new Error('The site is not shown.');
    return page;
  }

  get #document(): Document {
    return this.#page.document;
  }

  /** Nothing goes on after this. */
  stop(): void {
    this.#isStopped = true;
    void fetch('/__flows/pages');
  }

  /** Takes a page over before its own scripts run. */
  prepare(page: Window): void {
    this.#clock.install(page);
    this.#deliveries = [];
    for (const [name, value] of Object.entries(this.#stores)) {
      Object.defineProperty(page, name, { value, configurable: true });
    }
    const { matchMedia, fetch: fetched } = page;
    Object.assign(page, {
      matchMedia: (query: string) =>
        matchMedia.call(page, query.includes('prefers-reduced-motion') ? 'all' : query),
      fetch: (input: RequestInfo | URL, init?: RequestInit) =>
        /\/webhooks\//.test(String(input))
          ? this.#hold(page, String(input), init)
          : fetched.call(page, input, init),
      alert: (words: string) => void this.#outside.alerts.push(words),
      confirm: () => true,
      print: () => void (this.#outside.prints += 1),
    });
    Object.defineProperty(page.navigator, 'clipboard', {
      value: { writeText: (text: string) => this.#outside.copy(text) },
    });
    Object.defineProperty(page.navigator, 'share', {
      value: async ({ url }: { url: string }) => void this.#outside.shared.push(url),
    });
    (Reflect.get(page, 'navigation') as EventTarget | undefined)?.addEventListener('navigate', (event) => {
      const { url } = Reflect.get(event, 'destination') as { url: string };
      if (!url.startsWith('mailto:')) return;
      event.preventDefault();
      this.#outside.mails.push(mailOf(url));
    });
  }

  #hold(page: Window, url: string, { body, signal }: RequestInit = {}): Promise<Response> {
    this.#outside.note(url, JSON.parse(new TextDecoder().decode(body as Uint8Array)));
    const { Response: PageResponse, TypeError: PageTypeError } = page as unknown as typeof globalThis;
    return new Promise((resolve, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason));
      this.#deliveries.push({
        answer: (status) => resolve(new PageResponse('', { status })),
        drop: () => reject(new PageTypeError('Failed to fetch')),
      });
    });
  }

  /** Looks until something is so, while the page's time goes on, though slower than ours. Gives whether it came to be so. */
  async #follow(isSo: () => boolean, ticks: number): Promise<boolean> {
    for (let look = 1; look <= ticks * looksPerTick; look += 1) {
      if (isSo()) return true;
      if (this.#isStopped) throw new Error('Stopped.');
      if (look % looksPerTick === 0) this.#clock.run(tickMs);
      await pause(4);
    }
    return isSo();
  }

  async #until(what: string, isSo: () => boolean): Promise<void> {
    if (!(await this.#follow(isSo, patience * 8))) throw new Error(`${what} did not come about.`);
  }

  async open({ address = this.#address, kept, state }: Opening = {}): Promise<void> {
    await fetch('/__flows/pages');
    for (const [name, value] of Object.entries(kept ?? {})) {
      const [store, key] = keptPlaces[name as KeptName];
      if (value === undefined) this.#stores[store].removeItem(key);
      else this.#stores[store].setItem(key, JSON.stringify(value));
    }
    const loaded = new Promise((resolve) => this.#element.addEventListener('load', resolve, { once: true }));
    if (state) {
      this.#page.history.replaceState({ usr: state, key: 'path', idx: 0 }, '');
      this.#page.location.reload();
    } else this.#page.location.assign(address);
    await loaded;
    await this.#until('The start of the app', () => {
      const header = this.#document.querySelector('header');
      return header !== null && Object.keys(header).some((key) => key.startsWith('__reactFiber'));
    });
    await this.settle();
  }

  get #scope(): HTMLElement {
    const { body } = this.#document;
    const dialog = within(body).queryAllByRole('dialog').at(-1);
    return dialog ?? this.#document.querySelector<HTMLElement>(this.#region) ?? body;
  }

  /** The control of a kind and with a name that can be seen, as soon as it can. */
  async #find(kind: keyof typeof kinds, name: string | RegExp, within?: HTMLElement): Promise<HTMLElement> {
    const isNamed = (found: string) => (typeof name === 'string' ? found === name : name.test(found));
    return this.#reach(`${kind} "${String(name)}"`, () =>
      [...(within ?? this.#scope).querySelectorAll<HTMLElement>(kinds[kind])].find(
        (one) => isNamed(nameOf(one)) && one.checkVisibility(),
      ),
    );
  }

  #field<Field extends HTMLElement = HTMLElement>(label: string): Promise<Field> {
    return this.#reach(`field "${label}"`, () => within(this.#scope).queryByLabelText<Field>(label));
  }

  /** Waits for what is about to be touched, and shows it. */
  async #reach<Found extends HTMLElement>(
    what: string,
    find: () => Found | null | undefined,
  ): Promise<Found> {
    for (let look = 0; look < 100; look += 1) {
      const control = find();
      if (control) {
        control.scrollIntoView({ block: 'nearest' });
        control.focus({ preventScroll: true });
        return control;
      }
      await pause(20);
    }
    throw new Error(`There is no ${what}.`);
  }

  async press(button: string | RegExp): Promise<void> {
    (await this.#find('button', button)).click();
    await pause(30);
  }

  async type(label: string, value: string): Promise<void> {
    fireEvent.change(await this.#field(label), { target: { value } });
  }

  async choose(label: string, option: string): Promise<void> {
    const select = await this.#field<HTMLSelectElement>(label);
    const chosen = [...select.options].find(({ text }) => text === option);
    if (!chosen) throw new Error(`"${label}" does not offer "${option}".`);
    fireEvent.change(select, { target: { value: chosen.value } });
  }

  async tick(label: string | RegExp): Promise<void> {
    (await this.#find('checkbox', label)).click();
  }

  async pick(group: string | RegExp, option: string): Promise<void> {
    const choices = await this.#find('radiogroup', group);
    (await this.#find('radio', option, choices)).click();
  }

  async strike(label: string, key: string): Promise<void> {
    fireEvent.keyDown(await this.#field(label), { key });
  }

  async paste(label: string, text: string): Promise<void> {
    const { ClipboardEvent: PageClipboardEvent, DataTransfer: PageDataTransfer } =
      this.#page as unknown as typeof globalThis;
    const clipboardData = new PageDataTransfer();
    clipboardData.setData('text', text);
    const paste = new PageClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
    (await this.#field(label)).dispatchEvent(paste);
  }

  async wait(ms: number): Promise<void> {
    this.#clock.run(ms);
    await this.settle();
  }

  async settle(): Promise<void> {
    if (this.#isStopped) throw new Error('Stopped.');
    this.#clock.run(tickMs);
    await pause(8);
  }

  async settleDelivery(reason?: DeliveryFailureReason): Promise<void> {
    await this.#until('A delivery', () => this.#deliveries.length > 0);
    const delivery = this.#deliveries.shift();
    if (reason === 'unreachable') delivery?.drop();
    else delivery?.answer(reason ? 400 : 200);
  }

  /** As Back and Forward do: the address changes, and the app is told. */
  async goTo(path: string): Promise<void> {
    const { history } = this.#page;
    history.pushState({ usr: null, key: `path-${path}`, idx: history.length }, '', path);
    const { PopStateEvent: PagePopState } = this.#page as unknown as typeof globalThis;
    this.#page.dispatchEvent(new PagePopState('popstate'));
    await this.settle();
  }

  async setOut(path: string): Promise<void> {
    await fetch('/__flows/pages?hold');
    await this.goTo(path);
  }

  async goBack(): Promise<void> {
    this.#page.history.back();
    await this.settle();
  }

  /** The site's own check has answered already. */
  async checkOtp(): Promise<void> {}

  async holdCopies(): Promise<void> {
    this.#outside.holdsCopies = true;
  }

  async answerCopy(answer: 'allowed' | 'refused'): Promise<void> {
    await this.#until('A copy', () => this.#outside.hasCopying);
    this.#outside.answerCopy(answer);
  }

  async changeElsewhere(name: KeptName, value: unknown): Promise<void> {
    const [store, key] = keptPlaces[name];
    const text = value === undefined ? null : JSON.stringify(value);
    if (text === null) this.#stores[store].removeItem(key);
    else this.#stores[store].setItem(key, text);
    const { StorageEvent: PageStorageEvent } = this.#page as unknown as typeof globalThis;
    this.#page.dispatchEvent(new PageStorageEvent('storage', { key, newValue: text }));
  }

  screen(): Screen {
    const { pathname, search } = this.#page.location;
    const { body } = this.#document;
    return readScreen(body, `${pathname}${search}`, readNotices(body), this.#region);
  }

  facts(names: readonly (keyof Facts)[]): Partial<Facts> {
    return {
      ...readDetails(this.#document.body, names, this.#region),
      ...this.#outside.facts((name) => {
        const [store, key] = keptPlaces[name];
        return this.#stores[store].getItem(key);
      }),
    };
  }

  /** Looks until nothing differs any more, while the page's time goes on; then gives what still does. */
  async eventually(look: () => readonly string[]): Promise<readonly string[]> {
    let found: readonly string[] = [];
    await this.#follow(() => (found = look()).length === 0, patience);
    return found;
  }
}
