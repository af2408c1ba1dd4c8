import { expect, vi } from 'vitest';
import { assessmentDraftStorageKey } from '../../machines/eligibility-checker/answers';
import {
  applicationDraftStorageKey,
  type ApplicationForm,
} from '../../machines/visa-application/application';
import { accepted, application, applicationLabels, failed, inDoubt, notSaved } from '../support/application';
import { serveRewired, type RewiredSite, type Rewiring } from '../support/rewired-site';
import { answeredDraft } from '../support/traveller';
import {
  settingsFor,
  simpleEncoding,
  startUnrulyReceiver,
  type UnrulyReceiver,
} from '../support/unruly-receiver';
import type { Browser } from './browser';
import {
  complaintsAttribute,
  forgetEvent,
  leaveEvent,
  saidAttribute,
  startedAttribute,
  watchScript,
} from './watched-site';

/** Bodies of functions that find what a visitor sees. */
export const byText = `const [selector, text] = arguments;
return [...document.querySelectorAll(selector)].find((one) => (one.getAttribute('aria-label') || one.textContent).trim() === text && !one.disabled && one.getClientRects().length) || null;`;

const findField = `const field = (text) => {
  const labels = [...document.querySelectorAll('[role=dialog] label, main label')];
  const label = labels.find((one) => one.textContent.replace('*', '').trim().startsWith(text));
  return label && document.getElementById(label.htmlFor);
};`;

export const byLabel = `${findField}
return field(arguments[0]) || null;`;

const valueOf = `${findField}
return field(arguments[0])?.value;`;

/** Puts a text into a field as a program does that knows no keys: the value, then one \`input\`. */
const enterBody = `${findField}
for (const [text, units] of arguments[0]) {
  const element = field(text);
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), 'value').set.call(element, String.fromCharCode(...units));
  element.dispatchEvent(new Event('input', { bubbles: true }));
}`;

const box = "document.querySelector('main form input[type=checkbox]')";

const formBody = `${findField}
const values = Object.entries(arguments[0]).map(([name, text]) => [name, field(text)?.value]);
const button = [...document.querySelectorAll('main form button')].find(({ textContent }) => textContent === 'Apply Now');
return { ...Object.fromEntries(values), agreedToTerms: ${box}?.checked, canBeSent: Boolean(button && !button.disabled && !field('Full Name').disabled) };`;

const codesOf = (text: string) => Array.from({ length: text.length }, (_, index) => text.charCodeAt(index));

/** Tries until it holds: longer than WebKit's driver keeps silent when it misses that a page has loaded. */
export function eventually<Value>(look: () => Promise<Value>, timeout = 30_000): Promise<Value> {
  return vi.waitFor(look, { timeout, interval: 50 });
}

/** The sites that many faults share, each an origin of its own: as it is, without preflights, and one that soon gives up. */
export const rewirings = {
  plain: {},
  simple: { settings: simpleEncoding },
  impatient: { change: (text: string) => text.replace(/timeoutMs:1(?:5e3|e4)/g, 'timeoutMs:4000') },
} as const satisfies Record<string, Rewiring>;

export type SharedSite = keyof typeof rewirings;

/** What was sent since the visit began. */
type Line = Readonly<Record<string, unknown>>;
type Sent = Pick<UnrulyReceiver, 'requests' | 'kept'>;

/** How a delivery that did not end well leaves the form. */
export type Trouble = 'in doubt' | 'not sent';

const troubleWords: Readonly<Record<Trouble, string>> = {
  'in doubt': inDoubt,
  'not sent': 'Your application was not sent',
};

/** What can be seen of the page that a browser is at. */
export function looksAt({ run }: Browser) {
  const attribute = (name: string) =>
    run<string | null>('return document.documentElement.getAttribute(arguments[0])', name);
  const listIn = async (name: string) => JSON.parse((await attribute(name)) ?? '[]') as string[];

  return {
    attribute,
    /** What the page has complained of, and those before it whose storage it has. */
    complained: () => listIn(complaintsAttribute),
    sees: (text: string) =>
      eventually(async () => expect(await run<string>('return document.body.innerText')).toContain(text)),
    isTold: (text: string, timeout?: number) =>
      eventually(async () => expect(await listIn(saidAttribute)).toContain(text), timeout),
    isAt: (path: string) =>
      eventually(async () =>
        expect(await run<string>('return location.pathname + location.search')).toBe(path),
      ),
    hasStarted: () =>
      eventually(async () => expect(await attribute(startedAttribute)).not.toBeNull(), 60_000),
  };
}

