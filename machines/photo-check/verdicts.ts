/** What follows from the figures: whether each is as the document asks. Nothing here knows what an officer will say. */
import { croppedPixels } from './crop';
import type { MarkName, Marks } from './marks';
import type { Measured } from './measuring';
import type { Framed } from './pictures';
import { pixelRange, proportionOf, type PhotoRules, type Range, type Size } from './sizes';

export const checks = ['pixels', 'proportions', 'head', 'eyes', 'sharpness', 'background', 'light'] as const;
export type Check = (typeof checks)[number];

/** `unknown`: the document's rule was not found. */
export type Outcome = 'good' | 'doubtful' | 'bad' | 'unknown';

/** Which sentence explains it. */
export type Reason =
  | 'enough'
  | 'few'
  | 'cut'
  | 'within'
  | 'small'
  | 'large'
  | 'low'
  | 'high'
  | 'unpublished'
  /** The visitor has not said where it is. */
  | 'unmarked'
  | 'sharp'
  | 'soft'
  | 'blurred'
  | 'even'
  | 'grey'
  | 'coloured'
  | 'dark'
  | 'uneven'
  | 'fine'
  | 'bright'
  | 'one-sided';

export interface Verdict {
  readonly check: Check;
  readonly outcome: Outcome;
  readonly reason: Reason;
}

/** Below the first it is blurred, from the second on it is sharp. */
const sharpnessSteps = { blurred: 12, sharp: 40 };

const backgroundLimits = {
  /** From here on it is white, or light. */
  white: 215,
  light: 165,
  /** The most that its pixels, and its two sides, may differ. */
  spread: 16,
  sides: 18,
  /** The most colour that white may have. */
  colour: 28,
};

/** Wide, because faces are light and dark: only what no face is counts. */
const faceLimits = { dark: 40, bright: 235, burnt: 0.3, sides: 55 };

/** Half a millimetre of a photo of 45: a mark is set by eye. */
const tolerance = 0.011;

function among(value: number, { min, max }: Range): 'below' | 'near' | 'within' | 'above' {
  if (value < min - tolerance) return 'below';
  if (value > max + tolerance) return 'above';
  return value < min || value > max ? 'near' : 'within';
}

function pixelsVerdict(rules: PhotoRules, cropped: Size): Verdict {
  const { smallest } = pixelRange(rules);
  // Half a pixel is lost to rounding.
  if (cropped.width + 0.5 >= smallest.width) return { check: 'pixels', outcome: 'good', reason: 'enough' };
  const isNear = cropped.width >= smallest.width * 0.8;
  return { check: 'pixels', outcome: isNear ? 'doubtful' : 'bad', reason: 'few' };
}

function shareVerdict(
  check: 'head' | 'eyes',
  share: number,
  asked: Range | undefined,
  isMarked: boolean,
  [below, above]: readonly [Reason, Reason],
): Verdict {
  if (!asked) return { check, outcome: 'unknown', reason: 'unpublished' };
  if (!isMarked) return { check, outcome: 'doubtful', reason: 'unmarked' };
  const where = among(share, asked);
  if (where === 'below') return { check, outcome: 'bad', reason: below };
  if (where === 'above') return { check, outcome: 'bad', reason: above };
  if (where === 'within') return { check, outcome: 'good', reason: 'within' };
  return { check, outcome: 'doubtful', reason: share < asked.min ? below : above };
}

function sharpnessVerdict({ sharpness }: Measured): Verdict {
  const check = 'sharpness';
  if (sharpness < sharpnessSteps.blurred) return { check, outcome: 'bad', reason: 'blurred' };
  if (sharpness < sharpnessSteps.sharp) return { check, outcome: 'doubtful', reason: 'soft' };
  return { check, outcome: 'good', reason: 'sharp' };
}

function backgroundVerdict({ background }: PhotoRules, measured: Measured): Verdict {
  const check = 'background';
  const { white, light, spread, sides, colour } = backgroundLimits;
  if (measured.backgroundLight < light) return { check, outcome: 'bad', reason: 'dark' };
  if (measured.backgroundSpread > spread || measured.backgroundSides > sides)
    return { check, outcome: 'bad', reason: 'uneven' };
  if (background === 'white' && measured.backgroundColour > colour)
    return { check, outcome: 'bad', reason: 'coloured' };
  if (background === 'white' && measured.backgroundLight < white)
    return { check, outcome: 'doubtful', reason: 'grey' };
  return { check, outcome: 'good', reason: 'even' };
}

function lightVerdict({ faceLight, faceBurnt, faceSides }: Measured): Verdict {
  const check = 'light';
  if (faceLight < faceLimits.dark) return { check, outcome: 'bad', reason: 'dark' };
  if (faceLight > faceLimits.bright || faceBurnt > faceLimits.burnt)
    return { check, outcome: 'bad', reason: 'bright' };
  if (faceSides > faceLimits.sides) return { check, outcome: 'doubtful', reason: 'one-sided' };
  return { check, outcome: 'good', reason: 'fine' };
}

/** Every check of a photo, in the order in which they are told. The eyes are left out where nothing asks for them. */
export function verdictsOf(
  { rules, picture, placement }: Framed,
  { marks: { crown, eyes, chin }, marked }: { readonly marks: Marks; readonly marked: readonly MarkName[] },
  measured: Measured,
): readonly Verdict[] {
  const cropped = croppedPixels(picture, proportionOf(rules), placement);
  const hasHead = marked.includes('crown') && marked.includes('chin');
  return [
    pixelsVerdict(rules, cropped),
    { check: 'proportions', outcome: 'good', reason: 'cut' },
    shareVerdict('head', chin - crown, rules.head, hasHead, ['small', 'large']),
    ...(rules.eyes
      ? [shareVerdict('eyes', 1 - eyes, rules.eyes, marked.includes('eyes'), ['low', 'high'])]
      : []),
    sharpnessVerdict(measured),
    backgroundVerdict(rules, measured),
    lightVerdict(measured),
  ];
}

/** How many are not good, of those that could be judged. */
export function countProblems(verdicts: readonly Verdict[]): number {
  return verdicts.filter(({ outcome }) => outcome === 'bad' || outcome === 'doubtful').length;
}
