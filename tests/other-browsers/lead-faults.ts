import { expect } from 'vitest';
import { assessmentDraftStorageKey } from '../../machines/eligibility-checker/answers';
import {
  applicationDraftStorageKey,
  type ApplicationForm,
} from '../../machines/visa-application/application';
import { accepted, application, failed, inDoubt, loading } from '../support/application';
import { messageByLabel as message } from '../support/contact';
import type { Rewiring } from '../support/rewired-site';
import { answeredDraft } from '../support/traveller';
import { simpleEncoding } from '../support/unruly-receiver';
import { byLabel, eventually, rewirings, type SharedSite, type Trouble, type Visit } from './visit';

/** A fault that a typed lead has to survive in every browser. */
export interface LeadFault {
  readonly faults: readonly number[];
  readonly what: string;
  /** What the console may complain of; anything else fails the case. */
  readonly complaints?: RegExp;
  readonly run: (visit: Visit) => Promise<void>;
}

/** How a driver is told of keys. */
const tab = '\uE004';
const enter = '\uE007';

const ofTheWebhook = /The webhook answered|The assessment was not stored/;
const ofMissingCode =
  /error: <(?:script|link)|dynamically imported|Importing a module|module script|preload|Load failed|404|could not be shown/;
/** Firefox calls a file that is given up for another page an error. */
const ofFilesGivenUp = /error: <link rel="(?:modulepreload|stylesheet)"/;
const ofTheStorage = /cannot be kept on this device/;

const isKept = (visit: Visit, kept: readonly object[]) =>
  eventually(async () => expect(await visit.sent.kept()).toEqual(kept));
const isPosted = (visit: Visit) =>
  eventually(async () => expect(visit.sent.requests.map(({ method }) => method)).toContain('POST'));

/** How an endpoint meets an application that is not accepted, and what is known of it then. Afterwards it accepts. */
const refusals: readonly (readonly [
  fault: number,
  behaviours: readonly string[],
  trouble: Trouble,
  site?: SharedSite,
])[] = [
  [1, ['status-500'], 'in doubt'],
  [2, ['status-404', 'status-400', 'status-410', 'status-429'], 'not sent'],
  [3, ['stall'], 'in doubt', 'impatient'],
  [4, ['preflight-stall'], 'in doubt', 'impatient'],
  [6, ['reset-unread', 'garbage'], 'in doubt'],
  [7, ['no-cors', 'double-cors', 'preflight-403', 'preflight-405'], 'in doubt'],
  [7, ['no-cors', 'double-cors'], 'in doubt', 'simple'],
  [8, ['preflight-no-headers'], 'in doubt'],
  [10, ['status-503-twice', 'status-503-twice'], 'in doubt'],
  [76, ['redirect-302', 'redirect-307'], 'in doubt'],
  [76, [301, 302, 303, 307, 308].map((status) => `redirect-${status}`), 'in doubt', 'simple'],
  [82, ['reset'], 'in doubt'],
  [112, ['status-408', 'status-409', 'status-499'], 'in doubt'],
];

/**
 * Where the answer to a preflight is at stake, a site of its own, whose origin no browser remembers one of. It has no service worker:
 * WebKit sends no preflight for a page that one controls.
 */
const siteFor = (site: SharedSite, behaviours: readonly string[]): SharedSite | Rewiring =>
  behaviours.some((behaviour) => behaviour.startsWith('preflight'))
    ? { ...rewirings[site], gone: /^\/service-worker\.js$/ }
    : site;

const refused = refusals.map(([fault, behaviours, trouble, site = 'plain']): LeadFault => ({
  faults: [fault],
  what: `an application that meets ${behaviours.join(', ')} (${site}) is ${trouble}, kept, and sent once at last`,
  complaints: ofTheWebhook,
  async run(visit) {
    await visit.openFilledFormOn(siteFor(site, behaviours));
    for (const behaviour of behaviours) {
      await visit.failsWith(behaviour, trouble);
    }
    await visit.sendsOnce();
  },
}));

/** The same of an assessment: nothing keeps its score from the visitor. */
const unstored: readonly LeadFault[] = (
  [
    [
      [1, 2, 6, 7, 8, 76],
      ['preflight-no-headers', 'status-500', 'status-404', 'reset-unread', 'no-cors', 'redirect-302'],
      'plain',
    ],
    [[3, 4], ['preflight-stall', 'stall'], 'impatient'],
  ] as const
).map(([faults, behaviours, site]) => ({
  faults,
  what: `an assessment that meets ${behaviours.join(', ')} shows its score, says so and leads to an expert`,
  complaints: ofTheWebhook,
  async run(visit) {
    const { address } = await visit.serve(siteFor(site, behaviours));
    for (const behaviour of behaviours) {
      visit.receiver.behaviour = behaviour;
      await visit.openAnsweredChecker(address);
      await visit.check();
      await visit.showsScoreAlone();
      await visit.sees('Consult an Expert');
    }
  },
}));