function visitOf(browser: Browser, receiver: UnrulyReceiver, sent: Sent, serve: Serve) {
  const { run } = browser;
  const { attribute, complained, ...looks } = looksAt(browser);

  const noted: string[] = [];
  /** Takes what the page has complained of along: another page's storage does not have it. */
  const takeComplaints = async () => void noted.push(...(await complained()));
  const aboutToLeave = async () => {
    await takeComplaints();
    await run(`document.dispatchEvent(new Event('${leaveEvent}'))`);
  };

  const visit = {
    browser,
    receiver,
    sent,
    serve,
    ...looks,

    /** What the pages have complained of, each once. */
    async complaints() {
      await takeComplaints();
      return [...new Set(noted)];
    },
    forget: () => run(`document.dispatchEvent(new Event('${forgetEvent}'))`),
    seesNot: (text: string) =>
      eventually(async () => expect(await run<string>('return document.body.innerText')).not.toContain(text)),
    press: async (selector: string, text: string) => {
      await eventually(async () => {
        const isPressed = `const found = (function () { ${byText} }).apply(null, arguments); found?.click(); return Boolean(found);`;
        expect(await run(isPressed, selector, text), `${selector} "${text}"`).toBe(true);
      });
    },
    valueOf: (label: string) => run<string | undefined>(valueOf, label),
    enter: (texts: Readonly<Record<string, string>>) =>
      run(
        enterBody,
        Object.entries(texts).map(([label, text]) => [label, codesOf(text)]),
      ),

    async open(address: string): Promise<void> {
      await aboutToLeave();
      await browser.go(address);
      await visit.hasStarted();
    },
    /** Does what loads the page anew, and waits for it. */
    async anew(act: () => Promise<unknown>): Promise<void> {
      await aboutToLeave();
      await run("document.documentElement.setAttribute('data-left', '')");
      await act();
      await eventually(async () => expect(await attribute('data-left')).toBeNull());
      await visit.hasStarted();
    },
    reload: () => visit.anew(() => run('location.reload()')),
    /** Goes back, to another document or within the one. */
    async backTo(path: string): Promise<void> {
      await run('history.back()');
      await visit.isAt(path);
      await visit.hasStarted();
    },
    /** Presses what opens the mail program; comes back from the page that some browsers show where none opens. */
    async pressForMail(where: string, name: string): Promise<void> {
      if (browser.leavesForMail) await aboutToLeave();
      await visit.press(where, name);
      if (!browser.leavesForMail) return;
      await eventually(async () => expect(await run('return location.protocol')).not.toBe('http:'));
      await browser.back();
      await eventually(async () => expect(await run('return location.protocol')).toBe('http:'));
      await visit.hasStarted();
    },
    /** Leaves something in the tab's storage, as a visit before would have. */
    async leaveInTab(site: string, values: Readonly<Record<string, unknown>>): Promise<void> {
      await aboutToLeave();
      await browser.go(`${site}/offline.html`);
      const texts = Object.entries(values).map(([key, value]) => [
        key,
        typeof value === 'string' ? value : JSON.stringify(value),
      ]);
      await run(
        `document.documentElement.removeAttribute('${complaintsAttribute}');
localStorage.clear();
sessionStorage.clear();
for (const [key, text] of arguments[0]) sessionStorage.setItem(key, text);`,
        texts,
      );
    },

    async openFilledForm(site: string, form: ApplicationForm = application): Promise<void> {
      await visit.leaveInTab(site, { [applicationDraftStorageKey.key]: { form } });
      await visit.open(`${site}/apply-visa`);
      await visit.keepsForm(form);
    },
    /** Opens the filled form on a site that is served for it; gives the site's address. */
    async openFilledFormOn(rewiring: SharedSite | Rewiring): Promise<string> {
      const { address } = await serve(rewiring);
      await visit.openFilledForm(address);
      return address;
    },
    async openEmptyForm(site: string): Promise<void> {
      await visit.leaveInTab(site, {});
      await visit.open(`${site}/apply-visa`);
    },
    async openAnsweredChecker(site: string, draft = answeredDraft): Promise<void> {
      await visit.leaveInTab(site, { [assessmentDraftStorageKey.key]: { draft, step: 'documents' } });
      await visit.open(`${site}/tools/visa-eligibility-checker`);
      await visit.sees('Step 6 of 6');
    },
    /** Fills the form as a program does. */
    async fill({ agreedToTerms, ...texts }: ApplicationForm): Promise<void> {
      const named = Object.entries(applicationLabels) as [keyof typeof applicationLabels, string][];
      await visit.enter(Object.fromEntries(named.map(([name, label]) => [label, texts[name]])));
      if (agreedToTerms) await run(`if (!${box}.checked) ${box}.click()`);
    },

    /** The notices' code has come: before it, what is to be said is said by the browser's own dialog. */
    hasNotices: () =>
      eventually(async () => {
        const hasRun = await run<boolean>(
          "return ['js', 'css'].every((ending) => performance.getEntriesByType('resource').some(({ name, responseEnd }) => responseEnd > 0 && name.includes('/notices-part-') && name.endsWith(ending)))",
        );
        expect(hasRun).toBe(true);
      }),
    form: () => run(formBody, applicationLabels),
    /** Everything typed is still there, and nothing keeps the visitor from sending it. */
    keepsForm: (form: ApplicationForm = application) =>
      eventually(async () => expect(await visit.form()).toEqual({ ...form, canBeSent: true })),
    async apply(): Promise<void> {
      await visit.forget();
      await visit.press('main form button', 'Apply Now');
    },
    /** The visitor is told of a failure and what is known of it, with other ways to send, and the form is as it was. */
    async fails(trouble: Trouble, words = failed, form = application): Promise<void> {
      await visit.isTold(words);
      await visit.keepsForm(form);
      for (const text of [troubleWords[trouble], 'Send by e-mail', 'Copy my details']) await visit.sees(text);
    },
    /** Sends to an endpoint that meets it so: it is told as a failure. */
    async failsWith(behaviour: string, trouble: Trouble): Promise<void> {
      receiver.behaviour = behaviour;
      await visit.apply();
      await visit.fails(trouble);
    },
    async succeeds(): Promise<void> {
      await visit.isAt('/services');
      await visit.isTold(accepted);
    },
    /** Sends again, to an endpoint that accepts. */
    async succeedsAtLast(): Promise<void> {
      receiver.behaviour = 'accept';
      await visit.apply();
      await visit.succeeds();
    },
    /** Sends again, which succeeds: the application is in the file once, and every attempt had one id. */
    async sendsOnce(form = application): Promise<void> {
      await visit.succeedsAtLast();
      expect(await sent.kept()).toEqual([form]);
      const ids = new Set(sent.requests.map(({ sid }) => sid));
      expect([...ids]).toHaveLength(1);
    },

    async check(): Promise<void> {
      await visit.forget();
      await visit.press('main form button', 'Check Eligibility');
    },
    /** The score comes, with the word that it could not be stored. */
    async showsScoreAlone(): Promise<void> {
      await visit.isTold(notSaved);
      await visit.sees('81.5%');
    },
  };
  return visit;
}

