import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { NeedsJavaScript } from '../../src/ui/NeedsJavaScript';

it('who has no scripts is told what needs them, and whom to call', () => {
  const page = document.createElement('div');
  page.innerHTML = renderToString(<NeedsJavaScript what="The comparison" />).replaceAll(
    'noscript>',
    'section>',
  );
  expect([...page.querySelectorAll('p')].map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(
      /^The comparison needs JavaScript\. Without it, call \+91[\d ]+ or write to \S+@\S+\.$/,
    ),
    expect.stringMatching(
      /^The comparison did not load completely\. Touch the page to try again, or call \+91[\d ]+ or write to \S+@\S+\.$/,
    ),
  ]);
});
