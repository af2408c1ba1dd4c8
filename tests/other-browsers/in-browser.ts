import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accepted } from '../support/application';
import { answeredDraft } from '../support/traveller';
import { serveRewired, type RewiredSite } from '../support/rewired-site';
import type { Browser, InstalledBrowser } from './browser';
import { leadFaults } from './lead-faults';
import { byLabel, byText, eventually, looksAt, startVisits, type Visits } from './visit';
import { serveBuilt, startedAttribute, watchScript, type BuiltSite } from './watched-site';

/** A browser that is driven for long stops answering: each drives so many cases. */
const casesOfBrowser = 16;
const parts = Array.from({ length: Math.ceil(leadFaults.length / casesOfBrowser) }, (_, index) =>
  leadFaults.slice(index * casesOfBrowser, (index + 1) * casesOfBrowser),
);

/** How often one case may be tried with another driver. */
const mostRestarts = 2;

/** A style sheet, or a script asked for early that came all the same when it was needed. */
const ofLinks = /^\S+ error: <link rel="(stylesheet|modulepreload)"/;

/** The built site in one browser: the main job, and every fault in which a typed lead is at stake. */
export function tryIn({ name, packages, start }: InstalledBrowser): void {
  if (!start) {
    it.skip(`fault 88: ${name} is not installed here: apt-get install ${packages}`, () => {});
    return;
  }
  let built: BuiltSite;
  let site: RewiredSite;

  beforeAll(async () => {
    built = await serveBuilt();
    site = await serveRewired(built.address, { firstScript: watchScript });
  });
  afterAll(async () => {
    await site?.stop();
    await built?.stop();
  });

  describe('the main job', () => {
    let browser: Browser;
    let page: ReturnType<typeof looksAt>;

    async function open(path: string): Promise<void> {
      await browser.go(`${site.address}${path}`);
      await page.hasStarted();
    }

    beforeAll(async () => {
      browser = await start();
      page = looksAt(browser);
    });
    afterAll(() => browser?.stop());
    beforeEach(async () => {
      await browser.go(`${site.address}/offline.html`);
      await browser.run('sessionStorage.clear(); localStorage.clear();');
    });

    it('fault 88: an application goes from the hero to the receiver', async () => {
      const fullName = `Asha ${name}`;
      await open('/');
      await browser.click(byText, 'a', 'Our Services');
      await page.isAt('/services');
      await page.sees('62 destinations');
      await browser.click(byText, 'button', 'Apply Now: Japan');
      await page.isAt('/apply-visa?country=Japan');
      await browser.type(fullName, byLabel, 'Full Name');
      await browser.type('+91 98765 43210', byLabel, 'Mobile Number');
      await browser.type('asha@example.in', byLabel, 'Email');
      await browser.type('Kerala', byLabel, 'State of Application');
      await browser.type('Tourist Visa', byLabel, 'Visa Type');
      await browser.click("return document.querySelector('main form input[type=checkbox]')");
      await browser.click(byText, 'main button', 'Apply Now');
      await page.isAt('/services');
      await page.isTold(accepted);
      const kept = (await built.lines('applications.jsonl')).filter((line) => line['fullName'] === fullName);
      expect(kept).toMatchObject([
        { country: 'Japan', stateOfApplication: 'Kerala', visaType: 'Tourist Visa' },
      ]);
      expect(await page.complained()).toEqual([]);
    });

    it('fault 88: an assessment is scored and sent', async () => {
      await browser.run(
        "sessionStorage.setItem('deshantar:assessment-draft:v1', JSON.stringify({ draft: arguments[0], step: 'documents' }))",
        { ...answeredDraft, fullName: `Asha ${name}` },
      );
      await open('/tools/visa-eligibility-checker');
      await page.sees('Step 6 of 6');
      await browser.click(byText, 'main button', 'Check Eligibility');
      await page.sees('81.5%');
      await eventually(async () => {
        const kept = (await built.lines('assessments.jsonl')).filter(
          (line) => line['fullName'] === `Asha ${name}`,
        );
        expect(kept).toMatchObject([{ eligibilityResult: { score: 81.5 } }]);
      });
      expect(await page.complained()).toEqual([]);
    });

    it('fault 88: five navigations change title and structured data without a violation', async () => {
      await open('/');
      const titles = [];
      for (const [link, path] of [
        ['Services', '/services'],
        ['Blog', '/blog'],
        ['FAQ', '/faq'],
        ['About Us', '/about'],
        ['Privacy Policy', '/privacy'],
      ] as const) {
        await browser.click(byText, path === '/about' || path === '/privacy' ? 'footer a' : 'header a', link);
        await page.isAt(path);
        await eventually(async () => {
          const data = await browser.run<string>(
            "return document.getElementById('structured-data').textContent",
          );
          expect(data).toContain(`${path}"`);
        });
        titles.push(await browser.run<string>('return document.title'));
      }
      expect(new Set(titles).size).toBe(5);
      expect(await page.complained()).toEqual([]);
    });
  });

  it('fault 64: without JavaScript the form says so, with other ways to reach the agency', async () => {
    const scriptless = await start({ withoutScripts: true });
    try {
      await scriptless.go(`${site.address}/apply-visa`);
      const text = await scriptless.run<string>("return document.querySelector('main noscript').innerText");
      expect(text).toContain('This form needs JavaScript. Without it, call +91');
      expect(
        await scriptless.run(`return document.documentElement.hasAttribute('${startedAttribute}')`),
      ).toBe(false);
      await scriptless.type('Asha Rao', byLabel, 'Full Name');
      expect(await scriptless.run(`return (function () { ${byLabel} })('Full Name').value`)).toBe('Asha Rao');
    } finally {
      await scriptless.stop();
    }
  });

  describe.each(parts.map((cases, index) => ({ cases, part: index + 1 })))(
    'a typed lead, part $part',
    ({ cases }) => {
      let own: Browser;
      let visits: Visits;
      const begin = async () => {
        own = await start();
        visits = await startVisits(own, built.address);
      };
      const end = async () => {
        await visits?.stop();
        await own?.stop();
      };
      beforeAll(begin);
      afterAll(end);

      for (const { faults, what, complaints: expected, run } of cases) {
        /** Whether nothing was wrong but that the browser did not take what the page links to, although the page had its scripts. */
        let hasRefusedLinks = false;
        const attempt = async () => {
          await own.go('about:blank');
          const visit = await visits.begin();
          await run(visit);
          const complaints = (await visit.complaints()).filter((text) => !expected?.test(text));
          hasRefusedLinks = complaints.length > 0 && complaints.every((text) => ofLinks.test(text));
          expect(complaints).toEqual([]);
        };
        it(`${faults.map((fault) => `fault ${fault}: `).join('')}${what}`, async () => {
          // A driver that kept silent says nothing of the site, and on a busy machine WebKit now and then takes no linked file at all until it
          // is started anew: another one tries the case again.
          for (let restarts = 0; ; restarts += 1) {
            own.hasKeptSilent();
            try {
              return await attempt();
            } catch (error) {
              const isOfDriver = own.hasKeptSilent() || hasRefusedLinks;
              if (!isOfDriver || restarts === mostRestarts) throw error;
              console.warn(
                `${name} ${hasRefusedLinks ? 'took no linked file' : 'kept silent'} and was started anew: ${what}`,
              );
              await end();
              await begin();
            }
          }
        });
      }
    },
  );
}