const inTheForm = (visit: Visit, body: string) =>
  visit.browser.run(
    `const form = document.querySelector('main form'); const button = form.querySelector('button[type=submit]'); ${body}`,
  );

/** What presses more often than once. */
const hurries: Readonly<Record<string, (visit: Visit) => Promise<unknown>>> = {
  'ten clicks': (visit) => inTheForm(visit, 'for (let press = 0; press < 10; press += 1) button.click();'),
  'Enter in a field and a click': async (visit) => {
    await visit.browser.type(enter, byLabel, 'Email');
    await inTheForm(visit, 'button.click();');
  },
  'two submits in one task': (visit) => inTheForm(visit, 'form.requestSubmit(); form.requestSubmit();'),
  'two submit events in one task': (visit) =>
    inTheForm(
      visit,
      "for (let press = 0; press < 2; press += 1) form.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }));",
    ),
};

const hurried = Object.entries(hurries).map(([how, hurry]): LeadFault => ({
  faults: [15],
  what: `${how} send one application`,
  async run(visit) {
    await visit.openFilledFormOn('plain');
    const letGo = visit.receiver.hold();
    await hurry(visit);
    await visit.sees('Submitting...');
    letGo('accept');
    await visit.succeeds();
    expect(visit.sent.requests.filter(({ method }) => method === 'POST')).toHaveLength(1);
    expect(await visit.sent.kept()).toEqual([application]);
  },
}));

const hostileNames = [
  'a'.repeat(10_000),
  '👩‍👩‍👧‍👦 مرحبا \u202Egnol\u202C A\u0000s\u0007ha </script><img src=x onerror="window.intruded = true"><svg onload=intruded=1>',
];

/** Ways in which a browser keeps nothing for the site. The test's own notes stay. */
const brokenStores = {
  'is full': `const setItem = Storage.prototype.setItem;
Storage.prototype.setItem = function (key, text) {
  if (key.startsWith('deshantar')) throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  setItem.call(this, key, text);
};`,
  'is blocked': `for (const name of ['localStorage', 'sessionStorage'])
  Object.defineProperty(window, name, { get() { throw new DOMException('Access is denied.', 'SecurityError'); } });`,
  'is missing': `for (const name of ['localStorage', 'sessionStorage'])
  Object.defineProperty(window, name, { value: null });`,
};

const unkept = Object.entries(brokenStores).map(([how, firstScript]): LeadFault => ({
  faults: [49, 114],
  what: `where the storage ${how}, a failed application stays on the screen, is sent, and has its ticket`,
  complaints: new RegExp(`${ofTheWebhook.source}|${ofTheStorage.source}`),
  async run(visit) {
    // The page that clears the storage keeps its own.
    const { address } = await visit.serve({
      firstScript: `if (location.pathname !== '/offline.html') { ${firstScript} }`,
    });
    await visit.openEmptyForm(address);
    await visit.fill(application);
    await visit.failsWith('status-500', 'in doubt');
    await visit.sendsOnce();
    await visit.sees('Your application has arrived');
  },
}));

/** The code of a page that fails as it renders. */
const brokenPage = "export const Page = () => { throw new Error('The page is broken'); };";
const wordsOfAbout = 'Visas, explained plainly';

const brokenPages = (
  [
    [[13, 72], 'gone', { gone: /\/assets\/AboutPage-.*\.js/ }],
    [[89], 'gone, with a page and 200 in its place', { kindlyGone: /\/assets\/AboutPage-.*\.js/ }],
    [
      [59],
      'broken',
      {
        change: (text: string) => (text.includes(wordsOfAbout) && !text.startsWith('<!') ? brokenPage : text),
      },
    ],
  ] as const
).map(([faults, how, rewiring]): LeadFault => ({
  faults,
  what: `a page whose code is ${how} says so, and the form behind it keeps what was typed`,
  complaints: /./,
  async run(visit) {
    const address = await visit.openFilledFormOn(rewiring);
    await visit.press('footer a', 'About Us');
    await visit.sees('Unexpected Application Error!');
    await visit.press('main a', 'Return to Homepage');
    await visit.sees('Travel Simplified');
    await visit.open(`${address}/apply-visa`);
    await visit.keepsForm();
    await visit.sendsOnce();
  },
}));

