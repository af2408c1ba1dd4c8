import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { expect, expectComplaints, open, test } from './visit';

async function builtPages(): Promise<string[]> {
  return (await readdir('dist', { recursive: true })).filter((file) => file.endsWith('.html'));
}

test.describe('the built files', () => {
  test('fault 73: every inline script and style has its hash in the policy of its page', async () => {
    const pages = await builtPages();
    expect(pages.length).toBeGreaterThan(30);
    for (const file of pages) {
      const html = await readFile(`dist/${file}`, 'utf8');
      const policy = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html)?.[1] ?? '';
      const inline = [...html.matchAll(/<(script|style)(?![^>]*json)[^>]*>(.*?)<\/\1>/gs)];
      // The theme, the start of the app, the styles; the page for offline starts nothing, the one for unknown addresses looks first.
      const parts: Record<string, number> = { 'offline.html': 2, '404.html': 4 };
      expect(inline.length, file).toBe(parts[file] ?? 3);
      for (const [, , text = ''] of inline) {
        expect(policy, file).toContain(createHash('sha256').update(text).digest('base64'));
      }
    }
  });

  test('fault 74: no secret and no personal data is in the bundle', async () => {
    const files = (await readdir('dist', { recursive: true })).filter((file) =>
      /\.(?:js|html|txt|xml)$/.test(file),
    );
    for (const file of files) {
      const text = await readFile(`dist/${file}`, 'utf8');
      expect(text, file).not.toMatch(/BEGIN (?:RSA |EC )?PRIVATE KEY|AKIA[0-9A-Z]{16}|xox[abp]-/);
      expect(text, file).not.toContain('/root/');
      expect(text, file).not.toContain('sourceMappingURL');
    }
  });

  test('fault 75: versions are exact and links to other sites keep the window to themselves', async () => {
    const { dependencies, devDependencies } = JSON.parse(await readFile('package.json', 'utf8')) as {
      dependencies: Record<string, string>;
      devDependencies: Record<string, string>;
    };
    for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies })) {
      expect(version, name).toMatch(/^\d+\.\d+\.\d+$/);
    }
    for (const file of await builtPages()) {
      const html = await readFile(`dist/${file}`, 'utf8');
      for (const [link] of html.matchAll(/<a [^>]*target="_blank"[^>]*>/g)) {
        expect(link, file).toMatch(/rel="[^"]*noopener/);
      }
    }
  });
});

test('fault 73: a page is served with its policy, and a script from elsewhere does not run', async ({
  page,
}) => {
  expectComplaints('Content Security Policy', 'TrustedScript');
  const response = await page.goto('/services');
  expect(response?.headers()['content-security-policy']).toContain("frame-ancestors 'none'");
  expect(response?.headers()['x-content-type-options']).toBe('nosniff');
  await open(page, '/services');
  const outcome = await page.evaluate(async () => {
    const script = document.createElement('script');
    let isRefused = false;
    try {
      script.text = 'window.intruded = true';
    } catch {
      isRefused = true;
    }
    document.body.append(script);
    const image = document.createElement('img');
    const isBlocked = await new Promise((resolve) => {
      image.onerror = () => resolve(true);
      image.onload = () => resolve(false);
      image.src = 'https://tracker.example/pixel.gif';
    });
    return { isRefused, isBlocked, intruded: 'intruded' in window };
  });
  expect(outcome).toEqual({ isRefused: true, isBlocked: true, intruded: false });
});
