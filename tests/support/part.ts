/** Whether the quick part of the tests runs, which takes less of the same: `npm test`. `npm run test:all` takes everything. */
export const isQuick = process.env['PART'] === 'quick';

/** How often a rule is tried with values that are made up: a tenth of it in the quick part. */
export function runs(all: number): number {
  return isQuick ? Math.ceil(all / 10) : all;
}