/** What the visitor of another page is told when a delivery ends after the form was left. */
const endings = (
  [
    ['well', 'plain', 'accept', accepted],
    ['badly', 'plain', 'status-500', failed],
    ['never', 'impatient', 'stall', failed],
  ] as const
).map(([how, site, behaviour, words]): LeadFault => ({
  faults: [77],
  what: `a delivery that ends ${how} after the form was left is told where one is; the form knows`,
  complaints: ofTheWebhook,
  async run(visit) {
    await visit.openFilledFormOn(site);
    // The preflight is held, and the application after it is met as it says here.
    visit.receiver.behaviour = behaviour;
    const letGo = visit.receiver.hold();
    await visit.apply();
    await visit.isTold(loading);
    await visit.press('footer a', 'About Us');
    await visit.isAt('/about');
    letGo(behaviour);
    await visit.isTold(words);
    await visit.isAt('/about');
    await visit.backTo('/apply-visa');
    if (how === 'well') {
      await visit.sees('Your last application was sent.');
      expect(await visit.valueOf('Full Name')).toBe('');
      expect(await visit.sent.kept()).toEqual([application]);
      return;
    }
    await visit.keepsForm();
    await visit.sees(inDoubt);
    await visit.sendsOnce();
  },
}));

/** What stands in the tab's storage instead of a draft. */
const oddDrafts: readonly (readonly [fault: number, text: string])[] = [
  [50, '{'],
  [50, '[1]'],
  [50, ' '.repeat(1_000_000)],
  [99, JSON.stringify({ version: 99, form: { fullName: { first: 'Asha' } }, list: {} })],
];

const messageText = (asked: typeof message) =>
  [
    `Name: ${asked['Full Name']}`,
    `Email: ${asked.Email}`,
    `Phone: ${asked['Phone Number']}`,
    `Subject: ${asked.Subject}`,
    `Message: ${asked.Message}`,
  ].join('\n');

/** Replaces every text of the page by elements with other texts, now and later, as a browser that translates it. */
const translateBody = `const translate = () => {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found = [];
  while (texts.nextNode()) found.push(texts.currentNode);
  for (const text of found) {
    if (text.data.trim() === '' || !text.parentElement || text.parentElement.closest('font, script, style, noscript, textarea')) continue;
    const outer = document.createElement('font');
    outer.append(document.createElement('font'));
    outer.firstChild.textContent = text.data;
    text.replaceWith(outer);
  }
};
translate();
new MutationObserver(translate).observe(document.body, { childList: true, characterData: true, subtree: true });`;

/** A clock that the test sets. */
const settableClock = `const store = sessionStorage;
const RealDate = Date;
window.Date = class extends RealDate {
  constructor(...parts) { if (parts.length > 0) super(...parts); else super(Date.now()); }
  static now() { return Number(store.getItem('clock')) || RealDate.now(); }
};`;

