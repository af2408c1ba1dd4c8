import { reachState, states } from '../../support/states';
import { expect, test } from './visit';

for (const name of ['contact form, mail opened', 'estimator, mail opened'])
  for (const width of [320, 390])
    test(`"${name}": on a phone of ${width} px our address on the ticket breaks after its @ at most`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 844 });
      const opened = states.find((state) => state.name === name);
      if (!opened) throw new Error('The state has another name.');
      await reachState(page, opened);
      const lines = await page
        .locator('dl > div', { hasText: 'Addressed to' })
        .getByRole('definition')
        .evaluate((address) => {
          const range = document.createRange();
          return [...address.childNodes].map((part) => {
            range.selectNodeContents(part);
            return range.getClientRects().length;
          });
        });
      expect(Math.max(...lines), 'lines of each part').toBe(1);
    });
