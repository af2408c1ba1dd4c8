import type { ChartDrawing, PathNote, TakenTransition, WalkNote } from './path-notes';

/** One path as it went. */
export interface PathResult extends PathNote {
  readonly name: string;
  readonly outcome: 'passed' | 'failed' | 'not walked';
  readonly durationMs: number;
  readonly message?: string;
}

/** One flow's paths, and its chart when all of them were walked. */
export interface FlowResult {
  readonly flow: string;
  readonly paths: readonly PathResult[];
  readonly chart: readonly TakenTransition[];
  readonly drawing?: ChartDrawing | undefined;
}

/** What a run was. */
export interface RunFacts {
  /** Where the paths were walked. */
  readonly place: string;
  readonly commit: string;
  /** When it ended, as ISO text. */
  readonly date: string;
  readonly durationMs: number;
}

const marks: Readonly<Record<PathResult['outcome'], string>> = {
  passed: '✓',
  failed: '✗',
  'not walked': '·',
};

function addUp(walks: readonly WalkNote[]): readonly TakenTransition[] {
  const [first, ...others] = walks.map(({ chart }) => chart);
  return (first ?? []).map((transition, index) => ({
    ...transition,
    taken: others.reduce((sum, chart) => sum + (chart[index]?.taken ?? 0), transition.taken),
  }));
}

/** The results flow by flow, in the order in which the flows came; what several walks of one took is added up. */
export function flowResults(paths: readonly PathResult[], walks: readonly WalkNote[]): FlowResult[] {
  return [...new Set(paths.map(({ flow }) => flow))].map((flow) => ({
    flow,
    paths: paths.filter((path) => path.flow === flow),
    chart: addUp(walks.filter((walk) => walk.flow === flow)),
    drawing: walks.find((walk) => walk.flow === flow)?.drawing,
  }));
}

function walkedOf({ paths }: FlowResult): readonly PathResult[] {
  return paths.filter(({ outcome }) => outcome !== 'not walked');
}

function takenOf({ chart }: FlowResult): string {
  const taken = chart.filter((transition) => transition.taken > 0).length;
  return chart.length === 0 ? '–' : `${taken} of ${chart.length}`;
}

/** What the run prints: each flow's paths in words, then the table of all flows. */
export function reportLines(flows: readonly FlowResult[]): string[] {
  const walked = flows.filter((flow) => walkedOf(flow).length > 0);
  const words = walked.flatMap((flow) => [
    '',
    flow.flow,
    ...walkedOf(flow).map(({ name, outcome }) => `  ${marks[outcome]} ${name}`),
  ]);
  const width = Math.max(4, ...walked.map(({ flow }) => flow.length));
  const row = (flow: string, paths: string, transitions: string) =>
    `${flow.padEnd(width)}  ${paths.padStart(11)}  ${transitions.padStart(17)}`;
  const table = walked.map((flow) => {
    const all = walkedOf(flow);
    const right = all.filter(({ outcome }) => outcome === 'passed').length;
    return row(flow.flow, `${right} of ${all.length}`, takenOf(flow));
  });
  return [...words, '', row('flow', 'paths right', 'transitions taken'), ...table, ''];
}

function wordsIn(name: string): Set<string> {
  return new Set(name.toLowerCase().match(/[\p{L}\p{N}]+/gu));
}

/** The names most like an unknown one, the likest first: those that share most of their words with it. */
export function nearestNames(asked: string, names: readonly string[], count = 5): string[] {
  const wanted = wordsIn(asked);
  const likeness = (name: string) => {
    const words = wordsIn(name);
    const shared = [...words].filter((word) => wanted.has(word)).length;
    return (2 * shared) / (words.size + wanted.size || 1);
  };
  return names
    .map((name) => ({ name, likeness: likeness(name) }))
    .filter((candidate) => candidate.likeness > 0)
    .sort((a, b) => b.likeness - a.likeness)
    .slice(0, count)
    .map(({ name }) => name);
}

