export const faults: readonly string[];
