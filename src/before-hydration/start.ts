/**
 * The script at the end of every page: starts the app once the first words are on the screen, which browsers report as a paint, so
 * that they share the network with nothing. At once when somebody touches the page.
 */
import { showTheRest } from './first-screen';
import { fetchFonts } from './fonts';
import { forgetMissingFiles } from './missing-files';
import { rememberPress, sayThatAppIsMissing } from './press';
import type { StartFiles } from './start-files';

/** So many files are asked for in one task; all of them once somebody waits. */
const filesATask = 4;

/** When no paint is reported, in ms. */
const longestWait = 4_000;

const files = JSON.parse(document.getElementById('start-files')?.textContent ?? '') as StartFiles;
/**
 * The start's own state: which files are still to be asked for, whether somebody waits, whether it has begun. It ends where the charts
 * begin, whose library is among those files.
 */
const left = [...files.run, ...files.besides];
let isHurried = false;
let hasBegun = false;
let markStylesheetsLoaded = () => {};
const stylesheetsLoaded = new Promise<void>((resolve) => (markStylesheetsLoaded = resolve));

function pause(): Promise<unknown> | undefined {
  return isHurried ? undefined : new Promise((resolve) => setTimeout(resolve));
}

function fetchSome(): void {
  for (const file of left.splice(0, isHurried ? left.length : filesATask)) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = file;
    document.head.append(link);
  }
  if (left.length > 0) setTimeout(fetchSome);
}

/** Whether the sheets count in the page; one that did not arrive has no rules. */
function setCounting(links: readonly HTMLLinkElement[], counts: boolean): void {
  for (const { sheet } of links) if (sheet) sheet.disabled = !counts;
}

/**
 * Fetches the whole style sheets, which count all at once when the last is there. They change nothing that is shown, so the page is not to
 * be laid out for them: Chromium leaves its boxes alone where sheets are added behind all others, and lays everything out anew where one with
 * layers begins to count in their midst. So they are taken out before they are added.
 */
async function loadStylesheets(): Promise<void> {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet][disabled]')];
  await Promise.all(
    links.map(
      (link) =>
        new Promise((settled) => {
          link.onload = link.onerror = settled;
          link.media = 'not all';
          link.disabled = false;
        }),
    ),
  );
  setCounting(links, false);
  for (const link of links) link.media = 'all';
  // Asked for a style, the browser notices what has been taken out.
  getComputedStyle(document.documentElement).getPropertyValue('color');
  setCounting(links, true);
  markStylesheetsLoaded();
}

/** Runs the libraries one by one, each in a task of its own, so that the page answers in between; then the app. */
async function run(): Promise<void> {
  for (const [index, file] of files.run.entries()) {
    if (index === files.run.length - 1) await stylesheetsLoaded;
    await import(/* @vite-ignore */ file);
    await pause();
  }
}

/**
 * Where a file does not arrive, the next touch, key, focus or connection starts anew. The addresses stay as they are: under another
 * one a library that has run would run twice. Firefox and some of Safari's versions remember a failed import as long as the
 * document lives, so they fail again and need a reload, as any page without its scripts does.
 */
function start(): void {
  if (hasBegun) return;
  hasBegun = true;
  void loadStylesheets();
  fetchSome();
  run().catch((error: unknown) => {
    hasBegun = false;
    sayThatAppIsMissing();
    console.error(error);
  });
}

function startAtOnce(): void {
  isHurried = true;
  start();
}

function startAfterPaint(): void {
  showTheRest();
  fetchFonts(stylesheetsLoaded);
  setTimeout(start);
}

for (const touch of ['pointerdown', 'keydown', 'focusin', 'online'])
  addEventListener(touch, startAtOnce, { capture: true, passive: true });
rememberPress();
forgetMissingFiles();
new PerformanceObserver(startAfterPaint).observe({ type: 'paint', buffered: true });
setTimeout(startAfterPaint, longestWait);
