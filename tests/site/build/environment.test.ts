import { afterEach, describe, expect, it, vi } from 'vitest';
import { resolveConfig } from 'vite';
import { checkEnvironment, environmentProblems } from '../../../src/build/environment';

afterEach(() => {
  vi.unstubAllEnvs();
});

const webhooks = ['VITE_APPLICATION_WEBHOOK_URL', 'VITE_ELIGIBILITY_WEBHOOK_URL'];
const publicAddresses = ['VITE_SITE_URL', 'VITE_INSPECTOR_URL'];
const addresses = [...webhooks, ...publicAddresses];
const choices: [name: string, allowed: string[]][] = [
  ['VITE_APPLICATION_WEBHOOK_ENCODING', ['json', 'simple']],
  ['VITE_ELIGIBILITY_WEBHOOK_ENCODING', ['json', 'simple']],
  ['VITE_INSPECTION_GUARD', ['on', 'keys', 'off']],
];

describe('the settings', () => {
  it('may all be left out', () => {
    expect(environmentProblems({})).toEqual([]);
  });

  describe.each(addresses)('%s', (name) => {
    it.each([
      undefined,
      '',
      '   ',
      'https://example.com/hook',
      'http://localhost:5678/hook',
      ' https://example.com ',
    ])('may be "%s"', (value) => {
      expect(environmentProblems({ [name]: value })).toEqual([]);
    });

    it.each([
      'example.com/hook',
      'hook',
      'javascript:x',
      'ftp://example.com',
      '//example.com/hook',
      '/\\example.com/hook',
      'https://',
      '"https://example.com"',
    ])('may not be "%s"', (value) => {
      const problems = environmentProblems({ [name]: value });
      expect(problems).toHaveLength(1);
      expect(problems[0]).toContain(name);
      expect(problems[0]).toContain(value);
    });
  });

  it.each(webhooks)("%s may be a path of the site's own server", (name) => {
    expect(environmentProblems({ [name]: '/webhooks/application' })).toEqual([]);
  });

  describe.each(webhooks)('fault 113: %s', (name) => {
    it.each([
      ['https://owner:secret@n8n.example/webhook/x', 'a password'],
      ['https://owner@n8n.example/webhook/x', 'a name'],
      ['https://n8n.example/webhook-test/deshantar-application', '/webhook/'],
      ['http://192.168.1.20:5678/webhook/x', 'https'],
      ['http://n8n.example/webhook/x', 'https'],
    ])('may not be %s', (value, said) => {
      const problems = environmentProblems({ [name]: value });
      expect(problems).toHaveLength(1);
      for (const text of [name, value, said]) expect(problems[0]).toContain(text);
    });

    it("may be plain http on the site's own address", () => {
      const own = { VITE_SITE_URL: 'http://intranet.example', [name]: 'http://intranet.example/hook' };
      expect(environmentProblems(own)).toEqual([]);
    });
  });

  it.each(publicAddresses)('%s may be no path', (name) => {
    expect(environmentProblems({ [name]: '/x' })).toEqual([expect.stringContaining(name)]);
  });

  describe.each(choices)('%s', (name, allowed) => {
    it.each([...allowed, undefined, '', ' ', ` ${allowed[0]} `])('may be "%s"', (value) => {
      expect(environmentProblems({ [name]: value })).toEqual([]);
    });

    it.each(['yes', 'JSON', 'On', 'true', '1'])('may not be "%s"', (value) => {
      const problems = environmentProblems({ [name]: value });
      expect(problems).toHaveLength(1);
      for (const text of [name, value, ...allowed]) expect(problems[0]).toContain(text);
    });
  });

  it('are all named at once when several are wrong', () => {
    expect(environmentProblems({ VITE_SITE_URL: 'nowhere', VITE_INSPECTION_GUARD: 'maybe' })).toHaveLength(2);
  });

  it('of other programs are not judged', () => {
    expect(environmentProblems({ HOME: 'nowhere', VITE_OTHER: 'x' })).toEqual([]);
  });
});

describe('the build', () => {
  const build = () =>
    resolveConfig({ configFile: false, logLevel: 'silent', plugins: [checkEnvironment()] }, 'build');

  it('stops at a setting that makes no sense, and names it', async () => {
    vi.stubEnv('VITE_SITE_URL', 'nowhere');
    await expect(build()).rejects.toThrow(/VITE_SITE_URL/);
  });

  it('goes on with settings that do', async () => {
    vi.stubEnv('VITE_SITE_URL', 'https://deshantar.example');
    await expect(build()).resolves.toBeDefined();
  });
});
