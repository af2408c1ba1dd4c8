import type { AnyStateMachine } from 'xstate';
import { chartFacts } from './chart';

/** What the picture of the system is drawn from: the root, its children's charts, and every source by its path. */
export interface SystemParts {
  readonly root: AnyStateMachine;
  /** The charts of the children, by their folders below `machines/site`. */
  readonly charts: ReadonlyMap<string, readonly AnyStateMachine[]>;
  readonly sources: Readonly<Record<string, string>>;
}

interface Message {
  readonly from: string;
  readonly to: string;
  readonly event: string;
}

const outside = { flows: 'page flows', device: 'the page and the device' } as const;

/** Who speaks in a file: a child of the site, the flows of pages, or what brings the device's facts. */
function speakerOf(file: string): string {
  const child = /machines\/site\/([\w-]+)\//.exec(file)?.[1];
  if (child !== undefined) return child;
  return file.includes('src/flows/') ? 'flows' : 'device';
}

/** What is said by `forNotices({ type: 'notice.raised' … })` and its like, each once. */
function messagesIn(sources: SystemParts['sources']): Message[] {
  const said = Object.entries(sources)
    .filter(([file]) => !file.endsWith('machines/site/events.ts'))
    .flatMap(([file, text]) =>
      [...text.matchAll(/\bfor([A-Z]\w*)\(\s*(\{\s*type: '([^']+)')?/g)].map(
        ([, child = '', , event = 'what it heard']) => ({
          from: speakerOf(file),
          to: child.charAt(0).toLowerCase() + child.slice(1),
          event,
        }),
      ),
    );
  return [...new Map(said.map((message) => [Object.values(message).join(' '), message])).values()];
}

function childrenOf({ root }: SystemParts): string[] {
  const told = root.events.flatMap((event) =>
    event.endsWith('.told') ? event.slice(0, -'.told'.length) : [],
  );
  return [...new Set(told)].sort();
}

/** Actors that a child starts for itself: those that its charts invoke, and the charts beside it that it spawns. */
function ownedBy(child: string, { charts }: SystemParts): string[] {
  const own = charts.get(child) ?? [];
  const beside = own.filter(({ id }) => id.toLowerCase() !== child.toLowerCase()).map(({ id }) => id);
  return [...new Set([...beside, ...own.flatMap((machine) => chartFacts(machine).actors)])].sort();
}

/** The system of actors for Mermaid: solid lines for who owns whom, dotted ones for who tells whom what. */
export function systemDrawing(parts: SystemParts): string {
  const children = childrenOf(parts);
  const messages = messagesIn(parts.sources).filter(({ to }) => children.includes(to));
  const pairs = [...new Set(messages.map(({ from, to }) => `${from} ${to}`))].sort();
  return [
    'flowchart LR',
    ...Object.entries(outside).map(([id, words]) => `  ${id}(["${words}"])`),
    '  site["site"]',
    ...children.map((child) => `  ${child}["${child}"]`),
    ...children.flatMap((child) =>
      ownedBy(child, parts).map((actor) => `  ${child}_${actor.replaceAll('-', '_')}("${actor}")`),
    ),
    ...children.map((child) => `  site --> ${child}`),
    ...children.flatMap((child) =>
      ownedBy(child, parts).map((actor) => `  ${child} --> ${child}_${actor.replaceAll('-', '_')}`),
    ),
    ...pairs.map((pair) => {
      const [from = '', to = ''] = pair.split(' ');
      const events = messages.filter((message) => message.from === from && message.to === to);
      return `  ${from} -. "${events
        .map(({ event }) => event)
        .sort()
        .join('<br>')}" .-> ${to}`;
    }),
  ].join('\n');
}
