/**
 * How much slower than this machine's processor the phone's is. Four times makes a mid-range phone of the reference machine in
 * `docs/speed.md`; a slower machine makes the same phone with less.
 */
export const processorSlowdown = Number(process.env['BENCH_SLOWDOWN'] ?? 4);
