import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../commands/free-port.mjs';

/** Where the browsers think they are: a day ahead of UTC from ten in the morning on. */
const timeZone = 'Pacific/Kiritimati';

/** How WebDriver names an element. */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf';

/** A browser that is driven by the WebDriver commands that these tests need. */
export interface Browser {
  /** Shows a page of its own in place of the site's where no mail program opens. */
  readonly leavesForMail: boolean;
  /** Runs the body of a function in the page. */
  run<Value>(body: string, ...values: readonly unknown[]): Promise<Value>;
  go(url: string): Promise<void>;
  /** Goes back as with the browser's own button. */
  back(): Promise<void>;
  /** Clicks and types as a hand would; the element is what the body of a function gives. */
  click(body: string, ...values: readonly unknown[]): Promise<void>;
  type(text: string, body: string, ...values: readonly unknown[]): Promise<void>;
  /** The name of the tab that one is in. */
  tab(): Promise<string>;
  /** Opens another tab and goes on in it. */
  newTab(): Promise<void>;
  /** Closes the tab that one is in, and goes on in the named one. */
  closeTab(next: string): Promise<void>;
  toTab(name: string): Promise<void>;
  /** Whether its driver has kept silent, since this was asked last, for far longer than any command takes. */
  hasKeptSilent(): boolean;
  stop(): Promise<void>;
}

/** How a browser is started. */
export interface StartOptions {
  /** A visitor who lets no script of a page run. */
  readonly withoutScripts?: boolean;
}

/** Sends one command; what it gives is the command's value. */
type Send = (
  command: 'go' | 'back' | 'run' | 'click' | 'type' | 'tab' | 'newTab' | 'closeTab' | 'toTab',
  parameters: object,
  element?: string,
) => Promise<unknown>;

/** In ms. A driver that hangs says nothing of it. */
const longestAnswer = 40_000;

/** In ms. */
const longestLoad = 15_000;

/** In ms; on a busy machine too a command takes less. */
const silenceFrom = 10_000;

/** Sends commands that end in time, and notes the driver's silences. */
function answeredInTime(send: Send): { send: Send; hasKeptSilent: () => boolean } {
  let isSilent = false;
  return {
    hasKeptSilent: () => {
      const was = isSilent;
      isSilent = false;
      return was;
    },
    send: async (command, parameters, element) => {
      let limit: NodeJS.Timeout | undefined;
      const silence = new Promise<never>((_, reject) => {
        const error = new Error(`The browser does not answer: ${command} ${JSON.stringify(parameters)}`);
        limit = setTimeout(reject, longestAnswer, error);
      });
      const noted = setTimeout(() => (isSilent = true), silenceFrom);
      return Promise.race([send(command, parameters, element), silence]).finally(() => {
        clearTimeout(limit);
        clearTimeout(noted);
      });
    },
  };
}