const scenes: readonly LeadFault[] = [
  {
    faults: [5, 8],
    what: '200 with a dripping, truncated, invalid, HTML or empty body is success, without a preflight too',
    async run(visit) {
      for (const [site, bodies] of [
        ['plain', ['drip', 'truncated', 'invalid', 'html', 'empty']],
        ['simple', ['drip', 'preflight-no-headers']],
      ] as const) {
        const { address } = await visit.serve(site);
        for (const body of bodies) {
          visit.receiver.behaviour = body;
          await visit.openFilledForm(address);
          await visit.apply();
          await visit.succeeds();
        }
      }
      visit.receiver.behaviour = 'truncated';
      await visit.openAnsweredChecker((await visit.serve('plain')).address);
      await visit.check();
      await visit.isTold('Calculation complete!');
      expect(await visit.sent.kept()).toHaveLength(8);
    },
  },
  {
    faults: [9],
    what: 'offline nothing is sent and that is said; back online it is sent once',
    complaints: ofTheWebhook,
    async run(visit) {
      const address = await visit.openFilledFormOn('plain');
      await visit.browser.run("window.dispatchEvent(new Event('offline'))");
      await visit.apply();
      await visit.fails('not sent', 'You are offline. Nothing was sent, and your details are kept here.');
      expect(visit.sent.requests).toEqual([]);
      await visit.browser.run("window.dispatchEvent(new Event('online'))");
      await visit.sendsOnce();

      await visit.openAnsweredChecker(address);
      await visit.browser.run("window.dispatchEvent(new Event('offline'))");
      await visit.check();
      await visit.showsScoreAlone();
      expect(await visit.sent.kept()).toHaveLength(1);
    },
  },
  {
    faults: [11],
    what: 'an address that is none, or plain http elsewhere, gets nothing sent, and that is said',
    complaints: /Webhook URL is not configured\./,
    async run(visit) {
      for (const url of ['', 'http://hooks.example/application']) {
        await visit.openFilledFormOn({ settings: { VITE_APPLICATION_WEBHOOK_URL: url } });
        await visit.apply();
        await visit.fails('not sent', 'Webhook URL is not configured.');
      }
    },
  },
  ...(['plain', 'simple'] as const).map((site): LeadFault => ({
    faults: [12],
    what: `an application arrives although its tab is closed right after the click (${site})`,
    async run(visit) {
      const { address } = await visit.serve(site);
      const first = await visit.browser.tab();
      await visit.browser.newTab();
      await visit.openFilledForm(address);
      await visit.apply();
      await visit.browser.closeTab(first);
      await isKept(visit, [application]);
    },
  })),
  {
    faults: [13, 89],
    what: 'a tool whose code is gone says so, and the message keeps what was typed',
    complaints: /./,
    async run(visit) {
      for (const rewiring of [
        { gone: /\/assets\/CheckerDialog-.*\.js/ },
        { kindlyGone: /\/assets\/CheckerDialog-.*\.js/ },
      ]) {
        const { address } = await visit.serve(rewiring);
        await visit.leaveInTab(address, {});
        await visit.open(`${address}/contact`);
        await visit.enter(message);
        await visit.press('footer button', 'Visa Eligibility Checker');
        await visit.sees('could not be opened');
        expect(await visit.valueOf('Message')).toBe(message.Message);
      }
    },
  },
  {
    faults: [14],
    what: 'without styles, fonts and images an application is sent',
    complaints: ofMissingCode,
    async run(visit) {
      await visit.openFilledFormOn({
        gone: /\.(?:css|woff2?|svg|png|jpe?g|webp|avif|ico)(?:\?|$)/,
        change: (text) => text.replace(/<style[^>]*>.*?<\/style>/gs, ''),
      });
      await visit.apply();
      await visit.isAt('/services');
      expect(await visit.sent.kept()).toEqual([application]);
    },
  },
  {
    faults: [16],
    what: 'blanks as name, mobile number and e-mail get the messages in their order, and nothing is sent',
    async run(visit) {
      const { address } = await visit.serve('plain');
      await visit.openEmptyForm(address);
      await visit.fill({ ...application, fullName: ' \t ', mobileNumber: '   ', email: '\u00A0' });
      for (const [label, text] of [
        ['Full Name', application.fullName],
        ['Mobile Number', application.mobileNumber],
        ['Email', application.email],
      ] as const) {
        await visit.apply();
        await visit.isTold(`${label} is required`);
        await visit.enter({ [label]: text });
      }
      expect(visit.sent.requests).toEqual([]);
      await visit.sendsOnce();
    },
  },
  {
    faults: [17],
    what: 'ten thousand letters, other directions, control characters and markup as a name arrive byte by byte',
    async run(visit) {
      const { address } = await visit.serve('plain');
      for (const fullName of hostileNames) {
        const form: ApplicationForm = { ...application, fullName };
        await visit.openEmptyForm(address);
        await visit.fill(form);
        await visit.apply();
        await visit.succeeds();
        expect(visit.sent.requests.at(-1)?.body).toEqual(Buffer.from(JSON.stringify(form)));
        expect((await visit.sent.kept()).at(-1)).toEqual(form);
        expect(await visit.browser.run("return document.querySelector('img[src=x]') === null")).toBe(true);
      }
    },
  },
  {
    faults: [18],
    what: 'a lone surrogate is sent escaped, without an error',
    complaints: ofTheWebhook,
    async run(visit) {
      await visit.openFilledFormOn('plain');
      await visit.enter({ 'Full Name': '\uD83D' });
      visit.receiver.behaviour = 'status-500';
      await visit.apply();
      await visit.isTold(failed);
      expect(visit.sent.requests.at(-1)?.body.toString()).toContain(String.raw`"fullName":"\ud83d"`);
      await visit.succeedsAtLast();
      expect(await visit.sent.kept()).toHaveLength(1);
    },
  },
  {
    faults: [19],
    what: 'odd e-mail addresses are judged before anything is sent; one with umlauts arrives as typed',
    async run(visit) {
      await visit.openFilledFormOn('plain');
      for (const email of ['a@b', 'a b@c.de', `${'a'.repeat(64)}@${'d'.repeat(252)}.in`]) {
        await visit.enter({ Email: email });
        await visit.apply();
        await visit.sees('Email is invalid');
      }
      expect(visit.sent.requests).toEqual([]);
      await visit.enter({ Email: 'ü@bücher.de' });
      await visit.sendsOnce({ ...application, email: 'ü@bücher.de' });
    },
  },
  {
    faults: [20, 94],
    what: '?country= chooses a country of the form or nothing, and the form can be sent',
    async run(visit) {
      const { address } = await visit.serve('plain');
      await visit.leaveInTab(address, {});
      for (const [query, chosen] of [
        ['country=%3Csvg%20onload%3D%22window.intruded%3D1%22%3E', ''],
        [`country=${'Q'.repeat(5_120)}`, ''],
        ['country=__proto__&country=Japan', ''],
        ['country=%E0%A4%A', ''],
        ['country=jAPAN', 'Japan'],
      ] as const) {
        await visit.open(`${address}/apply-visa?${query}`);
        expect(await visit.valueOf('Country')).toBe(chosen);
      }
      await visit.fill(application);
      await visit.sendsOnce();
    },
  },
  {
    faults: [22],
    what: 'Back while it is sent: it is told where one is, and the form knows when one comes forward',
    async run(visit) {
      const { address } = await visit.serve('plain');
      await visit.leaveInTab(address, {});
      await visit.open(`${address}/about`);
      await visit.press('footer a', 'Visa Services');
      await visit.press('main button', 'Apply Now: Japan');
      await visit.isAt('/apply-visa?country=Japan');
      await visit.hasStarted();
      await visit.sees('Full Name');
      await visit.fill(application);
      const letGo = visit.receiver.hold();
      await visit.apply();
      await visit.isTold(loading);
      await visit.backTo('/services');
      await visit.backTo('/about');
      letGo('accept');
      await visit.isTold(accepted);
      await visit.isAt('/about');
      await visit.browser.run('history.go(2)');
      await visit.isAt('/apply-visa');
      await visit.sees('Your last application was sent.');
      expect(await visit.valueOf('Full Name')).toBe('');
      expect(await visit.sent.kept()).toEqual([application]);
    },
  },
  {
    faults: [23],
    what: 'a reload, Back and Forward after the success send nothing again and do not tell it again',
    async run(visit) {
      await visit.openFilledFormOn('plain');
      await visit.sendsOnce();
      await visit.reload();
      await visit.sees('62 destinations');
      await visit.backTo('/apply-visa');
      await eventually(async () => expect(await visit.valueOf('Full Name')).toBe(''));
      await visit.browser.run('history.forward()');
      await visit.isAt('/services');
      await visit.sees('62 destinations');
      await expect(visit.isTold(accepted, 1_000)).rejects.toThrow();
      expect(await visit.sent.kept()).toEqual([application]);
    },
  },
  {
    faults: [24, 95],
    what: 'two tabs, and a copy of one, keep their own data and send their own applications',
    async run(visit) {
      const { address } = await visit.serve('simple');
      const { browser } = visit;
      const first = await browser.tab();
      await visit.openFilledForm(address);
      const copied = await browser.run<Record<string, string>>(
        'return Object.fromEntries(Array.from({ length: sessionStorage.length }, (_, index) => sessionStorage.key(index)).map((key) => [key, sessionStorage.getItem(key)]))',
      );
      await browser.newTab();
      const second = await browser.tab();
      const other = { ...application, fullName: 'Ravi Rao' };
      await visit.openFilledForm(address, other);
      await browser.toTab(first);
      await visit.reload();
      await visit.keepsForm();
      await visit.apply();
      await browser.toTab(second);
      await visit.keepsForm(other);
      await visit.apply();
      await visit.succeeds();

      await visit.leaveInTab(address, copied);
      await visit.open(`${address}/apply-visa`);
      await visit.keepsForm();
      await visit.apply();
      await visit.succeeds();
      await browser.closeTab(first);
      await visit.succeeds();
      const names = (await visit.sent.kept()).map(({ fullName }) => fullName);
      expect(names.toSorted()).toEqual([application.fullName, application.fullName, other.fullName]);
      expect(new Set(visit.sent.requests.map(({ sid }) => sid)).size).toBe(3);
    },
  },
  {
    faults: [25],
    what: 'fields filled in by a program, with input events alone, are seen and sent',
    async run(visit) {
      const { address } = await visit.serve('plain');
      await visit.openEmptyForm(address);
      await visit.fill(application);
      await visit.keepsForm();
      await visit.sendsOnce();
    },
  },
  {
    faults: [35],
    what: 'an assessment arrives although the checker is left while it calculates',
    async run(visit) {
      const { address } = await visit.serve('plain');
      await visit.openAnsweredChecker(address);
      const letGo = visit.receiver.hold();
      await visit.check();
      await visit.isTold('Calculating your eligibility...');
      await visit.press('footer a', 'About Us');
      await visit.isAt('/about');
      letGo('accept');
      await eventually(async () => expect(await visit.sent.kept()).toHaveLength(1));
    },
  },
  {
    faults: [36],
    what: 'Start New Assessment leaves every field at its default, no draft, and one line in the file',
    async run(visit) {
      const { address } = await visit.serve('plain');
      await visit.openAnsweredChecker(address);
      await visit.check();
      await visit.sees('81.5%');
      await visit.press('main button', 'Start New Assessment');
      await visit.sees('Step 1 of 6');
      for (const label of ['Full Name', 'Email', 'Phone']) expect(await visit.valueOf(label)).toBe('');
      expect(
        await visit.browser.run('return sessionStorage.getItem(arguments[0])', assessmentDraftStorageKey.key),
      ).toBe(null);
      expect(await visit.sent.kept()).toHaveLength(1);
    },
  },
  ...oddDrafts.map(([fault, text]): LeadFault => ({
    faults: [fault],
    what: `the draft ${text.slice(0, 40).trim() || 'of 1 MB of blanks'} is no draft, and the form can be filled and sent`,
    async run(visit) {
      const { address } = await visit.serve('plain');
      await visit.leaveInTab(address, { [applicationDraftStorageKey.key]: text });
      await visit.open(`${address}/apply-visa`);
      expect(await visit.valueOf('Full Name')).toBe('');
      await visit.fill(application);
      await visit.sendsOnce();
    },
  })),
  {
    faults: [42, 43],
    what: 'a message for which no e-mail program opens stays on the page, or is one Back away',
    async run(visit) {
      const { address } = await visit.serve('plain');
      await visit.leaveInTab(address, {});
      await visit.open(`${address}/contact?destination=x%0D%0ABcc:%20a@b`);
      const subject = 'Inquiry about x Bcc: a@b';
      expect(await visit.valueOf('Subject')).toBe(subject);
      const asked = { ...message, Subject: subject };
      await visit.enter(asked);
      await visit.pressForMail('main form button', 'Send Message');
      await visit.sees('If nothing opened');
      expect(await visit.valueOf('Your message')).toBe(messageText(asked));
    },
  },
  {
    faults: [40, 42],
    what: 'a request for a quote for which no e-mail program opens stays on the page, or is one Back away',
    async run(visit) {
      const { address } = await visit.serve('plain');
      await visit.leaveInTab(address, {});
      await visit.open(`${address}/terms`);
      await visit.press('footer button', 'Trip Cost Estimator');
      for (const name of ['Next', 'Next', 'Estimate Cost', 'Get Detailed Quote']) {
        await visit.press('[role=dialog] button', name);
      }
      await visit.sees('E-mail or phone');
      await visit.enter({ Name: 'Asha&bcc=x@y', 'E-mail or phone': application.email });
      await visit.pressForMail('[role=dialog] button', 'Send request by e-mail');
      await visit.sees('Your e-mail is ready to send');
      expect(await visit.valueOf('Your request')).toContain(
        `Name: Asha&bcc=x@y\nContact: ${application.email}`,
      );
    },
  },
  {
    faults: [42],
    what: 'an application for which no e-mail program opens is in the form, and is sent once',
    complaints: ofTheWebhook,
    async run(visit) {
      await visit.openFilledFormOn('plain');
      await visit.failsWith('status-500', 'in doubt');
      await visit.pressForMail('main button', 'Send by e-mail');
      await visit.keepsForm();
      await visit.sees(inDoubt);
      await visit.sendsOnce();
    },
  },
  {
    faults: [60],
    what: 'Back from another page: the form is as it was, is not busy for ever, and is sent once',
    complaints: ofFilesGivenUp,
    async run(visit) {
      const address = await visit.openFilledFormOn('impatient');
      await visit.open(`${address}/terms`);
      await visit.backTo('/apply-visa');
      await visit.keepsForm();
      visit.receiver.behaviour = 'stall';
      await visit.apply();
      await isPosted(visit);
      await visit.open(`${address}/terms`);
      await visit.backTo('/apply-visa');
      await visit.keepsForm();
      await visit.sees(inDoubt);
      await visit.sendsOnce();
    },
  },
  {
    faults: [67],
    what: 'the form is filled and sent with the keyboard alone',
    async run(visit) {
      const { address } = await visit.serve('plain');
      await visit.openEmptyForm(address);
      const { fullName, mobileNumber, email, stateOfApplication, country, visaType } = application;
      const answers = [fullName, mobileNumber, email, stateOfApplication, country, visaType];
      await visit.browser.type(`${answers.join(tab)}${tab} `, byLabel, 'Full Name');
      await visit.keepsForm();
      await visit.browser.type(enter, byLabel, 'Email');
      await visit.succeeds();
      expect(await visit.sent.kept()).toEqual([application]);
    },
  },
  {
    faults: [70],
    what: 'in a browser that translates the page an application fails, is kept, and is sent once',
    complaints: ofTheWebhook,
    async run(visit) {
      await visit.openFilledFormOn('plain');
      await visit.browser.run(translateBody);
      await visit.failsWith('status-500', 'in doubt');
      await visit.sendsOnce();
    },
  },
  {
    faults: [71, 80],
    what: 'a refresh of the form, filled, on its way or failed, keeps what is typed and says what is in doubt',
    complaints: ofTheWebhook,
    async run(visit) {
      const address = await visit.openFilledFormOn('plain');
      await visit.reload();
      await visit.keepsForm();
      await visit.seesNot(inDoubt);
      for (const behaviour of ['stall', 'status-500']) {
        visit.receiver.behaviour = behaviour;
        await visit.apply();
        await isPosted(visit);
        if (behaviour !== 'stall') await visit.isTold(failed);
        await visit.reload();
        await visit.keepsForm();
        for (const text of [inDoubt, 'Send by e-mail']) await visit.sees(text);
      }
      await visit.sendsOnce();
      await visit.open(`${address}/apply-visa`);
      expect(await visit.valueOf('Full Name')).toBe('');
    },
  },
  {
    faults: [71],
    what: 'a refresh of the checker and of the message to the agency keeps the answers',
    async run(visit) {
      const { address } = await visit.serve('plain');
      await visit.openAnsweredChecker(address);
      visit.receiver.behaviour = 'stall';
      await visit.check();
      await visit.isTold('Calculating your eligibility...');
      await visit.reload();
      await visit.sees('Step 6 of 6');
      visit.receiver.behaviour = 'accept';
      await visit.check();
      await visit.sees('81.5%');
      expect(await visit.sent.kept()).toMatchObject([{ fullName: answeredDraft.fullName }]);

      await visit.open(`${address}/contact`);
      await visit.enter(message);
      await visit.reload();
      for (const [label, text] of Object.entries(message)) expect(await visit.valueOf(label)).toBe(text);
    },
  },
  {
    faults: [78, 80],
    what: 'an answer that comes while another page is loaded, then Back: in doubt or told, and in the file once',
    complaints: ofFilesGivenUp,
    async run(visit) {
      const address = await visit.openFilledFormOn('impatient');
      const letGo = visit.receiver.hold();
      await visit.apply();
      await visit.isTold(loading);
      await visit.open(`${address}/terms`);
      letGo('accept');
      await visit.browser.run('history.back()');
      // A page that slept with its request may hear the answer when it wakes.
      const hasHeard = await eventually(async () => {
        const path = await visit.browser.run<string>('return location.pathname');
        if (path !== '/services') expect(await visit.form()).toEqual({ ...application, canBeSent: true });
        return path === '/services';
      });
      if (hasHeard) {
        await visit.succeeds();
        await isKept(visit, [application]);
        return;
      }
      await visit.sees(inDoubt);
      await visit.sendsOnce();
    },
  },
  {
    faults: [101],
    what: 'a tab that was killed while it sent comes back in doubt, and sends again under the same id',
    complaints: ofTheWebhook,
    async run(visit) {
      // A killed page hears nothing of its end; one that was really killed cannot be driven any further.
      await visit.openFilledFormOn({
        firstScript: "addEventListener('pagehide', (event) => event.stopImmediatePropagation());",
      });
      visit.receiver.behaviour = 'stall';
      await visit.apply();
      await isPosted(visit);
      await visit.reload();
      await visit.keepsForm();
      await visit.sees(inDoubt);
      await visit.sendsOnce();
    },
  },
  {
    faults: [103],
    what: 'a form whose code is missing for a moment is there when it is opened again, and is sent once',
    complaints: ofMissingCode,
    async run(visit) {
      const site = await visit.serve({ gone: /\/assets\/ApplyVisaPage-.*\.js/ });
      await visit.leaveInTab(site.address, { [applicationDraftStorageKey.key]: { form: application } });
      await visit.browser.go(`${site.address}/apply-visa`);
      await visit.sees('Unexpected Application Error!');
      site.gone = undefined;
      await visit.anew(() => visit.press('main a', 'Retry'));
      const filled = { ...application, canBeSent: true };
      await eventually(async () => expect(await visit.form()).toEqual(filled));
      await visit.sendsOnce();
    },
  },
  {
    faults: [110],
    what: 'with the site’s host down, what the webhook has answered is told, and is in the file once',
    complaints: ofMissingCode,
    async run(visit) {
      // The listing cannot be had, however early a browser asks for it.
      const site = await visit.serve({ settings: simpleEncoding, gone: /\/assets\/ServicesPage-/ });
      await visit.openFilledForm(site.address);
      await visit.hasNotices();
      site.isDown = true;
      await visit.apply();
      await visit.isTold(accepted);
      await visit.sees('Unexpected Application Error!');
      site.gone = undefined;
      site.isDown = false;
      await visit.anew(() => visit.press('main a', 'Retry'));
      await visit.sees('Your application has arrived');
      expect(await visit.sent.kept()).toEqual([application]);
    },
  },
  {
    faults: [81],
    what: 'a character typed and taken back is the same application, another detail another one',
    async run(visit) {
      await visit.openFilledFormOn('plain');
      await visit.failsWith('reset', 'in doubt');
      await visit.enter({ 'Full Name': `${application.fullName}x` });
      await visit.enter({ 'Full Name': application.fullName });
      await visit.apply();
      await visit.fails('in doubt');
      expect(new Set(visit.sent.requests.map(({ sid }) => sid)).size).toBe(1);
      expect(await visit.sent.kept()).toEqual([application]);
      await visit.enter({ Email: 'asha.rao@example.in' });
      await visit.succeedsAtLast();
      expect(await visit.sent.kept()).toEqual([
        application,
        { ...application, email: 'asha.rao@example.in' },
      ]);
    },
  },
  {
    faults: [83],
    what: 'going offline in the middle is in doubt; back online it is sent once',
    async run(visit) {
      await visit.openFilledFormOn('plain');
      visit.receiver.behaviour = 'stall';
      await visit.apply();
      await isPosted(visit);
      await visit.browser.run("window.dispatchEvent(new Event('offline'))");
      await visit.fails('in doubt');
      await visit.browser.run("window.dispatchEvent(new Event('online'))");
      await visit.sendsOnce();
    },
  },
  {
    faults: [91],
    what: 'a page that is wiped gives the form and the checker back as they were',
    async run(visit) {
      const { address } = await visit.serve('plain');
      const wipe = async () => {
        await visit.browser.run(
          "document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'F12', code: 'F12', bubbles: true, cancelable: true }))",
        );
        await visit.sees('Reload to continue');
        await visit.anew(() => visit.press('body > button', 'Reload to continue'));
      };
      await visit.openAnsweredChecker(address);
      await wipe();
      await visit.sees('Step 6 of 6');
      await visit.openFilledForm(address);
      await wipe();
      await visit.keepsForm();
      await visit.sendsOnce();
    },
  },
  {
    faults: [28, 37, 96],
    what: 'the day of the device counts, not that of UTC; a clock that is set back sends nothing twice',
    async run(visit) {
      const { address } = await visit.serve({ firstScript: settableClock });
      const setClock = (moment: string) =>
        visit.browser.run("sessionStorage.setItem('clock', String(Date.parse(arguments[0])))", moment);
      // Six months less a day on the device, where it is the 15th already: 81.5 − 5 − 15 − 3 − 10.
      await visit.openAnsweredChecker(address, { ...answeredDraft, passportValidity: '2026-12-14' });
      await setClock('2026-06-14T11:30:00Z');
      await visit.check();
      await visit.sees('48.5%');
      await visit.isTold('Calculation complete!');

      await visit.openFilledForm(address);
      await setClock('2026-06-14T11:30:00Z');
      await visit.failsWith('reset', 'in doubt');
      await setClock('1999-12-31T23:59:00Z');
      await visit.succeedsAtLast();
      expect((await visit.sent.kept()).slice(0, -1)).toEqual([application]);
    },
  },
  {
    faults: [100],
    what: 'a form one of whose scripts is missing says what to do, and keeps what is typed',
    complaints: ofMissingCode,
    async run(visit) {
      const { address } = await visit.serve({ gone: /\/assets\/xstate-.*\.js/ });
      await visit.browser.go(`${address}/apply-visa`);
      await visit.sees('This form did not load completely.');
      await visit.enter({ 'Full Name': application.fullName });
      expect(await visit.valueOf('Full Name')).toBe(application.fullName);
    },
  },
];

/** Every way in which a typed lead is at stake in Firefox and WebKit, and what has to become of it. */
export const leadFaults: readonly LeadFault[] = [
  ...refused,
  ...unstored,
  ...hurried,
  ...unkept,
  ...brokenPages,
  ...endings,
  ...scenes,
];

/** The main job, the checker and five navigations, which have tests of their own. */
export const mainFault = 88;

/** No JavaScript, for which a browser is started anew. */
export const scriptlessFault = 64;
