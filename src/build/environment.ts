import { loadEnv, type Plugin } from 'vite';
import { usableUrl } from '../webhook-address';

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
const webhookNames: ReadonlySet<string> = new Set([
  'VITE_APPLICATION_WEBHOOK_URL',
  'VITE_ELIGIBILITY_WEBHOOK_URL',
]);

function isPath(text: string): boolean {
  return /^\/(?![/\\])/.test(text);
}

function isWebAddress(text: string): boolean {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
}

/** Why a browser, or the visitor's privacy, would have no use for a webhook's address; nothing when it can be posted to. */
function webhookProblem(text: string, siteUrl: string | undefined): string | undefined {
  if (!isWebAddress(text)) return undefined;
  const url = new URL(text);
  if (url.username || url.password) {
    return 'has a name or a password in it, and browsers do not post to such an address';
  }
  if (/\/webhook-test\//.test(url.pathname)) {
    return "is n8n's address for one trial; the one that stays has /webhook/ in it";
  }
  const pageUrl = siteUrl !== undefined && isWebAddress(siteUrl) ? siteUrl : 'https://site.invalid';
  return usableUrl(text, pageUrl)
    ? undefined
    : 'sends personal details to another machine without encryption: it has to begin with https';
}

/** What is wrong with the settings, one readable line each. Unset and blank settings are fine. */
export function environmentProblems(environment: Readonly<Record<string, string | undefined>>): string[] {
  const addresses = urlNames.flatMap((name) => {
    const value = environment[name]?.trim();
    if (!value || isWebAddress(value) || (webhookNames.has(name) && isPath(value))) return [];
    return `${name} is "${value}", which is not a URL. Give an address such as https://example.com/hook, or leave it out.`;
  });
  const webhooks = [...webhookNames].flatMap((name) => {
    const value = environment[name]?.trim() ?? '';
    const problem = webhookProblem(value, environment['VITE_SITE_URL']?.trim());
    return problem === undefined ? [] : `${name} is "${value}", which ${problem}.`;
  });
  const words = Object.entries(choices).flatMap(([name, allowed]) => {
    const value = environment[name]?.trim();
    if (!value || allowed.includes(value)) return [];
    return `${name} is "${value}". It can be ${allowed.join(' or ')}.`;
  });
  return [...addresses, ...webhooks, ...words];
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
