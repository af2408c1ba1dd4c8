import type { PathNote, TakenTransition, WalkNote } from './path-notes';

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
export function replayCommand({
  flow,
  name,
  isOnSite,
}: Pick<PathResult, 'flow' | 'name' | 'isOnSite'>): string {
  const quoted = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`;
  return `npm run test:paths -- ${isOnSite ? '--headed ' : ''}--flow ${quoted(flow)} --path ${quoted(name)}`;
}

/** Text as HTML, in content and in quoted attributes alike. */
export function escaped(text: string): string {
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
a { color: var(--ink); }`;

const script = `
const find = document.querySelector('input');
find.addEventListener('input', () => {
  const words = find.value.toLowerCase().split(/\\s+/).filter(Boolean);
  for (const path of document.querySelectorAll('[data-path]')) {
    const text = path.dataset.path;
    path.hidden = !words.every((word) => text.includes(word));
  }
  for (const flow of document.querySelectorAll('section')) {
    flow.hidden = words.length > 0 && !flow.querySelector('[data-path]:not([hidden])');
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
    return `<tr><th scope="row">${isFirst ? escaped(state) : ''}</th><td>${escaped(cause)}${how}</td><td>${escaped(target)}</td><td>${count}</td></tr>`;
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

function pathHtml(path: PathResult): string {
  const { flow, name, steps, isOnSite, outcome, durationMs, message } = path;
  const isWrong = outcome === 'failed';
  const words = `${flow} ${name} ${outcome}`.toLowerCase();
  return `<details data-path="${escaped(words)}"${isWrong ? ' open' : ''}>
<summary><span class="${isWrong ? 'wrong' : 'right'}">${marks[outcome]} ${outcome}</span> ${escaped(name)} <span class="muted">${Math.round(durationMs)} ms</span></summary>
<div class="body"><ol>${steps.map((step, index) => stepHtml(path, step, index)).join('')}</ol>
${message === undefined ? '' : `<pre>${escaped(message)}</pre>`}${screenHtml(path)}
<p class="muted">${isOnSite ? 'See it walked in Chromium, slowed:' : 'Walk it again:'}</p>
<div class="command"><pre>${escaped(replayCommand(path))}</pre><button type="button" data-copy>Copy</button></div></div></details>`;
}

function flowHtml(result: FlowResult, index: number): string {
  const walked = walkedOf(result);
  const wrong = walked.filter(({ outcome }) => outcome === 'failed').length;
  return `<section id="flow-${index}"><h2>${escaped(result.flow)}</h2>
<p class="muted">${walked.length === 1 ? '1 path' : `${walked.length} paths`}, ${wrong === 0 ? 'all passed' : `${wrong} failed`}; transitions taken: ${takenOf(result)}</p>
<details><summary>The chart: what each state does, and how often the paths took it</summary>${chartHtml(result.chart)}</details>
<h3>Paths</h3>${walked.map(pathHtml).join('\n')}</section>`;
}

/** The whole report as one page that needs no server and no network. `place` says where the paths were walked. */
export function reportPage(flows: readonly FlowResult[], place: string): string {
  const walked = flows.filter((flow) => walkedOf(flow).length > 0);
  const overview = walked.map((flow, index) => {
    const all = walkedOf(flow);
    const right = all.filter(({ outcome }) => outcome === 'passed').length;
    return `<tr><th scope="row"><a href="#flow-${index}">${escaped(flow.flow)}</a></th><td class="${right === all.length ? 'right' : 'wrong'}">${right} of ${all.length}</td><td>${takenOf(flow)}</td></tr>`;
  });
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Paths</title><style>${css}</style></head>
<body><header><h1>Paths</h1><p class="muted">Every way through every flow, walked ${escaped(place)}.</p></header>
<div class="scroll"><table><thead><tr><th scope="col">Flow</th><th scope="col">Paths right</th><th scope="col">Transitions taken</th></tr></thead><tbody>${overview.join('')}</tbody></table></div>
<label class="find">Find a path by its words<input type="search" placeholder="such as: goes back, starts over, failed"></label>
<main>${walked.map(flowHtml).join('\n')}</main><script>${script}</script></body></html>
`;
}
