import { describe, expect, it } from 'vitest';
import { StateMachine, type AnyStateMachine, type AnyStateNode } from 'xstate';

const modules = import.meta.glob<Record<string, unknown>>('../../machines/**/*.machine.ts', { eager: true });

const charts = Object.entries(modules).map(([file, exports]): [name: string, AnyStateMachine] => {
  const machine = Object.values(exports).find((value) => value instanceof StateMachine);
  return [file.split('/').at(-1)?.replace('.machine.ts', '') ?? '', machine as AnyStateMachine];
});

const inCamelCase = (name: string) => name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());

function invokedBy(node: AnyStateNode): readonly { id: string; src: unknown }[] {
  return [...node.invoke, ...Object.values(node.states).flatMap(invokedBy)];
}

/** A chart that loads several things names each load by what it loads. */
const isLoad = (src: unknown) => src === 'loadPart' || src === 'loadTool';

/** The inspector shows these names, and a binding gives the real actor to the one of its name. */
describe('one name for one thing', () => {
  it.each(charts)('%s is called as its file', (name, machine) => {
    expect(machine.id).toBe(inCamelCase(name));
  });

  it.each(charts)('what %s invokes is called as what it runs', (_name, machine) => {
    const invoked = invokedBy(machine.root);
    expect(invoked.map(({ id }) => id)).toEqual(
      invoked.map(({ src }) => (isLoad(src) ? expect.stringMatching(/^load-./) : src)),
    );
  });
});