/** The command that walks one path again: where it can, on the built site before the eyes of whoever runs it. */
function replayCommand({ flow, name, isOnSite }: Pick<PathResult, 'flow' | 'name' | 'isOnSite'>): string {
  const quoted = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`;
  return `npm run test:paths -- ${isOnSite ? '--headed ' : ''}--flow ${quoted(flow)} --path ${quoted(name)}`;
}

/** Text as HTML, in content and in quoted attributes alike. */
function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

const css = `
:root { color-scheme: light dark; --line: light-dark(#d9d2c3, #2b3a47); --page: light-dark(#fbf8f2, #0d1721);
  --text: light-dark(#1b2733, #e9eef2); --muted: light-dark(#56636f, #a3b1bd); --ink: light-dark(#12304d, #8fc1ec);
  --right: light-dark(#0b7268, #5ccdbe); --wrong: light-dark(#b3382c, #ff8a7a); --card: light-dark(#fff, #132230); }
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 72rem; padding: 2rem 1rem 6rem; background: var(--page); color: var(--text);
  font: 1rem/1.6 system-ui, sans-serif; }
h1 { font-size: 1.75rem; line-height: 1.2; margin: 0; } h2 { font-size: 1.25rem; margin: 0; } h3 { font-size: 1rem; }
p { margin: .25rem 0 1rem; } .muted { color: var(--muted); }
.find { display: block; position: sticky; top: 0; padding: 1rem 0; background: var(--page); z-index: 1; }
input { width: 100%; min-height: 2.75rem; padding: 0 .75rem; border: 1px solid var(--muted); border-radius: 10px;
  background: var(--card); color: inherit; font: inherit; }
table { width: 100%; border-collapse: collapse; font-size: .9375rem; font-variant-numeric: tabular-nums; }
th, td { padding: .375rem .75rem .375rem 0; text-align: left; vertical-align: top; border-bottom: 1px solid var(--line); }
td:last-child, th:last-child { text-align: right; padding-right: 0; }
.scroll { overflow-x: auto; }
section { margin-top: 3rem; border-top: 1px solid var(--line); padding-top: 1.5rem; }
details { border-bottom: 1px solid var(--line); } summary { padding: .625rem 0; cursor: pointer; }
summary:focus-visible, input:focus-visible, button:focus-visible, a:focus-visible { outline: 3px solid var(--ink); outline-offset: 2px; }
.right { color: var(--right); } .wrong { color: var(--wrong); font-weight: 600; }
ol { margin: 0 0 1rem; } .body { padding: 0 0 1rem 1.25rem; }
pre { overflow-x: auto; padding: .75rem; border: 1px solid var(--line); border-radius: 10px; background: var(--card);
  font: .875rem/1.5 ui-monospace, monospace; white-space: pre-wrap; }
.command { display: flex; gap: .5rem; align-items: start; } .command pre { flex: 1; margin: 0; }
button { min-height: 2.75rem; padding: 0 1rem; border: 1px solid var(--muted); border-radius: 10px; background: var(--card);
  color: inherit; font: inherit; cursor: pointer; }
iframe, img { width: 100%; border: 1px solid var(--line); border-radius: 10px; background: #fff; } iframe { height: 32rem; color-scheme: light; }
a { color: var(--ink); }
.link { min-height: 0; padding: 0; border: 0; background: none; color: var(--ink); text-decoration: underline; text-align: left; }
.drawing { overflow: auto; max-height: 80vh; padding: 1rem; border: 1px solid var(--line); border-radius: 10px; background: #fff; color-scheme: light; }
.drawing svg { max-width: none !important; } .drawing .transition, .drawing .edgeLabel { cursor: pointer; }
.screens { display: flex; gap: .75rem; overflow-x: auto; } .screens figure { flex: 0 0 14rem; margin: 0; font-size: .8125rem; }
.chosen { display: flex; gap: 1rem; align-items: center; } .chosen[hidden], [hidden] { display: none; }`;

const script = `
const find = document.querySelector('input');
let chosen;
function filter() {
  const words = find.value.toLowerCase().split(/\\s+/).filter(Boolean);
  for (const path of document.querySelectorAll('[data-path]')) {
    const text = path.dataset.path;
    const isTaken = !chosen || (path.closest('section') === chosen.flow && chosen.transitions.some((number) => path.dataset.taken.split(' ').includes(String(number))));
    path.hidden = !isTaken || !words.every((word) => text.includes(word));
  }
  for (const flow of document.querySelectorAll('section')) {
    flow.hidden = (words.length > 0 || Boolean(chosen)) && !flow.querySelector('[data-path]:not([hidden])');
    flow.querySelector('.chosen').hidden = chosen?.flow !== flow;
  }
}
find.addEventListener('input', filter);
function choose(flow, transitions) {
  chosen = transitions && { flow, transitions };
  filter();
  if (!chosen) return;
  const rows = transitions.map((number) => flow.querySelector('[data-transition="' + number + '"]').closest('tr').dataset.words);
  flow.querySelector('.chosen span').textContent = 'Paths that take: ' + rows.join('; ');
  flow.querySelector('.chosen').scrollIntoView({ block: 'center' });
}
let library;
function mermaidLibrary() {
  library ??= new Promise((resolve, reject) => {
    const script = document.createElement('script');
    Object.assign(script, { src: 'mermaid.min.js', onload: resolve, onerror: reject });
    document.head.append(script);
  });
  return library;
}
const colours = ['#b3382c', '#9db8cf', '#5f90b8', '#2c6898', '#12304d'];
async function draw(holder) {
  if (holder.dataset.drawn) return;
  holder.dataset.drawn = 'yes';
  const { text, arrows, counts } = JSON.parse(holder.querySelector('script').textContent);
  const place = holder.querySelector('div');
  try {
    await mermaidLibrary();
    mermaid.initialize({ startOnLoad: false, theme: 'neutral' });
    place.innerHTML = (await mermaid.render('drawing-' + holder.dataset.number, text)).svg;
  } catch {
    place.textContent = 'The drawing needs mermaid.min.js beside this file; the table below says the same.';
    return;
  }
  // Start and end marks are lines too: those of the transitions stand after them in the text.
  const marks = text.split('\\n').filter((line) => line.includes('-->')).length - arrows.length;
  arrows.forEach((transitions, index) => {
    const line = [...place.querySelectorAll('path.transition')].find(({ id }) => id.endsWith('-edge' + edges(text)[index]));
    if (!line) return;
    const count = transitions.reduce((sum, number) => sum + counts[number], 0);
    const least = Math.min(...transitions.map((number) => counts[number]));
    line.style.stroke = colours[least === 0 ? 0 : Math.min(4, 1 + Math.floor(Math.log10(count) * 1.5))];
    line.style.strokeWidth = least === 0 ? '3px' : '2px';
    if (least === 0) line.style.strokeDasharray = '6 4';
    const title = document.createElementNS('http:' + '//www.w3.org/2000/svg', 'title');
    title.textContent = 'taken ' + count + ' times';
    line.append(title);
    line.addEventListener('click', () => choose(holder.closest('section'), transitions));
  });
}
/** Mermaid numbers its lines as they stand in the text; the start and end marks count too. */
function edges(text) {
  const lines = text.split('\\n').filter((line) => line.includes('-->'));
  return lines.flatMap((line, index) => (line.includes('[*]') ? [] : [index]));
}
for (const flow of document.querySelectorAll('section > details')) {
  const open = () => flow.open && flow.querySelectorAll('.drawn').forEach(draw);
  flow.addEventListener('toggle', open);
  open();
}
document.addEventListener('click', ({ target }) => {
  const section = target.closest('section');
  if (target.matches('[data-transition]')) choose(section, [Number(target.dataset.transition)]);
  if (target.matches('[data-all]')) choose();
  if (target.matches('[data-goto]')) {
    const path = document.getElementById(target.dataset.goto);
    choose();
    path.closest('section').querySelector('details').open = true;
    path.open = true;
    path.scrollIntoView();
  }
});
document.addEventListener('click', async ({ target }) => {
  if (!target.matches('[data-copy]')) return;
  const command = target.parentElement.querySelector('pre');
  getSelection().selectAllChildren(command);
  const copied = await navigator.clipboard?.writeText(command.textContent).then(() => true, () => false);
  target.textContent = copied ? 'Copied' : 'Selected: copy it';
});`;

function chartHtml(chart: readonly TakenTransition[]): string {
  if (chart.length === 0)
    return '<p class="muted">Not all of the flow was walked, so nothing is counted.</p>';
  const rows = chart.map(({ state, cause, guard, target, taken }, index) => {
    const isFirst = chart[index - 1]?.state !== state;
    const how = guard === '' ? '' : ` <span class="muted">if ${escaped(guard)}</span>`;
    const count = taken === 0 ? '<span class="wrong">never</span>' : String(taken);
    const words = `${state}: ${cause}${guard === '' ? '' : ` [${guard}]`} → ${target}`;
    return `<tr data-words="${escaped(words)}"><th scope="row">${isFirst ? escaped(state) : ''}</th><td><button type="button" class="link" data-transition="${index}">${escaped(cause)}</button>${how}</td><td>${escaped(target)}</td><td>${count}</td></tr>`;
  });
  return `<div class="scroll"><table><thead><tr><th scope="col">In</th><th scope="col">when</th><th scope="col">goes to</th><th scope="col">taken</th></tr></thead><tbody>${rows.join('')}</tbody></table></div>`;
}

function screenHtml({ html, picture, name }: PathResult): string {
  if (picture !== undefined)
    return `<p>The screen at that moment:</p><img src="${escaped(picture)}" alt="The screen when “${escaped(name)}” failed">`;
  if (html === undefined) return '';
  return `<p>The screen at that moment, without its styles:</p><iframe sandbox title="The screen when “${escaped(name)}” failed" srcdoc="${escaped(html)}"></iframe>`;
}

function stepHtml({ walked, outcome }: PathResult, step: string, index: number): string {
  const isWrong = outcome === 'failed' && index === walked;
  const isOpen = outcome === 'failed' && index > walked;
  const style = isWrong ? ' class="wrong"' : isOpen ? ' class="muted"' : '';
  return `<li${style}>${escaped(step)}${isWrong ? ' ✗' : ''}</li>`;
}

/** How many first steps a path shares with another. */
function sharedSteps({ steps }: PathResult, other: PathResult | undefined): number {
  const index = steps.findIndex((step, position) => step !== other?.steps[position]);
  return index === -1 ? steps.length : index;
}

/** A path's name without what it begins with like the one above it. */
function shortName(path: PathResult, above: PathResult | undefined): string {
  const shared = sharedSteps(path, above);
  if (shared < 2 || shared === path.steps.length) return escaped(path.name);
  return `<span class="muted">(${shared} steps as above)</span> ${escaped(path.steps.slice(shared).join(', '))}`;
}

function screensHtml({ screens = [], steps }: PathResult): string {
  if (screens.length === 0) return '';
  const figures = screens.map((screen, index) => {
    const words = index === 0 ? 'at the start' : (steps[index - 1] ?? '');
    return `<figure><a href="${escaped(screen)}"><img loading="lazy" src="${escaped(screen)}" alt="The screen: ${escaped(words)}"></a><figcaption>${escaped(words)}</figcaption></figure>`;
  });
  return `<div class="screens" tabindex="0">${figures.join('')}</div>`;
}

function takenHtml({ taken = [] }: PathResult, chart: readonly TakenTransition[]): string {
  const rows = taken.flatMap((number) => {
    const row = chart[number];
    return row
      ? `<button type="button" class="link" data-transition="${number}">${escaped(`${row.state}: ${row.cause}`)}</button>`
      : [];
  });
  return rows.length === 0 ? '' : `<p class="muted">Takes: ${rows.join(', ')}</p>`;
}

/** An address on the page for each path. */
function idOf({ flow, name }: PathResult): string {
  return `path-${[...`${flow} ${name}`].reduce((sum, sign) => (sum * 31 + (sign.codePointAt(0) ?? 0)) % 2_147_483_647, 7)}`;
}

function pathHtml(
  path: PathResult,
  above: PathResult | undefined,
  chart: readonly TakenTransition[],
): string {
  const { flow, name, steps, isOnSite, outcome, durationMs, message } = path;
  const isWrong = outcome === 'failed';
  const words = `${flow} ${name} ${outcome}`.toLowerCase();
  return `<details id="${idOf(path)}" data-path="${escaped(words)}" data-taken="${(path.taken ?? []).join(' ')}"${isWrong ? ' open' : ''}>
<summary><span class="${isWrong ? 'wrong' : 'right'}">${marks[outcome]} ${outcome}</span> ${shortName(path, above)} <span class="muted">${Math.round(durationMs)} ms</span></summary>
<div class="body"><ol>${steps.map((step, index) => stepHtml(path, step, index)).join('')}</ol>
${takenHtml(path, chart)}${message === undefined ? '' : `<pre>${escaped(message)}</pre>`}${screenHtml(path)}${screensHtml(path)}
<p class="muted">${isOnSite ? 'See it walked in Chromium, slowed:' : 'Walk it again:'}</p>
<div class="command"><pre>${escaped(replayCommand(path))}</pre><button type="button" data-copy>Copy</button></div></div></details>`;
}

function drawingHtml({ drawing, chart }: FlowResult, index: number): string {
  if (!drawing) return '';
  const data = JSON.stringify({ ...drawing, counts: chart.map(({ taken }) => taken) }).replaceAll(
    '<',
    '\\u003c',
  );
  return `<div class="drawn" data-number="${index}"><script type="application/json">${data}</script><p class="muted">Darker lines were taken more often, dashed red ones never. A line leads to its paths.</p><div class="drawing"></div></div>`;
}

function flowHtml(result: FlowResult, index: number): string {
  const walked = walkedOf(result);
  const wrong = walked.filter(({ outcome }) => outcome === 'failed').length;
  const paths = walked.map((path, place) => pathHtml(path, walked[place - 1], result.chart));
  return `<section id="flow-${index}"><details${wrong > 0 ? ' open' : ''}><summary><h2>${escaped(result.flow)}</h2>
<p class="muted">${walked.length === 1 ? '1 path' : `${walked.length} paths`}, ${wrong === 0 ? 'all passed' : `${wrong} failed`}; transitions taken: ${takenOf(result)}</p></summary>
${drawingHtml(result, index)}
<details><summary>The same as a table; each transition leads to its paths</summary>${chartHtml(result.chart)}</details>
<p class="chosen" hidden><span></span><button type="button" data-all>All paths</button></p>
<h3>Paths</h3>${paths.join('\n')}</details></section>`;
}

/** Failures by what differed: what a message says without the words that only its path has. */
function failureGroups(flows: readonly FlowResult[]): [difference: string, paths: PathResult[]][] {
  const groups = new Map<string, PathResult[]>();
  for (const path of flows.flatMap(({ paths }) => paths).filter(({ outcome }) => outcome === 'failed')) {
    const lines = (path.message ?? '').split('\n').filter((line) => /^\s*[-+] /.test(line));
    const difference =
      lines.length > 0 ? lines.join('\n') : (path.message ?? '').replace(/^after [^:]*: /, '');
    groups.set(difference, [...(groups.get(difference) ?? []), path]);
  }
  return [...groups].sort(([, a], [, b]) => b.length - a.length);
}

function failuresHtml(flows: readonly FlowResult[]): string {
  const groups = failureGroups(flows);
  if (groups.length === 0) return '';
  const items = groups.map(([difference, paths]) => {
    const links = paths.map(
      (path) =>
        `<li><button type="button" class="link" data-goto="${idOf(path)}">${escaped(`${path.flow}: ${path.name}`)}</button></li>`,
    );
    return `<details open><summary class="wrong">${paths.length === 1 ? '1 path' : `${paths.length} paths`}</summary><pre>${escaped(difference)}</pre><ul>${links.join('')}</ul></details>`;
  });
  return `<h2>What failed, by its difference</h2>${items.join('')}`;
}

/** The whole report as one page that needs no server and no network; its drawings need `mermaid.min.js` beside it. */
export function reportPage(flows: readonly FlowResult[], run: RunFacts): string {
  const walked = flows.filter((flow) => walkedOf(flow).length > 0);
  const overview = walked.map((flow, index) => {
    const all = walkedOf(flow);
    const right = all.filter(({ outcome }) => outcome === 'passed').length;
    return `<tr><th scope="row"><a href="#flow-${index}">${escaped(flow.flow)}</a></th><td class="${right === all.length ? 'right' : 'wrong'}">${right} of ${all.length}</td><td>${takenOf(flow)}</td></tr>`;
  });
  const facts = `Walked ${run.place} in ${Math.round(run.durationMs / 1000)} s, ended ${run.date}, commit ${run.commit}.`;
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Paths</title><style>${css}</style></head>
<body><header><h1>Paths</h1><p class="muted">${escaped(facts)}</p></header>
${failuresHtml(walked)}
<div class="scroll"><table><thead><tr><th scope="col">Flow</th><th scope="col">Paths right</th><th scope="col">Transitions taken</th></tr></thead><tbody>${overview.join('')}</tbody></table></div>
<label class="find">Find a path by its words<input type="search" placeholder="such as: goes back, starts over, failed"></label>
<main>${walked.map(flowHtml).join('\n')}</main><script>${script}</script></body></html>
`;
}

/** The results as JSON: what ran, and of each path its outcome, its transitions and what was wrong. */
export function reportJson(flows: readonly FlowResult[], run: RunFacts): string {
  const results = flows.map(({ flow, chart, paths }) => ({
    flow,
    transitions: chart,
    paths: paths
      .filter(({ outcome }) => outcome !== 'not walked')
      .map(({ name, steps, outcome, durationMs, walked, taken, message }) => ({
        name,
        steps,
        outcome,
        durationMs: Math.round(durationMs),
        walked,
        taken,
        message,
      })),
  }));
  return `${JSON.stringify({ ...run, flows: results }, undefined, 2)}\n`;
}
