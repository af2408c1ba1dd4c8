import { expect, expectComplaints, open, sidewaysOverflow, test } from './visit';

const pages = [
  '/',
  '/services',
  '/services/estonia',
  '/visa/schengen-visa-online',
  '/blog/visa-on-arrival-guide',
  '/community',
  '/partners',
  '/cancellation',
  '/tools/visas-i-hold',
  '/trip',
  '/nothing-here',
];

test('with text twice as big, a setting of the browser, no kind of page scrolls sideways on a phone', async ({
  page,
}) => {
  expectComplaints('404');
  await page.setViewportSize({ width: 390, height: 844 });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
  for (const path of pages) {
    await open(page, path);
    expect(
      await page.evaluate(() => getComputedStyle(document.documentElement).fontSize),
      'the root follows the setting',
    ).toBe('32px');
    expect(await sidewaysOverflow(page), path).toBeLessThanOrEqual(0);
  }
});
