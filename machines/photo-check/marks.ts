/** Where the visitor sees the head in the frame, as shares of its height from the top. */
import type { PhotoRules, Range } from './sizes';

export interface Marks {
  readonly crown: number;
  readonly eyes: number;
  readonly chin: number;
}

export type Mark = keyof Marks;

/** What passport photos mostly look like, where a document says nothing of it. */
const usualHead: Range = { min: 0.7, max: 0.8 };

function middleOf({ min, max }: Range): number {
  return (min + max) / 2;
}

/** Where the frame shows the head to lie: in the middle of what the document allows. The visitor's marks begin there. */
export function markedAtFirst({ head = usualHead, eyes }: PhotoRules): Marks {
  const height = middleOf(head);
  const above = (1 - height) * 0.4;
  const crown = eyes ? Math.max(0.02, 1 - middleOf(eyes) - height * 0.47) : above;
  return {
    crown: rounded(crown),
    eyes: rounded(eyes ? 1 - middleOf(eyes) : crown + height * 0.47),
    chin: rounded(crown + height),
  };
}

/** The marks with one of them elsewhere; each stays below the one before. */
export function withMark(marks: Marks, mark: Mark, at: number): Marks {
  const gap = 0.05;
  const place = Number.isFinite(at) ? Math.min(1, Math.max(0, at)) : marks[mark];
  const limits: Readonly<Record<Mark, Range>> = {
    crown: { min: 0, max: marks.eyes - gap },
    eyes: { min: marks.crown + gap, max: marks.chin - gap },
    chin: { min: marks.eyes + gap, max: 1 },
  };
  const { min, max } = limits[mark];
  return { ...marks, [mark]: rounded(Math.min(max, Math.max(min, place))) };
}

/** In thousandths: what a slider can say. */
function rounded(share: number): number {
  return Math.round(share * 1000) / 1000;
}
