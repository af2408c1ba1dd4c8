import { cp, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { precompress } from '../../src/build/precompress';
import { fileOf, installOnce, type Tool } from '../support/install-once';

const govukFrontend: Tool = { name: 'govuk-frontend', version: '6.6.0', size: '9 MB' };

/**
 * Lays a page made with GOV.UK Frontend out as its documents say: page, style sheet, script, fonts, compressed ahead as
 * ours are. Gives the folder; rejects where GOV.UK Frontend is not installed and cannot be.
 */
export async function govukSite(): Promise<string> {
  const why = await installOnce(govukFrontend);
  if (why !== undefined) throw new Error(why);
  const parts = fileOf(govukFrontend, 'dist/govuk');
  const folder = '.reports/bench-govuk';
  for (const part of ['stylesheets', 'javascripts']) await mkdir(join(folder, part), { recursive: true });
  await cp(join(import.meta.dirname, 'govuk/index.html'), join(folder, 'index.html'));
  await cp(join(parts, 'govuk-frontend.min.css'), join(folder, 'stylesheets/govuk-frontend.min.css'));
  await cp(join(parts, 'govuk-frontend.min.js'), join(folder, 'javascripts/govuk-frontend.min.js'));
  await cp(join(parts, 'assets'), join(folder, 'assets'), { recursive: true });
  await precompress(folder);
  return folder;
}
