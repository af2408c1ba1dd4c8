import type { AnyMachineSnapshot } from 'xstate';
import { scopeOf } from './screen';
import { controlOf, enabledControls, viewText } from './view-text';

/** What happens to a control when somebody uses it. */
const uses = ['click', 'change', 'input', 'keydown', 'paste'] as const;

/** A state value as words: `asking.form + closed`. */
export function wordsOf(value: unknown): string {
  if (typeof value === 'string') return value;
  return Object.entries((value ?? {}) as Record<string, unknown>)
    .map(([key, inner]) => {
      const words = wordsOf(inner);
      return words === '' ? key : `${key}.${words.includes(' + ') ? `(${words})` : words}`;
    })
    .join(' + ');
}

function entry<Value>(map: Map<string, Value>, key: string, make: () => Value): Value {
  const value = map.get(key) ?? make();
  map.set(key, value);
  return value;
}

const unusedHere = '--- no path uses here: ';

/** The states of a review in the order of their words, without what no path uses there: only all paths together say that. */
export function viewsIn(review: string): string[] {
  return review
    .replaceAll(new RegExp(`\\n${unusedHere}.*\\n`, 'g'), '')
    .split(/\n(?==== )/)
    .map((view) => view.trimEnd())
    .sort();
}

/** The steps by which the states of a review were come to, in words. */
export function stepsReviewed(review: string): string[] {
  return [...review.matchAll(/^=== .*\n {4}\((.*)\)$/gm)].map(([, steps = '']) => steps);
}

/** What a flow's view shows in each state, and which of its controls the paths use there. */
export class StateNotes {
  readonly #views = new Map<string, { readonly by: string; readonly text: string }>();
  readonly #situations = new Set<string>();
  readonly #offered = new Map<string, Set<string>>();
  readonly #used = new Map<string, Set<string>>();

  /** Looks at the view in the state that the flow is in now, the first time that it is so. */
  look(
    snapshot: AnyMachineSnapshot | undefined,
    situation: string,
    region: string | undefined,
    by: string,
  ): void {
    if (!snapshot || this.#situations.has(situation)) return;
    this.#situations.add(situation);
    const state = wordsOf(snapshot.value);
    const scope = scopeOf(document.body, region);
    entry(this.#views, state, () => ({ by, text: viewText(scope) }));
    const offered = entry(this.#offered, state, () => new Set<string>());
    for (const control of enabledControls(scope)) offered.add(control);
  }

  /** Notes which controls are used while something is done. */
  async during(snapshot: AnyMachineSnapshot | undefined, act: () => unknown): Promise<void> {
    const used = entry(this.#used, wordsOf(snapshot?.value), () => new Set<string>());
    const note = (event: Event) => {
      const control = controlOf(event);
      const isUse = event.type !== 'keydown' || !control?.startsWith('button');
      if (control && isUse) used.add(control);
    };
    for (const use of uses) document.addEventListener(use, note, { capture: true });
    try {
      await act();
    } finally {
      for (const use of uses) document.removeEventListener(use, note, { capture: true });
    }
  }

  /** Every state with what its view shows and which of its controls no path uses there, for a review. */
  get text(): string {
    return [...this.#views]
      .map(([state, { by, text }]) => {
        const unused = [...(this.#offered.get(state) ?? [])].filter(
          (control) => !this.#used.get(state)?.has(control),
        );
        const note = unused.length === 0 ? '' : `\n${unusedHere}${unused.join(', ')}\n`;
        return `=== ${state}\n    (${by})\n\n${text}\n${note}`;
      })
      .join('\n');
  }

  /** The controls that the view offers somewhere and no path uses anywhere. */
  get unused(): string[] {
    const used = new Set([...this.#used.values()].flatMap((controls) => [...controls]));
    const offered = new Set([...this.#offered.values()].flatMap((controls) => [...controls]));
    return [...offered].filter((control) => !used.has(control)).sort();
  }
}
