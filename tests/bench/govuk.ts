import { cp, mkdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { precompress } from '../../src/build/precompress';

/**
 * Lays a page made with GOV.UK Frontend out as its documents say: page, style sheet, script, fonts, compressed ahead as
 * ours are. Gives the folder.
 */
export async function govukSite(): Promise<string> {
  const library = dirname(createRequire(import.meta.url).resolve('govuk-frontend/package.json'));
  const parts = join(library, 'dist/govuk');
  const folder = '.reports/bench-govuk';
  for (const part of ['stylesheets', 'javascripts']) await mkdir(join(folder, part), { recursive: true });
  await cp(join(import.meta.dirname, 'govuk/index.html'), join(folder, 'index.html'));
  await cp(join(parts, 'govuk-frontend.min.css'), join(folder, 'stylesheets/govuk-frontend.min.css'));
  await cp(join(parts, 'govuk-frontend.min.js'), join(folder, 'javascripts/govuk-frontend.min.js'));
  await cp(join(parts, 'assets'), join(folder, 'assets'), { recursive: true });
  await precompress(folder);
  return folder;
}
