import type { Plugin } from 'vite';
import { asOf } from '../content/facts';
import { listingReports } from '../content/listing-reports';
import { visaOnArrivalCards } from '../content/visa-on-arrival-cards';

const modules: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  'virtual:listing-reports': { asOf, listingReports },
  'virtual:visa-on-arrival-cards': { visaOnArrivalCards },
};

function codeOf(exported: Readonly<Record<string, unknown>>): string {
  const lines = Object.entries(exported).map(
    ([name, value]) => `export const ${name} = ${JSON.stringify(value)};`,
  );
  return lines.join('\n');
}

/**
 * Serves content whose figures and official pages stand in place of their ids. With `facts.ts` and
 * `official-links.ts` themselves a page would start with every figure and every address of the site.
 */
export function resolvedContent(): Plugin {
  return {
    name: 'resolved-content',
    resolveId: (source) => (Object.hasOwn(modules, source) ? `\0${source}` : undefined),
    load(resolved) {
      const exported = modules[resolved.replace('\0', '')];
      return resolved.startsWith('\0') && exported ? codeOf(exported) : undefined;
    },
  };
}