function browserOf(ask: Send, stop: () => Promise<void>, leavesForMail = false): Browser {
  const { send, hasKeptSilent } = answeredInTime(ask);
  const run = (script: string, args: readonly unknown[]) => send('run', { script, args });

  async function find(body: string, values: readonly unknown[]): Promise<string> {
    for (let attempt = 0; attempt < 300; attempt += 1) {
      const found = (await run(body, values)) as Record<string, string> | null;
      const element = found?.[elementKey];
      if (element !== undefined) return element;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    throw new Error(`Nothing was found by ${body} with ${JSON.stringify(values)}`);
  }

  return {
    leavesForMail,
    run: <Value>(body: string, ...values: readonly unknown[]) => run(body, values) as Promise<Value>,
    async go(url) {
      // WebKit's driver now and then never says that a page has loaded.
      await send('go', { url }).catch(() => send('go', { url }));
    },
    async back() {
      await send('back', {});
    },
    async click(body, ...values) {
      // A driver may find an element before it is laid out, or after it has been replaced.
      for (let attempt = 0; ; attempt += 1) {
        const element = await find(body, values);
        const refusal = await send('click', {}, element).then(
          () => undefined,
          (error: unknown) => error,
        );
        if (refusal === undefined) return;
        // WebKit's driver refuses what is drawn by its label, such as a checkbox.
        if (attempt === 8) {
          await run(`(function () { ${body} }).apply(null, arguments).click()`, values);
          return;
        }
        await new Promise((resolve) => setTimeout(resolve, 250));
      }
    },
    async type(text, body, ...values) {
      await send('type', { text }, await find(body, values));
    },
    async tab() {
      return String(await send('tab', {}));
    },
    async newTab() {
      const { handle } = (await send('newTab', { type: 'tab' })) as { handle: string };
      await send('toTab', { handle });
    },
    async closeTab(next) {
      await send('closeTab', {});
      await send('toTab', { handle: next });
    },
    async toTab(name) {
      await send('toTab', { handle: name });
    },
    hasKeptSilent,
    stop,
  };
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = new Promise((resolve) => child.once('exit', resolve));
  child.kill();
  await exit;
}

async function connected(port: number, child: ChildProcess): Promise<Socket> {
  for (let attempt = 0; attempt < 600 && child.exitCode === null; attempt += 1) {
    const socket = connect(port, '127.0.0.1');
    const isOpen = await new Promise<boolean>((resolve) => {
      socket.once('connect', () => resolve(true));
      socket.once('error', () => resolve(false));
    });
    if (isOpen) return socket;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('The browser does not answer.');
}

/** Firefox's own protocol: messages of JSON, each behind its length in bytes. */
function marionette(socket: Socket): (name: string, parameters: object) => Promise<unknown> {
  const waiting = new Map<number, (answer: { error: unknown; value: unknown }) => void>();
  let received = Buffer.alloc(0);
  let lastId = 0;
  socket.on('data', (part) => {
    received = Buffer.concat([received, part]);
    for (;;) {
      const colon = received.indexOf(':');
      const end = colon + 1 + Number(received.subarray(0, colon).toString());
      if (colon < 0 || received.byteLength < end) return;
      const message: unknown = JSON.parse(received.subarray(colon + 1, end).toString());
      received = received.subarray(end);
      if (!Array.isArray(message)) continue;
      const [, id, error, value] = message as [number, number, unknown, unknown];
      waiting.get(id)?.({ error, value });
      waiting.delete(id);
    }
  });
  return async (name, parameters) => {
    lastId += 1;
    const id = lastId;
    const answered = new Promise<{ error: unknown; value: unknown }>((resolve) => waiting.set(id, resolve));
    const message = Buffer.from(JSON.stringify([0, id, name, parameters]));
    socket.write(Buffer.concat([Buffer.from(`${message.byteLength}:`), message]));
    const { error, value } = await answered;
    if (error !== null) throw new Error(`${name}: ${JSON.stringify(error)}`);
    return value;
  };
}

async function startFirefox(command: string, { withoutScripts }: StartOptions): Promise<Browser> {
  const profile = await mkdtemp(join(tmpdir(), 'firefox-'));
  const port = await freePort();
  const preferences = {
    'marionette.port': port,
    'browser.shell.checkDefaultBrowser': false,
    'datareporting.policy.dataSubmissionEnabled': false,
    'network.captive-portal-service.enabled': false,
    'browser.aboutwelcome.enabled': false,
    'javascript.enabled': !withoutScripts,
  };
  const lines = Object.entries(preferences).map(([name, value]) => `user_pref("${name}", ${value});`);
  await writeFile(join(profile, 'user.js'), lines.join('\n'));
  const child = spawn(command, ['--headless', '--no-remote', '--marionette', '--profile', profile], {
    stdio: 'ignore',
    env: {
      ...process.env,
      TZ: timeZone,
      HOME: profile,
      MOZ_HEADLESS_WIDTH: '1440',
      MOZ_HEADLESS_HEIGHT: '1000',
    },
  });
  const socket = await connected(port, child);
  const command_ = marionette(socket);
  await command_('WebDriver:NewSession', {});
  const names = {
    go: 'WebDriver:Navigate',
    back: 'WebDriver:Back',
    run: 'WebDriver:ExecuteScript',
    click: 'WebDriver:ElementClick',
    type: 'WebDriver:ElementSendKeys',
    tab: 'WebDriver:GetWindowHandle',
    newTab: 'WebDriver:NewWindow',
    closeTab: 'WebDriver:CloseWindow',
    toTab: 'WebDriver:SwitchToWindow',
  } as const;
  const send: Send = async (name, parameters, element) => {
    const answer = await command_(names[name], {
      ...parameters,
      ...(element !== undefined && { id: element }),
    });
    return name === 'newTab' ? answer : (answer as { value?: unknown } | null)?.value;
  };
  return browserOf(send, async () => {
    socket.destroy();
    await ended(child);
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  });
}

/** A screen that nobody sees; gives its name. */
async function startScreen(command: string): Promise<{ name: string; child: ChildProcess }> {
  const child = spawn(command, ['-displayfd', '3', '-screen', '0', '1440x1000x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const name = await new Promise<string>((resolve, reject) => {
    child.stdio[3]?.once('data', (number) => resolve(`:${String(number).trim()}`));
    child.once('exit', () => reject(new Error('The screen did not start.')));
  });
  return { name, child };
}

async function startWebKit(
  driver: string,
  miniBrowser: string,
  screenCommand: string,
  { withoutScripts }: StartOptions,
): Promise<Browser> {
  const home = await mkdtemp(join(tmpdir(), 'webkit-'));
  const screen = await startScreen(screenCommand);
  const port = await freePort();
  const child = spawn(driver, [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      TZ: timeZone,
      DISPLAY: screen.name,
      HOME: home,
      XDG_CACHE_HOME: home,
      XDG_DATA_HOME: home,
      WEBKIT_DISABLE_COMPOSITING_MODE: '1',
      LIBGL_ALWAYS_SOFTWARE: '1',
    },
  });
  (await connected(port, child)).destroy();
  const ask = async (path: string, body: object, method = 'POST') => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(method === 'POST' && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(longestAnswer),
    });
    const { value } = (await response.json()) as { value: unknown };
    if (!response.ok) throw new Error(`${path}: ${JSON.stringify(value)}`);
    return value;
  };
  const options = {
    binary: miniBrowser,
    args: ['--automation', ...(withoutScripts ? ['--enable-javascript=FALSE'] : [])],
  };
  const session = (await ask('/session', {
    capabilities: {
      alwaysMatch: { 'webkitgtk:browserOptions': options, timeouts: { pageLoad: longestLoad } },
    },
  })) as { sessionId: string };
  const base = `/session/${session.sessionId}`;
  const send: Send = (name, parameters, element) => {
    if (name === 'go') return ask(`${base}/url`, parameters);
    if (name === 'back') return ask(`${base}/back`, {});
    if (name === 'run') return ask(`${base}/execute/sync`, parameters);
    if (name === 'newTab') return ask(`${base}/window/new`, parameters);
    if (name === 'tab') return ask(`${base}/window`, {}, 'GET');
    if (name === 'closeTab') return ask(`${base}/window`, {}, 'DELETE');
    if (name === 'toTab') return ask(`${base}/window`, parameters);
    return ask(`${base}/element/${element}/${name === 'click' ? 'click' : 'value'}`, parameters);
  };
  return browserOf(
    send,
    async () => {
      await ask(base, {}, 'DELETE').catch(() => undefined);
      await ended(child);
      await ended(screen.child);
      await rm(home, { recursive: true, force: true, maxRetries: 5 });
    },
    true,
  );
}

const installed = (...paths: string[]) => paths.find(existsSync);

const firefoxPath = installed('/usr/bin/firefox-esr', '/usr/bin/firefox');
const webKitDriver = installed('/usr/bin/WebKitWebDriver');
const miniBrowser = installed(
  '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser',
  '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.0/MiniBrowser',
  '/usr/lib/aarch64-linux-gnu/webkit2gtk-4.1/MiniBrowser',
);
const screenServer = installed('/usr/bin/Xvfb');

/** A browser besides Chromium; one that is not installed cannot be started. */
export interface InstalledBrowser {
  readonly name: string;
  readonly packages: string;
  readonly start: ((options?: StartOptions) => Promise<Browser>) | undefined;
}

export const firefox: InstalledBrowser = {
  name: 'Firefox',
  packages: 'firefox-esr',
  start: firefoxPath === undefined ? undefined : (options = {}) => startFirefox(firefoxPath, options),
};

export const webKit: InstalledBrowser = {
  name: 'WebKit',
  packages: 'webkit2gtk-driver xvfb',
  start:
    webKitDriver && miniBrowser && screenServer
      ? (options = {}) => startWebKit(webKitDriver, miniBrowser, screenServer, options)
      : undefined,
};