type Serve = (rewiring: SharedSite | Rewiring) => Promise<RewiredSite>;

/** One case's look at the site, in one browser. */
export type Visit = ReturnType<typeof visitOf>;

export interface Visits {
  /** A visit that has sent nothing yet. */
  begin(): Promise<Visit>;
  stop(): Promise<void>;
}

const isAssessment = (line: Line) => 'eligibilityResult' in line;

function byKind(
  lines: readonly Line[],
): readonly [applications: readonly Line[], assessments: readonly Line[]] {
  return [lines.filter((line) => !isAssessment(line)), lines.filter(isAssessment)];
}

/** What the visits of one browser share: an unruly receiver, and the sites that post to it. */
export async function startVisits(browser: Browser, built: string): Promise<Visits> {
  const receiver = await startUnrulyReceiver();
  const sites: RewiredSite[] = [];
  const known = new Map<SharedSite, RewiredSite>();

  async function rewired({ settings, firstScript = '', ...rest }: Rewiring): Promise<RewiredSite> {
    const site = await serveRewired(built, {
      connectTo: receiver.origin,
      settings: { ...settingsFor(receiver), ...settings },
      firstScript: `${watchScript}\n${firstScript}`,
      ...rest,
    });
    sites.push(site);
    return site;
  }
  async function serve(rewiring: SharedSite | Rewiring): Promise<RewiredSite> {
    if (typeof rewiring !== 'string') return rewired(rewiring);
    const site = known.get(rewiring) ?? (await rewired(rewirings[rewiring]));
    known.set(rewiring, site);
    return site;
  }

  return {
    async begin() {
      receiver.behaviour = 'accept';
      // A browser opens only so many connections to one host, and stalled ones would use them up.
      receiver.hangUp();
      // Firefox sends what was hung up on once more, under its id.
      const idsBefore = new Set(receiver.requests.map(({ sid }) => sid));
      const before = byKind(await receiver.kept());
      const sent: Sent = {
        get requests() {
          return receiver.requests.filter(({ sid }) => !idsBefore.has(sid));
        },
        async kept() {
          const [applications, assessments] = byKind(await receiver.kept());
          return [...applications.slice(before[0].length), ...assessments.slice(before[1].length)];
        },
      };
      return visitOf(browser, receiver, sent, serve);
    },
    async stop() {
      await Promise.all(sites.map((site) => site.stop()));
      await receiver.stop();
    },
  };
}
