import { act, fireEvent } from '@testing-library/react';
import { vi } from 'vitest';
import type { AnyActorRef, AnyEventObject, InspectionEvent } from 'xstate';

/*
 * A walk that asks no chart what can come next: each step is a control that the rendered view has enabled, a thing that one of the
 * flow's sources has told before (again, late, or in another order), or time.
 */

type Flow = AnyActorRef & { readonly _parent?: AnyActorRef; readonly logic: { readonly id?: string } };

/** What the sources of a flow have told it, on any walk, and the flow that runs now. */
export class ToldBySources {
  readonly #events = new Map<string, AnyEventObject>();
  readonly #chart: string;
  flow: AnyActorRef | undefined;

  constructor(chart: string) {
    this.#chart = chart;
  }

  readonly hear = (heard: InspectionEvent): void => {
    const actor = heard.actorRef as Flow;
    if (actor.logic.id !== this.#chart) return;
    this.flow = actor;
    if (heard.type !== '@xstate.event') return;
    const from = heard.sourceRef as Flow | undefined;
    const { type } = heard.event;
    if (from?._parent !== actor || type.startsWith('xstate.')) return;
    this.#events.set(`${type} ${this.#events.size % 3}`, heard.event);
  };

  get events(): readonly AnyEventObject[] {
    return [...this.#events.values()];
  }
}

/** Numbers from 0 to below 1, the same ones for the same seed. */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
}

const texts = ['', 'Asha Rao', '12', 'asha@example.in', '+91 98765 43210', 'japan', '-1'];
const dates = ['', '2026-02-01', '2026-02-20', '2025-12-31', '2031-01-01'];

/** Does with a control what a visitor can do with it. */
async function use(control: Element, pick: <Item>(items: readonly Item[]) => Item): Promise<void> {
  await act(async () => {
    if (control instanceof HTMLSelectElement) {
      const { value } = pick([...control.options].filter(({ disabled }) => !disabled));
      fireEvent.change(control, { target: { value } });
    } else if (control instanceof HTMLTextAreaElement) {
      fireEvent.change(control, { target: { value: pick(texts) } });
    } else if (control instanceof HTMLInputElement && control.type === 'range') {
      const [least, most] = [Number(control.min), Number(control.max)];
      const value = pick([least, most, Math.round((least + most) / 3)]);
      fireEvent.change(control, { target: { value: String(value) } });
    } else if (control instanceof HTMLInputElement && control.type === 'file') {
      fireEvent.change(control, { target: { files: [new File(['picture'], 'picture.jpg')] } });
    } else if (control instanceof HTMLInputElement && !['checkbox', 'radio'].includes(control.type)) {
      fireEvent.change(control, { target: { value: pick(control.type === 'date' ? dates : texts) } });
    } else {
      fireEvent.click(control);
    }
  });
}

interface FreeStep {
  readonly controls: readonly Element[];
  readonly told: ToldBySources;
  readonly random: () => number;
}

/** The states of a chart's regions, one by one, in a state's words. */
export function regionsIn(state: string): string[] {
  return state.split(/ \+ |[()]/).filter((words) => words !== '');
}

/** One step; gives it in words. */
export async function stepFreely({ controls, told, random }: FreeStep): Promise<string> {
  const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)] as Item;
  const kind = random();
  if (kind < 0.15 && told.events.length > 0) {
    const event = pick(told.events);
    await act(async () => told.flow?.send(event));
    return `a source tells ${event.type}`;
  }
  if (kind < 0.25 || controls.length === 0) {
    await act(async () => vi.advanceTimersByTime(700));
    return 'waits';
  }
  const control = pick(controls);
  const name = control.getAttribute('aria-label') ?? control.textContent ?? '';
  await use(control, pick);
  return `uses ${control.tagName.toLowerCase()} "${name.trim()}"`;
}
