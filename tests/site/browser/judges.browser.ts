import { spawnSync } from 'node:child_process';
import { fileOf, installOnce, type Tool } from '../../support/install-once';
import { expect, test } from './visit';

/* A judge of the HTML: what it says of the pages is nothing. It is installed once, where the registry can be reached. */

const nuChecker: Tool = { name: 'vnu-jar', version: '26.9.27', size: '31 MB' };

interface NuMessage {
  readonly type: string;
  readonly subType?: string;
  readonly url: string;
  readonly message: string;
  readonly extract?: string;
}

/** What the Nu checker says that is no fault of a page, with the reason. */
const known: readonly (readonly [pattern: RegExp, why: string])[] = [
  [/^trip\.html: Section lacks heading/, 'the trip is on the device, and its headings come with it'],
  [/: Trailing slash on void elements/, 'React writes its elements so'],
  [
    /violates Content Security Policy \(meta tag\)/,
    'it reads files, and a file is no ‘self’; the browser tests watch the policy',
  ],
  [
    /: CSS: (?:“(?:text-box-trim|text-box-edge|scroll-target-group|scroll-initial-target|paint-order|anchor-name)”: Property|“top”: “anchor-size\(--stuck-bar height\)” is not|“top”: Parse Error\. area-inset-top|Unknown pseudo-element or pseudo-class “:target-current”|“mask”: Too many values)/,
    'newer than its list of CSS; a browser without it leaves it out',
  ],
];

test('the W3C’s Nu checker has nothing to say of any page', async () => {
  test.setTimeout(300_000);
  const hasJava = spawnSync('java', ['-version']).status === 0;
  test.skip(!hasJava, 'There is no Java here (Debian: apt install default-jre-headless).');
  const why = await installOnce(nuChecker);
  test.skip(why !== undefined, why);
  const { stderr } = spawnSync(
    'java',
    [
      '-jar',
      fileOf(nuChecker, 'build/dist/vnu.jar'),
      '--format',
      'json',
      '--exit-zero-always',
      '--skip-non-html',
      'dist',
    ],
    { encoding: 'utf8', maxBuffer: 2 ** 27 },
  );
  const { messages } = JSON.parse(stderr) as { messages: NuMessage[] };
  const said = messages
    .map(({ url, message, extract = '' }) => `${url.replace(/^.*\/dist\//, '')}: ${message} ${extract}`)
    .filter((line) => !known.some(([pattern]) => pattern.test(line)));
  expect(said).toEqual([]);
});
