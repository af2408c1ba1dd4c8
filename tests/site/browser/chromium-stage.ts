import { setTimeout as wait } from 'node:timers/promises';
import { readFileSync } from 'node:fs';
import type { Locator, Page, Request, Route } from '@playwright/test';
import { transformWithOxc } from 'vite';
import type { DeliveryFailureReason } from '../../../machines/ports';
import type { Details, Screen } from '../../support/screen';
import { keptPlaces, mailOf } from '../../support/site-places';
import { Outside } from '../../support/outside';
import type { Facts, KeptName, Opening, Stage } from '../../support/stage';

/*
 * How the real site differs from the component stage, in one place:
 * - A notice is read from the notice area, where it is drawn, and not from what was asked for.
 * - Deliveries are caught as requests, mails as navigations to `mailto:`, copies at the clipboard.
 * - The build's own check of an OTP answers at once: the right OTP is accepted, any other is not.
 * - Times are cut to the minute, because the clock goes on a little with every step.
 */

/** When every path begins, in the visitor's time zone. */
const startsAt = '2026-01-15T04:30:00.000Z';
const timezoneId = 'Asia/Kolkata';

/** One step of the page's clock, in ms, and how many a screen may take to follow an event. */
const tickMs = 20;
const patience = 60;

/** The settings of the browser in which paths are walked. */
export const pathSettings = { timezoneId, locale: 'en-IN', reducedMotion: 'reduce' } as const;

let reader: Promise<string> | undefined;

/** The same `readScreen` as in the component suites, as a script; the page's policy does not hold for it. */
function readerScript(): Promise<string> {
  const file = new URL('../../support/screen.ts', import.meta.url);
  reader ??= transformWithOxc(readFileSync(file, 'utf8'), file.pathname).then(({ code }) =>
    code.replaceAll(/^export /gm, ''),
  );
  return reader;
}

interface Seen {
  readonly screen: Screen;
  readonly details: Details;
  readonly kept: Record<KeptName, string | null>;
}

/** The built site in Chromium, its clock in the test's hands. */
export class ChromiumStage implements Stage {
  readonly #page: Page;
  readonly #address: string;
  readonly #region: string;
  readonly #outside = new Outside();
  #deliveries: Route[] = [];
  /** The site's own files that are asked for and not here yet: they take real time, which no tick measures. */
  readonly #filesUnderWay = new Set<Request>();
  #isPrepared = false;

  constructor(page: Page, { address, region }: { address: string; region: string }) {
    this.#page = page;
    this.#address = address;
    this.#region = region;
  }

  /** The screen as it is, small, as a data address. */
  async picture(): Promise<string> {
    const picture = await this.#page.screenshot({ type: 'jpeg', quality: 45 });
    return `data:image/jpeg;base64,${picture.toString('base64')}`;
  }

  async #prepare(): Promise<void> {
    const page = this.#page;
    await page.clock.install({ time: '2026-01-15T04:00:00.000Z' });
    await page.clock.pauseAt(startsAt);
    await page.route('**/webhooks/*', (route) => {
      this.#outside.note(route.request().url(), route.request().postDataJSON());
      this.#deliveries.push(route);
    });
    page.on('request', (request) => {
      if (request.url().includes('/assets/')) this.#filesUnderWay.add(request);
    });
    const arrived = (request: Request) => this.#filesUnderWay.delete(request);
    page.on('requestfinished', arrived);
    page.on('requestfailed', arrived);
    page.on('dialog', (dialog) => {
      this.#outside.alerts.push(dialog.message());
      void dialog.accept();
    });
    await page.exposeFunction('pathCopies', (text: string) => this.#outside.copy(text));
    await page.exposeFunction('pathNotes', (kind: 'mail' | 'share' | 'print', text: string) => {
      if (kind === 'mail') this.#outside.mails.push(mailOf(text));
      if (kind === 'share') this.#outside.shared.push(text);
      if (kind === 'print') this.#outside.prints += 1;
    });
    await page.addInitScript(() => {
      const call = (name: string, ...given: string[]) =>
        (Reflect.get(window, name) as (...given: string[]) => Promise<void>)(...given);
      Object.defineProperty(navigator, 'clipboard', {
        value: { writeText: (text: string) => call('pathCopies', text) },
      });
      Object.defineProperty(navigator, 'share', {
        value: ({ url }: { url: string }) => call('pathNotes', 'share', url),
      });
      window.print = () => void call('pathNotes', 'print', '');
      (Reflect.get(window, 'navigation') as EventTarget).addEventListener('navigate', (event) => {
        const { url } = Reflect.get(event, 'destination') as { url: string };
        if (!url.startsWith('mailto:')) return;
        event.preventDefault();
        void call('pathNotes', 'mail', url);
      });
    });
    this.#isPrepared = true;
  }

