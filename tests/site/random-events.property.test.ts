import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { StateMachine, type AnyStateMachine } from 'xstate';
import type { Play } from '../support/arbitraries';
import { runs } from '../support/part';

/* Every chart is sent any events in any order. Which events those are, and what has to stay true, stands beside its other tests. */

/** All sequences follow from it; a failure prints it with the path to the sequence, and that shrunk. */
const seed = 69;

const plays = Object.values(
  import.meta.glob<{ readonly randomEvents: Play }>('../**/*random-events.ts', { eager: true }),
).map(({ randomEvents }) => randomEvents);

const modules = import.meta.glob<Record<string, unknown>>('../../machines/**/*.machine.ts', { eager: true });

const machines = Object.entries(modules).flatMap(([file, exports]) =>
  Object.values(exports)
    .filter((exported): exported is AnyStateMachine => exported instanceof StateMachine)
    .map((machine) => [file.split('/').at(-1)?.replace('.machine.ts', '') ?? '', machine] as const),
);

/** The play of a machine; throws, and says what to add, when there is none or an actor has no answer in it. */
function playOfMachine(name: string, machine: AnyStateMachine): Play {
  const play = plays.find((one) => one.machine === machine);
  if (play === undefined) {
    throw new Error(
      `${name} is not played: write its random-events.ts with its events ${machine.events.join(', ')}.`,
    );
  }
  if (play.unanswered.length > 0) {
    throw new Error(
      `Add to the answers of "${name}" what these actors may give: ${play.unanswered.join(', ')}.`,
    );
  }
  return play;
}

describe('any events in any order, 10,000 sequences for each machine', () => {
  it.each(machines)('fault 69: %s stays as it has to be', { timeout: 120_000 }, (name, machine) => {
    const { events, flaws, unreached } = playOfMachine(name, machine);
    fc.assert(
      fc.property(events, (sequence) => {
        const found = flaws(sequence);
        if (found.length > 0) throw new Error(`Not true: ${found.join('; ')}.`);
      }),
      { numRuns: runs(10_000), seed },
    );
    // Nothing rests in a state that is left at once.
    const isRestedIn = (id: string) => machine.getStateNodeById(id).always === undefined;
    expect(unreached().filter(isRestedIn), 'states that no sequence led to').toEqual([]);
  });
});

/** A notice takes the place of the one with its id: of one flow that is its outcome, of two it would be a loss. */
it('an id of a notice belongs to one matter, whatever charts are about it', () => {
  const raisers = new Map<string, string[]>();
  for (const { machine, events, flaws, raised } of plays) {
    for (const sequence of fc.sample(events, { numRuns: 300, seed })) flaws(sequence);
    for (const id of raised()) raisers.set(id, [...(raisers.get(id) ?? []), machine.id].sort());
  }
  expect(Object.fromEntries(raisers)).toEqual({
    'staff-session': ['staffSession'],
    copy: ['documentChecklist', 'travelLetters', 'tripEstimator', 'tripLink', 'visaApplication'],
    'device-data': ['deviceData'],
    'eligibility-check': ['eligibilityChecker'],
    'missing-post': ['missingPost'],
    'payment-return': ['payment'],
    'tool-dialog': ['tools'],
    'trip-picture': ['tripLink'],
    'visa-application': ['countryListing', 'deliveries', 'visaApplication'],
  });
});
