import { describe, expect, it } from 'vitest';
import { faults } from '../../faults/faults.mjs';
import { leadFaults, mainFault, scriptlessFault } from '../../other-browsers/lead-faults';
import { untried } from '../../other-browsers/untried';

describe('the faults in Firefox and WebKit', () => {
  const tried = new Set([mainFault, scriptlessFault, ...leadFaults.flatMap((one) => one.faults)]);
  const reasoned = untried.flatMap(([, numbers]) => numbers);

  it('each is tried there, or has a reason why not', () => {
    const numbers = [...tried, ...reasoned].toSorted((one, other) => one - other);
    expect(numbers).toEqual(faults.map((_, index) => index + 1));
  });
});
