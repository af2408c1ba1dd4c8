import { parts, type SiteChild } from '../../machines/site/parts';
import { views, type Message, type Recording } from './system-recording';

const isPart = (name: string): name is SiteChild => name in parts;

const byName = (one: string, other: string) => one.localeCompare(other);

function edgesOf(messages: readonly Message[]): string[] {
  const pairs = [...new Set(messages.map(({ from, to }) => `${from} ${to}`))].sort(byName);
  return pairs.map((pair) => {
    const [from = '', to = ''] = pair.split(' ');
    const events = messages.filter((message) => message.from === from && message.to === to);
    const words = events.map(({ event }) => event).sort(byName);
    return `  ${from} -. "${words.join('<br>')}" .-> ${to}`;
  });
}

/** Who says what to whom, for Mermaid: flows of pages on the left, parts of the site on the right. */
function drawing({ owned, messages }: Recording): string {
  const names = [...owned.keys()].filter((name) => !name.startsWith('load-')).sort(byName);
  const between = messages.filter(
    ({ from, to }) => [views, 'site', ...names].includes(from) && names.includes(to),
  );
  // The root forwards what others say to a part: only what it says itself is drawn as its own.
  const said = between.filter(
    ({ from, to, event }) =>
      from !== 'site' ||
      !between.some((other) => other.from !== 'site' && other.to === to && other.event === event),
  );
  const nodes = (isWithin: (name: string) => boolean) =>
    names
      .filter((name) => isWithin(name) && said.some(({ from, to }) => from === name || to === name))
      .map((name) => `    ${name}["${name}"]`);
  return [
    'flowchart LR',
    `  ${views}(["${views}"])`,
    '  site["site"]',
    '  subgraph flows["flows of pages"]',
    ...nodes((name) => !isPart(name)),
    '  end',
    '  subgraph parts["parts of the site"]',
    ...nodes(isPart),
    '  end',
    ...edgesOf(said),
  ].join('\n');
}

/** What each chart hears of the world and asks of it: one row for each actor that it starts. */
function table({ owned, messages }: Recording): string[] {
  const list = (events: readonly Message[]) =>
    events
      .map(({ event }) => `\`${event}\``)
      .sort(byName)
      .join(', ') || '–';
  return [...owned.keys()].sort(byName).flatMap((child) =>
    [...(owned.get(child) ?? [])].sort(byName).map((own) => {
      const address = `${child} / ${own}`;
      const owner = address.split(' / ').slice(0, -1).join(' / ');
      const tells = messages.filter(({ from, to }) => from === address && to === owner);
      const asked = messages.filter(({ from, to }) => from === owner && to === address);
      return `| ${owner} | ${own.split(' / ').at(-1) ?? ''} | ${list(tells)} | ${list(asked)} |`;
    }),
  );
}

/** The system as it was heard, as a page: the picture, and what each source told. */
export function systemPage(recording: Recording): string {
  return [
    '# The site as one system',
    '',
    '<!-- Written by `npm run charts` from a recorded run of the main journeys: tests/site/system.test.tsx. -->',
    '',
    'What the flows of pages and the parts of the site said to each other while somebody walked through the main journeys. What is said',
    'to a part goes by way of the root, which forwards it; arrows from `views` are what a view or a source says in no actor’s name. What no',
    'journey does has no arrow. Flows that said nothing to the site are in the table only.',
    '',
    '```mermaid',
    drawing(recording),
    '```',
    '',
    'What each chart heard in that run from the actors that it starts, and what it asked of them. A source that told nothing had',
    'nothing to tell; a service that is not a source answers its chart once.',
    '',
    '| chart | starts | which told | and was asked |',
    '| --- | --- | --- | --- |',
    ...table(recording),
    '',
  ].join('\n');
}
