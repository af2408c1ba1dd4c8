import { loadEnv, type Plugin } from 'vite';

const urlNames = [
  'VITE_APPLICATION_WEBHOOK_URL',
  'VITE_ELIGIBILITY_WEBHOOK_URL',
  'VITE_SITE_URL',
  'VITE_INSPECTOR_URL',
] as const;

const choices: Readonly<Record<string, readonly string[]>> = {
  VITE_APPLICATION_WEBHOOK_ENCODING: ['json', 'simple'],
  VITE_ELIGIBILITY_WEBHOOK_ENCODING: ['json', 'simple'],
  VITE_INSPECTION_GUARD: ['on', 'keys', 'off'],
};

/** Those that may be a path on the site's own address. */
const pathNames: ReadonlySet<string> = new Set([
  'VITE_APPLICATION_WEBHOOK_URL',
  'VITE_ELIGIBILITY_WEBHOOK_URL',
]);

function isPath(text: string): boolean {
  return /^\/(?![/\\])/.test(text);
}

function isWebAddress(text: string): boolean {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
}

/** What is wrong with the settings, one readable line each. Unset and blank settings are fine. */
export function environmentProblems(environment: Readonly<Record<string, string | undefined>>): string[] {
  const addresses = urlNames.flatMap((name) => {
    const value = environment[name]?.trim();
    if (!value || isWebAddress(value) || (pathNames.has(name) && isPath(value))) return [];
    return `${name} is "${value}", which is not a URL. Give an address such as https://example.com/hook, or leave it out.`;
  });
  const words = Object.entries(choices).flatMap(([name, allowed]) => {
    const value = environment[name]?.trim();
    if (!value || allowed.includes(value)) return [];
    return `${name} is "${value}". It can be ${allowed.join(' or ')}.`;
  });
  return [...addresses, ...words];
}

/** Stops the build and the dev server when a setting makes no sense. */
export function checkEnvironment(): Plugin {
  return {
    name: 'check-environment',
    config(config, { mode }) {
      const problems = environmentProblems(loadEnv(mode, config.root ?? process.cwd(), 'VITE_'));
      if (problems.length > 0) throw new Error(`The configuration is wrong.\n  ${problems.join('\n  ')}`);
    },
  };
}
