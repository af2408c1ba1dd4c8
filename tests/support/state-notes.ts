import type { AnyMachineSnapshot } from 'xstate';
import { scopeOf, visible } from './screen';
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

/** The states of a review by the steps that led to each, with its view, without what no path uses there: only all paths together say that. */
export function viewsIn(review: string): Map<string, { readonly state: string; readonly view: string }> {
  const entries = review
    .replaceAll(new RegExp(`\\n${unusedHere}.*\\n`, 'g'), '')
    .split(/\n(?==== )/)
    .map((text) => {
      const [, state = '', by = '', view = ''] =
        /^=== (.*)\n {4}\((.*)\)\n\n(.*)$/s.exec(text.trimEnd()) ?? [];
      return { state, by, view };
    });
  const shown = new Map(entries.map(({ state, view }) => [state, view]));
  const whole = (view: string) => shown.get(/^\(as in (.*)\)$/.exec(view)?.[1] ?? '') ?? view;
  return new Map(entries.map(({ state, by, view }) => [by, { state, view: whole(view) }]));
}

/** What a flow's view shows in each state, and which of its controls the paths use there. */
export class StateNotes {
  readonly #views = new Map<string, { readonly by: string; readonly text: string }>();
  readonly #situations = new Set<string>();
  readonly #offered = new Map<string, Set<string>>();
  readonly #used = new Map<string, Set<string>>();
  readonly #left = new Set<string>();

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
    if (visible(scope, 'a[href]').length > 0) this.#left.add(state);
  }

  /**
   * Notes which controls are used while something is done, and whether they, or an answer or delay that the flow waits for, lead on to
   * another state.
   */
  async during(
    now: () => AnyMachineSnapshot | undefined,
    isAwaited: boolean,
    act: () => unknown,
  ): Promise<void> {
    const state = wordsOf(now()?.value);
    const used = entry(this.#used, state, () => new Set<string>());
    let isCaused = isAwaited;
    const note = (event: Event) => {
      const control = controlOf(event);
      const isUse = event.type !== 'keydown' || !control?.startsWith('button');
      if (!control || !isUse) return;
      used.add(control);
      isCaused = true;
    };
    for (const use of uses) document.addEventListener(use, note, { capture: true });
    try {
      await act();
    } finally {
      for (const use of uses) document.removeEventListener(use, note, { capture: true });
      if (isCaused && wordsOf(now()?.value) !== state) this.#left.add(state);
    }
  }

  /** Every state with what its view shows, once where two show the same, and which of its controls no path uses there, for a review. */
  get text(): string {
    const first = new Map<string, string>();
    return [...this.#views]
      .map(([state, { by, text }]) => {
        const same = first.get(text);
        if (same === undefined) first.set(text, state);
        const view = same === undefined || !text.includes('\n') ? text : `(as in ${same})`;
        const unused = [...(this.#offered.get(state) ?? [])].filter(
          (control) => !this.#used.get(state)?.has(control),
        );
        const note = unused.length === 0 ? '' : `\n${unusedHere}${unused.join(', ')}\n`;
        return `=== ${state}\n    (${by})\n\n${view}\n${note}`;
      })
      .join('\n');
  }

  /** The controls that the view offers somewhere and no path uses anywhere. */
  get unused(): string[] {
    const used = new Set([...this.#used.values()].flatMap((controls) => [...controls]));
    const offered = new Set([...this.#offered.values()].flatMap((controls) => [...controls]));
    return [...offered].filter((control) => !used.has(control)).sort();
  }

  /** The states that a visitor has no way out of: no control, no link, and nothing that is waited for leads on. */
  get deadEnds(): string[] {
    return [...this.#views.keys()].filter((state) => !this.#left.has(state)).sort();
  }
}