  /** Waits, clock and all, until something is so. */
  async #until(what: string, isSo: () => boolean | Promise<boolean>): Promise<void> {
    for (let tick = 0; tick < patience * 10; tick += 1) {
      if (await isSo()) return;
      await this.settle();
      // What comes over the network on a busy machine takes time of its own, which no clock of the page brings nearer.
      if (tick > patience) await wait(25);
    }
    throw new Error(`${what} did not come about.`);
  }

  async open({ address = this.#address, kept, state }: Opening = {}): Promise<void> {
    const page = this.#page;
    if (!this.#isPrepared) await this.#prepare();
    if (kept || state) {
      const entries = Object.entries(kept ?? {}).map(([name, value]) => {
        const [store, key] = keptPlaces[name as KeptName];
        return [store, key, value === undefined ? null : JSON.stringify(value)] as const;
      });
      // Written where no script of the site runs: a part of the page before that starts late would read it, too.
      await page.goto('/robots.txt');
      await page.evaluate(
        ({ entries: written, usr, next }) => {
          for (const [store, key, text] of written) {
            if (text === null) window[store].removeItem(key);
            else window[store].setItem(key, text);
          }
          if (usr) history.replaceState({ usr, key: 'path', idx: 0 }, '', next);
        },
        { entries, usr: state, next: address },
      );
    }
    this.#deliveries = [];
    if (state) await page.reload();
    else await page.goto(address);
    await this.#until('The start of the app', () =>
      page.evaluate(() => {
        const header = document.querySelector('header');
        return header !== null && Object.keys(header).some((key) => key.startsWith('__reactFiber'));
      }),
    );
    await this.settle();
  }

  async #scope(): Promise<Locator> {
    const dialog = this.#page.getByRole('dialog').last();
    return (await dialog.count()) > 0 ? dialog : this.#page.locator(this.#region).first();
  }

  async press(button: string | RegExp): Promise<void> {
    await (await this.#scope()).getByRole('button', { name: button, exact: true }).click();
  }

  async type(label: string, value: string): Promise<void> {
    await (await this.#scope()).getByLabel(label, { exact: true }).fill(value);
  }

  async choose(label: string, option: string): Promise<void> {
    await (await this.#scope()).getByLabel(label, { exact: true }).selectOption({ label: option });
  }

  async tick(label: string | RegExp): Promise<void> {
    const scope = await this.#scope();
    const name = { name: label, exact: true };
    const box = scope.getByRole('switch', name).or(scope.getByRole('checkbox', name));
    await box.setChecked(!(await box.isChecked()));
  }

  async pick(group: string | RegExp, option: string): Promise<void> {
    const choices = (await this.#scope()).getByRole('radiogroup', { name: group });
    await choices.getByRole('radio', { name: option }).check();
  }

  async strike(label: string, key: string): Promise<void> {
    await (await this.#scope()).getByLabel(label, { exact: true }).press(key);
  }

  async paste(label: string, text: string): Promise<void> {
    await (await this.#scope()).getByLabel(label, { exact: true }).evaluate((field, pasted) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text', pasted);
      field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    }, text);
  }

  async wait(ms: number): Promise<void> {
    await this.#page.clock.runFor(ms);
  }

  async settle(): Promise<void> {
    await this.#page.clock.runFor(tickMs);
  }

  async settleDelivery(reason?: DeliveryFailureReason): Promise<void> {
    await this.#until('A delivery', () => this.#deliveries.length > 0);
    const delivery = this.#deliveries.shift();
    if (reason === 'unreachable') await delivery?.abort('connectionreset');
    else await delivery?.fulfill({ status: reason ? 400 : 200, body: '' });
  }

  /** As Back and Forward do: the address changes, and the app is told. */
  async #changeAddress(path: string): Promise<void> {
    await this.#page.evaluate((to) => {
      history.pushState({ usr: null, key: `path-${to}`, idx: history.length }, '', to);
      window.dispatchEvent(new PopStateEvent('popstate'));
    }, path);
    await this.settle();
  }

  /** The path of the page that is on the screen: that of the address may be still on its way. */
  #shownPath(): Promise<string> {
    return this.#page
      .locator('link[rel="canonical"]')
      .evaluate((link: HTMLLinkElement) => new URL(link.href).pathname);
  }

  /** Ends when another page is there: this one, or the one that it leads on to. */
  async goTo(path: string): Promise<void> {
    const left = await this.#shownPath();
    await this.#changeAddress(path);
    if (left === path) return;
    await this.#until(`The page ${path}`, async () => (await this.#shownPath()) !== left);
  }

  async setOut(path: string): Promise<void> {
    await this.#page.route('**/assets/*Page-*.js', (route) => {
      this.#filesUnderWay.delete(route.request());
    });
    await this.#changeAddress(path);
  }

  async goBack(): Promise<void> {
    await this.#page.evaluate(() => history.back());
    await this.settle();
  }

  /** The build's own check has answered already. */
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
    await this.#page.evaluate(
      ({ store: inStore, key: changed, text: written }) => {
        if (written === null) window[inStore].removeItem(changed);
        else window[inStore].setItem(changed, written);
        window.dispatchEvent(new StorageEvent('storage', { key: changed, newValue: written }));
      },
      { store, key, text },
    );
  }

  async #see(names: readonly string[]): Promise<Seen> {
    const given = JSON.stringify({ region: this.#region, places: keptPlaces, names });
    return this.#page.evaluate<Seen>(`(() => {
      ${await readerScript()}
      const { region, places, names } = ${given};
      const address = location.pathname + location.search;
      return {
        screen: readScreen(document.body, address, readNotices(document), region),
        details: readDetails(document.body, names, region),
        kept: Object.fromEntries(
          Object.entries(places).map(([name, [store, key]]) => [name, window[store].getItem(key)]),
        ),
      };
    })()`);
  }

  async screen(): Promise<Screen> {
    return (await this.#see([])).screen;
  }

  async facts(names: readonly (keyof Facts)[]): Promise<Partial<Facts>> {
    const { details, kept } = await this.#see(names);
    return { ...details, ...this.#outside.facts((name) => kept[name]) };
  }

  /**
   * Tries a comparison until it holds, while the page's clock goes on; then its failure is the path's. A file under
   * way costs no patience.
   */
  async eventually(compare: () => Promise<void>): Promise<void> {
    for (let ticks = 0; ;) {
      try {
        return await compare();
      } catch (error) {
        if (this.#filesUnderWay.size === 0) ticks += 1;
        if (ticks >= patience) throw error;
      }
      await this.settle();
    }
  }
}
