/** How a photo comes to a file that is neither too heavy nor too light. */
import { dotsPerInch, sizeOfWidth, type PhotoRules, type Size, type UploadRules } from './sizes';

/** A file that was tried: its width, the quality of its JPEG, 0 to 1, and what came of it. */
export interface Tried {
  readonly width: number;
  readonly quality: number;
  readonly bytes: number;
}

export type SaveFailure = 'too-heavy' | 'too-light';

export type EncodingStep =
  | { readonly next: { readonly size: Size; readonly quality: number } }
  /** The number of the one that is taken. */
  | { readonly taken: number }
  | { readonly failed: SaveFailure };

/** What is tried first: nobody sees a difference to more. */
const firstQuality = 0.92;
/** Below it a face shows blocks. */
const leastQuality = 0.5;
/** Between two qualities that are nearer than that, nothing is looked for. */
const nearness = 0.03;

const heaviest = ({ maxBytes }: UploadRules) => maxBytes ?? Number.POSITIVE_INFINITY;
const lightest = ({ minBytes }: UploadRules) => minBytes ?? 0;

/** Compressed further than the form wants it. */
function isThin({ mostCompression }: UploadRules, { width, height }: Size, bytes: number): boolean {
  return mostCompression !== undefined && bytes * mostCompression < width * height * 3;
}

function bestOf(tries: readonly Tried[], fits: (tried: Tried) => boolean): number | undefined {
  const found = tries.flatMap((tried, index) => (fits(tried) ? [{ ...tried, index }] : []));
  return found.sort((one, other) => other.bytes - one.bytes)[0]?.index;
}

/**
 * What is to be tried after these: first a good quality; where that is too heavy, the best that is not, then fewer pixels; where
 * it is too light, a better quality.
 */
export function nextTry(rules: PhotoRules, wanted: Size, tries: readonly Tried[]): EncodingStep {
  const limits: UploadRules = rules.upload ?? { smallest: wanted, largest: wanted };
  const last = tries.at(-1);
  if (!last) return { next: { size: wanted, quality: firstQuality } };
  const sameWidth = tries.filter(({ width }) => width === last.width);
  const size = sizeOfWidth(rules, last.width);
  const fitting = bestOf(tries, ({ bytes }) => bytes <= heaviest(limits) && bytes >= lightest(limits));
  const tooHeavy = sameWidth.filter(({ bytes }) => bytes > heaviest(limits)).map(({ quality }) => quality);
  const others = sameWidth.filter(({ bytes }) => bytes <= heaviest(limits)).map(({ quality }) => quality);
  if (tooHeavy.length === 0) {
    const isBest = last.quality === 1 || !isThin(limits, size, last.bytes);
    if (fitting !== undefined && isBest) return { taken: fitting };
    return last.quality === 1 ? { failed: 'too-light' } : { next: { size, quality: 1 } };
  }
  const above = Math.min(...tooHeavy);
  const below = Math.max(...others, 0);
  if (others.length === 0 && above > leastQuality) return { next: { size, quality: leastQuality } };
  if (others.length > 0 && above - below > nearness) return { next: { size, quality: (above + below) / 2 } };
  if (fitting !== undefined) return { taken: fitting };
  if (others.length > 0) return { failed: 'too-light' };
  const narrower = Math.max(limits.smallest.width, Math.round(last.width * 0.8));
  if (narrower === last.width) return { failed: 'too-heavy' };
  return { next: { size: sizeOfWidth(rules, narrower), quality: firstQuality } };
}

/** A JPEG that says how many of its pixels make an inch, so that it prints in its true size. */
export function withDensity(jpeg: Uint8Array, dots = dotsPerInch): Uint8Array {
  const density = [1, dots >> 8, dots & 255, dots >> 8, dots & 255];
  const hasHeader = jpeg[2] === 0xff && jpeg[3] === 0xe0 && jpeg[6] === 0x4a && jpeg[7] === 0x46;
  if (hasHeader) {
    const changed = Uint8Array.from(jpeg);
    changed.set(density, 13);
    return changed;
  }
  const header = [0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46, 0, 1, 1, ...density, 0, 0];
  return Uint8Array.from([0xff, 0xd8, ...header, ...jpeg.subarray(2)]);
}
